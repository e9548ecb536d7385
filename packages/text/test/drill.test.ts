import { Xoshiro256 } from '@doorcard/cards';
import { makeDrill } from '@doorcard/coach/drill';
import { describeAnswer, describeQuestion, explainDrill, LANGUAGES, wordsOf } from '@doorcard/text';
import { expect, test } from 'vitest';

const drill = makeDrill('fifthPrice', 'razz', 2, Xoshiro256.fromSeed(5n));

test.each(LANGUAGES)('%s: a decision is asked and explained', (language) => {
  const words = wordsOf(language);
  const { question, answers, explanation } = drill;
  if (question.kind !== 'decision' || explanation.kind !== 'decision') throw new Error('not a decision');
  const { view } = question;
  const asked = describeQuestion(words, question);
  const choices = answers.map((answer) => describeAnswer(words, answer, question));
  const told = explainDrill(words, drill);
  // The others, a line for each street, the own cards, the question.
  expect(asked).toHaveLength(view.seats.length - 1 + 3 + 2);
  expect(asked.at(-2)).toContain(words.nameCards(view.seats[view.seat!]!.up));
  expect(asked.at(-1)).toContain(String(view.legal!.call));
  expect(new Set(choices).size).toBe(answers.length);
  expect(choices.join()).toContain(String(view.legal!.call));
  expect(told.slice(0, answers.length).join()).toContain('BB');
  for (const line of [...asked, ...choices, ...told]) expect(line).not.toMatch(/undefined|NaN|\[object/);
});
