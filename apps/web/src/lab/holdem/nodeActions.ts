import type { SolveReport } from '@doorcard/solver/worker';

type Reported = SolveReport['actions'][number];

/** An action as it is written in a path, and as the words of the solver name it. */
export function nameReported({ kind, to, percent }: Reported): {
  readonly word: string;
  readonly kind: Reported['kind'];
  readonly to: string;
  readonly percent: string;
} {
  const word =
    kind === 'allIn' ? `all-in ${to}` : kind === 'bet' || kind === 'raise' ? `${kind} ${to}` : kind;
  return { word, kind, to: String(to), percent: percent.toFixed(0) };
}
