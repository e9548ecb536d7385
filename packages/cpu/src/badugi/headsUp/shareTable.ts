import { CLASS_COUNT, sizeOfClass } from './handClass.js';
import {
  askLevel,
  CONTEXT_COUNT,
  copyContext,
  findNearRows,
  STEPS,
  type Ask,
  type Neighbours,
} from './levelCode.js';
import { RangeDecoder } from './rangeDecoder.js';
import { DRAW_CHOICES, FIRST_DRAW, ROUNDS, type TableRound } from './tableForm.js';

/** The shares of all columns. */
export interface ShareTable {
  /** By column: where its levels begin. Columns that are the same share them. */
  readonly starts: Int32Array;
  /** By column: the kind of its first share. */
  readonly kinds: Uint8Array;
  /** Of a column: for each share the levels of all classes. */
  readonly levels: Uint8Array;
}

/** Where a table comes from, level by level. */
export interface LevelSource {
  /** Called for each column: whether it is that of the nearest row, whose levels begin at `start`; -1 if there is none. */
  readonly isCopy: (round: number, state: number, row: number, start: number) => boolean;
  /** A level of the column with these around it; `part` is the index of the share. */
  readonly findLevel: (near: Neighbours, handClass: number, part: number) => number;
}

const countColumns = (): number => {
  const { firstColumn, rows, states } = ROUNDS.at(-1)!;
  return firstColumn + rows * states.length;
};

/** Fills a table, round by round, state by state, row by row, class by class. */
export function fillTable(openSource: (levels: Uint8Array) => LevelSource): ShareTable {
  const starts = new Int32Array(countColumns());
  const columnKinds = new Uint8Array(starts.length);
  let length = 0;
  for (const { rows, states } of ROUNDS) for (const { length: parts } of states) length += rows * parts;
  const levels = new Uint8Array(length * CLASS_COUNT);
  const source = openSource(levels);
  const near: Neighbours = {
    kind: 0,
    most: 0,
    isNewSize: false,
    left: 0,
    left2: 0,
    up: 0,
    upLeft: 0,
    other: 0,
  };
  let end = 0;

  function fillColumn(at: number, round: TableRound, state: number, row: number): void {
    const kinds = round.states[state]!;
    const first = round.firstColumn + state * round.rows;
    columnKinds[first + row] = kinds[0]!;
    const [upRow, otherRow] = findNearRows(round, row);
    const up = upRow < 0 ? -1 : starts[first + upRow]!;
    const other = otherRow < 0 ? -1 : starts[first + otherRow]!;
    if (source.isCopy(at, state, row, up)) {
      starts[first + row] = up;
      return;
    }
    starts[first + row] = end;
    for (let handClass = 0; handClass < CLASS_COUNT; handClass++) {
      near.most = STEPS;
      near.isNewSize =
        handClass === 0 || (kinds[0]! >= FIRST_DRAW && sizeOfClass(handClass) !== sizeOfClass(handClass - 1));
      for (let part = 0; part < kinds.length; part++) {
        const place = part * CLASS_COUNT + handClass;
        // There are two or three other numbers of cards to draw, and nothing to say when the others have it all.
        const isOpen = kinds[0]! < FIRST_DRAW || part + 1 < DRAW_CHOICES[sizeOfClass(handClass)]!.length;
        if (!isOpen || near.most === 0) continue;
        near.kind = kinds[part]!;
        near.left = handClass > 0 ? levels[end + place - 1]! : 0;
        near.left2 = handClass > 1 ? levels[end + place - 2]! : near.left;
        near.up = up < 0 ? near.left : levels[up + place]!;
        near.upLeft = up < 0 || handClass === 0 ? near.left : levels[up + place - 1]!;
        near.other = other < 0 ? near.left : levels[other + place]!;
        const level = source.findLevel(near, handClass, part);
        levels[end + place] = level;
        near.most -= level;
      }
    }
    end += kinds.length * CLASS_COUNT;
  }

  for (const [at, round] of ROUNDS.entries()) {
    for (let state = 0; state < round.states.length; state++) {
      for (let row = 0; row < round.rows; row++) fillColumn(at, round, state, row);
    }
  }
  return { starts, kinds: columnKinds, levels: levels.slice(0, end) };
}

/** Reads a table that `npm run lv2-table` has written. */
export function readTable(bytes: Uint8Array): ShareTable {
  const decoder = new RangeDecoder(bytes, CONTEXT_COUNT);
  const ask: Ask = (context) => decoder.read(context);
  return fillTable(() => ({
    isCopy: (round, state, _, start) => start >= 0 && decoder.read(copyContext(round, state)),
    findLevel: (near) => askLevel(near, ask),
  }));
}
