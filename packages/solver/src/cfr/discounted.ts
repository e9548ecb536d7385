import type { Schedule } from './schedule.js';

/**
 * DCFR(1.5, 0, 3) of Brown, Sandholm 2019, "Solving Imperfect-Information Games via Discounted Regret Minimization",
 * with a strategy sum that restarts from zero at t = 1, 4, 16, 64 …, so that early strategies are dropped.
 */
export const discounted: Schedule = {
  name: 'discounted',
  discounts: (t) => {
    const s = Math.max(t - 1, 0);
    const power = s * Math.sqrt(s);
    const k = t - lastPowerOfFour(t);
    const kept = k / (k + 1);
    return { positive: power / (power + 1), negative: 0.5, strategy: kept * kept * kept };
  },
};

/** The largest power of four up to `t`; 0 for 0. */
function lastPowerOfFour(t: number): number {
  if (t < 1) return 0;
  let power = 1;
  while (power * 4 <= t) power *= 4;
  return power;
}
