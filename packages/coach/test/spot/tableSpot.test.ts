import { aceToFive, badugi, makeCards } from '@doorcard/cards';
import { makeView, rewind, type Hand } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { makeMixedModel } from '../../src/verdict/opponentModel.js';
import { listOwnDecisions } from '../../src/verdict/ownDecision.js';
import { solveDecision } from '../../src/spot/secondOpinion.js';
import { spotOf } from '../../src/spot/tableSpot.js';
import { playScene } from '../verdict/scenes.js';

const RAZZ = [
  ['d dh p1 As2s3d', 'd dh p2 ????Kh', 'p2 pb', 'p1 cbr 40', 'p2 cc'],
  ['d dh p1 4c', 'd dh p2 Qd', 'p1 cbr 40', 'p2 cc'],
  ['d dh p1 5h', 'd dh p2 7c', 'p1 cbr 80', 'p2 cc'],
  ['d dh p1 Kc', 'd dh p2 6d', 'p1 cbr 80', 'p2 cc'],
  ['d dh p1 Qs', 'd dh p2 ??', 'p1 cc', 'p2 cbr 80', 'p1 cc'],
];
const BADUGI = [
  ['d dh p1 As2d3h4c', 'd dh p2 ????????', 'p2 cbr 80', 'p1 cc'],
  ['p1 sd', 'p2 sd ??', 'd dh p2 ??', 'p1 cc', 'p2 cbr 40', 'p1 cc'],
  ['p1 sd', 'p2 sd ??', 'd dh p2 ??', 'p1 cc', 'p2 cbr 80', 'p1 cc'],
  ['p1 sd', 'p2 sd', 'p1 cc', 'p2 cbr 80', 'p1 cc'],
];

const options = (game: 'razz' | 'stud' | 'stud8' | 'badugi') => ({
  model: makeMixedModel(game),
  seed: 1n,
  particles: 400,
});
const codeOf = ({ hand, decision, game }: Case): string => {
  const made = spotOf({ hand, decision }, options(game));
  return made.ok ? 'made' : made.error.code;
};

interface Case {
  readonly hand: Hand;
  readonly decision: number;
  readonly game: 'razz' | 'stud' | 'badugi';
}

describe('a spot from the table', () => {
  test('has the boards, the pot before the street, and what was done on it', () => {
    const hand = playScene('razz', 2, RAZZ);
    const own = listOwnDecisions(hand, 0);
    const [sixth, , seventh] = own
      .slice(-3)
      .map(({ place }) => spotOf({ hand, decision: place }, options('razz')));
    if (!sixth!.ok || !seventh!.ok) throw new Error('refused');
    expect(seventh!.value.spot).toMatchObject({ game: 'razz', street: 7, pot: 500, bet: 80, maxWagers: 5 });
    expect(seventh!.value.spot.up.map((cards) => makeCards(cards))).toEqual([
      '3d4c5hKc',
      'Kh Qd7c6d'.replace(' ', ''),
    ]);
    expect(seventh!.value.spot.line).toBe('check,bet');
    expect(seventh!.value.spot.stacks).toBeUndefined();
    expect(makeCards(seventh!.value.hand!)).toBe('2sQsAs');
    // On 6th street two cards are hidden, and on both sides every pair has a weight.
    expect(sixth!.value.spot).toMatchObject({ street: 6, pot: 340, line: '' });
    expect(makeCards(sixth!.value.hand!)).toBe('2sAs');
    expect(
      sixth!.value.spot.ranges.map(({ size, weights }) => [size, weights.filter((w) => w > 0).length]),
    ).toEqual([
      [2, 946],
      [2, 946],
    ]);
  });

  test('is the same from a view and for every hand that the seat may hold', () => {
    const hands = ['As2s', 'QhJh'].map((down) =>
      playScene('razz', 2, [[`d dh p1 ${down}3d`, ...RAZZ[0]!.slice(1)], ...RAZZ.slice(1)]),
    );
    const spots = hands.map((hand) => {
      const { view } = listOwnDecisions(hand, 0).at(-1)!;
      const made = spotOf(view, options('razz'));
      if (!made.ok) throw made.error;
      return made.value.spot;
    });
    expect(spots[1]!.ranges[0].weights).toEqual(spots[0]!.ranges[0].weights);
    expect(spots[1]!.ranges[1].weights).toEqual(spots[0]!.ranges[1].weights);
  });

  test('the decision of a player whose cards are not in the file has ranges too', () => {
    const hand = playScene('razz', 2, RAZZ);
    const last = listOwnDecisions(hand, 0).at(-1)!.place;
    const made = spotOf({ hand, decision: last - 1 }, options('razz'));
    if (!made.ok) throw made.error;
    expect(made.value.hand).toBeUndefined();
    expect(made.value.spot.line).toBe('check');
  });

  test('short stacks, dead cards and who acts first come from the table', () => {
    const hand = playScene('stud', 3, [
      ['d dh p1 AsAhAd', 'd dh p2 ????4c', 'd dh p3 ????Tc', 'p2 pb', 'p3 f', 'p1 cbr 40', 'p2 cc'],
      ['d dh p1 Ac', 'd dh p2 9d', 'p1 cbr 40', 'p2 cc'],
      ['d dh p1 5h', 'd dh p2 9c', 'p1 cbr 80', 'p2 cc'],
      ['d dh p1 7c', 'd dh p2 9s', 'p2 cbr 80', 'p1 cc'],
    ]);
    const made = spotOf({ hand, decision: listOwnDecisions(hand, 0).at(-1)!.place }, options('stud'));
    if (!made.ok) throw made.error;
    expect(made.value.spot.up.map((cards) => makeCards(cards))).toEqual(['4c9d9c9s', 'AdAc5h7c']);
    expect(makeCards(made.value.spot.dead)).toBe('Tc');
    expect(made.value.spot.line).toBe('bet');
    const short = playScene('razz', 2, RAZZ, 520);
    const place = listOwnDecisions(short, 0).at(-1)!.place;
    const spot = spotOf({ hand: short, decision: place }, options('razz'));
    if (!spot.ok) throw spot.error;
    // 10 + 40 + 40 + 80 + 80 are in; 270 are left for four bets of 80.
    expect(spot.value.spot.stacks).toEqual([270, 270]);
  });

  test.each([
    [
      'an early street',
      (): Case => ({ hand: playScene('razz', 2, RAZZ), decision: 3, game: 'razz' }),
      'spot/not-late',
    ],
    [
      'a draw',
      (): Case => ({ hand: playScene('badugi', 2, BADUGI), decision: 12, game: 'badugi' }),
      'spot/not-betting',
    ],
    [
      'an earlier draw round',
      (): Case => ({ hand: playScene('badugi', 2, BADUGI), decision: 5, game: 'badugi' }),
      'spot/not-late',
    ],
    [
      'no such decision',
      (): Case => ({ hand: playScene('razz', 2, RAZZ), decision: 99, game: 'razz' }),
      'spot/no-such-decision',
    ],
    [
      'three players',
      (): Case => {
        const hand = playScene('stud', 3, [
          [
            'd dh p1 AsAhAd',
            'd dh p2 ????4c',
            'd dh p3 ????Tc',
            'p2 pb',
            'p3 cc',
            'p1 cbr 40',
            'p2 cc',
            'p3 cc',
          ],
          ['d dh p1 Ac', 'd dh p2 9d', 'd dh p3 2c', 'p1 cbr 40', 'p2 cc', 'p3 cc'],
          ['d dh p1 5h', 'd dh p2 9c', 'd dh p3 3c', 'p1 cbr 80', 'p2 cc', 'p3 cc'],
          ['d dh p1 7c', 'd dh p2 9s', 'd dh p3 8h', 'p2 cbr 80', 'p3 f', 'p1 cc'],
        ]);
        return { hand, decision: listOwnDecisions(hand, 0).at(-1)!.place, game: 'stud' };
      },
      'spot/more-players',
    ],
  ])('%s is refused', (_, make, code) => {
    expect(codeOf(make())).toBe(code);
  });
});

describe('the second opinion', () => {
  test.each([
    ['razz', RAZZ, (cards: readonly number[]) => aceToFive.rank(cards)],
    ['badugi', BADUGI, (cards: readonly number[]) => badugi.rank(cards)],
  ] as const)(
    '%s: a call is worth the share of the final pot that the hand wins, counted hand by hand',
    (game, actions, rank) => {
      const hand = playScene(game, 2, actions);
      const { view, action, place } = listOwnDecisions(hand, 0).at(-1)!;
      const solved = solveDecision({
        view,
        taken: action,
        ...options(game),
        target: 0.01,
        maxIterations: 20,
      });
      const made = spotOf({ hand, decision: place }, options(game));
      if (!solved.ok || !made.ok) throw new Error('refused');
      const { spot, hand: mine } = made.value;
      const seat =
        spot.up[0].length > 0 &&
        makeCards(spot.up[0]) !== makeCards(makeView(rewind(hand, place), 0).seats[0]!.up)
          ? 1
          : 0;
      const own = rank([...spot.up[seat], ...mine!]);
      let [won, all] = [0, 0];
      const live = spot.live.filter((card) => !mine!.includes(card));
      const visit = (held: readonly number[], from: number): void => {
        if (held.length === mine!.length) {
          const weight = spot.ranges[1 - seat]!.weightOf(held);
          if (weight === 0) return;
          const other = rank([...spot.up[1 - seat]!, ...held]);
          all += weight;
          won += weight * (own > other ? 1 : own === other ? 0.5 : 0);
          return;
        }
        for (let i = from; i < live.length; i++) visit([...held, live[i]!], i + 1);
      };
      visit([], 0);
      const call = solved.value.actions.find((each) => each.action.type === 'call')!;
      expect(call.value).toBeCloseTo(((won / all) * (view.pot + 80) - 80) / 80, 3);
      expect(solved.value.actions.find((each) => each.action.type === 'fold')!.value).toBe(0);
      expect(solved.value.actions.reduce((sum, { frequency }) => sum + frequency, 0)).toBeCloseTo(1, 5);
    },
  );

  test('a wheel that folds is a blunder for both pairs of ranges', () => {
    const { view } = listOwnDecisions(playScene('razz', 2, RAZZ), 0).at(-1)!;
    const folded = solveDecision({ view, taken: { type: 'fold' }, ...options('razz') });
    const raised = solveDecision({ view, taken: { type: 'raise', to: 160 }, ...options('razz') });
    if (!folded.ok || !raised.ok) throw new Error('refused');
    expect(folded.value.label).toBe('blunder');
    expect(folded.value.source.ranges.map(({ loss }) => loss > 5)).toEqual([true, true]);
    expect(folded.value.source.exploitability).toBeLessThan(0.0005);
    expect(raised.value).toMatchObject({
      label: 'best',
      loss: 0,
      source: { kind: 'solved', model: 'mixed', effective: null },
    });
  });

  test('without enough samples there is no label', () => {
    const { view, action } = listOwnDecisions(playScene('badugi', 2, BADUGI), 0).at(-1)!;
    const solved = solveDecision({ view, taken: action, ...options('badugi'), particles: 30, target: 0.01 });
    if (!solved.ok) throw solved.error;
    expect(solved.value.source.effective).toBeLessThan(200);
    expect(solved.value.label).toBeNull();
  });
});
