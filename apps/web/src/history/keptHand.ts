import { InputError, succeed, type Card, type Result } from '@doorcard/cards';
import { GAMES, makeChecksum } from '@doorcard/engine';
import { explainedSchema } from '@doorcard/table';
import * as z from 'zod/mini';

// A hand in the page's database, in two parts: a row for lists and statistics, and its papers, which are read one by
// one. Both are sealed with type, version and checksum. Whoever changes a form raises its version and adds to its
// migrations how the one before becomes the new one.

const chips = z.int();
const seat = z.int().check(z.gte(0));

/** Where a hand comes from: a table here, a file or a pasted text, a shared link. */
export const KINDS = ['cash', 'tournament', 'file', 'link'] as const;
export type HandKind = (typeof KINDS)[number];

const rowSchema = z.strictObject({
  id: z.string().check(z.minLength(1)),
  /** When it was finished: milliseconds since 1970. */
  at: z.number(),
  game: z.enum(GAMES),
  kind: z.enum(KINDS),
  /** Its number at the table; null when nobody knows. */
  number: z.nullable(z.int()),
  /** By seat. */
  names: z.array(z.string()),
  /** By seat, as in `lv2:4`; empty when nobody knows. */
  players: z.array(z.string()),
  /** The seat of the owner; null for a hand that was only watched. */
  you: z.nullable(seat),
  /** What the owner held in the end. */
  cards: z.array(z.int().check(z.gte(0), z.lte(51))),
  /** What the owner won or lost; null when nobody knows. */
  result: z.nullable(chips),
  /** What went over the table. */
  pot: chips,
  /** What a big bet was; without a limit, the big blind. */
  bigBet: chips.check(z.gte(1)),
  /** Chips for 1.0: more than 1 only for hands out of files. */
  unit: z.int().check(z.gte(1)),
  /** Of a practice table. */
  seed: z.nullable(z.string()),
  star: z.boolean(),
  note: z.string(),
});
/** What lists, filters and statistics need of a hand. */
export type HandRow = z.output<typeof rowSchema>;

const papersSchema = z.strictObject({
  id: z.string(),
  /** PHH, with the cards that the owner saw. */
  seen: z.string(),
  /** PHH, with the cards of all; null when nobody knows them. */
  all: z.nullable(z.string()),
  /** Why the others did what they did. */
  reasons: z.array(explainedSchema),
});
/** The records of a hand. */
export type HandPapers = z.output<typeof papersSchema>;

export interface KeptHand {
  readonly row: HandRow;
  readonly papers: HandPapers;
}

/** Data with their seal. */
export type Sealed = Readonly<Record<string, unknown>> & { readonly id: string };

type Data = Readonly<Record<string, unknown>>;
type Migration = (data: Data) => Data;

interface Form<T> {
  readonly type: string;
  readonly schema: z.ZodMiniType<T>;
  /** The first makes version 2 of version 1, and so on. */
  readonly migrations: readonly Migration[];
}

export const ROW: Form<HandRow> = { type: 'doorcard/hand-row', schema: rowSchema, migrations: [] };
export const PAPERS: Form<HandPapers> = {
  type: 'doorcard/hand-papers',
  schema: papersSchema,
  migrations: [],
};

export const seal = <T extends { readonly id: string }>(form: Form<T>, data: T): Sealed => ({
  ...data,
  type: form.type,
  version: form.migrations.length + 1,
  checksum: makeChecksum(data),
});

/** What was sealed, now or in an earlier version, or what is wrong with it. */
export function unseal<T>({ type: wanted, schema, migrations }: Form<T>, value: unknown): Result<T> {
  if (typeof value !== 'object' || value === null) return wrong('hands/bad-record', '', 'no record');
  const { type, version, checksum, ...data } = value as Data;
  const id = typeof data['id'] === 'string' ? data['id'] : '';
  if (type !== wanted) return wrong('hands/bad-record', id, `the type ${JSON.stringify(type)}`);
  const newest = migrations.length + 1;
  if (!Number.isSafeInteger(version) || (version as number) < 1 || (version as number) > newest) {
    return wrong('hands/unknown-version', id, `version ${JSON.stringify(version)}`);
  }
  if (makeChecksum(data) !== checksum) return wrong('hands/bad-checksum', id, 'the checksum differs');
  const newer = migrations.slice((version as number) - 1).reduce((each, migrate) => migrate(each), data);
  const checked = z.safeParse(schema, newer);
  if (checked.success) return succeed(checked.data);
  return wrong('hands/bad-record', id, checked.error.issues[0]!.path.join('.'));
}

const wrong = (code: string, value: string, problem: string): Result<never> => ({
  ok: false,
  error: new InputError({ code, value, problem, expected: 'a kept hand' }),
});

/** What was won or lost in big bets. */
export const inBigBets = (amount: number, { bigBet }: Pick<HandRow, 'bigBet'>): number => amount / bigBet;

/** A card that is known. */
export const isKnown = (card: Card): boolean => card >= 0 && card < 52;
