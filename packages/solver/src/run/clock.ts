/** Milliseconds from any point in time. */
export type Clock = () => number;
