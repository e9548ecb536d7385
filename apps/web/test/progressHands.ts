import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { makeRegistry, streamOf, usualEntries } from '@doorcard/cpu';
import { act, Hand, makeDefaultSetup, makePlan, makeView, RULE_SETS, type GameId } from '@doorcard/engine';
import { makePhh, writePhhHand } from '@doorcard/history';
import type { Page } from '@playwright/test';
import { makeRow } from '../src/shared/hands/handRow.js';
import {
  recordsDocument,
  rowDocument,
  type KeptHand,
  type StoredHand,
} from '../src/shared/hands/keptHand.js';
import { readHand } from '../src/shared/hands/readHand.js';

const SEATS = 4;
const MINUTE = 60_000;

/** Hands of computer players, one of whom is the owner; the last one ends at `at`, each a minute after the one before. */
export function makeKeptHands(games: readonly GameId[], count: number, at: number): KeptHand[] {
  const player = unwrap(makeRegistry(usualEntries).find('lv2'));
  return Array.from({ length: count }, (_, i) => {
    const hand = new Hand(makePlan(makeDefaultSetup(games[i % games.length]!, SEATS, RULE_SETS.wsop)));
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(BigInt(i)) });
    for (let decision = 0; hand.actor >= 0; decision++) {
      const seat = hand.actor;
      const { action } = player.decide(makeView(hand, seat), streamOf(1, i, seat, decision));
      unwrap(act(hand, seat, action));
    }
    const id = `p-${i}`;
    const text = makePhh(unwrap(writePhhHand(hand)));
    const facts = {
      id,
      at: at - (count - 1 - i) * MINUTE,
      kind: 'cash',
      you: Math.floor(i / games.length) % SEATS,
      players: [],
      seed: null,
    } as const;
    return {
      row: makeRow(unwrap(readHand(text)), facts),
      records: { id, seen: text, all: text, reasons: [] },
    };
  });
}

/** The same hands over and over under other names. */
export const repeatHands = (hands: readonly KeptHand[], count: number): KeptHand[] =>
  Array.from({ length: count }, (_, i) => {
    const { row, records } = hands[i % hands.length]!;
    return { row: { ...row, id: `r-${i}` }, records: { ...records, id: `r-${i}` } };
  });

/** Puts hands where the app keeps them; its page must be open. */
export async function putHands(page: Page, hands: readonly KeptHand[]): Promise<void> {
  const rows = hands.map(({ row }) => rowDocument.seal(row));
  const records = hands.map((hand) => recordsDocument.seal(hand.records));
  await page.evaluate(putStored, { rows, records });
}

/** Runs in the page. */
async function putStored(all: {
  rows: readonly StoredHand[];
  records: readonly StoredHand[];
}): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('doorcard-hands');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('the database refuses')));
  });
  const change = database.transaction(['rows', 'papers'], 'readwrite');
  for (const row of all.rows) change.objectStore('rows').put(row);
  for (const each of all.records) change.objectStore('papers').put(each);
  await new Promise((resolve, reject) => {
    change.addEventListener('complete', resolve);
    change.addEventListener('error', () => reject(new Error('the database refuses')));
  });
  database.close();
}
