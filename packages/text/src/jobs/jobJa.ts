import type { JobWords } from './jobWords.js';

export const jobJa: JobWords = {
  'run-sent': ({ run, shards }) => `実行 ${run}: ${shards}個のシャードを送信しました。`,
  'run-resumed': ({ run, shards, done, underWay, sent }) =>
    `実行 ${run} を再開: 全${shards}シャード中、完了${done}、処理中${underWay}、送信${sent}。`,
  'run-changed': ({ run }) => `実行 ${run} は以前と計画が異なります。この計画に属さない結果は使いません。`,
  'run-unreadable': ({ run, problem }) => `実行 ${run} の記録を読み取れないため、書き直します(${problem})。`,
  'run-claimed': ({ run, leader }) =>
    `実行 ${run} は直前まで ${leader} が指揮していました。権限が切れるのを待っています。`,
  'run-other-version': ({ run, needs, own }) =>
    `実行 ${run} にはバージョン ${needs} が必要です。このワーカーは ${own} のため担当しません。`,
  'shards-sent-again': ({ shards }) => `クラスターから失われた${shards}個のシャードを再送しました。`,
  'result-unusable': ({ shard, problem }) =>
    `シャード ${shard} の保存結果は使えないため、計算し直します(${problem})。`,
  'shard-lost': ({ run, shard }) =>
    `実行 ${run} のシャード ${shard} がワーカーごと失われました。別のワーカーが引き継ぎます。`,
  'shard-done': ({ run, shard }) => `実行 ${run} のシャード ${shard} が完了しました。`,
  'shard-failed': ({ run, shard, problem }) => `実行 ${run} のシャード ${shard} が失敗しました: ${problem}`,
  'shard-returned': ({ run, shard }) => `実行 ${run} のシャード ${shard} を返却しました。`,
  'shard-dropped': ({ run, shard }) =>
    `実行 ${run} のシャード ${shard} は別のワーカーに渡されたため、ここでは中止します。`,
  'worker-started': ({ worker, threads, version }) =>
    `ワーカー ${worker} が待機中(スレッド${threads}、バージョン ${version})。Ctrl-Cで終了します。`,
  'worker-ended': () => 'ワーカーを終了しました。',
  'worker-joined': ({ worker, threads }) => `ワーカー ${worker} が参加しました(スレッド${threads})。`,
  'worker-other-version': ({ worker, version, needs }) =>
    `ワーカー ${worker} はバージョン ${version} です。この実行には ${needs} が必要なため、割り当てません。`,
  'worker-left': ({ worker }) => `ワーカー ${worker} が離脱しました。`,
  'worker-silent': ({ worker }) =>
    `ワーカー ${worker} の応答がありません。処理中のシャードは他のワーカーに回ります。`,
  'worker-none': ({ version }) => `バージョン ${version} のワーカーがいません。参加を待っています。`,
  'connection-lost': ({ waitSeconds }) =>
    `クラスターとの接続が切れました。${waitSeconds}秒間、再接続を試みます。`,
  'connection-back': () => 'クラスターに再接続しました。',
};
