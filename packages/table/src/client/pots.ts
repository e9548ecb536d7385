import type { Chips, Half, Seat, SeatView, View } from '@doorcard/engine';

/** One pot, and who can still win it. */
export interface Pot {
  readonly chips: Chips;
  readonly seats: readonly Seat[];
}

/**
 * The pots, from the main pot on. An all-in caps a pot; chips above it go to the next one. Bets of the street count as
 * if they were already in the pot.
 */
export function listPots({ seats, rules }: View): Pot[] {
  // Where antes do not limit what an all-in can win, they are all in the main pot.
  const trims = rules.anteTrimming;
  const given = seats.map(({ paid, ante }) => paid + (trims ? ante : 0));
  const antes = trims ? 0 : seats.reduce((sum, { ante }) => sum + ante, 0);
  const caps = new Set(seats.flatMap((seat, i) => (isAllIn(seat) ? [given[i]!] : [])));
  const levels = [...caps].toSorted((a, b) => a - b).concat(Infinity);
  const pots = levels.map((level, i) => {
    const below = i === 0 ? 0 : levels[i - 1]!;
    const chips = given.reduce((sum, each) => sum + Math.max(0, Math.min(each, level) - below), 0);
    return {
      chips: chips + (i === 0 ? antes : 0),
      seats: seats.flatMap((seat, at) => (canWin(seat, given[at]!, level, below) ? [at] : [])),
    };
  });
  return pots.filter(({ chips }) => chips > 0);
}

const isAllIn = ({ allIn, folded }: SeatView): boolean => allIn && !folded;

/** A player with chips left can still reach any level. */
const canWin = (seat: SeatView, given: Chips, level: number, below: number): boolean =>
  !seat.folded && (seat.allIn ? given >= level || (level === Infinity && given > below) : true);

/** A pot or half of one, and who won what of it. */
export interface Award {
  readonly pot: number;
  readonly half: Half;
  readonly chips: Chips;
  readonly winners: readonly { readonly seat: Seat; readonly chips: Chips }[];
}

/** Who wins what, from the events of the hand. */
export function listAwards({ events }: Pick<View, 'events'>): Award[] {
  const awards: Award[] = [];
  for (const event of events) {
    if (event.type !== 'win') continue;
    const { pot, half, chips, seat } = event;
    const at = awards.findIndex((each) => each.pot === pot && each.half === half);
    if (at === -1) awards.push({ pot, half, chips, winners: [{ seat, chips }] });
    else {
      const before = awards[at]!;
      awards[at] = {
        ...before,
        chips: before.chips + chips,
        winners: [...before.winners, { seat, chips }],
      };
    }
  }
  return awards;
}

/** The number of pots that were awarded. */
export const countPots = (awards: readonly Award[]): number => new Set(awards.map(({ pot }) => pot)).size;
