import {
  TRAINED_GAMES,
  USUAL_DEALS,
  USUAL_PLAN,
  type TrainedGame,
  type TrainingPlan,
} from '@doorcard/blueprint';
import { refuse, succeed, unwrap, type Result } from '@doorcard/cards';
import type { Command } from 'commander';
import { z } from 'zod';
import {
  addCommonOptions,
  readCommonOptions,
  readOptions,
  wholeNumber,
  type CommonOptions,
} from '../options.js';
import { checkReportFile } from '../report/reportFile.js';
import type { Terminal } from '../terminal.js';

const USUAL_MINUTES = 10;

export const countSchema = wholeNumber(1).max(1e12);

/** The options of commands that train. */
export const trainingSchema = z.object({
  minutes: z.coerce.number('minutes, such as 10').positive('more than 0 minutes').max(1e5).optional(),
  iterations: countSchema.optional(),
  threads: z.coerce
    .number('1 or 2')
    .int('1 or 2')
    .min(1, '1 or 2')
    .max(USUAL_PLAN.lanes, '1 or 2')
    .default(1),
  abstraction: z.string().optional(),
  /** That of the game, if it is not given. */
  batch: countSchema.optional(),
  coarse: wholeNumber(0).default(USUAL_PLAN.coarseBatches),
  out: z.string().optional(),
  report: z.string().optional(),
});

type TrainingOptions = z.output<typeof trainingSchema>;

const addTrainingOptions = (command: Command): Command =>
  command
    .argument('<game>', TRAINED_GAMES.join(', '))
    .option('--minutes <n>', `how long to train (default ${USUAL_MINUTES})`)
    .option('--iterations <n>', 'how many deals to train, in place of --minutes')
    .option('--threads <n>', '1 or 2 (default 1)')
    .option('--abstraction <id>', 'how hands are grouped, as in badugi/coarse')
    .option(
      '--batch <deals>',
      `deals of a batch and thread (default ${USUAL_DEALS.badugi} in badugi, ${USUAL_DEALS.razz} in stud games)`,
    )
    .option(
      '--coarse <batches>',
      `batches with coarser groups at the start (default ${USUAL_PLAN.coarseBatches})`,
    )
    .option('--out <file>', 'where the strategy is written, as in badugi.strategy.gz')
    .option('--report <file>', 'write an HTML report with strength over time');

/** Where measurements are played. */
export const CLUSTER_OPTION = [
  '--cluster <url>',
  'play measurements on the workers of a cluster, as in redis://localhost:6379',
] as const;

/** Adds the options of a command that trains, and reads and checks them when it is run. */
export function addTrainingCommand<T extends typeof trainingSchema>(
  command: Command,
  schema: T,
  terminal: Terminal,
  run: (game: TrainedGame, options: z.output<T>, common: CommonOptions) => Promise<void>,
): void {
  addCommonOptions(addTrainingOptions(command)).action(async (name: string, raw: unknown) => {
    const common = readCommonOptions(raw, terminal.env);
    const options = readOptions(schema, raw);
    const game = unwrap(parseTrainedGame(name));
    checkReportFile(options.report);
    await run(game, options, common);
  });
}

/** The plan that the options describe. */
export const makePlan = (
  game: TrainedGame,
  { batch = USUAL_DEALS[game], coarse }: TrainingOptions,
  seed: bigint,
): TrainingPlan => ({
  ...USUAL_PLAN,
  seed,
  deals: batch,
  coarseBatches: coarse,
});

/** When a training ends: after batches, or after seconds. */
export interface TrainingLimits {
  readonly batches: number | undefined;
  readonly seconds: number | undefined;
}

export const findLimits = (
  { iterations, minutes = USUAL_MINUTES }: TrainingOptions,
  { lanes, deals }: TrainingPlan,
): TrainingLimits =>
  iterations === undefined
    ? { batches: undefined, seconds: 60 * minutes }
    : { batches: Math.ceil(iterations / (lanes * deals)), seconds: undefined };

/** A game that can be trained. */
function parseTrainedGame(name: string): Result<TrainedGame> {
  const game = TRAINED_GAMES.find((each) => each === name);
  if (game !== undefined) return succeed(game);
  return refuse({
    code: 'train/unknown-game',
    value: name,
    problem: `${name} cannot be trained`,
    expected: `one of ${TRAINED_GAMES.join(', ')}`,
  });
}
