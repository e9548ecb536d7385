/** Kuhn poker from its rules, move by move, to check the packed one. */
export interface SlowDeal {
  readonly cards: readonly [number, number];
}

export const SLOW_DEALS: readonly SlowDeal[] = [0, 1, 2].flatMap((first) =>
  [0, 1, 2].filter((second) => second !== first).map((second) => ({ cards: [first, second] as const })),
);

/** A plan says for each card and what was done before whether to put a chip in. */
export type SlowPlan = ReadonlyMap<string, boolean>;

/** What the first player wins in one deal when both follow their plans. */
export function playSlowly({ cards: [first, second] }: SlowDeal, one: SlowPlan, two: SlowPlan): number {
  const higher = first > second ? 1 : -1;
  if (one.get(`${first} opens`)) return two.get(`${second} faces a bet`) ? 2 * higher : 1;
  if (!two.get(`${second} after a check`)) return higher;
  return one.get(`${first} checked and faces a bet`) ? 2 * higher : -1;
}

const everyPlan = (situations: readonly string[]): SlowPlan[] =>
  Array.from(
    { length: 2 ** situations.length },
    (_, bits) => new Map(situations.map((situation, i) => [situation, ((bits >> i) & 1) === 1])),
  );

const situations = (...names: readonly string[]): string[] =>
  [0, 1, 2].flatMap((card) => names.map((name) => `${card} ${name}`));

/** All 64 pure strategies of each player. */
export const FIRST_PLANS = everyPlan(situations('opens', 'checked and faces a bet'));
export const SECOND_PLANS = everyPlan(situations('after a check', 'faces a bet'));
