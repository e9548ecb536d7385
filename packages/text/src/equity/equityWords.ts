import type { DrawPolicyId } from '@doorcard/cards';

export type EquityColumn = 'hand' | 'equity' | 'win' | 'tie' | 'scoop' | 'part' | 'high' | 'low' | 'quarter';

/** What is said about chances to win. */
export interface EquityWords {
  readonly columns: Readonly<Record<EquityColumn, string>>;
  /** How an equity was found, over how many showdowns. */
  readonly method: (method: 'exact' | 'sampled', showdowns: string) => string;
  /** Before the answer, when the number of draws was not given: what is assumed, and the most there can be. */
  readonly noDrawsAssumed: (most: number) => string;
  /** What players were assumed to throw away. */
  readonly policies: Readonly<Record<DrawPolicyId, string>>;
}
