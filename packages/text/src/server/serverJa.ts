import type { ServerWords } from './serverWords.js';

export const serverJa: ServerWords = {
  ready: (address) => `Doorcard: ${address} を開いてください`,
  runsAlready: (address, version) => `Doorcard ${version} はすでに ${address} で動いています`,
  elsewhere: (usual, address) =>
    `${usual} は別のプログラムが使用中のため ${address} で開きます。以前のハンドは ${usual} のブラウザー保存領域に残っています。移すには、向こうの「設定」でバックアップを保存し、こちらの「設定」で開いてください`,
  howToEnd: 'Ctrl-C で終了します。',
};
