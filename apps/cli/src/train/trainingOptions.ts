import { TRAINED_GAMES, USUAL_PLAN, type TrainedGame, type TrainingPlan } from '@doorcard/blueprint';
import { refuse, succeed, type Result } from '@doorcard/cards';
import type { Command } from 'commander';
import { z } from 'zod';

const USUAL_MINUTES = 10;

export const countSchema = z.coerce
  .number('a whole number')
  .int('a whole number')
  .min(1, '1 or more')
  .max(1e12);

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
  batch: countSchema.default(USUAL_PLAN.deals),
  coarse: z.coerce
    .number('a whole number')
    .int('a whole number')
    .min(0, '0 or more')
    .default(USUAL_PLAN.coarseBatches),
  out: z.string().optional(),
  report: z.string().optional(),
});

type TrainingOptions = z.output<typeof trainingSchema>;

export const addTrainingOptions = (command: Command): Command =>
  command
    .argument('<game>', TRAINED_GAMES.join(', '))
    .option('--minutes <n>', `how long to train (default ${USUAL_MINUTES})`)
    .option('--iterations <n>', 'how many deals to train, in place of --minutes')
    .option('--threads <n>', '1 or 2 (default 1)')
    .option('--abstraction <id>', 'how hands are grouped, as in badugi/coarse')
    .option('--batch <deals>', `deals of a batch and thread (default ${USUAL_PLAN.deals})`)
    .option(
      '--coarse <batches>',
      `batches with coarser groups at the start (default ${USUAL_PLAN.coarseBatches})`,
    )
    .option('--out <file>', 'where the strategy is written, as in badugi.strategy.gz')
    .option('--report <file>', 'write an HTML report with strength over time');

/** The plan that the options describe. */
export const makePlan = ({ batch, coarse }: TrainingOptions, seed: bigint): TrainingPlan => ({
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
export function parseTrainedGame(name: string): Result<TrainedGame> {
  const game = TRAINED_GAMES.find((each) => each === name);
  if (game !== undefined) return succeed(game);
  return refuse({
    code: 'train/unknown-game',
    value: name,
    problem: `${name} cannot be trained`,
    expected: `one of ${TRAINED_GAMES.join(', ')}`,
  });
}
