import { badugi, cards, rankOf, suitOf, unwrap, type Card } from '@doorcard/cards';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { indexOfHand } from '../../src/late/handIndex.js';
import { sumDisjoint } from '../../src/late/judge.js';
import { LATE_GAMES, type LateGameId } from '../../src/late/lateGame.js';
import type { LateRange } from '../../src/late/lateRange.js';
import { reportLateNode, type LateNodeReport } from '../../src/late/lateReport.js';
import { parseLatePath } from '../../src/late/line.js';
import { everyHand, rangeOf, solverOf, spotOf } from './lateSpots.js';

/** Solved by another program: values, frequencies of the nodes that matter, values of some hands. */
interface Reference {
  readonly name: string;
  readonly up: readonly [string, string];
  readonly dead: string;
  readonly pot: number;
  readonly bet: number;
  readonly maxWagers: number;
  readonly ranges: readonly [string, string];
  readonly ev: readonly [number, number];
  readonly nodes: readonly { node: string; reach: number; actions: Readonly<Record<string, number>> }[];
  readonly hands: readonly { player: 0 | 1; hand: string; ev: number }[];
}

const REFERENCES = JSON.parse(
  readFileSync(new URL('../fixtures/late-references.json', import.meta.url), 'utf8'),
) as Reference[];

const TEN = 8;
const lowValue = (card: Card): number => (rankOf(card) === 12 ? 1 : rankOf(card) + 2);

/** Ranges in the words of the references. */
const RANGES: Readonly<Record<string, (size: number, up: readonly Card[]) => LateRange>> = {
  uniform: (size) => everyHand(size),
  studPairish: (size, up) =>
    rangeOf(size, (hand) => {
      const [a, b] = hand as [Card, Card];
      if (rankOf(a) === rankOf(b)) return 1;
      if (hand.some((card) => up.some((other) => rankOf(other) === rankOf(card)))) return 1;
      if (rankOf(a) >= TEN && rankOf(b) >= TEN) return 0.5;
      const isSuited = suitOf(a) === suitOf(b);
      return isSuited && up.filter((card) => suitOf(card) === suitOf(a)).length >= 2 ? 0.5 : 0.1;
    }),
  badugiPat: (size) =>
    rangeOf(size, (hand) => {
      const { ranks } = badugi.describe(badugi.rank(hand));
      const highest = ranks[0] === 12 ? 1 : ranks[0]! + 2;
      if (ranks.length === 4) return highest <= 10 ? 1 : 0.5;
      return ranks.length === 3 && highest <= 8 ? 0.25 : 0.02;
    }),
  badugiDrewOne: (size) =>
    rangeOf(size, (hand) => {
      const kept = hand.filter((card) => {
        const rest = hand.filter((other) => other !== card);
        const isBadugi = new Set(rest.map(rankOf)).size === 3 && new Set(rest.map(suitOf)).size === 3;
        return isBadugi && rest.every((other) => lowValue(other) <= 8);
      });
      return kept.length / 4;
    }),
};

/** A hand that loses less than this share of the pot by another action may take either in an equilibrium. */
const INDIFFERENT = 0.0005;

/**
 * How often an action can be taken where every hand plays one of its best actions: at least by the hands that lose by all
 * others, at most by those that do not lose by it. Equilibria differ within these bounds.
 */
function boundFrequency({ hands, actions }: LateNodeReport, action: number, slack: number): [number, number] {
  let [least, most, all, taken] = [0, 0, 0, 0];
  for (const { reach, combos, bestEvs, frequencies } of hands) {
    const best = Math.max(...bestEvs);
    if (!(reach > 0) || Number.isNaN(best)) continue;
    const weight = reach * combos;
    all += weight;
    taken += weight * frequencies[action]!;
    if (bestEvs[action]! > best - slack) most += weight;
    if (bestEvs.every((ev, a) => a === action || ev < best - slack)) least += weight;
  }
  // These weights are without card removal; the frequency of the report is with it.
  const shift = actions[action]!.frequency - taken / all;
  return [least / all + shift, most / all + shift];
}

/** Solves a reference and compares it: values within 0.05 % of the pot at less than 0.01 % exploitability. */
export function compareWithReference(name: string, iterations: number): void {
  const reference = REFERENCES.find((one) => one.name === name)!;
  const { pot, bet, maxWagers } = reference;
  const up = [cards(reference.up[0]), cards(reference.up[1])] as const;
  const game = LATE_GAMES.toReversed().find((id) => name.startsWith(id)) as LateGameId;
  const street = game === 'badugi' ? 'draw' : name.startsWith('stud6') ? 6 : 7;
  const size = street === 'draw' ? 4 : street - 4;
  const spot = spotOf({
    game,
    street,
    up,
    dead: cards(reference.dead),
    pot,
    bet,
    maxWagers,
    firstToAct: 'given',
    ranges: [RANGES[reference.ranges[0]]!(size, up[0]), RANGES[reference.ranges[1]]!(size, up[1])],
  });
  const solver = solverOf(spot);
  solver.iterate(iterations);
  const { ev } = solver.measure();
  expect(solver.exploitability()).toBeLessThan(0.0001);
  for (const side of [0, 1] as const)
    expect(Math.abs(ev[side] - reference.ev[side])).toBeLessThan(0.0005 * pot);
  // Frequencies of rare decisions are loosely determined.
  for (const { node, reach, actions } of reference.nodes.filter((one) => one.reach > 0.05)) {
    const report = reportLateNode(solver, unwrap(parseLatePath(node, spot.root)));
    expect(Math.abs(report.reach - reach), node).toBeLessThan(0.05);
    for (const [a, { action, frequency }] of report.actions.entries()) {
      const [least, most] = boundFrequency(report, a, INDIFFERENT * pot);
      const known = actions[action.kind]!;
      expect(known, `${node} ${action.kind}`).toBeGreaterThan(least - 0.05);
      expect(known, `${node} ${action.kind}`).toBeLessThan(most + 0.05);
      // How often a hand continues is fixed; whether it then calls or raises can be the same to it.
      const isFixed = node === '' || a === 0;
      expect(Math.abs(frequency - known), `${node} ${action.kind}`).toBeLessThan(
        isFixed ? 0.05 : Math.max(0.05, most - least),
      );
    }
  }
  for (const side of [0, 1] as const) {
    const space = solver.spaces.spaces[0]!;
    const { weights } = space.sides[1 - side]!;
    const values = solver.makeJudge().valuesOf(spot.root, side, weights).ev;
    const all = sumDisjoint(space, side, weights);
    for (const { hand, ev: known } of reference.hands.filter(({ player }) => player === side)) {
      const first = cards(hand).sort((a, b) => a - b);
      solver.spaces.symmetry.canonize(first);
      const index = space.sides[side].indexOf[indexOfHand(first)]!;
      // Of hands with the weight 0 there is nothing to compare.
      if (index >= 0)
        expect(Math.abs(values[index]! / all[index]! + pot / 2 - known), hand).toBeLessThan(0.002 * pot);
    }
  }
}
