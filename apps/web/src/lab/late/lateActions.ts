import type { LateSolveReport } from '@doorcard/solver/worker';
import type { SolveWords } from '@doorcard/text';

type Reported = LateSolveReport['actions'][number];

/** An action as it is written in a path, and its amount. */
export const readLate = ({ kind, to }: Reported) => ({
  word: kind as string,
  kind,
  to: String(Number(to.toFixed(6))),
});

/** The action in words: at fixed limit a share of the pot says nothing. */
export function nameLate(action: Reported, solve: SolveWords): string {
  const { kind, to } = readLate(action);
  return kind === 'bet' || kind === 'raise'
    ? `${solve.late.actions[kind]} ${to}`
    : solve.action({ kind, to, percent: '' });
}
