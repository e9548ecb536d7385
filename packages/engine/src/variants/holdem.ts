import { HOLDEM } from '@doorcard/cards';
import type { Variant } from '../variant.js';
import { boardStreets } from './streets.js';

export const holdem: Variant = {
  id: 'holdem',
  forced: 'blinds',
  betting: 'noLimit',
  maxSeats: 10,
  streets: boardStreets(2),
  showdown: HOLDEM,
};
