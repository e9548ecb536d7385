import { readFileSync } from 'node:fs';
import { unwrap } from '@doorcard/cards';
import { makeMixedModel, reviewHand, type HandReview } from '@doorcard/coach';
import {
  addDecisions,
  drillDocument,
  EMPTY_BOOK,
  findEntry,
  type DrillBook,
  type Mistake,
} from '@doorcard/coach/drill';
import { parsePhh, readPhhHand } from '@doorcard/history';
import { makeChecksum } from '@doorcard/sealed';
import { NO_TABLE, reduceMessage, type TableState } from '@doorcard/table/client';
import { writeBigBets } from '@doorcard/text';
import { describe, expect, test } from 'vitest';
import { makeBackupText, parseBackup, type Backup } from '../src/settings/backup.js';
import type { KeptHand } from '../src/shared/hands/keptHand.js';
import {
  findAction,
  findKeyFault,
  KEY_ACTIONS,
  listChanges,
  makeKeyMap,
  USUAL_KEYS,
} from '../src/shared/keys/keys.js';
import {
  makePreferencesText,
  parsePreferences,
  type Preferences,
} from '../src/shared/preferences/preferences.js';
import { USUAL_CHOICE } from '../src/shared/tableChoice/tableChoice.js';
import { listSounds } from '../src/shell/tableSounds.js';
import { findBigBet } from '../src/table/useAmount.js';
import { decryptTable, encryptTable } from '../src/worker/encryption.js';
import { chooseQuietly, playInNode } from './nodeTable.js';

describe('preferences', () => {
  const all: Preferences = {
    language: 'ja',
    table: USUAL_CHOICE,
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

  test('come back as they were kept', () => {
    expect(parsePreferences(makePreferencesText(all))).toEqual({ ok: true, value: all });
    expect(parsePreferences(makePreferencesText({}))).toEqual({ ok: true, value: {} });
  });

  test('of the first version are read; its way of choosing a table is no more', () => {
    const first = '{"version":1,"language":"ja","games":"badugi","level":"lv2","opponents":3,"speed":"off"}';
    expect(parsePreferences(first)).toEqual({
      ok: true,
      value: { language: 'ja', speed: 'off' },
    });
  });

  test('that are not known are as if they had not been chosen; the others stay', () => {
    const data = { theme: 'sepia', volume: 101, deck: 'twoColour', sound: 'yes', later: 1 };
    const text = JSON.stringify({
      type: 'doorcard/preferences',
      version: 2,
      checksum: makeChecksum(data),
      ...data,
    });
    const read = parsePreferences(text);
    expect(read.ok && JSON.parse(JSON.stringify(read.value))).toEqual({ deck: 'twoColour' });
  });

  test.each([
    ['preferences/not-json', 'nonsense'],
    ['preferences/not-json', '[1]'],
    ['preferences/foreign', '{"type":"something"}'],
    ['preferences/unknown-version', '{"type":"doorcard/preferences","version":3}'],
    ['preferences/bad-checksum', makePreferencesText(all).replace('twoColour', 'fourColour')],
  ])('%s', (code, text) => expect(parsePreferences(text)).toMatchObject({ ok: false, error: { code } }));
});

describe('keys', () => {
  test('are one for each action', () => {
    expect(new Set(Object.values(USUAL_KEYS)).size).toBe(KEY_ACTIONS.length);
    for (const action of KEY_ACTIONS) expect(findAction(USUAL_KEYS, USUAL_KEYS[action])).toBe(action);
  });

  test('can be changed, in whatever case they are pressed', () => {
    const keys = makeKeyMap({ fold: 'X' });
    expect([findAction(keys, 'x'), findAction(keys, 'X'), findAction(keys, 'f')]).toEqual([
      'fold',
      'fold',
      undefined,
    ]);
    expect(listChanges(keys)).toEqual({ fold: 'x' });
  });

  test('a switch of the table has no key while an action that was changed has it, and keeps its own otherwise', () => {
    const keys = makeKeyMap({ fold: 's', pause: 'x' });
    expect([keys.fold, keys.pause, keys.textMode]).toEqual(['s', 'x', '/']);
    const older = makeKeyMap({ fold: 's' });
    expect([findAction(older, 's'), older.pause]).toEqual(['fold', '']);
    expect(listChanges(older)).toEqual({ fold: 's' });
  });

  test.each([
    ['two of one key', { fold: 'c' }],
    ['a key that is none', { fold: 'Tab' }],
    ['an action that is none', { dance: 'x' }],
  ])('kept changes with %s do not count', (_name, changes) =>
    expect(makeKeyMap(changes as Record<string, string>)).toEqual(USUAL_KEYS),
  );

  test('a key that is taken or cannot be one is refused', () => {
    expect(findKeyFault(USUAL_KEYS, 'fold', 'R')).toEqual({ code: 'keys/taken', key: 'r', by: 'raise' });
    expect(findKeyFault(USUAL_KEYS, 'fold', 'F')).toBeUndefined();
    for (const key of [' ', 'Tab', 'ArrowLeft', 'F5', '']) {
      expect(findKeyFault(USUAL_KEYS, 'fold', key)).toMatchObject({ code: 'keys/not-a-key' });
    }
  });
});

describe('amounts', () => {
  test.each([
    [1000, 80, '12.5 BB'],
    [80, 80, '1 BB'],
    [20, 80, '0.3 BB'],
    [-100, 80, '-1.3 BB'],
    [-1, 80, '0 BB'],
    [800_000, 80, '10,000 BB'],
    [799.9 * 80, 80, '799.9 BB'],
  ])('%i chips with bets of %i are %s', (chips, bigBet, text) =>
    expect(writeBigBets(chips, bigBet)).toBe(text),
  );

  test('a big bet is what the game says, and a big blind where there is no limit', () => {
    const stakes = {
      stud: { ante: 10, bringIn: 20, smallBet: 40, bigBet: 80 },
      limit: { smallBlind: 20, bigBlind: 40, smallBet: 40, bigBet: 90 },
      noLimit: { smallBlind: 5, bigBlind: 10, bigBlindAnte: 10 },
    };
    const find = (game: 'razz' | 'badugi' | 'holdem') => findBigBet({ game, stakes } as never);
    expect([find('razz'), find('badugi'), find('holdem')]).toEqual([80, 90, 10]);
  });
});

test('a hand is heard: cards, bets, checks, my turn, and the pot once at its end', async () => {
  const messages = await playInNode(
    {
      kind: 'cash',
      games: 'badugi',
      chairs: [
        { name: 'You', player: 'human' },
        { name: 'Ann', player: 'lv1' },
        { name: 'Bob', player: 'lv1' },
      ],
      seed: '1',
    },
    chooseQuietly(() => [0]),
  );
  let state: TableState = NO_TABLE;
  const heard = messages.flatMap((message) => {
    const before = state;
    state = reduceMessage(state, message);
    return listSounds(before, state);
  });
  const questions = messages.filter((message) => message.type === 'view' && message.view.legal !== null);
  expect(heard[0]).toBe('card');
  expect(heard.filter((sound) => sound === 'turn')).toHaveLength(questions.length);
  expect(heard.filter((sound) => sound === 'pot')).toHaveLength(1);
  const countEvents = (...types: string[]): number =>
    state.view!.events.filter(({ type }) => types.includes(type)).length;
  expect(heard.filter((sound) => sound === 'bet')).toHaveLength(countEvents('call', 'raise', 'bringIn'));
  expect(heard.filter((sound) => sound === 'check')).toHaveLength(countEvents('check'));
  // A game that follows another one is heard by its riffle.
  const other = { ...state, hand: { ...state.hand!, hand: 'another', game: 'razz' as const } };
  expect(listSounds(state, other)).toContain('newGame');
});

/** A reviewed hand, its decisions as drills, and the same with a hand that cannot be played. */
function learn(): { readonly review: HandReview; readonly drills: DrillBook; readonly broken: DrillBook } {
  const text = readFileSync(new URL('fixtures/reviewed.phh', import.meta.url), 'utf8');
  const { hand } = unwrap(readPhhHand(unwrap(parsePhh(text)).value));
  const options = { model: makeMixedModel('razz'), seed: 1n, worlds: 50, most: 50, spread: false };
  const review = unwrap(reviewHand(hand, 0, options));
  const drills = addDecisions(EMPTY_BOOK, hand, review, 7);
  const mistakes = drills.mistakes.map((mistake) => ({ ...mistake, record: {} as Mistake['record'] }));
  return { review, drills, broken: { ...drills, mistakes } };
}

describe('a backup', () => {
  const { review, drills, broken } = learn();
  const hand: KeptHand = {
    row: {
      id: 'h1',
      at: 1,
      game: 'razz',
      kind: 'cash',
      number: 3,
      names: ['You', 'Ann'],
      players: ['human', 'lv2'],
      you: 0,
      cards: [0, 5],
      result: -40,
      pot: 120,
      bigBet: 80,
      unit: 1,
      seed: null,
      star: true,
      note: 'why?',
    },
    records: { id: 'h1', seen: 'seen', all: null, reasons: [] },
  };
  const backup: Backup = {
    made: '2026-01-02T03:04:05.000Z',
    preferences: { theme: 'dark' },
    hands: [hand],
    verdicts: [{ id: 'h1', model: '1/seated', review, refused: null, helped: [2], opinions: [] }],
    drills: { ...drills, entries: [findEntry(EMPTY_BOOK, 'potOdds', 'razz', 7)] },
    table: 'doorcard-sealed-1.a.b',
  };
  const text = makeBackupText(backup);
  const reseal = (change: (data: Record<string, unknown>) => void): string => {
    const { type, version, checksum: _, ...data } = JSON.parse(text) as Record<string, unknown>;
    change(data);
    return JSON.stringify({ type, version, checksum: makeChecksum(data), ...data });
  };

  test('comes back as it was made', () => {
    expect(drills.mistakes.length).toBeGreaterThan(0);
    expect(parseBackup(text)).toMatchObject({ ok: true, value: backup });
  });

  test.each([
    ['backup/not-json', text.slice(0, 100)],
    ['backup/not-json', ''],
    ['backup/not-json', '"doorcard/backup"'],
    ['backup/foreign', '{"type":"doorcard/table","version":1}'],
    ['backup/unknown-version', text.replace('"version":2', '"version":3')],
    ['backup/bad-checksum', text.replace('why?', 'why!')],
    ['backup/foreign', reseal((data) => delete data['hands'])],
    ['backup/foreign', reseal((data) => (data['table'] = 3))],
    ['backup/bad-preferences', reseal((data) => (data['preferences'] = '{}'))],
    ['backup/bad-hand', reseal((data) => (data['hands'] = [{ row: {}, papers: {} }]))],
    ['backup/bad-verdicts', reseal((data) => (data['verdicts'] = [{}]))],
    ['backup/foreign', reseal((data) => delete data['drills'])],
    ['backup/bad-drills', reseal((data) => (data['drills'] = {}))],
    ['backup/bad-drills', reseal((data) => (data['drills'] = drillDocument.seal(broken)))],
  ])('%s is named', (code, damaged) => {
    const read = parseBackup(damaged);
    expect(read.ok ? 'ok' : read.error.code).toBe(code);
  });
});

describe('an encrypted table', () => {
  const table = '{"cards":["As","Kd"],"name":"\u677e"}';

  test('shows nothing of it, is new each time, and opens to the same text', async () => {
    const [one, two] = [await encryptTable(table), await encryptTable(table)];
    expect(one).not.toBe(two);
    const opened = Buffer.from(one.split('.')[2]!, 'base64').toString('latin1');
    // Two letters, such as those of a card, stand in any random text; six in a row would be no chance.
    for (let at = 0; at + 6 <= table.length; at++) {
      expect(one).not.toContain(table.slice(at, at + 6));
      expect(opened).not.toContain(table.slice(at, at + 6));
    }
    expect(await decryptTable(one)).toBe(table);
  });

  test('does not open when anything of it was changed', async () => {
    const sealed = await encryptTable(table);
    const [mark, nonce, body] = sealed.split('.') as [string, string, string];
    const flipped = `${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`;
    for (const bad of [`${mark}.${nonce}.${flipped}`, `${mark}.${nonce}`, body, '', `${mark}.!.!`]) {
      expect(await decryptTable(bad)).toBeUndefined();
    }
  });
});
