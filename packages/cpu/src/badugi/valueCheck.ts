import { refuse, succeed, type Result } from '@doorcard/cards';
import type { DrawRecord } from '@doorcard/engine';
import type { EquityCalculation } from './equityCalculation.js';
import type { HandStrengthRange } from './handStrengthRange.js';
import type { PositionContext } from './position.js';
import { DRAWS } from './standing.js';
import type { StrategyProfile } from './strategyProfile.js';

/** A number, the range it must lie in, and its name. */
type Bounds = readonly [name: string, value: number, min: number, max: number];

/** The value, or an error that names the first number out of its range. */
function checkBounds<T>(kind: string, value: T, bounds: readonly Bounds[]): Result<T> {
  // Written so that NaN is out of every range.
  const wrong = bounds.find(([, number, min, max]) => !(number >= min && number <= max));
  if (wrong === undefined) return succeed(value);
  const [name, number, min, max] = wrong;
  return refuse({
    code: `${kind}/out-of-range`,
    value: String(number),
    problem: `${name} is ${number}`,
    expected: max === Infinity ? `${name} from ${min}` : `${name} from ${min} to ${max}`,
  });
}

/** A personality of one's own. */
export const checkStrategyProfile = (profile: StrategyProfile): Result<StrategyProfile> =>
  checkBounds('profile', profile, [
    ['aggressionFactor', profile.aggressionFactor, 0.8, 1.2],
    ['bluffFrequency', profile.bluffFrequency, 0.1, 0.25],
    ['tightnessFactor', profile.tightnessFactor, 0.8, 1.2],
  ]);

export const checkPositionContext = (position: PositionContext): Result<PositionContext> =>
  checkBounds('position', position, [
    ['activePlayers', position.activePlayers, 2, Infinity],
    ['relativePosition', position.relativePosition, 0, position.activePlayers - 1],
  ]);

export const checkHandStrengthRange = (range: HandStrengthRange): Result<HandStrengthRange> =>
  checkBounds('reading', range, [['confidence', range.confidence, 0, 1]]);

export const checkEquityCalculation = (equity: EquityCalculation): Result<EquityCalculation> =>
  checkBounds('equity', equity, [
    ['potOdds', equity.potOdds, 0, Infinity],
    ['winProbability', equity.winProbability ?? 0, 0, 1],
    ['requiredEquity', equity.requiredEquity, 0, 1],
  ]);

/** What a seat drew so far: at most three draws of at most four cards. */
export function checkDraws(draws: readonly DrawRecord[]): Result<readonly DrawRecord[]> {
  const counts = draws.map((draw): Bounds => ['cards drawn', draw === 'pat' ? 0 : draw, 0, 4]);
  return checkBounds('draws', draws, [['draws', draws.length, 0, DRAWS], ...counts]);
}
