import type { Chips, GameId, Seat, Stakes, ViewEvent } from '@doorcard/engine';
import { seatAfterBlinds, usualBlindSeats, type BlindRole } from './blindRoles.js';
import { hasFixedLimit, isStud } from './gameName.js';

/** Everything in a text that shows the stakes. */
export interface StakesSource {
  readonly game: GameId;
  /** The two amounts of the header. */
  readonly level: readonly [Chips, Chips];
  readonly stacks: readonly Chips[];
  /** At least the forced bets and, in stud, the first street. */
  readonly events: readonly ViewEvent[];
  /** By seat: the dead part of its chips, which does not belong to the antes of the table. */
  readonly dead: readonly Chips[];
  /** By seat: the name of its blind; undefined where none was posted. */
  readonly roles: readonly (BlindRole | undefined)[];
  /** The bet that the first raise of the first street raised, from its own line; null if nobody raised. */
  readonly raisedOver: Chips | null;
}

/**
 * The stakes as far as a text shows them. A player who is all-in for a forced bet does not show how much it should have
 * been: then the header and the other players decide, and if they cannot, the amount that was put in counts. Undefined
 * when there is no big blind and nobody who could have owed it.
 */
export function findStakes(source: StakesSource): Stakes | undefined {
  const { game, stacks } = source;
  const antes = findAntes(source);
  const blinds = isStud(game) ? [] : findBlinds(source, antes);
  if (blinds === undefined) return undefined;
  const [smallBet, bigBet] = findBets(source);
  return { stacks, antes, blinds, bringIn: isStud(game) ? findBringIn(source) : 0, smallBet, bigBet };
}

function findBets(source: StakesSource): readonly [Chips, Chips] {
  const { game, level, roles } = source;
  if (!hasFixedLimit(game)) return [level[1], level[1]];
  // PokerStars names the bets of fixed limit in the header, Phenom the blinds: the player who posts the big blind
  // decides which.
  const big = sumBySeat(source, 'blind')[roles.indexOf('big blind')];
  return big === level[1] && level[1] > level[0] ? [level[1], 2 * level[1]] : level;
}

const sumBySeat = ({ events, stacks }: StakesSource, type: 'ante' | 'blind'): Chips[] => {
  const sums = stacks.map(() => 0);
  for (const event of events) if (event.type === type) sums[event.seat]! += event.chips;
  return sums;
};

function findAntes(source: StakesSource): Chips[] {
  const { dead, stacks } = source;
  const all = sumBySeat(source, 'ante');
  const posted = all.map((chips, seat) => chips - dead[seat]!);
  const isShort = (seat: Seat): boolean => all[seat] === stacks[seat];
  const full = posted.filter((chips, seat) => chips > 0 && !isShort(seat));
  const usual = full.length > 0 ? Math.min(...full) : Math.max(...posted);
  return posted.map(
    (chips, seat) => (chips > 0 && isShort(seat) ? Math.max(chips, usual) : chips) + dead[seat]!,
  );
}

/** The bet to call before the first raise: from that raise, or from the largest call. */
function findFirstLevel({ events, raisedOver, stacks }: StakesSource): Chips {
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

function findBlinds(source: StakesSource, antes: readonly Chips[]): Chips[] | undefined {
  const { game, level, stacks } = source;
  const posted = sumBySeat(source, 'blind');
  const first = findFirstLevel(source);
  const usual = hasFixedLimit(game) ? level[0] : level[1];
  // A call of all chips may be less than the bet: then a straddle is most likely twice the big blind.
  const isHidden = source.raisedOver === null && !source.roles.includes('straddle');
  const straddle = isHidden ? Math.max(first, 2 * usual) : first;
  const whole: Readonly<Record<BlindRole, Chips>> = hasFixedLimit(game)
    ? { 'small blind': Math.floor(level[0] / 2), 'big blind': level[0], post: level[0], straddle }
    : { 'small blind': level[0], 'big blind': level[1], post: level[1], straddle };
  const roles = [...source.roles];
  // A player who is all-in for the ante has nothing left to post, and no line shows that it was his blind.
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
  const next = seatAfterBlinds(stacks.length);
  if (next !== undefined && first > usual && roles[next] === undefined && hasNothing(next)) {
    roles[next] = 'straddle';
  }
  return posted.map((chips, seat) => {
    const role = roles[seat];
    const isShort = Math.min(antes[seat]!, stacks[seat]!) + chips === stacks[seat];
    const blind = role !== undefined && isShort ? Math.max(chips, whole[role]) : chips;
    return role === 'post' ? -blind : blind;
  });
}

/** Half a bet if nobody had anything left to bring in with: then it does not matter. */
const findBringIn = (source: StakesSource): Chips => findFirstLevel(source) || Math.ceil(source.level[0] / 2);
