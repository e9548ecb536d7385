import { checkShape, defineTableFile, succeed, type NumberTables, type Result } from '@doorcard/sealed';
import * as z from 'zod/mini';

const headSchema = z.strictObject({
  /** The spot file; the loader parses it as a spot. */
  spot: z.unknown(),
  iterations: z.int().check(z.nonnegative()),
});

/** Raise `oldest` when the layout of the tables changes: tables of older versions cannot be used then. */
const solvedFile = defineTableFile<{ readonly spot?: unknown; readonly iterations: number }>({
  type: 'doorcard/solved',
  name: 'a solved tree',
  source: 'doorcard solve --save',
  codes: {
    foreign: 'save/not-a-solved-tree',
    truncated: 'save/truncated',
    unknownVersion: 'save/unknown-version',
    newerVersion: 'save/newer-version',
    altered: 'save/altered',
  },
  oldest: 1,
  check: (head) => checkShape(headSchema, head, 'save/altered'),
});

/** The content of a file with a solved tree. */
export interface SolvedFile {
  /** The spot as JSON. */
  readonly spot: unknown;
  readonly iterations: number;
  readonly tables: NumberTables;
}

/** The bytes of a file, as parts to be written in this order: tables can be too large to copy. */
export const makeSolvedFile = ({ spot, iterations, tables }: SolvedFile): Uint8Array[] =>
  solvedFile.make({ head: { spot, iterations }, tables });

/** Reads a file; one that is cut off, altered or of another version is refused. */
export function parseSolvedFile(bytes: Uint8Array): Result<SolvedFile> {
  const file = solvedFile.parse(bytes);
  if (!file.ok) return file;
  const { head, tables } = file.value;
  return succeed({ spot: head.spot, iterations: head.iterations, tables });
}
