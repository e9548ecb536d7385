import type { Action } from '@doorcard/engine';
import type {
  HoldingClass,
  HoldingShare,
  OpponentRead,
  SearchCode,
  SearchData,
  SearchValue,
} from '@doorcard/search';
import { playersJa } from '../../players/playersJa.js';
import { namePlayer } from '../../players/playerWords.js';
import type { Person } from '../../table/eventWords.js';
import type { FamilyWords } from '../familyWords.js';
import { percent, signed } from '../figures.js';

/** What somebody may hold, in a few words. */
export const HOLDINGS: Readonly<Record<HoldingClass, string>> = {
  nothing: 'まだ何もなし',
  pair: 'ワンペア',
  twoPair: 'ツーペア',
  trips: 'スリーカード',
  straight: 'ストレート',
  flush: 'フラッシュ',
  fullHouse: 'フルハウス',
  quads: 'フォーカード以上',
  low: '完成したロー',
  fourLow: 'ロー4枚',
  threeLow: 'ロー3枚',
  twoLow: 'ロー2枚',
};

function nameAction(action: Action): string {
  switch (action.type) {
    case 'fold':
      return 'フォールド';
    case 'check':
      return 'チェック';
    case 'call':
      return 'コール';
    case 'bringIn':
      return 'ブリングイン';
    case 'raise':
      return `ベット/レイズ ${action.to}`;
    case 'draw':
      return action.discard.length === 0 ? 'パット' : `${action.discard.length}枚チェンジ`;
  }
}

const sayValue = ({ action, mean, low, high }: SearchValue): string =>
  `${nameAction(action)} ${signed(mean)} BB（${signed(low)}〜${signed(high)}）`;

const sayHolding = (holding: HoldingShare): string =>
  `${holding.top === undefined ? HOLDINGS[holding.class] : `${holding.top}ハイ`} ${percent(holding.share)}`;

const sayOpponent = ({ seat, type, typeShare, holdings }: OpponentRead, person?: Person): string =>
  `${person?.name ?? `席${seat + 1}`}は${namePlayer(playersJa, type)}に近く（${percent(typeShare)}）、ハンドは${holdings.map(sayHolding).join('、')}`;

export const searchJa: FamilyWords<SearchCode, SearchData> = {
  codes: {
    search_agrees: '相手が持ちうるハンドで最後まで試すと、レベル2のプレイが一番勝つ。',
    search_better: '相手が持ちうるハンドで最後まで試すと、レベル2のプレイよりはっきり勝てる。',
    search_close: 'レベル2のプレイよりはっきり良い手はない。',
  },
  data: {
    best: (value) => `最善：${sayValue(value)}`,
    next: (value) => `次点：${sayValue(value)}`,
    usual: (value) => `レベル2なら：${sayValue(value)}`,
    worlds: (count) => `${count}通りの配られ方`,
    effective: (count) => `独立な${count}通りに相当`,
    opponents: (opponents, people) =>
      opponents.map((opponent) => sayOpponent(opponent, people[opponent.seat])).join('。'),
  },
};
