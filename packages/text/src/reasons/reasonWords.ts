import type { Reason, ReasonCode, Seen } from '@doorcard/cpu';
import { badugiEn, badugiJa } from './badugi.js';
import { commonEn, commonJa } from './common.js';
import { equityEn, equityJa } from './equity.js';
import type { FamilyWords } from './familyWords.js';
import { lv1En, lv1Ja } from './lv1.js';
import { razzEn, razzJa } from './razz.js';
import { studEn, studJa } from './stud.js';
import { stud8En, stud8Ja } from './stud8.js';

/** What a language says about the reasons of computer players. */
export type ReasonWords = FamilyWords<ReasonCode, Seen>;

export const reasonsEn: ReasonWords = {
  codes: {
    ...commonEn.codes,
    ...lv1En.codes,
    ...studEn.codes,
    ...razzEn.codes,
    ...stud8En.codes,
    ...badugiEn.codes,
    ...equityEn.codes,
  },
  seen: {
    ...commonEn.seen,
    ...lv1En.seen,
    ...studEn.seen,
    ...razzEn.seen,
    ...stud8En.seen,
    ...badugiEn.seen,
    ...equityEn.seen,
  },
};

export const reasonsJa: ReasonWords = {
  codes: {
    ...commonJa.codes,
    ...lv1Ja.codes,
    ...studJa.codes,
    ...razzJa.codes,
    ...stud8Ja.codes,
    ...badugiJa.codes,
    ...equityJa.codes,
  },
  seen: {
    ...commonJa.seen,
    ...lv1Ja.seen,
    ...studJa.seen,
    ...razzJa.seen,
    ...stud8Ja.seen,
    ...badugiJa.seen,
    ...equityJa.seen,
  },
};

/** A reason in words: what was thought, and what was seen. */
export function describeReason(
  words: ReasonWords,
  { code, seen }: Reason,
): { thought: string; facts: string[] } {
  const facts = Object.entries(seen).map(([key, value]) =>
    (words.seen[key as keyof Seen] as (value: unknown) => string)(value),
  );
  return { thought: words.codes[code], facts };
}
