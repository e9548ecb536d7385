/** The factors by which the tables are multiplied before the values of an iteration are added. */
export interface Discounts {
  /** Factor for regrets above zero. */
  readonly positive: number;
  /** Factor for regrets below zero. */
  readonly negative: number;
  /** Factor for the strategy sum. */
  readonly strategy: number;
}

/** How a CFR variant discounts. Factors below 1 give newer iterations more weight. */
export interface Schedule {
  readonly name: string;
  /** The factors of iteration `t`, counted from 0. */
  discounts(t: number): Discounts;
}
