import type { Chips, GameId, Seat, Stakes, ViewEvent } from '@doorcard/engine';
import { usualBlindSeats, type BlindRole } from './blindRoles.js';
import { hasFixedLimit, isStud } from './gameName.js';

/** Everything in a text that says what was played for. */
export interface StakesTold {
  readonly game: GameId;
  /** The two amounts of the header. */
  readonly level: readonly [Chips, Chips];
  readonly stacks: readonly Chips[];
  /** At least the forced bets and, in stud, the first street. */
  readonly events: readonly ViewEvent[];
  /** By seat: what its blind was called; undefined where none was posted. */
  readonly roles: readonly (BlindRole | undefined)[];
  /** What the first raise of the first street was a raise over, by its own words; null if nobody raised. */
  readonly raisedOver: Chips | null;
}

/**
 * The stakes as far as a text tells them. A player who is all-in for a forced bet does not show how much it should
 * have been: the header and the other players have to tell, and where they cannot, what was put in counts.
 * Undefined when there is no big blind and nobody who could have owed it.
 */
export function findStakes(told: StakesTold): Stakes | undefined {
  const { game, stacks } = told;
  const antes = findAntes(told);
  const blinds = isStud(game) ? [] : findBlinds(told, antes);
  if (blinds === undefined) return undefined;
  const [smallBet, bigBet] = findBets(told);
  return { stacks, antes, blinds, bringIn: isStud(game) ? findBringIn(told) : 0, smallBet, bigBet };
}

function findBets(told: StakesTold): readonly [Chips, Chips] {
  const { game, level, roles } = told;
  if (!hasFixedLimit(game)) return [level[1], level[1]];
  // PokerStars names the bets of fixed limit in the header, Phenom the blinds: whoever posts the big one tells.
  const big = sumBySeat(told, 'blind')[roles.indexOf('big blind')];
  return big === level[1] && level[1] > level[0] ? [level[1], 2 * level[1]] : level;
}

const sumBySeat = ({ events, stacks }: StakesTold, type: 'ante' | 'blind'): Chips[] => {
  const sums = stacks.map(() => 0);
  for (const event of events) if (event.type === type) sums[event.seat]! += event.chips;
  return sums;
};

function findAntes(told: StakesTold): Chips[] {
  const posted = sumBySeat(told, 'ante');
  const isShort = (seat: Seat): boolean => posted[seat] === told.stacks[seat];
  const full = posted.filter((chips, seat) => chips > 0 && !isShort(seat));
  const usual = full.length > 0 ? Math.min(...full) : Math.max(...posted);
  return posted.map((chips, seat) => (chips > 0 && isShort(seat) ? Math.max(chips, usual) : chips));
}

/** What had to be called before the first raise: told by it, or by whoever called most. */
function findFirstLevel({ events, raisedOver, stacks }: StakesTold): Chips {
  if (raisedOver !== null) return raisedOver;
  const bets = stacks.map(() => 0);
  for (const event of events) {
    if (event.type === 'raise' || (event.type === 'street' && event.street > 0)) break;
    if (event.type === 'blind' || event.type === 'bringIn' || event.type === 'call') {
      bets[event.seat]! += event.chips;
    }
  }
  return Math.max(...bets);
}

function findBlinds(told: StakesTold, antes: readonly Chips[]): Chips[] | undefined {
  const { game, level, stacks } = told;
  const posted = sumBySeat(told, 'blind');
  const straddle = findFirstLevel(told);
  const whole: Readonly<Record<BlindRole, Chips>> = hasFixedLimit(game)
    ? { 'small blind': Math.floor(level[0] / 2), 'big blind': level[0], straddle }
    : { 'small blind': level[0], 'big blind': level[1], straddle };
  const roles = [...told.roles];
  // Whoever is all-in for the ante has nothing left to post, and no line says that it was his blind.
  const hasNothing = (seat: Seat): boolean => antes[seat]! >= stacks[seat]!;
  const { small, big } = usualBlindSeats(stacks.length);
  if (!roles.includes('big blind')) {
    const seat = [big, small].find((place) => roles[place] === undefined && hasNothing(place));
    if (seat === undefined) return undefined;
    roles[seat] = 'big blind';
  }
  if (!roles.includes('small blind') && roles[small] === undefined && hasNothing(small)) {
    roles[small] = 'small blind';
  }
  return posted.map((chips, seat) => {
    const role = roles[seat];
    const isShort = Math.min(antes[seat]!, stacks[seat]!) + chips === stacks[seat];
    return role !== undefined && isShort ? Math.max(chips, whole[role]) : chips;
  });
}

/** Half a bet where nobody had anything left to bring in with: then it does not matter. */
const findBringIn = (told: StakesTold): Chips => findFirstLevel(told) || Math.ceil(told.level[0] / 2);
