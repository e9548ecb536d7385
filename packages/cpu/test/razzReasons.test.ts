import { aceToFive, type Card } from '@doorcard/cards';
import type { CpuData, CpuDecision } from '@doorcard/cpu';
import type { View, ViewEvent } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { aceToFiveReference, lowValue } from '../../cards/test/reference/aceToFive.js';
import { playRazz } from './razzTable.js';

// What the reasons of Razz claim, computed again from the view. Nothing here is shared with the player.

/** A hand as a list of numbers that compares from the left: higher is better. */
type Key = readonly number[];
const compare = (a: Key, b: Key): number => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
};
const lowOf = (cards: readonly Card[]): Key => aceToFiveReference(cards).key;

const isRaise = (event: ViewEvent): event is Extract<ViewEvent, { type: 'raise' }> => event.type === 'raise';
const streetOf = ({ events }: View): ViewEvent[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'street') + 1);
const acted = (view: View): Set<number> =>
  new Set(
    streetOf(view).flatMap((event) =>
      event.type === 'fold' || event.type === 'check' || event.type === 'call' || event.type === 'raise'
        ? [event.seat]
        : [],
    ),
  );
const isIn = (view: View, seat: number): boolean => seat !== view.seat && !view.seats[seat]!.folded;
const rivals = (view: View): number[] => view.seats.map((_, seat) => seat).filter((seat) => isIn(view, seat));

/** Doors as low as mine or lower of those who may still come in or have limped; the bring-in is neither. */
function countLowerDoors(view: View): number {
  const bringIn = view.events.find(({ type }) => type === 'bringIn');
  const mine = lowValue(view.seats[view.seat!]!.up[0]!);
  return rivals(view).filter(
    (seat) => seat !== (bringIn as { seat: number }).seat && lowValue(view.seats[seat]!.up[0]!) <= mine,
  ).length;
}

function startOf(view: View): string {
  const values = view.mine!.cards.map(lowValue);
  const lows = new Set(values.filter((value) => value < 8));
  if (lows.size === 3) return values.every((value) => value < 5) ? 'Monster3' : 'Good3';
  return lows.size === 2 && values.every((value) => value < 9) ? 'Okay3' : 'Bad3';
}

/** Whether some opponent can end with a better low than I have now, with any cards that I do not see. */
function canLose(view: View): boolean {
  const { cards } = view.mine!;
  const seen = new Set([...cards, ...view.board, ...view.seats.flatMap(({ up }) => up)]);
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter((card) => !seen.has(card));
  // One card of each rank is enough: suits do not count, and a pair never helps.
  const ranks = unseen.filter((card, i) => unseen.findIndex((other) => other >> 2 === card >> 2) === i);
  const mine = lowOf(cards);
  const isBetter = (held: readonly Card[], from: number, left: number): boolean => {
    if (left === 0) return compare(lowOf(held), mine) > 0;
    return ranks.some((card, i) => i >= from && isBetter([...held, card], i + 1, left - 1));
  };
  return rivals(view).some((seat) => {
    const known = [...view.seats[seat]!.up, ...view.board];
    return isBetter(known, 0, 7 - known.length);
  });
}

/** My chance heads-up on 7th street against any three down cards. */
function chanceAgainstAny(view: View): number {
  const { cards } = view.mine!;
  const seen = new Set([...cards, ...view.seats.flatMap(({ up }) => up)]);
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter((card) => !seen.has(card));
  const { up } = view.seats[rivals(view)[0]!]!;
  const mine = lowOf(cards);
  let won = 0;
  let all = 0;
  // Every third combination is enough for a bound.
  for (let a = 0; a < unseen.length; a++)
    for (let b = a + 1; b < unseen.length; b++)
      for (let c = b + 1 + ((a + b) % 3); c < unseen.length; c += 3) {
        const difference = compare(mine, lowOf([...up, unseen[a]!, unseen[b]!, unseen[c]!]));
        won += difference > 0 ? 1 : difference === 0 ? 0.5 : 0;
        all++;
      }
  return won / all;
}

/** By code: what it claims beyond what its numbers claim. */
function checkClaim(view: View, { action, reason: { code, data } }: CpuDecision): void {
  const { lowChance = NaN, lowNeeded = NaN, lowLead = NaN } = data;
  const fair = 1 / (rivals(view).length + 1);
  const isWager = action.type === 'raise';
  const most = 1e-9;
  switch (code) {
    case 'low_start':
      expect(['Monster3', 'Good3']).toContain(startOf(view));
      return expect(isWager).toBe(true);
    case 'low_bring_in':
      expect(['Okay3', 'Bad3']).toContain(startOf(view));
      return expect(action.type).toBe('bringIn');
    case 'low_steal':
      expect(countLowerDoors(view)).toBe(0);
      return expect(lowChance).toBeGreaterThanOrEqual(lowNeeded);
    case 'low_open':
      expect(countLowerDoors(view)).toBeGreaterThan(0);
      return expect(lowChance).toBeGreaterThanOrEqual(lowNeeded);
    case 'low_door_behind':
      expect(countLowerDoors(view)).toBeGreaterThan(0);
      return expect(lowChance).toBeLessThan(lowNeeded);
    case 'low_rough_open':
      expect(countLowerDoors(view)).toBe(0);
      return expect(lowChance).toBeLessThan(lowNeeded);
    case 'low_defend':
    case 'low_price':
      expect(action.type).toBe('call');
      return expect(lowChance).toBeGreaterThanOrEqual(lowNeeded);
    case 'low_weak_start':
    case 'low_too_expensive':
      expect(action.type).toBe('fold');
      return expect(lowChance).toBeLessThan(lowNeeded);
    case 'low_strong_start':
      // Those who have yet to pay do not count.
      return expect(lowChance).toBeGreaterThan(fair);
    case 'low_value_raise':
      return expect(lowChance).toBeGreaterThan(fair);
    case 'low_trap':
      expect(action.type).toBe('call');
      expect(rivals(view)).toHaveLength(1);
      return expect(lowChance).toBeGreaterThan(0.5);
    case 'low_ahead':
      expect(isWager).toBe(true);
      return expect(lowChance).toBeGreaterThan(fair - most);
    case 'low_value':
      return expect(lowChance).toBeGreaterThan(fair);
    case 'low_pressure':
      expect(lowChance).toBeLessThan(fair);
      return expect(lowLead).toBeGreaterThan(lowChance);
    case 'low_semi_bluff':
      expect(isWager).toBe(true);
      expect(view.mine!.cards.length).toBeLessThan(7);
      expect(lowChance).toBeLessThan(fair);
      return expect(lowLead).toBeGreaterThan(fair - most);
    case 'low_check_raise':
      expect(action.type).toBe('check');
      expect(rivals(view).some((seat) => !acted(view).has(seat))).toBe(true);
      expect(lowChance).toBeGreaterThan(fair);
      return expect(lowLead).toBeLessThan(lowChance);
    case 'low_wait':
      return expect(action.type).toBe('check');
    case 'low_bluff':
      expect(view.mine!.cards).toHaveLength(7);
      expect(lowChance).toBeLessThan(0.35);
      return expect(lowLead).toBeGreaterThan(0.5 - most);
    case 'low_lock':
      return expect(isWager || view.legal!.raise === undefined).toBe(true);
    default:
      expect(['raised_enough', 'only_choice']).toContain(code);
  }
}

/** By key: every number that a reason shows is the one that can be seen. */
function checkData(view: View, data: CpuData): void {
  const { legal, pot, mine } = view;
  for (const share of [data.lowChance, data.lowNeeded, data.lowLead]) {
    if (share !== undefined) expect(share >= 0 && share <= 1).toBe(true);
  }
  if (data.price !== undefined) expect(data.price).toBe(legal!.call);
  if (data.pot !== undefined) expect(data.pot).toBe(pot);
  if (data.players !== undefined) expect(data.players).toBe(rivals(view).length + 1);
  if (data.about !== undefined) expect(data.about).toBe(streetOf(view).findLast(isRaise)!.seat);
  if (data.lowerDoors !== undefined) expect(data.lowerDoors).toBe(countLowerDoors(view));
  if (data.razzStart !== undefined) expect(data.razzStart).toBe(startOf(view));
  if (data.lowHand !== undefined) {
    expect(aceToFive.describe(data.lowHand).ranks).toEqual(aceToFiveReference(mine!.cards).ranks);
  }
  // A call never needs less than four fifths of the price, whatever the personality.
  if (data.lowNeeded !== undefined && data.price !== undefined) {
    expect(data.lowNeeded).toBeGreaterThan((0.8 * data.price) / (pot + data.price));
  }
}

test('every claim of a reason holds in the view that it is about', () => {
  const codes = new Map<string, number>();
  let locks = 0;
  let bounds = 0;
  for (const seats of [2, 6]) {
    playRazz(seats, 1000, 31, (view, decision) => {
      const { code, data } = decision.reason;
      codes.set(code, (codes.get(code) ?? 0) + 1);
      checkClaim(view, decision);
      checkData(view, data);
      if (code === 'low_lock' && locks++ < 40) expect(canLose(view)).toBe(false);
      const isLast = view.mine!.cards.length === 7 && view.board.length === 0 && rivals(view).length === 1;
      // Hands that stay in are better than any three cards, so the chance is no more than against those.
      if (isLast && data.lowNeeded !== undefined && bounds++ < 10) {
        expect(data.lowChance).toBeLessThan(chanceAgainstAny(view) + 0.05);
      }
    });
  }
  expect(codes.size).toBeGreaterThan(20);
});

test('a hand that cannot lose never checks, calls or folds when it may wager', () => {
  let found = 0;
  playRazz(2, 1000, 32, (view, decision) => {
    if (view.mine!.cards.length < 5 || decision.reason.code === 'low_lock') return;
    // A cheap look first: only hands that are ahead of what is open can be locks.
    if ((decision.reason.data.lowChance ?? 0) < 0.5) return;
    if (found++ < 50) expect(canLose(view)).toBe(true);
  });
  expect(found).toBeGreaterThan(100);
});
