/** The seats of the others, from my left around the table; without me all of them, from the first. */
export const listOthers = (count: number, me: number | null): number[] =>
  Array.from({ length: count }, (_, i) => ((me ?? -1) + 1 + i) % count).filter((seat) => seat !== me);
