import { lazy, type ComponentType } from 'react';
import type { Route } from './route.js';

/** Pages that are fetched when they are first opened. The table and the way to it come with the app. */
export const PAGES: Readonly<Partial<Record<Route, ComponentType>>> = {
  history: lazy(async () => ({ default: (await import('../history/HistoryPage.js')).HistoryPage })),
  hand: lazy(async () => ({ default: (await import('../history/SharedHandPage.js')).SharedHandPage })),
  progress: lazy(async () => ({ default: (await import('../progress/ProgressPage.js')).ProgressPage })),
  rules: lazy(async () => ({ default: (await import('../rules/RulesPage.js')).RulesPage })),
  equity: lazy(async () => ({ default: (await import('../equity/EquityPage.js')).EquityPage })),
  settings: lazy(async () => ({ default: (await import('../settings/SettingsPage.js')).SettingsPage })),
};
