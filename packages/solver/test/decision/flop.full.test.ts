import { test } from 'vitest';
import { expectSameAnswer } from './compare.js';

test.each(['AA,KK,QQ,AKs', 'TT+,AK,QJs', 'top 15%'])(
  'a flop with all default sizes against %s: exploitability of at most 1 % of the pot, and the strategy of discounted CFR',
  (villainRange) =>
    expectSameAnswer({ hero: 'AhKd', board: 'Ts9s2h', villainRange, pot: 1000, stack: 10_000, toCall: 300 }),
);
