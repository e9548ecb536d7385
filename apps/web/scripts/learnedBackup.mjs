// Somebody who has played and been judged, as a backup that the settings page opens: hands between real players, and
// verdicts of the real coach. Judging them in the page would take minutes, because it looks at far more deals.
import { fileURLToPath } from 'node:url';
import { Xoshiro256 } from '@doorcard/cards';
import { makeMixedModel, reviewHand } from '@doorcard/coach';
import { makeRegistry, streamOf, usualEntries } from '@doorcard/cpu';
import { act, Hand, makeDefaultSetup, makePlan, makeView, RULE_SETS } from '@doorcard/engine';
import { makePhh, writePhhHand } from '@doorcard/history';
import { runnerImport } from 'vite';

/** @typedef {import('@doorcard/engine').GameId} GameId */
/** @typedef {typeof import('../src/settings/backup.js')} BackupModule */
/** @typedef {typeof import('../src/shared/hands/handRow.js')} RowModule */
/** @typedef {typeof import('../src/shared/hands/readHand.js')} ReadModule */
/** @typedef {typeof import('../src/shared/coach/handVerdicts.js')} VerdictModule */

const SEATS = 2;
const MINUTE = 60_000;
const WORLDS = 40;
/** The owner is of the first kind and loses something; the others are of the second. */
const OWNER = 'lv1:standard';
const OTHER = 'lv2:1';
/** Hands of each game: enough for a rate on some streets and too few on others. @type {readonly (readonly [GameId, number])[]} */
const PLAYED = [
  ['stud8', 66],
  ['razz', 62],
  ['stud', 24],
  ['badugi', 62],
];

const registry = makeRegistry(usualEntries);

/** @type {<T>(result: { ok: true, value: T } | { ok: false, error: Error }) => T} */
function take(result) {
  if (!result.ok) throw result.error;
  return result.value;
}

/** A file of the app, which is written in TypeScript. @type {(path: string) => Promise<unknown>} */
const load = async (path) =>
  (
    await runnerImport(fileURLToPath(new URL(`../src/${path}`, import.meta.url)), {
      configFile: false,
      logLevel: 'error',
    })
  ).module;

/** The text of the backup; the last hand ends at `now`. @type {(now: number) => Promise<string>} */
export async function makeLearnedBackup(now) {
  const { makeBackupText } = /** @type {BackupModule} */ (await load('settings/backup.ts'));
  const { makeRow } = /** @type {RowModule} */ (await load('shared/hands/handRow.ts'));
  const { readHand } = /** @type {ReadModule} */ (await load('shared/hands/readHand.ts'));
  const { nameModel } = /** @type {VerdictModule} */ (await load('shared/coach/handVerdicts.ts'));
  const games = PLAYED.flatMap(([game, count]) => Array.from({ length: count }, () => game));
  const hands = games.map((game, i) => {
    const you = i % SEATS;
    const hand = playHand(game, i, you);
    const id = `learned-${i}`;
    const at = now - (games.length - i) * 9 * MINUTE;
    const seen = makePhh(take(writePhhHand(hand)));
    const facts = { id, at, kind: /** @type {const} */ ('cash'), you, players: [], seed: null };
    const row = makeRow(take(readHand(seen)), facts);
    const options = {
      model: makeMixedModel(game),
      seed: BigInt(i) << 12n,
      worlds: WORLDS,
      most: WORLDS,
      spread: false,
    };
    const review = take(reviewHand(hand, you, options));
    const verdicts = { id, model: nameModel(row), review, refused: null, helped: [], opinions: [] };
    return { hand: { row, records: { id, seen, all: null, reasons: [] } }, verdicts };
  });
  return makeBackupText({
    made: new Date(now).toISOString(),
    preferences: {},
    hands: hands.map(({ hand }) => hand),
    verdicts: hands.map(({ verdicts }) => verdicts),
    drills: { entries: [], mistakes: [] },
    table: null,
  });
}

/** @type {(game: GameId, seed: number, you: number) => Hand} */
function playHand(game, seed, you) {
  const hand = new Hand(makePlan(makeDefaultSetup(game, SEATS, RULE_SETS.wsop)));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(BigInt(seed)) });
  for (let decision = 0; hand.actor >= 0; decision++) {
    const seat = hand.actor;
    const player = take(registry.find(seat === you ? OWNER : OTHER));
    const { action } = player.decide(makeView(hand, seat), streamOf(1, seed, seat, decision));
    take(act(hand, seat, action));
  }
  return hand;
}
