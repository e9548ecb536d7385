import { cards, unwrap, Xoshiro256 } from '@doorcard/cards';
import { makeRegistry, streamOf, usualEntries } from '@doorcard/cpu';
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
import type { ActionChoice, TableAnswer } from '@doorcard/table/client';
import {
  describeAction,
  describeCommand,
  describeError,
  describeEvent,
  LANGUAGES,
  listPeople,
  listSentences,
  nameChoice,
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
    [{ type: 'discard', seat: ANN, count: 0 }, 'Ann stands pat', 'Annがパット'],
    [{ type: 'discard', seat: ANN, count: 1 }, 'Ann draws 1 card', 'Annが1枚チェンジ'],
    [{ type: 'discard', seat: ME, count: 3 }, 'You draw 3 cards', 'あなたが3枚チェンジ'],
    [{ type: 'reshuffle' }, 'The discards are shuffled into the deck', '捨て札をシャッフルして山札に戻す'],
    [{ type: 'return', seat: ANN, chips: 5 }, 'Uncalled bet of 5 returned to Ann', 'Annに5返却'],
    [{ type: 'return', seat: ME, chips: 5 }, 'Uncalled bet of 5 returned to you', 'あなたに5返却'],
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
  ])('$type has no sentence if there is nothing to see', (event) => {
    for (const language of LANGUAGES) {
      expect(describeEvent(wordsOf(language), event, view, PEOPLE)).toBeUndefined();
    }
  });
});

/** All events of some hands, as the first seat saw them. */
function playRandomly(game: GameId, seed: bigint): View {
  const hand = new Hand(makePlan(makeDefaultSetup(game, 3, RULE_SETS.wsop)));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(seed) });
  const player = unwrap(makeRegistry(usualEntries).find('random'));
  for (let decision = 0; hand.actor >= 0; decision++) {
    const seat = hand.actor;
    act(hand, seat, player.decide(makeView(hand, seat), streamOf(1, Number(seed), seat, decision)).action);
  }
  return makeView(hand, 0);
}

test.each(GAMES)('%s: every event has words in both languages, and different ones', (game) => {
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
      // A street without a name would be shown by its stable id.
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
    ['badugi', 'As2h3d3c', '', '3-2-A three-card hand', '3-2-A の3枚役'],
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

  test('the public has no hand', () => {
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
    [{ type: 'raise', to: 40 }, 'complete to 40', 'コンプリート 40'],
    [{ type: 'draw', discard: [] }, 'stand pat', 'パット'],
    [{ type: 'draw', discard: cards('Kd9c') }, 'draw 2 (Kd 9c)', '2枚チェンジ (Kd 9c)'],
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

describe('choices have labels', () => {
  const raise = { as: 'bet', min: 20, max: 1250, sizes: undefined } as const;
  test.each<[choice: ActionChoice, en: string, ja: string]>([
    [{ code: 'fold', key: 'fold', action: { type: 'fold' } }, 'fold', 'フォールド'],
    [{ code: 'call', key: 'call', chips: 40, action: { type: 'call' } }, 'call 40', 'コール 40'],
    [
      { code: 'bringIn', key: 'call', chips: 20, action: { type: 'bringIn' } },
      'bring in 20',
      'ブリングイン 20',
    ],
    [
      { code: 'raise', key: 'raise', as: 'complete', to: 40, action: { type: 'raise', to: 40 } },
      'complete to 40',
      'コンプリート 40',
    ],
    [{ code: 'amount', key: 'raise', raise }, 'bet 20…', 'ベット 20…'],
    [{ code: 'pat', key: 'pat', action: { type: 'draw', discard: [] } }, 'stand pat', 'パット'],
    [
      {
        code: 'draw',
        key: 'draw',
        count: 2,
        max: 4,
        isOff: false,
        action: { type: 'draw', discard: cards('KdQd') },
      },
      'draw 2',
      '2枚チェンジ',
    ],
  ])('%j', (choice, english, japanese) => {
    expect(nameChoice(en, choice)).toBe(english);
    expect(nameChoice(ja, choice)).toBe(japanese);
  });
});

describe('commands are answered', () => {
  const fold: ActionChoice = { code: 'fold', key: 'fold', action: { type: 'fold' } };
  const bet: ActionChoice = {
    code: 'amount',
    key: 'raise',
    raise: { as: 'bet', min: 20, max: 900, sizes: undefined },
  };
  test.each<[answer: TableAnswer, en: string[], ja: string[]]>([
    [
      { code: 'unknownCommand', text: 'fly' },
      ['Unknown command "fly". ? lists the commands.'],
      ['「fly」というコマンドはありません。? で一覧。'],
    ],
    [{ code: 'noSeat', text: '9' }, ['Unknown seat "9".'], ['席「9」はありません。']],
    [{ code: 'noCard', text: '2c' }, ['You do not hold "2c".'], ['「2c」は手札にありません。']],
    [{ code: 'nothingYet' }, ['Nothing yet.'], ['まだ何もありません。']],
    [{ code: 'notNow' }, ['Not now.'], ['今はできません。']],
    [
      { code: 'paused' },
      ['Paused. Nobody acts and the clock is stopped.'],
      ['一時停止中。誰も動かず、時計も止まっています。'],
    ],
    [{ code: 'handOver' }, ['Not now.', 'The hand is over'], ['今はできません。', 'ハンド終了']],
    [
      { code: 'notYourTurn', name: 'Ann' },
      ['Not now.', "It is Ann's turn."],
      ['今はできません。', 'Annの番です。'],
    ],
    [
      { code: 'notLegal', choices: [fold, bet] },
      ['Not now.', 'Fold', 'Bet 20', 'Bet 900'],
      ['今はできません。', 'フォールド', 'ベット 20', 'ベット 900'],
    ],
    [{ code: 'actions', choices: [fold] }, ['Fold'], ['フォールド']],
    [
      { code: 'needAmount', min: 40, max: 1250 },
      ['Enter an amount from 40 to 1,250.'],
      ['額を40から1,250で入力してください。'],
    ],
    [
      { code: 'cards', game: 'badugi', cards: cards('8s6h3dAc'), board: [] },
      ['You hold 8s 6h 3d Ac: 8-6-3-A badugi.'],
      ['手札は 8s 6h 3d Ac、8-6-3-A バドゥーギ。'],
    ],
    [{ code: 'board', cards: cards('As2d') }, ['Board As 2d'], ['ボード As 2d']],
    [{ code: 'boardOf', name: 'Ann', cards: cards('Kd') }, ['Ann: Kd'], ['Ann: Kd']],
    [{ code: 'boardOf', name: 'Ann', cards: [] }, ['Ann: Nothing yet.'], ['Ann: まだ何もありません。']],
    [{ code: 'dead', cards: cards('Kd') }, ['Up cards of others: Kd'], ['見えている他人のカード: Kd']],
    [{ code: 'dead', cards: [] }, ['No up cards of others.'], ['見えている他人のカードはありません。']],
    [{ code: 'pot', chips: 300, pots: [{ chips: 300, seats: [0, 1] }] }, ['Pot 300'], ['ポット 300']],
    [
      {
        code: 'pot',
        chips: 1500,
        pots: [
          { chips: 300, seats: [0, 1, 2] },
          { chips: 1200, seats: [0, 1] },
        ],
      },
      ['Pot 1,500', 'Main pot 300', 'Side pot 1,200'],
      ['ポット 1,500', 'メインポット 300', 'サイドポット 1,200'],
    ],
    [{ code: 'stack', name: 'Ann', isYou: false, chips: 7990 }, ['Ann: 7,990'], ['Ann: 7,990']],
    [{ code: 'stack', name: 'Me', isYou: true, chips: 5 }, ['You: 5'], ['あなた: 5']],
  ])('%j', (answer, english, japanese) => {
    const command = { type: 'answer', answer } as const;
    expect(describeCommand(en, command, writeChips)).toEqual(english);
    expect(describeCommand(ja, command, writeChips)).toEqual(japanese);
  });

  test('with the action, and with the log of the hand', () => {
    const legal = { raise: { as: 'complete' } } as unknown as Legal;
    const done = { type: 'act', action: { type: 'raise', to: 40 }, legal } as const;
    expect(describeCommand(en, done, writeChips)).toEqual(['You: complete to 40.']);
    expect(describeCommand(ja, done, writeChips)).toEqual(['あなた: コンプリート 40']);
    expect(describeCommand(en, { type: 'press', press: 'next' }, writeChips)).toEqual([]);
    const played = playRandomly('razz', 3n);
    const names = played.seats.map((_, seat) => `P${seat}`);
    const hand = { names, you: 0 } as never;
    const log = describeCommand(
      en,
      { type: 'answer', answer: { code: 'log', hand, view: played } },
      writeChips,
    );
    const sentences = listSentences(en, played, listPeople(en, { names, you: 0 }));
    expect(log).toEqual(sentences.map(({ text }) => text));
    expect(log.length).toBeGreaterThan(5);
    expect(log.some((line) => line.startsWith('You '))).toBe(true);
    expect(log.some((line) => / antes? /.test(line))).toBe(false);
    expect(sentences.filter(({ isStreet }) => isStreet).map(({ at }) => played.events[at]!.type)).toContain(
      'street',
    );
  });
});

test('an error has the words for its code, or else its own message', () => {
  const cap = { code: 'action/raise-cap-reached', problem: 'the betting is capped', expected: 'call 40' };
  expect(describeError(en, cap)).toBe('The betting is capped.');
  expect(describeError(ja, cap)).toBe('キャップに達しています。');
  const odd = { code: 'x/odd', problem: 'odd', expected: 'even' };
  expect(describeError(ja, odd)).toBe('odd; even (x/odd)');
});

test('both languages have words for the same errors, keys and commands', () => {
  expect(Object.keys(ja.errors).toSorted()).toEqual(Object.keys(en.errors).toSorted());
  expect(ja.play.keys.map(([key]) => key)).toEqual(en.play.keys.map(([key]) => key));
  expect(ja.commands.list.map(([command]) => command)).toEqual(en.commands.list.map(([command]) => command));
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
