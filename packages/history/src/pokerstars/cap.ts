import type { Chips, RuleSet, Stakes, Variant, ViewEvent } from '@doorcard/engine';

/** Which events are the last wager that their street allows. */
export function listCapping(
  events: readonly ViewEvent[],
  { betting, streets }: Variant,
  stakes: Stakes,
  rules: RuleSet,
): number[] {
  if (betting !== 'fixedLimit') return [];
  const capping: number[] = [];
  const players = stakes.stacks.length;
  let live = players;
  let wagers = 0;
  let isLifted = false;
  /** The level of the last full wager. */
  let full: Chips = 0;
  let wager: Chips = 0;
  events.forEach((event, i) => {
    if (event.type === 'fold') live--;
    if (event.type === 'street') {
      full = event.street === 0 ? Math.max(0, ...stakes.blinds) : 0;
      wagers = full > 0 ? 1 : 0;
      wager = streets[event.street]!.bet === 'big' ? stakes.bigBet : stakes.smallBet;
      isLifted =
        (rules.headsUpCap === 'liftAtHeadsUpTable' && players === 2) ||
        (rules.headsUpCap === 'liftWhenRoundStartsHeadsUp' && live <= 2);
    }
    // Less than half a wager does not count, as in the dealer.
    if (event.type !== 'raise' || 2 * (event.to - full) < wager) return;
    full = event.to;
    wagers++;
    if (wagers === rules.maxWagers && !isLifted) capping.push(i);
  });
  return capping;
}
