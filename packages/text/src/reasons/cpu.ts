import type { CpuCode, CpuData } from '@doorcard/cpu';
import { badugiEn, badugiJa } from './badugi.js';
import { commonEn, commonJa } from './common.js';
import { equityEn, equityJa } from './equity.js';
import type { FamilyWords } from './familyWords.js';
import { lv1En, lv1Ja } from './lv1.js';
import { razzEn, razzJa } from './razz.js';
import { studEn, studJa } from './stud.js';
import { stud8En, stud8Ja } from './stud8.js';

/** All that the players of @doorcard/cpu can say; a family that is missing here does not compile. */
type CpuWords = FamilyWords<CpuCode, CpuData>;

export const cpuEn: CpuWords = {
  codes: {
    ...commonEn.codes,
    ...lv1En.codes,
    ...studEn.codes,
    ...razzEn.codes,
    ...stud8En.codes,
    ...badugiEn.codes,
    ...equityEn.codes,
  },
  data: {
    ...commonEn.data,
    ...lv1En.data,
    ...studEn.data,
    ...razzEn.data,
    ...stud8En.data,
    ...badugiEn.data,
    ...equityEn.data,
  },
};

export const cpuJa: CpuWords = {
  codes: {
    ...commonJa.codes,
    ...lv1Ja.codes,
    ...studJa.codes,
    ...razzJa.codes,
    ...stud8Ja.codes,
    ...badugiJa.codes,
    ...equityJa.codes,
  },
  data: {
    ...commonJa.data,
    ...lv1Ja.data,
    ...studJa.data,
    ...razzJa.data,
    ...stud8Ja.data,
    ...badugiJa.data,
    ...equityJa.data,
  },
};
