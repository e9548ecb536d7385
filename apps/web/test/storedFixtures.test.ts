import { readFileSync } from 'node:fs';
import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { EMPTY_BOOK } from '@doorcard/coach/drill';
import { makeRegistry, usualEntries } from '@doorcard/cpu';
import { makePortPair, NO_PACE, openTable, type HostMessage } from '@doorcard/table';
import { connectClient } from '@doorcard/table/client';
import { describe, expect, test } from 'vitest';
import { importText } from '../src/shared/hands/handImport.js';
import { readLinkData } from '../src/shared/hands/handLink.js';
import { verdictsDocument } from '../src/shared/coach/handVerdicts.js';
import { makeReplay } from '../src/history/replay.js';
import { parseBackup } from '../src/settings/backup.js';
import { recordsDocument, rowDocument } from '../src/shared/hands/keptHand.js';
import { parsePreferences } from '../src/shared/preferences/preferences.js';
import { decryptTable } from '../src/worker/encryption.js';

// What version 0.1.0 stored in browsers and wrote into files and links.
const read = (name: string): string => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8');
const readJson = (name: string): unknown => JSON.parse(read(name));

const ROW = {
  id: 't1lndta71h2figi-1',
  at: 1794821415000,
  game: 'badugi',
  kind: 'cash',
  number: 1,
  names: ['Ann', 'Bob', 'You'],
  players: ['lv2:1', 'lv2:2', 'human'],
  you: 2,
  cards: [37, 5, 42, 40],
  result: -240,
  pot: 520,
  bigBet: 80,
  unit: 1,
  seed: '7',
  star: true,
  note: 'why? 松',
};

const CHOICES = {
  language: 'ja',
  speed: 'slow',
  theme: 'contrast',
  deck: 'twoColour',
  unit: 'bigBets',
  sound: true,
  volume: 35,
  keys: { fold: 'x' },
  testMe: true,
  autoNext: true,
  textMode: true,
  open: { game: 'razz', hands: 12 },
};

describe('a kept hand of version 1', () => {
  test('has its row', () => {
    expect(unwrap(rowDocument.open(readJson('hand-row-v1.json')))).toEqual(ROW);
  });

  test('has its records and reasons, and is replayed to the stacks that it ended with', () => {
    const { id, seen, all, reasons } = unwrap(recordsDocument.open(readJson('hand-papers-v1.json')));
    expect(id).toBe(ROW.id);
    for (const text of [seen, all!]) {
      const { stacks, steps } = unwrap(makeReplay(text, ROW.you));
      expect(stacks).toEqual([7960, 8280, 7760]);
      for (const { seat, decision } of reasons) expect(steps[decision]!.view.actor).toBe(seat);
    }
    expect(reasons).toHaveLength(11);
    expect(reasons[0]).toMatchObject({
      seat: 0,
      decision: 1,
      action: { type: 'call' },
      reason: { code: 'badugi_half_price', rule: 'badugi/predraw/call' },
    });
  });
});

test('a shared link of version 1 has its hand', async () => {
  const link = unwrap(await readLinkData(read('hand-link-v1.txt').trim()));
  const { id, at, you, players, seed } = ROW;
  expect(link).toMatchObject({ id, at, you, players, seed, cards: 'seen' });
  expect(link.phh).toContain('finishing_stacks = [7960, 8280, 7760]');
});

test('verdicts of version 1, which had no second opinions, are read', () => {
  const { id, model, review, helped, opinions } = unwrap(verdictsDocument.open(readJson('verdicts-v1.json')));
  expect([id, model, helped, opinions]).toEqual(['reviewed-1', '1/mixed', [4], []]);
  expect(review!.decisions.map(({ verdict }) => verdict.label)).toHaveLength(3);
});

test('verdicts of version 2 count what they show, until the hand is judged again', () => {
  const { review, helped, opinions } = unwrap(verdictsDocument.open(readJson('verdicts-v2.json')));
  expect(helped).toEqual([4]);
  const trained = opinions.flatMap((each) => (each.trained === undefined ? [] : [each.trained]));
  expect(trained).toHaveLength(1);
  for (const { verdict } of [...review!.decisions, ...trained]) expect(verdict.counted).toEqual(verdict.loss);
});

describe('settings', () => {
  test('of version 1, which had no seal, are read', () => {
    expect(unwrap(parsePreferences(read('preferences-v1.json')))).toEqual({ language: 'ja', speed: 'off' });
  });

  test('of version 2 are read', () => {
    const { table, ...choices } = unwrap(parsePreferences(read('preferences-v2.json')));
    expect(choices).toEqual(CHOICES);
    expect(table).toBeDefined();
  });
});

describe('a backup of version 1', () => {
  test('has settings and hands', () => {
    const { made, preferences, hands, verdicts, drills, table } = unwrap(parseBackup(read('backup-v1.json')));
    expect([verdicts, drills]).toEqual([[], EMPTY_BOOK]);
    expect([made, table]).toEqual(['2026-11-16T09:30:15.000Z', null]);
    expect(preferences).toMatchObject(CHOICES);
    expect(hands.map(({ row }) => [row.id, row.game, row.result])).toEqual([
      [ROW.id, 'badugi', -240],
      ['t1lndta71h2figi-2', 'razz', -210],
    ]);
    expect(unwrap(makeReplay(hands[0]!.records.seen, 2)).stacks).toEqual([7960, 8280, 7760]);
  });

  test('has a table that goes on', async () => {
    const { preferences, hands, table } = unwrap(parseBackup(read('backup-v1-table.json')));
    expect([preferences.theme, hands.length]).toEqual(['dark', 1]);
    const text = await decryptTable(table!);
    const messages: HostMessage[] = [];
    const [host, mine] = makePortPair(queueMicrotask);
    openTable({
      port: host,
      storage: { load: async () => text, save: async () => {}, putAside: async () => {} },
      clock: { seconds: () => 0, later: () => () => {} },
      registry: makeRegistry(usualEntries),
      random: Xoshiro256.fromSeed(1n),
      pace: NO_PACE,
      onFault: (fault) => expect.unreachable(String(fault)),
    });
    const client = connectClient(
      mine,
      (message) => messages.push(message),
      (error) => expect.unreachable(error.message),
    );
    client.send({ type: 'resume' });
    await new Promise((resolve) => setImmediate(resolve));
    const view = messages.findLast((message) => message.type === 'view')!;
    expect([view.hand, view.decision, view.view.pot]).toEqual(['t1h2figi743hw7-1', 3, 80]);
    expect(view.view.mine!.cards).toEqual([34, 21, 29]);
    client.send({ type: 'act', hand: view.hand, decision: 3, action: { type: 'fold' } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(messages.at(-1)!.type).toBe('table');
    expect(messages.some(({ type }) => type === 'handOver')).toBe(true);
  });
});

// The same hand must not be imported twice under two ids.
test.each([
  ['import.phh', ['f-0f8d246977431509']],
  ['import.phhs', ['f-38244773dd39c1a3', 'f-61bbc16a4527b25a']],
  ['import-pokerstars.txt', ['ps-4711']],
])('the hands of %s have the ids that they had', (name, ids) => {
  const { hands, refused } = importText(read(name), 1);
  expect(refused).toEqual([]);
  expect(hands.map(({ row }) => row.id)).toEqual(ids);
});
