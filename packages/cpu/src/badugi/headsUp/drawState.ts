// What is remembered of how a player has drawn. A state is one of these:
//
// after the first draw    the number of cards
// after the second        pat twice; pat after drawing; drew after pat; drew one twice; drew one after more; drew more
// after the third         pat three times; pat since the second; pat now; drew after pat twice; drew one after one;
//                         drew one after more; drew more

/** By draws so far: the number of states. */
export const DRAW_STATES = [1, 4, 6, 7] as const;

const MOST_DRAWN = 3;

/** After the second draw, by number of cards drawn first and second. */
const SECOND = [
  [0, 2, 2, 2],
  [1, 3, 5, 5],
  [1, 4, 5, 5],
  [1, 4, 5, 5],
] as const;

/** After the third, by state after the second and number of cards drawn third. */
const THIRD = [
  [0, 3, 3, 3],
  [1, 3, 3, 3],
  [2, 4, 6, 6],
  [2, 4, 6, 6],
  [2, 5, 6, 6],
  [2, 5, 6, 6],
] as const;

/** The state of a player who has drawn this many cards at a draw, from 0. */
export function nextDrawState(draw: number, state: number, count: number): number {
  const drawn = Math.min(count, MOST_DRAWN);
  return draw === 0 ? drawn : (draw === 1 ? SECOND : THIRD)[state]![drawn]!;
}
