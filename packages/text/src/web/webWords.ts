import type { Card } from '@doorcard/cards';
import type { EquityWords } from './equityWords.js';
import type { WebHistoryWords } from './historyWords.js';
import type { ProgressWords } from './progressWords.js';
import type { RulesWords } from './rulesWords.js';
import type { SettingsWords } from './settingsWords.js';
import type { StartWords } from './startWords.js';
import type { WebTableWords } from './tableWords.js';

/** What the web app says, beside what is said at every table. */
export interface WebWords {
  /** The language by its own name, for the switch. */
  readonly language: string;
  readonly chooseLanguage: string;
  readonly tagline: string;
  readonly menu: MenuWords;
  readonly start: StartWords;
  readonly table: WebTableWords;
  readonly history: WebHistoryWords;
  readonly progress: ProgressWords;
  readonly rules: RulesWords;
  readonly equity: EquityWords;
  readonly server: ServerWords;
  readonly settings: SettingsWords;
  /** A card for screen readers: "ace of spades". */
  readonly card: (card: Card) => string;
  readonly hiddenCard: string;
}

/** What the command says that serves the app. */
export interface ServerWords {
  readonly ready: (address: string) => string;
  readonly runsAlready: (address: string, version: string) => string;
  /** The usual port belongs to another program. */
  readonly elsewhere: (usual: string, address: string) => string;
  readonly howToEnd: string;
}

/** The ways to the pages. */
export interface MenuWords {
  readonly name: string;
  readonly pages: Readonly<
    Record<'start' | 'history' | 'progress' | 'rules' | 'equity' | 'settings', string>
  >;
}
