import type { TrainedData } from '@doorcard/blueprint';
import { describeReason, LANGUAGES, wordsOf } from '@doorcard/text';
import { expect, test } from 'vitest';

const BADUGI: TrainedData = {
  mix: [
    ['call', 0.8],
    ['raise', 0.2],
  ],
  trainedHand: { game: 'badugi', cards: 4, high: 6, second: 4 },
  drawsToCome: 1,
  otherDrew: 0,
};

const describe = (language: (typeof LANGUAGES)[number], data: TrainedData): string[] =>
  describeReason(wordsOf(language).reasons, { code: 'trained_mix', rule: 'badugi/usual', data: { ...data } })
    .facts;

test('a trained player says its mix and what it saw', () => {
  expect(describe('en', BADUGI)).toEqual([
    'call 80 %, bet or raise 20 %',
    'smooth 7-5 badugi',
    'one draw left',
    'the other player is pat',
  ]);
  expect(describe('ja', BADUGI)).toEqual([
    'コール 80 %、ベットかレイズ 20 %',
    'スムースな7-5のバドゥーギ',
    'あと1回ドローできる',
    '相手はパット',
  ]);
});

test.each(LANGUAGES)('every value has words (%s)', (language) => {
  const hands: NonNullable<TrainedData['trainedHand']>[] = [
    { game: 'badugi', cards: 3, high: 12, second: 11 },
    { game: 'badugi', cards: 2, high: 5, second: 1 },
    { game: 'badugi', cards: 1, high: 0, second: 0 },
    { game: 'stud', own: 0.875, ownBoard: 0.5 },
  ];
  const reasons = ['game', 'players', 'stakes', 'stacks', 'betting', 'unmet'] as const;
  const data: TrainedData[] = [
    ...hands.map((trainedHand) => ({ trainedHand })),
    ...reasons.map((untrained) => ({ untrained })),
    ...[0, 1, 2, 3].flatMap((count) => [{ drawsToCome: count }, { otherDrew: count }]),
    {
      mix: [
        ['draw0', 0.5],
        ['draw3', 0.5],
      ],
    },
    {
      mix: [
        ['fold', 0.5],
        ['bringIn', 0.25],
        ['check', 0.25],
      ],
    },
  ];
  const facts = data.flatMap((each) => describe(language, each));
  expect(
    facts.filter((fact) => /undefined|NaN|trainedHand|untrained|drawsToCome|otherDrew|\bmix\b/.test(fact)),
  ).toEqual([]);
  expect(new Set(facts).size).toBe(facts.length);
});
