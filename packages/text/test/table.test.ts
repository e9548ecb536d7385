import { cards, Xoshiro256 } from '@doorcard/cards';
import { makePlayer, streamOf } from '@doorcard/cpu';
import {
  act,
  GAMES,
  Hand,
  makeDefaultSetup,
  makePlan,
  makeView,
  RULE_SETS,
  VARIANTS,
  type Action,
  type GameId,
  type Legal,
  type View,
  type ViewEvent,
} from '@doorcard/engine';
import {
  describeAction,
  describeError,
  describeEvent,
  LANGUAGES,
  nameHolding,
  nameOwnHand,
  wordsOf,
  writeChips,
  writeResult,
} from '@doorcard/text';
import { describe, expect, test } from 'vitest';

const en = wordsOf('en');
const ja = wordsOf('ja');

const PEOPLE = [
  { name: 'Ann', isYou: false },
  { name: 'Me', isYou: true },
];
const [ANN, ME] = [0, 1];
const view = { game: 'stud8', board: [] } as const;

describe('events are sentences', () => {
  const [up] = cards('Kd');
  test.each<[event: ViewEvent, en: string, ja: string]>([
    [{ type: 'ante', seat: ANN, chips: 10 }, 'Ann antes 10', 'Annがアンティ10'],
    [{ type: 'blind', seat: ME, chips: 1250 }, 'You post 1,250', 'あなたがブラインド1,250'],
    [{ type: 'street', street: 2, name: '5th' }, '5th street:', '【5thストリート】'],
    [{ type: 'deal', seat: ANN, down: 2, up: [up!] }, 'Ann gets Kd', 'Annに Kd'],
    [{ type: 'board', cards: cards('As2d') }, 'The board: As 2d', 'ボード As 2d'],
    [{ type: 'fold', seat: ANN }, 'Ann folds', 'Annがフォールド'],
    [{ type: 'fold', seat: ME }, 'You fold', 'あなたがフォールド'],
    [{ type: 'check', seat: ANN }, 'Ann checks', 'Annがチェック'],
    [{ type: 'call', seat: ANN, chips: 40, allIn: false }, 'Ann calls 40', 'Annが40をコール'],
    [
      { type: 'call', seat: ANN, chips: 7, allIn: true },
      'Ann calls 7 and is all-in',
      'Annが7をコール(オールイン)',
    ],
    [
      { type: 'call', seat: ME, chips: 7, allIn: true },
      'You call 7 and are all-in',
      'あなたが7をコール(オールイン)',
    ],
    [
      { type: 'bringIn', seat: ANN, chips: 20, allIn: false },
      'Ann brings it in for 20',
      'Annがブリングイン20',
    ],
    [
      { type: 'raise', seat: ANN, to: 40, chips: 40, as: 'complete', allIn: false },
      'Ann completes to 40',
      'Annが40にコンプリート',
    ],
    [
      { type: 'raise', seat: ANN, to: 80, chips: 80, as: 'bet', allIn: false },
      'Ann bets 80',
      'Annが80をベット',
    ],
    [
      { type: 'raise', seat: ME, to: 160, chips: 80, as: 'raise', allIn: false },
      'You raise to 160',
      'あなたが160にレイズ',
    ],
    [{ type: 'discard', seat: ANN, count: 0 }, 'Ann stands pat', 'Annがスタンドパット'],
    [{ type: 'discard', seat: ANN, count: 1 }, 'Ann draws 1 card', 'Annが1枚ドロー'],
    [{ type: 'discard', seat: ME, count: 3 }, 'You draw 3 cards', 'あなたが3枚ドロー'],
    [{ type: 'reshuffle' }, 'The discards are shuffled into the deck', '捨て札をシャッフルして山札に戻す'],
    [{ type: 'return', seat: ANN, chips: 5 }, 'Ann gets back 5', 'Annに5返却'],
    [{ type: 'muck', seat: ANN }, 'Ann mucks', 'Annがマック'],
    [
      { type: 'win', seat: ANN, chips: 240, pot: 0, half: 'high' },
      'Ann wins 240 for the high half',
      'Annが240を獲得(ハイ)',
    ],
    [
      { type: 'win', seat: ME, chips: 60, pot: 1, half: 'whole' },
      'You win 60 of a side pot',
      'あなたがサイドポット60を獲得',
    ],
    [
      { type: 'show', seat: ANN, cards: cards('AsAh2d3c4h5s8c') },
      'Ann shows As Ah 2d 3c 4h 5s 8c: 5-high straight / 5-4-3-2-A low',
      'Annがショー As Ah 2d 3c 4h 5s 8c: 5ハイストレート / 5-4-3-2-A ロー',
    ],
  ])('%j', (event, english, japanese) => {
    expect(describeEvent(en, event, view, PEOPLE)).toBe(english);
    expect(describeEvent(ja, event, view, PEOPLE)).toBe(japanese);
  });

  test.each<ViewEvent>([
    { type: 'deal', seat: ANN, down: 1, up: [] },
    { type: 'draw', seat: ANN, count: 2 },
  ])('$type says nothing where nothing is seen', (event) => {
    for (const language of LANGUAGES) {
      expect(describeEvent(wordsOf(language), event, view, PEOPLE)).toBeUndefined();
    }
  });
});

/** All events of some hands, as the first seat saw them. */
function playRandomly(game: GameId, seed: bigint): View {
  const hand = new Hand(makePlan(makeDefaultSetup(game, 3, RULE_SETS.wsop)));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(seed) });
  const player = makePlayer('random');
  for (let decision = 0; hand.actor >= 0; decision++) {
    const seat = hand.actor;
    act(hand, seat, player.decide(makeView(hand, seat), streamOf(1, Number(seed), seat, decision)).action);
  }
  return makeView(hand, 0);
}

test.each(GAMES)('%s: whatever happens has words in both languages, and other ones in each', (game) => {
  const people = [ME, ANN, ANN].map((who) => PEOPLE[who]!);
  for (let seed = 1n; seed <= 8n; seed++) {
    const seen = playRandomly(game, seed);
    for (const event of seen.events) {
      const english = describeEvent(en, event, seen, people);
      const japanese = describeEvent(ja, event, seen, people);
      expect(english === undefined).toBe(japanese === undefined);
      if (english === undefined) continue;
      expect(japanese).not.toBe(english);
      for (const text of [english, japanese!]) expect(text).not.toMatch(/undefined|NaN|\[object/);
      // A street that nobody has named would be told by its stable name.
      if (event.type === 'street') expect(en.table.streets).toHaveProperty(event.name);
    }
    for (const words of [en, ja]) expect(nameOwnHand(words, seen)).not.toBe('');
  }
});

describe('the name of my hand', () => {
  test.each<[game: GameId, hand: string, board: string, en: string | undefined, ja: string | undefined]>([
    ['stud', 'AsAh2d', '', 'A-A-2 so far', 'ここまで A-A-2'],
    ['razz', 'As8h2d', '', '8-2-A so far', 'ここまで 8-2-A'],
    ['razz', 'As8h2d4c7s', '', '8-7-4-2-A low', '8-7-4-2-A ロー'],
    [
      'stud8',
      'As2h3d4c8sKdKc',
      '',
      'Pair of kings, A-8-4 / 8-4-3-2-A low',
      'ワンペア K-K-A-8-4 / 8-4-3-2-A ロー',
    ],
    ['stud8', 'AsKhQdJc9sKdKc', '', 'Three kings, A-Q / no low', 'スリーカード K-K-K-A-Q / ローなし'],
    ['badugi', 'As2h3d3c', '', '3-2-A three-card hand', '3-2-A の3枚ハンド'],
    ['holdem', 'AsAh', '', undefined, undefined],
    ['holdem', 'AsAh', 'Ad2c2h', 'Aces full of twos', 'フルハウス A-A-A-2-2'],
    ['plo', 'AsAhKdQc', '', undefined, undefined],
    ['plo', 'AsAhKdQc', 'Ad2c7h', 'Three aces, 7-2', 'スリーカード A-A-A-7-2'],
    [
      'omaha8',
      'As2hKdQc',
      '3d4c8h',
      'A-K-8-4-3 high / 8-4-3-2-A low',
      'ハイカード A-K-8-4-3 / 8-4-3-2-A ロー',
    ],
    ['2-7-triple', '7s5h4d3c2s', '', '7-5-4-3-2 low', '7-5-4-3-2 ロー'],
  ])('%s %s %s is %s', (game, hand, board, english, japanese) => {
    expect(nameHolding(en, game, cards(hand), cards(board))).toBe(english);
    expect(nameHolding(ja, game, cards(hand), cards(board))).toBe(japanese);
  });

  test('the public has none', () => {
    const hand = new Hand(makePlan(makeDefaultSetup('razz', 2, RULE_SETS.wsop)));
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(1n) });
    expect(nameOwnHand(en, makeView(hand, null))).toBeUndefined();
  });
});

describe('actions', () => {
  const legal: Legal = {
    seat: 0,
    fold: true,
    check: false,
    call: 40,
    bringIn: undefined,
    raise: { as: 'complete', min: 40, max: 40, sizes: [40] },
    draw: undefined,
  };
  test.each<[action: Action, en: string, ja: string]>([
    [{ type: 'fold' }, 'fold', 'フォールド'],
    [{ type: 'check' }, 'check', 'チェック'],
    [{ type: 'call' }, 'call 40', 'コール 40'],
    [{ type: 'raise', to: 40 }, 'complete to 40', '40にコンプリート'],
    [{ type: 'draw', discard: [] }, 'stand pat', 'スタンドパット'],
    [{ type: 'draw', discard: cards('Kd9c') }, 'draw 2 (Kd 9c)', '2枚ドロー (Kd 9c)'],
  ])('%j', (action, english, japanese) => {
    expect(describeAction(en, action, legal)).toBe(english);
    expect(describeAction(ja, action, legal)).toBe(japanese);
  });

  test('without knowing what was legal, the price is left out', () => {
    expect(describeAction(en, { type: 'call' })).toBe('call');
    expect(describeAction(en, { type: 'bringIn' })).toBe('bring in');
    expect(describeAction(en, { type: 'raise', to: 80 })).toBe('raise to 80');
  });
});

test('an error is told in the words of its code, or else in its own', () => {
  const cap = { code: 'action/raise-cap-reached', problem: 'the betting is capped', expected: 'call 40' };
  expect(describeError(en, cap)).toBe('The betting is capped.');
  expect(describeError(ja, cap)).toBe('キャップに達しています。');
  const odd = { code: 'x/odd', problem: 'odd', expected: 'even' };
  expect(describeError(ja, odd)).toBe('odd; even (x/odd)');
});

test('both languages have words for the same errors, keys and commands', () => {
  expect(Object.keys(ja.errors).toSorted()).toEqual(Object.keys(en.errors).toSorted());
  expect(ja.play.keys.map(([key]) => key)).toEqual(en.play.keys.map(([key]) => key));
  expect(ja.play.commands.map(([command]) => command)).toEqual(en.play.commands.map(([command]) => command));
  expect(Object.keys(ja.table.streets).toSorted()).toEqual(Object.keys(en.table.streets).toSorted());
  const streets = new Set(GAMES.flatMap((game) => VARIANTS[game].streets.map(({ name }) => name)));
  expect(new Set(Object.keys(en.table.streets))).toEqual(streets);
});

test.each([
  [0, '0', '+0'],
  [999, '999', '+999'],
  [1250, '1,250', '+1,250'],
  [1234567, '1,234,567', '+1,234,567'],
  [-8000, undefined, '-8,000'],
])('%i chips are written %s, as a result %s', (chips, plain, result) => {
  if (plain !== undefined) expect(writeChips(chips)).toBe(plain);
  expect(writeResult(chips)).toBe(result);
});
