import type { CpuCode, CpuData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { badugiEn } from './badugi.js';
import { commonEn } from './common.js';
import { equityEn } from './equity.js';
import { lv1En } from './lv1.js';
import { razzEn } from './razz.js';
import { shareEn } from './share.js';
import { sparringEn } from './sparring.js';
import { studEn } from './stud.js';
import { stud8En } from './stud8.js';

/** The words of all players of @doorcard/cpu. A missing family is a compile error. */
export const cpuEn: FamilyWords<CpuCode, CpuData> = {
  codes: {
    ...commonEn.codes,
    ...lv1En.codes,
    ...studEn.codes,
    ...razzEn.codes,
    ...stud8En.codes,
    ...badugiEn.codes,
    ...equityEn.codes,
    ...sparringEn.codes,
    ...shareEn.codes,
  },
  data: {
    ...commonEn.data,
    ...lv1En.data,
    ...studEn.data,
    ...razzEn.data,
    ...stud8En.data,
    ...badugiEn.data,
    ...equityEn.data,
    ...sparringEn.data,
    ...shareEn.data,
  },
};
