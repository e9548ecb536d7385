// What is remembered of earlier betting. Before the second draw: exactly how the first round went. Later: the size of
// the pot, and who bet last in the round before.

/** Ends of the first round: after a call of the small blind, none to four raises; after its raise, one to four. */
export const OPENINGS = 9;

/** How the first round went, for a round that began with a call or not and had this many raises. */
export const findOpening = (isCalled: boolean, raises: number): number => (isCalled ? raises : 4 + raises);

/** Sizes of pots, and who bet last: nobody, the player himself, the other. */
export const STORIES: readonly number[] = [3, 3];

/** The largest small and middle pot, by what each has paid in small blinds: before the second draw and the third. */
const POT_LIMITS = [
  [4, 8],
  [6, 14],
] as const;

const NOBODY = 0;
const ME = 1;
const OTHER = 2;

/** `paid` in small blinds; `bettor` bet or raised last, -1 for nobody. */
export function findStory(draw: number, paid: number, bettor: number, seat: number): number {
  const [small, middle] = POT_LIMITS[draw - 1]!;
  const pot = paid <= small ? 0 : paid <= middle ? 1 : 2;
  return pot * 3 + (bettor < 0 ? NOBODY : bettor === seat ? ME : OTHER);
}
