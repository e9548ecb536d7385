import { test } from 'vitest';
import { expectSameAnswer } from './compare.js';

test.each(['AA,KK,QQ,AKs', 'TT+,AK,QJs', 'top 15%'])(
  'a flop with all default sizes against %s: a percent of the pot at most, and the answer of discounted CFR',
  (villainRange) =>
    expectSameAnswer({ hero: 'AhKd', board: 'Ts9s2h', villainRange, pot: 1000, stack: 10_000, toCall: 300 }),
);
