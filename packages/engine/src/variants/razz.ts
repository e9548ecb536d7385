import { RAZZ } from '@doorcard/cards';
import type { Variant } from '../variant.js';
import { studStreets } from './streets.js';

export const razz: Variant = {
  id: 'razz',
  forced: 'bringIn',
  bringInBy: 'highestCard',
  betting: 'fixedLimit',
  maxSeats: 8,
  streets: studStreets('lowBoard'),
  showdown: RAZZ,
};
