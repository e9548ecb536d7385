import { DRAW_STATES } from './drawState.js';
import { OPENINGS, STORIES } from './story.js';

// The form of the table: a round of betting or drawing has rows for what is remembered of the hand, and states for how
// far its betting has come. A row and a state are a column: a few shares for every class of hands.

/** What a share says: of three actions the first and the last, of two the one that is not a call, or other draws. */
export const FOLDS_OF_THREE = 0;
const RAISES_OF_THREE = 1;
export const FOLDS = 2;
const RAISES = 3;
export const FIRST_DRAW = 4;
export const SHARE_KINDS = 7;

const FACING = [FOLDS_OF_THREE, RAISES_OF_THREE] as const;
const DRAWING = [FIRST_DRAW, FIRST_DRAW + 1, FIRST_DRAW + 2] as const;

export interface TableRound {
  /** What the number of a row is made of: this many values each, the last one counting fastest. */
  readonly digits: readonly number[];
  readonly rows: number;
  /** By state: the kinds of its shares. */
  readonly states: readonly (readonly number[])[];
  readonly firstColumn: number;
}

/** Raises of a round: a blind is the first of five wagers. */
export const mostRaises = (isFirst: boolean): number => (isFirst ? 4 : 5);

/** The states of betting: nobody has acted, then after a check or a call, then after a bet, each with its raises. */
function listStates(isFirst: boolean): (readonly number[])[] {
  const most = mostRaises(isFirst);
  const raised = Array.from({ length: most }, (_, i) => (i + 1 < most ? FACING : [FOLDS]));
  return [isFirst ? FACING : [RAISES], [RAISES], ...raised, ...raised];
}

const DRAWS = 3;

function listRounds(): TableRound[] {
  const rounds: TableRound[] = [];
  let firstColumn = 0;
  const add = (digits: readonly number[], states: TableRound['states']): void => {
    const rows = digits.reduce((product, digit) => product * digit, 1);
    rounds.push({ digits, rows, states, firstColumn });
    firstColumn += rows * states.length;
  };
  add([1], listStates(true));
  for (let draw = 0; draw < DRAWS; draw++) {
    const known = draw === 0 ? [OPENINGS] : STORIES;
    const [before, after] = [DRAW_STATES[draw]!, DRAW_STATES[draw + 1]!];
    add([...known, before, before], [DRAWING]);
    // Who draws second has seen how many cards the other took.
    add([...known, before, after], [DRAWING]);
    add([...known, after, after], listStates(false));
  }
  return rounds;
}

/** The rounds in order: betting, then three times the draws of both players and the betting after them. */
export const ROUNDS: readonly TableRound[] = listRounds();

/** Cards drawn by hands of one to four cards that count: first what is usual, then what else they may do. */
export const DRAW_CHOICES: readonly (readonly number[])[] = [[], [3, 0], [2, 0, 3], [1, 0, 2, 3], [0, 1, 2]];
