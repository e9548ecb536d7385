import type { GameId, Variant } from '../variant.js';
import { badugi } from './badugi.js';
import { deuceSingle } from './deuceSingle.js';
import { deuceTriple } from './deuceTriple.js';
import { holdem } from './holdem.js';
import { limitHoldem } from './limitHoldem.js';
import { omaha8 } from './omaha8.js';
import { plo } from './plo.js';
import { razz } from './razz.js';
import { stud } from './stud.js';
import { stud8 } from './stud8.js';

/** To add a game: one file beside this one, one line here and one in GAMES. */
export const VARIANTS: Readonly<Record<GameId, Variant>> = {
  badugi,
  stud,
  razz,
  stud8,
  'limit-holdem': limitHoldem,
  holdem,
  omaha8,
  plo,
  '2-7-triple': deuceTriple,
  '2-7-single': deuceSingle,
};
