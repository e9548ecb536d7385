import { cards, rankBadugi, Xoshiro256, type Card } from '@doorcard/cards';
import { chanceOfBadugi, estimateOpponentRange, type ReadingName } from '@doorcard/cpu';
import { describe, expect, test } from 'vitest';
import { findFinalHands, findShares, READING_BY_NAME, READINGS } from '../src/badugi/reading.js';
import { drawShare } from '../src/badugi/winShare.js';
import { compareHands, dealKeeper, redraw } from './badugiReference.js';
import { DRAWER, table } from './badugiSeat.js';
import type { Scene } from './scene.js';

const HERO = 'As2h3d9s';
const readingOf = (scene: Scene, seat: number): ReadingName => estimateOpponentRange(scene.view, seat).name;

/** Heads-up, seat 0 is read by seat 1, who checks, calls and stands pat; lines of seat 0 alone. */
function follow(...lines: string[]): Scene {
  const scene = table(DRAWER, HERO).play('1 call');
  for (const line of lines) {
    scene.play(`0 ${line}`);
    if (line.startsWith('draw') || line === 'pat') scene.play(scene.turn === 1 ? '1 pat' : '0 check');
    else if (scene.turn === 1 && scene.view.phase === 'betting')
      scene.play(line === 'raise' ? '1 call' : '1 check');
  }
  return scene;
}

test('SC-002 every draw of every player is in the view, a pat one as such', () => {
  const scene = table(DRAWER, HERO, '7c6d5h4s').play(
    '2 call',
    '0 call',
    '1 check',
    '0 draw Kc Kd',
    '1 draw 9s',
  );
  expect(scene.view.seats.map(({ draws }) => draws)).toEqual([[2], [1], []]);
  scene.play('2 pat');
  expect(scene.view.seats.map(({ draws }) => draws)).toEqual([[2], [1], ['pat']]);
});

test('FR-002 the record grows draw by draw and names the latest last', () => {
  const scene = follow('check', 'draw Kc Kd', 'check', 'draw Qc');
  expect(scene.view.seats[0]!.draws).toEqual([2, 1]);
});

test('B-05 before the first draw nobody is read as pat', () => {
  const scene = table(DRAWER, HERO).play('1 call');
  expect(estimateOpponentRange(scene.view, 1)).toMatchObject({ name: 'anything', minHandType: 1 });
});

test('B-06 the reading goes by the most recent completed draw, also before the third', () => {
  expect(readingOf(follow('check', 'draw Kc Kd'), 0)).toBe('drewTwo');
  expect(readingOf(follow('check', 'draw Kc Kd', 'check', 'draw Qc'), 0)).toBe('drewOne');
  expect(readingOf(follow('check', 'draw Kc Kd', 'check', 'pat'), 0)).toBe('patAfterMore');
});

describe('B-27 the whole sequence is read', () => {
  test.each([
    ['pat at the first draw', ['check', 'pat'], 'patFirst', 4, 13, 0.7],
    ['pat twice', ['check', 'pat', 'check', 'pat'], 'patStrong', 4, 10, 0.8],
    ['raised and pat', ['raise', 'pat'], 'patStrong', 4, 10, 0.8],
    ['pat after drawing one', ['check', 'draw Kc', 'check', 'pat'], 'patAfterOne', 4, 13, 0.7],
    ['pat after drawing two', ['check', 'draw Kc Kd', 'check', 'pat'], 'patAfterMore', 4, 13, 0.5],
    ['drew one', ['check', 'draw Kc'], 'drewOne', 3, 8, 0.6],
    ['drew two', ['check', 'draw Kc Kd'], 'drewTwo', 2, 13, 0.5],
    ['drew three', ['check', 'draw Kc Kd Qc'], 'drewMore', 1, 13, 0.5],
    ['drew four', ['check', 'draw Kc Kd Qc Jc'], 'drewMore', 1, 13, 0.5],
  ] as const)('B-27 %s', (_name, lines, name, minHandType, maxHighCard, confidence) => {
    expect(estimateOpponentRange(follow(...lines).view, 0)).toEqual({
      seat: 0,
      name,
      minHandType,
      maxHighCard,
      confidence,
    });
  });

  test('B-27 a raise before drawing says nothing about a badugi made later', () => {
    expect(readingOf(follow('raise', 'draw Kc', 'check', 'pat'), 0)).toBe('patAfterOne');
  });
});

test('FR-011 one card drawn and a bet into a pat player is read as a fresh badugi half of the time', () => {
  const scene = follow('check', 'draw Kc');
  expect(readingOf(scene, 0)).toBe('drewOne');
  scene.play('0 raise');
  expect(readingOf(scene, 0)).toBe('fresh');
  const made = findFinalHands('fresh', 0).slice(378);
  expect(made.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(0.5, 10);
});

test('FR-011 a bet into players who draw is no contradiction, a raise always is', () => {
  const scene = table(DRAWER, HERO).play('1 call', '0 check', '0 draw Kc', '1 draw 9s', '0 raise');
  expect(readingOf(scene, 0)).toBe('drewOne');
  const raised = table(DRAWER, HERO, '7c6d5h5c').play('2 call', '0 call', '1 check');
  raised.play('0 draw Kc', '1 draw 9s', '2 draw 5c', '0 check', '1 raise', '2 fold', '0 raise');
  expect(readingOf(raised, 0)).toBe('fresh');
});

test('before his first draw an opponent who raised has a hand of his position', () => {
  const scene = table(DRAWER, HERO, '').play('2 raise', '0 fold');
  expect(readingOf(scene, 2)).toBe('raisedLate');
});

test.each(READINGS)('what %s ends with adds up to one hand, whatever draws are left', (name) => {
  for (const draws of name === 'patFirst' ? [0, 1, 2] : [0, 2]) {
    const total = findFinalHands(name, draws).reduce((sum, weight) => sum + weight, 0);
    expect(total).toBeCloseTo(1, 9);
  }
});

test('a player who drew more cards ends with less', () => {
  const middling = rankBadugi(cards('5c4d2h'));
  const against = (name: ReadingName): number => findShares(READING_BY_NAME[name], 0)[middling]!;
  const shares = (['drewMore', 'drewTwo', 'drewOne', 'patFirst', 'patStrong'] as const).map(against);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(new Set(shares).size).toBe(shares.length);
});

describe('vectors: the chance to make a badugi', () => {
  const percent = (hand: string, unseen: number): number[] =>
    [3, 2, 1].map((draws) => 100 * chanceOfBadugi(rankBadugi(cards(hand)), unseen, draws));

  test.each([
    ['As2h3d throwing 9s', 'As2h3d', 48, [51.2, 37.7, 20.8]],
    ['As2h throwing 9s Th', 'As2h', 48, [42.3, 26.5, 9.8]],
    ['As throwing three spades', 'As', 48, [41.2, 24.6, 7.6]],
    ['As2h, discards unknown', 'As2h', 50, [40.2, 24.9, 9.0]],
    ['As, discards unknown', 'As', 51, [37.6, 21.8, 6.3]],
  ] as const)('%s', (_name, hand, unseen, expected) => {
    percent(hand, unseen).forEach((value, i) => expect(Math.abs(value - expected[i]!)).toBeLessThan(0.2));
  });

  test('three cards: 1 - 38·37·36 / (48·47·46), and the same for fewer draws', () => {
    const [three, two, one] = percent('As2h3d', 48);
    expect(three).toBeCloseTo(100 * (1 - (38 * 37 * 36) / (48 * 47 * 46)), 1);
    expect(two).toBeCloseTo(100 * (1 - (38 * 37) / (48 * 47)), 1);
    expect(one).toBeCloseTo(100 * (1 - 38 / 48), 10);
  });

  test('the next draw is counted with the cards really seen', () => {
    const [hand, isBadugi] = [cards('As2h3d9s'), new Float64Array(1093).fill(1, 378)];
    const chance = (seen: readonly Card[], draws: number): number =>
      drawShare(rankBadugi(hand), hand, seen, draws, [isBadugi]);
    expect(chance(hand, 1)).toBeCloseTo(10 / 48, 10);
    // Two clubs that would have made it were thrown before.
    expect(chance([...hand, ...cards('KcQc')], 1)).toBeCloseTo(8 / 46, 10);
    expect(100 * chance(hand, 3)).toBeCloseTo(51.2, 1);
  });
});

/** Deals everything out with real cards, mine taken from the deck; the opponent as his reading says. */
function measure(
  hand: string,
  name: 'patStrong' | 'drewOne' | 'drewTwo',
  draws: number,
  deals: number,
): number {
  const rng = Xoshiro256.fromSeed(11n);
  const mine = cards(hand);
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !mine.includes(card));
  const parts = {
    patStrong: [
      { weight: 0.8, size: 4, high: 10 },
      { weight: 0.2, size: 3, high: 13 },
    ],
    drewOne: [
      { weight: 0.6, size: 3, high: 8 },
      { weight: 0.4, size: 3, high: 13 },
    ],
    drewTwo: [{ weight: 1, size: 2, high: 13 }],
  }[name];
  let share = 0;
  for (const { weight, ...kept } of parts) {
    const count = Math.round(weight * deals);
    for (let i = 0; i < count; i++) {
      const [his, rest] = dealKeeper(deck, kept, rng);
      const me = redraw(mine, rest, draws);
      const him = name === 'patStrong' ? his : redraw(his, rest, draws + 1);
      const order = compareHands(me, him);
      share += order > 0 ? weight / count : order === 0 ? weight / count / 2 : 0;
    }
  }
  return share;
}

test.each([
  ['As2h3d9s', 'drewOne', 1],
  ['As2h3d9s', 'drewTwo', 2],
  ['As5h8d9s', 'drewOne', 0],
  ['9c7d6h2s', 'patStrong', 0],
  ['Tc5d2hAs', 'patStrong', 1],
  ['As2hTh9s', 'drewOne', 2],
] as const)(
  'the chance of %s against %s with %i draws left is that of dealing it all out',
  (hand, name, draws) => {
    const all = cards(hand);
    const share = drawShare(rankBadugi(all), all, all, draws, [findShares(READING_BY_NAME[name], draws)]);
    // 3.5 points for the cards that are taken as independent, and three standard errors of 4000 deals.
    expect(Math.abs(share - measure(hand, name, draws, 4000))).toBeLessThan(
      0.035 + 3 * (0.5 / Math.sqrt(4000)),
    );
  },
);
