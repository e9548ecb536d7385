import { parseSeed, succeed, type Result } from '@doorcard/cards';
import { makeChecksum, makeSessionJson, parseSessionJson } from '@doorcard/engine';
import { readHandRecord, type HandRecord } from '@doorcard/history';
import * as z from 'zod/mini';
import { explainedSchema, handInfoSchema, handResultSchema } from './protocol.js';
import { checkShape, parseJson } from './shape.js';
import { findPlayers, Table } from './table.js';
import { seat, whole } from './viewSchema.js';
import { wrong } from './wrong.js';

const TYPE = 'doorcard/table';
const VERSION = 2;

const saveSchema = z.strictObject({
  /** As the engine writes it, with the hand that is being played and its cards: the text is the dealer's alone. */
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
  last: z.nullable(
    z.strictObject({
      id: z.string(),
      number: whole,
      names: z.array(z.string()),
      you: z.nullable(seat),
      record: z.custom<HandRecord>((value) => readHandRecord(value).ok),
      reasons: z.array(explainedSchema),
      told: z.nullable(z.strictObject({ hand: handInfoSchema, results: z.array(handResultSchema) })),
    }),
  ),
});
type TableData = z.output<typeof saveSchema>;

/** A table as text: with it the table goes on as if nothing had happened. */
export function makeTableSave({ session, settings, reasons, last }: Table): string {
  const data = { session: makeSessionJson(session), settings, reasons, last };
  return JSON.stringify({ type: TYPE, version: VERSION, checksum: makeChecksum(data), ...data });
}

/** Reads what `makeTableSave` has written, now or in an earlier version. */
export function parseTableSave(text: string): Result<Table> {
  const data = readSave(text, MIGRATIONS);
  if (!data.ok) return data;
  const save = checkShape(saveSchema, data.value, 'table/bad-save');
  return save.ok ? restoreTable(save.value) : save;
}

function restoreTable({ session: text, settings, reasons, last }: TableData): Result<Table> {
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
  const computers = findPlayers(settings.players);
  return computers.ok
    ? succeed(new Table(session.value, settings, computers.value, reasons, last))
    : computers;
}

type Data = Readonly<Record<string, unknown>>;

/** Makes the data of one version into those of the next. */
export type Migration = (data: Data) => Data;

/** The first makes version 2 of version 1, and so on. Whoever changes the form adds one here and raises VERSION. */
const MIGRATIONS: readonly Migration[] = [
  // Who sat in the last hand and what it brought was not kept.
  ({ last, ...data }) => ({ ...data, last: last === null ? null : { ...(last as Data), told: null } }),
];

/** Text that is whole and of a known version, as data of the newest. */
export function readSave(text: string, migrations: readonly Migration[]): Result<Data> {
  const file = parseJson(text);
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    return wrong('table/bad-save', text.slice(0, 40), 'not a JSON object', 'a saved table');
  }
  const { type, version, checksum, ...data } = file as Data;
  if (type !== TYPE) {
    return wrong('table/foreign-save', JSON.stringify(type), 'this is no saved table', `the type "${TYPE}"`);
  }
  const newest = migrations.length + 1;
  if (!Number.isSafeInteger(version) || (version as number) < 1 || (version as number) > newest) {
    return wrong(
      'table/unknown-version',
      JSON.stringify(version),
      'a version that is not known here',
      newest === 1 ? 'version 1' : `a version from 1 to ${newest}`,
    );
  }
  const sum = makeChecksum(data);
  if (checksum !== sum) {
    return wrong(
      'table/bad-checksum',
      JSON.stringify(checksum),
      'the text was changed',
      `the checksum "${sum}"`,
    );
  }
  return succeed(migrations.slice((version as number) - 1).reduce((old, migrate) => migrate(old), data));
}
