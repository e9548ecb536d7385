// The lines that texts in the manner of real sites share, and what is expected of such a text.

/** What the reader is expected to make of a text. */
export type Expected =
  | {
      /** What each seat has won or lost, in the unit of the text, from left of the button. */
      readonly net: readonly number[];
      readonly rake?: number;
      /** A part of the only warning. */
      readonly warning?: string;
      /** The names of those dealt in. */
      readonly names?: readonly string[];
    }
  | { readonly code: string; readonly line: number };

export interface SiteText {
  readonly name: string;
  readonly text: string;
  readonly expected: Expected;
}

export const CASH = "PokerStars Hand #217:  Hold'em No Limit ($0.50/$1.00 USD) - 2015/02/03 4:05:06 ET";
export const TABLE = "Table 'Ceres II' 6-max Seat #3 is the button";
export const SEATS = [
  'Seat 1: Ann ($100 in chips)',
  'Seat 2: Ben ($100 in chips)',
  'Seat 3: Cat ($100 in chips)',
];
export const BLINDS = ['Ann: posts small blind $0.50', 'Ben: posts big blind $1'];
export const DEALT = ['*** HOLE CARDS ***', 'Dealt to Cat [As Kd]'];
/** Cat raises, both fold. */
export const STEAL = [
  'Cat: raises $2 to $3',
  'Ann: folds',
  'Ben: folds',
  'Uncalled bet ($2) returned to Cat',
];
export const STEAL_END = [
  'Cat collected $2.50 from pot',
  "Cat: doesn't show hand",
  '*** SUMMARY ***',
  'Total pot $2.50 | Rake $0',
  'Seat 1: Ann (small blind) folded before Flop',
  'Seat 2: Ben (big blind) folded before Flop',
  'Seat 3: Cat (button) collected ($2.50)',
];
export const START = [CASH, TABLE, ...SEATS, ...BLINDS, ...DEALT];
export const STOLEN = { net: [-0.5, -1, 1.5] } as const;

const join = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
export const text = (
  name: string,
  expected: Expected,
  ...lines: readonly (string | readonly string[])[]
): SiteText => ({ name, text: join(lines.flat()), expected });
