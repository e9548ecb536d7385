import { refuse, succeed, type Result } from '@doorcard/cards';
import * as z from 'zod/mini';
import { checksum } from './checksum.js';

// The form of a solved tree in a file: type, version, checksum and length of the rest, a head as JSON, then the tables
// as they are in memory, least significant byte first. Whoever changes it, or what stands where in the tables, raises the
// version and writes beside it how an
// older file becomes a new one; there is only one yet.
const SOLVED_TYPE = 'doorcard/solved\n';
export const SOLVED_VERSION = 1;

const VERSION_AT = SOLVED_TYPE.length;
const CHECKSUM_AT = VERSION_AT + 4;
const HEAD_SIZE_AT = CHECKSUM_AT + 4;
const LENGTH_AT = HEAD_SIZE_AT + 4;
const HEAD_AT = LENGTH_AT + 8;
// Tables begin where a typed array may look at them.
const ALIGNMENT = 8;

const TABLE_KINDS = { i16: Int16Array, u16: Uint16Array, i32: Int32Array, f32: Float32Array } as const;
type TableKind = keyof typeof TABLE_KINDS;
export type SolvedTable = Int16Array | Uint16Array | Int32Array | Float32Array;

const headSchema = z.strictObject({
  /** The spot file; whoever loads it reads it as a spot. */
  spot: z.unknown(),
  iterations: z.int().check(z.nonnegative()),
  tables: z.array(
    z.strictObject({
      name: z.string(),
      kind: z.enum(Object.keys(TABLE_KINDS) as [TableKind, ...TableKind[]]),
      length: z.int().check(z.nonnegative()),
    }),
  ),
});

/** A solved tree as it is stored. */
export interface SolvedFile {
  /** The spot as JSON. */
  readonly spot: unknown;
  readonly iterations: number;
  readonly tables: Readonly<Record<string, SolvedTable>>;
}

/** The bytes of a file, in parts to be written one after the other: tables can be too large to be copied. */
export function makeSolvedFile({ spot, iterations, tables }: SolvedFile): Uint8Array[] {
  const entries = Object.entries(tables);
  const head = toBytes(
    JSON.stringify({
      spot,
      iterations,
      tables: entries.map(([name, table]) => ({ name, kind: kindOf(table), length: table.length })),
    }),
  );
  const body = [padded(head), ...entries.map(([, table]) => padded(bytesOf(table)))].flat();
  const start = new Uint8Array(HEAD_AT);
  start.set(toBytes(SOLVED_TYPE));
  const view = new DataView(start.buffer);
  view.setUint32(VERSION_AT, SOLVED_VERSION, true);
  view.setUint32(HEAD_SIZE_AT, head.length, true);
  view.setBigUint64(LENGTH_AT, BigInt(body.reduce((sum, part) => sum + part.length, 0)), true);
  view.setUint32(CHECKSUM_AT, checksum([start.subarray(HEAD_SIZE_AT), ...body]), true);
  return [start, ...body];
}

/** Reads a file; one that is cut off, altered or of another version is refused. */
export function parseSolvedFile(bytes: Uint8Array): Result<SolvedFile> {
  const type = toText(bytes.subarray(0, VERSION_AT));
  if (type !== SOLVED_TYPE) {
    return refuse({
      code: 'save/not-a-solved-tree',
      value: type.slice(0, VERSION_AT),
      problem: 'the file is not a solved tree',
      expected: 'a file written by doorcard solve --save',
    });
  }
  if (bytes.length < HEAD_AT) return refuseCut(bytes.length, HEAD_AT);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint32(VERSION_AT, true);
  if (version !== SOLVED_VERSION) {
    return refuse({
      code: version > SOLVED_VERSION ? 'save/newer-version' : 'save/unknown-version',
      value: String(version),
      problem: `the file has version ${version}`,
      expected:
        version > SOLVED_VERSION
          ? `version ${SOLVED_VERSION}; a newer doorcard reads it`
          : `version ${SOLVED_VERSION}; solve the spot again`,
    });
  }
  const length = HEAD_AT + Number(view.getBigUint64(LENGTH_AT, true));
  if (bytes.length < length) return refuseCut(bytes.length, length);
  if (bytes.length > length) return refuseAltered(`${bytes.length - length} bytes more than there should be`);
  if (view.getUint32(CHECKSUM_AT, true) !== checksum([bytes.subarray(HEAD_SIZE_AT)])) {
    return refuseAltered('the checksum is wrong');
  }
  return readParts(bytes, view.getUint32(HEAD_SIZE_AT, true));
}

/** What the checksum has vouched for can still be written by another program. */
function readParts(bytes: Uint8Array, headSize: number): Result<SolvedFile> {
  const head = parseHead(toText(bytes.subarray(HEAD_AT, HEAD_AT + headSize)));
  if (head === undefined) return refuseAltered('the head cannot be read');
  const tables: Record<string, SolvedTable> = {};
  let at = HEAD_AT + roundUp(headSize);
  for (const { name, kind, length } of head.tables) {
    const Table = TABLE_KINDS[kind];
    const size = length * Table.BYTES_PER_ELEMENT;
    if (at + size > bytes.length) return refuseAltered(`no room for the table ${name}`);
    // A copy of its own: a view may begin where no typed array can.
    tables[name] = new Table(new Uint8Array(bytes.subarray(at, at + size)).buffer);
    at += roundUp(size);
  }
  return succeed({ spot: head.spot, iterations: head.iterations, tables });
}

function parseHead(text: string): z.output<typeof headSchema> | undefined {
  try {
    return headSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const refuseCut = (found: number, expected: number): Result<never> =>
  refuse({
    code: 'save/truncated',
    value: String(found),
    problem: `the file ends after ${found} bytes`,
    expected: `${expected} bytes: the whole file`,
  });

const refuseAltered = (problem: string): Result<never> =>
  refuse({
    code: 'save/altered',
    value: problem,
    problem: `the file has been altered: ${problem}`,
    expected: 'the file as doorcard solve --save wrote it',
  });

/** ASCII; JSON writes any other character as an escape. */
const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(
    text.replaceAll(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
    (char) => char.charCodeAt(0),
  );

const toText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function kindOf(table: SolvedTable): TableKind {
  const found = Object.entries(TABLE_KINDS).find(([, Table]) => table instanceof Table);
  if (found === undefined) throw new RangeError('a table of a kind that cannot be saved');
  return found[0] as TableKind;
}

const bytesOf = (table: SolvedTable): Uint8Array =>
  new Uint8Array(table.buffer, table.byteOffset, table.byteLength);

const roundUp = (size: number): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT;

const padded = (bytes: Uint8Array): Uint8Array[] => {
  const missing = roundUp(bytes.length) - bytes.length;
  return missing === 0 ? [bytes] : [bytes, new Uint8Array(missing)];
};
