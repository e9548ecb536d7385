/** A place at the table, from 0 clockwise. Chairs stay where they are; the seats of a hand move with the button. */
export type Chair = number;

/**
 * Who has the button and the blinds. Big blinds are always live; the button and the small blind may be at an empty
 * chair. Heads-up the button is the small blind.
 */
export interface Positions {
  readonly button: Chair;
  readonly small: Chair;
  readonly big: Chair;
}

/** The first of these chairs after `from`, clockwise. Chairs are in rising order. */
const chairAfter = (chairs: readonly Chair[], from: Chair): Chair =>
  chairs.find((chair) => chair > from) ?? chairs[0]!;

const chairBefore = (chairs: readonly Chair[], from: Chair): Chair =>
  chairs.findLast((chair) => chair < from) ?? chairs.at(-1)!;

/**
 * The chairs in the order of a hand: first the one left of the button; last the button, or the player before it if
 * nobody sits there.
 */
export const orderFrom = (chairs: readonly Chair[], button: Chair): Chair[] => [
  ...chairs.filter((chair) => chair > button),
  ...chairs.filter((chair) => chair <= button),
];

/** The first hand: the button goes to this chair or, when nobody sits there, to the next player. */
export function firstPositions(players: readonly Chair[], button: Chair): Positions {
  const dealer = players.includes(button) ? button : chairAfter(players, button);
  const next = chairAfter(players, dealer);
  return positionsBefore(players, players.length === 2 ? next : chairAfter(players, next));
}

/** Everybody moves up to a big blind, without gaps: this is how a table starts or starts over. */
function positionsBefore(players: readonly Chair[], big: Chair): Positions {
  const small = chairBefore(players, big);
  return { button: players.length === 2 ? small : chairBefore(players, small), small, big };
}

/**
 * Dead button (WSOP tournament rule 85, live-action rule 151): the big blind moves to the next player, the small blind
 * to where the big blind was, the button to where the small blind was, whether anybody sits there or not. Heads-up the
 * other player has button and small blind, so nobody pays the big blind twice in a row.
 *
 * `last` are the positions of the last hand with blinds. Stud hands in between change nothing: the button stays where
 * the next hand with blinds will have it.
 */
export function movePositions(
  last: Positions,
  players: readonly Chair[],
  waiting: readonly Chair[],
): Positions {
  const big = chairAfter(players, last.big);
  const dealt = dealtWithBlinds(players, waiting, big);
  return dealt.length === 2 || isNewStart(players, waiting)
    ? positionsBefore(dealt, big)
    : { button: last.small, small: last.big, big };
}

/** A waiting player is dealt in only as the big blind; at a table that starts over nobody waits. */
export const dealtWithBlinds = (
  players: readonly Chair[],
  waiting: readonly Chair[],
  big: Chair,
): readonly Chair[] =>
  isNewStart(players, waiting)
    ? players
    : players.filter((chair) => chair === big || !waiting.includes(chair));

/** Fewer than two players are left of those who have paid their blinds. */
const isNewStart = (players: readonly Chair[], waiting: readonly Chair[]): boolean =>
  players.length - waiting.length < 2;
