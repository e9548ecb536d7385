import { expect, test } from 'vitest';
import { makeView } from '@doorcard/engine';
import { getPositionContext } from '../src/badugi/position.js';
import { table } from './badugiSeat.js';
import { scene as makeScene, type Scene } from './scene.js';

const categories = (scene: Scene): string[] =>
  scene.view.seats.map((_, seat) => getPositionContext(makeView(scene.hand, seat)).positionCategory);

const full = (players: number): Scene => table(...Array.from({ length: players }, () => ''));

test('SC-001 each third of the table has its position, by the order of action after a draw', () => {
  expect(categories(full(2))).toEqual(['early', 'late']);
  expect(categories(full(3))).toEqual(['early', 'middle', 'late']);
  expect(categories(full(6))).toEqual(['early', 'early', 'middle', 'middle', 'late', 'late']);
  expect(categories(full(7))).toEqual(['early', 'early', 'early', 'middle', 'late', 'late', 'late']);
});

test('B-14 the button is the latest position and the blinds are early, though they act last before the draw', () => {
  const context = getPositionContext(makeView(full(7).hand, 6));
  expect(context).toEqual({
    positionCategory: 'late',
    relativePosition: 6,
    activePlayers: 7,
    playerIndex: 6,
    dealerIndex: 6,
  });
  expect(categories(full(7)).slice(0, 2)).toEqual(['early', 'early']);
});

test('B-15 folded seats count for nothing: three live players of seven are early, middle and late', () => {
  const scene = full(7).play('2 fold', '3 raise', '4 fold', '5 fold', '6 fold', '0 call');
  const positions = [0, 1, 3].map((seat) => getPositionContext(makeView(scene.hand, seat)));
  expect(positions.map(({ positionCategory }) => positionCategory)).toEqual(['early', 'middle', 'late']);
  expect(positions.map(({ relativePosition }) => relativePosition)).toEqual([0, 1, 2]);
  expect(positions.map(({ activePlayers }) => activePlayers)).toEqual([3, 3, 3]);
});

test('B-15 heads-up the button is late and the big blind early, after others folded too', () => {
  const scene = full(4).play('2 fold', '3 raise', '0 fold');
  expect(getPositionContext(makeView(scene.hand, 3)).positionCategory).toBe('late');
  expect(getPositionContext(makeView(scene.hand, 1)).positionCategory).toBe('early');
});

test('a player who is all-in is still in the hand and keeps his place', () => {
  const scene = makeScene({ game: 'badugi', hands: ['', '', ''], stacks: [8000, 8000, 30] });
  scene.play('2 call', '0 call');
  expect(scene.view.seats[2]!.allIn).toBe(true);
  expect(getPositionContext(makeView(scene.hand, 2))).toMatchObject({
    positionCategory: 'late',
    activePlayers: 3,
  });
});
