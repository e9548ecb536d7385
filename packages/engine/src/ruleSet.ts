/** The rules that differ from room to room. All other rules are fixed. */
export interface RuleSet {
  /** How many full wagers a street of fixed limit allows; the big blind and a completion are the first. */
  readonly maxWagers: 4 | 5;
  /** When two players may raise without a cap: never, when a round starts with two, or when the table has two. */
  readonly headsUpCap: 'keep' | 'liftWhenRoundStartsHeadsUp' | 'liftAtHeadsUpTable';
  /** Who opens when two stud boards are equal. */
  readonly openerTie: 'position' | 'suit';
  /** Stud Hi: on 4th street an open pair allows the big bet. */
  readonly openPairDouble: boolean;
  /** Who gets the odd chip of a tied stud pot. Games with a button always go by seat. */
  readonly oddChip: 'bySuit' | 'bySeat';
  /** A short ante makes a side pot of its own; otherwise a short player can win all antes. */
  readonly anteTrimming: boolean;
  /** Whether a player may fold where checking is free. */
  readonly freeFold: 'refuse' | 'allow';
}

export const RULE_SETS = {
  wsop: {
    maxWagers: 5,
    headsUpCap: 'keep',
    openerTie: 'position',
    openPairDouble: false,
    oddChip: 'bySuit',
    anteTrimming: true,
    freeFold: 'refuse',
  },
  pokerstars: {
    maxWagers: 4,
    headsUpCap: 'keep',
    openerTie: 'position',
    openPairDouble: false,
    oddChip: 'bySeat',
    anteTrimming: true,
    freeFold: 'refuse',
  },
} as const satisfies Record<string, RuleSet>;
export type RuleSetId = keyof typeof RULE_SETS;
