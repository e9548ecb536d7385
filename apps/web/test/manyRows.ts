import { rowDocument, type HandRow, type StoredHand } from '../src/shared/hands/keptHand.js';

/** Many hands like this one, each a minute before the next. */
export const makeMany = (row: HandRow, count: number): StoredHand[] =>
  Array.from({ length: count }, (_, i) =>
    rowDocument.seal({ ...row, id: `m-${i}`, at: row.at - i * 60_000 }),
  );
