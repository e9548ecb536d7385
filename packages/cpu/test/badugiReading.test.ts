import { cards, rankBadugi, Xoshiro256, type Card } from '@doorcard/cards';
import { chanceOfBadugi } from '../src/badugi/drawOutcomes.js';
import { estimateOpponentRange } from '../src/badugi/handStrengthRange.js';
import { type ReadingName } from '../src/badugi/reading.js';
import { describe, expect, test } from 'vitest';
import { readBettingLog } from '../src/badugi/bettingLog.js';
import { BUCKET_COUNT, bucketOf, findDraw, WITHOUT_TOP } from '../src/badugi/handBucket.js';
import { findRange, type Range } from '../src/badugi/range.js';
import { drawShare } from '../src/badugi/winShare.js';
import { compareHands, dealKeeper, redraw } from './badugiReference.js';
import { DRAWER, table } from './badugiSeat.js';
import type { Scene } from './scene.js';

const HERO = 'As2h3d9s';
const readingOf = (scene: Scene, seat: number): ReadingName => estimateOpponentRange(scene.view, seat).name;

const rangeOf = ({ view }: Scene, seat: number): Range =>
  findRange(readBettingLog(view).conducts[seat]!, view.seats[seat]!.draws.length);

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
    ['pat at the first draw', ['check', 'pat'], 'patFirst', 4, 13],
    ['pat twice', ['check', 'pat', 'check', 'pat'], 'patStrong', 4, 10],
    ['raised and pat', ['raise', 'pat'], 'patStrong', 4, 10],
    ['pat after drawing one', ['check', 'draw Kc', 'check', 'pat'], 'patAfterOne', 4, 13],
    ['pat after drawing two', ['check', 'draw Kc Kd', 'check', 'pat'], 'patAfterMore', 4, 13],
    ['drew one', ['check', 'draw Kc'], 'drewOne', 3, 8],
    ['drew two', ['check', 'draw Kc Kd'], 'drewTwo', 2, 13],
    ['drew three', ['check', 'draw Kc Kd Qc'], 'drewMore', 1, 13],
    ['drew four', ['check', 'draw Kc Kd Qc Jc'], 'drewMore', 1, 13],
  ] as const)('B-27 %s', (_name, lines, name, minHandType, maxHighCard) => {
    const reading = estimateOpponentRange(follow(...lines).view, 0);
    expect(reading).toMatchObject({ seat: 0, name, minHandType, maxHighCard });
    expect(reading.confidence).toBeGreaterThan(0.5);
    expect(reading.confidence).toBeLessThan(1);
  });

  test('B-27 a raise before drawing says nothing about a badugi made later', () => {
    expect(readingOf(follow('raise', 'draw Kc', 'check', 'pat'), 0)).toBe('patAfterOne');
  });
});

test('FR-011 one card drawn and a bet into a pat player is read as a fresh badugi, more often than a check', () => {
  const scene = follow('check', 'draw Kc');
  expect(readingOf(scene, 0)).toBe('drewOne');
  const checked = rangeOf(follow('check', 'draw Kc', 'check'), 0).made;
  scene.play('0 raise');
  expect(readingOf(scene, 0)).toBe('fresh');
  expect(rangeOf(scene, 0).made).toBeGreaterThan(2 * checked);
});

test('FR-011 a bet into players who draw is not a contradiction, a raise always is', () => {
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

const LINES = {
  patFirst: ['raise', 'pat', 'raise'],
  patThrice: ['raise', 'pat', 'raise', 'pat', 'raise', 'pat'],
  drewOne: ['raise', 'draw Kc', 'raise'],
  drewTwo: ['check', 'draw Kc Kd', 'check'],
  drewMore: ['check', 'draw Kc Kd Qc', 'check'],
} as const;

test.each(Object.entries(LINES))(
  'the range of %s is a distribution: better hands win more',
  (_name, lines) => {
    const { shares, made, honest } = rangeOf(follow(...lines), 0);
    for (let rank = 2; rank < shares.length; rank++)
      expect(shares[rank]!).toBeGreaterThanOrEqual(shares[rank - 1]!);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    expect(shares.at(-1)).toBeGreaterThan(0.99);
    for (const chance of [made, honest]) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
  },
);

test('a player who drew more cards ends with less', () => {
  const middling = rankBadugi(cards('5c4d2h'));
  const shares = (['drewMore', 'drewTwo', 'drewOne', 'patFirst'] as const).map(
    (name) => rangeOf(follow(...LINES[name]), 0).shares[middling]!,
  );
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(new Set(shares).size).toBe(shares.length);
});

test('everything that a pat player did counts: betting every round he is taken for a badugi, but never always', () => {
  const madeAfter = (...lines: string[]): number => rangeOf(follow(...lines), 0).made;
  const betting = madeAfter('raise', 'pat', 'raise', 'pat', 'raise');
  expect(betting).toBeGreaterThan(0.7);
  expect(betting).toBeLessThan(0.97);
  expect(madeAfter('check', 'draw Kc', 'check', 'pat')).toBeLessThan(betting);
  expect(madeAfter('check', 'draw Kc Kd', 'check', 'pat')).toBeLessThan(
    madeAfter('check', 'draw Kc', 'check', 'pat'),
  );
});

test('buckets hold all hands in order, and each draw from one is a distribution', () => {
  for (let rank = 2; rank < 1093; rank++) {
    const step = bucketOf(rank) - bucketOf(rank - 1);
    expect(step === 0 || step === 1).toBe(true);
  }
  expect(bucketOf(1092)).toBe(BUCKET_COUNT - 1);
  expect(WITHOUT_TOP[bucketOf(rankBadugi(cards('Kc4d2hAs')))]).toBe(bucketOf(rankBadugi(cards('4d3hAs'))));
  for (const hand of ['As', 'As2h', 'As2h3d', 'KsQhJd']) {
    const sum = findDraw(bucketOf(rankBadugi(cards(hand)))).reduce((total, each) => total + each, 0);
    expect(sum).toBeCloseTo(1, 9);
  }
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

/** Deals everything out with real cards, mine taken from the deck; the opponent kept this many cards. */
function measure(hand: string, kept: { size: number; high: number }, draws: number, deals: number): number {
  const rng = Xoshiro256.fromSeed(11n);
  const mine = cards(hand);
  const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !mine.includes(card));
  let share = 0;
  for (let i = 0; i < deals; i++) {
    const [his, rest] = dealKeeper(deck, kept, rng);
    const order = compareHands(redraw(mine, rest, draws), redraw(his, rest, draws + 1));
    share += order > 0 ? 1 : order === 0 ? 0.5 : 0;
  }
  return share / deals;
}

test.each([
  ['As2h3d9s', 2, 2],
  ['As5h8d9s', 2, 1],
  ['9c7d6h2s', 1, 2],
] as const)(
  'the chance of %s against one who kept %i cards is that of dealing it all out',
  (hand, size, draws) => {
    const all = cards(hand);
    const lines = size === 2 ? ['draw Kc Kd', 'draw Qc Jc'] : ['draw Kc Kd Qc'];
    const scene = follow('check', ...lines.slice(0, 3 - draws).flatMap((line) => [line, 'check']));
    const { shares } = rangeOf(scene, 0);
    const share = drawShare(rankBadugi(all), all, all, draws, [shares]);
    // He is read from more than the cards he kept: with two cards he would often have raised or bet the better ones.
    expect(Math.abs(share - measure(hand, { size, high: 13 }, draws, 4000))).toBeLessThan(0.1);
  },
);
