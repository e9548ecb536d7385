import type { SolveWords } from './solveWords.js';

export const solveEn: SolveWords = {
  columns: {
    action: 'action',
    frequency: 'frequency',
    ev: 'EV',
    hand: 'hand',
    weight: 'weight',
    equity: 'equity',
    side: 'player',
  },
  sides: ['OOP', 'IP'],
  action: ({ kind, to, percent }) => {
    switch (kind) {
      case 'fold':
        return 'Fold';
      case 'check':
        return 'Check';
      case 'call':
        return `Call ${to}`;
      case 'bet':
        return `Bet ${to} (${percent} % of the pot)`;
      case 'raise':
        return `Raise to ${to} (${percent} % of the pot)`;
      case 'allIn':
        return `All-in ${to}`;
    }
  },
  toAct: (side, after) => (after === '' ? `${side} decides` : `${side} decides after ${after}`),
  unreached: 'no hand comes here: the player before never plays so',
  lockedMark: ' (locked)',
  lock: (side, after, strategy) =>
    `locked: ${side} ${after === '' ? 'at the first decision' : `after ${after}`}: ${strategy}`,
  locked:
    'With locks this is no equilibrium of the spot: both play their best around them. Best answers keep to the locks too, so that exploitability counts free decisions only.',
  spot: (board, pot, stack) => `board ${board}, pot ${pot}, stack ${stack}`,
  combos: (who, live, raw) => `${who}: ${live} combos (${raw} before blockers)`,
  hero: (hand, range) => `hero ${hand} of the range ${range}`,
  villain: (range) => `villain's range ${range}`,
  menu: (sizes) => `sizes: ${sizes}`,
  required: (toCall, percent) => `${toCall} to call, which needs ${percent} % equity`,
  stackToPot: (ratio, bucket) => `stack to pot ${ratio} (${bucket})`,
  rangeEv: (ev, low, high) => `EV of hero's range ${ev}, between ${low} and ${high} in equilibrium`,
  memory: (megabytes) => `memory ${megabytes} MB`,
  progress: (iteration, exploitability) =>
    `iteration ${iteration}${exploitability === undefined ? '' : `, exploitability ${exploitability} %`}`,
  result: (exploitability, iterations, seconds) =>
    `exploitability ${exploitability} % of the pot after ${iterations} iteration${iterations === 1 ? '' : 's'}, ${seconds} s`,
  notMeasured: (iterations, seconds, last) =>
    `exploitability not measured after ${iterations} iteration${iterations === 1 ? '' : 's'}, ${seconds} s` +
    (last === undefined ? '' : ` (${last.exploitability} % of the pot after ${last.iterations})`),
  change: (points) => `frequencies moved by up to ${points} since the last look`,
  ends: {
    target: 'the target is reached',
    converged: 'the strategies have stopped moving',
    iterations: 'all iterations are done',
    timeLimit: 'the time is up',
    cancelled: 'cancelled: this is how far it got',
  },
  saved: (file) => `saved in ${file}`,
};
