/** An action of a solved spot; `percent` is the share of the pot that a bet or raise adds. */
export interface SolvedAction {
  readonly kind: 'fold' | 'check' | 'call' | 'bet' | 'raise' | 'allIn';
  /** Chips on this street after the action. */
  readonly to: string;
  readonly percent: string;
}

export type SolveColumn = 'action' | 'frequency' | 'ev' | 'hand' | 'weight' | 'equity' | 'side';

/** Why a run ended: a target reached, strategies that stopped moving, or a limit. */
export type SolveEnd = 'target' | 'converged' | 'iterations' | 'timeLimit' | 'cancelled';

/** What `doorcard solve` says. */
export interface SolveWords {
  readonly columns: Readonly<Record<SolveColumn, string>>;
  readonly sides: readonly [oop: string, ip: string];
  readonly action: (action: SolvedAction) => string;
  /** Where the table stands: who decides, after which actions. */
  readonly toAct: (side: string, after: string) => string;
  /** Below it when no hand comes there. */
  readonly unreached: string;
  /** Behind it when the strategy there is given. */
  readonly lockedMark: string;
  /** A decision whose strategy is given. */
  readonly lock: (side: string, after: string, strategy: string) => string;
  /** What the numbers mean when there are locks. */
  readonly locked: string;
  readonly spot: (board: string, pot: string, stack: string) => string;
  /** Combos of one side, after and before blockers. */
  readonly combos: (who: string, live: number, raw: number) => string;
  readonly hero: (hand: string, range: string) => string;
  readonly villain: (range: string) => string;
  readonly menu: (sizes: string) => string;
  /** What a call of so many chips needs. */
  readonly required: (toCall: string, percent: string) => string;
  readonly stackToPot: (ratio: string, bucket: string) => string;
  /** The value of the whole hero range, and between which bounds it lies. */
  readonly rangeEv: (ev: string, low: string, high: string) => string;
  readonly memory: (megabytes: string) => string;
  /** Beside the bar; the exploitability once it is known. */
  readonly progress: (iteration: number, exploitability: string | undefined) => string;
  readonly result: (exploitability: string, iterations: number, seconds: string) => string;
  /** When there was no time to measure the exploitability; `last` is what a check found before. */
  readonly notMeasured: (
    iterations: number,
    seconds: string,
    last: { readonly exploitability: string; readonly iterations: number } | undefined,
  ) => string;
  /** The largest change of a frequency since the last look. */
  readonly change: (points: string) => string;
  readonly ends: Readonly<Record<SolveEnd, string>>;
  readonly saved: (file: string) => string;
}
