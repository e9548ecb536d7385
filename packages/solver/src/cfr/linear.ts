import type { Schedule } from './schedule.js';

/** Linear CFR: iteration t has weight t everywhere. Brown, Sandholm 2019, "Solving Imperfect-Information Games via Discounted Regret Minimization". */
export const linear: Schedule = {
  name: 'linear',
  discounts: (t) => ({ positive: t / (t + 1), negative: t / (t + 1), strategy: t / (t + 1) }),
};
