import { crc32 } from './crc32.js';
import { isRecord, parseJson, type Fields } from './json.js';
import { succeed, wrong, type ErrorCode, type Result } from './result.js';

// The layout, all numbers little-endian:
//
//   type       ASCII, ended by a line break
//   version    u32
//   checksum   u32, CRC-32 of all that follows
//   head size  u32, in bytes
//   length     u64, of head and tables with their padding
//   head       JSON in ASCII, with a list `tables` of names, kinds and lengths
//   tables     as they are in memory
//
// Head and tables are each padded to a multiple of 8 bytes.

const VERSION_SIZE = 4;
const CHECKSUM_SIZE = 4;
const HEAD_SIZE_SIZE = 4;
const LENGTH_SIZE = 8;
const ALIGNMENT = 8;

const TABLE_KINDS = { i16: Int16Array, u16: Uint16Array, i32: Int32Array, f32: Float32Array } as const;
type TableKind = keyof typeof TABLE_KINDS;
export type NumberTable = Int16Array | Uint16Array | Int32Array | Float32Array;
export type NumberTables = Readonly<Record<string, NumberTable>>;

/** JSON and tables of numbers that are stored together. */
export interface TableFile<Head> {
  readonly head: Head;
  readonly tables: NumberTables;
}

/** Turns the file of one version into that of the next. It runs before the head is checked, so it must not throw. */
export type TableFileMigration = (file: TableFile<Fields>) => TableFile<Fields>;

export interface TableFileCodes {
  readonly foreign: ErrorCode;
  readonly truncated: ErrorCode;
  readonly unknownVersion: ErrorCode;
  readonly newerVersion: ErrorCode;
  /** For a wrong checksum, and for parts that cannot be read. */
  readonly altered: ErrorCode;
}

export interface TableFileForm<Head> {
  /** As in `doorcard/solved`. */
  readonly type: string;
  /** For errors, as in `a solved tree`. */
  readonly name: string;
  /** What writes such files, for errors. */
  readonly source: string;
  readonly codes: TableFileCodes;
  /**
   * The first version that can be read, 1 by default. Raise it when the tables of older versions have another meaning.
   */
  readonly oldest?: number;
  /** The first makes the version after the oldest, and so on. */
  readonly migrations?: readonly TableFileMigration[];
  /** Checks the shape of the head, which is of the newest version by then. */
  readonly check: (head: Fields) => Result<Head>;
}

/** A kind of sealed file with a head and tables, for data that are too large for JSON. */
export interface SealedTableFile<Head> {
  readonly version: number;
  /** The bytes in parts, to be written one after the other: tables can be too large to copy. */
  readonly make: (file: TableFile<Head>) => Uint8Array[];
  /** Opens what `make` made; a file that is cut off, altered or of an unknown version is refused. */
  readonly parse: (bytes: Uint8Array) => Result<TableFile<Head>>;
}

export function defineTableFile<Head extends object & { readonly tables?: never }>({
  type,
  name,
  source,
  codes,
  oldest = 1,
  migrations = [],
  check,
}: TableFileForm<Head>): SealedTableFile<Head> {
  const newest = oldest + migrations.length;
  const mark = `${type}\n`;
  const checksumAt = mark.length + VERSION_SIZE;
  const headSizeAt = checksumAt + CHECKSUM_SIZE;
  const lengthAt = headSizeAt + HEAD_SIZE_SIZE;
  const headAt = lengthAt + LENGTH_SIZE;
  const refuseCut = (found: number, expected: number): Result<never> =>
    wrong(codes.truncated, found, `the file ends after ${found} bytes`, `${expected} bytes: the whole file`);
  const refuseAltered = (problem: string): Result<never> =>
    wrong(codes.altered, problem, `the file has been altered: ${problem}`, `the file as ${source} wrote it`);

  function make({ head, tables }: TableFile<Head>): Uint8Array[] {
    const entries = Object.entries(tables);
    const list = entries.map(([key, table]) => ({ name: key, kind: kindOf(table), length: table.length }));
    const text = toBytes(JSON.stringify({ ...head, tables: list }));
    const body = [text, ...entries.map(([, table]) => bytesOf(table))].flatMap(pad);
    const start = new Uint8Array(headAt);
    start.set(toBytes(mark));
    const view = new DataView(start.buffer);
    view.setUint32(mark.length, newest, true);
    view.setUint32(headSizeAt, text.length, true);
    view.setBigUint64(lengthAt, BigInt(body.reduce((sum, part) => sum + part.length, 0)), true);
    view.setUint32(checksumAt, crc32([start.subarray(headSizeAt), ...body]), true);
    return [start, ...body];
  }

  function parse(bytes: Uint8Array): Result<TableFile<Head>> {
    const given = toText(bytes.subarray(0, mark.length));
    if (given !== mark) return wrong(codes.foreign, given, `the file is not ${name}`, `a file of ${source}`);
    if (bytes.length < headAt) return refuseCut(bytes.length, headAt);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const version = view.getUint32(mark.length, true);
    if (version > newest || version < oldest) {
      const isNewer = version > newest;
      const code = isNewer ? codes.newerVersion : codes.unknownVersion;
      const remedy = isNewer ? 'a newer doorcard reads it' : `write it again with ${source}`;
      return wrong(code, version, `the file has version ${version}`, `version ${newest}; ${remedy}`);
    }
    const length = headAt + Number(view.getBigUint64(lengthAt, true));
    if (bytes.length < length) return refuseCut(bytes.length, length);
    if (bytes.length > length) return refuseAltered(`${bytes.length - length} bytes too many`);
    if (view.getUint32(checksumAt, true) !== crc32([bytes.subarray(headSizeAt)])) {
      return refuseAltered('the checksum is wrong');
    }
    // Another program may have written a correct checksum over anything.
    const file = readParts(bytes, headAt, view.getUint32(headSizeAt, true));
    if (typeof file === 'string') return refuseAltered(file);
    const migrated = migrations.slice(version - oldest).reduce((older, migrate) => migrate(older), file);
    const head = check(migrated.head);
    return head.ok ? succeed({ head: head.value, tables: migrated.tables }) : head;
  }

  return { version: newest, make, parse };
}

/** Head and tables, or what is wrong with them. */
function readParts(bytes: Uint8Array, headAt: number, headSize: number): TableFile<Fields> | string {
  const value = parseJson(toText(bytes.subarray(headAt, headAt + headSize)));
  const { tables: list, ...head } = isRecord(value) ? value : {};
  if (!Array.isArray(list) || !list.every(isEntry)) return 'the head cannot be read';
  const tables: [string, NumberTable][] = [];
  let at = headAt + roundUp(headSize);
  for (const { name, kind, length } of list) {
    const Kind = TABLE_KINDS[kind];
    const size = length * Kind.BYTES_PER_ELEMENT;
    if (at + size > bytes.length) return `the file is too short for the table ${name}`;
    // A copy, because a typed array cannot begin at every byte.
    tables.push([name, new Kind(new Uint8Array(bytes.subarray(at, at + size)).buffer)]);
    at += roundUp(size);
  }
  return { head, tables: Object.fromEntries(tables) };
}

interface TableEntry {
  readonly name: string;
  readonly kind: TableKind;
  readonly length: number;
}

const isEntry = (entry: unknown): entry is TableEntry =>
  isRecord(entry) &&
  typeof entry['name'] === 'string' &&
  Object.hasOwn(TABLE_KINDS, String(entry['kind'])) &&
  Number.isSafeInteger(entry['length']) &&
  (entry['length'] as number) >= 0;

/** ASCII; JSON writes any other character as an escape. */
const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(
    text.replaceAll(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
    (char) => char.charCodeAt(0),
  );

const toText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function kindOf(table: NumberTable): TableKind {
  const found = Object.entries(TABLE_KINDS).find(([, Kind]) => table instanceof Kind);
  if (found === undefined)
    throw new RangeError('unsupported kind of table; expected a typed array that can be saved');
  return found[0] as TableKind;
}

const bytesOf = (table: NumberTable): Uint8Array =>
  new Uint8Array(table.buffer, table.byteOffset, table.byteLength);

const roundUp = (size: number): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT;

const pad = (bytes: Uint8Array): Uint8Array[] => {
  const missing = roundUp(bytes.length) - bytes.length;
  return missing === 0 ? [bytes] : [bytes, new Uint8Array(missing)];
};
