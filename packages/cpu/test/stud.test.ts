import { describe, expect, test } from 'vitest';
import { getLastAggressorSeat } from '../src/visibleContext.js';
import type { CpuDecision } from '../src/player.js';
import { decideStudLv2 } from '../src/stud/studLv2.js';
import { scene, type Scene, type SceneOptions } from './scene.js';

/** What lv2 does where the scene stands, in the words of the table: COMPLETE, BET, RAISE … */
function choice(table: Scene): string {
  const { view } = table;
  const { type } = decideStudLv2(view, view.legal!).action;
  return (type === 'raise' ? view.legal!.raise!.as : type === 'bringIn' ? 'bring_in' : type).toUpperCase();
}

const reasonOf = ({ view }: Scene): string => decideStudLv2(view, view.legal!).reason.code;

/** A hand of three cards stays as it is, a door gets two down cards that do not matter. */
const deal = (...hands: readonly string[]): Scene =>
  scene({ game: 'stud', hands: hands.map((hand) => (hand.length === 2 ? `..${hand}` : hand)) });

describe('3rd street, bring-in seat', () => {
  test.each([
    ['S', 'KcKd 2h', 'COMPLETE'],
    ['A', '9c9d 2h', 'COMPLETE'],
    ['B', '4c4d 2h', 'COMPLETE'],
    ['C', 'AcTd 2h', 'BRING_IN'],
    ['D', '9c7d 2h', 'BRING_IN'],
  ])('tier %s', (_tier, mine, expected) => expect(choice(deal(mine, '9s', 'Ts'))).toBe(expected));
});

describe('3rd street, unopened', () => {
  const open = (mine: string, ...behind: string[]): Scene => deal('2c', mine, ...behind).play('0 bring in');

  test.each([
    ['S completes', 'KcKd 4h', ['8s', '9s'], 'COMPLETE'],
    ['S completes into an ace', 'KcKd 4h', ['8s', 'As'], 'COMPLETE'],
    ['A completes', '9c9d 4h', ['8s', 'Ks'], 'COMPLETE'],
    ['A completes with a flush draw', 'AhJh 4h', ['8s', '9s'], 'COMPLETE'],
    ['B completes when live', '4c4d Qh', ['8s', '9s'], 'COMPLETE'],
    ['B folds nines that cannot improve', '9c9d 4h', ['9s', '9h'], 'FOLD'],
    ['B folds a straight start whose queens are gone', 'Jc9d Th', ['Qs', 'Qd'], 'FOLD'],
    ['B completes an ace in the door with support', '4cTd Ah', ['8s', '9s'], 'COMPLETE'],
    ['B folds it with another ace behind', '4cTd Ah', ['8s', 'As'], 'FOLD'],
    ['C steals with the highest door', '8c4d Kh', ['9s', 'Ts'], 'COMPLETE'],
    ['C steals with a queen', '8c4d Qh', ['9s', 'Ts'], 'COMPLETE'],
    ['C never steals with a jack', '8c4d Jh', ['9s', 'Ts'], 'FOLD'],
    ['C does not steal into a higher door', '8c4d Qh', ['9s', 'Ks'], 'FOLD'],
    ['C does not steal into an equal door', '8c4d Kh', ['9s', 'Ks'], 'FOLD'],
    ['C does not steal into an ace', '8c4d Kh', ['As', '9s'], 'FOLD'],
    ['C folds an ace that hides', 'AcTd 4h', ['8s', '9s'], 'FOLD'],
    ['D folds', '8c4d Th', ['8s', '9s'], 'FOLD'],
  ] as const)('%s', (_name, mine, behind, expected) => expect(choice(open(mine, ...behind))).toBe(expected));

  test('a door that has folded stops no steal', () => {
    expect(choice(deal('2c', 'As', '8c4d Kh', '9s').play('0 bring in', '1 fold'))).toBe('COMPLETE');
  });

  test('with two live aces on the table nobody steals', () => {
    const table = (): Scene => deal('2c', 'As', '8c4d Ah', '9s').play('0 bring in');
    expect(choice(table().play('1 fold'))).toBe('COMPLETE');
    expect(choice(table().play('1 call'))).toBe('FOLD');
  });

  test('a weak hidden pair does not limp to hit a set', () => {
    const table = deal('2c', '4c4d 8h', '4s', '4h').play('0 bring in');
    expect(choice(table)).toBe('FOLD');
  });

  test('two players: B plays as A', () => {
    // The queens are gone, so the straight start is B and dead.
    const table = (...behind: string[]): Scene =>
      deal('2c', 'Qs', 'Qd', 'Jc9d Th', ...behind).play('0 bring in', '1 fold', '2 fold');
    expect(choice(table('8s'))).toBe('FOLD');
    expect(choice(table())).toBe('COMPLETE');
    expect(choice(deal('4c4d 2h', 'Qs', '8s').play('0 bring in', '1 raise', '2 call'))).toBe('FOLD');
    expect(choice(deal('4c4d 2h', 'Qs', '8s').play('0 bring in', '1 raise', '2 fold'))).toBe('CALL');
  });
});

describe('3rd street, facing a completion', () => {
  const answer = (mine: string, completer: string, ...behind: string[]): Scene =>
    deal('2c', completer, mine, ...behind).play('0 bring in', '1 raise');

  test.each([
    ['S raises', 'KcKd 4h', 'Qs', ['8s'], 'RAISE'],
    ['S raises with a pair as high as the door', 'QcQd 4h', 'Qs', ['8s'], 'RAISE'],
    ['S calls with a pair below the door', 'JcJd 4h', 'Qs', ['8s'], 'CALL'],
    ['S raises small trips whatever the door', '4c4d 4h', 'Qs', ['8s'], 'RAISE'],
    ['A raises a lower door', '9c9d Kh', 'Qs', ['8s'], 'RAISE'],
    ['A calls a higher door', '9c9d 4h', 'Qs', ['8s'], 'CALL'],
    ['A calls an equal door', '9c9d Qh', 'Qs', ['8s'], 'CALL'],
    ['B calls with a live draw', 'Jh9h 4h', 'Qs', ['8s'], 'CALL'],
    ['B calls with a draw that is still OK', 'KhJh 4h', 'Qh', ['8h'], 'CALL'],
    ['B folds a dead draw', 'Jc9d Th', 'Qs', ['Qd'], 'FOLD'],
    ['B calls with a pair not below the door', '4c4d 8h', '3s', ['8s'], 'CALL'],
    ['B folds a pair below the door', '4c4d 8h', 'Qs', ['8s'], 'FOLD'],
    ['B calls with a live ace beside the pair', '4c4d Ah', 'Qs', ['8s'], 'CALL'],
    ['B calls with a live king beside the pair', '4cKd 4h', 'Qs', ['8s'], 'CALL'],
    ['B folds with a king that is not above the door', '4cKd 4h', 'Ks', ['8s'], 'FOLD'],
    ['B folds with a queen beside the pair', '4cQd 4h', 'Js', ['8s'], 'FOLD'],
    ['B folds when its ace is dead', '4c4d Ah', 'Qs', ['As', 'Ad'], 'FOLD'],
    ['C folds', 'AcTd 4h', 'Qs', ['8s'], 'FOLD'],
    ['C folds a door that would have stolen', '8c4d Kh', 'Qs', ['8s'], 'FOLD'],
    ['D folds', '9c7d 4h', 'Qs', ['8s'], 'FOLD'],
  ] as const)('%s', (_name, mine, completer, behind, expected) =>
    expect(choice(answer(mine, completer, ...behind))).toBe(expected),
  );

  test('an ace in the door with support is no more than C once somebody has completed', () => {
    expect(choice(answer('4cTd Ah', 'Qs', '8s'))).toBe('FOLD');
  });
});

describe('3rd street, a completion and a raise in front of me', () => {
  const cold = (mine: string, completer: string, raiser: string, ...behind: string[]): Scene =>
    deal('2c', completer, raiser, mine, ...behind).play('0 bring in', '1 raise', '2 raise');

  test.each([
    ['S calls', 'KcKd 4h', 'Qs', 'Js', 'CALL'],
    ['trips raise', '4c4d 4h', 'Qs', 'Js', 'RAISE'],
    ['A calls with a pair above both doors', '9c9d 4h', '7s', '8s', 'CALL'],
    ['A folds a pair below the completer', '9c9d 4h', 'Qs', '8s', 'FOLD'],
    ['A folds a pair below the raiser', '9c9d 4h', '7s', 'Qs', 'FOLD'],
    ['A calls with a live three-flush with an ace', 'AhJh 4h', 'Qs', 'Js', 'CALL'],
    ['A folds a three-straight', 'Jc9d Th', '7s', '6s', 'FOLD'],
    ['B folds a three-flush that lost two of its suit', 'AhJh 4h', 'Qh', '8h', 'FOLD'],
    ['B folds a pair', '6c6d Kh', '5s', '4s', 'FOLD'],
    ['C folds', 'AcTd 4h', 'Qs', 'Js', 'FOLD'],
    ['D folds', '9c7d 4h', 'Qs', 'Js', 'FOLD'],
  ] as const)('%s', (_name, mine, completer, raiser, expected) =>
    expect(choice(cold(mine, completer, raiser, '3s'))).toBe(expected),
  );
});

describe('3rd street, my completion was re-raised', () => {
  const reraised = (mine: string, raiser: string, behind = '8s'): Scene =>
    deal('2c', mine, raiser, behind).play('0 bring in', '1 raise', '2 raise', '3 call', '0 call');

  test.each([
    ['S calls', 'KcKd 4h', 'Qs', 'CALL'],
    ['A calls with a pair not below the door', 'TcTd 4h', '9s', 'CALL'],
    ['A calls with a pair as high as the door', 'TcTd 4h', 'Ts', 'CALL'],
    ['A folds a pair below the door', '9c9d 4h', 'Qs', 'FOLD'],
    ['A calls with a draw graded GOOD', 'AhJh 4h', 'Qs', 'CALL'],
    ['A folds a draw that is only OK', 'Jc9d Th', 'Qs', 'FOLD'],
    ['B folds', '4c4d Qh', '3s', 'FOLD'],
    ['C folds a steal', '9c5d Kh', 'Qs', 'FOLD'],
  ] as const)('%s', (_name, mine, raiser, expected) => expect(choice(reraised(mine, raiser))).toBe(expected));

  test('H-08 nobody goes to war on 3rd street: S calls a re-raise, and good A hands do too', () => {
    expect(choice(reraised('AcAd 4h', 'Ks'))).toBe('CALL');
    expect(choice(reraised('4c4d 4h', 'Ks'))).toBe('CALL');
    expect(choice(reraised('TcTd 4h', '9s'))).toBe('CALL');
    expect(choice(deal('2c', 'Qs', 'Js', 'KcKd 4h').play('0 bring in', '1 raise', '2 raise'))).toBe('CALL');
  });

  test('who called a completion and is raised behind it answers like the completer', () => {
    const table = (raiser: string): Scene =>
      deal('2c', '7s', 'TcTd 4h', raiser).play(
        '0 bring in',
        '1 raise',
        '2 call',
        '3 raise',
        '0 call',
        '1 call',
      );
    expect(choice(table('9s'))).toBe('CALL');
    expect(choice(table('Ks'))).toBe('FOLD');
  });
});

test('H-10 a bring-in is no aggression: who faces only that may steal, and nobody has the initiative', () => {
  const table = deal('2c', '8c4d Kh', '9s', 'Ts').play('0 bring in');
  expect(choice(table)).toBe('COMPLETE');
  expect(reasonOf(table)).toBe('stud_steal');
  expect(getLastAggressorSeat(table.passTo(1).view)).toBeUndefined();
});

// From here on seat 0 is me, and seat 1 the one who bets, if anybody does.

/** Everybody only pays to see the street, and checks there until it is my turn. */
const mayBet = (street: number, ...hands: readonly string[]): Scene =>
  playUntil(scene({ game: 'stud', hands }).passTo(street - 3), 0, 'check');

/** The same, but seat 1 bets and everybody between us calls. */
const facing = (street: number, ...hands: readonly string[]): Scene =>
  answerBet(scene({ game: 'stud', hands }).passTo(street - 3));

const answerBet = (table: Scene): Scene => playUntil(playUntil(table, 1, 'check').play('raise'), 0, 'call');

function playUntil(table: Scene, seat: number, line: string): Scene {
  while (table.turn !== seat) table.play(line);
  return table;
}

/** A board that threatens 7 and shows no pair. */
const ACE_KING_QUEEN = '..Ac Kd Qh 5s .';

describe('4th street', () => {
  test.each([
    ['a pair bets', '6c6d 9h2s', '..Kc 7d', 'BET'],
    ['a pair that the board beats checks', '6c6d 9h2s', '..Kc Kd', 'CHECK'],
    ['a pair that beats an open pair bets', 'AcAd 9h2s', '..Kc Kd', 'BET'],
    ['a flush draw bets', '2h7h 9h4h', '..Kc 3d', 'BET'],
    ['a straight draw bets, also with a gap', '5c6d 8h9s', '..Kc 3d', 'BET'],
    ['a flush draw bets into open kings', '2h7h 9h4h', '..Kc Kd', 'BET'],
    ['a flush draw checks to open aces', '2h7h 9h4h', '..Ac Ad', 'CHECK'],
    ['two live overcards bet', 'AcKd 4h7s', '..9c 3d', 'BET'],
    ['one overcard checks', 'Ac8d 4h7s', '..9c 3d', 'CHECK'],
    ['nothing checks', '9c5d 3h2s', '..Kc Qd', 'CHECK'],
  ])('may bet: %s', (_name, mine, his, expected) => expect(choice(mayBet(4, mine, his))).toBe(expected));

  test.each([
    ['a pair above his cards raises', 'TcTd 4h7s', '..9c 3d', 'RAISE'],
    ['a pair below one of his cards calls', '6c6d 9h2s', '..Kc 7d', 'CALL'],
    ['a pair equal to his door calls', 'KhKd 9h2s', '..Kc 7d', 'CALL'],
    ['two pair call an open pair', '6c6d 9h9s', '..8c 8d', 'CALL'],
    ['two pair raise a plain board', '6c6d 9h9s', '..Kc 3d', 'RAISE'],
    ['a flush draw raises', '2h7h 9h4h', '..Kc 3d', 'RAISE'],
    ['a flush draw calls open aces', '2h7h 9h4h', '..Ac Ad', 'CALL'],
    ['an open straight draw raises', '5c6d 7h8s', '..Kc 3d', 'RAISE'],
    ['a straight draw with a gap calls', '5c6d 8h9s', '..Kc 3d', 'CALL'],
    ['A-2-3-4 calls', 'Ac2d 3h4s', '..Kc 9d', 'CALL'],
    ['overcards call', 'AcKd 4h7s', '..9c 3d', 'CALL'],
    ['nothing calls a plain board', '9c5d 3h2s', '..Kc Qd', 'CALL'],
    ['nothing folds to an open pair', '9c5d 3h2s', '..8c 8d', 'FOLD'],
    ['a pair that his board beats folds', '6c6d 9h2s', '..Kc Kd', 'FOLD'],
    ['a beaten pair with two live overcards calls', '5cAd 5hKs', '..8c 8d', 'CALL'],
  ])('facing a bet: %s', (_name, mine, his, expected) => expect(choice(facing(4, mine, his))).toBe(expected));

  test('nothing folds also when another player shows the open pair', () => {
    expect(choice(facing(4, '9c5d 3h2s', '..Kc Qd', '..4c 7d'))).toBe('CALL');
    expect(choice(facing(4, '9c5d 3h2s', '..Kc Qd', '..8c 8d'))).toBe('FOLD');
  });

  test('only the one who bets can beat a made hand visibly', () => {
    expect(choice(facing(4, '6c6d 9h2s', '..Kc 7d', '..8c 8d'))).toBe('CALL');
    expect(choice(mayBet(4, '6c6d 9h2s', '..Kc 7d', '..8c 8d'))).toBe('CHECK');
  });
});

describe('5th street', () => {
  test.each([
    ['a pair above all cards bets', 'QcQd 4h7s2c', '..Jc 8d 3h', 'BET'],
    ['two pair bet even into A-K-Q', '9c9d 4h4s2c', ACE_KING_QUEEN, 'BET'],
    ['a smaller pair bets into a plain board', '9c9d 4h7s2c', '..Jc 8d 3h', 'BET'],
    ['a smaller pair bets into A-2-3', '9c9d 4h7s2c', '..Ac 2d 3h', 'BET'],
    ['a draw bets into A-2-3', '2h7h 9h4hTc', '..Ac 2d 3s', 'BET'],
    ['a smaller pair checks to A-K-Q', '9c9d 4h7s2c', ACE_KING_QUEEN, 'CHECK'],
    ['a draw bets into a plain board', '2h7h 9h4hKc', '..Jc 8d 3s', 'BET'],
    ['a draw checks to A-K-Q', '2h7h 9h4hTc', ACE_KING_QUEEN, 'CHECK'],
    ['nothing checks, overcards or not', 'AcKd 4h7s2c', '..Jc 8d 3s', 'CHECK'],
    ['deuces check to open kings', '2c2d 9h7s4c', '..Kc Kd 8h', 'CHECK'],
  ])('may bet: %s', (_name, mine, his, expected) => expect(choice(mayBet(5, mine, his))).toBe(expected));

  test.each([
    ['a pair calls', '9c9d 4h7s2c', '..Jc 8d 3h', 'CALL'],
    ['a pair above his cards raises', 'QcQd 4h7s2c', '..Jc 8d 3h', 'RAISE'],
    ['a pair above three suited cards raises', 'QcQd 4h7s2c', '..Jh 8h 3h', 'RAISE'],
    ['a pair above an open pair calls', 'QcQd 4h7s2c', '..8c 8d Jh', 'CALL'],
    ['two pair raise', '9c9d 4h4s2c', '..Jc 8d 3h', 'RAISE'],
    ['a made straight raises', '5c6d 7h8s9c', '..Jc 8d 3h', 'RAISE'],
    ['a live draw calls', '2h7h 9h4hKc', '..Jh 8d 3s', 'CALL'],
    ['a draw that is OK calls', '2h7h 9h4hKc', '..Jh 8h 3s', 'CALL'],
    ['a dead draw folds', '2h7h 9h4hKc', '..Jh 8h 3h', 'FOLD'],
    ['a straight draw with a gap folds', '5c6d 8h9sKc', '..Jc 2d 3h', 'FOLD'],
    ['an open straight draw calls', '5c6d 7h8sKc', '..Jc 2d 3h', 'CALL'],
    ['nothing folds', 'Kc9d 4h7s2c', '..Jc 8d 3h', 'FOLD'],
    ['overcards fold', 'AcKd 4h7s2c', '..Jc 8d 3s', 'FOLD'],
    ['deuces fold to open kings', '2c2d 9h7s4c', '..Kc Kd 8h', 'FOLD'],
    ['a beaten pair calls with a live draw', '2h2d 9h7h4h', '..Kc Kd 8s', 'CALL'],
  ])('facing a bet: %s', (_name, mine, his, expected) => expect(choice(facing(5, mine, his))).toBe(expected));
});

test('a beaten pair folds when its draw is dead, however live the pair is', () => {
  expect(choice(facing(5, '2h2d 9h7h4h', '..Kh Kd 8h', '..3s Ts Jc'))).toBe('CALL');
  expect(choice(facing(5, '2h2d 9h7h4h', '..Kh Kd 8h', '..3h Ts Jc'))).toBe('FOLD');
});

describe('6th street', () => {
  test.each([
    ['two pair bet into A-K-Q', '9c9d 4h4s2c8h', ACE_KING_QUEEN, 'BET'],
    ['one pair bets below a high threat', '9c9d 4h7s2c8h', '..Jc Td 3h 5s', 'BET'],
    ['one pair bets into four suited cards', '9c9d 4h7s2c8h', '..Jc Tc 3c 5c', 'BET'],
    ['one pair checks to a high threat', '9c9d 4h7s2c8h', ACE_KING_QUEEN, 'CHECK'],
    ['a draw checks', '2h7h 9h4hKc3s', '..Jc Td 8d 5s', 'CHECK'],
    ['a beaten pair checks', '9c9d 4h7s2c8h', '..Tc Td 3h 5s', 'CHECK'],
    ['nothing checks', 'Kc9d 4h7s2c3h', '..Jc Td 8d 5s', 'CHECK'],
  ])('may bet: %s', (_name, mine, his, expected) => expect(choice(mayBet(6, mine, his))).toBe(expected));

  test.each([
    ['two pair raise', '9c9d 4h4s2c8h', '..Jc Td 3h 5s', 'RAISE'],
    ['two pair raise an open pair', '9c9d 4h4s2c8h', '..3c 3d Th Js', 'RAISE'],
    ['two pair call open kings', 'AcAd 4h4s2c8h', '..Kc Kd 3h 5s', 'CALL'],
    ['one pair calls', '9c9d 4h7s2c8h', '..Jc Td 3h 5s', 'CALL'],
    ['a pair below jacks folds to a high threat', 'TcTd 4h7s2c8h', ACE_KING_QUEEN, 'FOLD'],
    ['live jacks call a high threat', 'JcJd 4h7s2c8h', ACE_KING_QUEEN, 'CALL'],
    ['a live draw calls', '2h7h 9h4hKc3s', '..Jc Td 8d 5s', 'CALL'],
    ['a dead draw folds', '2h7h 9h4hKc3s', '..Jh Th 8h 5s', 'FOLD'],
    ['a draw folds to a high threat', '2h7h 9h4hTc3s', ACE_KING_QUEEN, 'FOLD'],
    ['a draw calls an old open pair with a low card', '2h7h 9h4hKc3s', '..5c 5d Jd 8s', 'CALL'],
    ['a draw folds when a high card joins an open pair', '2h7h 9h4hKc3s', '..5c 5d 8d Js', 'FOLD'],
    ['a draw calls when the pair itself is new', '2h7h 9h4hKc3s', '..5c 8d Jd 5s', 'CALL'],
    ['a draw folds to four suited cards', '2h7h 9h4hKc3s', '..Jd Td 8d 5d', 'FOLD'],
    ['a draw folds to four to a straight', '2h7h 9h4hKc3s', '..Jc Td 8d 7s', 'FOLD'],
    ['nothing folds', 'Kc9d 4h7s2c3h', '..Jc Td 8d 5s', 'FOLD'],
    ['a beaten pair folds', '9c9d 4h7s2c8h', '..Tc Td 3h 5s', 'FOLD'],
  ])('facing a bet: %s', (_name, mine, his, expected) => expect(choice(facing(6, mine, his))).toBe(expected));

  test('jacks that cannot improve fold to a high threat', () => {
    const table = scene({
      game: 'stud',
      hands: ['JcJd 4h7s2c8h', ACE_KING_QUEEN, '..Jh', '..Js'],
    }).play('0 bring in', '1 call', '2 fold', '3 fold');
    expect(choice(answerBet(table.passTo(3)))).toBe('FOLD');
  });

  test('a draw folds to whoever bet on 5th and 6th street', () => {
    const table = scene({ game: 'stud', hands: ['2h7h 9h4hKc3s', '..Jc Td 8d 5s'] }).passTo(2);
    answerBet(table).play('call');
    expect(choice(answerBet(table))).toBe('FOLD');
  });

  test('H-06 trips and straights are two pair or better', () => {
    expect(choice(facing(6, '9c9d 9h4s2c8h', '..Jc Td 3h 5s'))).toBe('RAISE');
    expect(choice(facing(6, '5c6d 7h8s9cKh', '..Jc Td 3h 5s'))).toBe('RAISE');
    expect(choice(mayBet(6, '9c9d 9h4s2c8h', ACE_KING_QUEEN))).toBe('BET');
    expect(choice(mayBet(7, '9c9d 9h4s2c8hQd', ACE_KING_QUEEN))).toBe('BET');
  });
});

describe('7th street', () => {
  test.each([
    ['two pair bet', '9c9d 4h4s2c8hQd', '..Ac Kd Qh 5s .', 'BET'],
    ['one pair bets a plain board', '9c9d 4h7s2c8hQd', '..Jc Td 3h 5s .', 'BET'],
    ['one pair bets into a lone ace', '9c9d 4h7s2c8hQd', '..Ac Td 3h 5s .', 'BET'],
    ['one pair checks from a threat of four on', '9c9d 4h7s2c8hQd', '..Jc Tc 3c 5s .', 'CHECK'],
    ['a beaten pair checks', '9c9d 4h7s2c8hQd', '..Tc Td 3h 5s .', 'CHECK'],
    ['a busted draw checks', '2h7h 9h4hKc3sQd', '..Jc Td 8d 5s .', 'CHECK'],
  ])('may bet: %s', (_name, mine, his, expected) => expect(choice(mayBet(7, mine, his))).toBe(expected));

  test.each([
    ['a full house raises', '9c9d 9h4s4c8hQd', '..Jc Td 3h 5s .', 'RAISE'],
    ['a full house raises an open pair', '9c9d 9h4s4c8hQd', '..Jc Jd 3h 5s .', 'RAISE'],
    ['a full house calls open trips', '9c9d 9h4s4c8hQd', '..3c 3d 3h 5s .', 'CALL'],
    ['a flush raises', '2h7h 9h4hKc3sQh', '..Jc Td 8d 5s .', 'RAISE'],
    ['a flush raises an open pair', '2h7h 9h4hKc3sQh', '..5c 5d 8d Js .', 'RAISE'],
    ['a flush calls a threat above five', '2h7h 9h4hKc3sQh', '..Jc Tc 8c 5c .', 'CALL'],
    ['a straight calls', '5c6d 7h8s9cKhQd', '..Jc Td 3h 5s .', 'CALL'],
    ['two pair call', '9c9d 4h4s2c8hQd', '..Jc Td 3h 5s .', 'CALL'],
    ['king high folds', 'Kc9d 4h7s2c3hQd', '..Jc Td 8d 5s .', 'FOLD'],
    ['a beaten pair folds', '9c9d 4h7s2c8hQd', '..Tc Td 3h 5s .', 'FOLD'],
    ['two pair fold to open trips', '9c9d 4h4s2c8hQd', '..3c 3d 3h 5s .', 'FOLD'],
    ['a pair calls a board that is not complete', '9c9d 4h7s2c8hQd', '..Jc Td 3h 5s .', 'CALL'],
    ['a pair folds to an open pair below it', '9c9d 4h7s2c8hQd', '..5c 5d Jh 3s .', 'FOLD'],
    ['a pair calls three suited cards', '9c9d 4h7s2c8hQd', '..Jc Tc 3c 5s .', 'CALL'],
    ['a pair calls a run of three', '9c9d 4h7s2c8hQd', '..3c 4d 5h Ks .', 'CALL'],
    ['a pair folds to four suited cards', '9c9d 4h7s2c8hQd', '..Jc Tc 3c 5c .', 'FOLD'],
    ['a pair folds to a run of four', '9c9d 4h7s2c8hQd', '..3c 4d 5h 6s .', 'FOLD'],
    ['kings call an open pair', 'KcKd 4h7s2c8hQd', '..5c 5d Jh 3s .', 'CALL'],
    ['queens fold to it', 'QcQd 4h7s2c8hTd', '..5c 5d Jh 3s .', 'FOLD'],
  ])('facing a bet: %s', (_name, mine, his, expected) => expect(choice(facing(7, mine, his))).toBe(expected));

  test('one pair needs two signs against more than one player', () => {
    const third = '..6c 8d 7d 2d .';
    const his = '..Jc Td 3h 5s .';
    expect(choice(facing(7, '9c9d 4h7s2c8hQd', his, third))).toBe('FOLD');
    expect(choice(facing(7, 'AcAd 4h7s2c8hQd', his, third))).toBe('CALL');
  });

  test('who keeps firing although his board did not improve gives a sign', () => {
    const fire = (his: string): Scene => {
      const hands = ['9c9d 4h7s2c8hQd', his, '..6c 8d 7d 2d .'];
      const table = answerBet(scene({ game: 'stud', hands }).passTo(3)).play('call');
      return answerBet(table);
    };
    expect(choice(fire('..Jc Td 3h 5s .'))).toBe('CALL');
    expect(choice(fire('..Jc Td 3h As .'))).toBe('FOLD');
  });
});

describe('H-05 a made straight or flush is no draw', () => {
  test('it goes on where a draw would give up', () => {
    expect(choice(facing(6, '2h7h 9h4hJhTs', ACE_KING_QUEEN))).toBe('CALL');
    expect(choice(facing(6, '2h7h 9h4hKhTs', '..Jc Td 8d 5s'))).toBe('RAISE');
    expect(choice(facing(7, '2h7h 9h4hJhTs3c', ACE_KING_QUEEN))).toBe('CALL');
  });

  test('it bets on 7th street', () => {
    expect(choice(mayBet(7, '2h7h 9h4hJhTs3c', ACE_KING_QUEEN))).toBe('BET');
    expect(choice(mayBet(7, '5c6d 7h8s9cKhQd', ACE_KING_QUEEN))).toBe('BET');
  });
});

describe('reasons', () => {
  const explain = ({ view }: Scene): CpuDecision['reason'] => decideStudLv2(view, view.legal!).reason;

  test('a decision says which rule fired and what was seen', () => {
    expect(explain(facing(5, 'Kc9d 4h7s2c', '..Jc 8d 3h'))).toEqual({
      code: 'stud_nothing',
      rule: 'stud/5th/facing/nothing',
      data: { made: 'noPair', threat: 0 },
    });
    expect(explain(facing(5, '2h7h 9h4hKc', '..Jh 8h 3h'))).toEqual({
      code: 'stud_dead_draw',
      rule: 'stud/5th/facing/draw',
      data: { made: 'noPair', draw: 'flush', threat: 4, live: 'BAD' },
    });
    expect(explain(deal('2c', 'KcKd 4h', '8s').play('0 bring in'))).toEqual({
      code: 'stud_open',
      rule: 'stud/3rd/unopened/strong',
      data: { tier: 'S' },
    });
  });

  test('a pair that up cards beat is called beaten', () => {
    expect(explain(facing(5, '2c2d 9h7s4c', '..Kc Kd 8h')).code).toBe('stud_beaten');
    expect(explain(mayBet(5, '2c2d 9h7s4c', '..Kc Kd 8h')).code).toBe('stud_beaten');
    expect(explain(facing(7, '9c9d 4h7s2c8hQd', '..Tc Td 3h 5s .')).code).toBe('stud_beaten');
  });

  test('one pair on 7th street counts its signs aloud', () => {
    const reason = explain(facing(7, 'KcKd 4h7s2c8hQd', '..5c 5d Jh 3s .'));
    expect(reason.code).toBe('stud_bluff_catch');
    expect(reason.data.signs).toBe(1);
  });
});

describe('without a cap', () => {
  /** Seat 1 bets and both raise until there have been four raises. */
  const war = (mine: string, rules: SceneOptions['rules'] = { headsUpCap: 'liftAtHeadsUpTable' }): Scene => {
    const hands = [mine, '..7c 8d 2h 4s .'];
    const table = scene({ game: 'stud', hands, rules: { ...rules } }).passTo(4);
    return playUntil(table, 1, 'check').play('1 raise', '0 raise', '1 raise', '0 raise', '1 raise');
  };

  test('a full house stops after four raises', () => {
    expect(choice(war('9c9d 9h3s3c8hQd'))).toBe('CALL');
    expect(reasonOf(war('9c9d 9h3s3c8hQd'))).toBe('raised_enough');
  });

  test('a hand that cannot be beaten does not', () => {
    expect(choice(war('AsKs QsJsTs2d3c'))).toBe('RAISE');
  });

  test('at a cap there is nothing left but to call', () => {
    const table = war('AsKs QsJsTs2d3c', { headsUpCap: 'keep' });
    expect(table.view.isCapped).toBe(true);
    expect(choice(table)).toBe('CALL');
  });
});
