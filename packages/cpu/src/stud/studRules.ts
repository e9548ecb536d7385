/** The streets after the 3rd by what their rules are called. */
const LATER = ['4th', '5th', '6th', '7th'] as const;
type Later = (typeof LATER)[number];

const DRAWING: readonly Later[] = ['4th', '5th', '6th'];

// Rows from the top, with the streets that have them.
const BET_ROWS = {
  value: LATER,
  trap: LATER,
  draw: DRAWING,
  barrel: DRAWING,
  bluff: ['7th'],
  check: LATER,
} as const satisfies Record<string, readonly Later[]>;
const FACING_ROWS = {
  beaten: ['7th'],
  monster: LATER,
  value: LATER,
  slowPlay: ['4th', '5th'],
  drawRaise: ['4th', '5th'],
  draw: DRAWING,
  call: LATER,
  fold: LATER,
} as const satisfies Record<string, readonly Later[]>;

type Row = keyof typeof BET_ROWS | keyof typeof FACING_ROWS;

const makeNames = (kind: 'bet' | 'facing', rows: readonly Row[]): readonly Readonly<Record<Row, string>>[] =>
  LATER.map(
    (street) =>
      Object.fromEntries(rows.map((row) => [row, `stud/${street}/${kind}/${row}`])) as Record<Row, string>,
  );

const BET_NAMES = makeNames('bet', Object.keys(BET_ROWS) as Row[]);
const FACING_NAMES = makeNames('facing', Object.keys(FACING_ROWS) as Row[]);

/** The names of the rows of a street, 4..7, when nobody has bet. */
export const betRulesOf = (street: number): Readonly<Record<keyof typeof BET_ROWS, string>> =>
  BET_NAMES[street - 4]!;
/** The same when somebody has. */
export const facingRulesOf = (street: number): Readonly<Record<keyof typeof FACING_ROWS, string>> =>
  FACING_NAMES[street - 4]!;

const listNames = (kind: 'bet' | 'facing', rows: Readonly<Record<string, readonly Later[]>>): string[] =>
  Object.entries(rows).flatMap(([row, streets]) => streets.map((street) => `stud/${street}/${kind}/${row}`));

/** Every row that level 2 has in Stud Hi. */
export const STUD_RULES: readonly string[] = [
  'stud/3rd/bringIn/good',
  'stud/3rd/bringIn/weak',
  'stud/3rd/unopened/strong',
  'stud/3rd/unopened/live',
  'stud/3rd/unopened/steal',
  'stud/3rd/unopened/weak',
  ...['completed', 'cold', 'reraised'].flatMap((spot) =>
    [
      'premium',
      ...(spot === 'cold' ? [] : ['ahead']),
      ...(spot === 'completed' ? ['resteal'] : []),
      'call',
      'fold',
    ].map((row) => `stud/3rd/${spot}/${row}`),
  ),
  'stud/lock/bet',
  'stud/lock/raise',
  ...listNames('bet', BET_ROWS),
  ...listNames('facing', FACING_ROWS),
];
