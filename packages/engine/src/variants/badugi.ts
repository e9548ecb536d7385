import { BADUGI } from '@doorcard/cards';
import type { Variant } from '../variant.js';
import { tripleDrawStreets } from './streets.js';

export const badugi: Variant = {
  id: 'badugi',
  forced: 'blinds',
  betting: 'fixedLimit',
  maxSeats: 8,
  streets: tripleDrawStreets(4),
  showdown: BADUGI,
};
