import { InputError, makeCards, unwrap } from '@doorcard/cards';
import { findModel, listOwnDecisions, spotOf, type TableSpot } from '@doorcard/coach';
import {
  decodeAction,
  listDecisions,
  rewind,
  VARIANTS,
  type Action,
  type GameId,
  type Hand,
} from '@doorcard/engine';
import { makeLateFile } from '@doorcard/solver/late';
import type { SpotSource } from '@doorcard/solver/spot';
import { z } from 'zod';
import { readHands, type ReadHand } from '../handInput.js';
import { checkModel } from '../review/reviewInput.js';

/** A hand of a file and one of its decisions. */
export const fromSchema = z.object({
  from: z.string().optional(),
  handNumber: z.coerce
    .number('a whole number from 1')
    .int('a whole number from 1')
    .min(1, 'at least 1')
    .default(1),
  decision: z.coerce
    .number('a whole number from 1')
    .int('a whole number from 1')
    .min(1, 'at least 1')
    .optional(),
  model: z.string().default('mixed'),
});
export type FromOptions = z.output<typeof fromSchema>;

/** Where a spot comes from: the decision of a hand. */
export interface FromHand {
  readonly source: SpotSource;
  readonly table: TableSpot;
  /** From 1. */
  readonly decision: number;
  readonly seat: number;
  readonly taken: Action;
  readonly model: string;
}

/** Makes a spot of one decision of a kept hand. */
export async function readFromHand(
  file: string,
  { handNumber, decision, model }: FromOptions,
  seed: bigint,
): Promise<FromHand> {
  checkModel(model, ['mixed']);
  const read = await readHand(file, handNumber);
  const { hand } = read;
  if (decision === undefined) {
    const late = listLate(hand);
    throw new InputError({
      code: 'solve/no-decision',
      value: file,
      problem: 'no decision of the hand is named',
      expected:
        late.length === 0
          ? '--decision; no decision of this hand is a late one of two players'
          : `--decision with one of ${late.join(', ')}`,
    });
  }
  const game = hand.plan.setup.variant.id as GameId;
  const opponents = findModel(model, game, undefined, 0);
  const table = unwrap(spotOf({ hand, decision: decision - 1 }, { model: opponents, seed }));
  const before = rewind(hand, decision - 1);
  return {
    source: { file: makeLateFile(table.spot, read.unit) },
    table,
    decision,
    seat: before.actor + 1,
    taken: decodeAction(before, listDecisions(hand)[decision - 1]!),
    model,
  };
}

/** A spot of this game can be solved on its last streets. */
const LATE_STREETS = ['6th', '7th', 'draw3'];

/** The decisions that may be late ones of two players, as `12 (7th, seat 1)`. */
function listLate(hand: Hand): string[] {
  const { streets } = VARIANTS[hand.plan.setup.variant.id as GameId];
  return Array.from({ length: hand.plan.seats }, (_, seat) => listOwnDecisions(hand, seat))
    .flat()
    .filter(({ view: { street, phase, seats } }) => {
      const live = seats.filter(({ folded }) => !folded).length;
      return LATE_STREETS.includes(streets[street]!.name) && phase === 'betting' && live === 2;
    })
    .sort((a, b) => a.place - b.place)
    .map(({ place, view }) => `${place + 1} (${streets[view.street]!.name}, seat ${view.seat! + 1})`);
}

async function readHand(file: string, number: number): Promise<ReadHand> {
  let count = 0;
  for await (const { hand } of readHands(file, undefined)) {
    count++;
    if (count === number) return unwrap(hand);
  }
  throw new InputError({
    code: 'solve/no-such-hand',
    value: String(number),
    problem: `hand ${number} of a file with ${count} hand${count === 1 ? '' : 's'}`,
    expected: `--hand-number from 1 to ${count}`,
  });
}

/** The cards that decide, for the answer. */
export const nameHand = ({ table }: FromHand): string | null =>
  table.hand === undefined ? null : makeCards(table.hand);
