import { makeChecksum } from './checksum.js';
import { isRecord, parseJson, quote, type Fields } from './json.js';
import { wrong, type ErrorCode, type Result } from './result.js';

/** Turns the data of one version into those of the next. It runs before the shape is checked, so it must not throw. */
export type Migration = (data: Fields) => Fields;

/** The error codes, except those of `check`. They are written out in full, so that each can be found in the source. */
export interface DocumentCodes {
  readonly notJson: ErrorCode;
  /** Valid JSON, but not an object; defaults to `notJson`. */
  readonly notObject?: ErrorCode;
  readonly foreign: ErrorCode;
  readonly unknownVersion: ErrorCode;
  readonly badChecksum: ErrorCode;
}

export interface DocumentForm<Opened> {
  /** As in `doorcard/table`. */
  readonly type: string;
  /** For errors, as in `a saved table`. */
  readonly name: string;
  readonly codes: DocumentCodes;
  /** The first turns version 1 into version 2, and so on: there is one version more than there are migrations. */
  readonly migrations?: readonly Migration[];
  /** Versions that were stored without type and checksum. */
  readonly unsealed?: readonly number[];
  /** Checks the shape of the data, which are of the newest version by then, and opens them. */
  readonly check: (data: Fields) => Result<Opened>;
}

/** Data that do not use the field names of the header. */
type Sealable = object & { readonly type?: never; readonly version?: never; readonly checksum?: never };

export type Stamped<Stored> = { readonly type: string; readonly version: number } & Stored;
export type Sealed<Stored> = { readonly checksum: string } & Stamped<Stored>;

/** A kind of stored document: how it is sealed, opened, migrated and refused. */
export interface SealedDocument<Stored, Opened> {
  readonly seal: (data: Stored) => Sealed<Stored>;
  /** The sealed data as text. */
  readonly make: (data: Stored) => string;
  /** Opens what `seal` made, now or in an earlier version. */
  readonly open: (value: unknown) => Result<Opened>;
  /** Opens what `make` made, now or in an earlier version. */
  readonly parse: (text: string) => Result<Opened>;
  /** For a document inside another sealed one: type and version, without a checksum of its own. */
  readonly stamp: (data: Stored) => Stamped<Stored>;
  readonly openStamped: (value: unknown) => Result<Opened>;
}

/** A document is stored as `{type, version, checksum, …data}`. */
export function defineDocument<Stored extends Sealable, Opened = Stored>({
  type,
  name,
  codes,
  migrations = [],
  unsealed = [],
  check,
}: DocumentForm<Opened>): SealedDocument<Stored, Opened> {
  const newest = migrations.length + 1;
  const stamp = (data: Stored): Stamped<Stored> => ({ type, version: newest, ...data });
  const seal = (data: Stored): Sealed<Stored> => ({
    type,
    version: newest,
    checksum: makeChecksum(data),
    ...data,
  });

  function open(value: unknown, needsChecksum = true): Result<Opened> {
    const parts = readParts(value);
    if (!parts) return wrong(codes.notObject ?? codes.notJson, quote(value), 'not a JSON object', name);
    const [cover, data, sum] = parts;
    const isUnsealed = cover.type === undefined && unsealed.includes(cover.version as number);
    if (cover.type !== type && !isUnsealed) {
      return wrong(codes.foreign, quote(cover.type), `not ${name}`, `the type "${type}"`);
    }
    const version = cover.version as number;
    if (!Number.isSafeInteger(version) || version < 1 || version > newest) {
      const given = quote(version);
      return wrong(codes.unknownVersion, given, `version ${given} of ${name}`, `version ${newest} or older`);
    }
    const { checksum } = cover;
    if (checksum !== sum && !isUnsealed && (needsChecksum || checksum !== undefined)) {
      return wrong(codes.badChecksum, quote(checksum), 'changed or damaged', `the checksum "${sum}"`);
    }
    return check(migrations.slice(version - 1).reduce((older, migrate) => migrate(older), data));
  }

  return {
    stamp,
    seal,
    make: (data) => JSON.stringify(seal(data)),
    open: (value) => open(value),
    openStamped: (value) => open(value, false),
    parse: (text) => {
      const value = parseJson(text);
      return value === undefined ? wrong(codes.notJson, text.slice(0, 40), 'not JSON', name) : open(value);
    },
  };
}

interface Cover {
  readonly type: unknown;
  readonly version: unknown;
  readonly checksum: unknown;
}

/** The parts of a stored document, and the checksum that its data should have. */
function readParts(value: unknown): [cover: Cover, data: Fields, sum: string] | undefined {
  if (!isRecord(value)) return undefined;
  const { type, version, checksum, ...data } = value;
  try {
    return [{ type, version, checksum }, data, makeChecksum(data)];
  } catch {
    // Brackets nested without end can be parsed, but not written as text again.
    return undefined;
  }
}
