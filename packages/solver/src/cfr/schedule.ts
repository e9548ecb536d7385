/** What is kept of the tables before the values of an iteration are added to them. */
export interface Discounts {
  /** Factor for regrets above zero. */
  readonly positive: number;
  /** Factor for regrets below zero. */
  readonly negative: number;
  /** Factor for the strategy sum. */
  readonly strategy: number;
}

/** How a member of the CFR family forgets. Adding the plain values after the factors gives newer ones more weight. */
export interface Schedule {
  readonly name: string;
  /** The factors of iteration `t`, counted from 0. */
  discounts(t: number): Discounts;
}
