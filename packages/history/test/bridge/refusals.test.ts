import { unwrap } from '@doorcard/cards';
import { RULE_SETS, VARIANTS, Hand, makePlan } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { makePhh, parsePhh, readPhhHand, writePhhHand } from '../../src/index.js';
import { listLines, phhText, playHand, tryHand } from '../phhTexts.js';

const NT = `variant = "NT"
  antes = [0, 0, 0]
  blinds_or_straddles = [1, 2, 0]
  min_bet = 2
  starting_stacks = [100, 100, 100]`;

const NT_ACTIONS = listLines(`
  d dh p1 AsAh
  d dh p2 KdKc
  d dh p3 QsQd
  p3 cbr 6
  p1 cc
  p2 f
  d db 2c7d9h
  p1 cc
  p3 cbr 10
  p1 cc
  d db 3s
  p1 cc
  p3 cc
  d db 4d
  p1 cc
  p3 cc
  p1 sm AsAh
  p3 sm`);

const ALL_IN = listLines(`
  d dh p1 AsAh
  d dh p2 KdKc
  d dh p3 QsQd
  p3 cbr 100
  p1 cc
  p2 f
  d db 2c7d9h
  d db 3s
  d db 4d
  p3 sm QsQd
  p1 sm AsAh`);

/** Action `at` (from 1) is replaced by these; an empty list removes it. */
const change = (actions: readonly string[], at: number, ...by: readonly string[]): string =>
  actions.toSpliced(at - 1, 1, ...by).join('\n');

const insert = (actions: readonly string[], at: number, ...more: readonly string[]): string =>
  actions.toSpliced(at - 1, 0, ...more).join('\n');

describe('a hand is refused with the action and what was expected', () => {
  test('the original is played', () => {
    expect(playHand(NT, NT_ACTIONS.join('\n')).stacks).toEqual([118, 98, 84]);
    expect(playHand(NT, ALL_IN.join('\n')).stacks).toEqual([202, 98, 0]);
  });

  test.each([
    // The text layer checks first.
    ['a garbled action', change(NT_ACTIONS, 5, 'p1 calls'), 'phh/unknown-action', 'action 5', 'one of pb'],

    [
      'a missing deal',
      change(NT_ACTIONS, 2),
      'history/wrong-deal',
      'action 2, "d dh p3 QsQd"',
      'd dh p2 with 2 cards',
    ],
    [
      'a missing board',
      change(NT_ACTIONS, 7),
      'history/missing-deal',
      'action 7, "p1 cc"',
      'd db with 3 cards',
    ],
    [
      'too few cards',
      change(NT_ACTIONS, 2, 'd dh p2 Kd'),
      'history/wrong-deal',
      'action 2',
      'd dh p2 with 2 cards',
    ],
    [
      'too many cards',
      change(NT_ACTIONS, 7, 'd db 2c7d9hTs'),
      'history/wrong-deal',
      'action 7',
      'd db with 3 cards',
    ],
    [
      'an extra deal',
      insert(NT_ACTIONS, 8, 'd db 3s'),
      'history/unexpected-deal',
      'action 8',
      'p1 cc or f or cbr 2 up to 94',
    ],
    [
      'a card twice',
      change(NT_ACTIONS, 7, 'd db 2c7dAs'),
      'history/card-twice',
      'As has been dealt before',
      'in the deck',
    ],
    ['a folded card again', change(NT_ACTIONS, 7, 'd db 2c7dKd'), 'history/card-twice', 'Kd', 'in the deck'],

    [
      'a player out of turn',
      change(NT_ACTIONS, 5, 'p2 cc'),
      'history/wrong-actor',
      'action 5, "p2 cc": p2 is not to act',
      'p1 cc or f or cbr 10 up to 100',
    ],
    [
      'a raise that is too small',
      change(NT_ACTIONS, 4, 'p3 cbr 3'),
      'history/illegal-raise',
      'action 4, "p3 cbr 3"',
      'cbr 4 up to 100',
    ],
    [
      'a raise of more than a stack',
      change(NT_ACTIONS, 4, 'p3 cbr 101'),
      'history/illegal-raise',
      'action 4',
      'cbr 4 up to 100',
    ],
    [
      'a bring-in in a game with blinds',
      change(NT_ACTIONS, 4, 'p3 pb'),
      'history/illegal-action',
      'action 4',
      'p3 cc or f or cbr 4',
    ],
    [
      'a draw in a game without draws',
      change(NT_ACTIONS, 4, 'p3 sd'),
      'history/illegal-action',
      'no cards are drawn now',
      'p3 cc or f or cbr 4',
    ],
    [
      'an action after the end',
      [...NT_ACTIONS.slice(0, 16), 'p1 cc'].join('\n'),
      'history/hand-over',
      'action 17',
      'sm of p1, p3',
    ],
    [
      'a bet of a player who has folded',
      change(NT_ACTIONS, 8, 'p2 cc'),
      'history/wrong-actor',
      'action 8',
      'p1 cc',
    ],

    [
      'a show in the middle',
      insert(NT_ACTIONS, 8, 'p1 sm AsAh'),
      'history/unexpected-show',
      'action 8',
      'p1 cc or f or cbr 2',
    ],
    [
      'a show of a folded hand',
      change(NT_ACTIONS, 17, 'p2 sm KdKc'),
      'history/unexpected-show',
      'p2 has folded',
      'sm of p1, p3',
    ],
    [
      'a show twice',
      change(NT_ACTIONS, 18, 'p1 sm AsAh'),
      'history/unexpected-show',
      'p1 has shown',
      'sm of p3',
    ],
    [
      'a show after a muck',
      [...NT_ACTIONS, 'p3 sm QsQd'].join('\n'),
      'history/unexpected-show',
      'p3 has mucked',
      'no more actions',
    ],
    [
      'a show of other cards',
      change(NT_ACTIONS, 17, 'p1 sm AsAd'),
      'history/card-not-held',
      'Ad is not in the hand',
      'AsAh',
    ],
    [
      'a show of one card',
      change(NT_ACTIONS, 17, 'p1 sm As'),
      'history/wrong-card-count',
      '1 card shown',
      'the 2 cards',
    ],
    [
      'everybody mucks',
      change(NT_ACTIONS, 17, 'p1 sm'),
      'history/nobody-wins',
      'action 18, "p3 sm"',
      'sm with cards of one of p1, p3',
    ],
    [
      'a show between the cards of a run-out',
      insert(ALL_IN, 8, 'p1 sm AsAh'),
      'history/unexpected-show',
      'action 8',
      'd db with 1 card',
    ],
    [
      'a decision after an all-in',
      insert(ALL_IN, 8, 'p1 cc'),
      'history/missing-deal',
      'action 8',
      'd db with 1 card',
    ],
  ] as const)('%s', (_name, actions, code, problem, expected) => {
    const parsed = parsePhh(phhText(NT, actions));
    const result = parsed.ok ? readPhhHand(parsed.value.value) : parsed;
    expect(result).toMatchObject({ ok: false, error: { code } });
    const { error } = result as Extract<typeof result, { ok: false }>;
    expect(error.problem).toContain(problem);
    expect(error.expected).toContain(expected);
  });

  test('in a file with many hands the error names the hand', () => {
    const { actions, ...hand } = unwrap(parsePhh(phhText(NT, NT_ACTIONS.join('\n')))).value;
    expect(readPhhHand({ ...hand, key: '12', actions: actions.slice(1) })).toMatchObject({
      error: { problem: expect.stringContaining('hand 12, action 1, "d dh p2 KdKc": ') },
    });
  });

  test('amounts are those of the file', () => {
    const cents = NT.replace('[1, 2, 0]', '[0.01, 0.02, 0]').replace('= 2', '= 0.02');
    expect(tryHand(cents, change(NT_ACTIONS, 4, 'p3 cbr 0.03'))).toMatchObject({
      error: { value: 'p3 cbr 0.03', expected: 'p3 cc or f or cbr 0.04 up to 100' },
    });
  });

  test('more players than a game seats', () => {
    const six = `variant = "F2L3D"
      antes = [0, 0, 0, 0, 0, 0, 0]
      blinds_or_straddles = [1, 2, 0, 0, 0, 0, 0]
      small_bet = 2
      big_bet = 4
      starting_stacks = [9, 9, 9, 9, 9, 9, 9]`;
    expect(tryHand(six, '')).toMatchObject({ error: { code: 'setup/seats' } });
  });
});

describe('stud', () => {
  const STUD = `variant = "F7S"
    antes = [1, 1]
    bring_in = 1
    small_bet = 4
    big_bet = 8
    starting_stacks = [100, 100]`;
  const beginning = ['d dh p1 ????2c', 'd dh p2 ????9h'];

  test.each([
    ['p1 cc', 'history/illegal-action', 'p1 pb or cbr 4'],
    ['p1 f', 'history/illegal-action', 'p1 pb or cbr 4'],
    ['p2 pb', 'history/wrong-actor', 'p1 pb or cbr 4'],
    ['p1 cbr 8', 'history/illegal-raise', 'p1 pb or cbr 4'],
  ])('%s instead of a bring-in: %s', (action, code, expected) => {
    expect(tryHand(STUD, [...beginning, action].join('\n'))).toMatchObject({ error: { code, expected } });
  });

  test('an up card must be known', () => {
    expect(tryHand(STUD, 'd dh p1 ??????')).toMatchObject({
      error: { code: 'history/unknown-up-card', value: 'd dh p1 ??????' },
    });
  });

  test('down cards may be unknown, and then the winner is unknown', () => {
    // Nines and tens lead all the way.
    const streets = ['3c Ts', '3d Td', '4c Jc', '?? ??'].flatMap((cards) => {
      const [first, second] = cards.split(' ');
      return [`d dh p1 ${first}`, `d dh p2 ${second}`, 'p2 cc', 'p1 cc'];
    });
    const actions = [...beginning, 'p1 pb', 'p2 cc', ...streets];
    expect(playHand(STUD, actions.join('\n'))).toMatchObject({ state: 'unresolved', stacks: undefined });
    const mucked = playHand(STUD, [...actions, 'p1 sm'].join('\n'));
    expect(mucked).toMatchObject({ state: 'finished', stacks: [98, 102], mucked: [0] });
  });
});

describe('draws', () => {
  const FB = `variant = "FB"
    antes = [0, 0]
    blinds_or_straddles = [1, 2]
    small_bet = 2
    big_bet = 4
    starting_stacks = [100, 100]`;
  const beginning = ['d dh p1 As2d3c4h', 'd dh p2 ????????', 'p2 cc', 'p1 cc'];

  test.each([
    [['p1 cc'], 'history/illegal-action', 'p1 sd'],
    [['p2 sd'], 'history/wrong-actor', 'p1 sd'],
    [['d dh p1 5s'], 'history/unexpected-deal', 'p1 sd'],
    [['p1 sd Ks'], 'history/card-not-held', 'cards of the hand, As2d3c4h'],
    [['p1 sd ??'], 'history/unknown-discard', 'cards of the hand, As2d3c4h'],
    [['p1 sd', 'p2 sd ????', 'd dh p2 ??'], 'history/wrong-deal', 'd dh p2 with 2 cards'],
    [['p1 sd', 'p2 sd ????', 'd dh p1 ??'], 'history/wrong-deal', 'd dh p2 with 2 cards'],
    [['p1 sd As', 'p2 sd', 'd dh p1 As'], 'history/card-twice', 'a card that is still in the deck'],
    [['p1 sd As', 'p2 sd ??', 'd dh p2 ??'], 'history/wrong-deal', 'd dh p1 with 1 card'],
    // A card that p2 discards later was p1's all along.
    [['p1 sd', 'p2 sd As'], 'history/card-twice', 'a card that is still in the deck'],
  ])('%j: %s', (actions, code, expected) => {
    expect(tryHand(FB, [...beginning, ...actions].join('\n'))).toMatchObject({ error: { code, expected } });
  });
});

describe('pot limit', () => {
  const PO = `variant = "PO"
    antes = [0, 100, 0]
    blinds_or_straddles = [50, 100, 0]
    min_bet = 100
    starting_stacks = [9000, 9000, 9000]`;
  const beginning = ['d dh p1 ????????', 'd dh p2 ????????', 'd dh p3 ????????'];

  test('up to the pot with the antes counted', () => {
    expect(tryHand(PO, [...beginning, 'p3 cbr 451'].join('\n'))).toMatchObject({
      error: { code: 'history/illegal-raise', expected: 'p3 cc or f or cbr 200 up to 450' },
    });
    const { hand } = playHand(PO, [...beginning, 'p3 cbr 450', 'p1 cbr 1550'].join('\n'));
    expect([hand.betOf(2), hand.betOf(0), hand.stackOf(0)]).toEqual([450, 1550, 7450]);
    const text = makePhh(unwrap(writePhhHand(hand)));
    const again = unwrap(readPhhHand(unwrap(parsePhh(text)).value));
    expect(makePhh(unwrap(writePhhHand(again.hand)))).toBe(text);
  });

  test('the limit applies to the players after', () => {
    expect(tryHand(PO, [...beginning, 'p3 cbr 450', 'p1 cbr 1551'].join('\n'))).toMatchObject({
      error: { code: 'history/illegal-raise', expected: 'p1 cc or f or cbr 800 up to 1550' },
    });
  });
});

describe('rules', () => {
  const FT = (players: number, more = ''): string => `variant = "FT"
    antes = ${JSON.stringify(new Array(players).fill(0))}
    blinds_or_straddles = ${JSON.stringify([1, 2, ...new Array<number>(players - 2).fill(0)])}
    small_bet = 2
    big_bet = 4
    starting_stacks = ${JSON.stringify(new Array(players).fill(100))}
    ${more}`;
  const raises = ['p2 cbr 4', 'p1 cbr 6', 'p2 cbr 8', 'p1 cbr 10', 'p2 cbr 12'];
  const headsUp = ['d dh p1 ????', 'd dh p2 ????', ...raises].join('\n');

  test('the cap is lifted heads-up only where it would stop the hand', () => {
    expect(playHand(FT(2), listLines(headsUp).slice(0, -1).join('\n')).hand.plan.setup.rules).toMatchObject({
      maxWagers: 5,
      headsUpCap: 'keep',
    });
    const { hand } = playHand(FT(2), headsUp);
    expect(hand.plan.setup.rules.headsUpCap).toBe('liftAtHeadsUpTable');
    const phh = unwrap(writePhhHand(hand));
    expect(phh.extras).toEqual({ _doorcard_rules: { headsUpCap: 'liftAtHeadsUpTable' } });
    expect(unwrap(readPhhHand(unwrap(parsePhh(makePhh(phh))).value)).hand.betOf(1)).toBe(12);
  });

  test('at a larger table it is lifted in a round that starts with two, and only there', () => {
    const first = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cc', 'p2 cc', 'd db 2c3d4h'];
    const round = ['p1 cbr 2', 'p2 cbr 4', 'p1 cbr 6', 'p2 cbr 8', 'p1 cbr 10', 'p2 cbr 12'];
    const { hand } = playHand(FT(3), [...first, ...round].join('\n'));
    expect(hand.plan.setup.rules.headsUpCap).toBe('liftWhenRoundStartsHeadsUp');
    const three = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 4', 'p1 cbr 6', 'p2 cbr 8'];
    expect(tryHand(FT(3), [...three, 'p3 cbr 10', 'p1 cbr 12'].join('\n'))).toMatchObject({
      error: { code: 'history/raise-cap', value: 'p1 cbr 12', expected: 'p1 cc or f' },
    });
  });

  test.each([
    ['wsop', 'p2 cbr 12'],
    ['pokerstars', 'p1 cbr 10'],
  ] as const)('%s stops at %s when it is asked for', (id, value) => {
    const error = { code: 'history/raise-cap', value };
    expect(tryHand(FT(2), headsUp, { rules: RULE_SETS[id] })).toMatchObject({ error });
    expect(tryHand(FT(2, `_doorcard_rules = "${id}"`), headsUp)).toMatchObject({ error });
  });

  test('an option takes precedence over the file', () => {
    const { hand } = playHand(FT(2, '_doorcard_rules = "pokerstars"'), '', { rules: RULE_SETS.wsop });
    expect(hand.plan.setup.rules).toMatchObject({ maxWagers: 5, oddChip: 'bySuit' });
  });

  test.each(['"vegas"', '7', '{ maxWagers = 6 }', '{ burnCards = false }'])('%s are not rules', (value) => {
    expect(tryHand(FT(2, `_doorcard_rules = ${value}`), '')).toMatchObject({
      error: { code: 'history/bad-rules', expected: expect.stringContaining('"wsop", "pokerstars"') },
    });
  });

  test('ante_trimming_status belongs to the rules', () => {
    const trims = (more?: string) => playHand(FT(2, more), '').hand.plan.setup.rules.anteTrimming;
    expect([trims(), trims('ante_trimming_status = true')]).toEqual([false, true]);
  });
});

test('a game without a code cannot be written', () => {
  const variant = { ...VARIANTS['2-7-triple'], id: 'a-5-triple' };
  const hand = new Hand(
    makePlan({
      variant,
      rules: RULE_SETS.wsop,
      stacks: [50, 50],
      antes: [0, 0],
      blinds: [2, 1],
      bringIn: 0,
      smallBet: 2,
      bigBet: 4,
    }),
  );
  expect(writePhhHand(hand)).toMatchObject({
    error: {
      code: 'history/not-in-phh',
      value: 'a-5-triple',
      expected: expect.stringContaining('badugi (FB)'),
    },
  });
});

describe('the end of a hand', () => {
  test('after an all-in a hand may be shown before the rest of the cards, or at the end, or twice', () => {
    const early = [...ALL_IN.slice(0, 6), 'p3 sm QsQd', 'p1 sm -', ...ALL_IN.slice(6, 9)];
    for (const actions of [early, [...early, 'p1 sm AsAh'], ALL_IN, [...early, 'p3 sm']]) {
      expect(playHand(NT, actions.join('\n'))).toMatchObject({ state: 'finished', stacks: [202, 98, 0] });
    }
  });

  test('a side pot that all its players muck is refused', () => {
    const uneven = NT.replace('[100, 100, 100]', '[20, 100, 100]');
    const actions = [...ALL_IN.slice(0, 5), 'p2 cc', ...ALL_IN.slice(6, 9), 'p1 sm AsAh', 'p2 sm', 'p3 sm'];
    expect(tryHand(uneven, actions.join('\n'))).toMatchObject({
      error: { code: 'history/nobody-wins', value: 'p3 sm' },
    });
    expect(playHand(uneven, change(actions, 12, 'p3 sm -')).stacks).toEqual([60, 0, 160]);
  });

  test('a hand in which a player neither shows nor mucks is unfinished', () => {
    expect(playHand(NT, NT_ACTIONS.slice(0, 16).join('\n')).state).toBe('unfinished');
    expect(playHand(NT, NT_ACTIONS.slice(0, 17).join('\n')).state).toBe('unfinished');
  });

  test('with unknown cards at the show the winner is unknown', () => {
    const unknown = NT_ACTIONS.map((action) => action.replace('QsQd', '????'));
    const shown = change(unknown, 18, 'p3 sm Qs??');
    expect(playHand(NT, shown)).toMatchObject({ state: 'unresolved', stacks: undefined, matches: undefined });
    expect(playHand(`${NT}\nfinishing_stacks = [118, 98, 84]`, shown).matches).toBe(false);
    expect(playHand(NT, unknown.join('\n')).stacks).toEqual([118, 98, 84]);
    expect(playHand(NT, change(unknown, 18, 'p3 sm 2d2h')).stacks).toEqual([84, 98, 118]);
  });

  test('different stacks are reported, not refused', () => {
    const played = playHand(`${NT}\nfinishing_stacks = [117, 98, 85]`, NT_ACTIONS.join('\n'));
    expect(played).toMatchObject({ stacks: [118, 98, 84], expected: [117, 98, 85], matches: false });
  });

  test('comments and empty actions are skipped', () => {
    const noted = NT_ACTIONS.flatMap((action) => [`${action} # well`, '# a note']);
    expect(playHand(NT, noted.join('\n')).stacks).toEqual([118, 98, 84]);
  });
});
