import { unwrap } from '@doorcard/cards';
import { GAMES, listSeenCards, type GameId } from '@doorcard/engine';
import type { TableError } from '@doorcard/table';
import { NO_TABLE } from '@doorcard/table/client';
import { describeReason, LANGUAGES, wordsOf } from '@doorcard/text';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeExport } from '../src/shared/hands/handExport.js';
import { filterRows, NO_FILTER, takePage, type HandFilter } from '../src/history/handFilter.js';
import { importText } from '../src/shared/hands/handImport.js';
import { makeLinkData, readLinkData, type LinkedHand } from '../src/shared/hands/handLink.js';
import { readPokerStarsTime } from '../src/shared/hands/handTime.js';
import { makeReplay } from '../src/history/replay.js';
import { makeKeptHand } from '../src/shared/hands/handKeeping.js';
import { watchHands, type HandToKeep, type TableAccess } from '../src/shared/hands/handWatch.js';
import { recordsDocument, rowDocument, type HandRow, type KeptHand } from '../src/shared/hands/keptHand.js';
import { find, finishHand } from './finishedHand.js';

const NOW = Date.UTC(2030, 0, 1);

type Played = Awaited<ReturnType<typeof finishHand>> & { readonly kept: KeptHand };
const hands = new Map<GameId, Played>();

beforeAll(async () => {
  for (const game of GAMES) {
    const played = await finishHand(game, '7');
    hands.set(game, { ...played, kept: makeKeptHand(played.finished) });
  }
});

describe('the records of a hand that version 1 has kept', () => {
  const text = readFileSync(new URL('fixtures/hand-papers-v1-reasons.json', import.meta.url), 'utf8');
  const old = JSON.parse(text) as { reasons: { reason: { code: string; seen: object } }[] };

  test('have their reasons, each shown in both languages', () => {
    const { reasons } = unwrap(recordsDocument.open(old));
    expect(reasons.map(({ reason }) => reason.data)).toEqual(old.reasons.map(({ reason }) => reason.seen));
    expect(reasons.length).toBeGreaterThan(5);
    for (const language of LANGUAGES) {
      for (const { reason } of reasons) {
        const { thought, facts } = describeReason(wordsOf(language).reasons, reason);
        // A code that players no longer use is shown as it is, with its data.
        const isKnown = wordsOf(language).reasons.codes.has(reason.code);
        expect(thought.includes(reason.code)).toBe(!isKnown);
        if (isKnown) expect(facts).toHaveLength(Object.keys(reason.data).length);
      }
    }
  });

  test('are replayed also when a code or a key is not known any more', () => {
    const { reasons } = unwrap(recordsDocument.open(old));
    const { reason } = reasons.find(({ reason: each }) => Object.keys(each.data).length > 1)!;
    const [[key, value]] = Object.entries(reason.data) as [[string, unknown]];
    for (const language of LANGUAGES) {
      const words = wordsOf(language).reasons;
      const lost = { ...words, codes: new Map<string, string>(), data: new Map<string, () => string>() };
      expect(describeReason(lost, reason).thought).toContain(`${reason.code} (${key} ${String(value)}, `);
      expect(describeReason({ ...words, data: lost.data }, reason).facts[0]).toBe(`${key} ${String(value)}`);
    }
  });

  test('are written again as version 2', () => {
    const records = unwrap(recordsDocument.open(old));
    expect(recordsDocument.seal(records)).toMatchObject({ version: 2 });
    expect(unwrap(recordsDocument.open(recordsDocument.seal(records)))).toEqual(records);
  });
});

describe.each(GAMES)('a hand of %s', (game) => {
  test('has a row with its owner, cards, result and pot', () => {
    const { kept, messages } = hands.get(game)!;
    const { results } = find(messages, 'handOver');
    const { view } = find(messages, 'view');
    const { you } = find(messages, 'handStart');
    const mine = results.find(({ seat }) => seat === you)!;
    const { row } = kept;
    expect(row.game).toBe(game);
    expect(row.you).toBe(you);
    expect(row.cards).toEqual(view.mine!.cards);
    expect(row.result).toBe(mine.after - mine.before);
    expect(row.pot).toBe(sum(view.events.map((event) => (event.type === 'win' ? event.chips : 0))));
    expect(row.bigBet).toBe(view.stakes.bigBet);
    expect(row.seed).toBe('7');
    expect(row.players.filter((player) => player === 'human')).toHaveLength(1);
  });

  test('is replayed to the stacks that it ended with, and every reason is at its decision', () => {
    const { kept, messages } = hands.get(game)!;
    const { results } = find(messages, 'handOver');
    const after = results.toSorted((a, b) => a.seat - b.seat).map((result) => result.after);
    for (const text of [kept.records.seen, kept.records.all!]) {
      const replay = unwrap(makeReplay(text, kept.row.you));
      expect(replay.stacks).toEqual(after);
      expect(replay.steps.at(-1)!.view.seats.map(({ stack }) => stack)).toEqual(after);
      for (const { seat, decision } of kept.records.reasons) {
        expect(replay.steps[decision]!.view.actor).toBe(seat);
      }
    }
  });

  test('as seen shows at every step what its owner was shown then, and no other card', () => {
    const { kept, messages } = hands.get(game)!;
    const replay = unwrap(makeReplay(kept.records.seen, kept.row.you));
    const open = unwrap(makeReplay(kept.records.all!, kept.row.you));
    for (const message of messages) {
      if (message.type !== 'view') continue;
      const step = replay.steps[message.decision]!;
      expect(new Set(listSeenCards(step.view))).toEqual(new Set(listSeenCards(message.view)));
      const { events, seats, mine, board, pot } = open.steps[message.decision]!.view;
      expect(message.view).toMatchObject({ events, seats, mine, board, pot });
    }
    expect(open.steps.flatMap(({ holes }) => holes.flat()).filter((card) => card === undefined)).toEqual([]);
  });

  test.each([
    ['phh', 'seen'],
    ['phh', 'all'],
    ['pokerstars', 'seen'],
  ] as const)('goes out as %s (%s) and comes in again as the same hand', (format, sight) => {
    const { kept } = hands.get(game)!;
    const file = makeExport([kept], format, sight);
    expect(file.refused).toEqual([]);
    const { hands: read, refused } = importText(file.text, NOW);
    expect(refused).toEqual([]);
    expect(read).toHaveLength(1);
    const { row, records } = read[0]!;
    const { id, at, you, cards, result, pot, bigBet } = kept.row;
    expect(row).toMatchObject({ id, at, you, cards, result, pot, bigBet, game });
    if (format === 'phh') expect(row).toEqual(kept.row);
    const stacks = unwrap(makeReplay(kept.records.seen, you)).stacks;
    expect(unwrap(makeReplay(records.seen, you)).stacks).toEqual(stacks);
    // Cards that the owner did not see stay apart.
    const seen = unwrap(makeReplay(kept.records.seen, you)).steps.at(-1)!.holes;
    expect(unwrap(makeReplay(records.seen, you)).steps.at(-1)!.holes).toEqual(seen);
    expect(records.all === null).toBe(sight === 'seen');
  });

  test('goes through a link', async () => {
    const { kept } = hands.get(game)!;
    const link = makeLinked(kept);
    const data = await makeLinkData(link);
    expect(data).toMatch(/^[\w-]+$/);
    expect(unwrap(await readLinkData(data))).toEqual(link);
  });
});

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const makeLinked = ({ row, records }: KeptHand): LinkedHand => ({
  id: row.id,
  at: row.at,
  cards: 'seen',
  you: row.you,
  players: row.players,
  seed: row.seed,
  phh: records.seen,
});

describe('a link', () => {
  const codeOf = async (data: string): Promise<string> => {
    const read = await readLinkData(data);
    return read.ok ? 'fine' : read.error.code;
  };

  test('that is cut off or changed anywhere is refused', async () => {
    const data = await makeLinkData(makeLinked(hands.get('badugi')!.kept));
    expect(await codeOf(data)).toBe('fine');
    for (let cut = 0; cut < data.length; cut += 7) {
      expect(await codeOf(data.slice(0, cut)), `cut at ${cut}`).toMatch(/^link\//);
      const other = data[cut] === 'A' ? 'B' : 'A';
      const changed = `${data.slice(0, cut)}${other}${data.slice(cut + 1)}`;
      expect(await codeOf(changed), `changed at ${cut}`).toMatch(/^link\//);
    }
  });

  test.each([
    ['', 'link/bad-text'],
    ['not a link', 'link/bad-text'],
    ['%F0%9F', 'link/bad-text'],
    ['abcd', 'link/damaged'],
  ])('%s is refused with %s', async (data, code) => expect(await codeOf(data)).toBe(code));

  test('that holds a hand no dealer would play is refused with the code of the dealer', async () => {
    const link = makeLinked(hands.get('stud')!.kept);
    const data = await makeLinkData({ ...link, phh: link.phh.replace(/"p\d cc?.*",/, '"p1 f", "p1 f",') });
    expect(await codeOf(data)).toMatch(/^(history|phh)\//);
    expect(await codeOf(await makeLinkData({ ...link, you: 9 }))).toBe('link/damaged');
  });

  test('that would fill the memory is given up', async () => {
    const link = makeLinked(hands.get('badugi')!.kept);
    const data = await makeLinkData({ ...link, phh: '#'.repeat(5_000_000) });
    expect(data.length).toBeLessThan(20_000);
    expect(await codeOf(data)).toBe('link/damaged');
  });
});

describe('files', () => {
  test('of many hands keep the good ones and name the bad one with hand, line and code', () => {
    const kept = [...hands.values()].map((each) => each.kept);
    const file = makeExport(kept, 'phh', 'seen');
    expect(file.name).toBe('doorcard-hands.phhs');
    expect(file.hands).toBe(GAMES.length);
    const broken = file.text.replace(/(\[3\]\n)variant = "\w+"/, '$1variant = "XX"');
    const { hands: read, refused } = importText(broken, NOW);
    expect(read).toHaveLength(GAMES.length - 1);
    expect(refused.map(({ hand }) => hand)).toEqual(['3']);
    expect(refused[0]!.error.code).toMatch(/^phh\//);
    expect(refused[0]!.error.problem).toMatch(/line \d+/);
  });

  test('of PokerStars text say the line of a hand that cannot be read', () => {
    const kept = [hands.get('razz')!.kept, hands.get('stud')!.kept];
    const { text } = makeExport(kept, 'pokerstars', 'seen');
    const lines = text.split('\n');
    const second = lines.findLastIndex((line) => line.startsWith('PokerStars'));
    lines[second + 1] = 'Tisch';
    const { hands: read, refused } = importText(lines.join('\n'), NOW);
    expect(read).toHaveLength(1);
    expect(refused).toHaveLength(1);
    expect(refused[0]!.hand).toBe('2');
    expect(refused[0]!.error.problem).toContain(`line ${second + 2}`);
  });

  test.each(['', '   \n', 'hello', 'variant = "FB"'])('%j is refused as a whole', (text) => {
    const { hands: read, refused } = importText(text, NOW);
    expect(read).toEqual([]);
    expect(refused).toHaveLength(1);
  });

  test('without an owner or a date are taken all the same, twice as the same hand', () => {
    const { seen } = hands.get('holdem')!.kept.records;
    const [first] = importText(seen, NOW).hands;
    expect(first!.row).toMatchObject({ you: null, result: null, kind: 'file', at: NOW });
    expect(importText(seen, NOW + 1).hands[0]!.row.id).toBe(first!.row.id);
    const other = importText(hands.get('plo')!.kept.records.seen, NOW).hands[0]!;
    expect(other.row.id).not.toBe(first!.row.id);
  });

  test.each([
    ['2012/05/23 23:24:52 CET', Date.UTC(2012, 4, 23, 22, 24, 52)],
    ['2026/11/16 9:05:06 UTC', Date.UTC(2026, 10, 16, 9, 5, 6)],
    ['0000/00/00 00:00:00 UTC', undefined],
    ['yesterday', undefined],
  ])('the time %s', (text, at) => expect(readPokerStarsTime(text)).toBe(at));
});

describe('the list', () => {
  const makeRow = (change: Partial<HandRow>): HandRow => ({ ...hands.get('razz')!.kept.row, ...change });
  const tellRow = (row: HandRow): string => `told ${row.game}`;
  const found = (rows: readonly HandRow[], filter: Partial<HandFilter>): string[] =>
    filterRows(rows, { ...NO_FILTER, ...filter }, tellRow).map(({ id }) => id);

  test('finds hands by words, game, result, pot and star', () => {
    const rows = [
      makeRow({ id: 'a', result: 100, pot: 400, bigBet: 80, note: 'Slow played', star: true }),
      makeRow({ id: 'b', result: -80, pot: 1600, bigBet: 80, game: 'badugi' }),
      makeRow({ id: 'c', result: 0, pot: 40, bigBet: 80, names: ['Zoe', 'You'] }),
      makeRow({ id: 'd', result: null, pot: 800, bigBet: 80 }),
    ];
    expect(found(rows, {})).toEqual(['a', 'b', 'c', 'd']);
    expect(found(rows, { text: ' slow PLAYED ' })).toEqual(['a']);
    expect(found(rows, { text: 'zoe razz' })).toEqual(['c']);
    expect(found(rows, { text: 'zoe badugi' })).toEqual([]);
    expect(found(rows, { text: 'told badugi' })).toEqual(['b']);
    expect(found(rows, { game: 'badugi' })).toEqual(['b']);
    expect(found(rows, { outcome: 'won' })).toEqual(['a']);
    expect(found(rows, { outcome: 'lost' })).toEqual(['b']);
    expect(found(rows, { outcome: 'even' })).toEqual(['c']);
    expect(found(rows, { leastPot: 10 })).toEqual(['b', 'd']);
    expect(found(rows, { isStarred: true, outcome: 'lost' })).toEqual([]);
    expect(found(rows, { isStarred: true })).toEqual(['a']);
  });

  test('has pages; one that is not there is the nearest', () => {
    const items = [1, 2, 3, 4, 5];
    expect(takePage(items, 1, 2)).toEqual({ items: [3, 4], page: 1, pages: 3 });
    expect(takePage(items, 9, 2)).toEqual({ items: [5], page: 2, pages: 3 });
    expect(takePage([], 3, 2)).toEqual({ items: [], page: 0, pages: 1 });
  });
});

describe('a kept row', () => {
  test('comes back as it was, and damage has a code', () => {
    const { row } = hands.get('stud8')!.kept;
    const sealed = rowDocument.seal(row);
    expect(rowDocument.open(sealed)).toEqual({ ok: true, value: row });
    const codeOf = (value: unknown): string => {
      const read = rowDocument.open(value);
      return read.ok ? 'fine' : read.error.code;
    };
    expect(codeOf({ ...sealed, pot: row.pot + 1 })).toBe('hands/bad-checksum');
    expect(codeOf({ ...sealed, version: 99 })).toBe('hands/unknown-version');
    expect(codeOf({ ...sealed, type: 'other' })).toBe('hands/bad-record');
    expect(codeOf(undefined)).toBe('hands/bad-record');
    expect(codeOf(rowDocument.seal({ ...row, pot: 'much' as unknown as number }))).toBe('hands/bad-record');
  });
});

describe('at the table', () => {
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  test('a hand that is over is asked for and kept; what could not be kept is tried again with the next', async () => {
    const { finished } = hands.get('badugi')!;
    const complaints: TableError[] = [];
    const sent: string[] = [];
    const tried: string[] = [];
    let isFull = true;
    const full = { code: 'hands/storage-full', value: '', problem: 'no room', expected: 'room' };
    const listen = watchHands(
      async ({ id }) => {
        tried.push(id);
        return isFull ? full : undefined;
      },
      async () => {},
    );
    const play = async (id: string): Promise<void> => {
      const access: TableAccess = {
        state: { ...NO_TABLE, hand: { ...finished.hand!, hand: id } },
        send: (message) => sent.push(`${message.type} ${'cards' in message ? message.cards : ''}`),
        complain: (error) => complaints.push(error),
      };
      const table = { ...finished.table, hand: null, lastHand: id };
      listen({ type: 'table', table: { ...table, hand: id, lastHand: null } }, access);
      listen({ type: 'table', table }, access);
      listen({ type: 'table', table }, access);
      const all = { phh: finished.all, reasons: [...finished.reasons] };
      listen({ type: 'record', hand: id, seen: finished.seen, all }, access);
      await settle();
    };
    await play('t1-1');
    expect(sent).toEqual(['record all']);
    expect(complaints).toEqual([full]);
    isFull = false;
    await play('t1-2');
    expect(tried).toEqual(['t1-1', 't1-1', 't1-2']);
    expect(complaints).toHaveLength(1);
  });

  test('after a reload of a table that does not know who sat in it, the owner is found by name', async () => {
    const { finished, kept } = hands.get('stud')!;
    const got: HandToKeep[] = [];
    const listen = watchHands(
      async (hand) => {
        got.push(hand);
        return undefined;
      },
      async () => {},
    );
    const sent: string[] = [];
    const access: TableAccess = {
      state: NO_TABLE,
      send: ({ type }) => sent.push(type),
      complain: () => expect.unreachable(),
    };
    const { id: hand } = finished;
    listen({ type: 'table', table: { ...finished.table, hand: null, lastHand: hand } }, access);
    expect(sent).toEqual(['record']);
    const all = { phh: finished.all, reasons: [...finished.reasons] };
    listen({ type: 'record', hand, seen: finished.seen, all }, access);
    await settle();
    expect(got).toHaveLength(1);
    expect(makeKeptHand(got[0]!)).toEqual({ ...kept, row: { ...kept.row, at: got[0]!.at } });
  });
});
