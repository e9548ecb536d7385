import { describe, expect, test } from 'vitest';
import { doorcard, type Answer } from './fakeTerminal.js';
import { KEPT_RAZZ } from './keptHand.js';
import { makeTempFolder } from './tempFolder.js';

const RAZZ = {
  game: 'razz',
  street: 7,
  up: ['2c4d7h8s', 'Ad5s6cKh'],
  dead: '3hQc',
  pot: 10,
  bet: 1,
  maxWagers: 4,
  ranges: ['low2:1, *:0.1', '*'],
  target: '0.5%',
};
const { path, write } = makeTempFolder();
const razz = write('razz.json', JSON.stringify(RAZZ));
const BADUGI = { game: 'badugi', pot: 6, bet: 1, maxWagers: 1, ranges: [] as unknown[], target: '1%' };
const badugi = write(
  'badugi.json',
  JSON.stringify({
    ...BADUGI,
    ranges: [{ hands: { Ac2d3h4s: 1, AcKdQh2c: 1 } }, { hands: { '5c6d7h8s': 1 } }],
  }),
);

interface LateJson {
  readonly ev: [number, number];
  readonly exact: string;
  readonly node: {
    path: string;
    side: string;
    pot: number;
    reach: number;
    ev: [number, number];
    locked: boolean;
  };
  readonly strategy: { action: string; action_display: string; frequency: number; ev: number | null }[];
  readonly classes: { class: string; combos: number; share: number; strategy: Record<string, number> }[];
  readonly hands?: { hand: string; combos: number; strategy: { action: string; frequency: number }[] }[];
  readonly root: { action: string; frequency: number }[];
  readonly solver: { exploitability_pct: number; iterations: number; seconds: number; symmetry: string };
}

/** The one JSON object of an answer. */
const readJson = ({ code, out }: Answer): LateJson => {
  expect(code).toBe(0);
  return JSON.parse(out) as LateJson;
};

test('the JSON answer: values add up to the pot, and the root with its strategy', async () => {
  const answer = readJson(await doorcard(['solve', razz, '--json']));
  expect(answer.ev[0] + answer.ev[1]).toBeCloseTo(10, 9);
  expect(answer.solver.exploitability_pct).toBeLessThanOrEqual(0.5);
  expect(answer.solver.symmetry).toBe('ranks');
  expect(answer.strategy.map(({ action }) => action)).toEqual(['check', 'bet']);
  expect(answer.strategy.reduce((sum, { frequency }) => sum + frequency, 0)).toBeCloseTo(1, 9);
  expect(answer.root.map(({ frequency }) => frequency)).toEqual(
    answer.strategy.map(({ frequency }) => frequency),
  );
  expect(answer.classes[0]!.class).toBe('5-4 low');
  expect(answer.hands).toBeUndefined();
});

test('--node and --hands', async () => {
  const { node, strategy, hands } = readJson(
    await doorcard(['solve', razz, '--node', 'bet,raise', '--hands', '--json']),
  );
  expect(node).toMatchObject({ path: 'bet,raise', side: 'first', pot: 13, locked: false });
  expect(strategy.map(({ action }) => action)).toEqual(['fold', 'call', 'raise']);
  expect(hands!.length).toBe(455);
  expect(hands!.reduce((sum, { combos }) => sum + combos, 0)).toBe(11480);
});

test('explicit hands; one of them is a bluff with a known share', async () => {
  // The nuts or nothing into a pot of 6 with a bet of 1: one bluff for seven bets, six calls for one fold.
  const answer = readJson(
    await doorcard(['solve', badugi, '--hands', '--json', '--target', '0.001%', '--iterations', '2000']),
  );
  expect(answer.exact).toContain('Discards');
  const bets = (hand: string): number =>
    answer.hands!.find((one) => one.hand === hand)!.strategy.find(({ action }) => action === 'bet')!
      .frequency;
  expect(bets('2d3h4sAc')).toBeCloseTo(1, 2);
  expect(bets('2cQhKdAc')).toBeCloseTo(1 / 7, 2);
});

test.each([
  ['en', '7th street, 2c4d7h8s against Ad5s6cKh, dead 3hQc, pot 10, bet 1', /\d-\d low or better +[\d.]+ %/],
  ['ja', '7thストリート、2c4d7h8s 対 Ad5s6cKh、デッド 3hQc、ポット 10、ベット 1', /\d-\d ロー以上 +[\d.]+ %/],
])('human output by class: %s', async (language, head, row) => {
  const { code, out } = await doorcard(['solve', razz, '--lang', language]);
  expect(code).toBe(0);
  expect(out.split('\n')[0]).toBe(head);
  expect(out).toMatch(row);
});

test('--tree', async () => {
  const { out } = await doorcard(['solve', razz, '--tree']);
  expect(out.split('\n')[0]).toBe('7th first (pot 10)');
  const counts = readJson(await doorcard(['solve', razz, '--tree', '--json']));
  expect(counts).toMatchObject({ decisions: 10, deals: 0, folds: 8, showdowns: 9 });
});

test('--save and --load; --lock', async () => {
  const file = path('razz.solved');
  const saved = readJson(await doorcard(['solve', razz, '--json', '--save', file]));
  const loaded = readJson(await doorcard(['solve', '--load', file, '--json']));
  expect(loaded.strategy).toEqual(saved.strategy);
  expect(loaded.solver.iterations).toBe(saved.solver.iterations);
  const locks = write('lateLocks.json', JSON.stringify([{ node: '', strategy: { check: 1 } }]));
  const locked = readJson(await doorcard(['solve', razz, '--lock', locks, '--json']));
  expect(locked.node.locked).toBe(true);
  expect(locked.strategy.map(({ frequency }) => frequency)).toEqual([1, 0]);
});

describe('bad input: exit 1 with a code', () => {
  test.each([
    ['card/duplicate', { ...RAZZ, dead: '2c' }, []],
    ['spot/wrong-up-cards', { ...RAZZ, up: ['2c', 'Ad5s6cKh'] }, []],
    ['spot/wrong-opener', { ...RAZZ, up: ['Ad5s6cKh', '2c4d7h8s'] }, []],
    ['range/no-live-hands', { ...RAZZ, ranges: ['2c2c2c', '*'] }, []],
    ['range/unknown-word', { ...RAZZ, ranges: ['lwo2', '*'] }, []],
    ['spot/no-end', { ...RAZZ, maxWagers: undefined }, []],
    ['spot/too-large', { ...RAZZ, street: 6, ranges: ['*', '*'], maxWagers: 100 }, []],
    ['node/no-such-action', RAZZ, ['--node', 'raise']],
    ['node/not-a-decision', RAZZ, ['--node', 'bet,call']],
    ['option/algorithm', RAZZ, ['--algorithm', 'linear']],
  ])('%s', async (wanted, file, options) => {
    const bad = write('bad.json', JSON.stringify(file));
    const { code, out, err } = await doorcard(['solve', bad, '--json', ...options]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(`error ${wanted}`);
  });
});

test('doorcard schema late-spot', async () => {
  const { code, out } = await doorcard(['schema', 'late-spot']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ title: 'doorcard/late-spot', additionalProperties: false });
});

describe('--from: a decision of a kept hand', () => {
  const kept = write('kept.phh', KEPT_RAZZ);

  test('the wheel that folded raises', async () => {
    const { code, out, err } = await doorcard(['solve', '--from', kept, '--decision', '12', '--json']);
    expect([code, err]).toEqual([0, '']);
    const answer = JSON.parse(out) as LateJson & {
      input: { line: string; up: string[]; pot: number };
      from: { seat: number; taken: string; hand: string; strategy: { action: string; frequency: number }[] };
    };
    expect(answer.input).toMatchObject({ line: 'check,bet', up: ['3d4c5hKc', 'KhQd7c6d'], pot: 500 });
    expect(answer.from).toMatchObject({ seat: 1, taken: 'fold', hand: '2sQsAs' });
    expect(answer.from.strategy.at(-1)).toMatchObject({ action: 'raise' });
    expect(answer.from.strategy.at(-1)!.frequency).toBeGreaterThan(0.99);
    expect(answer.ev[0] + answer.ev[1]).toBeCloseTo(500, 6);
    const words = await doorcard(['solve', '--from', kept, '--decision', '12', '--lang', 'en']);
    expect(words.out).toContain('Decision 12 of the hand, seat 1.');
    expect(words.out).toContain('Held 2sQsAs: Fold 0.00 %');
  });

  test.each([
    [
      [],
      'error solve/no-decision: no decision of the hand is named; expected --decision with one of 8 (6th, seat 1)',
    ],
    [['--decision', '3'], 'error spot/not-late: the street of the decision is 3rd;'],
    [['--decision', '13'], 'error spot/no-such-decision: decision 13 of a hand with 12 decisions;'],
    [['--decision', '12', '--hand-number', '2'], 'error solve/no-such-hand: hand 2 of a file with 1 hand;'],
    [['--decision', '12', '--model', 'lv3'], 'error option/model:'],
    [['--decision', '12', '--demo'], 'error solve/two-spots:'],
  ])('%j is refused', async (args, message) => {
    const { code, out, err } = await doorcard(['solve', '--from', kept, ...args]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(message);
  });

  test('--decision needs --from', async () => {
    const { code, err } = await doorcard(['solve', razz, '--decision', '2']);
    expect(code).toBe(1);
    expect(err).toContain('error solve/decision-needs-hand:');
  });
});
