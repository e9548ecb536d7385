import { unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { estimateLateMemory } from '../../src/late/late.js';
import { reportClasses } from '../../src/late/lateClass.js';
import { openLateRun, readLateSetup, type LateRun } from '../../src/run/lateRun.js';
import { parseLatePath } from '../../src/late/line.js';

const RAZZ = {
  game: 'razz',
  street: 7,
  up: ['2c4d7h8s', 'Ad5s6cKh'],
  dead: '3hQc',
  pot: 10,
  bet: 1,
  maxWagers: 4,
  ranges: ['*', '*'],
  target: '0.05%',
};
const RAZZ_6 = { ...RAZZ, street: 6, maxWagers: 2, target: '0%', maxIterations: 12 };

const open = (file: object, iterations?: number): LateRun =>
  unwrap(openLateRun(unwrap(readLateSetup({ file }, {})), { clock: () => 0, iterations }));
const tables = (run: LateRun): Float32Array => Float32Array.from(run.solver.late.tables()['late']!);
const report = (run: LateRun, node: string) =>
  run.solver.report(unwrap(parseLatePath(node, run.solver.setup.spot.root)));

test('a run ends at its target, which the judge confirms', () => {
  const run = open(RAZZ);
  expect(run.advance(1000)).toBe('target');
  expect(run.result.measured!.exploitability).toBeLessThanOrEqual(0.0005);
  const { ev } = run.result.measured!;
  expect(ev[0] + ev[1]).toBeCloseTo(10, 9);
  expect(estimateLateMemory(run.solver.setup.spot).total).toBe(run.progress.bytes);
  run.close();
});

test('pauses, saving and loading change no bit', () => {
  const whole = open(RAZZ_6);
  whole.advance(100);
  expect(whole.result.status).toBe('iterations');
  const half = open(RAZZ_6, 5);
  half.advance(3);
  expect(half.result.status).toBe('paused');
  half.advance(100);
  const bytes = Buffer.concat(half.save());
  const setup = unwrap(readLateSetup({ solved: bytes }, {}));
  const rest = unwrap(openLateRun(setup, { clock: () => 0 }));
  expect(rest.progress.iterations).toBe(5);
  rest.advance(100);
  expect(tables(rest)).toEqual(tables(whole));
  const cut = readLateSetup({ solved: bytes.subarray(0, -1) }, {});
  expect(cut.ok ? '' : cut.error.code).toBe('save/truncated');
});

test('a cancelled run measures what it has', () => {
  const run = open({ ...RAZZ, target: '0%' });
  run.advance(5);
  run.cancel();
  expect(run.advance(1)).toBe('cancelled');
  expect(run.progress.iterations).toBe(5);
  expect(run.result.measured!.exploitability).toBeGreaterThan(0);
});

describe('locks', () => {
  test('the locked decision stays, and the other side uses it', () => {
    const locks = [{ node: 'bet', strategy: { fold: 1 } }];
    const run = open({ ...RAZZ, locks });
    expect(run.advance(1000)).toBe('target');
    // A player who folds to every bet loses the pot.
    expect(run.result.measured!.ev[0]).toBeCloseTo(10, 2);
    const node = report(run, 'bet');
    expect(node.isLocked).toBe(true);
    expect(node.actions.map(({ frequency }) => frequency)).toEqual([1, 0, 0]);
  });

  test('by hands, with what is left', () => {
    const locks = [{ node: 'bet', strategy: { call: 'low2:0.5', fold: 'rest' } }];
    const run = open({ ...RAZZ, locks, maxIterations: 5 });
    run.advance(100);
    const { hands } = report(run, 'bet');
    expect(new Set(hands.map(({ frequencies }) => frequencies.join()))).toEqual(
      new Set(['0.5,0.5,0', '1,0,0']),
    );
  });
});

test('a line begins at its decision, and values count from the beginning of the street', () => {
  const run = open({ ...RAZZ, line: 'check,bet' });
  run.advance(1000);
  const root = report(run, '');
  expect([root.side, root.pot]).toEqual([0, 11]);
  expect(root.actions.map(({ action }) => action.kind)).toEqual(['fold', 'call', 'raise']);
  const { ev } = run.result.measured!;
  expect(ev[0] + ev[1]).toBeCloseTo(10, 9);
  // Only the second player has put in one bet.
  expect(root.ev[0]).toBeCloseTo(ev[0], 6);
  expect(root.ev[1]).toBeCloseTo(ev[1] + 1, 6);
});

test('a report: frequencies and values of hands make up those of the decision', () => {
  const run = open(RAZZ_6);
  run.advance(100);
  for (const node of ['', 'bet', 'check,check', 'bet,call,bet']) {
    const { actions, hands, ev, pot } = report(run, node);
    expect(actions.reduce((sum, { frequency }) => sum + frequency, 0)).toBeCloseTo(1, 9);
    expect(ev[0] + ev[1]).toBeCloseTo(pot, 9);
    for (const { frequencies } of hands)
      expect(frequencies.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
    const classes = reportClasses(report(run, node), run.solver.setup.spot);
    expect(classes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  }
  const { reach } = report(run, 'bet,call');
  expect(reach).toBeCloseTo(
    report(run, '').actions[1]!.frequency * report(run, 'bet').actions[1]!.frequency,
    6,
  );
});
