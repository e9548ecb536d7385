import { wordsOf, type Language, type Words } from '@doorcard/text';
import { words as coachEn } from '../src/shared/coach/words/en.js';
import type { CoachPageWords } from '../src/shared/coach/words/coachPageWords.js';
import { words as coachJa } from '../src/shared/coach/words/ja.js';
import { words as drillEn } from '../src/drill/words/en.js';
import type { DrillPageWords } from '../src/drill/words/drillPageWords.js';
import { words as drillJa } from '../src/drill/words/ja.js';
import { words as reviewEn } from '../src/review/words/en.js';
import { words as reviewJa } from '../src/review/words/ja.js';
import type { ReviewWords } from '../src/review/words/reviewWords.js';
import { words as equityEn } from '../src/equity/words/en.js';
import type { EquityPageWords } from '../src/equity/words/equityWords.js';
import { words as equityJa } from '../src/equity/words/ja.js';
import { words as historyEn } from '../src/history/words/en.js';
import type { HistoryPageWords } from '../src/history/words/historyWords.js';
import { words as historyJa } from '../src/history/words/ja.js';
import { words as labEn } from '../src/lab/words/en.js';
import { words as labJa } from '../src/lab/words/ja.js';
import type { LabWords } from '../src/lab/words/labWords.js';
import { words as progressEn } from '../src/progress/words/en.js';
import { words as progressJa } from '../src/progress/words/ja.js';
import type { ProgressWords } from '../src/progress/words/progressWords.js';
import { words as arenaEn } from '../src/arena/words/en.js';
import { words as arenaJa } from '../src/arena/words/ja.js';
import type { ArenaPageWords } from '../src/arena/words/arenaPageWords.js';
import { words as rulesEn } from '../src/rules/words/en.js';
import { words as rulesJa } from '../src/rules/words/ja.js';
import type { RulesWords } from '../src/rules/words/rulesWords.js';
import { words as settingsEn } from '../src/settings/words/en.js';
import { words as settingsJa } from '../src/settings/words/ja.js';
import type { SettingsWords } from '../src/settings/words/settingsWords.js';
import { words as sharedEn } from '../src/shared/language/words/en.js';
import { words as sharedJa } from '../src/shared/language/words/ja.js';
import type { SharedWords } from '../src/shared/language/words/sharedWords.js';
import { MISSING_WORDS } from '../src/shell/missingWords.js';
import { words as shellEn } from '../src/shell/words/en.js';
import { words as shellJa } from '../src/shell/words/ja.js';
import type { ShellWords } from '../src/shell/words/shellWords.js';
import { words as startEn } from '../src/start/words/en.js';
import { words as startJa } from '../src/start/words/ja.js';
import type { StartWords } from '../src/start/words/startWords.js';
import { words as tableEn } from '../src/table/words/en.js';
import { words as tableJa } from '../src/table/words/ja.js';
import type { TablePageWords } from '../src/table/words/tableWords.js';

/** The words of each part of the web app. */
export interface PartWords {
  readonly shell: ShellWords;
  readonly missing: (typeof MISSING_WORDS)[Language];
  readonly start: StartWords;
  readonly table: TablePageWords;
  readonly coach: CoachPageWords;
  readonly review: ReviewWords;
  readonly drill: DrillPageWords;
  readonly history: HistoryPageWords;
  readonly progress: ProgressWords;
  readonly rules: RulesWords;
  readonly equity: EquityPageWords;
  readonly arena: ArenaPageWords;
  readonly lab: LabWords;
  readonly settings: SettingsWords;
}

/** All that is said in one language, which no page ever has at once. */
export type AllWords = Words & SharedWords & { readonly web: PartWords };

const PARTS: Readonly<Record<Language, SharedWords & { readonly web: PartWords }>> = {
  en: {
    ...sharedEn,
    web: {
      shell: shellEn,
      missing: MISSING_WORDS.en,
      start: startEn,
      table: tableEn,
      coach: coachEn,
      review: reviewEn,
      drill: drillEn,
      history: historyEn,
      progress: progressEn,
      rules: rulesEn,
      equity: equityEn,
      arena: arenaEn,
      lab: labEn,
      settings: settingsEn,
    },
  },
  ja: {
    ...sharedJa,
    web: {
      shell: shellJa,
      missing: MISSING_WORDS.ja,
      start: startJa,
      table: tableJa,
      coach: coachJa,
      review: reviewJa,
      drill: drillJa,
      history: historyJa,
      progress: progressJa,
      rules: rulesJa,
      equity: equityJa,
      arena: arenaJa,
      lab: labJa,
      settings: settingsJa,
    },
  },
};

export const allWordsOf = (language: Language): AllWords => ({ ...wordsOf(language), ...PARTS[language] });
