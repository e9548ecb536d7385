import { STUD } from '@doorcard/cards';
import type { Variant } from '../variant.js';
import { studStreets } from './streets.js';

export const stud: Variant = {
  id: 'stud',
  forced: 'bringIn',
  bringInBy: 'lowestCard',
  betting: 'fixedLimit',
  maxSeats: 8,
  streets: studStreets('highBoard'),
  showdown: STUD,
};
