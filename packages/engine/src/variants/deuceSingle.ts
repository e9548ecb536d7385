import { DEUCE_SINGLE } from '@doorcard/cards';
import type { Variant } from '../variant.js';
import { tripleDrawStreets } from './streets.js';

export const deuceSingle: Variant = {
  id: '2-7-single',
  forced: 'blinds',
  betting: 'noLimit',
  maxSeats: 7,
  streets: tripleDrawStreets(5).slice(0, 2),
  showdown: DEUCE_SINGLE,
};
