import type { ShellWords } from './shellWords.js';

export const words: ShellWords = {
  menu: {
    name: 'ページ',
    due: (count) => `出題待ち${count}`,
    pages: {
      start: 'プレイ',
      history: '履歴',
      drill: 'ドリル',
      progress: '成績',
      rules: 'ルール',
      equity: 'エクイティ',
      lab: 'ラボ',
      settings: '設定',
    },
  },
  otherTab: {
    title: 'テーブルは別のタブで開いています',
    taken: 'テーブルは別のタブに移りました',
    text: 'Doorcardが別のタブかウィンドウで開いています。テーブルを開けるのは一か所だけです。そのまま向こうで続けるか、こちらに移せます。',
    takenText:
      '同じ場面、同じカードで向こうのタブで続きます。このタブは止まりましたが、何も失われていません。',
    take: 'こちらで続ける',
    back: 'ロビーへ',
  },
  update: { ready: '新しいバージョンがあります。', reload: '更新する', later: 'あとで' },
  missingLanguage: (name) => `${name}を読み込めませんでした。接続を確かめて、もう一度選んでください。`,
};
