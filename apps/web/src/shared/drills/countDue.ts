/** How many of these times have come. */
export const countDue = (dues: readonly number[], now: number): number =>
  dues.filter((due) => due <= now).length;
