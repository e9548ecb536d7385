import { eightOrBetter, high, Xoshiro256, type Card } from '@doorcard/cards';
import { makeDefaultSetup, RULE_SETS, type View, type ViewEvent } from '@doorcard/engine';
import type { CpuReason } from '@doorcard/cpu';
import { expect, test } from 'vitest';
import { eightOrBetterReference } from '../../cards/test/reference/eightOrBetter.js';
import { highReference } from '../../cards/test/reference/high.js';
import { playHand, seatLevel } from './selfPlay.js';

// What a reason claims is worked out once more here from the view alone, with nothing of the player's own code.

const rank = (card: Card): number => (card >> 2) + 2;
const low = (card: Card): number => (rank(card) === 14 ? 1 : rank(card));
const others = (view: View): number[] =>
  view.seats.flatMap(({ folded }, seat) => (folded || seat === view.seat ? [] : [seat]));
const upOf = (view: View, seat: number): readonly Card[] => view.seats[seat]!.up;
const doorOf = (view: View, seat: number): number => low(upOf(view, seat)[0]!);
const hasLow = (cards: readonly Card[]): boolean =>
  cards.length >= 5 && eightOrBetterReference(cards).key.length > 0;
const lowsOf = (cards: readonly Card[]): Set<number> => new Set(cards.map(low).filter((value) => value <= 8));
const wagersOf = (events: readonly ViewEvent[]): number[] =>
  events.flatMap((event) => (event.type === 'raise' ? [event.seat] : []));
const eventsOfStreet = (view: View): readonly ViewEvent[] =>
  view.events.slice(view.events.findLastIndex(({ type }) => type === 'street') + 1);

/** Pairs and high cards of a few cards as numbers that compare: how many of a kind first, then their ranks. */
function groupsOf(cards: readonly Card[]): number[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rank(card), (counts.get(rank(card)) ?? 0) + 1);
  const groups = [...counts].toSorted(([a, m], [b, n]) => n - m || b - a);
  const sizes = [...groups.map(([, count]) => count), 0, 0].slice(0, 2);
  return [...sizes, ...groups.slice(0, 5).map(([value]) => value)];
}

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Whether one of the hands that an opponent may hold on 7th street passes a test. */
function mayHold(view: View, seat: number, passes: (cards: readonly Card[]) => boolean): boolean {
  const seen = new Set<Card>([...view.mine!.cards, ...view.seats.flatMap(({ up }) => [...up])]);
  const unseen = Array.from({ length: 52 }, (_, card) => card).filter((card) => !seen.has(card));
  const pick = (from: number, held: readonly Card[]): boolean => {
    if (held.length === 7) return passes(held);
    for (let i = from; i < unseen.length; i++) if (pick(i + 1, [...held, unseen[i]!])) return true;
    return false;
  };
  return pick(0, upOf(view, seat));
}

type Claim = (view: View, data: CpuReason['data']) => boolean;

const CATEGORIES_FROM_FULL = ['fullHouse', 'quads', 'straightFlush'];
const isFirstStreet = ({ street }: View): boolean => street === 0;
const coversPrice: Claim = (_view, { potShare, requiredEquity }) => potShare! >= requiredEquity!;
const reachesLine: Claim = (_view, { potShare, shareLine }) => potShare! >= shareLine!;
const reachesAnyLine: Claim = (_view, { potShare, shareLine }) =>
  shareLine === undefined || potShare! >= shareLine;
const comparesNothing: Claim = (_view, { shareLine, requiredEquity }) =>
  shareLine === undefined && requiredEquity === undefined;
const facesBet: Claim = (view) => view.legal!.call !== undefined;
const mayCheck: Claim = (view) => view.legal!.check;

let searches = 0;
const SEARCHES = 12;
/** A search through all holdings takes a while: the first ones on 7th street have to do. */
const searched = (view: View, check: () => boolean): boolean =>
  view.street < 4 || view.board.length > 0 || searches++ >= SEARCHES || check();
const canBeatHigh = (view: View, orTie: boolean): boolean => {
  const need = high.rank(view.mine!.cards) + Number(!orTie);
  return others(view).some((seat) => mayHold(view, seat, (cards) => high.rank(cards) >= need));
};
const canBeatLow = (view: View, orTie: boolean): boolean => {
  const need = Math.max(1, eightOrBetter.rank(view.mine!.cards) + Number(!orTie));
  return others(view).some((seat) => mayHold(view, seat, (cards) => eightOrBetter.rank(cards) >= need));
};

const CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  eight_heads_up: [isFirstStreet, (view) => others(view).length === 1, reachesLine],
  eight_heads_up_weak: [
    isFirstStreet,
    (view) => others(view).length === 1,
    (view, data) => !reachesLine(view, data) || data.potShare === data.shareLine,
  ],
  eight_two_left: [isFirstStreet, (view) => others(view).length === 2, reachesLine],
  eight_bring_in: [
    (view) =>
      others(view).filter((seat) => doorOf(view, seat) <= 8).length > 1 ||
      others(view).some((seat) => doorOf(view, seat) <= 3),
  ],
  eight_steal_bring_in: [(view) => others(view).filter((seat) => doorOf(view, seat) <= 8).length <= 1],
  eight_scoop_start: [isFirstStreet],
  eight_low_start: [(view) => lowsOf(view.mine!.cards).size >= 2],
  eight_high_start: [isFirstStreet],
  eight_low_doors: [(_view, { lowDoors }) => lowDoors! >= 2],
  eight_thin: [(_view, { potShare, shareLine }) => potShare! <= shareLine!],
  eight_steal: [
    (view) => doorOf(view, view.seat!) <= 8,
    (view) => others(view).filter((seat) => doorOf(view, seat) <= 8).length <= 1,
  ],
  eight_one_way: [isFirstStreet],
  eight_trash: [isFirstStreet],
  eight_trips: [comparesNothing, (view) => new Set(view.mine!.cards.map(rank)).size === 1],
  eight_aces: [comparesNothing, (view) => view.mine!.cards.filter((card) => rank(card) === 14).length === 2],
  eight_low_door_raised: [comparesNothing, (view, { about }) => doorOf(view, about!) <= 8],
  eight_resteal: [(view, { about }) => doorOf(view, about!) > 8 && doorOf(view, view.seat!) <= 8],
  eight_defend: [facesBet, coversPrice],
  eight_seldom: [
    facesBet,
    (_view, { potShare, requiredEquity }) =>
      potShare! <= requiredEquity! && potShare! > requiredEquity! - 0.032,
    (view) => wagersOf(view.events).length > 1,
  ],
  eight_price: [facesBet, (_view, { potShare, requiredEquity }) => potShare! <= requiredEquity!],
  eight_lock: [
    comparesNothing,
    (view) => searched(view, () => !canBeatHigh(view, false) && !canBeatLow(view, false)),
  ],
  eight_half_lock: [
    comparesNothing,
    (view, { lock }) =>
      searched(view, () =>
        lock === 'high' ? !canBeatHigh(view, true) : hasLow(view.mine!.cards) && !canBeatLow(view, true),
      ),
  ],
  eight_freeroll: [
    reachesLine,
    (view) => hasLow(view.mine!.cards),
    (view) => searched(view, () => !canBeatLow(view, false)),
  ],
  eight_monster: [
    facesBet,
    reachesLine,
    (view) => CATEGORIES_FROM_FULL.includes(highReference(view.mine!.cards).category),
  ],
  eight_scooping: [
    reachesAnyLine,
    (view) => lowsOf(view.mine!.cards).size >= (view.street === 1 ? 3 : view.street === 4 ? 5 : 4),
  ],
  eight_scoop_race: [
    facesBet,
    (view) => !hasLow(view.mine!.cards),
    (view, { about }) =>
      [1, 2, 3].filter((value) => upOf(view, about!).some((card) => low(card) === value)).length >= 2,
  ],
  eight_value_high: [mayCheck, reachesLine],
  eight_deny_low: [mayCheck, reachesLine, (view, { about }) => lowsOf(upOf(view, about!)).size >= 2],
  eight_value_low: [mayCheck, reachesLine, (view) => lowsOf(view.mine!.cards).size >= 3],
  eight_value_board: [mayCheck, reachesLine],
  eight_raise_ahead: [facesBet, reachesLine],
  eight_trap: [mayCheck, reachesLine, (view) => others(view).includes(wagersOf(view.events).at(-1)!)],
  eight_slow_play: [facesBet, reachesLine],
  eight_pressure: [mayCheck, reachesLine, (view) => view.street < 4],
  eight_semi_bluff: [facesBet, (view) => view.street < 4, (view) => !hasLow(view.mine!.cards)],
  eight_missed_low: [
    (view) => others(view).length === 1 && !hasLow(view.mine!.cards),
    (view, { about }) =>
      new Set(upOf(view, about!).map(rank)).size === 4 &&
      upOf(view, about!).every((card) => rank(card) <= 10),
    (view) => lowsOf(upOf(view, view.seat!)).size >= 3,
  ],
  eight_missed_high: [
    (view) => others(view).length === 1 && !hasLow(view.mine!.cards),
    (view, { about }) =>
      Math.max(...upOf(view, view.seat!).map(rank)) > Math.max(...upOf(view, about!).map(rank)),
  ],
  eight_quarter: [
    mayCheck,
    (view) => others(view).length > 1,
    (view) => others(view).some((seat) => lowsOf(upOf(view, seat)).size + 7 - upOf(view, seat).length >= 5),
  ],
  eight_check: [mayCheck],
  eight_call: [facesBet, coversPrice],
  eight_no_half: [
    (view) => !hasLow(view.mine!.cards),
    (view, { about }) => {
      const mine = highReference(view.mine!.cards).category;
      return (
        !['straight', 'flush', 'straightFlush'].includes(mine) &&
        compare(groupsOf(upOf(view, about!)), groupsOf(view.mine!.cards)) > 0
      );
    },
  ],
  eight_scooped: [
    (_view, { potShare, requiredEquity }) => potShare! <= requiredEquity!,
    (view, { about }) => lowsOf(upOf(view, about!)).size >= 3,
  ],
  eight_low_dead: [
    (_view, { potShare, requiredEquity }) => potShare! <= requiredEquity!,
    (_view, { lowPenalty }) => lowPenalty! >= 6,
    (view) => !hasLow(view.mine!.cards),
  ],
  only_choice: [],
};

/** What any reason says: about whom, at which price, with which low. */
function checkData(view: View, { code, data }: CpuReason): void {
  const { about, price, pot, eightLow, deadLows } = data;
  if (about !== undefined) {
    expect(others(view)).toContain(about);
    if (view.legal!.call !== undefined) expect(about).toBe(wagersOf(eventsOfStreet(view)).at(-1));
  }
  if (price !== undefined) expect([price, pot]).toEqual([view.legal!.call, view.pot]);
  if (code !== 'only_choice' && view.street > 0)
    expect(eightLow !== undefined).toBe(hasLow(view.mine!.cards));
  if (deadLows !== undefined) {
    const shown = view.seats
      .flatMap(({ up }, seat) => (seat === view.seat ? [] : [...up]))
      .concat(view.board)
      .map(low);
    const points = shown.reduce((sum, value) => sum + (value <= 5 ? 2 : value <= 8 ? 1 : 0), 0);
    expect(deadLows).toBe(points);
  }
}

test('every reason is true of the view it was given for', { timeout: 120_000 }, () => {
  const rng = Xoshiro256.fromSeed(88n);
  const players = seatLevel('lv2', 6);
  const heard = new Set<string>();
  for (const seats of [2, 3, 6]) {
    const setup = makeDefaultSetup('stud8', seats, RULE_SETS.wsop);
    for (let number = 0; number < 700; number++) {
      playHand({
        setup,
        players: Array.from({ length: seats }, (_, seat) => players[(seat + number) % 6]!),
        rng,
        table: seats,
        number,
        look: ({ view, decision: { reason } }) => {
          checkData(view, reason);
          heard.add(reason.code);
          for (const [i, claim] of CLAIMS[reason.code]!.entries()) {
            if (!claim(view, reason.data))
              expect.fail(
                `claim ${i} of ${reason.code} at ${reason.rule}: ${JSON.stringify([view.mine, view.seats, reason.data])}`,
              );
          }
        },
      });
    }
  }
  expect(heard.size).toBeGreaterThan(38);
});
