import type { CommonCode, CommonData } from '@doorcard/cpu';
import type { FamilyWords } from '../familyWords.js';
import { percent } from '../figures.js';

export const commonEn: FamilyWords<CommonCode, CommonData> = {
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
