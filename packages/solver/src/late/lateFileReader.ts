import {
  CardSet,
  InputError,
  makeCards,
  parseCards,
  refuse,
  succeed,
  type Card,
  type Result,
} from '@doorcard/cards';
import { attempt } from '@doorcard/sealed';
import { nameField } from '../spot/field.js';
import { parseTarget } from '../spot/spot.js';
import type { Side } from '../tree/bettingTree.js';
import { checkLateFile, type LateFile, type LateRangeFile } from './lateFile.js';
import { hiddenOn, LATE_GAME_BY_ID, type LateStreet } from './lateGame.js';
import { parseLateLocks, type LateLock } from './lateLocks.js';
import { LateRange } from './lateRange.js';
import { makeLateSpot, type LateSpot } from './lateSpot.js';
import type { RangeContext } from './rangeContext.js';
import { parseLateRange } from './rangeText.js';

/** A spot file that was read. */
export interface LateFileSpot {
  readonly spot: LateSpot;
  readonly locks: readonly LateLock[];
  /** As a share of the pot. */
  readonly target: number;
  readonly maxIterations: number;
  readonly threads: number;
  readonly file: LateFile;
}

const DEFAULTS = { target: '0.1%', maxIterations: 1000, threads: 1 };

/** Reads the spot of a late street from parsed JSON. */
export function parseLateSpot(value: unknown): Result<LateFileSpot> {
  const checked = checkLateFile(value);
  if (!checked.ok) return checked;
  return attempt(() => readFile(checked.value));
}

function readFile(file: LateFile): LateFileSpot {
  const street = readStreet(file);
  const up = (file.up ?? ['', '']).map((text, i) => nameField(`up.${i}`, parseCards(text))) as [
    Card[],
    Card[],
  ];
  const dead = nameField('dead', parseCards(file.dead ?? ''));
  const game = LATE_GAME_BY_ID[file.game];
  const live = [...CardSet.FULL.diff(CardSet.from([...up[0], ...up[1], ...dead]))];
  const contextOf = (side: Side, on: LateStreet): RangeContext => ({
    game: file.game,
    street: on,
    own: up[side],
    other: up[1 - side]!,
    live,
    size: hiddenOn(game, on),
  });
  const options = {
    game: file.game,
    street,
    up,
    dead,
    pot: file.pot,
    bet: file.bet,
    maxWagers: file.maxWagers ?? Infinity,
    ...(file.stacks !== undefined && { stacks: file.stacks }),
    ...(file.line !== undefined && { line: file.line }),
    ...(file.firstToAct !== undefined && { firstToAct: file.firstToAct }),
  };
  // Cards and betting are checked with any ranges first, so that an error in them is not reported as an empty range.
  const any = LateRange.empty(hiddenOn(game, street));
  any.weights.fill(1);
  nameNothing(makeLateSpot({ ...options, ranges: [any, any] }));
  const ranges = file.ranges.map((range, i) =>
    nameField(`ranges.${i}`, readRange(range, contextOf(i as Side, street))),
  ) as [LateRange, LateRange];
  const spot = nameNothing(makeLateSpot({ ...options, ranges }));
  return {
    spot,
    locks: nameNothing(parseLateLocks(file.locks ?? [], spot, contextOf)),
    target: nameField('target', parseTarget(file.target ?? DEFAULTS.target)),
    maxIterations: file.maxIterations ?? DEFAULTS.maxIterations,
    threads: file.threads ?? DEFAULTS.threads,
    file,
  };
}

function nameNothing<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw result.error;
}

function readStreet({ game: id, street }: LateFile): LateStreet {
  const isDraw = LATE_GAME_BY_ID[id].upCards === 0;
  if (isDraw ? street === undefined : street === 6 || street === 7) return (street as 6 | 7) ?? 'draw';
  throw new InputError({
    code: street === undefined ? 'spot/missing-field' : 'spot/bad-street',
    value: String(street),
    problem: street === undefined ? 'street is missing' : `street cannot be ${street} in ${id}`,
    expected: isDraw
      ? 'no street in draw games: the spot is the betting after the last draw'
      : '6 or 7; earlier streets have up cards to come and are not solved',
  });
}

function readRange(file: LateRangeFile, context: RangeContext): Result<LateRange> {
  if (typeof file === 'string') return parseLateRange(file, context);
  const range = LateRange.empty(context.size);
  const named = new Set<string>();
  for (const [text, weight] of Object.entries(file.hands)) {
    const hand = parseCards(text);
    if (!hand.ok) return hand;
    if (hand.value.length !== context.size) {
      return refuse({
        code: 'range/wrong-size',
        value: text,
        problem: `the hand "${text}" has ${hand.value.length} cards`,
        expected: `${context.size} hidden cards`,
      });
    }
    const key = makeCards(hand.value.toSorted((a, b) => a - b));
    if (named.has(key)) {
      return refuse({
        code: 'range/hand-twice',
        value: text,
        problem: `the hand "${text}" has a weight already`,
        expected: 'each hand once',
      });
    }
    named.add(key);
    range.set(hand.value, weight);
  }
  return succeed(range);
}
