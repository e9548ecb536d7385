import type { Card, DrawPolicyId, HandDescription } from '@doorcard/cards';
import type { WriteChips } from './chips.js';
import { en, writeAmountsEn } from './en.js';
import { ja, writeAmountsJa } from './ja.js';
import type { HistoryWords } from './historyWords.js';
import type { Language } from './language.js';
import type { ReasonWords } from './reasons/reasonWords.js';
import type { SolveWords } from './solve/solveWords.js';
import type { ActionWords } from './table/actionWords.js';
import type { CommandWords } from './table/commandWords.js';
import type { EventWords } from './table/eventWords.js';
import type { PlayWords, TableWords } from './table/tableWords.js';
import type { WebWords } from './web/webWords.js';

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
  /** About solved spots. */
  readonly solve: SolveWords;
  /** Why computer players do what they do. */
  readonly reasons: ReasonWords;
  /** What happens in a hand. */
  readonly events: EventWords;
  /** What a player can do. */
  readonly actions: ActionWords;
  /** At a table. */
  readonly table: TableWords;
  /** Beside the table, mostly in the terminal. */
  readonly play: PlayWords;
  /** Typed commands. */
  readonly commands: CommandWords;
  /** In the web app. */
  readonly web: WebWords;
  /** By code; what has no words here is told in the program's own. */
  readonly errors: Readonly<Record<string, string>>;
  /** Cards in a row: "As Kd". */
  readonly nameCards: (cards: readonly Card[]) => string;
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

/** The words that tell amounts, which can be written in another way. */
export type AmountWords = Pick<Words, 'events' | 'actions' | 'table'>;

const AMOUNTS: Readonly<Record<Language, (write: WriteChips) => AmountWords>> = {
  en: writeAmountsEn,
  ja: writeAmountsJa,
};

/** The words of a language with amounts written like this at the table. */
export const wordsWith = (language: Language, write: WriteChips): Words => ({
  ...WORDS[language],
  ...AMOUNTS[language](write),
});
