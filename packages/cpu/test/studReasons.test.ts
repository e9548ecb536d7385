import { DECK_SIZE, shuffle, Xoshiro256 } from '@doorcard/cards';
import { makeDefaultSetup, RULE_SETS, type View } from '@doorcard/engine';
import type { CpuDecision } from '@doorcard/cpu';
import { expect, test } from 'vitest';
import { compare } from '../../cards/test/reference/hand.js';
import { highReference } from '../../cards/test/reference/high.js';
import { highBoardReference } from '../../cards/test/reference/studBoard.js';
import { playHand, seatLevel } from './selfPlay.js';
import { beats } from './shownHands.js';
import { findPlayer } from './usualPlayers.js';

// What level 2 says in Stud Hi is checked against the view by code of its own: nothing here asks the player.

type Reason = CpuDecision['reason'];
type Claim = (view: View, data: Reason['data'], action: CpuDecision['action']) => void;

const rank = (card: number): number => card >> 2;
const suit = (card: number): number => card & 3;
const mineOf = ({ mine }: View): readonly number[] => mine!.cards;
const upOf = (view: View, seat: number): readonly number[] => view.seats[seat]!.up;
const liveOf = (view: View): number[] =>
  view.seats.flatMap(({ folded }, seat) => (folded || seat === view.seat ? [] : [seat]));
const isHigher = (view: View, seat: number): boolean =>
  rank(upOf(view, seat)[0]!) > rank(upOf(view, view.seat!)[0]!);

/** Five or more cards by the rules of the game, fewer by their ranks alone. */
const nameOf = (cards: readonly number[]): string =>
  (cards.length >= 5 ? highReference(cards) : highBoardReference(cards)).category;

function hasDraw(cards: readonly number[], draw: string): boolean {
  if (cards.length >= 7) return false;
  if (draw === 'flush')
    return [0, 1, 2, 3].some((s) => cards.filter((card) => suit(card) === s).length === 4);
  const has = (value: number): boolean => cards.some((card) => rank(card) === (value + 13) % 13);
  // From the wheel, whose ace stands below the deuce, to the ace.
  return Array.from({ length: 10 }, (_, low) => low - 1).some(
    (low) => [0, 1, 2, 3, 4].filter((step) => has(low + step)).length === 4,
  );
}

const priceOf = ({ legal, pot }: View): number => legal!.call! / (pot + legal!.call!);
const hasEnough: Claim = (_view, { studChance, studLine }) =>
  expect(studChance!).toBeGreaterThanOrEqual(studLine!);
const hasTooLittle: Claim = (_view, { studChance, studLine }) => expect(studChance!).toBeLessThan(studLine!);

function checkNeeds(view: View, { studNeeds }: Reason['data']): void {
  // What later bets and the personality add is a few points, and never as much as the price of another big bet.
  expect(Math.abs(studNeeds! - priceOf(view))).toBeLessThan(0.3);
  expect(studNeeds!).toBeGreaterThanOrEqual(priceOf(view));
}
const covers: Claim = (view, data) => {
  checkNeeds(view, data);
  expect(data.studChance!).toBeGreaterThanOrEqual(data.studNeeds!);
};
const doesNotCover: Claim = (view, data) => {
  checkNeeds(view, data);
  expect(data.studChance!).toBeLessThan(data.studNeeds!);
};
const noneHigher: Claim = (view) => expect(liveOf(view).some((seat) => isHigher(view, seat))).toBe(false);
const isDraw: Claim = (view, { draw }) => expect(hasDraw(mineOf(view), draw!)).toBe(true);
const lastRaiser = ({ events }: View): number | undefined => {
  const last = events.findLast((event) => event.type === 'raise');
  return last?.type === 'raise' ? last.seat : undefined;
};

/** Deals what nobody sees many times: nobody ends with a better hand than I have now. */
const neverLoses: Claim = (view) => {
  const mine = highReference(mineOf(view));
  const seen = new Set([...mineOf(view), ...view.seats.flatMap(({ up }) => up), ...view.board]);
  const rest = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !seen.has(card));
  const rng = Xoshiro256.fromSeed(1n);
  for (const seat of liveOf(view)) {
    for (let i = 0; i < 500; i++) {
      const up = [...upOf(view, seat), ...view.board];
      const his = highReference([...up, ...shuffle(rest, rng).slice(0, 7 - up.length)]);
      expect(compare(his, mine)).toBeLessThanOrEqual(0);
    }
  }
};

const CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  stud_bring_in: [hasTooLittle],
  stud_open: [
    (view, data) =>
      data.studLine === undefined
        ? expect(['S', 'A']).toContain(data.tier)
        : hasEnough(view, data, { type: 'check' }),
  ],
  stud_steal: [hasEnough, noneHigher],
  stud_weak_start: [hasTooLittle],
  stud_door_above: [
    (view, { about, studLine }) => {
      // The door decides, not the line of the hand.
      expect(studLine).toBeUndefined();
      expect(liveOf(view)).toContain(about);
      expect(rank(upOf(view, about!)[0]!)).toBeGreaterThanOrEqual(rank(upOf(view, view.seat!)[0]!));
    },
  ],
  stud_premium: [
    (view) => {
      const ranks = mineOf(view).map(rank);
      expect(new Set(ranks).size === 1 || ranks.filter((value) => value === 12).length === 2).toBe(true);
    },
  ],
  stud_reraise: [hasEnough, (view, { about }) => expect(lastRaiser(view)).toBe(about)],
  stud_resteal: [covers, noneHigher],
  stud_start_call: [covers],
  stud_start_fold: [doesNotCover],
  stud_lock: [neverLoses],
  stud_value: [hasEnough],
  stud_trap: [hasEnough, (view, { about }) => expect(lastRaiser(view)).toBe(about)],
  stud_semi_bluff: [isDraw],
  stud_barrel: [(view) => expect(lastRaiser(view)).toBe(view.seat)],
  stud_bluff: [
    (view, { studChance }) => {
      expect(view.street).toBe(4);
      expect(studChance!).toBeLessThan(0.25);
    },
  ],
  stud_wait: [
    (view, data) =>
      data.draw === undefined
        ? hasTooLittle(view, data, { type: 'check' })
        : isDraw(view, data, { type: 'check' }),
  ],
  stud_beaten: [
    (view, { about }) => {
      expect(liveOf(view)).toContain(about);
      expect(beats(upOf(view, about!), mineOf(view))).toBe(true);
    },
    // With cards to come the price decides as well; on 7th street the hand is lost.
    (view, data, { type }) =>
      type === 'fold' && view.street < 4 ? doesNotCover(view, data, { type }) : undefined,
  ],
  stud_monster: [
    (view, { about }) => {
      const shown = highBoardReference(upOf(view, about!)).category;
      if (nameOf(mineOf(view)) === 'flush') expect(shown).toBe('pair');
      else {
        expect(['fullHouse', 'quads', 'straightFlush']).toContain(nameOf(mineOf(view)));
        expect(['trips', 'quads']).not.toContain(shown);
      }
    },
  ],
  stud_value_raise: [hasEnough],
  stud_slow_play: [hasEnough],
  stud_draw_raise: [covers, isDraw],
  stud_draw_call: [covers, isDraw],
  stud_made_call: [covers],
  stud_bluff_catch: [
    covers,
    (view) => {
      expect(view.street).toBe(4);
      expect(['noPair', 'pair']).toContain(nameOf(mineOf(view)));
    },
  ],
  stud_price_fold: [doesNotCover],
};

/** What the facts say, whatever the code. */
function checkFacts(view: View, { data }: Reason): void {
  const mine = mineOf(view);
  if (data.made !== undefined) expect(data.made).toBe(nameOf(mine));
  if (data.draw !== undefined) expect(hasDraw(mine, data.draw)).toBe(true);
  if (data.studChance !== undefined) {
    expect(data.studChance).toBeGreaterThanOrEqual(0);
    expect(data.studChance).toBeLessThanOrEqual(1.001);
  }
  if (data.live !== undefined && data.draw === 'flush') {
    const own = [0, 1, 2, 3].find((s) => mine.filter((card) => suit(card) === s).length === 4);
    const dead = view.seats
      .flatMap(({ up }, seat) => (seat === view.seat ? [] : up))
      .filter((card) => suit(card) === own).length;
    expect(data.live).toBe(dead <= 1 ? 'GOOD' : dead === 2 ? 'OK' : 'BAD');
  }
  // Without a pair, three of a suit, three in a row, an ace or two courts on any board there is nothing to fear.
  if (data.threat === 0) {
    for (const seat of liveOf(view)) {
      expect(highBoardReference(upOf(view, seat)).category).toBe('noPair');
      expect(upOf(view, seat).some((card) => rank(card) === 12)).toBe(false);
    }
  }
}

test('what level 2 says in Stud Hi is true', () => {
  const said = new Map<string, number>();
  const rng = Xoshiro256.fromSeed(31n);
  const wild = ['maniac', 'thief', 'lv1', 'station', 'floater'];
  for (let number = 0; number < 4000; number++) {
    const seats = [2, 2, 3, 6, 7][number % 5]!;
    // Some strangers at the table: they bring up lines of play that level 2 would not take.
    const players = seatLevel('lv2', seats).map((player, seat) =>
      seat % 2 === 1 && number % 3 > 0 ? findPlayer(wild[(number + seat) % wild.length]!) : player,
    );
    playHand({
      setup: makeDefaultSetup('stud', seats, RULE_SETS.wsop),
      players,
      rng,
      table: 31,
      number,
      look: ({ view, decision: { reason, action }, player }) => {
        if (!player.name.startsWith('lv2') || reason.rule === 'only') return;
        said.set(reason.code, (said.get(reason.code) ?? 0) + 1);
        const claims = CLAIMS[reason.code];
        if (claims === undefined) throw new Error(`nobody checks ${reason.code}`);
        try {
          for (const claim of claims) claim(view, reason.data, action);
          checkFacts(view, reason);
        } catch (error) {
          throw new Error(`${JSON.stringify(reason)} with ${mineOf(view).join(' ')}`, { cause: error });
        }
      },
    });
  }
  const silent = Object.keys(CLAIMS).filter((code) => !said.has(code) && code !== 'stud_lock');
  expect(silent).toEqual([]);
}, 180_000);
