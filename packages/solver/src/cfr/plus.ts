import type { Schedule } from './schedule.js';

/** CFR+: negative regrets become 0, and strategies are weighted linearly. Tammelin 2014, "Solving Large Imperfect Information Games Using CFR+". */
export const plus: Schedule = {
  name: 'plus',
  discounts: (t) => ({ positive: 1, negative: 0, strategy: t / (t + 1) }),
};
