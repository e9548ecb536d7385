import type { GameId } from '@doorcard/engine';

/** A result per 100 hands with its interval, as the page of the docs writes it: `+7.47`. */
export interface PublishedFigure {
  readonly value: string;
  readonly low: string;
  readonly high: string;
  /** The hands of a match that goes on, as it is written. */
  readonly unfinished?: string;
}

/** What a level wins from the one below, heads-up. */
export interface PublishedStep extends PublishedFigure {
  readonly game: GameId;
  readonly above: string;
  readonly below: string;
}

/** How an exploiter was found. */
export type ExploiterKind = 'training' | 'search' | 'lbr' | 'lv4' | 'borrowed';

/** What an exploiter wins from a player: a lower bound of what can be won. */
export interface LowerBound extends PublishedFigure {
  readonly game: GameId;
  readonly player: string;
  readonly kind: ExploiterKind;
  /** Whether more training may still win more. */
  readonly isImproving: boolean;
}

/** The figures of docs/strength.md. */
export interface PublishedStrength {
  readonly seed: string;
  readonly steps: readonly PublishedStep[];
  /** The largest of a player in a game first; empty until they are measured. */
  readonly bounds: readonly LowerBound[];
}

declare const DOORCARD_STRENGTH: PublishedStrength;

/** Read from docs/strength.md when the app is built (build/publishedStrength.ts). */
export const readPublished = (): PublishedStrength => DOORCARD_STRENGTH;
