import { DEUCE_TRIPLE } from '@doorcard/cards';
import type { Variant } from '../variant.js';
import { tripleDrawStreets } from './streets.js';

export const deuceTriple: Variant = {
  id: '2-7-triple',
  forced: 'blinds',
  betting: 'fixedLimit',
  maxSeats: 6,
  streets: tripleDrawStreets(5),
  showdown: DEUCE_TRIPLE,
};
