/** Fewer decisions than this have no rate: it would mean nothing. */
export const LEAST_DECISIONS = 60;
