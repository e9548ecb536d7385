import { readFileSync } from 'node:fs';
import { unwrap } from '@doorcard/cards';
import { expect, test } from 'vitest';
import { reportNode } from '../../src/report/nodeReport.js';
import { openSpotRun, readSpotSetup } from '../../src/run/spotRun.js';
import { makeSolvedFile, parseSolvedFile } from '../../src/save/solvedFile.js';
import { ROOT_PATH } from '../../src/tree/nodePath.js';

const bytes = Uint8Array.from(readFileSync(new URL('../fixtures/solved-v1-river.solved', import.meta.url)));

test('a solved tree of version 1, as version 0.1.0 saved it, has the strategy that was solved', () => {
  const { spot, iterations, tables } = unwrap(parseSolvedFile(bytes));
  expect(spot).toMatchObject({ board: '2c7dJhKs4s', pot: 100, stack: 100 });
  expect(iterations).toBe(50);
  expect(Uint8Array.from(Buffer.concat(makeSolvedFile({ spot, iterations, tables })))).toEqual(bytes);

  const run = unwrap(openSpotRun(unwrap(readSpotSetup({ solved: bytes }, {})), { clock: () => 0 }));
  const { actions, ev, hands } = reportNode(run.solver.solved, ROOT_PATH);
  expect(actions.map(({ name, frequency }) => [name, frequency])).toEqual([
    ['check', expect.closeTo(0.0138798453981183, 6)],
    ['bet_50_pot', expect.closeTo(0.05675208387800581, 6)],
    ['all_in', expect.closeTo(0.9293680707238758, 6)],
  ]);
  expect(ev[0]).toBeCloseTo(81.28884675690199, 4);
  const frequencies = new Map(hands.map((hand) => [hand.combo, Array.from(hand.frequencies)]));
  const strategy: [combo: number, frequencies: number[]][] = [
    [816, [0.08340937916761672, 0.10375703489451141, 0.8128335859378719]],
    [1034, [0.02662882119561398, 0.1638454616770286, 0.8095257171273574]],
    [1269, [0.002294906573682485, 0.08170184595835395, 0.9160032474679636]],
  ];
  for (const [combo, expected] of strategy) {
    expect(frequencies.get(combo)).toEqual(expected.map((each) => expect.closeTo(each, 6) as number));
  }
  run.close();
});
