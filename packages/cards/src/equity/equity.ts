import { succeed, type Result } from '@doorcard/sealed';
import type { Rng } from '../rng.js';
import { EquityDeal } from './deal.js';
import type { DrawPolicyId } from './drawPolicy.js';
import { countShowdowns, enumerate, type Progress } from './enumeration.js';
import { halfWidth, sample } from './sampling.js';
import { checkSpot, type EquitySpot } from './equitySpot.js';
import { Tally } from './tally.js';

export interface EquityOptions {
  /** Where samples come from when there is too much to enumerate. */
  readonly rng: Rng;
  /**
   * The largest amount of work to do exactly, in hand evaluations; the default takes a few seconds. 0 always samples.
   */
  readonly exactLimit?: number;
  /** Sampling stops when every 95 % interval is at most this wide to either side; 0.001 by default. */
  readonly margin?: number;
  /** Sampling stops after this many samples in any case; 10 million by default. */
  readonly maxSamples?: number;
  readonly onProgress?: Progress;
}

export interface HandEquity {
  /** How often the hand takes the whole pot: in hi-lo games, how often it scoops. */
  readonly win: number;
  /** How often it takes only a part of the pot. */
  readonly tie: number;
  /** Its average share of the pot. */
  readonly equity: number;
  /** A 95 % interval of the equity; for an exact result both ends are the equity itself. */
  readonly interval: readonly [low: number, high: number];
  /** Hi-lo games only. */
  readonly split?: SplitEquity;
}

export interface SplitEquity {
  /** What the high and the low half contribute, as parts of the whole pot; they add up to the equity. */
  readonly high: number;
  readonly low: number;
  /** How often the hand is quartered: it gets something, but no more than a quarter of the pot. */
  readonly quarter: number;
}

export interface Equity {
  readonly method: 'exact' | 'sampled';
  /** How many showdowns were counted. */
  readonly showdowns: number;
  /** The drawing rule that was assumed, when draws were left. */
  readonly policy?: DrawPolicyId;
  /** In the order of the spot. */
  readonly hands: readonly HandEquity[];
}

const EXACT_LIMIT = 100_000_000;
/** The cost of an Omaha hand, in evaluations of seven cards. */
const OMAHA_COST = 10;

/** The equity of each hand, exact where that takes seconds, otherwise sampled. */
export function computeEquity(spot: EquitySpot, options: EquityOptions): Result<Equity> {
  const checked = checkSpot(spot);
  if (!checked.ok) return checked;
  const {
    rng,
    exactLimit = EXACT_LIMIT,
    margin = 0.001,
    maxSamples = 10_000_000,
    onProgress = () => {},
  } = options;
  const deal = new EquityDeal(spot);
  const tally = new Tally(spot.showdown, spot.hands.length);
  const total = countShowdowns(deal);
  const exact = total * countEvaluations(spot) <= exactLimit;
  if (exact) enumerate(deal, tally, total, onProgress);
  else sample(deal, tally, rng, { margin, maxSamples }, onProgress);
  return succeed({
    method: exact ? 'exact' : 'sampled',
    showdowns: tally.showdowns,
    ...(deal.policyId === undefined ? {} : { policy: deal.policyId }),
    hands: spot.hands.map((_, player) =>
      summarise(tally, player, exact, spot.showdown.rankings.length === 2),
    ),
  });
}

const countEvaluations = ({ hands, showdown }: EquitySpot): number =>
  hands.length * showdown.rankings.length * (showdown.fromHand === 'two' ? OMAHA_COST : 1);

function summarise(tally: Tally, player: number, exact: boolean, isSplit: boolean): HandEquity {
  const equity = tally.equity(player);
  const reach = exact ? 0 : halfWidth(tally, player);
  return {
    win: tally.wins[player]! / tally.weight,
    tie: tally.ties[player]! / tally.weight,
    equity,
    interval: [Math.max(0, equity - reach), Math.min(1, equity + reach)],
    ...(isSplit && {
      split: {
        high: tally.halfEquity('high', player),
        low: tally.halfEquity('low', player),
        quarter: tally.quarters[player]! / tally.weight,
      },
    }),
  };
}
