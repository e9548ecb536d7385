import type { HistoryWords } from './historyWords.js';

export const historyJa: HistoryWords = {
  dealt: (hands, game, file) => `${game} ${hands}ハンド → ${file}`,
  matches: '収支一致',
  differs: '収支不一致',
  played: '再生済み',
  unfinished: '途中まで再生',
  unresolved: '再生済み(勝者不明)',
  refused: (code) => `拒否: ${code}`,
  tally: ({ hands, matching, differing, refused }) =>
    `${hands}ハンド: 再生${hands - refused}、収支一致${matching}、不一致${differing}、拒否${refused}`,
};
