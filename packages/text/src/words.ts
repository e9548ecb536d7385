import type { Card, HandDescription } from '@doorcard/cards';
import type { WriteChips } from './chips.js';
import { coachEn } from './coach/coachEn.js';
import { coachJa } from './coach/coachJa.js';
import type { CoachWords } from './coach/coachWords.js';
import { drillEn } from './drill/drillEn.js';
import { drillJa } from './drill/drillJa.js';
import type { DrillWords } from './drill/drillWords.js';
import { commonEn } from './en.js';
import { equityEn } from './equity/equityEn.js';
import { equityJa } from './equity/equityJa.js';
import type { EquityWords } from './equity/equityWords.js';
import { historyEn } from './histories/historyEn.js';
import { historyJa } from './histories/historyJa.js';
import type { HistoryWords } from './histories/historyWords.js';
import { commonJa } from './ja.js';
import type { Language } from './language.js';
import { reasonsEn } from './reasons/en/reasonsEn.js';
import { reasonsJa } from './reasons/ja/reasonsJa.js';
import type { PlayerWords } from './players/playerWords.js';
import type { ReasonWords } from './reasons/reasonWords.js';
import { serverEn } from './server/serverEn.js';
import { serverJa } from './server/serverJa.js';
import type { ServerWords } from './server/serverWords.js';
import { solveEn } from './solve/solveEn.js';
import { solveJa } from './solve/solveJa.js';
import type { SolveWords } from './solve/solveWords.js';
import { statsEn } from './stats/statsEn.js';
import { statsJa } from './stats/statsJa.js';
import type { StatsWords } from './stats/statsWords.js';
import type { ActionWords } from './table/actionWords.js';
import { commandsEn } from './table/commandsEn.js';
import { commandsJa } from './table/commandsJa.js';
import type { CommandWords } from './table/commandWords.js';
import type { EventWords } from './table/eventWords.js';
import { playEn } from './table/playEn.js';
import { playJa } from './table/playJa.js';
import type { PlayWords, TableWords } from './table/tableWords.js';

/** What every program needs at once: cards, hands, and what happens at a table. */
export interface CommonWords {
  /** A hand by its name: "Aces full of kings", "7-5-4-2-A low", "8-6-3-A badugi". */
  readonly nameHand: (hand: HandDescription) => string;
  /** The low half of a hi-lo hand when nothing qualifies. */
  readonly noLow: string;
  /** The half of the pot a hand name belongs to. */
  readonly halves: { readonly high: string; readonly low: string };
  /** What happens in a hand. */
  readonly events: EventWords;
  /** What a player can do. */
  readonly actions: ActionWords;
  /** At a table. */
  readonly table: TableWords;
  /** Names of computer players. */
  readonly players: PlayerWords;
  /** By code; an error without words here is shown with its own message. */
  readonly errors: Readonly<Record<string, string>>;
  /** Cards in a row: "As Kd". */
  readonly nameCards: (cards: readonly Card[]) => string;
  /** Marks the best of several hands. */
  readonly best: string;
  /** Before the number of a rank. */
  readonly rank: string;
}

/** All words of a language. To add a language, write one of these and list it below and in LANGUAGES. */
export interface Words extends CommonWords, EquityWords {
  /** About files of hands. */
  readonly histories: HistoryWords;
  /** About solved spots. */
  readonly solve: SolveWords;
  /** Why computer players do what they do. */
  readonly reasons: ReasonWords;
  /** Beside the table, mostly in the terminal. */
  readonly play: PlayWords;
  /** Typed commands. */
  readonly commands: CommandWords;
  /** Statistics about players. */
  readonly stats: StatsWords;
  /** Of the command that serves the web app. */
  readonly server: ServerWords;
  /** Drills: questions, answers, explanations. */
  readonly drills: DrillWords;
  /** Verdicts and reviews. */
  readonly coach: CoachWords;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    ...commonEn,
    ...equityEn,
    histories: historyEn,
    solve: solveEn,
    reasons: reasonsEn,
    play: playEn,
    commands: commandsEn,
    stats: statsEn,
    server: serverEn,
    drills: drillEn,
    coach: coachEn,
  },
  ja: {
    ...commonJa,
    ...equityJa,
    histories: historyJa,
    solve: solveJa,
    reasons: reasonsJa,
    play: playJa,
    commands: commandsJa,
    stats: statsJa,
    server: serverJa,
    drills: drillJa,
    coach: coachJa,
  },
};

/** Both languages at once; a page that loads one of them takes its parts from `@doorcard/text/en` or `/ja`. */
export const wordsOf = (language: Language): Words => WORDS[language];

/** The words with amounts, which can be written in other units. */
export type AmountWords = Pick<CommonWords, 'events' | 'actions' | 'table'>;

/** A language with amounts written in this way. */
export type WriteAmounts = (write: WriteChips) => AmountWords;
