import type { GameId } from '@doorcard/engine';
import type { Coefficients } from './pairValue.js';
import { values as deuceSingle } from './values/2-7-single.generated.js';
import { values as deuceTriple } from './values/2-7-triple.generated.js';
import { values as badugi } from './values/badugi.generated.js';
import { values as holdem } from './values/holdem.generated.js';
import { values as limitHoldem } from './values/limit-holdem.generated.js';
import { values as omaha8 } from './values/omaha8.generated.js';
import { values as plo } from './values/plo.generated.js';
import { values as razz } from './values/razz.generated.js';
import { values as stud } from './values/stud.generated.js';
import { values as stud8 } from './values/stud8.generated.js';

const STEP = 1000;

const VALUES: Readonly<Record<GameId, readonly string[]>> = {
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

const found = new Map<GameId, Coefficients>();

/** The value function of a game. Moments that were too rare to be fitted have no coefficients. */
export function findCoefficients(game: GameId): Coefficients {
  const known = found.get(game);
  if (known !== undefined) return known;
  const coefficients = VALUES[game].map((row) =>
    row === '' ? [] : row.split(' ').map((text) => Number(text) / STEP),
  );
  found.set(game, coefficients);
  return coefficients;
}
