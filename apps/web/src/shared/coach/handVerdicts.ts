import { actionSchema, reviewSchema, solvedSchema, verdictSchema, type HandReview } from '@doorcard/coach';
import { checkShape, defineDocument, isRecord, type Fields } from '@doorcard/sealed';
import * as z from 'zod/mini';
import { keepText, keepVerdicts, listVerdicts, readText, readVerdicts } from '../hands/handDatabase.js';
import type { HandRow } from '../hands/keptHand.js';
import type { KeptOpinions, TrainedOpinion } from './opinion.js';

/** What the coach says about a hand. */
export interface HandVerdicts {
  /** The id of the hand. */
  readonly id: string;
  /** The opponents that were assumed, and the version of the judge: a change of either asks for new verdicts. */
  readonly model: string;
  /** Null until it is judged, and where it cannot be. */
  readonly review: HandReview | null;
  /** The code of why it cannot be judged. */
  readonly refused: string | null;
  /** Places of decisions that were made with help; they do not count. */
  readonly helped: readonly number[];
  /** What somebody else says about decisions; in no sum. */
  readonly opinions: readonly KeptOpinions[];
}

const trainedSchema: z.ZodMiniType<TrainedOpinion> = z.strictObject({
  verdict: verdictSchema,
  mix: z.array(z.strictObject({ action: actionSchema, frequency: z.number() })),
});

const opinionsSchema: z.ZodMiniType<readonly KeptOpinions[]> = z.array(
  z.strictObject({
    place: z.int(),
    solved: z.optional(solvedSchema),
    trained: z.optional(trainedSchema),
  }),
);

const schema: z.ZodMiniType<HandVerdicts> = z.strictObject({
  id: z.string(),
  model: z.string(),
  review: z.nullable(reviewSchema),
  refused: z.nullable(z.string()),
  helped: z.array(z.int()),
  opinions: opinionsSchema,
});

/** What was shown takes the place of what counts in sums, until the hand is judged again. */
function addCounted({ review, opinions }: Fields): Fields {
  const within = (value: unknown, field: string, change: (inner: unknown) => unknown): unknown =>
    isRecord(value) && value[field] !== undefined ? { ...value, [field]: change(value[field]) } : value;
  const each = (value: unknown, change: (inner: unknown) => unknown): unknown =>
    Array.isArray(value) ? value.map(change) : value;
  const fill = (verdict: unknown): unknown =>
    isRecord(verdict) ? { ...verdict, counted: verdict['loss'] } : verdict;
  return {
    review: within(review, 'decisions', (all) => each(all, (one) => within(one, 'verdict', fill))),
    opinions: each(opinions, (one) => within(one, 'trained', (trained) => within(trained, 'verdict', fill))),
  };
}

export const verdictsDocument = defineDocument<HandVerdicts>({
  type: 'doorcard/verdicts',
  name: 'verdicts on a hand',
  codes: {
    notJson: 'verdicts/bad-record',
    foreign: 'verdicts/bad-record',
    unknownVersion: 'verdicts/unknown-version',
    badChecksum: 'verdicts/bad-checksum',
  },
  // Version 1 had no second opinions, version 2 nothing that is made for sums.
  migrations: [(data) => ({ ...data, opinions: [] }), (data) => ({ ...data, ...addCounted(data) })],
  check: (data) => checkShape(schema, data, 'verdicts/bad-record'),
});

/** Raised when the judge would say something else about the same hand. */
const JUDGE_VERSION = 3;

/** Whether it is known who sat there: the programs of a table, or else a mix of usual players. */
const findModelName = ({ players, you }: HandRow): 'seated' | 'mixed' =>
  players.some((player, seat) => seat !== you && player !== '') ? 'seated' : 'mixed';

/** What verdicts of a hand are to be made with. */
export const nameModel = (row: HandRow): string => `${JUDGE_VERSION}/${findModelName(row)}`;

/** The verdicts that are kept; undefined where there are none, or none that can be read. They can be made again. */
export async function openVerdicts(id: string): Promise<HandVerdicts | undefined> {
  const read = verdictsDocument.open(await readVerdicts(id));
  return read.ok ? read.value : undefined;
}

export async function openAllVerdicts(): Promise<ReadonlyMap<string, HandVerdicts>> {
  const all = (await listVerdicts()).map((stored) => verdictsDocument.open(stored));
  return new Map(all.flatMap((read) => (read.ok ? [[read.value.id, read.value] as const] : [])));
}

export const saveVerdicts = (verdicts: HandVerdicts): Promise<void> =>
  keepVerdicts({ ...verdictsDocument.seal(verdicts) });

/** Adds what was said about a decision to the verdicts of its hand; undefined if the hand has none. */
export async function keepOpinion(id: string, opinion: KeptOpinions): Promise<HandVerdicts | undefined> {
  const verdicts = await openVerdicts(id);
  if (verdicts === undefined) return undefined;
  const { place } = opinion;
  const before = verdicts.opinions.find((each) => each.place === place);
  const others = verdicts.opinions.filter((each) => each.place !== place);
  const changed = { ...verdicts, opinions: [...others, { ...before, ...opinion }] };
  await saveVerdicts(changed);
  return changed;
}

/** Whether nothing is left to do for a hand. */
export const areCurrent = (verdicts: HandVerdicts | undefined, row: HandRow): verdicts is HandVerdicts =>
  verdicts !== undefined &&
  verdicts.model === nameModel(row) &&
  (verdicts.review !== null || verdicts.refused !== null);

const helpedDocument = defineDocument<{ readonly hand: string; readonly places: readonly number[] }>({
  type: 'doorcard/helped',
  name: 'decisions made with help',
  codes: {
    notJson: 'verdicts/bad-record',
    foreign: 'verdicts/bad-record',
    unknownVersion: 'verdicts/unknown-version',
    badChecksum: 'verdicts/bad-checksum',
  },
  check: (data) =>
    checkShape(z.strictObject({ hand: z.string(), places: z.array(z.int()) }), data, 'verdicts/bad-record'),
});

const HELPED = 'helped';

/** Decisions of a hand that were made with help. Only the last hand with help is remembered until it is judged. */
export async function readHelped(hand: string): Promise<readonly number[]> {
  const text = await readText(HELPED);
  const read = text === undefined ? undefined : helpedDocument.parse(text);
  return read?.ok === true && read.value.hand === hand ? read.value.places : [];
}

export async function keepHelped(hand: string, place: number): Promise<void> {
  const places = new Set([...(await readHelped(hand)), place]);
  await keepText(HELPED, helpedDocument.make({ hand, places: [...places] }));
}

/** The review without the decisions that were made with help. */
export function dropHelped({ review, helped }: HandVerdicts): HandReview | undefined {
  if (review === null) return undefined;
  return { ...review, decisions: review.decisions.filter(({ place }) => !helped.includes(place)) };
}
