import type { Schedule } from './schedule.js';

/** CFR without discounting. Zinkevich, Johanson, Bowling, Piccione 2007, "Regret Minimization in Games with Incomplete Information". */
export const vanilla: Schedule = {
  name: 'vanilla',
  discounts: () => ({ positive: 1, negative: 1, strategy: 1 }),
};
