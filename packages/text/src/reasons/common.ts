import type { CommonCode, CommonData } from '@doorcard/cpu';
import type { FamilyWords } from './familyWords.js';

type CommonWords = FamilyWords<CommonCode, CommonData>;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

export const commonEn: CommonWords = {
  codes: {
    only_choice: 'There was nothing to choose.',
    free: 'It costs nothing to stay in.',
    random: 'Chosen by chance.',
    progress: 'Keeps the hand going without a thought.',
  },
  data: {
    players: (count) => `${count} players`,
    price: (chips) => `price ${chips}`,
    pot: (chips) => `pot ${chips}`,
    requiredEquity: (share) => `needs ${percent(share)}`,
  },
};

export const commonJa: CommonWords = {
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
    requiredEquity: (share) => `必要勝率 ${percent(share)}`,
  },
};
