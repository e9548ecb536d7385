import {
  BADUGI,
  cards,
  computeEquity,
  DEUCE_SINGLE,
  DEUCE_TRIPLE,
  HOLDEM,
  OMAHA,
  OMAHA_EIGHT,
  RAZZ,
  STUD,
  STUD_EIGHT,
  unwrap,
  Xoshiro256,
  type Equity,
  type EquityOptions,
  type Showdown,
} from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { makeDice } from '../reference/deals.js';
import { listShares } from '../reference/equity.js';

interface Known {
  readonly board?: string;
  readonly dead?: string;
  readonly draws?: number;
}

const compute = (
  showdown: Showdown,
  hands: readonly string[],
  { board = '', dead = '', draws = 0 }: Known = {},
  options: Partial<EquityOptions> = {},
): Equity =>
  unwrap(
    computeEquity(
      { showdown, hands: hands.map(cards), board: cards(board), dead: cards(dead), draws },
      { rng: Xoshiro256.fromSeed(1n), ...options },
    ),
  );

const shares = ({ hands }: Equity): number[] => hands.map(({ equity }) => equity);

const GAMES: readonly (readonly [name: string, Showdown, missing: number])[] = [
  // how many cards may be missing without the slow reference taking minutes
  ['holdem', HOLDEM, 2],
  ['omaha', OMAHA, 1],
  ['omaha8', OMAHA_EIGHT, 1],
  ['stud', STUD, 2],
  ['stud8', STUD_EIGHT, 2],
  ['razz', RAZZ, 2],
  ['badugi', BADUGI, 2],
  ['deuce', DEUCE_TRIPLE, 2],
];

describe.each(GAMES)('%s agrees with the slow reference', (name, showdown, missing) => {
  test.each([2, 3, 4])('for %i hands', (players) => {
    const roll = makeDice(players * 100 + missing);
    for (let round = 0; round < 3; round++) {
      const deck = Array.from({ length: 52 }, (_, card) => card);
      const draw = (count: number): number[] =>
        Array.from({ length: count }, () => deck.splice(roll(deck.length), 1)[0]!);
      const fromBoard = showdown.boardSize > 0;
      const hands = Array.from({ length: players }, (_, i) =>
        draw(showdown.handSize - (!fromBoard && i < missing ? 1 : 0)),
      );
      const board = fromBoard ? draw(showdown.boardSize - missing) : [];
      // Many dead cards keep the slow way short, and show that dead cards count.
      const dead = draw(Math.max(0, deck.length - 20));
      const result = unwrap(
        computeEquity({ showdown, hands, board, dead }, { rng: Xoshiro256.fromSeed(1n) }),
      );
      const rows = listShares(name, hands, board, dead);
      const average = (measure: (share: number) => number, player: number): number =>
        rows.reduce((sum, row) => sum + measure(row[player]!), 0) / rows.length;

      expect(result.method).toBe('exact');
      expect(result.showdowns).toBe(rows.length);
      result.hands.forEach(({ equity, win, tie, split }, player) => {
        expect(equity).toBeCloseTo(
          average((share) => share, player),
          10,
        );
        expect(win).toBeCloseTo(
          average((share) => (share > 1 - 1e-9 ? 1 : 0), player),
          10,
        );
        expect(tie).toBeCloseTo(
          average((share) => (share > 1e-9 && share < 1 - 1e-9 ? 1 : 0), player),
          10,
        );
        expect(split === undefined).toBe(showdown.rankings.length === 1);
        if (split === undefined) return;
        expect(split.quarter).toBeCloseTo(
          average((share) => (share > 1e-9 && share < 0.25 + 1e-9 ? 1 : 0), player),
          10,
        );
        expect(split.high + split.low).toBeCloseTo(equity, 10);
      });
    }
  });
});

describe('known numbers', () => {
  test('aces against kings before the flop: 81.946 % over all suits, as every calculator says', () => {
    const pairs = ['cd', 'ch', 'cs', 'dh', 'ds', 'hs'].map(([a, b]) => [a!, b!] as const);
    const [a, b] = pairs[0]!;
    const equities = pairs.map(([c, d]) => shares(compute(HOLDEM, [`A${a}A${b}`, `K${c}K${d}`]))[0]!);
    expect(equities.reduce((sum, equity) => sum + equity, 0) / 6).toBeCloseTo(0.81946, 5);
  });

  test('all 1,712,304 boards are looked at', () => {
    expect(compute(HOLDEM, ['AsAh', 'KdKc'])).toMatchObject({ method: 'exact', showdowns: 1712304 });
  });

  test('aces against any hand: 85.204 % is in the sampled interval', () => {
    const { method, hands } = compute(HOLDEM, ['AsAh', '']);
    expect(method).toBe('sampled');
    expect(hands[0]!.interval[0]).toBeLessThan(0.85204);
    expect(hands[0]!.interval[1]).toBeGreaterThan(0.85204);
  });

  test('a royal flush on the board is split in three', () => {
    const { hands } = compute(HOLDEM, ['2c3c', '4d5d', '6h7h'], { board: 'AsKsQsJsTs' });
    for (const { win, tie, equity } of hands) expect([win, tie, equity]).toEqual([0, 1, 1 / 3]);
  });

  test('quartered: the same low, and the high lost', () => {
    const { hands } = compute(OMAHA_EIGHT, ['Ah2hKcKd', 'As2sQcJd'], { board: '3c4d8hKs9c' });
    expect(hands[0]).toMatchObject({
      win: 0,
      tie: 1,
      equity: 0.75,
      split: { high: 0.5, low: 0.25, quarter: 0 },
    });
    expect(hands[1]).toMatchObject({
      win: 0,
      tie: 1,
      equity: 0.25,
      split: { high: 0, low: 0.25, quarter: 1 },
    });
  });

  test('without a low the high hand scoops', () => {
    const { hands } = compute(STUD_EIGHT, ['AsAhKdKc2s3hJd', 'QsQhTd9c2c3d4h']);
    expect(hands[0]).toMatchObject({ win: 1, tie: 0, equity: 1, split: { high: 1, low: 0, quarter: 0 } });
  });
});

describe('draws, with the rule that the result names', () => {
  // 9s goes; nine clubs of 44 unseen cards make a badugi, which beats the king; the king of clubs is gone.
  const drawing = 'As2h3d9s';
  const pat = 'KcQdJhTs';

  test.each([
    [1, 1 - 35 / 44],
    [2, 1 - (35 * 34) / (44 * 43)],
    [3, 1 - (35 * 34 * 33) / (44 * 43 * 42)],
  ])('badugi with %i left, against a pat king', (draws, chance) => {
    const result = compute(BADUGI, [drawing, pat], { draws });
    expect(result.policy).toBe('badugi/best-subset');
    expect(result.method).toBe('exact');
    expect(shares(result)[0]).toBeCloseTo(chance, 12);
  });

  test('sampling the same spot gives the same result', () => {
    const { hands, method } = compute(BADUGI, [drawing, pat], { draws: 3 }, { exactLimit: 0, margin: 0.002 });
    expect(method).toBe('sampled');
    expect(Math.abs(hands[0]!.equity - (1 - (35 * 34 * 33) / (44 * 43 * 42)))).toBeLessThan(0.004);
  });

  test('deuce to seven, one card to a seven against a pat nine', () => {
    // The king goes. Better than 9-8-7-6-4 are 7-5-4-3-2 (four fives), 7-6-4-3-2 (three sixes), 8-7-4-3-2 (three
    // eights) and 9-7-4-3-2 (three nines), of 42 unseen cards.
    const result = compute(DEUCE_SINGLE, ['7s4h3d2cKh', '9c8d7h6s4d'], { draws: 1 });
    expect(result.policy).toBe('deuce/eight-or-lower');
    expect(shares(result)[0]).toBeCloseTo((4 + 3 + 3 + 3) / 42, 12);
  });

  test('without draws left it is a plain showdown', () => {
    expect(compute(BADUGI, [drawing, pat])).toMatchObject({ method: 'exact', showdowns: 1 });
    expect(compute(BADUGI, [drawing, pat]).policy).toBeUndefined();
  });

  test('a full table runs out of cards and plays on', () => {
    const eight = ['', '', '', '', '', '', '', 'AsAhAdAc'];
    const badugi = compute(BADUGI, eight, { draws: 3 }, { maxSamples: 20_000 });
    expect(shares(badugi).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    const six = ['', '', '', '', '', ''];
    const deuce = compute(DEUCE_TRIPLE, six, { draws: 3 }, { maxSamples: 20_000 });
    expect(shares(deuce).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  });
});

describe('sampling', () => {
  const spot = ['AsKs', 'QdQc'] as const;
  const known = { board: 'Qs7s2h' };
  const [exact] = shares(compute(HOLDEM, spot, known)) as [number];

  test('95 % of the intervals hold the exact value', () => {
    let held = 0;
    const runs = 400;
    for (let seed = 0; seed < runs; seed++) {
      const options = { rng: Xoshiro256.fromSeed(BigInt(seed)), exactLimit: 0, maxSamples: 1000 };
      const [low, high] = compute(HOLDEM, spot, known, options).hands[0]!.interval;
      if (low <= exact && exact <= high) held++;
    }
    // Four standard deviations below 95 %; the small correction for rare events makes them hold a little more often.
    expect(held / runs).toBeGreaterThan(0.95 - 4 * Math.sqrt((0.95 * 0.05) / runs));
    expect(held / runs).toBeLessThan(0.99);
  });

  test('stops as soon as the interval is narrow enough', () => {
    const rough = compute(HOLDEM, spot, known, { exactLimit: 0, margin: 0.01 });
    const fine = compute(HOLDEM, spot, known, { exactLimit: 0, margin: 0.002 });
    expect(rough.showdowns).toBeLessThan(fine.showdowns);
    for (const [result, margin] of [
      [rough, 0.01],
      [fine, 0.002],
    ] as const) {
      const [low, high] = result.hands[0]!.interval;
      expect((high - low) / 2).toBeLessThanOrEqual(margin);
    }
  });

  test('is the same for the same seed', () => {
    const run = (seed: bigint): Equity =>
      compute(STUD, ['AsAhKd', 'QsQhTd'], {}, { rng: Xoshiro256.fromSeed(seed), maxSamples: 20_000 });
    expect(run(3n)).toEqual(run(3n));
    expect(run(3n)).not.toEqual(run(4n));
  });

  test('a hand that never won in the samples may still win now and then', () => {
    const { hands } = compute(HOLDEM, ['AsAh', '2c3d'], { board: 'AdAcKs' }, { exactLimit: 0 });
    expect(hands[1]!.equity).toBe(0);
    expect(hands[1]!.interval).toEqual([0, 3 / 10_000]);
  });

  test('progress goes from 0 to 1', () => {
    const seen: number[] = [];
    compute(HOLDEM, ['AsAh', ''], {}, { onProgress: (done) => seen.push(done) });
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.at(-1)).toBe(1);
    expect(seen.every((done, i) => done >= 0 && done <= 1 && done >= (seen[i - 1] ?? 0) - 0.05)).toBe(true);
  });
});

describe('impossible spots are refused', () => {
  test.each<[string, Showdown, readonly string[], Known, code: string, value: string]>([
    ['one hand', HOLDEM, ['AsAh'], {}, 'equity/too-few-hands', '1'],
    ['three cards in hold’em', HOLDEM, ['AsAhAd', 'KsKh'], {}, 'hand/too-many-cards', 'AsAhAd'],
    ['a card in two hands', HOLDEM, ['AsAh', 'AsKs'], {}, 'card/duplicate', 'As'],
    ['a card in a hand and dead', RAZZ, ['AsAh', 'KsKd'], { dead: 'Kd' }, 'card/duplicate', 'Kd'],
    ['two cards on the board', HOLDEM, ['AsAh', 'KsKh'], { board: '2c3c' }, 'board/wrong-size', '2c3c'],
    ['a board in stud', STUD, ['AsAh', 'KsKh'], { board: '2c3c4c' }, 'board/not-in-this-game', '2c3c4c'],
    ['draws in stud', STUD, ['AsAh', 'KsKh'], { draws: 1 }, 'draws/not-in-this-game', '1'],
    ['four draws in badugi', BADUGI, ['AsAh', 'KsKh'], { draws: 4 }, 'draws/out-of-range', '4'],
    ['half a draw', BADUGI, ['AsAh', 'KsKh'], { draws: 0.5 }, 'draws/out-of-range', '0.5'],
    ['eight stud hands', STUD, ['', '', '', '', '', '', '', ''], {}, 'equity/too-many-hands', '8'],
  ])('%s', (_, showdown, hands, { board = '', dead = '', draws = 0 }, code, value) => {
    const result = computeEquity(
      { showdown, hands: hands.map(cards), board: cards(board), dead: cards(dead), draws },
      { rng: Xoshiro256.fromSeed(1n) },
    );
    expect(result).toMatchObject({ ok: false, error: { code, value } });
  });
});
