import { describe, expect, test } from 'vitest';
import { doorcard, readJson } from './fakeTerminal.js';
import { POLAR } from './polarSpot.js';
import { makeTempFolder } from './tempFolder.js';

// Clubs and spades are interchangeable.
const TURN = {
  board: '7h7d2h8d',
  ranges: { oop: '99,AK', ip: 'TT,KQ' },
  pot: 40,
  stack: 80,
  bets: {
    turn: { oop: { bet: '50%' }, ip: { bet: '50%' } },
    river: { oop: { bet: '50%' }, ip: { bet: '50%' } },
  },
  target: '0.1%',
};

const { path, write } = makeTempFolder();
const polar = write('polar.json', JSON.stringify(POLAR));
const turn = write('turn.json', JSON.stringify(TURN));
let written = 0;
const lockFile = (locks: unknown): string => write(`locks${++written}.json`, JSON.stringify(locks));

interface Answer {
  readonly input: { readonly locks: readonly unknown[] };
  readonly node: { readonly locked: boolean };
  readonly ev: { readonly oop: number; readonly ip: number };
  readonly strategy: readonly { readonly frequency: number }[];
  readonly hands: readonly {
    readonly hand: string;
    readonly strategy: readonly { readonly frequency: number }[];
  }[];
  readonly solver: { readonly exploitability_of: string; readonly exploitability_pct: number };
}

async function solveJson(...args: string[]): Promise<Answer> {
  const { code, out, err } = await doorcard(['solve', ...args, '--json']);
  expect([code, err]).toEqual([0, '']);
  return readJson(out)[0] as Answer;
}

describe('doorcard solve --lock', () => {
  test('solves around queens that never call', async () => {
    const locks = [{ node: 'all-in', strategy: { fold: 1 } }];
    const answer = await solveJson(polar, '--lock', lockFile(locks), '--node', 'all-in');
    // Every hand bets and wins the whole pot.
    expect(answer.ev.oop).toBeCloseTo(100, 1);
    expect(answer.ev.oop + answer.ev.ip).toBeCloseTo(100, 4);
    expect(answer.strategy.map(({ frequency }) => frequency)).toEqual([1, 0]);
    expect(answer).toMatchObject({
      input: { locks },
      node: { locked: true },
      solver: { exploitability_of: 'unlocked' },
    });
    expect(answer.solver.exploitability_pct).toBeLessThan(0.05);
  });

  test('solves around queens that always call', async () => {
    const locks = [{ node: 'all-in', strategy: { call: 'QQ', fold: 'rest' } }];
    const answer = await solveJson(polar, '--lock', lockFile(locks));
    // Aces win 200 half of the time; five high gives up.
    expect(answer.ev.oop).toBeCloseTo(100, 1);
    expect(answer.node.locked).toBe(false);
  });

  test('solves around a range that bluffs too rarely: queens fold', async () => {
    // Five high should bet half of the time; of ten bets queens would have to win more than two.
    const locks = [{ node: '', strategy: { 'all-in': 'AdAc,5h4h:0.25', check: 'rest' } }];
    const free = await solveJson(polar);
    const answer = await solveJson(polar, '--lock', lockFile(locks), '--node', 'all-in');
    expect(answer.strategy[1]!.frequency).toBeLessThan(0.01);
    // The pot with aces, and a quarter of it with five high.
    expect(answer.ev.oop).toBeCloseTo(62.5, 1);
    expect(free.ev.oop).toBeCloseTo(75, 1);
    expect(free).toMatchObject({ input: { locks: [] }, solver: { exploitability_of: 'all' } });
  });

  test('a decision locked to its own equilibrium changes no value', async () => {
    // Out of position is behind and checks.
    const ranges = { oop: 'JJ,TT,AQs,54s', ip: 'AA,KJs,T9s' };
    const spot = write('behind.json', JSON.stringify({ ...TURN, board: 'QsJh2h8d', ranges }));
    const free = await solveJson(spot, '--node', 'check', '--hands');
    const bets = free.hands.map(({ hand, strategy }) => `${hand}:${strategy[1]!.frequency.toFixed(9)}`);
    const locks = [{ node: 'check', strategy: { 'bet 20': bets.join(','), check: 'rest' } }];
    const locked = await solveJson(spot, '--lock', lockFile(locks), '--node', 'check');
    expect(Math.abs(locked.ev.oop - free.ev.oop)).toBeLessThan(0.002 * TURN.pot);
    expect(locked.strategy[1]!.frequency).toBeCloseTo(free.strategy[1]!.frequency, 2);
  });

  test('adds to the locks of the spot, on any card', async () => {
    const first = { node: 'check', strategy: { check: 1 } };
    const second = { node: 'check,check,*', strategy: { 'bet 20': 1 } };
    const spot = write('locked.json', JSON.stringify({ ...TURN, locks: [first] }));
    const answer = await solveJson(spot, '--lock', lockFile([second]), '--node', 'check,check,Ts');
    expect(answer.input.locks).toEqual([first, second]);
    expect(answer).toMatchObject({ node: { locked: true }, strategy: [{ frequency: 0 }, { frequency: 1 }] });
  });

  test.each([1, 2])('is saved with a solved tree, %i thread', async (threads) => {
    // One of three equivalent hands: the tree is solved without isomorphism.
    const locks = [{ node: 'check', strategy: { 'bet 20': 'TcTd', check: 'rest' } }];
    const file = path(`${threads}.solved`);
    const args = ['--node', 'check', '--hands', '--threads', String(threads)];
    const { solver: _, ...before } = await solveJson(
      turn,
      '--lock',
      lockFile(locks),
      '--save',
      file,
      ...args,
    );
    const { solver: after, ...loaded } = await solveJson('--load', file, ...args);
    expect(loaded).toEqual(before);
    expect(after.exploitability_of).toBe('unlocked');
    const betting = loaded.hands.filter(({ strategy }) => strategy[1]!.frequency > 0);
    expect(betting.map(({ hand }) => hand)).toEqual(['TdTc']);
  });

  test('continues with locks as if it had not stopped', async () => {
    const locks = lockFile([{ node: 'check,check,*', strategy: { check: 0.5, 'bet 20': 'rest' } }]);
    const file = path('half.solved');
    await solveJson(turn, '--lock', locks, '--iterations', '10', '--target', '0%', '--save', file);
    const went = await solveJson('--load', file, '--iterations', '20', '--target', '0%');
    const whole = await solveJson(turn, '--lock', locks, '--iterations', '20', '--target', '0%');
    expect(went.ev).toEqual(whole.ev);
    expect(went.solver.exploitability_pct).toBe(whole.solver.exploitability_pct);
  });

  test('says so in the table, in both languages', async () => {
    const locks = lockFile([{ node: 'all-in', strategy: { fold: 0.5, call: 'rest' } }]);
    const { out } = await doorcard(['solve', polar, '--lock', locks, '--node', 'all-in']);
    const lines = out.split('\n');
    expect(lines).toContain('locked: IP after all-in: fold 0.5 | call rest');
    expect(lines).toContain('IP decides after all-in (locked)');
    expect(out).toContain('not an equilibrium');
    const { out: japanese } = await doorcard(['solve', polar, '--lock', locks, '--lang', 'ja']);
    expect(japanese).toContain('固定: all-in の後のIP fold 0.5 | call rest');
    expect(japanese).toContain('均衡ではありません');
    const { out: free } = await doorcard(['solve', polar]);
    expect(free).not.toContain('locked');
  });
});

test.each([
  ['lock/not-json', '['],
  ['lock/not-a-list', '{}'],
  ['spot/bad-field', '[1]'],
  ['spot/bad-field', '[{"node": "all-in", "strategy": "fold"}]'],
  ['spot/bad-field', '[{"node": "all-in", "strategy": {"fold": 1.5}}]'],
  ['spot/bad-field', '[{"node": "all-in", "strategy": {"fold": null}}]'],
  ['spot/missing-field', '[{"strategy": {"fold": 1}}]'],
  ['spot/unknown-field', '[{"node": "all-in", "strategy": {"fold": 1}, "side": "ip"}]'],
  ['node/no-such-action', '[{"node": "bet 3", "strategy": {"fold": 1}}]'],
  ['node/not-a-decision', '[{"node": "check,check", "strategy": {"fold": 1}}]'],
  ['lock/no-such-action', '[{"node": "all-in", "strategy": {"raise 200": 1}}]'],
  ['lock/bad-frequencies', '[{"node": "all-in", "strategy": {"fold": 0.5}}]'],
  ['lock/twice', '[{"node": "", "strategy": {"check": 1}}, {"node": " ", "strategy": {"check": 1}}]'],
])('a lock is refused with %s: %s', async (code, content) => {
  const { code: exit, out, err } = await doorcard(['solve', polar, '--lock', write('wrong.json', content)]);
  expect([exit, out]).toEqual([1, '']);
  expect(err).toContain(`error ${code}: `);
  expect(err).toContain('expected ');
});

test.each([
  ['file/not-found', [polar, '--lock', path('none.json')]],
  ['solve/lock-and-load', ['--load', path('free.solved'), '--lock', path('none.json')]],
  ['solve/two-spots', [polar, '--load', path('free.solved')]],
  ['solve/two-forms', ['--hero', 'AhKd', '--lock', path('none.json')]],
])('%s: doorcard solve %j', async (code, args) => {
  await solveJson(polar, '--save', path('free.solved'));
  const { code: exit, err } = await doorcard(['solve', ...args]);
  expect([exit, err]).toEqual([1, expect.stringContaining(`error ${code}: `)]);
});
