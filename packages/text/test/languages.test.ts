import { LANGUAGES, wordsOf } from '@doorcard/text';
import * as en from '@doorcard/text/en';
import * as ja from '@doorcard/text/ja';
import { expect, test } from 'vitest';

const ENTRIES = { en, ja };

test.each(LANGUAGES)('the parts of %s are what all words are made of', (language) => {
  const { common, equity, reasons, stats, commands, play } = ENTRIES[language];
  expect(wordsOf(language)).toMatchObject({ ...common, ...equity, reasons, stats, commands, play });
});

test('both languages have the same parts', () => {
  expect(Object.keys(ja).toSorted()).toEqual(Object.keys(en).toSorted());
});

test.each([
  ['en', 'call 12.5 BB'],
  ['ja', 'コール 12.5 BB'],
] as const)('in %s amounts can be written in another way', (language, text) => {
  const { actions } = ENTRIES[language].writeAmounts((chips) => `${chips / 80} BB`);
  expect(actions.call(1000)).toBe(text);
});
