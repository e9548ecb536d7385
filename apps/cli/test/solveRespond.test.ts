import { describe, expect, test } from 'vitest';
import { doorcard, readJson } from './fakeTerminal.js';
import { POLAR } from './polarSpot.js';
import { makeTempFolder } from './tempFolder.js';

// A river with a pot of 100 and 100 behind. Aces beat the villain's queens, five high loses to them. In position the
// villain has checked, so hero checks behind, bets 33, bets 75 or is all-in for 100.

const { path, write } = makeTempFolder();
let written = 0;
const villainFile = (list: unknown): string => write(`villain${++written}.json`, JSON.stringify(list));

const POINT =
  '--board 2s7cJdKs8h --villain-range QdQc --hero-range AdAc,5h4h --pot 100 --stack 100 --iterations 300';
const point = (hero: string): string[] => ['--hero', hero, ...POINT.split(' ')];

interface ActionLine {
  readonly action: string;
  readonly frequency: number;
  readonly ev: number;
}
interface Answer {
  readonly strategy: readonly ActionLine[];
  readonly response: {
    readonly mode: string;
    readonly villain: unknown;
    readonly strategy: readonly ActionLine[];
    readonly ev: number;
    readonly equilibrium_ev: number;
    readonly gain: number;
  };
}

async function respond(hero: string, villain: unknown, ...more: string[]): Promise<Answer> {
  const args = ['solve', ...point(hero), '--respond', villainFile(villain), ...more, '--json'];
  const { code, out, err } = await doorcard(args);
  expect([code, err]).toEqual([0, '']);
  return readJson(out)[0] as Answer;
}

const evsOf = (lines: readonly ActionLine[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ action, ev }) => [action, Math.round(1e6 * ev) / 1e6]));
/** The action that is always taken. */
const chosen = (lines: readonly ActionLine[]): string[] =>
  lines.flatMap(({ action, frequency }) => (frequency === 1 ? [action] : []));

const ALWAYS_CALLS: unknown = [];
const ALWAYS_FOLDS: unknown = [{ node: 'rest', strategy: { fold: 1 } }];

describe.each(['mccfr', 'dcfr'])('doorcard solve --respond, equilibrium by %s', (algorithm) => {
  const ask = (hero: string, villain: unknown, ...more: string[]): Promise<Answer> =>
    respond(hero, villain, '--algorithm', algorithm, ...more);

  test('a villain who always calls pays all-ins of the best hand, and is never bluffed', async () => {
    const { response: aces } = await ask('AdAc', ALWAYS_CALLS);
    expect(aces).toMatchObject({ mode: 'best-response', villain: [], ev: 200 });
    expect(evsOf(aces.strategy)).toEqual({ check: 100, bet_33_pot: 133, bet_75_pot: 175, all_in: 200 });
    expect(chosen(aces.strategy)).toEqual(['all_in']);
    const { response: bluff } = await ask('5h4h', ALWAYS_CALLS);
    expect(evsOf(bluff.strategy)).toEqual({ check: 0, bet_33_pot: -33, bet_75_pot: -75, all_in: -100 });
    expect(chosen(bluff.strategy)).toEqual(['check']);
    expect(bluff.ev).toBe(0);
  });

  test('against a villain who always folds every bet wins the pot, and equilibrium bluffs too rarely', async () => {
    const { response, strategy } = await ask('5h4h', ALWAYS_FOLDS);
    expect(evsOf(response.strategy)).toEqual({ check: 0, bet_33_pot: 100, bet_75_pot: 100, all_in: 100 });
    expect(chosen(response.strategy)).toEqual(['bet_33_pot']);
    expect(response.ev).toBeCloseTo(100, 6);
    // The equilibrium strategy wins the pot as often as it bets.
    expect(response.equilibrium_ev).toBeCloseTo(100 * (1 - strategy[0]!.frequency), 6);
    expect(strategy[0]!.frequency).toBeGreaterThan(0.1);
    expect(response.gain).toBeCloseTo(response.ev - response.equilibrium_ev, 6);
  });

  test('frequencies by decision and by hand count', async () => {
    const { response } = await ask('5h4h', [
      { node: 'bet 33', strategy: { fold: 0.4, call: 'rest' } },
      { node: 'bet 75', strategy: { fold: 'QdQc:0.5', call: 'rest' } },
    ]);
    expect(evsOf(response.strategy)).toEqual({
      check: 0,
      bet_33_pot: 20.2, // 0.4 · 100 − 0.6 · 33
      bet_75_pot: 12.5, // 0.5 · 100 − 0.5 · 75
      all_in: -100,
    });
    expect(chosen(response.strategy)).toEqual(['bet_33_pot']);
  });

  test('out of position a villain who bets after a check is check-raised', async () => {
    const villain = [{ node: 'check', strategy: { 'bet 75': 1 } }];
    const { response } = await ask('AdAc', villain, '--position', 'OOP');
    // He pays the raise to all-in too: the check wins as much as an all-in that he calls.
    expect(evsOf(response.strategy)).toEqual({ check: 200, bet_33_pot: 133, bet_75_pot: 175, all_in: 200 });
  });
});

test('a strategy for one river card counts on that card only', async () => {
  const args = [
    '--hero',
    'AdAc',
    '--board',
    '2s7cJdKs',
    '--villain-range',
    'QdQc',
    '--pot',
    '100',
    '--stack',
    '100',
  ];
  const solve = async (villain: unknown): Promise<number> => {
    const run = ['--position', 'OOP', '--iterations', '100', '--json', '--respond', villainFile(villain)];
    const { code, out, err } = await doorcard(['solve', ...args, ...run]);
    expect([code, err]).toEqual([0, '']);
    return evsOf((readJson(out)[0] as Answer).response.strategy)['check']!;
  };
  // After two checks aces bet 75 on the river. Queens improve on two of 44 rivers.
  expect(await solve([])).toBeCloseTo((42 / 44) * 175, 6);
  // Who always folds there gives up the pot, also with three queens.
  const folds = { node: 'check,check,*,bet 75', strategy: { fold: 1 } };
  expect(await solve([folds])).toBeCloseTo(100, 6);
  const callsOnce = { node: 'check,check,3c,bet 75', strategy: { call: 1 } };
  expect(await solve([folds, callsOnce])).toBeCloseTo(100 + 75 / 44, 6);
});

test('prints the response in both languages, below the equilibrium', async () => {
  const file = villainFile(ALWAYS_CALLS);
  const { out } = await doorcard(['solve', ...point('AdAc'), '--respond', file]);
  const lines = out.split('\n');
  const at = lines.indexOf(`best response to the villain of ${file}`);
  expect(lines.findIndex((line) => line.startsWith('exploitability '))).toBeLessThan(at);
  expect(at).toBeGreaterThan(0);
  expect(lines.slice(at + 2, at + 6).map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
    'Check | 0.00 % | 100.000',
    'Bet 33 (33 % of the pot) | 0.00 % | 133.000',
    'Bet 75 (75 % of the pot) | 0.00 % | 175.000',
    'All-in 100 | 100.00 % | 200.000',
  ]);
  expect(lines[at + 6]).toMatch(
    /^EV 200\.000 against this villain; the equilibrium strategy wins 1\d\d\.\d{3} \(\d+\.\d{3} less\)$/,
  );
  const { out: japanese } = await doorcard(['solve', ...point('AdAc'), '--respond', file, '--lang', 'ja']);
  expect(japanese).toContain(`${file} の相手への最善応答`);
  expect(japanese).toMatch(/この相手へのEV 200\.000\(均衡戦略なら 1\d\d\.\d{3}、差 \d+\.\d{3}\)/);
});

test.each([
  ['villain/not-json', '[{', 'not JSON'],
  ['villain/not-a-list', '{"node": "bet 33"}', 'not a list'],
  ['villain/bad-field', '[1]', 'villain.0 cannot be 1'],
  [
    'villain/bad-field',
    '[{"node": "bet 33", "strategy": {"fold": 1.5}}]',
    'villain.0.strategy.fold cannot be 1.5',
  ],
  ['villain/missing-field', '[{"strategy": {"fold": 1}}]', 'villain.0.node is missing'],
  ['villain/unknown-field', '[{"node": "bet 33", "strategy": {"fold": 1}, "side": "ip"}]', 'villain.0.side'],
  [
    'node/no-such-action',
    '[{"node": "bet 34", "strategy": {"fold": 1}}]',
    'one of check, bet 33, bet 75, all-in 100',
  ],
  ['node/not-a-decision', '[{"node": "check", "strategy": {"fold": 1}}]', 'villain.0.node: the hand is over'],
  ['villain/hero-decides', '[{"node": "", "strategy": {"check": 1}}]', 'villain.0.node: hero decides'],
  [
    'lock/no-such-action',
    '[{"node": "bet 33", "strategy": {"check": 1}}]',
    'villain.0.strategy: no action "check"',
  ],
  ['lock/bad-frequencies', '[{"node": "bet 33", "strategy": {"fold": 0.5}}]', 'sum to 0.5'],
  ['range/', '[{"node": "bet 33", "strategy": {"fold": "QX", "call": "rest"}}]', 'villain.0.strategy.fold: '],
  [
    'lock/twice',
    '[{"node": "bet 33", "strategy": {"fold": 1}}, {"node": " bet 33", "strategy": {"call": 1}}]',
    'villain.1.node',
  ],
  ['villain/bad-rest', '[{"node": "rest", "strategy": {"call": 1}}]', 'villain.0.strategy: "call"'],
  ['villain/bad-rest', '[{"node": "rest", "strategy": {"fold": "rest"}}]', '"fold rest"'],
  [
    'villain/two-rests',
    '[{"node": "rest", "strategy": {"fold": 1}}, {"node": "rest", "strategy": {"fold": 0}}]',
    'villain.1.node',
  ],
])('a villain is refused with %s: %s', async (code, content, where) => {
  const file = write('wrong.json', content);
  const { code: exit, out, err } = await doorcard(['solve', ...point('AdAc'), '--respond', file]);
  expect([exit, out]).toEqual([1, '']);
  expect(err).toContain(`error ${code}`);
  expect(err).toContain(where);
  expect(err).toContain('expected ');
});

test.each([
  ['file/not-found', [...point('AdAc'), '--respond', path('none.json')]],
  ['solve/respond-needs-hero', [write('polar.json', JSON.stringify(POLAR)), '--respond', path('none.json')]],
])('%s: doorcard solve %j', async (code, args) => {
  const { code: exit, err } = await doorcard(['solve', ...args]);
  expect([exit, err]).toEqual([1, expect.stringContaining(`error ${code}: `)]);
});
