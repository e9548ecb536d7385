import { cards } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import type { StudGame } from '../src/lv1/demand.js';
import { scoreMade } from '../src/lv1/highScore.js';
import { scoreHand } from '../src/lv1/lv1.js';
import type { Score } from '../src/lv1/score.js';
import { readShape } from '../src/stud/handShape.js';
import { buildVisibleContext } from '../src/visibleContext.js';
import { scene, type Scene } from './scene.js';

const scoreOf = (game: StudGame, table: Scene): Score => scoreHand(game, buildVisibleContext(table.view));

/** What the hand of seat 0 is worth on a street to which everybody only paid. */
function scoreAt(game: StudGame, street: number, ...hands: readonly string[]): Score {
  const table = scene({ game, hands }).passTo(street - 3);
  if (street === 3 && table.turn !== 0) table.play('bring in');
  while (table.turn !== 0) table.play(street === 3 ? 'call' : 'check');
  return scoreOf(game, table);
}

const pointsAt = (game: StudGame, street: number, ...hands: readonly string[]): number =>
  scoreAt(game, street, ...hands).points;

describe('made hands', () => {
  test.each([
    ['AsKsQsJsTs2d3c', 98],
    ['9c9d9h9s4c', 95],
    ['9c9d9h4s4c', 92],
    ['2h7h9h4hKh', 88],
    ['5c6d7h8s9c', 84],
    ['4c4d4h9s', 78],
    ['4c4d5h5s', 74],
    ['2c2d9h', 60],
    ['5c5d9h', 63],
    ['JcJd9h', 68],
    ['AcAd9h', 70],
    ['Ac9d3h', 56],
    ['7c4d2h', 49],
  ])('%s is worth %i', (text, points) => expect(scoreMade(readShape(cards(text)))).toBe(points));

  test('L1-02 one table decides: a full house is 92, quads 95, a straight flush 98', () => {
    const board = '..Tc 8d 5h 3s .';
    expect(pointsAt('stud', 7, '9c9d 9h4s4c2hQd', board)).toBe(92);
    expect(pointsAt('stud', 7, '9c9d 9h9s4c2hQd', board)).toBe(95);
    expect(pointsAt('stud', 7, 'AsKs QsJsTs2h4d', board)).toBe(98);
  });
});

describe('draws of Stud Hi', () => {
  test.each([
    ['four to a flush', '2h7h 9h4h', '..Kc 3d', 51 + 10],
    ['four to a flush, two of the suit dead', '2h7h 9h4h', '..Kh 3h', 51 + 10 - 2],
    ['four to a straight', '5c6d 7h8s', '..Kc 3d', 50 + 8],
    ['four to a straight with a gap', '5c6d 8h9s', '..Kc 3d', 51 + 8],
    ['four to a straight flush', '5h6h 7h8h', '..Kc 3d', 50 + 18],
    ['three to a flush', '2h7h 9h4s', '..Kc 3d', 51 + 3],
    ['nothing', '2h7d 9h4s', '..Kc 3d', 51],
  ])('%s', (_name, mine, his, points) => expect(pointsAt('stud', 4, mine, his)).toBe(points));

  test('L1-05 a busted flush is worth its high card, and a made one gets nothing on top', () => {
    const board = '..Tc 8d 5s 3s .';
    expect(pointsAt('stud', 6, '2h7h 9h4hKc3d', board)).toBe(55 + 10);
    expect(pointsAt('stud', 7, '2h7h 9h4hKc3dQs', board)).toBe(55);
    expect(scoreAt('stud', 7, '2h7h 9h4hKc3dQs', board).draw).toBe(0);
    expect(pointsAt('stud', 6, '2h7h 9h4hKh3d', board)).toBe(88);
    expect(pointsAt('stud', 7, '5c6d 7h8sQc3dJs', board)).toBe(54);
  });

  test('L1-09 a straight draw loses a point for each dead card that would make it', () => {
    expect(pointsAt('stud', 4, '5c6d 7h8s', '..Kc 9d')).toBe(50 + 8 - 1);
    expect(pointsAt('stud', 4, '5c6d 7h8s', '..4c 9d', '..9h 4h')).toBe(50 + 8 - 4);
    // Dead cards of other ranks do no harm.
    expect(pointsAt('stud', 4, '5c6d 7h8s', '..5d 6h', '..8h Tc')).toBe(50 + 8);
  });

  test('dead cards take no more than six points', () => {
    const others = ['..4c 9d', '..4d 9h', '..4h 9s', '..4s 2d'];
    expect(pointsAt('stud', 4, '5c6d 7h8s', ...others)).toBe(50 + 8 - 6);
  });
});

describe('what opponents show', () => {
  test('an open pair costs eight points, two high cards four', () => {
    expect(pointsAt('stud', 4, '6c6d 9h2s', '..8c 8d')).toBe(63 - 8);
    expect(pointsAt('stud', 4, '6c6d 9h2s', '..Kc Qd')).toBe(63 - 4);
    expect(pointsAt('stud', 4, '6c6d 9h2s', '..Kc 7d')).toBe(63);
  });

  test('open trips and two pair cost sixteen points, four of a suit or in a row eight', () => {
    expect(pointsAt('stud', 5, '6c6d 9h2sTc', '..8c 8d 8h')).toBe(63 - 16);
    expect(pointsAt('stud', 6, '6c6d 9h2sTcJd', '..8c 8d 4h 4s')).toBe(63 - 16);
    expect(pointsAt('stud', 6, '6c6d 9h2sTcJd', '..8h 3h 4h Jh')).toBe(63 - 8);
    expect(pointsAt('stud', 6, '6c6d 9h2sTcJd', '..5h 2c 4h 3s')).toBe(63 - 8);
    expect(pointsAt('stud', 6, '6c6d 9h2sTcJd', '..8h 3h 4h Js')).toBe(63);
  });

  test('L1-08 two sevens before two players are not a pair, and neither is my own or a folded one', () => {
    expect(pointsAt('stud', 4, '6c6d 9h2s', '..7c Td', '..7h Ks')).toBe(63);
    expect(pointsAt('stud', 4, 'KcTd 6h6s', '..7c 3d')).toBe(63);
    const table = scene({ game: 'stud', hands: ['6c6d 9h2s3c', '..8c 8d Jc', '..Tc 4d Qh'] }).passTo(1);
    expect(table.turn).toBe(1);
    table.play('1 check', '2 raise');
    expect(scoreOf('stud', table).points).toBe(63 - 8);
    table.play('0 call', '1 fold');
    while (table.turn !== 0) table.play('check');
    expect(scoreOf('stud', table).points).toBe(63);
  });
});

describe('Razz', () => {
  test.each([
    ['three wheel cards', 3, 'Ac2d 3h', '..Kd', 80],
    ['against a low door', 3, 'Ac2d 3h', '..4d', 78],
    ['against a five', 3, 'Ac2d 3h', '..5d', 78],
    ['against a six', 3, 'Ac2d 3h', '..6d', 80],
    ['three lows', 3, '6c7d 8h', '..Kd', 80],
    ['a pair', 3, 'AcAd 2h', '..Kd', 50 + 20 - 12],
    ['three high cards', 3, 'KcQd Jh', '..9d', 50 - 24 - 10],
    ['a brick on 4th', 4, 'Ac2d 3hKs', '..8d 7d', 50 + 30 - 8 - 10],
    ['against one brick', 4, 'Ac2d 3hKs', '..8d Jd', 50 + 30 - 8 - 10 + 8],
    ['against two bricks', 4, 'Ac2d 3hKs', '..9d Jd', 50 + 30 - 8 - 10 + 14],
    ['four lows and a king on 5th', 5, 'Ac2d 3h7sKs', '..9d Jd Qd', 0.3 * 30 + 0.7 * 72 + 20],
    ['six cards', 6, 'Ac2d 3h7sKsQc', '..9d Jd Qd Td', 0.6 * 38 + 0.4 * 74 + 20],
  ])('%s', (_name, street, mine, his, points) =>
    expect(pointsAt('razz', street, mine, his)).toBeCloseTo(points, 9),
  );

  test('opponents who show low cards cost at most ten points', () => {
    const others = ['..Ad 2c', '..3d 4c', '..5d Ah', '..Kd Kc'];
    expect(pointsAt('razz', 4, '6c7d 8h2s', ...others)).toBe(50 + 40 - 10);
  });

  test.each([
    ['Ac2d 3h4s5cKdQd', 100],
    ['Ac2d 3h4s6cKdQd', 96],
    ['Ac2d 3h4s7cKdQd', 90],
    ['Ac2d 3h4s8cKdQd', 80],
    ['Ac2d 3h4s9cKdQd', 66],
    ['Ac2d 3h4sTcKdQd', 56],
    ['Ac2d 3h4sJcKdQd', 46],
    ['Ac2d 3h4sQcKdKh', 38],
    ['Ac2d 3h4sKcKdKh', 30],
    ['Ac2d 3h4s4cAdAh', 15],
  ])('%s on 7th street is worth %i', (mine, points) =>
    expect(pointsAt('razz', 7, mine, '..2c 3c 6d Jh .')).toBe(points),
  );

  test.each([
    ['an 8-low into only lower cards on 7th', 7, 'Ac2d 3h4s8cKdQd', '..2c 3c 6d 7h .', 80 - 10],
    ['a pair is below every such board', 7, 'Ac2d 3h4s4cAdAh', '..2c 3c 6d 8h .', 15 - 10],
    ['a 7-low is not below a board with an eight', 7, 'Ac2d 3h4s7cKdQd', '..2c 3c 6d 8h .', 90],
    ['four lows and a king on 5th are a draw', 5, 'Ac2d 3h7sKs', '..2c 4d 6h', 0.3 * 30 + 0.7 * 72],
    ['three lows are none', 5, 'Ac2d 3hKsQc', '..2c 4d 6h', 0.3 * 30 + 0.7 * (50 + 30 - 16 - 10) - 12],
  ])('%s', (_name, street, mine, his, points) =>
    expect(pointsAt('razz', street, mine, his)).toBeCloseTo(points, 9),
  );

  test('a hand that cannot be beaten is worth everything, a ten-low too', () => {
    expect(pointsAt('razz', 7, 'Ac2d Th7sKc6cQc', '..9h9sQdQh .')).toBe(100);
    expect(pointsAt('razz', 5, 'Ac2d 3h4s5c', '..2c 4d 6h')).toBe(100);
  });

  test('three different lows and a brick on 4th street are a draw', () => {
    expect(scoreAt('razz', 4, 'Ac2d 3hKs', '..9d Jd').draw).toBe(8);
    expect(scoreAt('razz', 4, 'Ac2d 3h3s', '..9d Jd').draw).toBe(0);
    expect(scoreAt('razz', 4, 'Ac2d 3h4s', '..9d Jd').draw).toBe(0);
    expect(scoreAt('razz', 5, 'Ac2d 3hKsQs', '..9d Jd Qd').draw).toBe(0);
  });

  test('L1-06 on 7th street cards outside the best five cost nothing', () => {
    const board = '..2c 3c 6d 7h .';
    const bare = pointsAt('razz', 7, 'Ac2d 3h4s5c6h7d', board);
    expect(bare).toBe(100);
    expect(pointsAt('razz', 7, 'Ac2d 3h4s5cKdQd', board)).toBe(bare);
    expect(pointsAt('razz', 7, 'Ac2d 3h4s5c5dAd', board)).toBe(bare);
  });
});

describe('Stud8', () => {
  test.each([
    ['three lows against two players have one side', 3, ['Ac2d 3h', '..Kd', '..Qd'], 76 - 8],
    ['heads-up they have it to themselves', 3, ['Ac2d 3h', '..Kd'], 76],
    ['a pair of jacks against two players', 3, ['JcJd 4h', '..Kd', '..Qd'], 68 - 8],
    ['aces with lows on 4th may scoop', 4, ['AcAd 2h3s', '..Kd 9c', '..Qd 7c'], 70 + 6],
    ['deuces are just alive', 4, ['2c2d 3hAs', '..Kd 9c', '..Qd 7c'], 64 + 6],
    ['three lows and a ten are just alive', 4, ['Ac2d 3hTs', '..Kd 9c', '..Qd 7c'], 60 - 8],
    ['nothing either way', 4, ['Kc9d Jh4s', '..Qd 8c', '..Td 7c'], 55 - 8],
    ['an 8-low on 7th', 7, ['Ac2d 3h4s8cKdQd', '..9d 4c 5d 7h .'], 78],
    ['a 7-low on 7th', 7, ['Ac2d 3h4s7cKdQd', '..9d 4c 5d 8h .'], 86],
    ['a 6-low on 7th', 7, ['Ac2d 3h4s6cKdQd', '..9d 4c 5d 8h .'], 92],
    ['a low that nobody can make is certain', 7, ['Ac2d 3h4s8cKdQd', '..9d Tc Jd 7h .'], 100],
    ['quads that nobody can beat are certain', 7, ['KcKd KhKs8cTdQd', '..9d 4c 5h 7s .'], 100],
    ['the wheel scoops', 7, ['Ac2d 3h4s5cKdQd', '..9d Tc Jd 8h .'], 100],
    ['four lows are not a low on 7th', 7, ['Ac2d 3h4s4cKdQd', '..9d Tc Jd 7h .'], 60 + 2],
  ] as const)('%s', (_name, street, hands, points) =>
    expect(pointsAt('stud8', street, ...hands)).toBe(points),
  );

  test('L1-07 a side that wins its half is not averaged away', () => {
    const two = ['..9d Tc Jd 7h .'];
    const three = [...two, '..8d 6c 5d Qh .'];
    expect(pointsAt('stud8', 7, 'KcKd KhTsTd9h3c', ...two)).toBe(92);
    expect(pointsAt('stud8', 7, 'KcKd KhTsTd9h3c', ...three)).toBe(92 - 8);
    expect(pointsAt('stud8', 7, 'Ac2d 3h4s8hKsQd', ...three)).toBe(78 - 8);
  });
});
