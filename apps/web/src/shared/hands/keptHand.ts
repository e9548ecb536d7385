import type { Card } from '@doorcard/cards';
import { GAMES } from '@doorcard/engine';
import { checkShape, defineDocument, type Fields } from '@doorcard/sealed';
import { explainedSchema, renameSeen } from '@doorcard/table';
import * as z from 'zod/mini';

// A hand in the page's database, in two parts: a row for lists and statistics, and its records, which are read one by
// one.

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

const recordsSchema = z.strictObject({
  id: z.string(),
  /** PHH, with the cards that the owner saw. */
  seen: z.string(),
  /** PHH, with the cards of all; null when nobody knows them. */
  all: z.nullable(z.string()),
  /** Why the others did what they did. */
  reasons: z.array(explainedSchema),
});
/** The records of a hand. */
export type HandRecords = z.output<typeof recordsSchema>;

export interface KeptHand {
  readonly row: HandRow;
  readonly records: HandRecords;
}

const CODES = {
  notJson: 'hands/bad-record',
  foreign: 'hands/bad-record',
  unknownVersion: 'hands/unknown-version',
  badChecksum: 'hands/bad-checksum',
} as const;

export const rowDocument = defineDocument<HandRow>({
  type: 'doorcard/hand-row',
  name: 'the row of a kept hand',
  codes: CODES,
  check: (data) => checkShape(rowSchema, data, 'hands/bad-record'),
});

export const recordsDocument = defineDocument<HandRecords>({
  type: 'doorcard/hand-papers',
  name: 'the records of a kept hand',
  codes: CODES,
  // In version 1 the data of a reason were called `seen`.
  migrations: [({ reasons, ...data }) => ({ ...data, reasons: renameSeen(reasons) })],
  check: (data) => checkShape(recordsSchema, data, 'hands/bad-record'),
});

/** A row or the records of a hand in the database, in this version or an earlier one. */
export type StoredHand = Fields & { readonly id: string };

/** What was won or lost in big bets. */
export const inBigBets = (amount: number, { bigBet }: Pick<HandRow, 'bigBet'>): number => amount / bigBet;

/** A card that is known. */
export const isKnown = (card: Card): boolean => card >= 0 && card < 52;
