import { HOLDEM } from '@doorcard/cards';
import type { Variant } from '../variant.js';
import { boardStreets } from './streets.js';

export const limitHoldem: Variant = {
  id: 'limit-holdem',
  forced: 'blinds',
  betting: 'fixedLimit',
  maxSeats: 10,
  streets: boardStreets(2),
  showdown: HOLDEM,
};
