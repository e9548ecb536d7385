import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  drillDocument,
  EMPTY_BOOK,
  findEntry,
  joinBooks,
  pickNext,
  recordAnswer,
} from '../../src/drill/drillBook.js';
import { COUNTED_FAMILIES, ENDLESS_FAMILIES } from '../../src/drill/drill.js';
import { listDrillGames, makeDrill } from '../../src/drill/families.js';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const drill = makeDrill('halves', 'stud8', 1, Xoshiro256.fromSeed(1n));
const right = drill.accepted[0]!;
const wrong = (right + 1) % drill.answers.length;

const answerMany = (answers: readonly number[]): ReturnType<typeof findEntry> => {
  let book = EMPTY_BOOK;
  answers.forEach((answer, i) => (book = recordAnswer(book, drill, answer, START + i * DAY)));
  return findEntry(book, 'halves', 'stud8', START);
};

test('four of five right answers lead to the next level, two of five back', () => {
  expect(answerMany([right, right, right, right]).level).toBe(1);
  expect(answerMany([right, wrong, right, right, right])).toMatchObject({ level: 2, answered: 5, right: 4 });
  const up = [right, right, right, right, right];
  expect(answerMany([...up, wrong, wrong, wrong, right, right]).level).toBe(1);
  expect(answerMany([...up, ...up, ...up]).level).toBe(3);
});

test('a right answer is due later than a wrong one, and later each time', () => {
  const once = answerMany([right, right]).memory.due;
  const often = answerMany([right, right, right, right]).memory.due - 2 * DAY;
  const never = answerMany([right, wrong]).memory.due;
  expect(once).toBeGreaterThan(never);
  expect(often).toBeGreaterThan(once);
});

test('what is due comes first, then what was never asked, then what is due soonest', () => {
  const rng = Xoshiro256.fromSeed(2n);
  const book = recordAnswer(EMPTY_BOOK, drill, wrong, START);
  expect(pickNext(book, ['stud8'], START + DAY, rng)).toMatchObject({ family: 'halves', answered: 1 });
  const known = recordAnswer(book, drill, right, START + DAY);
  const fresh = new Set(
    Array.from({ length: 50 }, () => pickNext(known, ['stud8'], START + DAY, rng, COUNTED_FAMILIES).family),
  );
  expect([...fresh].toSorted()).toEqual(['deadOuts', 'handNames', 'potOdds']);
  const inAll = new Set(
    Array.from({ length: 100 }, () => pickNext(known, ['stud8'], START + DAY, rng).family),
  );
  expect(inAll).toEqual(
    new Set(
      ENDLESS_FAMILIES.filter((family) => family !== 'halves' && listDrillGames(family).includes('stud8')),
    ),
  );
  let all = known;
  for (const family of fresh) {
    const other = makeDrill(family, 'stud8', 1, rng);
    all = recordAnswer(all, other, other.accepted[0]!, START + DAY + all.entries.length);
  }
  const first = all.entries.toSorted((a, b) => a.memory.due - b.memory.due)[0]!;
  expect(pickNext(all, ['stud8'], START + DAY, rng, COUNTED_FAMILIES)).toEqual(first);
  expect(['potOdds', 'handNames', 'drawing']).toContain(pickNext(EMPTY_BOOK, ['badugi'], START, rng).family);
});

test('progress survives saving, and a changed file is refused', () => {
  const book = recordAnswer(EMPTY_BOOK, drill, right, START);
  const text = drillDocument.make(book);
  expect(unwrap(drillDocument.parse(text))).toEqual(book);
  const refused = drillDocument.parse(text.replace('"right":1', '"right":9'));
  expect(!refused.ok && refused.error.code).toBe('drill/bad-checksum');
});

test('the file of version 1 opens; it has no mistakes', () => {
  const text = readFileSync(new URL('../fixtures/drills-1.json', import.meta.url), 'utf8');
  const { entries, mistakes } = unwrap(drillDocument.parse(text));
  expect(mistakes).toEqual([]);
  expect(entries).toMatchObject([{ family: 'halves', game: 'stud8', answered: 1, right: 1 }]);
});

test('of two books the one with more answers counts, kind by kind, whichever comes first', () => {
  const once = recordAnswer(EMPTY_BOOK, drill, right, START);
  const twice = recordAnswer(once, drill, wrong, START + DAY);
  const odds = makeDrill('potOdds', 'stud8', 1, Xoshiro256.fromSeed(1n));
  const other = recordAnswer(once, odds, odds.accepted[0]!, START);
  for (const joined of [joinBooks(twice, other), joinBooks(other, twice)]) {
    expect(joined.entries).toHaveLength(2);
    expect(findEntry(joined, 'halves', 'stud8', START)).toEqual(twice.entries[0]);
    expect(findEntry(joined, 'potOdds', 'stud8', START).answered).toBe(1);
  }
});
