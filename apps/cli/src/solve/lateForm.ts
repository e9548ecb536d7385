import { InputError, unwrap } from '@doorcard/cards';
import {
  drawLateTree,
  findLateHand,
  openLateRun,
  parseLateNode,
  parseLatePath,
  readLateSetup,
} from '@doorcard/solver/late';
import { countNodes, type SpotSource } from '@doorcard/solver/spot';
import { wordsOf } from '@doorcard/text';
import type { CommonOptions } from '../options.js';
import { writeLine, type Terminal } from '../terminal.js';
import { clockOf, driveRun } from './driveRun.js';
import { checkWritable } from './files.js';
import type { FromHand } from './fromHand.js';
import { drawLate, makeLateJson, type LateAnswer } from './lateAnswer.js';
import { printAnswer } from './printAnswer.js';
import { listRunSettings } from './runSettings.js';
import type { RunOptions, SpotOptions } from './spotForm.js';

/** `doorcard solve spot.json` with the spot of a late street. */
export async function solveLate(
  terminal: Terminal,
  source: SpotSource,
  options: SpotOptions,
  run: RunOptions,
  { json, language }: Pick<CommonOptions, 'json' | 'language'>,
  from?: FromHand,
): Promise<void> {
  const words = wordsOf(language).solve;
  if (run.algorithm !== undefined && run.algorithm !== 'dcfr') {
    throw new InputError({
      code: 'option/algorithm',
      value: run.algorithm,
      problem: `--algorithm cannot be "${run.algorithm}" for a late street`,
      expected: 'dcfr, or nothing',
    });
  }
  const setup = unwrap(readLateSetup(source, listRunSettings(options, run)));
  const { spot, loaded } = setup;
  if (options.tree) {
    const lines = json
      ? [JSON.stringify({ ...countNodes(spot.root), tree: spot.root })]
      : drawLateTree(spot.root, spot.pot);
    for (const line of lines) writeLine(terminal.stdout, line);
    return;
  }
  unwrap(parseLateNode(options.node, spot.root));
  const path = unwrap(parseLatePath(options.node, spot.root));
  if (options.save !== undefined) checkWritable(options.save);
  // A solved tree is shown as it is, unless more iterations are requested.
  const iterations = run.iterations ?? loaded?.iterations ?? setup.maxIterations;
  const solving = unwrap(openLateRun(setup, { clock: clockOf(terminal), seconds: run.time, iterations }));
  try {
    await driveRun(terminal, solving, words);
    const root = solving.solver.report([]);
    const { symmetry, spaces } = solving.solver.late.spaces;
    const answer: LateAnswer = {
      setup,
      symmetry: symmetry.kind,
      counts: spaces[0]!.sides.map(
        ({ count, alike }) => [alike.reduce((sum, combos) => sum + combos, 0), count] as const,
      ),
      root,
      node: path.length === 0 ? root : solving.solver.report(path),
      nodeText: options.node.trim(),
      kept:
        from === undefined
          ? undefined
          : {
              from,
              hand: from.table.hand && findLateHand(solving.solver.late, root, from.table.hand),
            },
      run: { algorithm: 'dcfr', result: solving.result, convergence: null },
    };
    const lines = json
      ? [JSON.stringify(makeLateJson(answer, words, options.hands))]
      : drawLate(answer, words, options.hands);
    const saved = { file: options.save, save: () => solving.save() };
    printAnswer(terminal, { json, lines }, saved, words);
  } finally {
    solving.close();
  }
}
