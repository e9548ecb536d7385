import {
  InputError,
  makeCombo,
  parseRange,
  refuse,
  succeed,
  type Card,
  type Combo,
  type Range,
  type Result,
} from '@doorcard/cards';
import { attempt } from '@doorcard/sealed';
import type { BettingNode, DecisionNode } from '../tree/bettingTree.js';
import { findAction, findDecision, makeActionOf, parseBroadPath, type BroadPath } from '../tree/nodePath.js';
import { nameField } from './field.js';
import type { Spot } from './spot.js';
import type { LockFile } from './spotFile.js';

/** A decision with a given strategy, which the solver does not change. */
export interface Lock {
  /** The path to the decision, as written in the file. */
  readonly text: string;
  readonly path: BroadPath;
  readonly node: DecisionNode;
  /** By hand of the side that decides: the frequency of each action. */
  readonly strategy: (combo: Combo) => ArrayLike<number>;
}

/** The game that a lock belongs to. */
export interface LockedGame {
  readonly tree: BettingNode;
  readonly board: readonly Card[];
  readonly ranges: readonly [Range, Range];
  /** Units of the tree per chip; the text is in chips. */
  readonly perChip: number;
}

/** How often a hand takes an action. */
export type Share = (combo: Combo) => number;

const NEVER: Share = () => 0;
export const REST = 'rest';
/** Frequencies may sum to 1 plus or minus this. */
const TOLERANCE = 1e-6;

/** Reads the locks of a spot; where two lock the same node on the same cards, the later one counts. */
export function parseLocks(spot: Spot, tree: BettingNode): Result<readonly Lock[]> {
  return attempt(() => {
    const game = { ...spot, tree, perChip: 1 };
    const locks = (spot.file.locks ?? []).map((lock, i) => readLock(lock, `locks.${i}`, game));
    checkTwice(locks, 'locks');
    return locks;
  });
}

/** Reads one decision and its strategy. Throws an `InputError` with the name of the field in front. */
export function readLock({ node: text, strategy }: LockFile, field: string, game: LockedGame): Lock {
  const { tree, board, ranges, perChip } = game;
  const path = nameField(`${field}.node`, parseBroadPath(text, tree, board, perChip));
  const node = nameField(`${field}.node`, findDecision(tree, path, text));
  const shares: Share[] = node.actions.map(() => NEVER);
  const given = new Set<number>();
  let rest = -1;
  for (const [word, value] of Object.entries(strategy)) {
    const name = `${field}.strategy`;
    const action = nameField(name, readAction(node, word, given, perChip));
    given.add(action);
    if (value === REST) {
      if (rest >= 0) nameField(name, refuseRests(word));
      rest = action;
    } else {
      shares[action] = nameField(`${name}.${word}`, readShare(value));
    }
  }
  const rows = nameField(`${field}.strategy`, fillRows(node, ranges[node.side], shares, rest, perChip));
  const nobody = new Float64Array(node.actions.length);
  return { text: text.trim(), path, node, strategy: (combo) => rows.get(combo) ?? nobody };
}

/** A number is the share of every hand; a text is a range with weights. */
export function readShare(value: number | string): Result<Share> {
  if (typeof value === 'number') return succeed(() => value);
  const range = parseRange(value);
  return range.ok ? succeed((combo) => range.value.weightOf(combo)) : range;
}

function readAction(
  node: DecisionNode,
  word: string,
  given: ReadonlySet<number>,
  perChip: number,
): Result<number> {
  const action = findAction(node, word, perChip);
  if (action >= 0 && !given.has(action)) return succeed(action);
  if (action >= 0) {
    return refuse({
      code: 'lock/action-twice',
      value: word,
      problem: `the action "${word}" appears twice`,
      expected: 'every action once',
    });
  }
  return refuse({
    code: 'lock/no-such-action',
    value: word,
    problem: `no action "${word}" at this decision`,
    expected: `some of ${node.actions.map((one) => makeActionOf(one, perChip)).join(', ')}`,
  });
}

const refuseRests = (word: string): Result<never> =>
  refuse({
    code: 'lock/two-rests',
    value: word,
    problem: `"${word}" is a second action with "${REST}"`,
    expected: `"${REST}" for one action only`,
  });

/** By hand of the range: the frequencies, which have to sum to 1. */
function fillRows(
  { actions }: DecisionNode,
  range: Range,
  shares: readonly Share[],
  rest: number,
  perChip: number,
): Result<Map<Combo, Float64Array>> {
  const rows = new Map<Combo, Float64Array>();
  for (const [combo] of range) {
    const row = Float64Array.from(shares, (share) => share(combo));
    const total = row.reduce((sum, part) => sum + part, 0);
    if (rest >= 0) row[rest] = Math.max(1 - total, 0);
    if (total > 1 + TOLERANCE || (rest < 0 && total < 1 - TOLERANCE)) {
      const written = actions.map((action, a) => `${makeActionOf(action, perChip)} ${row[a]}`).join(', ');
      return refuse({
        code: 'lock/bad-frequencies',
        value: makeCombo(combo),
        problem: `the frequencies of ${makeCombo(combo)} sum to ${Number(total.toFixed(6))} (${written})`,
        expected: `a sum of 1 for every hand; {"…": "${REST}"} gives an action what is left`,
      });
    }
    rows.set(combo, row);
  }
  return succeed(rows);
}

/** Refuses a second lock of a decision. */
export function checkTwice(locks: readonly Lock[], field: string): void {
  const seen = new Set<string>();
  for (const [i, { text, path }] of locks.entries()) {
    const key = JSON.stringify([path.actions, path.cards]);
    if (!seen.has(key)) {
      seen.add(key);
      continue;
    }
    throw new InputError({
      code: 'lock/twice',
      value: text,
      problem: `${field}.${i}.node: "${text}" has a strategy already`,
      expected: 'one strategy for each decision',
    });
  }
}
