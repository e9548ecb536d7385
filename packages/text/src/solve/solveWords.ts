import type { HandDescription } from '@doorcard/cards';

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

/** What players call a hand on a late street; `LateClass` of the solver. */
export type LateClassName =
  | { readonly kind: 'low'; readonly ranks: readonly [number, number] }
  | { readonly kind: 'noLow' }
  | { readonly kind: 'high'; readonly category: HandDescription['category']; readonly rank: number | null }
  | {
      readonly kind: 'highLow';
      readonly category: HandDescription['category'];
      readonly low: readonly [number, number] | null;
    }
  | { readonly kind: 'badugi'; readonly size: number; readonly rank: number };

/** The words of a solved late street. */
export interface LateWords {
  readonly sides: readonly [first: string, second: string];
  readonly streets: Readonly<Record<'6' | '7' | 'draw', string>>;
  readonly spot: (
    street: string,
    up: readonly [string, string],
    dead: string,
    pot: string,
    bet: string,
  ) => string;
  /** Hands of one side, and the classes that were solved for them. */
  readonly hands: (who: string, hands: number, classes: number) => string;
  /** What was solved once: every hand, hands that differ by suits, or hands by ranks only. */
  readonly symmetry: Readonly<Record<'none' | 'suits' | 'ranks', string>>;
  readonly columns: { readonly handClass: string; readonly share: string; readonly combos: string };
  /** With an amount after them. */
  readonly actions: { readonly bet: string; readonly raise: string };
  readonly className: (name: LateClassName) => string;
  /** Neighbouring classes that play alike: the best ones, some between, the worst ones. */
  readonly orBetter: (name: string) => string;
  readonly between: (from: string, to: string) => string;
  readonly orWorse: (name: string) => string;
  /** The decision of a kept hand that was solved, and who the players were taken to be. */
  readonly from: (decision: number, seat: number, model: string) => string;
  /** What the hand that was held does. */
  readonly held: (hand: string, actions: readonly string[]) => string;
  /** What the numbers are exact for. */
  readonly exact: Readonly<Record<'stud' | 'draw', string>>;
}

/** A group of neighbouring classes that play alike, by its best and its worst one. */
export function nameLateGroup(
  names: readonly LateClassName[],
  isFirst: boolean,
  isLast: boolean,
  words: LateWords,
): string {
  const [best, worst] = [words.className(names[0]!), words.className(names.at(-1)!)];
  if (names.length === 1) return best;
  if (isFirst && !isLast) return words.orBetter(worst);
  return isLast && !isFirst ? words.orWorse(best) : words.between(best, worst);
}

/** The words of `doorcard solve`. */
export interface SolveWords {
  readonly columns: Readonly<Record<SolveColumn, string>>;
  readonly sides: readonly [oop: string, ip: string];
  readonly action: (action: SolvedAction) => string;
  readonly late: LateWords;
  /** The decision that the table shows: who decides, after which actions. */
  readonly toAct: (side: string, after: string) => string;
  /** Below it when no hand reaches it. */
  readonly unreached: string;
  /** After it when the strategy is given. */
  readonly lockedMark: string;
  /** A decision whose strategy is given. */
  readonly lock: (side: string, after: string, strategy: string) => string;
  /** What the numbers mean with locks. */
  readonly locked: string;
  readonly spot: (board: string, pot: string, stack: string) => string;
  /** Combos of one side, after and before blockers. */
  readonly combos: (who: string, live: number, raw: number) => string;
  readonly hero: (hand: string, range: string) => string;
  readonly villain: (range: string) => string;
  readonly menu: (sizes: string) => string;
  /** The equity that a call of `toCall` needs. */
  readonly required: (toCall: string, percent: string) => string;
  readonly stackToPot: (ratio: string, bucket: string) => string;
  /** The value of the whole hero range, and its bounds. */
  readonly rangeEv: (ev: string, low: string, high: string) => string;
  readonly memory: (megabytes: string) => string;
  /** Beside the progress bar; the exploitability once it is known. */
  readonly progress: (iteration: number, exploitability: string | undefined) => string;
  readonly result: (exploitability: string, iterations: number, seconds: string) => string;
  /** When there was no time to measure the exploitability; `last` is the result of an earlier check. */
  readonly notMeasured: (
    iterations: number,
    seconds: string,
    last: { readonly exploitability: string; readonly iterations: number } | undefined,
  ) => string;
  /** The largest change of a frequency since the last check. */
  readonly change: (points: string) => string;
  readonly ends: Readonly<Record<SolveEnd, string>>;
  /** What `doorcard solve` without arguments says: a spot, and commands that solve it. */
  readonly demo: (spot: string, commands: readonly string[]) => string;
  readonly saved: (file: string) => string;
  /** Above the best response to the villain's strategy in a file. */
  readonly response: (file: string) => string;
  /** Below it: what it wins, what the equilibrium strategy wins against the same villain, and the difference. */
  readonly responseEv: (ev: string, equilibrium: string, gain: string) => string;
}
