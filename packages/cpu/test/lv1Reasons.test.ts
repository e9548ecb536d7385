import { readFileSync } from 'node:fs';
import type { View } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { eightOrBetterReference } from '../../cards/test/reference/eightOrBetter.js';
import { playHands, seatLevel, type Moment } from './selfPlay.js';
import { beats } from './shownHands.js';

// What level 1 says in the stud games is checked against the view by code of its own.

const GAMES = ['stud', 'razz', 'stud8'] as const;
const HANDS = 2000;

const upOf = (view: View, seat: number): readonly number[] => view.seats[seat]!.up;
const liveOf = (view: View): number[] =>
  view.seats.flatMap(({ folded }, seat) => (folded || seat === view.seat ? [] : [seat]));
const priceOf = ({ legal, pot }: View): number => legal!.call! / (pot + legal!.call!);

type Claim = (moment: Moment) => boolean;
const type = ({ decision }: Moment): string => decision.action.type;
const isEnough: Claim = ({ decision: { reason } }) => reason.data.score! >= reason.data.demand!;
const isTooLittle: Claim = (moment) => !isEnough(moment);

const CLAIMS: Readonly<Record<string, Claim>> = {
  value: (moment) => isEnough(moment) && (type(moment) === 'raise' || moment.view.legal!.raise === undefined),
  // Checked card by card in the tests of locks; here only that it is never folded or checked.
  sure_winner: (moment) => type(moment) === 'raise' || moment.view.legal!.raise === undefined,
  semi_bluff: (moment) => isTooLittle(moment) && type(moment) === 'raise' && moment.view.street < 2,
  bluff: (moment) =>
    isTooLittle(moment) &&
    type(moment) === 'raise' &&
    liveOf(moment.view).length === 1 &&
    moment.view.street < 4,
  weak_bring_in: (moment) => isTooLittle(moment) && type(moment) === 'bringIn',
  weak_check: (moment) => isTooLittle(moment) && type(moment) === 'check' && moment.view.currentBet === 0,
  weak_smallbet: (moment) => isTooLittle(moment) && type(moment) === 'fold' && moment.view.street < 2,
  weak_bigbet: (moment) => isTooLittle(moment) && type(moment) === 'fold' && moment.view.street >= 2,
  beaten_board: ({ view }) =>
    view.street === 4 &&
    liveOf(view).some((seat) => beats(upOf(view, seat), view.mine!.cards)) &&
    (view.game === 'stud' || eightOrBetterReference(view.mine!.cards).ranks.length === 0),
  cheap_call: (moment) => {
    const { view } = moment;
    const bet = view.street < 2 ? view.stakes.smallBet : view.stakes.bigBet;
    return isTooLittle(moment) && (priceOf(view) < 0.08 || view.legal!.call! < bet);
  },
  // While nobody has completed the line is that for staying, else that for a raise.
  fair_call: (moment) =>
    type(moment) === 'call' &&
    (moment.decision.reason.rule === 'lv1/3rd/unopened/call' ? isEnough(moment) : isTooLittle(moment)),
  strong_call: (moment) => type(moment) === 'call' && isEnough(moment),
  raised_enough: (moment) => type(moment) === 'call' && isEnough(moment) && moment.view.wagers >= 5,
};

/** The rows are those that the source names, so that a new one cannot be forgotten. */
const ROWS = [
  ...readFileSync(new URL('../src/lv1/lv1.ts', import.meta.url), 'utf8').matchAll(/'(lv1\/[\w/]+)'/g),
].map(([, row]) => row!);
/** A fifth raise needs a table without a cap, and a hand that cannot lose is rare: `lv1.test.ts` plays such hands. */
const SELDOM = ['lv1/facing/enough', 'lv1/facing/lock'];
/** Only Stud Hi asks for a hand that cannot lose, and in Razz up cards never show that a hand has lost. */
const NOT_IN: Readonly<Record<(typeof GAMES)[number], readonly string[]>> = {
  stud: [],
  razz: ['lv1/bet/lock', 'lv1/facing/lock', 'lv1/facing/beaten'],
  stud8: ['lv1/bet/lock', 'lv1/facing/lock'],
};

describe.each(GAMES)('%s', (game) => {
  test('every reason of level 1 is true of its view, and every row fires', { timeout: 60_000 }, () => {
    const fired = new Set<string>();
    playHands({
      game,
      hands: HANDS,
      seed: 15,
      players: (seats) => seatLevel('lv1', seats),
      look: (moment) => {
        const { code, rule, data } = moment.decision.reason;
        fired.add(rule);
        if (code === 'only_choice') return;
        if (!CLAIMS[code]!(moment)) {
          throw new Error(`${code} is not true: ${JSON.stringify([rule, data, moment.decision.action])}`);
        }
      },
    });
    fired.delete('only');
    expect([...fired].filter((row) => !ROWS.includes(row))).toEqual([]);
    expect(ROWS.filter((row) => !fired.has(row) && ![...SELDOM, ...NOT_IN[game]].includes(row))).toEqual([]);
  });
});
