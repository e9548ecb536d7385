/** How many hands of a replay ended in which way. */
export interface ReplayTally {
  readonly hands: number;
  readonly matching: number;
  readonly differing: number;
  readonly refused: number;
}

/** The words of the commands about files of hands. */
export interface HistoryWords {
  readonly dealt: (hands: number, game: string, file: string) => string;
  readonly matches: string;
  readonly differs: string;
  readonly played: string;
  readonly unfinished: string;
  readonly unresolved: string;
  readonly refused: (code: string) => string;
  readonly tally: (tally: ReplayTally) => string;
}
