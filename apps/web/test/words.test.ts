import { wordsOf, type WebWords } from '@doorcard/text';
import { expect, test } from 'vitest';

/** Every word of the page that is a plain string, by its place. */
function listStrings(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listStrings(part, `${place}/${name}`));
}

test('the page says nothing in Japanese as it says it in English', () => {
  const [en, ja] = [wordsOf('en').web, wordsOf('ja').web].map(
    (words: WebWords) => new Map(listStrings(words)),
  );
  expect([...ja!.keys()]).toEqual([...en!.keys()]);
  expect(en!.size).toBeGreaterThan(50);
  expect([...ja!].filter(([place, text]) => text === '' || en!.get(place) === text)).toEqual([]);
});

test.each([
  ['en', 51, 'ace of spades'],
  ['en', 0, 'two of clubs'],
  ['ja', 34, 'ハートのT'],
] as const)('in %s card %i is read as %s', (language, card, name) => {
  expect(wordsOf(language).web.card(card)).toBe(name);
});
