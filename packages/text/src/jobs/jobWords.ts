import type { JobNote } from '@doorcard/jobs';
import type { Language } from '../language.js';
import { jobEn } from './jobEn.js';
import { jobJa } from './jobJa.js';

/** A sentence for each note about the runs and workers of a cluster. */
export type JobWords = {
  readonly [Code in JobNote['code']]: (note: Extract<JobNote, { readonly code: Code }>) => string;
};

const WORDS: Readonly<Record<Language, JobWords>> = { en: jobEn, ja: jobJa };

/** A note of a cluster as a sentence. Separate from the other words, because the page does not need it. */
export function describeJobNote(language: Language, note: JobNote): string {
  const describe = WORDS[language][note.code] as (note: JobNote) => string;
  return describe(note);
}
