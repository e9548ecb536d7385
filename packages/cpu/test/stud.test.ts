import { describe, expect, test } from 'vitest';
import { buildVisibleContext } from '../src/visibleContext.js';
import type { CpuDecision } from '../src/player.js';
import { streamOf } from '../src/stream.js';
import { scene, type Scene, type SceneOptions } from './scene.js';
import { findPlayer } from './usualPlayers.js';

const lv2 = findPlayer('lv2');

/** How often level 2 does what, in the words of the table: COMPLETE, BET, RAISE … */
function frequencies({ view }: Scene): Readonly<Record<string, number>> {
  return Object.fromEntries(
    lv2.frequencies(view).map(({ action: { type }, frequency }) => {
      const word = type === 'raise' ? view.legal!.raise!.as : type === 'bringIn' ? 'bring_in' : type;
      return [word.toUpperCase(), frequency];
    }),
  );
}

/** What it always does there; with what it mixes, everything that it may do. */
const choice = (table: Scene): string => Object.keys(frequencies(table)).toSorted().join(' or ');

const reasonOf = ({ view }: Scene): CpuDecision['reason'] => lv2.decide(view, streamOf(1, 1, 1, 1)).reason;

/** A hand of three cards stays as it is, a door gets two down cards that do not matter. */
const deal = (...hands: readonly string[]): Scene =>
  scene({ game: 'stud', hands: hands.map((hand) => (hand.length === 2 ? `..${hand}` : hand)) });

describe('3rd street, bring-in seat', () => {
  test.each([
    ['kings complete', 'KcKd 2h', 'COMPLETE'],
    ['trips complete', '2c2d 2h', 'COMPLETE'],
    ['an ace with nothing beside it brings in', 'AcTd 2h', 'BRING_IN'],
    ['nothing brings in', '9c7d 2h', 'BRING_IN'],
  ])('%s', (_name, mine, expected) => expect(choice(deal(mine, '9s', 'Ts'))).toBe(expected));
});

describe('3rd street, unopened', () => {
  const open = (mine: string, ...behind: string[]): Scene => deal('2c', mine, ...behind).play('0 bring in');

  test.each([
    ['S completes', 'KcKd 4h', ['8s', '9s'], 'COMPLETE'],
    ['S completes into an ace', 'KcKd 4h', ['8s', 'As'], 'COMPLETE'],
    ['A completes', '9c9d 4h', ['8s', 'Ks'], 'COMPLETE'],
    ['A completes with a flush draw', 'AhJh 4h', ['8s', '9s'], 'COMPLETE'],
    ['B completes when live', '4c4d Qh', ['8s', '9s'], 'COMPLETE'],
    ['B completes an ace in the door with support', '4cTd Ah', ['8s', '9s'], 'COMPLETE'],
    ['C steals with the highest door', '8c4d Kh', ['9s', 'Ts'], 'COMPLETE'],
    ['C does not steal into a higher door', '8c4d Qh', ['9s', 'Ks'], 'FOLD'],
    ['C does not steal into an equal door', '8c4d Kh', ['9s', 'Ks'], 'FOLD'],
    ['C does not steal into an ace', '8c4d Kh', ['As', '9s'], 'FOLD'],
    ['D folds', '8c4d Th', ['8s', 'Js'], 'FOLD'],
  ] as const)('%s', (_name, mine, behind, expected) => expect(choice(open(mine, ...behind))).toBe(expected));

  test('a door that has folded stops no steal', () => {
    expect(choice(deal('2c', 'As', '8c4d Kh', '9s').play('0 bring in', '1 fold'))).toBe('COMPLETE');
  });

  test('nobody steals through a limper with a better door', () => {
    const table = (): Scene => deal('2c', 'As', '8c4d Kh', '9s').play('0 bring in');
    expect(choice(table().play('1 call'))).toBe('FOLD');
    expect(choice(table().play('1 fold'))).toBe('COMPLETE');
    // Better cards, but the limper's king is still higher.
    const high = deal('2c', 'Ks', 'AcTd Qh').play('0 bring in', '1 call');
    expect(choice(high)).toBe('FOLD');
    expect(reasonOf(high)).toMatchObject({ code: 'stud_door_above', data: { about: 1 } });
  });

  test('the fewer are left, the more is opened', () => {
    const weak = '9c7d Th';
    const table = (count: number): Scene => {
      const others = ['8s', '5s', '6d', '4d', '7s'].slice(0, count);
      return deal('2c', weak, ...others).play('0 bring in');
    };
    expect(choice(table(0))).toBe('COMPLETE');
    expect(choice(table(5))).toBe('FOLD');
    expect(choice(deal('2c', '8c4d Jh').play('0 bring in'))).toBe('COMPLETE');
  });
});

describe('3rd street, facing a completion', () => {
  const answer = (mine: string, completer: string, ...behind: string[]): Scene =>
    deal('2c', completer, mine, ...behind).play('0 bring in', '1 raise');

  test.each([
    ['aces raise', 'AcAd 4h', 'Qs', ['8s'], 'RAISE'],
    ['aces raise a king', 'AcAd 4h', 'Ks', ['8s'], 'RAISE'],
    ['rolled-up trips raise whatever the door', '4c4d 4h', 'As', ['8s'], 'RAISE'],
    ['kings raise a queen', 'KcKd 4h', 'Qs', ['8s'], 'RAISE'],
    ['nothing folds', '9c7d 4h', 'Qs', ['8s'], 'FOLD'],
    ['a small pair that cannot improve folds among many', '4c4d 8h', 'Qs', ['4s', 'Ks', '4h', '7d'], 'FOLD'],
  ] as const)('%s', (_name, mine, completer, behind, expected) =>
    expect(choice(answer(mine, completer, ...behind))).toBe(expected),
  );

  test('H-14 the bring-in defends at its price', () => {
    const defend = (mine: string, his: string): Scene => deal(mine, his).play('0 bring in', '1 raise');
    expect(choice(defend('4c4d 2h', 'Qs'))).not.toContain('FOLD');
    expect(choice(defend('AcTd 2h', 'Qs'))).toBe('CALL');
    expect(choice(defend('KhJh 2h', 'Qs'))).not.toContain('FOLD');
    const two = deal('8c4d 2h', 'As', 'Ks').play('0 bring in', '1 raise', '2 raise');
    expect(choice(two)).toBe('FOLD');
  });
});

test('H-08 a third bet on 3rd street needs aces or trips', () => {
  const cold = (mine: string): Scene =>
    deal('2c', 'Qs', 'Ks', mine, '3s').play('0 bring in', '1 raise', '2 raise');
  expect(choice(cold('AcAd 4h'))).toBe('RAISE');
  expect(choice(cold('9c9d 4h'))).not.toContain('RAISE');
});

describe('3rd street, raised again', () => {
  const cold = (mine: string, completer: string, raiser: string): Scene =>
    deal('2c', completer, raiser, mine, '3s').play('0 bring in', '1 raise', '2 raise');

  test.each([
    ['aces raise', 'AcAd 4h', 'Qs', 'Js', 'RAISE'],
    ['trips raise', '4c4d 4h', 'Qs', 'Js', 'RAISE'],
    ['a pair below both doors folds', '9c9d 4h', 'Qs', 'Ks', 'FOLD'],
    ['a small pair folds', '6c6d Kh', '5s', '4s', 'FOLD'],
    ['nothing folds', '9c7d 4h', 'Qs', 'Js', 'FOLD'],
  ] as const)('cold: %s', (_name, mine, completer, raiser, expected) =>
    expect(choice(cold(mine, completer, raiser))).toBe(expected),
  );

  const reraised = (mine: string, raiser: string): Scene =>
    deal('2c', mine, raiser, '8s').play('0 bring in', '1 raise', '2 raise', '3 fold', '0 fold');

  test.each([
    ['aces raise once more', 'AcAd 4h', 'Ks', 'RAISE'],
    ['trips raise once more', '5c5d 5h', 'Ks', 'RAISE'],
    ['a live flush start calls', 'AhJh 4h', 'Ks', 'CALL'],
    ['a pair calls', '9c9d 4h', 'Qs', 'CALL'],
  ] as const)('my completion was raised: %s', (_name, mine, raiser, expected) =>
    expect(choice(reraised(mine, raiser))).toBe(expected),
  );
});

test('H-10 a bring-in is not aggression', () => {
  const table = deal('2c', '8c4d Kh', '9s', 'Ts').play('0 bring in');
  expect(choice(table)).toBe('COMPLETE');
  expect(reasonOf(table).code).toBe('stud_steal');
  expect(buildVisibleContext(table.passTo(1).view).lastAggressorSeat).toBeUndefined();
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

/** Seat 1 has completed and bet every street, and I have called, up to a bet on this one. */
function barrels(street: number, mine: string, his: string): Scene {
  const table = scene({ game: 'stud', hands: [mine, his] });
  while (table.view.street < street - 3 || table.turn !== 0 || table.view.currentBet === 0) {
    const { view, turn } = table;
    if (view.legal!.bringIn !== undefined) table.play('bring in');
    else if (turn === 1) table.play(view.wagers === 0 && view.legal!.raise !== undefined ? 'raise' : 'call');
    else table.play(view.legal!.check ? 'check' : 'call');
  }
  return table;
}

/** A board that threatens 7 and shows no pair. */
const ACE_KING_QUEEN = '..Ac Kd Qh 5s .';

describe('4th street', () => {
  test.each([
    ['a pair bets', '9c9d Jh2s', '..Kc 7d', 'BET'],
    ['a pair that the board beats checks', '6c6d 9h2s', '..Kc Kd', 'CHECK'],
    ['a pair that beats an open pair bets', 'AcAd 9h2s', '..Kc Kd', 'BET'],
    ['nothing checks', '9c5d 3h2s', '..Kc Qd', 'CHECK'],
  ])('may bet: %s', (_name, mine, his, expected) => expect(choice(mayBet(4, mine, his))).toBe(expected));

  test.each([
    ['two pair raise a plain board', 'AcAd 9h9s', '..Kc 3d', 'CALL or RAISE'],
    ['rolled-up trips raise', '9c9d 9h2s', '..Kc 3d', 'RAISE'],
    ['a flush draw goes on', '2h7h 9h4h', '..Ac Ad', 'CALL or RAISE'],
    ['nothing folds to an open pair', '9c5d 3h2s', '..8c 8d', 'FOLD'],
    ['a pair that his board beats folds', '6c6d 9h2s', '..Kc Kd', 'FOLD'],
  ])('facing a bet: %s', (_name, mine, his, expected) => expect(choice(facing(4, mine, his))).toBe(expected));
});

describe('5th street', () => {
  test.each([
    ['a pair above all cards bets', 'QcQd 4h7s2c', '..Jc 8d 3h', 'BET'],
    ['nothing checks', 'Kc9d 4h7s2c', '..Jc 8d As', 'CHECK'],
    ['deuces check to open kings', '2c2d 9h7s4c', '..Kc Kd 8h', 'CHECK'],
  ])('may bet: %s', (_name, mine, his, expected) => expect(choice(mayBet(5, mine, his))).toBe(expected));

  test('deuces are not a value bet into A-K, Q-J and K-T', () => {
    const table = mayBet(5, '2c2d 7h4s9c', '..Ac Kh 5d', '..Qc Jh 8d', '..Kd Th 6s');
    expect(choice(table)).toBe('CHECK');
  });

  test.each([
    ['a pair calls', '9c9d 4h7s2c', '..Jc 8d 3h', 'CALL'],
    ['trips raise', '9c9d 9h7s2c', '..Jc 8d 3h', 'RAISE'],
    ['a made straight raises', '5c6d 7h8s9c', '..Jc 8d 3h', 'RAISE'],
    ['a flush raises an open pair', '2h7h 9h4hJh', '..8c 8d 3s', 'RAISE'],
    ['a live draw goes on', '2h7h 9h4hKc', '..Jc 8d 3s', 'CALL or RAISE'],
    ['nothing folds', 'Kc9d 4h7s2c', '..Ac 8d 3h', 'FOLD'],
    ['deuces fold to open kings', '2c2d 9h7s4c', '..Kc Kd 8h', 'FOLD'],
  ])('facing a bet: %s', (_name, mine, his, expected) => expect(choice(facing(5, mine, his))).toBe(expected));

  test('a pair of fours does not call two big bets cold', () => {
    const table = scene({ game: 'stud', hands: ['4c4d 9h7s2c', '..Ac Jd 6h', '..Kc Td 8h'] }).passTo(2);
    expect(choice(table.play('1 raise', '2 raise'))).toBe('FOLD');
  });
});

describe('6th street', () => {
  test.each([
    ['two pair bet a plain board', 'KcKd 4h4s2c8h', '..Jc Td 3h 5s', 'BET'],
    ['a beaten pair checks', '9c9d 4h7s2c8h', '..Tc Td 3h 5s', 'CHECK'],
    ['two small pair check to four hearts', '5c5d 4h4s2c8d', '..Ah Th 3h 6h', 'CHECK'],
    ['two small pair check to four in a row', '5c5d 4h4s2c8d', '..9h Ts 8c Jd', 'CHECK'],
  ])('may bet: %s', (_name, mine, his, expected) => expect(choice(mayBet(6, mine, his))).toBe(expected));

  test.each([
    ['big two pair raise', 'AcAd Kh4sKc8h', '..Jc Td 3h 5s', 'RAISE'],
    ['trips raise', '9c9d 9h4s2c8h', '..Jc Td 3h 5s', 'RAISE'],
    ['one pair calls', '9c9d 4h7s2c8h', '..Jc Td 3h 5s', 'CALL'],
    ['a live nut draw calls at a good price', 'Ah7h 9h4hKc3s', '..Jc Td 8d 5s', 'CALL'],
    ['a full house raises open kings', '9c9d 9h4s4c8h', '..Kc Kd 3h 5s', 'RAISE'],
    ['a flush raises an open pair', '2h7h 9h4hQh3s', '..5c 5d 8d Js', 'RAISE'],
    ['nothing folds', 'Kc9d 4h7s2c3h', '..Jc Td 8d As', 'FOLD'],
    ['a beaten pair folds', '9c9d 4h7s2c8h', '..Tc Td 3h 5s', 'FOLD'],
  ])('facing a bet: %s', (_name, mine, his, expected) => expect(choice(facing(6, mine, his))).toBe(expected));
});

test('a live nut draw calls an open pair on 6th street when the pot is big', () => {
  expect(choice(barrels(6, 'Ah7h 9h4hKc3s', '..Jc Jd 8d 5s'))).toBe('CALL');
  expect(choice(facing(6, 'Ah7h 9h4hKc3s', '..Jc Jd 8d 5s'))).toBe('FOLD');
});

test('H-05 a made straight or flush is a made hand and bets', () => {
  expect(choice(mayBet(7, '5c6d 7h8s9cKhQd', '..Jc Td 3h 5s .'))).toBe('BET');
  expect(choice(mayBet(7, '2h7h 9h4hJhTs3c', ACE_KING_QUEEN))).toBe('BET');
});

test('H-06 trips and straights count as better than two pair', () => {
  expect(choice(facing(7, '9c9d 9h7s2c8hQd', '..Jc Td 3h 5s .'))).toBe('RAISE');
  expect(choice(facing(7, '5c6d 7h8s9cKhQd', '..Jc Td 3h 5s .'))).toBe('RAISE');
});

describe('7th street', () => {
  test.each([
    ['two pair bet a plain board', 'KcKd 4h4s2c8hQd', '..Jc Td 3h 5s .', 'BET'],
    ['a straight bets', '5c6d 7h8s9cKhQd', '..Jc Td 3h 5s .', 'BET'],
    ['a flush bets', '2h7h 9h4hJhTs3c', ACE_KING_QUEEN, 'BET'],
    ['a beaten pair checks', '9c9d 4h7s2c8hQd', '..Tc Td 3h 5s .', 'CHECK'],
    ['two small pair check to four hearts', '5c5d 4h4s2c8dQd', '..Ah Th 3h 6h .', 'CHECK'],
    ['a busted draw bluffs now and then', '2h7h 9h4hTc3s8c', '..Jc Td 8d 5s .', 'BET or CHECK'],
    ['a busted draw does not bluff an open pair', '2h7h 9h4hTc3s8c', '..Jc Jd 8d 5s .', 'CHECK'],
  ])('may bet: %s', (_name, mine, his, expected) => expect(choice(mayBet(7, mine, his))).toBe(expected));

  test.each([
    ['a full house raises', '9c9d 9h4s4c8hQd', '..Jc Td 3h 5s .', 'RAISE'],
    ['a full house raises an open pair', '9c9d 9h4s4c8hQd', '..Jc Jd 3h 5s .', 'RAISE'],
    ['a flush raises', '2h7h 9h4hKc3sQh', '..Jc Td 8d 5s .', 'RAISE'],
    ['a flush raises an open pair', '2h7h 9h4hKc3sQh', '..5c 5d 8d Js .', 'RAISE'],
    ['a straight raises where worse hands can call', '5c6d 7h8s9cKhQd', '..Jc Td 3h 5s .', 'RAISE'],
    ['trips raise where worse hands can call', '9c9d 9h7s2c8hQd', '..Jc Td 3h 5s .', 'RAISE'],
    ['a straight calls four suited cards', '5c6d 7h8s9cKhQd', '..Jd Td 3d 5d .', 'CALL'],
    ['queen high folds to an ace and a king', 'Qc9d 4h7s2c3hTd', '..Ac Kd 8d 5s .', 'FOLD'],
    ['a beaten pair folds', '9c9d 4h7s2c8hQd', '..Tc Td 3h 5s .', 'FOLD'],
    ['a pair folds to the same pair with a king', '3c8h Qd5c4c3sTd', '..Kc 3h Qs 3d .', 'FOLD'],
    ['a pair calls a board that is not complete', '9c9d 4h7s2c8hQd', '..Jc Td 3h 5s .', 'CALL'],
  ])('facing a bet: %s', (_name, mine, his, expected) => expect(choice(facing(7, mine, his))).toBe(expected));

  test('H-11 a pair calls down somebody who bet every street', () => {
    expect(choice(barrels(7, 'TcTd 2h7s4c6hQd', '..Jc 8d 3h 5s .'))).not.toContain('FOLD');
  });

  test('H-12 a hand that defended on 3rd street still calls on 5th', () => {
    expect(choice(barrels(5, 'TcTd 2h7s4c', '..Jc 8d 3h 5s .'))).not.toContain('FOLD');
  });
});

describe('raising wars', () => {
  test('a small pair with a draw makes no fourth bet', () => {
    const table = scene({ game: 'stud', hands: ['4h4d 9h7hKh', '..Jc Td 3s'] }).passTo(2);
    playUntil(table, 1, 'check').play('1 raise', '0 raise', '1 raise');
    expect(choice(table)).toBe('CALL');
  });

  /** Seat 1 bets and both raise until there have been four raises. */
  const war = (mine: string, rules: SceneOptions['rules'] = { headsUpCap: 'liftAtHeadsUpTable' }): Scene => {
    const hands = [mine, '..7c 8d 2h 4s .'];
    const table = scene({ game: 'stud', hands, rules: { ...rules } }).passTo(4);
    return playUntil(table, 1, 'check').play('1 raise', '0 raise', '1 raise', '0 raise', '1 raise');
  };

  test('a full house stops after four raises', () => {
    expect(choice(war('9c9d 9h3s3c8hQd'))).toBe('CALL');
  });

  test('a hand that cannot be beaten does not', () => {
    expect(choice(war('AsKs QsJsTs2d3c'))).toBe('RAISE');
    expect(reasonOf(war('AsKs QsJsTs2d3c')).code).toBe('stud_lock');
  });

  test('at a cap there is nothing left but to call', () => {
    const table = war('AsKs QsJsTs2d3c', { headsUpCap: 'keep' });
    expect(table.view.isCapped).toBe(true);
    expect(choice(table)).toBe('CALL');
  });
});

describe('a hand that cannot lose', () => {
  const ROYAL = 'AsKs QsJsTs';

  test.each([5, 6, 7])('bets and raises on street %i', (street) => {
    expect(choice(mayBet(street, `${ROYAL}2d3c`.slice(0, 1 + 2 * street), '..7c 8d 2h 4h .'))).toBe('BET');
    expect(choice(facing(street, `${ROYAL}2d3c`.slice(0, 1 + 2 * street), '..7c 8d 2h 4h .'))).toBe('RAISE');
  });

  test('H-13 is found by what the others can still hold', () => {
    // Nobody can have more than the full house: the quads and straight flushes that fit are dead.
    expect(reasonOf(mayBet(7, 'AcAd AhAs2c3d4h', '..Kc Qd 9h 7s .')).code).toBe('stud_lock');
  });
});

describe('mixing', () => {
  test('H-15 a strong hand checks to the last raiser now and then, to raise', () => {
    // I have the higher board on 5th street, he completed and bet 4th street.
    const table = scene({ game: 'stud', hands: ['KcQd 2hKs4c', '..Jc 8d 3h'] });
    table.play('0 bring in', '1 raise', '0 call', '0 check', '1 raise', '0 call');
    const { CHECK, BET } = frequencies(table);
    expect(CHECK! + BET!).toBeCloseTo(1);
    expect(CHECK!).toBeGreaterThan(0.1);
    expect(CHECK!).toBeLessThan(0.4);
  });

  test('a last-street bluff is made about as often as the pot pays for it', () => {
    const small = frequencies(mayBet(7, '2h7h 9h4hTc3s8c', '..Jc Td 8d 5s .'))['BET']!;
    const table = barrels(6, '2h7h 9h4hTc3s8c', '..Jc Td 8d 5s .').play('0 call');
    const big = frequencies(playUntil(table, 0, 'check'))['BET']!;
    expect(small).toBeGreaterThan(big);
    expect(big).toBeGreaterThan(0.05);
    expect(big).toBeLessThan(0.3);
  });

  test('personalities mix as their numbers say', () => {
    const table = mayBet(7, '2h7h 9h4hTc3s8c', '..Jc Td 8d 5s .');
    const betOf = (name: string): number =>
      findPlayer(name)
        .frequencies(table.view)
        .find(({ action }) => action.type === 'raise')?.frequency ?? 0;
    expect(betOf('lv2:4')).toBeLessThan(betOf('lv2:3'));
    expect(betOf('lv2:3')).toBeLessThan(betOf('lv2:5'));
  });
});

describe('reasons', () => {
  test('a decision says which rule fired and what was seen', () => {
    const { code, rule, data } = reasonOf(facing(5, 'Kc9d 4h7s2c', '..Ac 8d 3h'));
    expect({ code, rule }).toEqual({ code: 'stud_price_fold', rule: 'stud/5th/facing/fold' });
    expect(data).toMatchObject({ made: 'noPair', threat: 2, about: 1 });
    expect(data.studChance!).toBeLessThan(data.studNeeds!);
  });

  test('a pair that up cards beat is called beaten', () => {
    expect(reasonOf(facing(5, '2c2d 9h7s4c', '..Kc Kd 8h')).code).toBe('stud_beaten');
    expect(reasonOf(mayBet(5, '2c2d 9h7s4c', '..Kc Kd 8h')).code).toBe('stud_beaten');
    expect(reasonOf(facing(7, '9c9d 4h7s2c8hQd', '..Tc Td 3h 5s .')).code).toBe('stud_beaten');
  });
});
