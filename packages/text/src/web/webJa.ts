import { makeRank } from '@doorcard/cards';
import { equityJa } from './equityJa.js';
import { historyJa } from './historyJa.js';
import { progressJa } from './progressJa.js';
import { rulesJa } from './rulesJa.js';
import { settingsJa } from './settingsJa.js';
import { webTableJa } from './tableJa.js';
import { startJa } from './startJa.js';
import type { WebWords } from './webWords.js';

const SUITS = ['クラブ', 'ダイヤ', 'ハート', 'スペード'];

export const webJa: WebWords = {
  language: '日本語',
  chooseLanguage: '言語',
  tagline: '判断の理由を教えてくれる相手と、ミックスゲームを。',
  menu: {
    name: 'ページ',
    pages: {
      start: 'プレイ',
      history: 'ハンド履歴',
      progress: '成績',
      rules: 'ルール',
      equity: 'エクイティ',
      settings: '設定',
    },
  },
  start: startJa,
  table: webTableJa,
  history: historyJa,
  progress: progressJa,
  rules: rulesJa,
  equity: equityJa,
  settings: settingsJa,
  server: {
    ready: (address) => `Doorcard: ${address} を開いてください`,
    runsAlready: (address, version) => `Doorcard ${version} はすでに ${address} で動いています`,
    elsewhere: (usual, address) =>
      `${usual} は別のプログラムが使用中のため ${address} で開きます。以前のハンドは ${usual} のブラウザー保存領域に残っています。移すには、向こうの「設定」でバックアップを保存し、こちらの「設定」で開いてください`,
    howToEnd: 'Ctrl-C で終了します。',
  },
  card: (card) => `${SUITS[card & 3]!}の${makeRank(card >> 2)}`,
  hiddenCard: '伏せたカード',
};
