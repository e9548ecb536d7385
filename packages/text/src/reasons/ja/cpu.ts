import type { CpuCode, CpuData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { badugiJa } from './badugi.js';
import { commonJa } from './common.js';
import { equityJa } from './equity.js';
import { lv1Ja } from './lv1.js';
import { razzJa } from './razz.js';
import { shareJa } from './share.js';
import { sparringJa } from './sparring.js';
import { studJa } from './stud.js';
import { stud8Ja } from './stud8.js';

/** The words of all players of @doorcard/cpu. A missing family is a compile error. */
export const cpuJa: FamilyWords<CpuCode, CpuData> = {
  codes: {
    ...commonJa.codes,
    ...lv1Ja.codes,
    ...studJa.codes,
    ...razzJa.codes,
    ...stud8Ja.codes,
    ...badugiJa.codes,
    ...equityJa.codes,
    ...sparringJa.codes,
    ...shareJa.codes,
  },
  data: {
    ...commonJa.data,
    ...lv1Ja.data,
    ...studJa.data,
    ...razzJa.data,
    ...stud8Ja.data,
    ...badugiJa.data,
    ...equityJa.data,
    ...sparringJa.data,
    ...shareJa.data,
  },
};
