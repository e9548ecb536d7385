/** Aces beat queens, five high loses to them, and no two hands share a card. */
export const POLAR = {
  board: '2s7cJdKs8h',
  ranges: { oop: 'AdAc,5h4h', ip: 'QdQc' },
  pot: 100,
  stack: 100,
  bets: { river: { oop: { bet: '100%' }, ip: {} } },
  target: '0.05%',
};
