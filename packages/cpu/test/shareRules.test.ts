import { describe, expect, test } from 'vitest';
import { PREFLOP_ORDER, rankOf, suitOf, makeRank, type Card } from '@doorcard/cards';
import { type CpuData } from '@doorcard/cpu';
import { DRAW_RULES } from '../src/deuce/deuceReason.js';
import { SHARE_RULES } from '../src/share/shareReason.js';
import type { GameId, View } from '@doorcard/engine';
import { highReference } from '../../cards/test/reference/high.js';
import { deuceToSevenReference } from '../../cards/test/reference/deuceToSeven.js';
import { compare } from '../../cards/test/reference/hand.js';
import { playHands, seatLevel } from './selfPlay.js';

const BOARDS: readonly GameId[] = ['limit-holdem', 'holdem', 'omaha8', 'plo'];
const DEUCE: readonly GameId[] = ['2-7-triple', '2-7-single'];
const HANDS = 1000;

test('every rule is used, in tables of all sizes', () => {
  const used = new Set<string>();
  for (const game of [...BOARDS, ...DEUCE]) {
    playHands({
      game,
      hands: HANDS,
      seed: 61,
      players: (seats) => seatLevel('lv2', seats),
      look: ({ decision }) => used.add(decision.reason.rule),
    });
  }
  used.delete('only');
  expect([...used].toSorted()).toEqual([...SHARE_RULES, ...DRAW_RULES].toSorted());
});

/** What a call must win: the price over the pot after it, without what comes back to others. */
function findPrice({ seats, seat, pot, legal }: View): number {
  const price = legal!.call ?? 0;
  const most = seats[seat!]!.bet + price;
  const returned = seats.reduce((sum, { bet }) => sum + Math.max(0, bet - most), 0);
  return price / (pot + price - returned);
}

/** Of all 1,326 hands the part that is better, those of the same class counted half. */
function findPlace([a, b]: readonly Card[]): number {
  const [high, low] = [Math.max(rankOf(a!), rankOf(b!)), Math.min(rankOf(a!), rankOf(b!))];
  const kind = high === low ? '' : suitOf(a!) === suitOf(b!) ? 's' : 'o';
  const name = `${makeRank(high)}${makeRank(low)}${kind}`;
  const sizes = PREFLOP_ORDER.map(([each]) => (each.endsWith('s') ? 4 : each.endsWith('o') ? 12 : 6));
  const at = PREFLOP_ORDER.findIndex(([each]) => each === name);
  expect(PREFLOP_ORDER).toHaveLength(169);
  return (sizes.slice(0, at).reduce((sum, size) => sum + size, 0) + sizes[at]! / 2) / 1326;
}

/** No two cards of the rest of the deck beat these seven. */
function isBestOnBoard(hand: readonly Card[], board: readonly Card[]): boolean {
  const mine = highReference([...hand, ...board]);
  const live = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !hand.includes(card) && !board.includes(card),
  );
  return live.every((a) => live.every((b) => b <= a || compare(highReference([a, b, ...board]), mine) <= 0));
}

const inReach = (data: CpuData): void => {
  for (const key of [
    'place',
    'widest',
    'share',
    'called',
    'needed',
    'frequency',
    'patShare',
    'drawShare',
  ] as const) {
    const value = data[key];
    if (value !== undefined && (value < -1e-9 || value > 1 + 1e-9)) throw new Error(`${key} is ${value}`);
  }
};

describe.each([...BOARDS, ...DEUCE])('reasons in %s are true', (game) => {
  test('prices, places and shares fit what was done', () => {
    let checked = 0;
    playHands({
      game,
      hands: 400,
      seed: 62,
      players: (seats) => seatLevel('lv2', seats),
      look: ({ view, decision: { action, reason } }) => {
        const { code, data } = reason;
        if (code === 'only_choice') return;
        checked++;
        inReach(data);
        const price = view.legal!.call ?? 0;
        if (price > 0) {
          expect(data.price).toBe(price);
          expect(data.requiredEquity).toBeCloseTo(findPrice(view), 9);
        }
        if (view.street === 0 && data.place !== undefined && view.mine!.cards.length === 2) {
          expect(data.place).toBeCloseTo(findPlace(view.mine!.cards), 9);
        }
        switch (code) {
          case 'range_open':
          case 'range_raise':
          case 'range_call':
          case 'range_bluff':
            expect(data.place!).toBeLessThanOrEqual(data.widest!);
            break;
          case 'range_fold':
            expect(data.place!).toBeGreaterThan(data.widest!);
            expect(view.legal!.check).toBe(false);
            break;
          case 'share_call':
            expect(data.share!).toBeGreaterThanOrEqual(findPrice(view) - 1e-9);
            break;
          case 'share_draw_call':
            expect(data.share!).toBeLessThan(findPrice(view));
            expect(data.share!).toBeGreaterThanOrEqual(data.needed!);
            break;
          case 'share_fold':
            expect(data.share!).toBeLessThan(data.needed!);
            break;
          case 'share_bluff':
            expect(data.frequency!).toBeGreaterThan(0);
            break;
          case 'low_pat':
            expect(data.patShare!).toBeGreaterThanOrEqual(data.drawShare!);
            expect(action).toEqual({ type: 'draw', discard: [] });
            break;
          case 'low_draw':
          case 'low_break':
            expect(data.drawShare!).toBeGreaterThan(data.patShare!);
            expect((action as { discard: readonly Card[] }).discard).toHaveLength(data.lowThrown!);
            break;
          default:
        }
      },
    });
    expect(checked).toBeGreaterThan(1000);
  });
});

test("a hand that is said to be unbeatable is, in hold'em and deuce-to-seven", () => {
  let locks = 0;
  for (const game of ['limit-holdem', '2-7-triple'] as const) {
    playHands({
      game,
      hands: 700,
      seed: 63,
      players: (seats) => seatLevel('lv2', seats),
      look: ({ view, decision: { reason } }) => {
        if (reason.code !== 'share_lock' || locks >= 12) return;
        locks++;
        if (game === 'limit-holdem') expect(isBestOnBoard(view.mine!.cards, view.board)).toBe(true);
        else expect(deuceToSevenReference(view.mine!.cards).ranks).toEqual([5, 3, 2, 1, 0]);
      },
    });
  }
  expect(locks).toBeGreaterThan(2);
});
