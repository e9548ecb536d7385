/**
 * A spot that is solved in a second: on a river that completes the flush, the first player has flushes and nothing, the
 * second one has a pair.
 */
export const DEMO_SPOT = {
  board: 'KsTs4d7c2s',
  ranges: { oop: 'AsQs,AsJs,As9s,As5s,QsJs,9s8s,QJo,98o,A5o', ip: 'AT,KQ,KJ,QTs' },
  pot: 100,
  stack: 150,
  bets: {
    river: { oop: { bet: '50%', raise: 'a' }, ip: { bet: '50%', raise: 'a' } },
  },
  target: '0.1%',
};
