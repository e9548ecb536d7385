import type { Language } from '../language.js';
import { trainEn } from './trainEn.js';
import { trainJa } from './trainJa.js';

/** The words of `doorcard train` and `doorcard exploit`. */
export interface TrainWords {
  readonly trainTitle: (game: string) => string;
  readonly exploitTitle: (game: string, player: string) => string;
  readonly columns: {
    readonly minutes: string;
    readonly deals: string;
    readonly against: string;
    readonly per100: string;
    readonly interval: string;
    readonly hands: string;
  };
  /** After the progress bar. */
  readonly progress: (deals: string, speed: string) => string;
  readonly trained: (deals: string, minutes: string, speed: string) => string;
  readonly written: (file: string, kilobytes: string) => string;
  readonly stopped: (file: string) => string;
  readonly imitated: (decisions: string, player: string) => string;
  readonly won: (player: string, per100: string, low: string, high: string) => string;
  readonly wonWithoutLuck: (per100: string, low: string, high: string) => string;
  readonly improving: Readonly<Record<'yes' | 'no' | 'unknown', string>>;
  /** What a figure of an exploiter means. */
  readonly lowerBound: string;
  readonly madeWith: (command: string) => string;
}

export const trainWordsOf = (language: Language): TrainWords => ({ en: trainEn, ja: trainJa })[language];
