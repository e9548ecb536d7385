import { OMAHA } from '@doorcard/cards';
import type { Variant } from '../variant.js';
import { boardStreets } from './streets.js';

export const plo: Variant = {
  id: 'plo',
  forced: 'blinds',
  betting: 'potLimit',
  maxSeats: 10,
  streets: boardStreets(4),
  showdown: OMAHA,
};
