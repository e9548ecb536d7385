import { eightOrBetter, high, Xoshiro256, type Card } from '@doorcard/cards';
import {
  act,
  findLegal,
  Hand,
  makeDefaultSetup,
  makePlan,
  makeView,
  OVER,
  RULE_SETS,
  type View,
} from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { lowRanksOf } from '../src/razz/lowRanks.js';
import { readShape } from '../src/stud/handShape.js';
import { isLock } from '../src/stud/lock.js';
import { readActions } from '../src/stud8/actionReading.js';
import { findRivalHigh } from '../src/stud8/highLock.js';
import { fillShareTables, findPotShare, ShareTables } from '../src/stud8/potShare.js';
import { buildVisibleContext, type VisibleContext } from '../src/visibleContext.js';
import { reach } from './stud8Scene.js';

const NOTHING = new Float64Array(8);

function tablesOf(context: VisibleContext): ShareTables {
  const tables = new ShareTables();
  fillShareTables(tables, context, readShape(context.me.cards), lowRanksOf(context.me.cards));
  return tables;
}

/** The share of the view's seat against any cards. */
function shareOf(view: View): number {
  const context = buildVisibleContext(view);
  return findPotShare(tablesOf(context), context, NOTHING, 0);
}

/** What the first seat of a hand wins of the pot, everybody staying to the end. */
function winShare(hands: readonly (readonly Card[])[]): number {
  const highs = hands.map((cards) => high.rank(cards));
  const lows = hands.map((cards) => eightOrBetter.rank(cards));
  const part = (ranks: readonly number[]): number => {
    const best = Math.max(...ranks);
    return ranks[0] === best ? 1 / ranks.filter((rank) => rank === best).length : 0;
  };
  return Math.max(...lows) > 0 ? (part(highs) + part(lows)) / 2 : part(highs);
}

/** Deals hands in which everybody checks and calls, and looks at seat 0 whenever it acts. */
function dealHands(seats: number, count: number, look: (view: View, hand: Hand) => void): void {
  const plan = makePlan(makeDefaultSetup('stud8', seats, RULE_SETS.wsop));
  const rng = Xoshiro256.fromSeed(3n);
  for (let i = 0; i < count; i++) {
    const hand = new Hand(plan);
    hand.deal({ kind: 'rng', rng });
    while (hand.phase !== OVER) {
      const seat = hand.actor;
      if (seat === 0) look(makeView(hand, 0), hand);
      const legal = findLegal(hand)!;
      act(hand, seat, { type: legal.check ? 'check' : legal.bringIn === undefined ? 'call' : 'bringIn' });
    }
  }
}

describe('the share of the pot', () => {
  test.each([2, 4])('is what random deals give, with %i players, on every street', (seats) => {
    const bins = new Map<string, { count: number; said: number; won: number }>();
    const open: { key: string; said: number }[] = [];
    const settle = (hand: Hand): void => {
      const hands = Array.from({ length: seats }, (_, seat) => Array.from(hand.holes[seat]!.subarray(0, 7)));
      const won = winShare(hands);
      for (const { key, said } of open.splice(0)) {
        const bin = bins.get(key) ?? { count: 0, said: 0, won: 0 };
        bins.set(key, { count: bin.count + 1, said: bin.said + said, won: bin.won + won });
      }
    };
    let last: Hand | undefined;
    dealHands(seats, 6000, (view, hand) => {
      if (last !== undefined && last !== hand) settle(last);
      last = hand;
      const said = shareOf(view);
      open.push({ key: `${view.street} ${Math.floor(said * 5)}`, said });
    });
    let checked = 0;
    for (const [key, { count, said, won }] of bins) {
      if (count < 400) continue;
      checked++;
      // Four standard deviations of the luck, and three points for what the tables leave out.
      const slack = 0.03 + (4 * 0.45) / Math.sqrt(count);
      expect(Math.abs(said - won) / count, `${key}: ${said / count} against ${won / count}`).toBeLessThan(
        slack,
      );
    }
    expect(checked).toBeGreaterThan(8);
  });

  test('live cards are worth more than dead ones', () => {
    const live = shareOf(reach(5, ['Ac2d4h7sKc', '..ThJsQd'], { gone: ['Ks', '9s', '9d'] }).view);
    const dead = shareOf(reach(5, ['Ac2d4h7sKc', '..ThJsQd'], { gone: ['3s', '5s', '6d'] }).view);
    expect(live).toBeGreaterThan(dead + 0.03);
  });

  test('strength that an opponent has shown takes some of it away', () => {
    const context = buildVisibleContext(reach(6, ['KcKd9h7s2dTc', '..3h6s8d5c']).view);
    const tables = tablesOf(context);
    const shares = [0, 0.5, 1, 2, 3].map((more) => findPotShare(tables, context, NOTHING, more));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    // Bluffs are never ruled out.
    expect(shares[4]!).toBeGreaterThan(0.15);
  });
});

test('points for actions add up: a raise shows more than a bet, a bet more than a call, a check nothing', () => {
  const read = (...lines: readonly string[]): number => {
    const table = reach(5, ['KcKd9h7s2d', '..3h6s8d']).play(...lines);
    return readActions(buildVisibleContext(table.view))[1]!;
  };
  const checked = read();
  const table = reach(5, ['KcKd9h7s2d', '..3h6s8d'], { bettor: 1 });
  const bet = readActions(buildVisibleContext(table.view))[1]!;
  const raised = readActions(buildVisibleContext(table.play('raise', 'raise').view))[1]!;
  expect([checked, bet, raised]).toEqual([checked, bet, raised].toSorted((a, b) => a - b));
  expect(raised).toBeGreaterThan(bet + 0.5);
});

test('the best high that an opponent can make is the one that a search of all his cards finds', () => {
  let compared = 0;
  let locks = 0;
  dealHands(7, 4000, (view) => {
    if (view.street < 4 || compared >= 40) return;
    const context = buildVisibleContext(view);
    const shape = readShape(context.me.cards);
    if (shape.made < 6) return;
    compared++;
    // Against one of them, so that some hands hold.
    const one = { ...context, live: context.live.slice(0, 1) };
    const isLocked = shape.strength >= findRivalHigh(one);
    expect(isLocked).toBe(isLock(one, (cards) => readShape(cards).strength));
    if (isLocked) locks++;
  });
  expect(compared).toBeGreaterThan(20);
  expect(locks).toBeGreaterThan(0);
});
