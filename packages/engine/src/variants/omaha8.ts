import { OMAHA_EIGHT } from '@doorcard/cards';
import type { Variant } from '../variant.js';
import { boardStreets } from './streets.js';

export const omaha8: Variant = {
  id: 'omaha8',
  forced: 'blinds',
  betting: 'fixedLimit',
  maxSeats: 10,
  streets: boardStreets(4),
  showdown: OMAHA_EIGHT,
};
