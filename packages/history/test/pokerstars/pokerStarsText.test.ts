import { cards, makeCard, unwrap, type Card } from '@doorcard/cards';
import {
  act,
  CALL,
  checkSetup,
  Hand,
  makePlan,
  makeView,
  OVER,
  POST_BRING_IN,
  RULE_SETS,
  VARIANTS,
  type Action,
  type GameId,
  type RuleSet,
  type Seat,
} from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { parsePokerStarsText } from '../../src/pokerstars/pokerStarsText.js';
import {
  listPokerStarsLosses,
  makeOpenPokerStarsText,
  makePokerStarsText,
  type PokerStarsDetails,
} from '../../src/index.js';

interface Scene {
  readonly game: GameId;
  readonly rules?: RuleSet;
  readonly stacks: readonly number[];
  readonly antes?: readonly number[];
  /** By seat; heads-up the small blind is on seat 1. */
  readonly blinds?: readonly number[];
  readonly bringIn?: number;
  readonly bets: readonly [number, number];
  /** In the order of dealing. */
  readonly cards: string;
  /** `fold`, `check`, `call`, `bring in`, `to 350`, `pat`, `throw 8h6s`, each with the seat before it; `;` ends a street. */
  readonly actions: string;
}

function play(scene: Scene): Hand {
  const { game, rules = RULE_SETS.pokerstars, stacks, blinds = [], bringIn = 0, bets } = scene;
  const antes = scene.antes ?? stacks.map(() => 0);
  const hand = new Hand(
    makePlan(
      unwrap(
        checkSetup({
          variant: VARIANTS[game],
          rules,
          stacks,
          antes,
          blinds,
          bringIn,
          smallBet: bets[0],
          bigBet: bets[1],
        }),
      ),
    ),
  );
  hand.deal({ kind: 'script', cards: cards(scene.cards) });
  for (const line of scene.actions.split(/[,;] /).filter((each) => each !== '')) {
    const [seat, ...words] = line.split(' ');
    unwrap(act(hand, Number(seat), parseWords(words)));
  }
  return hand;
}

function parseWords([verb, rest = '']: readonly string[]): Action {
  switch (verb) {
    case 'fold':
    case 'check':
    case 'call':
      return { type: verb };
    case 'bring':
      return { type: 'bringIn' };
    case 'to':
      return { type: 'raise', to: Number(rest) };
    case 'pat':
      return { type: 'draw', discard: [] };
    case 'throw':
      return { type: 'draw', discard: cards(rest) };
    default:
      throw new Error(`no action: ${verb}`);
  }
}

const DOLLARS = { symbol: '$', code: 'USD' };
const details = (more: Partial<PokerStarsDetails> = {}): PokerStarsDetails => ({
  id: 42,
  table: 'Ceres',
  names: ['Ann', 'Ben', 'Cat'],
  time: '2012/05/23 23:24:52 CET',
  ...more,
});
const HEADS_UP = ['Ann', 'Ben'];

const write = (scene: Scene, seat: Seat | null, more?: Partial<PokerStarsDetails>): string =>
  unwrap(makePokerStarsText(makeView(play(scene), seat), details(more)));

/** A text without the indentation that it has here. */
const lines = (text: string): string => `${text.trim().replaceAll(/^ +/gm, '')}\n`;

describe('one short hand of each kind', () => {
  test("no-limit hold'em: an all-in before the flop is run out", () => {
    const scene: Scene = {
      game: 'holdem',
      stacks: [1000, 250, 1000],
      blinds: [5, 10, 0],
      bets: [10, 10],
      cards: 'AhKd QsQh 7c2d 2c5dQd 9s 3h',
      actions: '2 fold, 0 to 30, 1 to 250, 0 call',
    };
    expect(write(scene, 1, { currency: DOLLARS })).toBe(
      lines(`
        PokerStars Hand #42:  Hold'em No Limit ($0.05/$0.10 USD) - 2012/05/23 23:24:52 CET
        Table 'Ceres' 3-max Seat #3 is the button
        Seat 1: Ann ($10 in chips)
        Seat 2: Ben ($2.50 in chips)
        Seat 3: Cat ($10 in chips)
        Ann: posts small blind $0.05
        Ben: posts big blind $0.10
        *** HOLE CARDS ***
        Dealt to Ben [Qs Qh]
        Cat: folds
        Ann: raises $0.20 to $0.30
        Ben: raises $2.20 to $2.50 and is all-in
        Ann: calls $2.20
        *** FLOP *** [2c 5d Qd]
        *** TURN *** [2c 5d Qd] [9s]
        *** RIVER *** [2c 5d Qd 9s] [3h]
        *** SHOW DOWN ***
        Ann: shows [Ah Kd] (high card Ace)
        Ben: shows [Qs Qh] (three of a kind, Queens)
        Ben collected $5 from pot
        *** SUMMARY ***
        Total pot $5 | Rake $0
        Board [2c 5d Qd 9s 3h]
        Seat 1: Ann (small blind) showed [Ah Kd] and lost with high card Ace
        Seat 2: Ben (big blind) showed [Qs Qh] and won ($5) with three of a kind, Queens
        Seat 3: Cat (button) folded before Flop (didn't bet)
      `),
    );
  });

  test("limit hold'em heads-up: the button folds his small blind", () => {
    const scene: Scene = {
      game: 'limit-holdem',
      stacks: [100, 100],
      blinds: [10, 5],
      bets: [10, 20],
      cards: 'AsAd 7c2d',
      actions: '1 fold',
    };
    expect(write(scene, 0, { names: HEADS_UP, chairs: [6, 2], maxSeats: 6 })).toBe(
      lines(`
        PokerStars Hand #42:  Hold'em Limit (10/20) - 2012/05/23 23:24:52 CET
        Table 'Ceres' 6-max Seat #2 is the button
        Seat 2: Ben (100 in chips)
        Seat 6: Ann (100 in chips)
        Ben: posts small blind 5
        Ann: posts big blind 10
        *** HOLE CARDS ***
        Dealt to Ann [As Ad]
        Ben: folds
        Uncalled bet (5) returned to Ann
        Ann collected 10 from pot
        Ann: doesn't show hand
        *** SUMMARY ***
        Total pot 10 | Rake 0
        Seat 2: Ben (button) (small blind) folded before Flop
        Seat 6: Ann (big blind) collected (10)
      `),
    );
  });

  const stud = { stacks: [200, 200, 200], antes: [1, 1, 1], bringIn: 2, bets: [4, 8] } as const;

  test('stud: a completion is a raise, and the fourth wager is the last', () => {
    const scene: Scene = {
      ...stud,
      game: 'stud',
      cards: '9c9dKh 3s4s2c 6dJdJc 5h Js',
      actions: '1 bring in, 2 to 4, 0 call, 1 fold, 2 to 4, 0 to 8, 2 to 12, 0 to 16, 2 fold',
    };
    expect(write(scene, 2, { currency: DOLLARS, maxSeats: 8 })).toBe(
      lines(`
        PokerStars Hand #42:  7 Card Stud Limit ($0.04/$0.08 USD) - 2012/05/23 23:24:52 CET
        Table 'Ceres' 8-max
        Seat 1: Ann ($2 in chips)
        Seat 2: Ben ($2 in chips)
        Seat 3: Cat ($2 in chips)
        Ann: posts the ante $0.01
        Ben: posts the ante $0.01
        Cat: posts the ante $0.01
        *** 3rd STREET ***
        Dealt to Ann [Kh]
        Dealt to Ben [2c]
        Dealt to Cat [6d Jd Jc]
        Ben: brings in for $0.02
        Cat: raises $0.02 to $0.04
        Ann: calls $0.04
        Ben: folds
        *** 4th STREET ***
        Dealt to Ann [Kh] [5h]
        Dealt to Cat [6d Jd Jc] [Js]
        Cat: bets $0.04
        Ann: raises $0.04 to $0.08
        Cat: raises $0.04 to $0.12
        Ann: raises $0.04 to $0.16
        Betting is capped
        Cat: folds
        Uncalled bet ($0.04) returned to Ann
        Ann collected $0.37 from pot
        Ann: doesn't show hand
        *** SUMMARY ***
        Total pot $0.37 | Rake $0
        Seat 1: Ann collected ($0.37)
        Seat 2: Ben folded on the 3rd Street
        Seat 3: Cat folded on the 4th Street
      `),
    );
  });

  test('stud hi-lo: the halves go to two players', () => {
    const scene: Scene = {
      game: 'stud8',
      stacks: [200, 200],
      antes: [1, 1],
      bringIn: 2,
      bets: [4, 8],
      cards: 'As2s3d QcQdQh 4h 9s Kc 9d Kd 2c 8c 2d',
      actions:
        '0 bring in, 1 call; 1 check, 0 check; 1 to 8, 0 call; 0 check, 1 check; 0 check, 1 to 8, 0 call',
    };
    expect(write(scene, 0, { currency: DOLLARS, names: HEADS_UP })).toBe(
      lines(`
        PokerStars Hand #42:  7 Card Stud Hi/Lo Limit ($0.04/$0.08 USD) - 2012/05/23 23:24:52 CET
        Table 'Ceres' 2-max
        Seat 1: Ann ($2 in chips)
        Seat 2: Ben ($2 in chips)
        Ann: posts the ante $0.01
        Ben: posts the ante $0.01
        *** 3rd STREET ***
        Dealt to Ann [As 2s 3d]
        Dealt to Ben [Qh]
        Ann: brings in for $0.02
        Ben: calls $0.02
        *** 4th STREET ***
        Dealt to Ann [As 2s 3d] [4h]
        Dealt to Ben [Qh] [9s]
        Ben: checks
        Ann: checks
        *** 5th STREET ***
        Dealt to Ann [As 2s 3d 4h] [Kc]
        Dealt to Ben [Qh 9s] [9d]
        Ben: bets $0.08
        Ann: calls $0.08
        *** 6th STREET ***
        Dealt to Ann [As 2s 3d 4h Kc] [Kd]
        Dealt to Ben [Qh 9s 9d] [2c]
        Ann: checks
        Ben: checks
        *** RIVER ***
        Dealt to Ann [As 2s 3d 4h Kc Kd] [8c]
        Ann: checks
        Ben: bets $0.08
        Ann: calls $0.08
        *** SHOW DOWN ***
        Ben: shows [Qc Qd Qh 9s 9d 2c 2d] (HI: a full house, Queens full of Nines)
        Ann: shows [As 2s 3d 4h Kc Kd 8c] (HI: a pair of Kings; LO: 8,4,3,2,A)
        Ben collected $0.19 from pot
        Ann collected $0.19 from pot
        *** SUMMARY ***
        Total pot $0.38 | Rake $0
        Seat 1: Ann showed [As 2s 3d 4h Kc Kd 8c] and won ($0.19) with HI: a pair of Kings; LO: 8,4,3,2,A
        Seat 2: Ben showed [Qc Qd Qh 9s 9d 2c 2d] and won ($0.19) with HI: a full house, Queens full of Nines
      `),
    );
  });

  test('razz: the high card completes at once, and under the WSOP rules the fifth wager is the last', () => {
    const scene: Scene = {
      game: 'razz',
      rules: RULE_SETS.wsop,
      stacks: [200, 200],
      antes: [1, 1],
      bringIn: 2,
      bets: [4, 8],
      cards: 'Ad2d3c 4s5sKh',
      actions: '1 to 4, 0 to 8, 1 to 12, 0 to 16, 1 to 20, 0 fold',
    };
    expect(write(scene, null, { currency: DOLLARS, names: HEADS_UP, mix: 'HORSE' })).toBe(
      lines(`
        PokerStars Hand #42:  HORSE (Razz Limit, $0.04/$0.08 USD) - 2012/05/23 23:24:52 CET
        Table 'Ceres' 2-max
        Seat 1: Ann ($2 in chips)
        Seat 2: Ben ($2 in chips)
        Ann: posts the ante $0.01
        Ben: posts the ante $0.01
        *** 3rd STREET ***
        Dealt to Ann [3c]
        Dealt to Ben [Kh]
        Ben: raises $0.02 to $0.04
        Ann: raises $0.04 to $0.08
        Ben: raises $0.04 to $0.12
        Ann: raises $0.04 to $0.16
        Ben: raises $0.04 to $0.20
        Betting is capped
        Ann: folds
        Uncalled bet ($0.04) returned to Ben
        Ben collected $0.34 from pot
        Ben: doesn't show hand
        *** SUMMARY ***
        Total pot $0.34 | Rake $0
        Seat 1: Ann folded on the 3rd Street
        Seat 2: Ben collected ($0.34)
      `),
    );
  });

  const badugi: Scene = {
    game: 'badugi',
    stacks: [1000, 1000, 1000],
    blinds: [5, 10, 0],
    bets: [10, 20],
    cards: '2c3d4h9s Ah5c8h6s KcKdQhJs 8s 7d9c 2s',
    actions:
      '2 fold, 0 call, 1 check; 0 throw 9s, 1 throw 8h6s, 0 to 10, 1 call; 0 pat, 1 throw 9c, 0 to 20, 1 to 40, 0 call; 0 pat, 1 pat, 0 check, 1 to 20, 0 call',
  };

  test('badugi: only the hero’s discards are seen', () => {
    expect(write(badugi, 1)).toBe(
      lines(`
        PokerStars Hand #42:  Badugi Limit (10/20) - 2012/05/23 23:24:52 CET
        Table 'Ceres' 3-max Seat #3 is the button
        Seat 1: Ann (1000 in chips)
        Seat 2: Ben (1000 in chips)
        Seat 3: Cat (1000 in chips)
        Ann: posts small blind 5
        Ben: posts big blind 10
        *** DEALING HANDS ***
        Dealt to Ben [Ah 5c 8h 6s]
        Cat: folds
        Ann: calls 5
        Ben: checks
        *** FIRST DRAW ***
        Ann: discards 1 card
        Ben: discards 2 cards [8h 6s]
        Dealt to Ben [Ah 5c] [7d 9c]
        Ann: bets 10
        Ben: calls 10
        *** SECOND DRAW ***
        Ann: stands pat
        Ben: discards 1 card [9c]
        Dealt to Ben [Ah 5c 7d] [2s]
        Ann: bets 20
        Ben: raises 20 to 40
        Ann: calls 20
        *** THIRD DRAW ***
        Ann: stands pat
        Ben: stands pat on [Ah 5c 7d 2s]
        Ann: checks
        Ben: bets 20
        Ann: calls 20
        *** SHOW DOWN ***
        Ben: shows [Ah 5c 7d 2s] (Badugi: 7,5,2,A)
        Ann: mucks hand
        Ben collected 160 from pot
        *** SUMMARY ***
        Total pot 160 | Rake 0
        Seat 1: Ann (small blind) mucked
        Seat 2: Ben (big blind) showed [Ah 5c 7d 2s] and won (160) with Badugi: 7,5,2,A
        Seat 3: Cat (button) folded before the Draw (didn't bet)
      `),
    );
  });

  test('badugi with all cards open says so in its first line', () => {
    const text = unwrap(makeOpenPokerStarsText(play(badugi), details()));
    expect(text.split('\n').slice(0, 20)).toEqual(
      lines(`
        *** ALL CARDS OPEN ***
        PokerStars Hand #42:  Badugi Limit (10/20) - 2012/05/23 23:24:52 CET
        Table 'Ceres' 3-max Seat #3 is the button
        Seat 1: Ann (1000 in chips)
        Seat 2: Ben (1000 in chips)
        Seat 3: Cat (1000 in chips)
        Ann: posts small blind 5
        Ben: posts big blind 10
        *** DEALING HANDS ***
        Dealt to Ann [2c 3d 4h 9s]
        Dealt to Ben [Ah 5c 8h 6s]
        Dealt to Cat [Kc Kd Qh Js]
        Cat: folds
        Ann: calls 5
        Ben: checks
        *** FIRST DRAW ***
        Ann: discards 1 card [9s]
        Dealt to Ann [2c 3d 4h] [8s]
        Ben: discards 2 cards [8h 6s]
        Dealt to Ben [Ah 5c] [7d 9c]
      `)
        .trim()
        .split('\n'),
    );
    expect(text).toContain('Seat 1: Ann (small blind) mucked [2c 3d 4h 8s]\n');
  });

  test('2-7 triple draw: a fold after the second draw', () => {
    const scene: Scene = {
      game: '2-7-triple',
      stacks: [100, 100],
      blinds: [10, 5],
      bets: [10, 20],
      cards: '2c3c4d7hKs 2d3d4h5s9c Qs 7c 8s',
      actions:
        '1 to 20, 0 call; 0 throw Ks, 1 throw 9c, 0 check, 1 to 10, 0 call; 0 throw Qs, 1 pat, 0 check, 1 to 20, 0 fold',
    };
    expect(write(scene, 1, { names: HEADS_UP })).toBe(
      lines(`
        PokerStars Hand #42:  Triple Draw 2-7 Lowball Limit (10/20) - 2012/05/23 23:24:52 CET
        Table 'Ceres' 2-max Seat #2 is the button
        Seat 1: Ann (100 in chips)
        Seat 2: Ben (100 in chips)
        Ben: posts small blind 5
        Ann: posts big blind 10
        *** DEALING HANDS ***
        Dealt to Ben [2d 3d 4h 5s 9c]
        Ben: raises 10 to 20
        Ann: calls 10
        *** FIRST DRAW ***
        Ann: discards 1 card
        Ben: discards 1 card [9c]
        Dealt to Ben [2d 3d 4h 5s] [7c]
        Ann: checks
        Ben: bets 10
        Ann: calls 10
        *** SECOND DRAW ***
        Ann: discards 1 card
        Ben: stands pat on [2d 3d 4h 5s 7c]
        Ann: checks
        Ben: bets 20
        Ann: folds
        Uncalled bet (20) returned to Ben
        Ben collected 60 from pot
        Ben: doesn't show hand
        *** SUMMARY ***
        Total pot 60 | Rake 0
        Seat 1: Ann (big blind) folded after the 2nd Draw
        Seat 2: Ben (button) (small blind) collected (60)
      `),
    );
  });

  test('2-7 single draw: a big-blind ante leaves too little for the blind', () => {
    const scene: Scene = {
      game: '2-7-single',
      rules: { ...RULE_SETS.pokerstars, anteTrimming: false },
      stacks: [500, 15, 500],
      antes: [0, 10, 0],
      blinds: [5, 10, 0],
      bets: [10, 10],
      cards: '2c3c4c5d9h AsKsQsJs9s 2h3h4h5h7d 2s3s',
      actions: '2 to 20, 0 fold, 1 throw QsJs, 2 pat',
    };
    expect(write(scene, 2)).toBe(
      lines(`
        PokerStars Hand #42:  Single Draw 2-7 Lowball No Limit (5/10) - 2012/05/23 23:24:52 CET
        Table 'Ceres' 3-max Seat #3 is the button
        Seat 1: Ann (500 in chips)
        Seat 2: Ben (15 in chips)
        Seat 3: Cat (500 in chips)
        Ben: posts the ante 10
        Ann: posts small blind 5
        Ben: posts big blind 5 and is all-in
        *** DEALING HANDS ***
        Dealt to Cat [2h 3h 4h 5h 7d]
        Cat: raises 10 to 20
        Ann: folds
        Uncalled bet (15) returned to Cat
        Ben: discards 2 cards
        Cat: stands pat on [2h 3h 4h 5h 7d]
        *** SHOW DOWN ***
        Ben: shows [As Ks 2s 3s 9s] (Lo: a flush, Ace high)
        Cat: shows [2h 3h 4h 5h 7d] (Lo: 7,5,4,3,2)
        Cat collected 25 from pot
        *** SUMMARY ***
        Total pot 25 | Rake 0
        Seat 1: Ann (small blind) folded before the Draw
        Seat 2: Ben (big blind) showed [As Ks 2s 3s 9s] and lost with Lo: a flush, Ace high
        Seat 3: Cat (button) showed [2h 3h 4h 5h 7d] and won (25) with Lo: 7,5,4,3,2
      `),
    );
  });

  test('pot-limit Omaha: a side pot is named and comes before the main pot', () => {
    const scene: Scene = {
      game: 'plo',
      stacks: [300, 700, 2000],
      blinds: [50, 100, 0],
      bets: [100, 100],
      cards: 'AsAhKdQd KsKh7c8c JsJhTs9s 2c3d4h 9d 6s',
      actions: '2 to 350, 0 call, 1 to 700, 2 call',
    };
    const tournament = { id: '7', buyIn: '$10+$1 USD', level: 'IV' };
    expect(write(scene, 2, { tournament, chairs: [1, 4, 9], maxSeats: 9 })).toBe(
      lines(`
        PokerStars Hand #42: Tournament #7, $10+$1 USD Omaha Pot Limit - Level IV (50/100) - 2012/05/23 23:24:52 CET
        Table 'Ceres' 9-max Seat #9 is the button
        Seat 1: Ann (300 in chips)
        Seat 4: Ben (700 in chips)
        Seat 9: Cat (2000 in chips)
        Ann: posts small blind 50
        Ben: posts big blind 100
        *** HOLE CARDS ***
        Dealt to Cat [Js Jh Ts 9s]
        Cat: raises 250 to 350
        Ann: calls 250 and is all-in
        Ben: raises 350 to 700 and is all-in
        Cat: calls 350
        *** FLOP *** [2c 3d 4h]
        *** TURN *** [2c 3d 4h] [9d]
        *** RIVER *** [2c 3d 4h 9d] [6s]
        *** SHOW DOWN ***
        Ann: shows [As Ah Kd Qd] (a pair of Aces)
        Ben: shows [Ks Kh 7c 8c] (a pair of Kings)
        Cat: shows [Js Jh Ts 9s] (a pair of Jacks)
        Ben collected 800 from side pot
        Ann collected 900 from main pot
        *** SUMMARY ***
        Total pot 1700 Main pot 900. Side pot 800. | Rake 0
        Board [2c 3d 4h 9d 6s]
        Seat 1: Ann (small blind) showed [As Ah Kd Qd] and won (900) with a pair of Aces
        Seat 4: Ben (big blind) showed [Ks Kh 7c 8c] and won (800) with a pair of Kings
        Seat 9: Cat (button) showed [Js Jh Ts 9s] and lost with a pair of Jacks
      `),
    );
  });

  test('Omaha hi-lo: no low qualifies, and the loser mucks', () => {
    const scene: Scene = {
      game: 'omaha8',
      stacks: [100, 100],
      blinds: [10, 5],
      bets: [10, 20],
      cards: 'Ah2h3c4d Kc9d7s6s KsKhQd Js 9c',
      actions: '1 call, 0 check; 0 check, 1 check, 0 check, 1 check; 0 check, 1 to 20, 0 call',
    };
    expect(write(scene, 0, { names: HEADS_UP })).toBe(
      lines(`
        PokerStars Hand #42:  Omaha Hi/Lo Limit (10/20) - 2012/05/23 23:24:52 CET
        Table 'Ceres' 2-max Seat #2 is the button
        Seat 1: Ann (100 in chips)
        Seat 2: Ben (100 in chips)
        Ben: posts small blind 5
        Ann: posts big blind 10
        *** HOLE CARDS ***
        Dealt to Ann [Ah 2h 3c 4d]
        Ben: calls 5
        Ann: checks
        *** FLOP *** [Ks Kh Qd]
        Ann: checks
        Ben: checks
        *** TURN *** [Ks Kh Qd] [Js]
        Ann: checks
        Ben: checks
        *** RIVER *** [Ks Kh Qd Js] [9c]
        Ann: checks
        Ben: bets 20
        Ann: calls 20
        *** SHOW DOWN ***
        Ben: shows [Kc 9d 7s 6s] (HI: a full house, Kings full of Nines)
        Ann: mucks hand
        Ben collected 60 from pot
        No low hand qualified
        *** SUMMARY ***
        Total pot 60 | Rake 0
        Board [Ks Kh Qd Js 9c]
        Seat 1: Ann (big blind) mucked [Ah 2h 3c 4d]
        Seat 2: Ben (button) (small blind) showed [Kc 9d 7s 6s] and won (60) with HI: a full house, Kings full of Nines
      `),
    );
  });
});

test('a caller can pass its own names of hands', () => {
  const scene: Scene = {
    game: 'omaha8',
    stacks: [100, 100],
    blinds: [10, 5],
    bets: [10, 20],
    cards: 'Ah2h9c9d Kc8d7s6s 3s4h5d Js 9s',
    actions: '1 call, 0 check; 0 check, 1 check; 0 check, 1 check; 0 check, 1 check',
  };
  const nameHand: PokerStarsDetails['nameHand'] = ({ ranking, category }) => `${ranking} ${category}`;
  const text = write(scene, 0, { names: HEADS_UP, nameHand });
  expect(text).toContain('Ann: shows [Ah 2h 9c 9d] (HI: high straight; LO: eightOrBetter noPair)\n');
});

test('the community card of stud is in the line of the river', () => {
  const seats = [0, 1, 2, 3, 4, 5, 6, 7];
  // Six cards for each of eight players and one for all.
  const script = Array.from({ length: 49 }, (_, card): Card => card);
  const stacks = seats.map(() => 100);
  const hand = play({
    game: 'stud',
    stacks,
    bringIn: 2,
    bets: [4, 8],
    actions: '',
    cards: script.map(makeCard).join(''),
  });
  while (hand.phase !== OVER) hand.act(hand.isBringInDue ? POST_BRING_IN : CALL);
  const view = makeView(hand, 7);
  const text = unwrap(makePokerStarsText(view, details({ names: seats.map((seat) => `P${seat}`) })));
  expect(text).toContain(`\n*** RIVER *** [${makeCard(48)}]\n`);
  expect(unwrap(parsePokerStarsText(text)).events).toEqual(view.events);
  expect(listPokerStarsLosses(view).map(({ code }) => code)).toContain('community-card');
});

test('a hand that is not over has no summary', () => {
  const scene: Scene = {
    game: 'holdem',
    stacks: [100, 100],
    blinds: [10, 5],
    bets: [10, 10],
    cards: 'AsAd 7c2d',
    actions: '1 call',
  };
  const view = makeView(play(scene), 0);
  expect(
    unwrap(makePokerStarsText(view, details({ names: HEADS_UP })))
      .trim()
      .split('\n')
      .at(-1),
  ).toBe('Ben: calls 5');
  expect(listPokerStarsLosses(view).map(({ code }) => code)).toEqual(['rules', 'unfinished']);
});

describe('records that cannot be written are refused', () => {
  const scene: Scene = {
    game: 'holdem',
    stacks: [100, 100, 100],
    blinds: [5, 10, 0],
    bets: [10, 10],
    cards: 'AsAd 7c2d KsKd',
    actions: '',
  };
  const view = makeView(play(scene), 0);
  const stud = makeView(
    play({ ...scene, game: 'stud', blinds: [], bringIn: 2, cards: 'AsAdAc 7c2d2c KsKdKc' }),
    0,
  );

  test.each<[string, Partial<PokerStarsDetails>, string]>([
    ['too few names', { names: HEADS_UP }, 'name-count'],
    ['an empty name', { names: ['Ann', ' ', 'Cat'] }, 'name-empty'],
    ['a name with a line break', { names: ['Ann', 'B\nen', 'Cat'] }, 'bad-name'],
    ['a name with a space at its end', { names: ['Ann', 'Ben ', 'Cat'] }, 'bad-name'],
    ['a name twice', { names: ['Ann', 'Ben', 'Ann'] }, 'name-twice'],
    ['names that cannot be distinguished', { names: ['Ann', 'Ann: folds', 'Cat'] }, 'name-unclear'],
    ['a number with a blank', { id: '4 2' }, 'id'],
    ['a table without a name', { table: '' }, 'table-name'],
    ['no time', { time: '' }, 'time'],
    ['a currency sign with a digit', { currency: { symbol: '$1', code: '' } }, 'currency'],
    ['a currency in words', { currency: { symbol: '$', code: 'dollars' } }, 'currency'],
    ['a third of a chip', { unit: 3 }, 'unit'],
    ['a mix with brackets', { mix: 'HORSE (H)' }, 'mix'],
    [
      'a tournament for dollars',
      { tournament: { id: '1', buyIn: '', level: 'I' }, currency: DOLLARS },
      'tournament',
    ],
    ['seats that are not clockwise', { chairs: [3, 2, 1] }, 'chairs'],
    ['a seat twice', { chairs: [1, 2, 2] }, 'chairs'],
    ['a button among the players', { chairs: [1, 2, 4], button: 3 }, 'chairs'],
    ['a table that is too small', { maxSeats: 2 }, 'max-seats'],
  ])('%s', (_name, more, code) => {
    const made = makePokerStarsText(view, details(more));
    expect(made.ok ? made.value : made.error.code).toBe(`pokerstars/${code}`);
  });

  test('a button in stud', () => {
    const made = makePokerStarsText(stud, details({ button: 3 }));
    expect(made.ok ? made.value : made.error.code).toBe('pokerstars/button');
  });

  test('a custom variant', () => {
    const made = makePokerStarsText({ ...view, game: 'courchevel' }, details());
    expect(made.ok ? made.value : made.error.code).toBe('pokerstars/unknown-game');
  });

  test('an unknown stack', () => {
    const stakes = { ...view.stakes, stacks: [100, Infinity, 100] };
    const made = makePokerStarsText({ ...view, stakes }, details());
    expect(made.ok ? made.value : made.error.code).toBe('pokerstars/unknown-stack');
  });

  test('cards that are unknown to the seat itself', () => {
    const mine = { ...view.mine!, dealt: [255, 255] };
    const made = makePokerStarsText({ ...view, mine }, details());
    expect(made.ok ? made.value : made.error.code).toBe('pokerstars/unknown-card');
  });
});

test('a button at an empty seat keeps the order of the seats', () => {
  const scene: Scene = {
    game: 'holdem',
    stacks: [100, 100, 100],
    blinds: [5, 10, 0],
    bets: [10, 10],
    cards: 'AsAd 7c2d KsKd',
    actions: '2 fold, 0 fold',
  };
  const text = write(scene, 0, { chairs: [6, 1, 3], button: 5, maxSeats: 6 });
  expect(text.split('\n').slice(1, 5)).toEqual([
    "Table 'Ceres' 6-max Seat #5 is the button",
    'Seat 1: Ben (100 in chips)',
    'Seat 3: Cat (100 in chips)',
    'Seat 6: Ann (100 in chips)',
  ]);
  expect(unwrap(parsePokerStarsText(text)).players.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cat']);
});

describe('what the text cannot hold is listed', () => {
  const codesOf = (scene: Scene): string[] =>
    listPokerStarsLosses(makeView(play(scene), 0)).map(({ code }) => code);
  const board: Scene = {
    game: 'holdem',
    stacks: [100, 100, 100, 100],
    blinds: [5, 10, 0, 0],
    bets: [10, 10],
    cards: 'AsAd 7c2d KsKd QsQd',
    actions: '',
  };

  test('a finished hand of ordinary stakes loses only the rules', () => {
    expect(codesOf({ ...board, actions: '2 fold, 3 fold, 0 fold' })).toEqual(['rules']);
  });

  test('a straddle', () => {
    expect(codesOf({ ...board, blinds: [5, 10, 20, 0], actions: '3 fold, 0 fold, 1 fold' })).toEqual([
      'rules',
      'straddle',
    ]);
  });

  test('a smallest bet other than the big blind', () => {
    expect(codesOf({ ...board, bets: [8, 10], actions: '2 fold, 3 fold, 0 fold' })).toContain('stakes');
  });

  test('a bring-in that nobody could put in whole', () => {
    const scene: Scene = {
      game: 'razz',
      stacks: [3, 100],
      antes: [1, 1],
      bringIn: 3,
      bets: [8, 16],
      cards: '2c3cKs 4c5c6c',
      actions: '0 bring in, 1 fold',
    };
    expect(codesOf(scene)).toContain('stakes');
  });
});
