import type { Chips, HandEvent, Seat, ViewEvent } from '@doorcard/engine';

interface WrongShare {
  readonly seat: Seat;
  readonly pot: number;
  readonly told: Chips;
  readonly paid: Chips;
}

type Shares = ReadonlyMap<Seat, Chips>;

/**
 * The first share of a pot that does not follow from the dealer's. With a rake the shares of a pot shrink alike, up to
 * the odd chips. Where the pots themselves cannot be compared (a hand nobody saw leaves the dealer with fewer of them),
 * everything counts as one pot.
 */
export function checkShares(
  told: readonly ViewEvent[],
  played: readonly HandEvent[],
  rake: Chips,
  hasMucked: boolean,
): WrongShare | undefined {
  const [a, b] = [listPots(told), listPots(played)];
  if (hasMucked && a.size !== b.size) return undefined;
  for (const pot of new Set([...a.keys(), ...b.keys()])) {
    const [mine, dealers] = [a.get(pot) ?? NONE, b.get(pot) ?? NONE];
    const [left, all] = [sumOf(mine), sumOf(dealers)];
    for (const seat of new Set([...mine.keys(), ...dealers.keys()])) {
      const [share, paid] = [mine.get(seat) ?? 0, dealers.get(seat) ?? 0];
      // Halves and shares of both are rounded: at most a chip each.
      const slack = rake === 0 ? 0 : 1 + 2 * dealers.size;
      const isGood =
        rake === 0 ? share === paid : share <= paid && Math.abs(share - (paid * left) / all) <= slack;
      if (!isGood) return { seat, pot, told: share, paid };
    }
  }
  return undefined;
}

const NONE: Shares = new Map();

const sumOf = (shares: Shares): Chips => [...shares.values()].reduce((all, chips) => all + chips, 0);

function listPots(events: readonly (ViewEvent | HandEvent)[]): ReadonlyMap<number, Shares> {
  const pots = new Map<number, Map<Seat, Chips>>();
  for (const event of events) {
    if (event.type !== 'win') continue;
    const shares = pots.get(event.pot) ?? new Map<Seat, Chips>();
    pots.set(event.pot, shares.set(event.seat, (shares.get(event.seat) ?? 0) + event.chips));
  }
  return pots;
}
