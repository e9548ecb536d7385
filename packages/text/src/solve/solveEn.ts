import { lateEn } from './lateEn.js';
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
  late: lateEn,
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
  unreached: 'no hand reaches this decision',
  lockedMark: ' (locked)',
  lock: (side, after, strategy) =>
    `locked: ${side} ${after === '' ? 'at the first decision' : `after ${after}`}: ${strategy}`,
  locked:
    'With locks this is not an equilibrium of the spot: both players play their best around the locks. Best responses keep to the locks too, so exploitability counts only the free decisions.',
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
  change: (points) => `frequencies moved by up to ${points} since the last check`,
  ends: {
    target: 'the target is reached',
    converged: 'the strategies have stopped moving',
    iterations: 'all iterations are done',
    timeLimit: 'the time is up',
    cancelled: 'cancelled: these are the results so far',
  },
  demo: (spot, commands) =>
    [
      'No spot is given. Try the built-in one:',
      ...commands.map((command) => `  ${command}`),
      '',
      'It is this spot file; save it, change it and solve your own with "doorcard solve spot.json":',
      `  ${spot}`,
    ].join('\n'),
  saved: (file) => `saved in ${file}`,
  response: (file) => `best response to the villain of ${file}`,
  responseEv: (ev, equilibrium, gain) =>
    `EV ${ev} against this villain; the equilibrium strategy wins ${equilibrium} (${gain} less)`,
};
