import {
  findAbstraction,
  resumeTraining,
  Training,
  USUAL_ABSTRACTIONS,
  USUAL_DEALS,
  USUAL_PLAN,
  type TrainedGame,
} from '@doorcard/blueprint';
import { InputError, unwrap } from '@doorcard/cards';
import { trainWordsOf, wordsOf, writeChips } from '@doorcard/text';
import type { Command } from 'commander';
import { existsSync, rmSync, statSync } from 'node:fs';
import { z } from 'zod';
import { wholeNumber, type CommonOptions } from '../options.js';
import { followWithBar } from '../progressBar.js';
import { writeReport } from '../report/reportFile.js';
import { checkWritable, readBytes } from '../solve/files.js';
import { drawTable } from '../table.js';
import { writeLine, type Terminal } from '../terminal.js';
import { listMeasured, makeCurveReport, type Measured } from '../train/curveReport.js';
import { allocateShared } from '../train/laneRunner.js';
import { writeStrategy } from '../train/strategyFiles.js';
import { onCluster } from '../train/measurePlace.js';
import { FALLBACK_FORM } from '../train/seatForm.js';
import { playHeadsUp, type MeasurePlace } from '../train/trainedMatch.js';
import {
  addTrainingCommand,
  CLUSTER_OPTION,
  findLimits,
  makePlan,
  trainingSchema,
} from '../train/trainingOptions.js';
import { runTraining } from '../train/trainingRun.js';

const EXAMPLES = `
Examples:
  doorcard train badugi --minutes 10 --out badugi.strategy.gz
  doorcard train razz --iterations 2000000 --threads 2 --out razz.strategy.gz --report razz.html
  doorcard train badugi --minutes 10 --out badugi.strategy.gz --resume
  doorcard train razz --minutes 60 --measure 200000 --cluster redis://localhost:6379

Trains a strategy for two players by MCCFR and writes it to a file that level 4 plays. An iteration is one deal, learned
from both seats; numbers of iterations are rounded up to whole batches. With --iterations the same seed gives the same
file on one thread and on two. Every minute, and on Ctrl-C, the training is saved beside the file; --resume goes on from
there, to the same result. Strength is measured against level 2 on decks of its own, never on those of the published
matches.

With --cluster these measurements are played by the workers of a cluster (doorcard worker); training itself stays on this
machine. That pays for long measurements, with --measure 100000 and more.`;

/** Seconds between two saves. */
const USUAL_SAVE_EVERY = 60;

const trainSchema = trainingSchema.extend({
  resume: z.boolean().default(false),
  measure: wholeNumber(0).default(4000),
  saveEvery: z.coerce.number('seconds').min(0, '0 seconds or more').default(USUAL_SAVE_EVERY),
  cluster: z.string().optional(),
});

type TrainOptions = z.output<typeof trainSchema>;

/** Measurements of one training. */
const LOOKS = 6;

export function addTrain(program: Command, terminal: Terminal): void {
  const command = program
    .command('train')
    .description('Trains a strategy for a heads-up game by MCCFR and writes it to a file.')
    .option('--resume', 'go on from the last save')
    .option('--measure <hands>', 'hands of each measurement against level 2 (default 4000, 0 for none)')
    .option('--save-every <seconds>', `seconds between two saves (default ${USUAL_SAVE_EVERY})`)
    .option(...CLUSTER_OPTION)
    .addHelpText('after', EXAMPLES);
  addTrainingCommand(command, trainSchema, terminal, async (game, options, common) => {
    const out = options.out ?? `${game}.strategy.gz`;
    checkWritable(out);
    await onCluster(options.cluster, common.language, terminal, (place) =>
      train(game, out, options, common, terminal, place),
    );
  });
}

async function train(
  game: TrainedGame,
  out: string,
  options: TrainOptions,
  common: CommonOptions,
  terminal: Terminal,
  place: MeasurePlace,
): Promise<void> {
  const words = trainWordsOf(common.language);
  const checkpoint = `${out}.training`;
  const training = openTraining(game, checkpoint, options, common.seed);
  const perBatch = training.plan.lanes * training.plan.deals;
  const start = terminal.seconds();
  const nodesBefore = training.nodes;
  let measuring = 0;
  const seconds = (): number => terminal.seconds() - start - measuring;
  const speed = (): string => ((training.nodes - nodesBefore) / Math.max(1e-9, seconds()) / 1e6).toFixed(1);
  const measured: Measured[] = [];
  const measure = async (): Promise<void> => {
    if (options.measure === 0) return;
    const begun = terminal.seconds();
    const players = [
      ['lv4', { kind: 'strategy', strategy: training.makeStrategy('') }],
      ['lv2', FALLBACK_FORM],
    ] as const;
    const estimate = await playHeadsUp(game, players, { hands: options.measure, seed: common.seed }, place);
    measured.push({ minutes: seconds() / 60, deals: training.batches * perBatch, against: 'lv2', estimate });
    measuring += terminal.seconds() - begun;
  };
  const isDone = await followWithBar(terminal, (onProgress) =>
    runTraining(training, terminal, {
      threads: options.threads,
      ...findLimits(options, training.plan),
      pausedSeconds: () => measuring,
      checkpoint,
      saveEvery: options.saveEvery,
      onBatch: async (done) => {
        onProgress(done, words.progress(writeChips(training.batches * perBatch), speed()));
        if (done < 1 && done * LOOKS >= measured.length + 1) await measure();
      },
    }),
  );
  if (!isDone) {
    writeLine(terminal.stderr, words.stopped(checkpoint));
    return;
  }
  const deals = training.batches * perBatch;
  const trained = seconds();
  writeStrategy(out, training.makeStrategy(describeCommand(game, training, options)));
  rmSync(checkpoint, { force: true });
  // The file is safe before the last measurement, which may fail on a cluster.
  await measure();
  const notes = [words.trained(writeChips(deals), (trained / 60).toFixed(1), speed())];
  if (common.json)
    writeLine(
      terminal.stdout,
      JSON.stringify({ game, out, deals, nodes: training.nodes, minutes: trained / 60, measured }),
    );
  else {
    if (measured.length > 0)
      for (const line of drawTable(listMeasured(measured, common.language))) writeLine(terminal.stdout, line);
    for (const note of notes) writeLine(terminal.stdout, note);
    writeLine(terminal.stdout, words.written(out, (statSync(out).size / 1000).toFixed(0)));
  }
  if (options.report === undefined) return;
  const title = words.trainTitle(wordsOf(common.language).table.games[game]);
  const command = words.madeWith(describeCommand(game, training, options));
  writeReport(options.report, makeCurveReport(title, measured, [...notes, command], common.language));
}

function openTraining(game: TrainedGame, checkpoint: string, options: TrainOptions, seed: bigint): Training {
  const target = unwrap(findAbstraction(options.abstraction ?? USUAL_ABSTRACTIONS[game]));
  if (target.gameId !== game) {
    throw new InputError({
      code: 'train/other-game',
      value: target.id,
      problem: `${target.id} groups hands of ${target.gameId}`,
      expected: `an abstraction of ${game}`,
    });
  }
  const plan = makePlan(game, options, seed);
  const allocate = options.threads > 1 ? allocateShared : undefined;
  if (options.resume) {
    const bytes = readBytes(
      checkpoint,
      `${game}.strategy.gz.training, which a training that was stopped leaves`,
    );
    return unwrap(resumeTraining(bytes, target, plan, undefined, allocate));
  }
  if (existsSync(checkpoint)) {
    throw new InputError({
      code: 'train/unfinished',
      value: checkpoint,
      problem: `${checkpoint} holds a training that was stopped`,
      expected: '--resume to go on with it, another --out, or no such file',
    });
  }
  return new Training(target, plan, undefined, { ...(allocate && { allocate }) });
}

/** Gives the same file again, on any number of threads. */
function describeCommand(
  game: TrainedGame,
  { plan, batches, target }: Training,
  options: TrainOptions,
): string {
  return [
    `doorcard train ${game} --iterations ${batches * plan.lanes * plan.deals} --seed ${plan.seed}`,
    ...(options.abstraction === undefined ? [] : [`--abstraction ${target.id}`]),
    ...(plan.deals === USUAL_DEALS[game] ? [] : [`--batch ${plan.deals}`]),
    ...(plan.coarseBatches === USUAL_PLAN.coarseBatches ? [] : [`--coarse ${plan.coarseBatches}`]),
  ].join(' ');
}
