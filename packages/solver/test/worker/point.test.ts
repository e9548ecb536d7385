import { unwrap } from '@doorcard/cards';
import { MessageChannel } from 'node:worker_threads';
import { afterEach, describe, expect, test } from 'vitest';
import { parseGameState } from '../../src/decision/gameState.js';
import { respond } from '../../src/decision/response.js';
import { parseVillainStrategy } from '../../src/decision/villainStrategy.js';
import { openPointRun } from '../../src/run/pointRun.js';
import { portOf } from '../../src/worker/solverPort.js';
import { SolverClient } from '../../src/worker/solverClient.js';
import { serveSolver } from '../../src/worker/solverService.js';

const POINT = {
  hero: 'QcQd',
  board: '2s7cJdKs8h',
  villainRange: 'AA,54s,KQs',
  pot: 30,
  stack: 90,
  toCall: 10,
};
const OPTIONS = { algorithm: 'mccfr', iterations: 400, seed: '7', target: 0 } as const;
const VILLAIN = [{ node: 'rest', strategy: { fold: 0.4 } }];

const open: SolverClient[] = [];
function openClient(): SolverClient {
  const { port1, port2 } = new MessageChannel();
  serveSolver(portOf(port1), { clock: () => performance.now() });
  const client = new SolverClient(portOf(port2));
  open.push(client);
  return client;
}
afterEach(() => Promise.all(open.splice(0).map((client) => client.close())));

/** The same without messages. */
function solveHere(algorithm: 'mccfr' | 'dcfr') {
  const state = unwrap(parseGameState(POINT));
  const run = unwrap(openPointRun(state, { ...OPTIONS, algorithm, seed: 7n, clock: () => 0 }));
  run.advance(Infinity);
  const { measured } = run.result;
  const { frequencies, evs } = run.solver.readRow(measured);
  return { state, run, measured: measured!, frequencies, evs };
}

describe('a decision point behind messages', () => {
  test.each(['mccfr', 'dcfr'] as const)('%s: the numbers of the run itself', async (algorithm) => {
    const client = openClient();
    const opened = unwrap(await client.startPoint(POINT, { ...OPTIONS, algorithm }));
    expect(opened).toMatchObject({
      heroRangeSource: 'symmetric',
      villainCombos: { raw: 14, live: 11 },
      requiredEquity: 0.25,
      sprBucket: 'Medium',
    });
    expect(opened.actions[0]).toMatchObject({ kind: 'fold' });
    const rest = unwrap(await client.run());
    const here = solveHere(algorithm);
    const { status, progress } = here.run.result;
    const { iterations } = progress;
    expect(rest).toMatchObject({ status, iterations });
    expect(rest.exploitability).toBe(here.measured.exploitability);
    expect(unwrap(await client.reportPoint(false))).toMatchObject({
      iterations,
      frequencies: here.frequencies,
      evs: here.evs,
      range: here.measured.range,
    });
    const answer = unwrap(await client.respond(VILLAIN, 1));
    const villain = unwrap(parseVillainStrategy(VILLAIN, here.state));
    const response = unwrap(respond(here.state, villain, here.run.solver.policy));
    expect(answer).toEqual({
      actions: response.actions,
      ev: response.ev,
      equilibriumEv: response.heroEv,
    });
  });

  test('values in the middle of a run are computed on request', async () => {
    const client = openClient();
    unwrap(await client.startPoint(POINT, { ...OPTIONS, iterations: 1e6 }));
    const running = client.run(() => void client.pause());
    expect(unwrap(await running).status).toBe('paused');
    const known = unwrap(await client.reportPoint(false));
    const exact = unwrap(await client.reportPoint(true));
    expect(known.evs).toBeNull();
    expect(exact.evs).toHaveLength(known.frequencies.length);
    expect(exact.frequencies).toEqual(known.frequencies);
  });

  test('a run goes on after its end when its limits are raised', async () => {
    const client = openClient();
    unwrap(await client.startPoint(POINT, { ...OPTIONS, iterations: 150 }));
    expect(unwrap(await client.run()).iterations).toBe(150);
    unwrap(await client.extend({ iterations: 400, target: 0 }));
    const rest = unwrap(await client.run());
    expect(rest).toMatchObject({ status: 'iterations', iterations: 400 });
    expect(unwrap(await client.reportPoint(false)).evs).not.toBeNull();
  });

  test.each([
    [
      'a bad point',
      'card/duplicate',
      (client: SolverClient) => client.startPoint({ ...POINT, hero: 'QcQc' }, OPTIONS),
    ],
    ['a path', 'solver/other-kind', (client: SolverClient) => client.report('check')],
    ['a file', 'solver/not-saved', (client: SolverClient) => client.save()],
    ['a bad villain', 'villain/missing-field', (client: SolverClient) => client.respond([{}], 1)],
  ] as const)('%s is refused with %s', async (_, code, ask) => {
    const client = openClient();
    unwrap(await client.startPoint(POINT, OPTIONS));
    const answer = await ask(client);
    expect(answer.ok ? 'ok' : answer.error.code).toBe(code);
  });
});
