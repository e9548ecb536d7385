/** Returns milliseconds since any fixed point in time, as `performance.now` does. */
export type Clock = () => number;
