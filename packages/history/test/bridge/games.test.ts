import { makeCards, unwrap, Xoshiro256 } from '@doorcard/cards';
import { CALL, Hand, makePlan, OVER, POST_BRING_IN, RULE_SETS, VARIANTS } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { makePhh, parsePhh, readPhhHand, writePhhHand } from '../../src/index.js';
import { makePhhAction } from '../../src/phh/phhAction.js';
import { stacksOf } from '../randomHand.js';
import { listLines, parseHand, playHand } from '../phhTexts.js';

// One hand of each game, with the money counted by hand.
const HANDS: readonly (readonly [name: string, keys: string, actions: string, stacks: readonly number[]])[] =
  [
    [
      'FT, heads-up: the blinds are listed in reverse',
      `variant = "FT"
     antes = [0, 0]
     blinds_or_straddles = [1, 2]
     small_bet = 2
     big_bet = 4
     starting_stacks = [100, 100]
     finishing_stacks = [104, 96]`,
      `d dh p1 AsAh
     d dh p2 KdKc
     p2 cc
     p1 cc
     d db 2c7d9h
     p1 cc
     p2 cbr 2
     p1 cc
     d db 3s
     p1 cc
     p2 cc
     d db 4s
     p1 cbr 4
     p2 f`,
      [104, 96],
    ],
    [
      'NT: three stacks all-in, shown before the board is run out',
      `variant = "NT"
     antes = [0, 0, 0]
     blinds_or_straddles = [1, 2, 0]
     min_bet = 2
     starting_stacks = [50, 100, 200]
     finishing_stacks = [150, 100, 100]`,
      `d dh p1 AsAh
     d dh p2 KdKc
     d dh p3 QsQd
     p3 cbr 200
     p1 cc
     p2 cc
     p3 sm QsQd
     p1 sm AsAh
     p2 sm KdKc
     d db 2c7d9h
     d db 3s
     d db 4d`,
      [150, 100, 100],
    ],
    [
      'PO: pot raises before the flop leave the ante out',
      `variant = "PO"
     antes = [0, 100, 0]
     blinds_or_straddles = [50, 100, 0]
     min_bet = 100
     starting_stacks = [5000, 5000, 5000]`,
      `d dh p1 AsAhKsKh
     d dh p2 QsQhJsJh
     d dh p3 TsTh9s9h
     p3 cbr 350
     p1 cbr 1150
     p2 f
     p3 f`,
      [5550, 4800, 4650],
    ],
    [
      'FO/8: high and low share the pot',
      `variant = "FO/8"
     antes = [0, 0, 0]
     blinds_or_straddles = [2, 4, 0]
     small_bet = 4
     big_bet = 8
     starting_stacks = [100, 100, 100]`,
      `d dh p1 As2sKdKc
     d dh p2 QsQdJsJd
     d dh p3 Td9d8d7c
     p3 f
     p1 cc
     p2 cc
     d db 3c4hQc
     p1 cc
     p2 cbr 4
     p1 cc
     d db 8h
     p1 cc
     p2 cc
     d db Th
     p1 cbr 8
     p2 cc
     p1 sm As2sKdKc
     p2 sm QsQdJsJd`,
      [100, 100, 100],
    ],
    [
      'F7S: the lowest door card brings in, the open pair leads',
      `variant = "F7S"
     antes = [1, 1, 1]
     bring_in = 1
     small_bet = 4
     big_bet = 8
     starting_stacks = [100, 100, 100]`,
      `d dh p1 AsAh2c
     d dh p2 KdKc9h
     d dh p3 QsQd7d
     p1 pb
     p2 cbr 4
     p3 f
     p1 cc
     d dh p1 3d
     d dh p2 9s
     p2 cbr 4
     p1 cc
     d dh p1 5c
     d dh p2 Td
     p2 cbr 8
     p1 cc
     d dh p1 8h
     d dh p2 4s
     p2 cc
     p1 cc
     d dh p1 Ad
     d dh p2 Jh
     p2 cc
     p1 cbr 8
     p2 cc
     p1 sm AsAh2c3d5c8hAd
     p2 sm`,
      [126, 75, 99],
    ],
    [
      'F7S/8: a low takes half, all-in on 5th and shown twice',
      `variant = "F7S/8"
     antes = [1, 1]
     bring_in = 1
     small_bet = 4
     big_bet = 8
     starting_stacks = [17, 30]`,
      `d dh p1 As2h3c
     d dh p2 KdKcKh
     p1 pb
     p2 cbr 4
     p1 cc
     d dh p1 4d
     d dh p2 9s
     p2 cbr 4
     p1 cc
     d dh p1 5c
     d dh p2 9d
     p2 cbr 8
     p1 cc
     p2 sm KdKcKh9s9d
     p1 sm As2h3c4d5c
     d dh p1 Qd
     d dh p2 Jd
     d dh p1 Qh
     d dh p2 Jh
     p2 sm KdKcKh9s9dJdJh
     p1 sm As2h3c4d5cQdQh`,
      [17, 30],
    ],
    [
      'FR: the highest door card brings in',
      `variant = "FR"
     antes = [1, 1, 1]
     bring_in = 1
     small_bet = 4
     big_bet = 8
     starting_stacks = [100, 100, 100]`,
      `d dh p1 As2hKs
     d dh p2 3d4c5h
     d dh p3 QsQdKd
     p1 pb
     p2 cbr 4
     p3 f
     p1 f`,
      [98, 103, 99],
    ],
    [
      'N2L1D: one draw, and a bet after it',
      `variant = "N2L1D"
     antes = [0, 3, 0]
     blinds_or_straddles = [1, 2, 0]
     min_bet = 2
     starting_stacks = [100, 100, 100]`,
      `d dh p1 2s3s4s5d7h
     d dh p2 KsKd8c7c2c
     d dh p3 AsAhAdAcKc
     p3 f
     p1 cbr 6
     p2 cc
     p1 sd
     p2 sd KsKd
     d dh p2 3c4d
     p1 cbr 20
     p2 cc
     p1 sm 2s3s4s5d7h
     p2 sm`,
      [129, 71, 100],
    ],
    [
      'F2L3D: three draws',
      `variant = "F2L3D"
     antes = [0, 0]
     blinds_or_straddles = [1, 2]
     small_bet = 2
     big_bet = 4
     starting_stacks = [50, 50]`,
      `d dh p1 2s3s4s5d7h
     d dh p2 KsKd8c7c2c
     p2 cbr 4
     p1 cc
     p1 sd
     p2 sd KdKs
     d dh p2 Qc4d
     p1 cbr 2
     p2 cc
     p1 sd
     p2 sd Qc
     d dh p2 Qd
     p1 cbr 4
     p2 cc
     p1 sd 7h
     p2 sd Qd
     d dh p1 Th
     d dh p2 3c
     p1 cc
     p2 cbr 4
     p1 cc
     p2 sm 3c4d8c7c2c
     p1 sm`,
      [36, 64],
    ],
    [
      'FB: unknown cards until they are shown',
      `variant = "FB"
     antes = [0, 0, 0]
     blinds_or_straddles = [1, 2, 0]
     small_bet = 2
     big_bet = 4
     starting_stacks = [50, 50, 50]`,
      `d dh p1 ????????
     d dh p2 ????????
     d dh p3 ????????
     p3 f
     p1 cc
     p2 cc
     p1 sd ????
     p2 sd Ks
     d dh p1 ????
     d dh p2 ??
     p1 cc
     p2 cc
     p1 sd
     p2 sd ??
     d dh p2 ??
     p1 cbr 4
     p2 cc
     p1 sd
     p2 sd
     p1 cc
     p2 cc
     p1 sm As2d3c4h
     p2 sm`,
      [56, 44, 50],
    ],
  ];

describe('a hand of each game', () => {
  test.each(HANDS)('%s', (_name, keys, actions, stacks) => {
    const played = playHand(keys, actions);
    expect(played).toMatchObject({ state: 'finished', stacks });
    expect(played.matches).toBe(keys.includes('finishing_stacks') ? true : undefined);
    // Written and read again it is the same hand and the same text.
    const text = makePhh(unwrap(writePhhHand(played.hand)));
    const again = unwrap(readPhhHand(unwrap(parsePhh(text)).value));
    expect(again).toMatchObject({ state: 'finished', stacks, matches: true });
    expect(makePhh(unwrap(writePhhHand(again.hand)))).toBe(text);
  });

  test.each(HANDS)('%s: the file may end anywhere', (_name, keys, actions) => {
    const lines = listLines(actions);
    const beginning = keys.replace(/\n.*finishing_stacks.*/, '');
    for (let end = 0; end < lines.length; end++) {
      const played = playHand(beginning, lines.slice(0, end).join('\n'));
      // The last action may be optional: a hand that all others have conceded to, or a second show.
      if (end < lines.length - 2) expect([end, played.state]).toEqual([end, 'unfinished']);
      if (played.state === 'unfinished') expect(played.stacks).toBeUndefined();
      const text = makePhh(unwrap(writePhhHand(played.hand)));
      const again = unwrap(readPhhHand(unwrap(parsePhh(text)).value));
      expect(makePhh(unwrap(writePhhHand(again.hand)))).toBe(text);
    }
  });
});

test('a card for the whole stud table is dealt to the board and does not belong to a hand', () => {
  const setup = {
    variant: VARIANTS.stud,
    rules: RULE_SETS.wsop,
    stacks: new Array<number>(8).fill(500),
    antes: new Array<number>(8).fill(1),
    blinds: [],
    bringIn: 2,
    smallBet: 4,
    bigBet: 8,
  };
  const hand = new Hand(makePlan(setup));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(8n) });
  hand.act(POST_BRING_IN);
  while (hand.phase !== OVER) hand.act(CALL);
  expect(hand.hasCommunityCard).toBe(true);
  const phh = unwrap(writePhhHand(hand));
  const lines = phh.actions.map((action) => makePhhAction(action));
  expect(lines).toContain(`d db ${makeCards([hand.board[0]!])}`);
  const shows = lines.filter((line) => / sm ./.test(line));
  expect(shows.length).toBeGreaterThan(0);
  for (const show of shows) expect(show).toMatch(/ sm \w{12}$/);
  expect(unwrap(readPhhHand(phh))).toMatchObject({ stacks: stacksOf(hand), matches: true });
});

test('half chips are counted exactly', () => {
  const { stacks, matches } = playHand(
    `variant = "FT"
     antes = [0, 0, 0]
     blinds_or_straddles = [0.5, 1, 0]
     small_bet = 1
     big_bet = 2
     starting_stacks = [10, 10, 10]
     finishing_stacks = [10.5, 10.5, 9]`,
    `d dh p1 AsKd
     d dh p2 AhKc
     d dh p3 2s2d
     p3 cc
     p1 cc
     p2 cc
     d db QhJdTc
     p1 cc
     p2 cc
     p3 f
     d db 3s
     p1 cc
     p2 cc
     d db 4s
     p1 cc
     p2 cc
     p1 sm AsKd
     p2 sm AhKc`,
  );
  expect(stacks).toEqual([21, 21, 18]);
  expect(matches).toBe(true);
});

test('heads-up, an ante of the big blind is reversed with the blinds', () => {
  const { hand } = playHand(
    `variant = "NT"
     antes = [0, 2]
     blinds_or_straddles = [1, 2]
     min_bet = 2
     starting_stacks = [100, 100]`,
    '',
  );
  expect(hand.plan.setup).toMatchObject({ antes: [2, 0], blinds: [2, 1] });
  expect([hand.anteOf(0), hand.betOf(0), hand.betOf(1), hand.actor]).toEqual([2, 2, 1, 1]);
  expect(unwrap(writePhhHand(hand))).toMatchObject({ antes: [0, 2], blinds: [1, 2] });
});

test('a player who gets back an unmatched ante is not written as mucking', () => {
  const { hand, stacks } = playHand(
    `variant = "NT"
     ante_trimming_status = true
     antes = [0, 2]
     blinds_or_straddles = [1, 2]
     min_bet = 2
     starting_stacks = [100, 100]`,
    `d dh p1 KsKh
     d dh p2 AsAh
     p2 cc
     p1 cc
     d db 4c5d9h
     p1 cc
     p2 cc
     d db Ts
     p1 cc
     p2 cc
     d db Jh
     p1 cc
     p2 cbr 2
     p1 cc
     p2 sm AsAh
     p1 sm KsKh`,
  );
  expect(stacks).toEqual([96, 104]);
  expect(unwrap(readPhhHand(unwrap(writePhhHand(hand))))).toMatchObject({ stacks, matches: true });
});

test('an unknown stack stays unknown', () => {
  const { stacks, matches } = playHand(
    `variant = "NT"
     antes = [0, 0]
     blinds_or_straddles = [1, 2]
     min_bet = 2
     starting_stacks = [inf, 100]
     finishing_stacks = [inf, 99]`,
    `d dh p1 ????
     d dh p2 ????
     p2 f`,
  );
  expect([stacks, matches]).toEqual([[Infinity, 99], true]);
});

test('a fold where checking is free is accepted', () => {
  const keys = `variant = "NT"
     antes = [0, 0]
     blinds_or_straddles = [1, 2]
     min_bet = 2
     starting_stacks = [100, 100]`;
  const actions = `d dh p1 ????
     d dh p2 ????
     p2 cc
     p1 f`;
  expect(playHand(keys, actions).stacks).toEqual([98, 102]);
  expect(parseHand(keys, actions).actions).toHaveLength(4);
});
