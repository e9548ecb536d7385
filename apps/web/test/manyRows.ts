import { ROW, seal, type HandRow, type Sealed } from '../src/history/keptHand.js';

/** Many hands like this one, each a minute before the next. */
export const makeMany = (row: HandRow, count: number): Sealed[] =>
  Array.from({ length: count }, (_, i) => seal(ROW, { ...row, id: `m-${i}`, at: row.at - i * 60_000 }));
