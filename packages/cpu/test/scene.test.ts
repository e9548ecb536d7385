import { expect, test } from 'vitest';
import { scene } from './scene.js';

test('a stud scene deals each seat its own cards, no matter who folds', () => {
  const table = scene({ game: 'stud', hands: ['2c3d 4h 5s 6c', '9c9d Kh Ks 2d', 'QcJd Th 9s 8c'] });
  table.play('0 bring in', '1 raise', '2 fold', '0 call');
  expect(table.cardsOf(0)).toBe('2c 3d 4h 5s');
  expect(table.cardsOf(1)).toBe('9c 9d Kh Ks');
  table.play('1 raise', '0 call');
  expect(table.cardsOf(1)).toBe('9c 9d Kh Ks 2d');
  expect(table.turn).toBe(1);
});

test('a draw scene gives each seat its own draws', () => {
  const table = scene({ game: 'badugi', hands: ['As2h3d9s 4c', 'KcQdJhTs', '7c7d6h5s 2c Ah'] });
  table.play('2 call', '0 call', '1 check', '0 draw 9s', '1 pat', '2 draw 7d 6h');
  expect(table.cardsOf(0)).toBe('As 2h 3d 4c');
  expect(table.cardsOf(2)).toBe('7c 2c Ah 5s');
  table.play('0 raise', '1 fold', '2 call', '0 pat', '2 draw 7c');
  expect(table.view.seats[2]!.draws).toEqual([2, 1]);
});

test('a board scene deals the board', () => {
  const table = scene({ game: 'holdem', hands: ['AsAh', 'KsKh'], board: '2c3d4h5s6c' });
  table.play('1 call', '0 check');
  expect(table.view.board).toHaveLength(3);
});
