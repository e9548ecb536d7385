import { cards, makeCards, unwrap } from '@doorcard/cards';
import { describe, expect, test } from 'vitest';
import { streetOf } from '../../src/spot/spot.js';
import type { BettingNode } from '../../src/tree/bettingTree.js';
import { buildTree } from '../../src/tree/buildTree.js';
import { findNode, makeAction, parseNodePath } from '../../src/tree/nodePath.js';
import { countNodes, drawTree } from '../../src/tree/treeText.js';
import { RIVER_ANY, spotOf, treeOf, TURN_SAMPLE } from '../spot/spots.js';

const menus = (bet: string, raise: string, donk?: string): object => ({
  oop: { bet, raise, ...(donk === undefined ? {} : { donk }) },
  ip: { bet, raise },
});

/** A river with these sizes for both players. */
const riverTree = (change: object, bet: string, raise: string): BettingNode =>
  treeOf(spotOf({ ...RIVER_ANY, ...change, bets: { river: menus(bet, raise) } }));

/** The actions after others, as they are typed. */
function actionsAfter(root: BettingNode, path: string, board = '2c7dJhKs4s'): string {
  const node = findNode(root, unwrap(parseNodePath(path, root, cards(board))));
  return node.kind === 'decision' ? node.actions.map(makeAction).join(', ') : node.kind;
}

describe('the betting of a spot', () => {
  test('river-any has 16 decisions, 15 showdowns and 14 folds', () => {
    expect(countNodes(treeOf(spotOf(RIVER_ANY)))).toEqual({
      decisions: 16,
      deals: 0,
      showdowns: 15,
      folds: 14,
    });
  });

  test('turn-sample bets 25, and a raise is to 25 and 60 % of the pot after calling', () => {
    const root = treeOf(spotOf(TURN_SAMPLE));
    expect(actionsAfter(root, '')).toBe('check, bet 25, all-in 200');
    expect(actionsAfter(root, 'check')).toBe('check, bet 25, all-in 200');
    expect(actionsAfter(root, 'check,bet 25')).toBe('fold, call, raise 85, all-in 200');
    // 50 + 2 × 85 = 220, of which 60 % is 132: more than the 115 behind.
    expect(actionsAfter(root, 'check,bet 25,raise 85')).toBe('fold, call, all-in 200');
    expect(actionsAfter(root, 'check,bet 25,all-in')).toBe('fold, call');
    expect(actionsAfter(root, 'check,bet 25,all-in,call')).toBe('showdown');
    expect(actionsAfter(root, 'bet 25,call,Th', 'QsJh2h8d')).toBe('check, bet 50, all-in 175');
  });

  test('without sizes there is only checking', () => {
    expect(drawTree(riverTree({}, '', ''), 100)).toEqual([
      'river OOP (pot 100)',
      '  check: river IP (pot 100)',
      '    check: showdown (pot 100)',
    ]);
  });

  test('a player without raises folds or calls', () => {
    expect(drawTree(riverTree({}, '50%', ''), 100)).toEqual([
      'river OOP (pot 100)',
      '  check: river IP (pot 100)',
      '    check: showdown (pot 100)',
      '    bet 50: river OOP (pot 150)',
      '      fold: IP wins 150',
      '      call: showdown (pot 200)',
      '  bet 50: river IP (pot 150)',
      '    fold: OOP wins 150',
      '    call: showdown (pot 200)',
    ]);
  });

  test('chips are counted per street and since the spot began', () => {
    const root = treeOf(spotOf(TURN_SAMPLE));
    const path = unwrap(parseNodePath('bet 25,call,Th,bet 50,all-in', root, cards('QsJh2h8d')));
    expect(makeCards(path.cards)).toBe('Th');
    expect(findNode(root, path)).toMatchObject({
      kind: 'decision',
      side: 0,
      street: 'river',
      paid: [75, 200],
    });
  });
});

describe('sizes', () => {
  test('are rounded to whole chips, a half up', () => {
    // 33 % of 15 is 4.95, 50 % is 7.5, 70 % is 10.5.
    expect(actionsAfter(riverTree({ pot: 15 }, '33%,50%,70%', ''), '')).toBe('check, bet 5, bet 8, bet 11');
  });

  test('are at least one chip, and sizes that are the same count once', () => {
    expect(actionsAfter(riverTree({ pot: 2 }, '5%,10%,50%,1c', ''), '')).toBe('check, bet 1');
  });

  test('as large as the stack are all-in', () => {
    expect(actionsAfter(riverTree({}, '200%,300%,250c', ''), '')).toBe('check, all-in 200');
  });

  test('of a raise add at least what the last bet added', () => {
    const root = riverTree({ stack: 1000 }, '100c', '20c');
    expect(actionsAfter(root, 'bet 100')).toBe('fold, call, raise 200');
    expect(actionsAfter(root, 'bet 100, raise 200')).toBe('fold, call, raise 300');
  });

  test('2.5x is times the previous bet, 120c chips more than it', () => {
    expect(actionsAfter(riverTree({}, '50%', '2.5x,120c'), 'bet 50')).toBe(
      'fold, call, raise 125, raise 170',
    );
  });

  test('an all-in for less than a full raise is allowed', () => {
    expect(actionsAfter(riverTree({ stack: 130 }, '100%', 'a'), 'bet 100')).toBe('fold, call, all-in 130');
  });

  test('e gets all-in by the river with the same share on each street', () => {
    const flop = spotOf({
      ...TURN_SAMPLE,
      board: 'QsJh2h',
      pot: 100,
      stack: 1300,
      bets: { flop: menus('e,2e', 'e'), turn: menus('e', ''), river: menus('e', '') },
    });
    const root = treeOf(flop);
    // (100 + 2 × 1300) / 100 = 27 = 3 × 3 × 3: a pot-sized bet on each street. Over two: (√27 − 1) / 2 = 2.098 pots.
    expect(actionsAfter(root, '')).toBe('check, bet 100, bet 210');
    expect(actionsAfter(root, 'bet 100,call,3c,bet 300,call,4c')).toBe('check, all-in 900');
    // A raise of a bet of 100: 300 in the pot, 1200 behind, (9^(1/3) − 1) / 2 = 0.540 of 300 is 162.
    expect(actionsAfter(root, 'bet 100')).toBe('fold, call, raise 262');
    // The second raise has one street fewer: 624 in the pot, 1038 behind, (√(1 + 2076/624) − 1) / 2 × 624 = 337.
    expect(actionsAfter(root, 'bet 100,raise 262')).toBe('fold, call, raise 599');
  });
});

describe('thresholds', () => {
  test('addAllIn adds an all-in of at most this many pots', () => {
    expect(actionsAfter(riverTree({ addAllIn: 1.99 }, '50%', ''), '')).toBe('check, bet 50');
    expect(actionsAfter(riverTree({ addAllIn: 2 }, '50%', ''), '')).toBe('check, bet 50, all-in 200');
    // Facing 50, the pot after calling is 200 and a raise of 150 is 0.75 pots.
    expect(actionsAfter(riverTree({ addAllIn: 0.75 }, '50%', ''), 'bet 50')).toBe('fold, call, all-in 200');
    expect(actionsAfter(riverTree({ addAllIn: 0.74 }, '50%', ''), 'bet 50')).toBe('fold, call');
  });

  test('forceAllIn leaves no player with a few chips', () => {
    // After a called bet of 150 the pot is 400 and 50 stay behind: an eighth.
    expect(actionsAfter(riverTree({ forceAllIn: 0.125 }, '150%', ''), '')).toBe('check, all-in 200');
    expect(actionsAfter(riverTree({ forceAllIn: 0.12 }, '150%', ''), '')).toBe('check, bet 150');
  });

  test('merge drops what is too close to the next larger size', () => {
    // (1 + 1) / (1 + 0.9) = 1.053, (1 + 1) / (1 + 0.8) = 1.111
    expect(actionsAfter(riverTree({ merge: 0.06 }, '80%,90%,100%', ''), '')).toBe('check, bet 80, bet 100');
    expect(actionsAfter(riverTree({ merge: 0.05 }, '80%,90%,100%', ''), '')).toBe(
      'check, bet 80, bet 90, bet 100',
    );
    expect(actionsAfter(riverTree({ merge: 0.2 }, '80%,90%,100%,a', ''), '')).toBe(
      'check, bet 100, all-in 200',
    );
  });
});

describe('donk sizes', () => {
  const root = treeOf(
    spotOf({
      ...TURN_SAMPLE,
      bets: { turn: menus('50%', '60%', '20%'), river: menus('50%', '60%', '10%,20%') },
    }),
  );
  const after = (path: string): string => actionsAfter(root, path, 'QsJh2h8d');

  test('replace bets when out of position called on the street before', () => {
    expect(after('check,bet 25,call,Th')).toBe('check, bet 10, bet 20');
    expect(after('check,bet 25,call,Th,check')).toBe('check, bet 50');
  });

  test('do not count at the root, after checks, or after his own bet was called', () => {
    expect(after('')).toBe('check, bet 25');
    expect(after('check,check,Th')).toBe('check, bet 25');
    expect(after('bet 25,call,Th')).toBe('check, bet 50');
  });

  test('may be none', () => {
    const shy = treeOf(
      spotOf({ ...TURN_SAMPLE, bets: { turn: menus('50%', ''), river: menus('50%', '', '') } }),
    );
    expect(actionsAfter(shy, 'check,bet 25,call,Th', 'QsJh2h8d')).toBe('check');
  });
});

describe('a decision point', () => {
  const spot = spotOf(RIVER_ANY);
  const rules = { ...spot, street: streetOf(spot.board) };

  test('in position with nothing to call acts after a check', () => {
    const root = unwrap(buildTree(rules, { side: 1, toCall: 0 }));
    expect(root).toMatchObject({ kind: 'decision', side: 1, paid: [0, 0] });
    expect(actionsAfter(root, 'check')).toBe('showdown');
    expect(actionsAfter(root, 'bet 50')).toBe('fold, call, raise 170, all-in 200');
  });

  test('facing a bet folds, calls or raises; the bet is not in the pot', () => {
    const root = unwrap(buildTree(rules, { side: 1, toCall: 50 }));
    expect(root).toMatchObject({ kind: 'decision', side: 1, paid: [50, 0] });
    expect(actionsAfter(root, '')).toBe('fold, call, raise 170, all-in 200');
  });

  test('facing an all-in cannot raise', () => {
    expect(actionsAfter(unwrap(buildTree(rules, { side: 0, toCall: 200 })), '')).toBe('fold, call');
  });
});

describe('paths that lead nowhere', () => {
  const root = treeOf(spotOf(TURN_SAMPLE));
  test.each([
    ['bet 30', 'node/no-such-action', 'bet 30', 'check, bet 25, all-in 200'],
    ['check,,check', 'node/no-such-action', '', 'check, bet 25'],
    ['check,bet 25,fold,check', 'node/no-such-action', 'check', 'over'],
    ['check,check,bet 25', 'node/no-card', 'bet 25', 'Th'],
    ['check,check,Qs', 'card/duplicate', 'Qs', 'not on the board'],
  ])('"%s" is refused with %s', (path, code, value, expected) => {
    const result = parseNodePath(path, root, cards('QsJh2h8d'));
    expect(result).toMatchObject({ ok: false, error: { code, value } });
    if (!result.ok) expect(result.error.expected).toContain(expected);
  });
});

test('a tree of too many nodes is refused', () => {
  const spot = spotOf({ ...RIVER_ANY, stack: 1_000_000, bets: { river: menus('1c', '1c') } });
  expect(buildTree({ ...spot, street: 'river' })).toMatchObject({
    ok: false,
    error: { code: 'tree/too-large' },
  });
});
