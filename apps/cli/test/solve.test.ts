import { readFileSync, writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { run } from '../src/program.js';
import { doorcard, readJson, type Answer } from './fakeTerminal.js';
import { KEPT_RAZZ } from './keptHand.js';
import { POLAR } from './polarSpot.js';
import { makeTempFolder } from './tempFolder.js';

const TURN = {
  board: 'QsJh2h8d',
  ranges: { oop: 'JJ,TT,AQs', ip: 'AA,KJs,T9s' },
  pot: 50,
  stack: 200,
  bets: {
    turn: { oop: { bet: '50%', raise: '60%' }, ip: { bet: '50%', raise: 'a' } },
    river: { oop: { bet: '50%', raise: '' }, ip: { bet: '50%', raise: '' } },
  },
};

const { path, write } = makeTempFolder();
const polar = write('polar.json', JSON.stringify(POLAR));
const turn = write('spot.json', JSON.stringify(TURN));
write(
  'razz7th.json',
  JSON.stringify({
    game: 'razz',
    street: 7,
    up: ['2c4d7h8s', 'Ad5s6cKh'],
    pot: 10,
    bet: 1,
    maxWagers: 4,
    ranges: ['low2', 'low2'],
    target: '1%',
  }),
);
write('villain.json', JSON.stringify([{ node: 'bet 22.5', strategy: { fold: 'QQ' } }]));
write('locks.json', JSON.stringify([{ node: 'check', strategy: { 'bet 25': 0.4, check: 'rest' } }]));

interface SpotAnswer {
  readonly ev: { oop: number; ip: number };
  readonly range_ev: { ev: number; low: number; high: number };
  readonly equity: { oop: number; ip: number };
  readonly root: { action: string; frequency: number }[];
  readonly strategy: { action: string; action_display: string; frequency: number; ev: number | null }[];
  readonly hands?: { hand: string; strategy: { action: string; frequency: number }[] }[];
  readonly solver: {
    iterations: number;
    exploitability_pct: number;
    stopped: string;
    ended_by: string;
    memory_mb: number;
  };
}

/** The words of a command line. */
const split = (text: string): string[] => text.split(' ');

async function solveJson(...args: string[]): Promise<SpotAnswer> {
  const { code, out, err } = await doorcard(['solve', ...args, '--json']);
  expect([code, err]).toEqual([0, '']);
  return readJson(out)[0] as SpotAnswer;
}

describe('doorcard solve spot.json', () => {
  test('finds the bluffs and calls of a polar range', async () => {
    const answer = await solveJson(polar);
    expect(answer).toMatchObject({
      version: 1,
      input: { board: '2s7cJdKs8h', combos: { oop: 2, ip: 1 }, pot: 100, stack: 100 },
      root: [{ action: 'check' }, { action: 'all_in', amount: 100 }],
      solver: { algorithm: 'dcfr', stopped: 'converged', ended_by: 'target', convergence: null },
    });
    // One bluff for two bets of the aces: half of the time; the queens call half of the time.
    expect(answer.root[1]!.frequency).toBeCloseTo(0.75, 2);
    expect(answer.ev.oop).toBeCloseTo(75, 0);
    expect(answer.ev.oop + answer.ev.ip).toBeCloseTo(100, 4);
    expect(answer.equity).toEqual({ oop: 0.5, ip: 0.5 });
    expect(answer.solver.exploitability_pct).toBeLessThan(0.1);
    expect(answer.solver.memory_mb).toBeGreaterThan(0);
  });

  test('shows another node and every hand of it', async () => {
    const { strategy, hands } = await solveJson(polar, '--node', 'all-in', '--hands');
    expect(strategy.map(({ action }) => action)).toEqual(['fold', 'call']);
    expect(strategy[1]!.frequency).toBeCloseTo(0.5, 1);
    expect(strategy[0]!.ev).toBeCloseTo(0, 6);
    expect(hands).toHaveLength(1);
    expect(hands![0]!).toMatchObject({ hand: 'QdQc', weight: 1 });
  });

  test('says when no hand reaches a node', async () => {
    // Queens against hands that beat them: a bet is never made, since nobody worse would call it.
    const spot = { ...POLAR, ranges: { oop: 'QdQc', ip: 'AdAc,AhAs' }, maxIterations: 200, target: '0%' };
    const file = write('never.json', JSON.stringify(spot));
    const { out } = await doorcard(['solve', file, '--node', 'all-in', '--hands']);
    expect(out).toContain('no hand reaches this decision');
    expect(out).toMatch(/^Call 100 +– +–$/m);
    expect(out).not.toMatch(/NaN/);
    const answer = await solveJson(file, '--node', 'all-in', '--hands');
    expect(answer).toMatchObject({ node: { reached: false, ev: { oop: null } }, hands: [] });
    expect(answer).toMatchObject({ strategy: [{ frequency: null, ev: null }, {}] });
  });

  test('shows a node after a card', async () => {
    const answer = await solveJson(turn, '--node', 'check,check,Th', '--hands');
    expect(answer).toMatchObject({ node: { side: 'oop', board: 'QsJh2h8dTh', pot: 50 } });
    // The ten of hearts is gone.
    expect(answer.hands!.filter(({ hand }) => hand.includes('Th'))).toEqual([]);
    expect(answer.hands!.length).toBeGreaterThan(0);
  });

  test('prints a table', async () => {
    const { out } = await doorcard(['solve', polar]);
    const lines = out.split('\n');
    expect(lines[0]).toBe('board 2s7cJdKs8h, pot 100, stack 100');
    expect(lines).toContain('OOP: 2 combos (2 before blockers)');
    expect(lines).toContain('OOP decides');
    expect(lines.find((line) => line.startsWith('All-in 100'))).toMatch(
      /^All-in 100 +7[45]\.\d\d % +\d+\.\d{3}$/,
    );
    expect(out).toMatch(
      /exploitability 0\.0\d\d % of the pot after \d+ iterations, 0\.0 s\nthe target is reached\n$/,
    );
  });

  test('prints a table in Japanese', async () => {
    const { out } = await doorcard(['solve', polar, '--lang', 'ja', '--node', 'all-in', '--hands']);
    expect(out).toContain('all-in の後、IPの番');
    expect(out).toContain('アクション');
    expect(out).toContain('目標に到達');
  });

  test('--tree prints the betting tree and solves nothing', async () => {
    const { out } = await doorcard(['solve', polar, '--tree']);
    expect(out).toBe(
      [
        'river OOP (pot 100)',
        '  check: river IP (pot 100)',
        '    check: showdown (pot 100)',
        '  all-in 100: river IP (pot 200)',
        '    fold: OOP wins 200',
        '    call: showdown (pot 300)',
        '',
      ].join('\n'),
    );
    const { out: json } = await doorcard(['solve', polar, '--tree', '--json']);
    expect(readJson(json)).toMatchObject([
      { decisions: 3, deals: 0, folds: 1, showdowns: 2, tree: { kind: 'decision', side: 0 } },
    ]);
  });

  test('stops after the given number of iterations', async () => {
    const { solver } = await solveJson(turn, '--iterations', '7', '--target', '0%');
    expect(solver).toMatchObject({ iterations: 7, stopped: 'complete', ended_by: 'iterations' });
  });

  test('gives the same answer with two threads', async () => {
    const args = [turn, '--iterations', '20', '--target', '0%', '--node', 'check,check,Th', '--hands'];
    const { solver: alone, ...one } = await solveJson(...args, '--threads', '1');
    const { solver: both, ...two } = await solveJson(...args, '--threads', '2');
    expect(both.exploitability_pct).toBe(alone.exploitability_pct);
    expect({ ...two, input: {} }).toEqual({ ...one, input: {} });
  });

  test.each(['cfr', 'cfr+', 'linear'])('can use %s', async (algorithm) => {
    const { solver, ev } = await solveJson(polar, '--algorithm', algorithm, '--iterations', '300');
    expect(solver).toMatchObject({ algorithm });
    expect(ev.oop).toBeCloseTo(75, -1);
  });
});

describe('a solved tree in a file', () => {
  test('gives the same results', async () => {
    const file = path('turn.solved');
    const before = await solveJson(turn, '--save', file, '--node', 'check', '--hands');
    const after = await solveJson('--load', file, '--node', 'check', '--hands');
    const plain = ({ solver, ...answer }: SpotAnswer): object => ({
      ...answer,
      iterations: solver.iterations,
    });
    expect(plain(after)).toEqual(plain(before));
  });

  test('continues as if it had not stopped', async () => {
    const file = path('half.solved');
    await solveJson(turn, '--iterations', '10', '--target', '0%', '--save', file);
    const went = await solveJson('--load', file, '--iterations', '20', '--target', '0%');
    const whole = await solveJson(turn, '--iterations', '20', '--target', '0%');
    expect(went.solver.iterations).toBe(20);
    expect(went.root).toEqual(whole.root);
    expect(went.ev).toEqual(whole.ev);
  });

  test('that is cut off or altered is refused', async () => {
    const file = path('polar.solved');
    await solveJson(polar, '--save', file);
    const bytes = readFileSync(file);
    writeFileSync(path('cut.solved'), bytes.subarray(0, bytes.length - 1));
    expectError(await doorcard(['solve', '--load', path('cut.solved')]), 'save/truncated');
    bytes[bytes.length - 1]! ^= 1;
    writeFileSync(path('altered.solved'), bytes);
    expectError(await doorcard(['solve', '--load', path('altered.solved')]), 'save/altered');
    expectError(await doorcard(['solve', '--load', polar]), 'save/not-a-solved-tree');
  });
});

test('Ctrl-C ends a run and shows the results so far', async () => {
  let out = '';
  const code = await run(['solve', turn, '--iterations', '1000000', '--target', '0%', '--json'], {
    stdin: (async function* () {})(),
    stdout: { write: (text) => (out += text) },
    stderr: { write: () => undefined },
    env: {},
    seconds: () => 0,
    onInterrupt: (listener) => {
      listener();
      return () => undefined;
    },
  });
  expect(code).toBe(0);
  expect(readJson(out)).toMatchObject([{ solver: { stopped: 'cancelled' } }]);
});

describe('--time', () => {
  /** A terminal whose clock moves by this many seconds at every read. */
  async function solveAtPace(pace: number, args: readonly string[]): Promise<string> {
    let out = '';
    let seconds = 0;
    const code = await run(['solve', ...args], {
      stdin: (async function* () {})(),
      stdout: { write: (text) => (out += text) },
      stderr: { write: () => undefined },
      env: {},
      seconds: () => (seconds += pace),
    });
    expect(code).toBe(0);
    return out;
  }
  const spot = [turn, '--iterations', '1000000', '--target', '0%'];
  const point = split('--hero QcQd --board 2s7cJdKs8h --villain-range AA,54s --pot 10 --stack 40');

  test('ends a run within it, with a measured exploitability', async () => {
    const [answer] = readJson(await solveAtPace(0.001, [...spot, '--time', '1', '--json'])) as SpotAnswer[];
    const { solver } = answer!;
    expect(solver).toMatchObject({ stopped: 'timeLimit', ended_by: 'timeLimit' });
    expect(solver.exploitability_pct).toBeGreaterThan(0);
    expect(solver.iterations).toBeGreaterThan(10);
  });

  test('that is too short reports that nothing was measured', async () => {
    const short = ['--time', '0.5'];
    const [answer] = readJson(await solveAtPace(1, [...spot, ...short, '--json'])) as SpotAnswer[];
    expect(answer).toMatchObject({
      solver: { iterations: 1, exploitability_pct: null, stopped: 'timeLimit' },
      ev: { oop: expect.any(Number) as number },
    });
    const english = await solveAtPace(1, [...spot, ...short]);
    expect(english).toMatch(/exploitability not measured after 1 iteration, \d+\.\d s\nthe time is up\n$/);
    expect(await solveAtPace(1, [...spot, ...short, '--lang', 'ja'])).toContain('搾取可能性 未測定(反復1回');
  });

  test('that is too short for a decision point: no values, no bounds, no made-up numbers', async () => {
    const args = [...point, '--time', '0.5'];
    const [answer] = readJson(await solveAtPace(1, [...args, '--json'])) as SpotAnswer[];
    expect(answer).toMatchObject({
      range_ev: null,
      solver: { exploitability_pct: null, convergence: null, ended_by: 'timeLimit' },
    });
    for (const { ev } of answer!.strategy) expect(ev).toBeNull();
    const text = await solveAtPace(1, args);
    expect(text).toMatch(/^Check +\d+\.\d\d % +–$/m);
    expect(text).toContain('exploitability not measured');
    expect(text).not.toMatch(/NaN|null|in equilibrium/);
  });
});

test('a target is reported as reached only if there is one', async () => {
  const point = split('--hero QcQd --board 2s7cJdKs8h --villain-range AA,54s --pot 10 --stack 40 --seed 3');
  const { out } = await doorcard(['solve', ...point, '--threshold', '1.1']);
  expect(out).toMatch(/the strategies have stopped moving\n$/);
  const { out: japanese } = await doorcard(['solve', ...point, '--threshold', '1.1', '--lang', 'ja']);
  expect(japanese).toMatch(/戦略の変化が収束\n$/);
  const { solver } = await solveJson(...point, '--threshold', '1.1');
  expect(solver).toMatchObject({ stopped: 'converged', ended_by: 'converged' });
  const { solver: reached } = await solveJson(...point, '--target', '50%');
  expect(reached).toMatchObject({ stopped: 'converged', ended_by: 'target' });
});

test('a bar on a terminal shows iteration and exploitability', async () => {
  const stderr = Object.assign(new PassThrough(), { isTTY: true });
  let drawn = '';
  stderr.on('data', (chunk: Buffer) => (drawn += chunk.toString()));
  await run(['solve', turn, '--iterations', '20', '--target', '0%'], {
    stdin: (async function* () {})(),
    stdout: { write: () => undefined },
    stderr,
    env: {},
    seconds: () => 0,
  });
  expect(drawn).toContain('memory ');
  expect(drawn).toMatch(/iteration 20, exploitability \d+\.\d+ %/);
});

function expectError({ code, out, err }: Answer, name: string): void {
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(`error ${name}: `);
  expect(err).toContain('expected ');
}

describe('wrong input', () => {
  let wrong = 0;
  const spotWith = (change: object): string =>
    write(`wrong${++wrong}.json`, JSON.stringify({ ...POLAR, ...change }));
  const HUGE = {
    board: 'QsJh2h',
    ranges: { oop: 'any', ip: 'any' },
    pot: 10,
    stack: 1000,
    bets: Object.fromEntries(
      ['flop', 'turn', 'river'].map((street) => [
        street,
        { oop: { bet: '33%,75%', raise: '60%' }, ip: { bet: '33%,75%', raise: '60%' } },
      ]),
    ),
  };
  const POINT = [
    '--hero',
    'AhKd',
    '--board',
    'Ts9s2h5c3d',
    '--villain-range',
    'QQ',
    '--pot',
    '10',
    '--stack',
    '20',
  ];
  const pointWith = (name: string, value: string): string[] => {
    const at = POINT.indexOf(name);
    return at < 0 ? [...POINT, name, value] : POINT.with(at + 1, value);
  };
  test.each([
    [[path('none.json')], 'file/not-found'],
    [[write('text.json', 'board')], 'spot/not-json'],
    [[spotWith({ pot: -5 })], 'spot/bad-field'],
    [[spotWith({ board: '2s2s7cJdKs' })], 'card/duplicate'],
    [[spotWith({ ranges: { oop: 'KsKh', ip: 'QQ' } })], 'range/no-live-combos'],
    [[spotWith({ maxIterations: 0 })], 'spot/bad-field'],
    [[polar, '--node', 'bet 3'], 'node/no-such-action'],
    [[polar, '--node', 'check,check'], 'node/not-a-decision'],
    [[turn, '--node', 'check,check'], 'node/no-card'],
    [[polar, '--iterations', '0'], 'option/iterations'],
    [[polar, '--target', '5'], 'target/not-percent'],
    [[polar, '--algorithm', 'mccfr'], 'option/algorithm'],
    [[polar, '--hero', 'AhKd'], 'solve/two-forms'],
    [[polar, '--threads', '0'], 'option/threads'],
    [[polar, '--save', path('no/such/folder')], 'file/cannot-write'],
    [[spotWith({ ...HUGE })], 'memory/too-large'],
    [['--json'], 'solve/missing-option'],
    [['--demo', polar], 'solve/two-spots'],
    [['--demo', '--hero', 'AhKd'], 'solve/two-forms'],
    [['--hero', 'AhKd'], 'solve/missing-option'],
    [pointWith('--hero', 'AhAh'), 'card/duplicate'],
    [pointWith('--hero', 'Ah'), 'hand/wrong-size'],
    [pointWith('--board', 'Ah9s2h5c3d'), 'card/duplicate'],
    [pointWith('--villain-range', 'AhKd'), 'range/no-live-combos'],
    [pointWith('--pot', '-10'), 'option/pot'],
    [pointWith('--pot', '1.234'), 'option/pot'],
    [pointWith('--to-call', '21'), 'chips/call-above-stack'],
    [pointWith('--iterations', '0'), 'option/iterations'],
    [pointWith('--iterations', '-3'), 'option/iterations'],
    [pointWith('--algorithm', 'magic'), 'option/algorithm'],
    [pointWith('--position', 'UTG'), 'option/position'],
  ])('doorcard solve %j is refused with %s', async (args, code) => {
    expectError(await doorcard(['solve', ...args]), code);
  });
});

describe('doorcard solve --hero', () => {
  const POINT = ['--board', '2s7cJdKs8h', '--pot', '10', '--stack', '40', '--seed', '3'];
  const bothWays = ['mccfr', 'dcfr'];

  test.each(bothWays)('%s never folds the nuts', async (algorithm) => {
    const { strategy } = await solveJson(
      ...split(`--hero KcKh --villain-range AA,KQs,JTs,54s --to-call 5 --algorithm ${algorithm}`),
      ...split('--iterations 1000'),
      ...POINT,
    );
    expect(strategy[0]).toMatchObject({ action: 'fold', ev: 0 });
    expect(strategy[0]!.frequency).toBeLessThan(0.001);
  });

  test.each(bothWays)('%s folds a hand that is drawing dead to a bet', async (algorithm) => {
    const { strategy } = await solveJson(
      ...split('--hero 4d3d --villain-range KK,JJ --hero-range 43s,QQ --to-call 5'),
      ...split(`--algorithm ${algorithm} --iterations 2000`),
      ...POINT,
    );
    expect(strategy[0]!.frequency).toBeGreaterThan(0.98);
  });

  test.each(bothWays)('%s takes the only legal action', async (algorithm) => {
    const { strategy } = await solveJson(
      ...split('--hero AcKc --board 2s7cJdKs8h --villain-range QQ --pot 10 --stack 0'),
      ...split(`--algorithm ${algorithm}`),
    );
    expect(strategy).toMatchObject([{ action: 'check', frequency: 1 }]);
  });

  test.each([
    ['AhKd', 'Ts9s2h5c3d', 'TT+,AK,QJs', '0', 'IP'],
    ['QcQd', '2s7cJdKs8h', 'AA,54s,KJs', '5', 'OOP'],
    ['Ah5h', 'Qs8h3h2c', 'QQ,AQs,T9s', '0', 'OOP'],
  ])('mccfr and dcfr agree on %s on %s', async (hero, board, villain, toCall, position) => {
    const args = ['--hero', hero, '--board', board, '--villain-range', villain, '--to-call', toCall];
    args.push('--position', position, '--pot', '10', '--stack', '20');
    const exact = await solveJson(...args, '--algorithm', 'dcfr', '--target', '0.05%');
    const sampled = await solveJson(...args, '--algorithm', 'mccfr', '--threshold', '0');
    // The value of the game is between the bounds of each; the error of the sampled value is within its bounds.
    expect(sampled.range_ev.low).toBeLessThanOrEqual(exact.range_ev.high);
    expect(sampled.range_ev.high).toBeGreaterThanOrEqual(exact.range_ev.low);
    const error = sampled.range_ev.high - sampled.range_ev.low;
    expect(error).toBeLessThan(0.2);
    expect(Math.abs(sampled.range_ev.ev - exact.range_ev.ev)).toBeLessThanOrEqual(error + 0.01);
  });

  test('prints ranges, combos, required equity and sizes', async () => {
    const answer = await solveJson(
      ...split('--hero AhKd --board Ts9s2h5c3d --villain-range AA,KK,QQ,AKs --pot 10'),
      ...split('--stack 30 --to-call 2.5 --iterations 200'),
    );
    expect(answer).toMatchObject({
      version: 1,
      input: {
        hero: 'AhKd',
        board: 'Ts9s2h5c3d',
        villain_range: 'AA,KK,QQ,AKs',
        // 6 + 6 + 6 + 4, less three aces, three kings and two suited hands.
        villain_combos: 14,
        villain_combos_raw: 22,
        required_equity: 0.2,
        position: 'IP',
        pot: 10,
        to_call: 2.5,
        hero_range_source: 'symmetric',
      },
      solver: { algorithm: 'mccfr', iterations: 200, stopped: 'complete' },
    });
    const sum = answer.strategy.reduce((total, { frequency }) => total + frequency, 0);
    expect(sum).toBeCloseTo(1, 3);
  });

  test('bets shares of a small pot exactly', async () => {
    const { strategy } = await solveJson(
      ...split('--hero QcQd --board 2s7cJdKs8h --villain-range AA,TT --pot 10 --stack 100'),
      ...split('--iterations 200'),
    );
    expect(strategy.map(({ action, action_display }) => [action, action_display])).toEqual([
      ['check', 'Check'],
      ['bet_33_pot', 'Bet 3.3 (33 % of the pot)'],
      ['bet_75_pot', 'Bet 7.5 (75 % of the pot)'],
      ['all_in', 'All-in 100'],
    ]);
  });

  test('prints a table in both languages', async () => {
    const args = [...split('--hero QcQd --villain-range AA,54s --to-call 5 --iterations 300'), ...POINT];
    const { out } = await doorcard(['solve', ...args]);
    expect(out).toContain('5 to call, which needs 33.3 % equity');
    expect(out).toMatch(/^Fold +\d+\.\d\d % +0\.000$/m);
    const { out: japanese } = await doorcard(['solve', ...args, '--lang', 'ja']);
    expect(japanese).toContain('必要エクイティ 33.3 %');
  });
});

test('the examples of the help work as written', async () => {
  const { out } = await doorcard(['solve', '--help']);
  const examples = out.split('\n').filter((line) => line.startsWith('  doorcard solve '));
  expect(examples.length).toBeGreaterThan(5);
  write('hands.phhs', `[1]\n${KEPT_RAZZ}`);
  for (const example of examples) {
    const words = example.trim().replaceAll(/\S+\.(json|solved|phhs)/g, (name) => path(name));
    const args = Array.from(words.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain!);
    const { code, err } = await doorcard(args.slice(1));
    expect([example, code, err]).toEqual([example, 0, '']);
  }
});

test('doorcard solve alone offers a spot, and its commands work', async () => {
  for (const [args, first] of [
    [[], 'No spot is given.'],
    [['--lang', 'ja'], 'スポットの指定がありません。'],
  ] as const) {
    const { code, out } = await doorcard(['solve', ...args]);
    expect(code).toBe(0);
    expect(out).toContain(first);
    const commands = out.split('\n').filter((line) => line.startsWith('  doorcard solve --demo'));
    expect(commands.length).toBeGreaterThan(1);
    for (const command of commands) {
      const words = Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain!);
      const solved = await doorcard(words.slice(1));
      expect([command, solved.code, solved.err]).toEqual([command, 0, '']);
      expect(solved.out).toContain('the target is reached');
    }
  }
});

test('the spot that it prints is the demo', async () => {
  const offer = await doorcard(['solve']);
  const file = write('demo.json', offer.out.trim().split('\n').at(-1)!.trim());
  const [mine, demo] = [await doorcard(['solve', file]), await doorcard(['solve', '--demo'])];
  const untimed = (out: string): string => out.replace(/[\d.]+ s$/m, '');
  expect(untimed(mine.out)).toBe(untimed(demo.out));
});
