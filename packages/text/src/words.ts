import type { DrawPolicyId, HandDescription } from '@doorcard/cards';
import { en } from './en.js';
import { ja } from './ja.js';
import type { HistoryWords } from './historyWords.js';
import type { Language } from './language.js';

/** Everything a language has to say. To add a language, write one of these and list it below and in LANGUAGES. */
export interface Words {
  /** A hand by its name: "Aces full of kings", "7-5-4-2-A low", "8-6-3-A badugi". */
  readonly nameHand: (hand: HandDescription) => string;
  /** The low half of a hi-lo hand when nothing qualifies. */
  readonly noLow: string;
  readonly columns: Readonly<Record<EquityColumn, string>>;
  /** The half of the pot a hand name belongs to. */
  readonly halves: { readonly high: string; readonly low: string };
  /** How an equity was found, over how many showdowns. */
  readonly method: (method: 'exact' | 'sampled', showdowns: string) => string;
  /** What players were assumed to throw away. */
  readonly policies: Readonly<Record<DrawPolicyId, string>>;
  /** About files of hands. */
  readonly histories: HistoryWords;
  /** Marks the best of several hands. */
  readonly best: string;
  /** Before the number of a rank. */
  readonly rank: string;
}

export const EQUITY_COLUMNS = [
  'hand',
  'equity',
  'win',
  'tie',
  'scoop',
  'part',
  'high',
  'low',
  'quarter',
] as const;
export type EquityColumn = (typeof EQUITY_COLUMNS)[number];

const WORDS: Readonly<Record<Language, Words>> = { en, ja };

export const wordsOf = (language: Language): Words => WORDS[language];
