import { makeCard } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { NO_TABLE, parseCommand, reduceMessage, type TableState } from '@doorcard/table/client';
import { describe, expect, test } from 'vitest';
import { options, Sitting } from '../sitting.js';
import { drawFirstCard } from './quietPlayer.js';

const sitting = new Sitting();
await sitting.say({ type: 'start', options: options('badugi') });
await sitting.playHand(drawFirstCard);

/** The state after every message of the hand. */
const states: TableState[] = [];
for (const message of sitting.messages) states.push(reduceMessage(states.at(-1) ?? NO_TABLE, message));
const find = (fits: (view: View) => boolean): TableState =>
  states.find(({ view }) => view !== undefined && fits(view))!;
const drawing = find(({ legal }) => legal?.draw !== undefined);
const betting = find(({ legal }) => legal?.raise !== undefined);
const over = states.at(-1)!;
const held = drawing.view!.mine!.cards;
const foreign = Array.from({ length: 52 }, (_, card) => card).find((card) => !held.includes(card))!;

const answerOf = (text: string, state: TableState): unknown => {
  const command = parseCommand(text, state);
  return command.type === 'answer' ? command.answer : command;
};

describe('a typed action', () => {
  test('draws cards by name and by position, refuses others, and stands pat', () => {
    const [first, , third] = held;
    const draw = (...discard: (number | undefined)[]) => ({ type: 'act', action: { type: 'draw', discard } });
    expect(parseCommand('draw 1 3', drawing)).toMatchObject(draw(first, third));
    expect(parseCommand('draw 1,3', drawing)).toMatchObject(draw(first, third));
    expect(parseCommand(`DRAW ${makeCard(first!)}`, drawing)).toMatchObject(draw(first));
    expect(parseCommand('pat', drawing)).toMatchObject(draw());
    const name = makeCard(foreign);
    expect(answerOf(`draw ${name}`, drawing)).toEqual({ code: 'noCard', text: name.toLowerCase() });
    expect(answerOf('draw 6', drawing)).toEqual({ code: 'noCard', text: '6' });
  });

  test('raises to an amount that is legal, to the minimum without one, and names the limits otherwise', () => {
    const { min, max } = betting.view!.legal!.raise!;
    const raise = { type: 'act', action: { type: 'raise', to: min } };
    for (const text of ['raise', 'bet', `complete ${min}`, ` Raise  ${min} `]) {
      expect(parseCommand(text, betting), text).toMatchObject(raise);
    }
    for (const text of [`raise ${min + 1}`, 'raise much']) {
      expect(answerOf(text, betting), text).toEqual({ code: 'needAmount', min, max });
    }
  });

  test('takes an amount as people write it', () => {
    const { view } = betting;
    const raise = { as: 'raise', min: 1000, max: 5000, sizes: undefined } as const;
    const rich = { ...betting, view: { ...view!, legal: { ...view!.legal!, raise } } };
    expect(parseCommand('raise 1,250', rich)).toMatchObject({ action: { type: 'raise', to: 1250 } });
  });

  test('that is not legal returns the legal ones, and none is done out of turn', () => {
    expect(answerOf('pat', betting)).toMatchObject({ code: 'notLegal', choices: [{}, {}, {}] });
    expect(answerOf('fold', over)).toEqual({ code: 'handOver' });
    expect(answerOf('fold', { ...betting, isAnswered: true })).toEqual({ code: 'notNow' });
    const paused = { ...betting, table: { ...betting.table!, paused: true } };
    expect(answerOf('fold', paused)).toEqual({ code: 'paused' });
    const waiting = find(({ legal, actor }) => legal === null && actor !== null);
    const name = waiting.hand!.names[waiting.view!.actor!];
    expect(answerOf('call', waiting)).toEqual({ code: 'notYourTurn', name });
  });
});

describe('a typed question', () => {
  test.each<[text: string, answer: object]>([
    ['cards', { code: 'cards', game: 'badugi', cards: held, board: [] }],
    ['pot', { code: 'pot', chips: drawing.view!.pot, pots: [{ chips: drawing.view!.pot }] }],
    ['log', { code: 'log', hand: drawing.hand!, view: drawing.view! }],
    ['dead', { code: 'dead', cards: [] }],
    ['actions', { code: 'actions', choices: [{ code: 'pat' }, { code: 'draw' }] }],
    ['board', { code: 'nothingYet' }],
    ['board 2', { code: 'boardOf', name: 'Ann', cards: [] }],
    ['board 9', { code: 'noSeat', text: '9' }],
    ['stack 3', { code: 'stack', name: 'Bob', isYou: false }],
    ['stack', { code: 'stack', name: 'You', isYou: true }],
    ['stack x', { code: 'noSeat', text: 'x' }],
    ['Fly away', { code: 'unknownCommand', text: 'Fly away' }],
    ['toString', { code: 'unknownCommand', text: 'toString' }],
    ['', { code: 'unknownCommand', text: '' }],
  ])('"%s" is answered', (text, answer) => {
    expect(answerOf(text, drawing)).toMatchObject(answer);
  });

  test('before the first view there is nothing to report, and no action', () => {
    expect(answerOf('cards', NO_TABLE)).toEqual({ code: 'nothingYet' });
    expect(answerOf('fold', NO_TABLE)).toEqual({ code: 'notNow' });
  });

  test.each(['next', 'hint', 'why', 'pause', 'help'])('"%s" presses a key', (press) => {
    expect(parseCommand(press, betting)).toEqual({ type: 'press', press });
  });
});
