import { parseCard, unwrap, type Card } from '@doorcard/cards';
import type { GameId, View } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { tellSoFar } from '../src/table/handSoFar.js';
import { readBoard } from '../src/table/readBoard.js';
import { allWordsOf } from './webWords.js';

const read = (cards: string): Card[] => cards.split(' ').map((card) => unwrap(parseCard(card)));

test.each<[game: GameId, up: string, en: string, ja: string]>([
  ['stud8', 'Td 6h Tc', 'open tens', 'Tのオープンペア'],
  ['stud8', '5d 3c 6d', 'three to a low', 'ローカード3枚'],
  ['stud8', 'As 2s 8s Ks', 'four spades, three to a low', 'スペード4枚、ローカード3枚'],
  // A pair counts once for a low; nobody looks for a low in Stud.
  ['stud8', '5d 5c 6d', 'open fives', '5のオープンペア'],
  ['stud', '5d 3c 6d', '', ''],
  ['stud', '9h 9s Kd Kc', 'open kings, open nines', 'Kのオープンペア、9のオープンペア'],
  ['stud', 'Qh Qs Qd', 'three queens', 'Qが3枚'],
  // A flush is worth nothing in Razz.
  ['razz', 'Qh 2h 9h', '', ''],
  ['razz', '7h 2h Ah', 'three to a low', 'ローカード3枚'],
])('%s: %s shows "%s"', (game, up, en, ja) => {
  const signs = readBoard(game, read(up));
  for (const [language, told] of [
    ['en', en],
    ['ja', ja],
  ] as const) {
    const { table: w } = allWordsOf(language).web;
    expect(signs.map(w.boards.sign).join(w.listBetween)).toBe(told);
  }
});

const EVENTS = [
  { type: 'ante', seat: 0, chips: 10 },
  { type: 'street', name: '3rd' },
  { type: 'bringIn', seat: 2, chips: 20, allIn: false },
  { type: 'fold', seat: 3 },
  { type: 'raise', seat: 0, to: 40, as: 'complete', allIn: false },
  { type: 'call', seat: 1, chips: 40, allIn: false },
  { type: 'call', seat: 2, chips: 20, allIn: false },
  { type: 'street', name: '4th' },
  { type: 'deal', seat: 0, down: 0, up: [] },
  { type: 'check', seat: 1 },
  { type: 'raise', seat: 2, to: 40, as: 'bet', allIn: false },
  { type: 'call', seat: 0, chips: 30, allIn: true },
  { type: 'call', seat: 1, chips: 40, allIn: false },
];

test.each([
  [
    'en',
    [
      'Cid brings it in for 20, you complete to 40, Bob and Cid call',
      'Bob checks, Cid bets 40, you call 30 and are all-in, Bob calls',
    ],
  ],
  [
    'ja',
    [
      'Cidがブリングイン20、あなたが40にコンプリート、BobとCidがコール',
      'Bobがチェック、Cidが40をベット、あなたが30をコール(オールイン)、Bobがコール',
    ],
  ],
] as const)('the hand so far, street by street (%s)', (language, lines) => {
  const words = allWordsOf(language);
  const people = [words.table.you, 'Bob', 'Cid', 'Dee'].map((name, i) => ({ name, isYou: i === 0 }));
  const view = { game: 'stud8', board: [], events: EVENTS } as unknown as View;
  const told = tellSoFar(words, words.web.table.alike, view, people);
  expect(told.map(({ street }) => street)).toEqual(['3rd', '4th']);
  expect(told.map(({ deeds }) => words.web.table.listDeeds(deeds))).toEqual(lines);
});

test('those who draw alike are named together', () => {
  const { web, ...words } = allWordsOf('en');
  const people = ['You', 'Bob', 'Cid'].map((name, i) => ({ name, isYou: i === 0 }));
  const events = [
    { type: 'street', name: 'draw1' },
    { type: 'discard', seat: 1, count: 2 },
    { type: 'draw', seat: 1, count: 2 },
    { type: 'discard', seat: 2, count: 2 },
    { type: 'draw', seat: 2, count: 2 },
    { type: 'discard', seat: 0, count: 0 },
  ];
  const view = { game: 'badugi', board: [], events } as unknown as View;
  const [street] = tellSoFar(words, web.table.alike, view, people);
  expect(street!.deeds).toEqual(['Bob and Cid draw 2', 'you stand pat']);
});
