import { STUD_EIGHT } from '@doorcard/cards';
import type { Variant } from '../variant.js';
import { studStreets } from './streets.js';

export const stud8: Variant = {
  id: 'stud8',
  forced: 'bringIn',
  bringInBy: 'lowestCard',
  betting: 'fixedLimit',
  maxSeats: 8,
  streets: studStreets('highBoard'),
  showdown: STUD_EIGHT,
};
