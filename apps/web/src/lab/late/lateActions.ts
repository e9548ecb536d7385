import type { LateSolveReport } from '@doorcard/solver/worker';

type Reported = LateSolveReport['actions'][number];

/** An action as it is written in a path, and as the words of the solver name it. */
export const nameLate = ({ kind, to }: Reported) => ({
  word: kind as string,
  kind,
  to: String(Number(to.toFixed(6))),
  percent: '',
});
