// Tables for pictures: played in Node by the host of the app, until a hand comes that is worth a picture. Nothing is
// made up; a change of the players only means that another hand fits.
import { Xoshiro256 } from '@doorcard/cards';
import { makeRegistry, streamOf, usualEntries } from '@doorcard/cpu';
import { makeCashStakes } from '@doorcard/engine';
import { HUMAN, makePortPair, NO_PACE, openTable } from '@doorcard/table';
import { connectClient } from '@doorcard/table/client';

/** @typedef {import('@doorcard/engine').View} View */
/** @typedef {import('@doorcard/table').HostMessage} HostMessage */
/**
 * @typedef {object} Moment where something is asked of me, or a hand is over
 * @property {View} view
 * @property {boolean} isOver
 * @property {string} [did] my last action in this hand
 */
/**
 * @typedef {object} Wish
 * @property {string} games a game or a mix
 * @property {number} [opponents]
 * @property {readonly string[]} [players] who they are, in order
 * @property {number} [hands] how many hands of each game of a mix
 * @property {(moment: Moment) => boolean} fits
 * @property {boolean} [isBefore] the table is saved before my last action of the hand that fits; chance is saved too, so
 *   that the same action leads there again
 */

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'];
const LV2 = ['lv2:1', 'lv2:2', 'lv2:3', 'lv2:4', 'lv2:5', 'lv2:6'];
const ME = 'lv2:3';
const registry = makeRegistry(usualEntries);
const MOST_TABLES = 40;
/** Later somebody may be without chips. */
const MOST_HANDS = 50;

const pause = () => new Promise((resolve) => setImmediate(resolve));

/**
 * The table as it is saved at the first moment that fits.
 * @param {Wish} wish
 * @returns {Promise<string>}
 */
export async function findTable(wish) {
  for (let table = 1; table <= MOST_TABLES; table++) {
    const save = await playTable(wish, table);
    if (save !== undefined) return save;
  }
  throw new Error(`no hand of ${wish.games} fits at ${MOST_TABLES} tables of ${MOST_HANDS} hands`);
}

/** @type {(wish: Wish, seed: number) => Promise<string | undefined>} */
async function playTable({ games, opponents = 5, players = LV2, hands = 6, fits, isBefore }, seed) {
  let saved = '';
  let before = '';
  /** @type {string | undefined} */
  let did;
  // The host saves a little later.
  const readSave = async () => {
    for (let i = 0; i < 5; i++) await pause();
    return saved;
  };
  /** @type {HostMessage[]} */
  const news = [];
  const [host, mine] = makePortPair(queueMicrotask);
  const fail = (/** @type {unknown} */ problem) => {
    throw problem;
  };
  openTable({
    port: host,
    storage: {
      load: async () => undefined,
      save: async (text) => {
        saved = text;
      },
      putAside: async () => {},
    },
    clock: { seconds: () => 0, later: () => () => {} },
    registry,
    random: Xoshiro256.fromSeed(BigInt(seed)),
    pace: NO_PACE,
    onFault: fail,
  });
  const client = connectClient(mine, (message) => news.push(message), fail);
  const others = NAMES.slice(0, opponents).map((name, i) => ({
    name,
    player: players[i % players.length] ?? ME,
  }));
  client.send({
    type: 'start',
    options: {
      kind: 'cash',
      games,
      chairs: [{ name: 'You', player: HUMAN }, ...others],
      ...(hands > 0 && { change: { every: 'hands', hands } }),
      stakes: makeCashStakes(20, 40),
      reasons: 'afterHand',
    },
  });
  const found = registry.find(ME);
  if (!found.ok) throw new Error(found.error.message);
  for (let count = 0, turn = 0; count < MOST_HANDS; turn++) {
    await pause();
    const refused = news.find((message) => message.type === 'error');
    if (refused !== undefined) throw new Error(refused.error.problem);
    const last = news.findLast((message) => message.type === 'view');
    const isOver = news.some((message) => message.type === 'handOver');
    if (last === undefined || (last.view.legal === null && !isOver)) continue;
    if (fits({ view: last.view, isOver, ...(did !== undefined && { did }) }))
      return isBefore === true ? before : readSave();
    if (isBefore === true && !isOver) before = await readSave();
    news.length = 0;
    if (isOver) {
      count++;
      did = undefined;
      client.send({ type: 'nextHand' });
    } else {
      const { action } = found.value.decide(last.view, streamOf(seed, count, 0, turn));
      did = action.type;
      client.send({ type: 'act', hand: last.hand, decision: last.decision, action });
    }
  }
  return undefined;
}
