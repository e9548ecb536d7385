import type { CommonCode, CommonData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { percent } from '../figures.js';

export const commonJa: FamilyWords<CommonCode, CommonData> = {
  codes: {
    only_choice: '選択の余地がない。',
    free: '無料で続けられる。',
    random: 'でたらめに選んだ。',
    progress: '何も考えずに続ける。',
  },
  data: {
    players: (count) => `残り${count}人`,
    price: (chips) => `コール額 ${chips}`,
    pot: (chips) => `ポット ${chips}`,
    requiredEquity: (share) => `必要エクイティ ${percent(share)}`,
  },
};
