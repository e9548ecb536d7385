import { describe, expect, test } from 'vitest';
import {
  cards,
  computeEquity,
  HOLDEM,
  OMAHA_EIGHT,
  unwrap,
  Xoshiro256,
  type EquitySpot,
} from '@doorcard/cards';
import { Hand, makePlan, makeView, RULE_SETS, VARIANTS, type View } from '@doorcard/engine';
import { readAggression } from '../src/equity/aggression.js';
import { findHidden } from '../src/equity/hiddenCards.js';
import { sampleEquity } from '../src/equity/sampledEquity.js';
import { scoreFour, scoreTwo } from '../src/equity/standing.js';
import { streamOf } from '../src/stream.js';
import { scene } from './scene.js';

const NEVER = (): boolean => false;

/** The mean of twenty times two hundred deals: within 0.03 but once in a thousand times. */
function sampleOften(view: View): number {
  let sum = 0;
  for (let i = 0; i < 20; i++) sum += sampleEquity(view, streamOf(4, i, 0, 0), NEVER).equity;
  return sum / 20;
}

const exact = (spot: EquitySpot): number =>
  unwrap(computeEquity(spot, { rng: Xoshiro256.fromSeed(1n), margin: 0.004 })).hands[0]!.equity;

describe('as long as nobody has told anything, the equity is that against any hand', () => {
  test.each([
    ['aces before the flop', 'AsAh', '', 0],
    ['a flush draw with overcards on the flop', 'AsKs', 'Qs7s2h9c4d', 1],
    ['top pair on the turn', 'AsKd', 'Kc7s2h9c4d', 2],
    ['a missed draw on the river', 'AsQs', 'Ks7s2h9c4d', 3],
  ] as const)("hold'em: %s", (_name, hand, board, street) => {
    const table = scene({ game: 'limit-holdem', hands: [hand, '3c3d'], ...(board === '' ? {} : { board }) });
    table.play('1 call').passTo(street);
    const seen = board === '' ? [] : cards(board).slice(0, street + 2);
    expect(
      Math.abs(sampleOften(table.view) - exact({ showdown: HOLDEM, hands: [cards(hand), []], board: seen })),
    ).toBeLessThan(0.03);
  });

  test('Omaha eight-or-better: both halves count', () => {
    const [hand, board] = ['As2sKcQd', '3s7d8hKh'];
    const table = scene({ game: 'omaha8', hands: [hand, '3c3d9c9d'], board: `${board}Jc` })
      .play('1 call')
      .passTo(2);
    expect(
      Math.abs(
        sampleOften(table.view) -
          exact({ showdown: OMAHA_EIGHT, hands: [cards(hand), []], board: cards(board) }),
      ),
    ).toBeLessThan(0.03);
  });

  test('against five opponents it is against all five', () => {
    const hands = ['Tc4d', '9h3s', 'AsAh', 'Jd5c', '8s2h', 'Qc6d'];
    const { view } = scene({ game: 'limit-holdem', hands });
    const spot = { showdown: HOLDEM, hands: [cards('AsAh'), [], [], [], [], []] };
    expect(Math.abs(sampleOften(view) - exact(spot))).toBeLessThan(0.03);
  });
});

test('a raise makes the raiser stronger, and a larger one more so', () => {
  const flop = (...lines: string[]): View =>
    scene({ game: 'holdem', hands: ['7h6h', 'AsKd'], board: '7c2d9sJhQc' })
      .play('1 call', '0 check')
      .play('0 check', ...lines).view;
  const checked = sampleOften(
    scene({ game: 'holdem', hands: ['7h6h', 'AsKd'], board: '7c2d9sJhQc' }).play('1 call', '0 check').view,
  );
  const small = sampleOften(flop('1 raise to 20'));
  const large = sampleOften(flop('1 raise to 200'));
  expect(small).toBeLessThan(checked - 0.03);
  expect(large).toBeLessThan(small - 0.02);
});

test('no betting makes the nuts worth less than all of the pot', () => {
  const table = scene({ game: 'holdem', hands: ['KcKs', 'AsAd'], board: 'KdKh2c7s9d' }).passTo(3);
  table.play('0 check', '1 raise to 40', '0 raise to 200', '1 raise to 800');
  expect(sampleEquity(table.view, streamOf(1, 1, 0, 0), NEVER).equity).toBe(1);
});

test('when the board plays, the pot is shared by all who are in', () => {
  const royal = (...hands: string[]): View =>
    scene({ game: 'limit-holdem', hands, board: 'AsKsQsJsTs' }).passTo(3).view;
  expect(sampleEquity(royal('7h6h', '2c2d'), streamOf(1, 1, 0, 0), NEVER).equity).toBe(1 / 2);
  expect(sampleEquity(royal('7h6h', '2c2d', '9c9d'), streamOf(1, 1, 0, 0), NEVER).equity).toBeCloseTo(
    1 / 3,
    12,
  );
});

describe('what betting shows', () => {
  test('nothing from blinds, checks and limps; a call of a raise less than a raise; old streets half', () => {
    const table = scene({ game: 'holdem', hands: ['7h6h', 'AsKd', 'QcQd'] });
    expect(readAggression(table.view)).toEqual([0, 0, 0]);
    table.play('2 call', '0 call', '1 raise to 60', '2 call', '0 fold');
    const [first, raiser, caller] = readAggression(table.view) as [number, number, number];
    expect(first).toBe(0);
    expect(raiser).toBeGreaterThan(2 * caller);
    expect(caller).toBeGreaterThan(0);
    table.play('1 check', '2 check');
    expect(readAggression(table.view)[1]).toBeCloseTo(raiser / 2, 12);
  });
});

describe('hidden cards', () => {
  test('folded hands are hidden, the board and my own cards are not', () => {
    const table = scene({ game: 'holdem', hands: ['7h6h', 'AsKd', 'QcQd'], board: '7c2d9sJhQh' });
    table.play('2 fold', '0 call', '1 check');
    const hidden = findHidden(table.view);
    expect(hidden).toHaveLength(52 - 2 - 3);
    for (const card of cards('QcQdAsKdJhQh')) expect(hidden).toContain(card);
    for (const card of cards('7h6h7c2d9s')) expect(hidden).not.toContain(card);
  });

  test('what I threw cannot come to anybody else', () => {
    const table = scene({ game: '2-7-triple', hands: ['KsQs4h3s2c 7d 8d', 'KcQdJhTc9s'] });
    table.play('1 call', '0 check', '0 draw Ks Qs', '1 pat');
    const hidden = findHidden(table.view);
    expect(hidden).toHaveLength(52 - 5 - 2);
    for (const card of cards('KsQs')) expect(hidden).not.toContain(card);
  });

  test('until it is shuffled again, unless I threw it at this very draw', () => {
    const seats = 6;
    const hand = new Hand(
      makePlan({
        variant: VARIANTS['2-7-triple'],
        rules: RULE_SETS.wsop,
        stacks: new Array<number>(seats).fill(8000),
        antes: new Array<number>(seats).fill(0),
        blinds: [20, 40, 0, 0, 0, 0],
        bringIn: 0,
        smallBet: 40,
        bigBet: 80,
      }),
    );
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(3n) });
    const call = (): void => {
      for (const street = hand.street; hand.street === street && hand.phase === 0;) hand.act(1);
    };
    const [first] = hand.holes[0]!;
    call();
    // Seat 0 throws one card; the others take 15 of the 22 that are left, then all five each.
    hand.act(32 + 1);
    for (let seat = 1; seat < seats; seat++) hand.act(32 + 0b111);
    expect(findHidden(makeView(hand, 0))).not.toContain(first);
    const second = hand.holes[0]![1]!;
    call();
    hand.act(32 + 2);
    for (let seat = 1; seat < seats; seat++) hand.act(32 + 0b11111);
    const view = makeView(hand, 0);
    expect(view.events.some(({ type }) => type === 'reshuffle')).toBe(true);
    const hidden = findHidden(view);
    if (!view.mine!.cards.includes(first!)) expect(hidden).toContain(first);
    expect(hidden).not.toContain(second);
  });
});

describe('starting hands are ordered as players order them', () => {
  const two = (text: string): number => scoreTwo(...(cards(text) as [number, number]));
  test.each([
    ['AsAh', 'KsKh'],
    ['2s2h', '7s2h'],
    ['AsKs', 'AsKh'],
    ['AsKh', 'AsTh'],
    ['KsQh', 'Ks7h'],
    ['JsTh', 'Js5h'],
  ])('%s before %s', (better, worse) => expect(two(better)).toBeGreaterThan(two(worse)));

  const four = (text: string): number => scoreFour(cards(text), true);
  test.each([
    ['AsAh2s3h', 'KsKhQsJh'],
    ['As2h3s4h', '9s8h7s6h'],
    ['AsAhKsKh', 'AsAh9c4d'],
  ])('%s before %s in Omaha eight-or-better', (better, worse) =>
    expect(four(better)).toBeGreaterThan(four(worse)),
  );
});
