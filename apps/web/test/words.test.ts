import { wordsOf } from '@doorcard/text';
import { expect, test } from 'vitest';
import { allWordsOf } from './webWords.js';

/** Every word that is a plain string, by its place. */
function listStrings(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => listStrings(part, `${place}/${name}`));
}

test('the page says nothing in Japanese as it says it in English', () => {
  const [en, ja] = (['en', 'ja'] as const).map((language) => {
    const { web, shortGames, players, tableParts, keyActions, speeds, chooseLanguage, errors } =
      allWordsOf(language);
    const own = { web, shortGames, players, tableParts, keyActions, speeds, chooseLanguage, errors };
    return new Map(listStrings(own));
  });
  expect([...ja!.keys()]).toEqual([...en!.keys()]);
  expect(en!.size).toBeGreaterThan(500);
  // The names of statistics, typed commands, parts of the pot, NLHE, PLO, HORSE, EV, OOP and IP are the same in every
  // language.
  const isSame = (place: string): boolean =>
    /^\/web\/progress\/statTexts\/|^\/web\/table\/(commands\/list|play\/keys|sizes)\//.test(place) ||
    /^\/web\/lab\/solve\/(columns\/ev|sides\/)/.test(place) ||
    /^\/web\/start\/mixNames\/horse$|^\/shortGames\/(holdem|plo)$/.test(place);
  expect(
    [...ja!].filter(([place, text]) => text === '' || (!isSame(place) && en!.get(place) === text)),
  ).toEqual([]);
});

test('the page has words for every error that the terminal has words for', () => {
  for (const language of ['en', 'ja'] as const) {
    expect(allWordsOf(language).errors).toMatchObject(wordsOf(language).errors);
  }
});

test.each([
  ['en', 51, 'ace of spades'],
  ['en', 0, 'two of clubs'],
  ['ja', 34, 'ハートのT'],
] as const)('in %s card %i is read as %s', (language, card, name) => {
  expect(allWordsOf(language).card(card)).toBe(name);
});
