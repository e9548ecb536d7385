/** The default keys of a table, as in `KeyboardEvent.key`. A client may let the player choose others. */
export const TABLE_KEYS = {
  fold: 'f',
  /** Check, call and bring in. */
  call: 'c',
  raise: 'r',
  /** The larger of two bets; between hands, buy chips. */
  bet: 'b',
  draw: 'Enter',
  pat: 'p',
  next: 'n',
  hint: 'h',
  why: 'w',
  help: '?',
} as const;
export type TableKey = keyof typeof TABLE_KEYS;
