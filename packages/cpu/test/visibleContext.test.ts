import { describe, expect, test } from 'vitest';
import { cards, parseRank } from '@doorcard/cards';
import { makeView } from '@doorcard/engine';
import { buildVisibleContext, type VisibleContext } from '../src/visibleContext.js';
import { scene, type Scene } from './scene.js';

// Four players; seat 0 has the lowest door and brings in, seat 3 shows an ace and opens later streets.
const HANDS = ['8c8d 2h Ts Jc', 'KcQd 9h 9s 4c', '7c7d Qh 3s 5c', 'AcJd As Kd 6h'];
const fourWay = (): Scene => scene({ game: 'stud', hands: HANDS });
const look = (table: Scene): VisibleContext => buildVisibleContext(table.view);
const toAct = ({ live }: VisibleContext): number[] => live.filter((one) => one.toAct).map(({ seat }) => seat);

describe('3rd street', () => {
  test('the lowest door has to bring in, and all others are still to act', () => {
    const context = look(fourWay());
    expect(context.third).toBe('bringIn');
    expect(context.bringInSeat).toBe(0);
    expect(context.me.seat).toBe(0);
    expect(context.street).toBe(3);
    expect(toAct(context)).toEqual([1, 2, 3]);
    expect(context.firstToAct).toBe(true);
    expect(context.lastToAct).toBe(false);
    expect(context.completerSeat).toBeUndefined();
    expect(context.lastAggressorSeat).toBeUndefined();
  });

  test('a bring-in is not aggression, and the player who brought in does not act again', () => {
    const context = look(fourWay().play('0 bring in'));
    expect(context.third).toBe('unopened');
    expect(context.bringInSeat).toBe(0);
    expect(context.lastAggressorSeat).toBeUndefined();
    expect(context.raiseCount).toBe(0);
    expect(toAct(context)).toEqual([2, 3]);
    expect(context.opponents.map(({ acted }) => acted)).toEqual([true, false, false]);
  });

  test('the first to raise is the completer, and everybody else has to answer', () => {
    const context = look(fourWay().play('0 bring in', '1 raise'));
    expect(context.third).toBe('completed');
    expect(context.completerSeat).toBe(1);
    expect(context.lastAggressorSeat).toBe(1);
    expect(context.raiseCount).toBe(0);
    expect(toAct(context)).toEqual([0, 3]);
    expect(context.toCall).toBe(40);
  });

  test('who completes instead of bringing in is both', () => {
    const context = look(fourWay().play('0 raise'));
    expect(context.bringInSeat).toBe(0);
    expect(context.completerSeat).toBe(0);
  });

  test('a completion and a raise in front of me are cold, and the completer stays the completer', () => {
    const context = look(fourWay().play('0 bring in', '1 raise', '2 raise'));
    expect(context.third).toBe('cold');
    expect(context.completerSeat).toBe(1);
    expect(context.lastAggressorSeat).toBe(2);
    expect(context.raiseCount).toBe(1);
  });

  test('my completion raised behind me is a re-raise, not a cold call', () => {
    const table = fourWay().play('0 bring in', '1 raise', '2 raise', '3 fold', '0 fold');
    const context = look(table);
    expect(context.me.seat).toBe(1);
    expect(context.third).toBe('reraised');
    expect(context.headsUp).toBe(true);
    expect(context.lastToAct).toBe(true);
    expect(context.toCall).toBe(40);
  });
});

describe('later streets', () => {
  const onFourth = (): Scene => fourWay().play('0 bring in', '1 raise', '2 fold', '3 call', '0 call');

  test('the aggressor of the street before counts until somebody bets', () => {
    const context = look(onFourth());
    expect(context.street).toBe(4);
    expect(context.lastAggressorSeat).toBe(1);
    const bet = look(onFourth().play('1 raise'));
    expect(bet.me.seat).toBe(3);
    expect(bet.lastAggressorSeat).toBe(1);
    const raised = look(onFourth().play('1 raise', '3 raise'));
    expect(raised.me.seat).toBe(0);
    expect(raised.lastAggressorSeat).toBe(3);
    expect(raised.raiseCount).toBe(1);
  });

  test('two streets ago is forgotten', () => {
    const table = onFourth().play('1 check', '3 check', '0 check');
    expect(look(table).street).toBe(5);
    expect(look(table).lastAggressorSeat).toBeUndefined();
  });

  test('who has acted and who has not starts again with the street', () => {
    const context = look(onFourth());
    expect(context.me.seat).toBe(1);
    expect(context.firstToAct).toBe(true);
    expect(toAct(context)).toEqual([0, 3]);
    const last = look(onFourth().play('1 check', '3 check'));
    expect(last.me.seat).toBe(0);
    expect(last.lastToAct).toBe(true);
    expect(toAct(look(onFourth().play('1 check', '3 check', '0 raise')))).toEqual([3]);
  });

  test('a player who is all-in is in the hand but not to act', () => {
    const table = scene({ game: 'stud', hands: HANDS, stacks: [8000, 8000, 8000, 40] });
    const context = look(table.play('0 bring in', '1 raise', '2 call', '3 call'));
    expect(context.me.seat).toBe(0);
    const fourth = look(table.play('0 call'));
    expect(fourth.opponents.find(({ seat }) => seat === 3)).toMatchObject({
      active: true,
      allIn: true,
      toAct: false,
    });
    expect(toAct(fourth)).not.toContain(3);
    expect(fourth.aliveSeats).toEqual([0, 1, 2, 3]);
  });
});

describe('cards', () => {
  test('dead cards are the up cards of the others, of those who folded too, and never my own', () => {
    const context = look(fourWay().play('0 bring in', '1 raise', '2 fold', '3 call', '0 call'));
    expect(context.me.seat).toBe(1);
    expect([...context.deadUpCards].sort((a, b) => a - b)).toEqual(
      cards('2hTsQhAsKd').toSorted((a, b) => a - b),
    );
    expect(context.deadRankCount[parseRank('Q')!]).toBe(1);
    expect(context.deadRankCount[parseRank('9')!]).toBe(0);
    // Clubs, diamonds, hearts, spades.
    expect(context.deadSuitCount).toEqual([0, 1, 2, 2]);
    expect(context.live.map(({ seat }) => seat)).toEqual([0, 3]);
    expect(context.opponents.map(({ active }) => active)).toEqual([true, false, true]);
  });

  test('the door is the first up card for the whole hand, and down cards stay apart', () => {
    const context = look(fourWay().play('0 bring in', '1 raise', '2 fold', '3 call', '0 call').passTo(4));
    expect(context.street).toBe(7);
    expect(context.me.door).toBe(cards('9h')[0]);
    expect(context.me.up).toHaveLength(4);
    expect(context.me.down).toHaveLength(3);
    expect(context.me.down.slice(0, 2)).toEqual(cards('KcQd'));
    expect(context.me.cards).toHaveLength(7);
    expect(context.live[1]!.door).toBe(cards('As')[0]);
    expect(context.live[1]!.downCount).toBe(3);
  });

  test('a community card plays for me and is dead for what may still come, but is not an up card of anybody', () => {
    // Eight players who all stay need 57 cards.
    const hands = ['2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c'].map((door) => `..${door}`);
    const table = scene({ game: 'stud', hands }).passTo(4);
    const context = look(table);
    expect(context.view.board).toHaveLength(1);
    const community = context.view.board[0]!;
    expect(context.me.cards).toContain(community);
    expect(context.me.up).not.toContain(community);
    expect(context.me.down).not.toContain(community);
    expect(context.deadUpCards.filter((card) => card === community)).toHaveLength(1);
  });
});

test('the public has no seat to decide for', () => {
  const { hand } = fourWay();
  expect(() => buildVisibleContext(makeView(hand, null))).toThrow('the public view decides nothing');
});
