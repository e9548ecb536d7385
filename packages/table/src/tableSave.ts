import { parseSeed } from '@doorcard/cards';
import type { Registry } from '@doorcard/cpu';
import { makeSessionJson, parseSessionJson } from '@doorcard/engine';
import { readHandRecord, type HandRecord } from '@doorcard/history';
import { checkShape, defineDocument, isRecord, succeed, wrong, type Result } from '@doorcard/sealed';
import * as z from 'zod/mini';
import { restoreComputers } from './computers.js';
import { renameSeen } from './oldReasons.js';
import { explainedSchema, handInfoSchema, handResultSchema, recordSchema } from './protocol.js';
import { LiveTable, type FinishedHand } from './table.js';
import { seat, whole } from './viewSchema.js';

const saveSchema = z.strictObject({
  /** As the engine writes it, with the cards of the hand that is being played: only the dealer may read the text. */
  session: z.string(),
  settings: z.strictObject({
    players: z.array(z.nullable(z.string())),
    stream: whole,
    seed: z.nullable(z.string()),
    reasons: z.enum(['afterHand', 'asked']),
    records: z.enum(['none', 'seen', 'all']),
  }),
  /** Of the hand that is being played. */
  reasons: z.array(explainedSchema),
  /** By chair: what earlier hands have shown. */
  records: z.array(z.nullable(recordSchema)),
  last: z.nullable(
    z.strictObject({
      id: z.string(),
      number: whole,
      names: z.array(z.string()),
      you: z.nullable(seat),
      /** Checked when it is replayed. */
      record: z.custom<HandRecord>(),
      reasons: z.array(explainedSchema),
      told: z.nullable(z.strictObject({ hand: handInfoSchema, results: z.array(handResultSchema) })),
    }),
  ),
});
type TableData = z.output<typeof saveSchema>;
/** The last hand is stored only as its record. */
type StoredHand = Omit<FinishedHand, 'hand'>;
type StoredTable = Pick<LiveTable, 'settings' | 'reasons' | 'records'> & {
  readonly session: string;
  readonly last: StoredHand | null;
};

const tableDocument = defineDocument<StoredTable, TableData>({
  type: 'doorcard/table',
  name: 'a saved table',
  codes: {
    notJson: 'table/bad-save',
    foreign: 'table/foreign-save',
    unknownVersion: 'table/unknown-version',
    badChecksum: 'table/bad-checksum',
  },
  migrations: [
    // Version 1 did not store the players and the result of the last hand.
    ({ last, ...data }) => ({ ...data, last: isRecord(last) ? { ...last, told: null } : last }),
    // Until version 2 the data of a reason were called `seen`.
    ({ reasons, last, ...data }) => ({
      ...data,
      reasons: renameSeen(reasons),
      last: isRecord(last) ? { ...last, reasons: renameSeen(last['reasons']) } : last,
    }),
    // Until version 3 nothing was remembered from hand to hand.
    (data) => ({ ...data, records: [] }),
  ],
  check: (data) => checkShape(saveSchema, data, 'table/bad-save'),
});

/** A table as text, complete enough to go on from exactly this point. */
export const makeTableSave = ({ session, settings, reasons, records, last }: LiveTable): string =>
  tableDocument.make({
    session: makeSessionJson(session),
    settings,
    reasons,
    records,
    last: last && leaveOutHand(last),
  });

function leaveOutHand(finished: FinishedHand): StoredHand {
  const { hand: _, ...last } = finished;
  return last;
}

/**
 * Reads the text of `makeTableSave`, of this or an earlier version. Players that the registry does not have are
 * replaced.
 */
export function parseTableSave(text: string, registry: Registry): Result<LiveTable> {
  const save = tableDocument.parse(text);
  return save.ok ? restoreTable(save.value, registry) : save;
}

function restoreTable(
  { session: text, settings, reasons, records, last }: TableData,
  registry: Registry,
): Result<LiveTable> {
  const session = parseSessionJson(text);
  if (!session.ok) return session;
  const { seats } = session.value.config;
  if (settings.players.length !== seats) {
    const { length } = settings.players;
    return wrong(
      'table/bad-save',
      'settings.players',
      `${length} players for ${seats} chairs`,
      'one for each',
    );
  }
  const seed = settings.seed === null ? undefined : parseSeed(settings.seed);
  if (seed?.ok === false) return seed;
  const computers = restoreComputers(registry, settings.players);
  if (!computers.ok) return computers;
  const finished = last === null ? succeed(null) : restoreLast(last);
  return finished.ok
    ? succeed(new LiveTable(session.value, settings, computers.value, reasons, finished.value, records))
    : finished;
}

/** Replays the last hand once: later requests about it use this. */
function restoreLast(last: NonNullable<TableData['last']>): Result<FinishedHand> {
  const hand = readHandRecord(last.record);
  if (hand.ok) return succeed({ ...last, hand: hand.value });
  return wrong('table/bad-save', 'last.record', hand.error.problem, hand.error.expected);
}
