import type { Language } from '@doorcard/text';
import type { ComponentType } from 'react';
import { arenaWords } from '../arena/useArenaWords.js';
import { equityWords } from '../equity/useEquityWords.js';
import { drillWords } from '../drill/useDrillWords.js';
import { historyWords } from '../history/useHistoryWords.js';
import { labWords } from '../lab/useLabWords.js';
import { progressWords } from '../progress/useProgressWords.js';
import { reviewWords } from '../review/useReviewWords.js';
import { rulesWords } from '../rules/useRulesWords.js';
import { settingsWords } from '../settings/useSettingsWords.js';
import type { Route } from '../shared/address/route.js';
import { sharedWords } from '../shared/language/useWords.js';
import type { WordSet } from '../shared/language/wordSet.js';
import { makeLazy, type LazyValue } from '../shared/loading/lazyValue.js';
import { startWords } from '../start/useStartWords.js';
import { systemWords } from '../system/useSystemWords.js';
import { tablePageWords } from '../table/useTablePageWords.js';
import { shellWords } from './useShellWords.js';

interface LazyPage {
  readonly page: LazyValue<ComponentType>;
  readonly words: WordSet<unknown>;
}

const definePage = (fetch: () => Promise<ComponentType>, words: WordSet<unknown>): LazyPage => ({
  page: makeLazy(fetch),
  words,
});

/** Every page is fetched when it is first opened, with its words in one language. */
export const PAGES: Readonly<Record<Route, LazyPage>> = {
  start: definePage(async () => (await import('../start/StartPage.js')).StartPage, startWords),
  table: definePage(async () => (await import('../table/TablePage.js')).TablePage, tablePageWords),
  history: definePage(async () => (await import('../history/HistoryPage.js')).HistoryPage, historyWords),
  hand: definePage(async () => (await import('../history/SharedHandPage.js')).SharedHandPage, historyWords),
  review: definePage(async () => (await import('../review/ReviewPage.js')).ReviewPage, reviewWords),
  drill: definePage(async () => (await import('../drill/DrillPage.js')).DrillPage, drillWords),
  progress: definePage(async () => (await import('../progress/ProgressPage.js')).ProgressPage, progressWords),
  rules: definePage(async () => (await import('../rules/RulesPage.js')).RulesPage, rulesWords),
  equity: definePage(async () => (await import('../equity/EquityPage.js')).EquityPage, equityWords),
  arena: definePage(async () => (await import('../arena/ArenaPage.js')).ArenaPage, arenaWords),
  lab: definePage(async () => (await import('../lab/LabPage.js')).LabPage, labWords),
  settings: definePage(async () => (await import('../settings/SettingsPage.js')).SettingsPage, settingsWords),
  system: definePage(async () => (await import('../system/SystemPage.js')).SystemPage, systemWords),
};

/** Begins to fetch all that a first visit shows, at once and not one after the other. */
export function beginFetching(route: Route, language: Language): void {
  const { page, words } = PAGES[route];
  for (const part of [sharedWords[language], shellWords[language], words[language], page]) part.prefetch();
}

/** The way between the start page and the table is short: whichever is shown, the other is here. */
export function prefetchTable(language: Language): void {
  for (const route of ['table', 'start'] as const) {
    const { page, words } = PAGES[route];
    page.prefetch();
    words[language].prefetch();
  }
}
