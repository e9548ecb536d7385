import type { Rng } from '@doorcard/cards';
import { findLegal, type View } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { makeLv1 } from '../src/levels.js';
import { findDelta, LV1_LINES, raiseLines, type StudGame } from '../src/lv1/demand.js';
import { decideLv1 } from '../src/lv1/lv1.js';
import { LV1_PARAMS, LV1_PROFILES, type CpuParamsLv1 } from '../src/lv1/params.js';
import type { CpuDecision } from '../src/player.js';
import { findPlayer } from './usualPlayers.js';
import { streamOf } from '../src/stream.js';
import { fallbacks } from '../src/wish.js';
import { playHands } from './selfPlay.js';
import { explain } from '../src/cpuPlayer.js';
import { scene, type Scene, type SceneOptions } from './scene.js';

const GAMES: readonly StudGame[] = ['stud', 'razz', 'stud8'];
const { solid, rock, standard } = LV1_PARAMS;

/** Everything that may happen happens; nothing does; a number from 0 to 1. */
const always: Rng = { nextUint32: () => 0 };
const never: Rng = { nextUint32: () => 0xffff_ffff };
const drawing = (share: number): Rng => ({ nextUint32: () => Math.floor(share * 2 ** 32) });

const decide = ({ view }: Scene, rng: Rng, params: CpuParamsLv1 = solid): CpuDecision =>
  explain(decideLv1(view, view.legal!, rng, params));

const nameOf = (view: View, { action: { type } }: CpuDecision): string =>
  (type === 'raise' ? view.legal!.raise!.as : type === 'bringIn' ? 'bring_in' : type).toUpperCase();

/** What lv1 does where the scene stands: COMPLETE, BET, RAISE … */
const choice = (table: Scene, rng: Rng = never, params: CpuParamsLv1 = solid): string =>
  nameOf(table.view, decide(table, rng, params));

/** The same with the reason: `BET:value`. */
const thought = (table: Scene, rng: Rng = never, params: CpuParamsLv1 = solid): string =>
  `${choice(table, rng, params)}:${decide(table, rng, params).reason.code}`;

/** A hand of three cards stays as it is, a door gets two down cards that do not matter. */
const deal = (game: StudGame, ...hands: readonly string[]): Scene =>
  scene({ game, hands: hands.map((hand) => (hand.length === 2 ? `..${hand}` : hand)) });

// On later streets seat 0 is me, and seat 1 the one who bets, if anybody does.

const mayBet = (game: StudGame, street: number, ...hands: readonly string[]): Scene =>
  playUntil(scene({ game, hands }).passTo(street - 3), 0, 'check');

const facing = (game: StudGame, street: number, ...hands: readonly string[]): Scene =>
  answerBet(scene({ game, hands }).passTo(street - 3));

const answerBet = (table: Scene): Scene => playUntil(playUntil(table, 1, 'check').play('raise'), 0, 'call');

function playUntil(table: Scene, seat: number, line: string): Scene {
  while (table.turn !== seat) table.play(line);
  return table;
}

describe('parameters', () => {
  test('L1-01 three profiles have names, every one of them is in range, and none makes betting impossible', () => {
    expect(LV1_PROFILES).toEqual(['solid', 'rock', 'standard']);
    for (const profile of LV1_PROFILES) expect(makeLv1(profile, LV1_PARAMS[profile]).ok).toBe(true);
    // 10 + 15 + 10 for three players on 5th street is 35 before the ceiling.
    expect(findDelta(rock, 3, true, 0)).toBe(20);
    expect(choice(mayBet('stud', 5, '9c9d 9h4s2c', '..Tc 8d 5h', '..Jc 7d 3h'), never, rock)).toBe('BET');
    expect(
      choice(mayBet('stud', 7, '9c9d 9h4s2cKhQd', '..Tc 8d 5h 6s .', '..Jc 7d 3h 2s .'), never, rock),
    ).toBe('BET');
  });

  test('players, big bets and raises each ask for more', () => {
    const base = findDelta(solid, 2, false, 0);
    expect(base).toBe(7.5);
    expect(findDelta(solid, 3, false, 0)).toBe(base + 2);
    expect(findDelta(solid, 2, true, 0)).toBe(base + 3);
    expect(findDelta(solid, 2, false, 1)).toBe(base + 5);
    expect(findDelta(solid, 7, true, 4)).toBe(20);
    expect(findDelta({ ...solid, tightness: 0 }, 1, false, 0)).toBe(0);
  });

  test('the starting lines of 5th street, heads-up, move by 4 for standard and by 10.5 for solid', () => {
    const starting = { complete: null, bet: 68, raise: 82, fold: 48 };
    expect(findDelta(standard, 2, true, 0)).toBe(4);
    expect(raiseLines(starting, 4)).toEqual({ complete: null, bet: 72, raise: 86, fold: 52 });
    expect(findDelta(solid, 2, true, 0)).toBe(10.5);
    expect(raiseLines(starting, 10.5)).toEqual({ complete: null, bet: 78.5, raise: 92.5, fold: 58.5 });
  });

  test('L1-14 every street has its lines: completing on 3rd only and without delta, betting later only', () => {
    for (const game of GAMES) {
      const [third, ...later] = LV1_LINES[game];
      expect(later).toHaveLength(4);
      expect([third!.bet, third!.raise]).toEqual([null, null]);
      expect(raiseLines(third!, 20).complete).toBe(third!.complete);
      expect(third!.complete!).toBeGreaterThan(third!.fold);
      for (const { complete, bet, raise, fold } of later) {
        expect(complete).toBeNull();
        expect(raise!).toBeGreaterThan(bet!);
        expect(bet!).toBeGreaterThan(fold);
      }
    }
  });

  test('L1-14 the share of raises is aggression times raiseChanceAdjust', () => {
    const table = facing('stud', 5, '9c9d 9h4s2c', '..Tc 8d 5h');
    expect(choice(table, drawing(0.349), solid)).toBe('RAISE');
    expect(choice(table, drawing(0.351), solid)).toBe('CALL');
    expect(choice(table, drawing(0.199), standard)).toBe('RAISE');
    expect(choice(table, drawing(0.201), standard)).toBe('CALL');
  });
});

describe('solid hands under the default profile', () => {
  const SIZES = [2, 3, 4, 5, 6, 7, 8];
  const opening = (game: StudGame, seats: number, mine: string): Scene => {
    const others = Array.from({ length: seats - 2 }, () => '...');
    return deal(game, game === 'razz' ? 'Kc' : '2c', mine, ...others).play('0 bring in');
  };

  test.each(SIZES)('jacks or better and trips complete at a table of %i', (seats) => {
    for (const mine of ['JcJd 4h', 'QcQd 4h', 'KdKh 4h', 'AcAd 4h', '3c3d 3h', 'AcAd Ah']) {
      expect(choice(opening('stud', seats, mine))).toBe('COMPLETE');
      expect(choice(opening('stud8', seats, mine))).toBe('COMPLETE');
    }
  });

  test.each(SIZES)('three different cards up to the eight complete at a table of %i', (seats) => {
    for (const mine of ['Ac2d 3h', '6c7d 8h', '2d5c 8h', 'Ac7d 8h']) {
      expect(choice(opening('razz', seats, mine))).toBe('COMPLETE');
      expect(choice(opening('stud8', seats, mine))).toBe('COMPLETE');
    }
  });

  test.each([4, 5, 6, 7])('trips and two pair bet heads-up on street %i', (street) => {
    const board = '..Tc 8d 7h Js .';
    expect(choice(mayBet('stud', street, '3c3d 3h9s2cKh6d', board))).toBe('BET');
    expect(choice(mayBet('stud', street, '3c3d 4h4s9cKh6d', board))).toBe('BET');
  });

  test.each(['9s', 'Ts', 'Js', 'Qs', 'Ks', '7d'])(
    'Razz: four cards up to the seven and %s call on 5th',
    (brick) => {
      expect(choice(facing('razz', 5, `Ac2d 3h7h${brick}`, '..2c 4d 6h'))).toBe('CALL');
      expect(choice(facing('razz', 5, `Ac2d 3h7h${brick}`, '..8c Jd 6h'))).toBe('CALL');
    },
  );

  test.each(['9sTs', '9sKs', 'QsKs', '3sKs'])(
    'Razz: three lows with %s fold on 5th to a clean board, not to a rough one',
    (bricks) => {
      expect(choice(facing('razz', 5, `Ac2d 3h${bricks}`, '..2c 4d 6h'))).toBe('FOLD');
      const roughBoard = facing('razz', 5, `Ac2d 3h${bricks}`, '..8c Jd Qh');
      expect(choice(roughBoard)).toBe('CALL');
    },
  );

  test('Razz: a wheel with a king and a queen bets on 7th street', () => {
    expect(choice(mayBet('razz', 7, 'Ac2d 3h4sKcQd5h', '..2c 6d 7h 8s .'))).toBe('BET');
  });

  test('Stud8: kings full and a good low each bet on 7th street among three', () => {
    const others = ['..9d Tc Jd 7h .', '..8d 5c 6c Qh .'];
    expect(choice(mayBet('stud8', 7, 'KcKd KhTsTd9h3c', ...others))).toBe('BET');
    expect(choice(mayBet('stud8', 7, 'Ac2d 3h4s6hKsQd', ...others))).toBe('BET');
  });

  test('Stud8: nothing on either side folds', () => {
    expect(choice(facing('stud8', 5, 'Kc9d Jh4s2c', '..3c 5d 7h'))).toBe('FOLD');
  });
});

describe('3rd street', () => {
  test('the bring-in seat completes from its line on', () => {
    expect(thought(deal('stud', '9c9d 2h', 'Ks', 'Qs'))).toBe('COMPLETE:value');
    expect(thought(deal('stud', '8c8d 2h', 'Ks', 'Qs'))).toBe('BRING_IN:weak_bring_in');
  });

  test('L1-04 seats beyond the bring-in have rules of their own, and no line is zero', () => {
    const open = (mine: string): Scene => deal('stud', '2c', mine, 'Ks', 'Qs', 'Js', 'Ts').play('0 bring in');
    expect(thought(open('9c9d 4h'))).toBe('COMPLETE:value');
    expect(thought(open('8c8d 4h'))).toBe('CALL:fair_call');
    // 40 + 7.5, and 4 for at most four players: ten high is enough, nine high is not.
    expect(thought(open('Tc6d 4h'))).toBe('CALL:fair_call');
    expect(thought(open('9c6d 4h'))).toBe('FOLD:weak_smallbet');
    // Whatever chance says, a weak hand does not raise.
    const facing3rd = deal('stud', '2c', 'Ks', '9c6d 4h', 'Qs').play('0 bring in', '1 raise');
    expect(choice(facing3rd, always)).toBe('FOLD');
    for (const game of GAMES)
      for (const lines of LV1_LINES[game]) expect(Object.values(lines)).not.toContain(0);
  });

  test('once somebody has limped every player counts', () => {
    const limped = (mine: string): Scene =>
      deal('stud', '2c', '8s', mine, 'Ks', 'Qs', 'Js').play('0 bring in', '1 call');
    // 40 + 7.5 and 8 for six players: king high is 55, ace high 56.
    expect(choice(limped('Kc6d 4h'))).toBe('FOLD');
    expect(choice(limped('Ac6d 4h'))).toBe('CALL');
  });

  test('facing a completion trips raise when chance allows it, and aces call', () => {
    const answer = (mine: string): Scene =>
      deal('stud', '2c', 'Ks', mine, 'Qs').play('0 bring in', '1 raise');
    expect(thought(answer('4c4d 4h'), always)).toBe('RAISE:value');
    expect(thought(answer('4c4d 4h'), never)).toBe('CALL:strong_call');
    expect(thought(answer('AcAd 4h'), always)).toBe('CALL:fair_call');
  });

  test('a completion is a heavy price also for the bring-in, who pays half of it', () => {
    const table = deal('stud', '7c5d 2h', 'Ks', 'Qs').play('0 bring in', '1 raise', '2 call');
    expect(table.view.legal!.call).toBe(20);
    expect(thought(table)).toBe('FOLD:weak_smallbet');
  });
});

describe('nobody has bet', () => {
  test('a draw bets on 4th street when chance allows it, against at most two players', () => {
    const mine = '2h7h 5h3h';
    expect(thought(mayBet('stud', 4, mine, '..Kh 3d'), always)).toBe('BET:semi_bluff');
    expect(thought(mayBet('stud', 4, mine, '..Kh 3d'), never)).toBe('CHECK:weak_check');
    expect(thought(mayBet('stud', 4, '4c5d 7h8s', '..Kc 3d'), always)).toBe('BET:semi_bluff');
    expect(thought(mayBet('stud', 4, mine, '..Kh 3d', '..Qc 5d'), always)).toBe('BET:semi_bluff');
    expect(thought(mayBet('stud', 4, mine, '..Kh 3d', '..Qc 5d', '..Jc 6d'), always)).toBe(
      'CHECK:weak_check',
    );
    expect(thought(mayBet('stud', 5, `${mine}Tc`, '..Kc Qd 8s', '..Qc 5d 6s'), always)).toBe(
      'CHECK:weak_check',
    );
  });

  test('a semi-bluff happens as often as the profile says', () => {
    const table = mayBet('stud', 4, '2h7h 5h3h', '..Kh 3d');
    expect(choice(table, drawing(0.029))).toBe('BET');
    expect(choice(table, drawing(0.031))).toBe('CHECK');
  });

  test('a bluff takes one opponent, a harmless board and a back door', () => {
    const mine = '2h7h 9h4s';
    expect(thought(mayBet('stud', 4, mine, '..Kc 3d'), always)).toBe('BET:bluff');
    expect(choice(mayBet('stud', 4, mine, '..Kc 3d'), drawing(0.011))).toBe('CHECK');
    expect(choice(mayBet('stud', 4, mine, '..Kc 3d', '..Qc 5d'), always)).toBe('CHECK');
    expect(choice(mayBet('stud', 4, mine, '..Kc Qd'), always)).toBe('CHECK');
    expect(choice(mayBet('stud', 4, 'Kh9d 4s2c', '..Jc 3d'), always)).toBe('CHECK');
    expect(choice(mayBet('stud', 7, '2h7h 9h4sTcJd5c', '..Kc 3d 8s Qs .'), always)).toBe('CHECK');
  });

  test('in Razz three lows are the back door, and in Stud8 too', () => {
    expect(thought(mayBet('razz', 4, 'Ac2d KhKs', '..9c Td'), always)).toBe('CHECK:weak_check');
    expect(thought(mayBet('razz', 4, 'Ac2d 3hKs', '..7c 2h'), always)).toBe('BET:semi_bluff');
    expect(thought(mayBet('razz', 5, 'Ac2d 3hKsQs', '..4c 6d Jh'), always)).toBe('BET:bluff');
    expect(thought(mayBet('razz', 5, 'Ac2d 3hKsQs', '..4c 6d 2h'), always)).toBe('CHECK:weak_check');
    expect(thought(mayBet('stud8', 4, '2c5d 8hKs', '..9c Td'), always)).toBe('BET:bluff');
  });
});

describe('facing a bet', () => {
  test('L1-03 one full bet is a heavy price', () => {
    expect(thought(facing('stud', 5, '8c7d 3h2s4c', '..Tc 9d 5h'))).toBe('FOLD:weak_bigbet');
    expect(thought(facing('stud', 5, 'Ac9d 4h7s2c', '..Tc 8d 5h'))).toBe('CALL:fair_call');
    const three = facing('stud', 5, 'Ac9d 4h7s2c', '..Tc 8d 5h', '..Jc 6d 3s');
    expect(thought(three)).toBe('FOLD:weak_bigbet');
    expect(thought(facing('stud', 4, '9c5d 4h2s', '..Tc 8d'))).toBe('CALL:fair_call');
    expect(thought(facing('stud', 4, '5c2d 3h8s', '..Tc 8d', '..Jc 6d', '..Qc 6h'))).toBe(
      'FOLD:weak_smallbet',
    );
  });

  test('a short bet is not heavy', () => {
    const options: SceneOptions = {
      game: 'stud',
      hands: ['8c7d 3h2s4c', '..Tc 9d 5h'],
      stacks: [8000, 60],
    };
    const table = answerBet(scene(options).passTo(2));
    expect(table.view.legal!.call!).toBeLessThan(80);
    expect(thought(table)).toBe('CALL:cheap_call');
  });

  test('a busted flush folds on 7th street', () => {
    expect(thought(facing('stud', 7, '2h7h 9h4hKc3dQs', '..Tc 8d 5s 3s .'))).toBe('FOLD:weak_bigbet');
  });

  test('a pair calls, and trips raise when chance allows it', () => {
    expect(thought(facing('stud', 5, '6c6d 9h4s2c', '..Tc 8d 5h'), always)).toBe('CALL:fair_call');
    expect(thought(facing('stud', 5, '9c9d 9h4s2c', '..Tc 8d 5h'), always)).toBe('RAISE:value');
    expect(thought(facing('stud', 5, '9c9d 9h4s2c', '..Tc 8d 5h'), never)).toBe('CALL:strong_call');
  });

  /** Everybody raises as long as he may on each street before 7th. */
  const hugePot = (game: StudGame, ...hands: readonly string[]): Scene => {
    const table = scene({ game, hands }).play('bring in');
    while (table.view.street < 4) {
      table.play(findLegal(table.hand)!.raise === undefined ? 'call' : 'raise');
    }
    return table;
  };

  test('a trifle for the pot is paid, unless his up cards alone beat me on 7th street', () => {
    const mine = 'Kc9d 4h7s2c3hJd';
    const table = answerBet(hugePot('stud', mine, '..Tc 8d 5s 3s .'));
    const { pot, legal } = table.view;
    expect(legal!.call! / (pot + legal!.call!)).toBeLessThan(0.08);
    expect(thought(table)).toBe('CALL:cheap_call');
    expect(thought(answerBet(hugePot('stud', mine, '..Tc Td 5s 3s .')))).toBe('FOLD:beaten_board');
    expect(thought(answerBet(hugePot('stud', mine, '..Ac 8d 5s 3s .')))).toBe('FOLD:beaten_board');
  });

  test('kings do not call two open pair on 7th street, whatever they score', () => {
    expect(thought(answerBet(hugePot('stud', 'KsKc ThQsJd6s7h', '..7c 7s 9d 9s .')))).toBe(
      'FOLD:beaten_board',
    );
  });

  test('a low cannot be beaten by up cards alone', () => {
    const razz = hugePot('razz', 'KcQd JhJs9cThTd', '..2c 3d 4h 6s .');
    expect(thought(answerBet(razz))).toBe('CALL:cheap_call');
    const stud8 = (mine: string): Scene =>
      hugePot('stud8', mine, '..Tc Td 5s 7s .', '..Jc 9h Qs Kh .').play(
        '1 raise',
        '2 raise',
        '0 call',
        '1 raise',
        '2 call',
      );
    expect(thought(stud8('Ac2d 3h4s8cKdQd'))).toBe('CALL:fair_call');
    expect(thought(stud8('Ac2d 3h4s9cKdQd'))).toBe('FOLD:beaten_board');
  });
});

describe('without a cap', () => {
  const war = (game: StudGame, mine: string, his: string): Scene => {
    const rules = { headsUpCap: 'liftAtHeadsUpTable' } as const;
    const table = scene({ game, hands: [mine, his], rules }).passTo(4);
    return playUntil(table, 1, 'check').play('1 raise', '0 raise', '1 raise', '0 raise', '1 raise');
  };

  test('four raises are enough for a hand that can be beaten', () => {
    expect(thought(war('stud', '9c9d 9h9s3c8hQd', '..7c 8d 2h 4h .'), always)).toBe('CALL:raised_enough');
    expect(thought(war('stud', 'AsKs QsJsTs2d3c', '..7c 8d 2h 4h .'), always)).toBe('RAISE:sure_winner');
  });

  test('in Razz a wheel is never beaten, a six-four may be', () => {
    expect(thought(war('razz', 'Ac2d 3h4s5cKdQd', '..7c 8d 2h 4h .'), always)).toBe('RAISE:value');
    expect(thought(war('razz', 'Ac2d 3h4s6cKdQd', '..7c 5d 2h 3c .'), always)).toBe('CALL:raised_enough');
  });

  test('in Stud8 a lock takes both halves', () => {
    expect(thought(war('stud8', 'AsKs QsJsTs2d3c', '..7c 8d 2h 4h .'), always)).toBe('CALL:raised_enough');
    expect(thought(war('stud8', 'AsKs QsJsTs2d3c', '..7c Td Kh Qh .'), always)).toBe('RAISE:value');
  });
});

test('in Stud Hi a hand that cannot lose bets and raises without chance', () => {
  for (const street of [5, 6, 7]) {
    const mine = 'AsKs QsJsTs2d3c'.slice(0, 1 + 2 * street);
    expect(thought(mayBet('stud', street, mine, '..7c 8d 2h 4h .'), never)).toBe('BET:sure_winner');
    expect(thought(facing('stud', street, mine, '..7c 8d 2h 4h .'), never)).toBe('RAISE:sure_winner');
  }
});

describe('what the design documents leave open', () => {
  test('L1-10 the view is the whole observation: what others hide changes nothing', () => {
    for (const street of [4, 5, 6, 7]) {
      const table = (hidden: string, last: string): Scene =>
        mayBet('stud', street, '2h7h 9h4hKc3dQs', `${hidden}Tc 8d 5s 3s ${last}`);
      const one = table('AcAd', 'Ah');
      const other = table('2c2d', '2s');
      expect(decide(one, always)).toEqual(decide(other, always));
      expect(one.view.mine!.cards).toHaveLength(Math.min(7, street));
    }
  });

  test.each(GAMES)('L1-11 every decision of %s is an action that the dealer offers', (game) => {
    let decisions = 0;
    playHands({
      game,
      hands: 150,
      seed: 11,
      players: (seats) => Array.from({ length: seats }, (_, i) => findPlayer(`lv1:${LV1_PROFILES[i % 3]!}`)),
      look: ({ view: { legal }, decision: { action } }) => {
        decisions++;
        switch (action.type) {
          case 'fold':
            expect(legal!.fold).toBe(true);
            // Nobody gives up what is free.
            expect(legal!.check).toBe(false);
            break;
          case 'check':
            expect(legal!.check).toBe(true);
            break;
          case 'raise':
            expect(legal!.raise!.sizes).toContain(action.to);
            break;
          case 'call':
          case 'bringIn':
            expect(legal![action.type]).toBeDefined();
            break;
          case 'draw':
            expect.unreachable('stud has no draw');
        }
      },
    });
    expect(decisions).toBeGreaterThan(500);
  });

  test('L1-12 a view that went through JSON decides the same, and names no seed and no deck', () => {
    const table = facing('stud', 5, '9c9d 9h4s2c', '..Tc 8d 5h');
    const text = JSON.stringify(table.view);
    expect(text).not.toMatch(/seed|deck|rng/i);
    const view = JSON.parse(text) as View;
    expect(decideLv1(view, view.legal!, always, solid)).toEqual(decide(table, always));
  });

  test('L1-13 the same view and stream give the same decision, and chance plays its part', () => {
    const table = facing('stud', 5, '9c9d 9h4s2c', '..Tc 8d 5h');
    const made = new Set<string>();
    for (let hand = 0; hand < 64; hand++) {
      const first = choice(table, streamOf(1, hand, 0, 0));
      expect(choice(table, streamOf(1, hand, 0, 0))).toBe(first);
      made.add(first);
    }
    expect([...made].sort()).toEqual(['CALL', 'RAISE']);
  });

  test.each(GAMES)('L1-15 a thousand hands of %s against itself show every kind of action', (game) => {
    const made = new Set<string>();
    const before = fallbacks.size;
    playHands({
      game,
      hands: 1000,
      seed: 3,
      players: (seats) => Array.from({ length: seats }, () => findPlayer('lv1')),
      look: ({ view, decision }) => made.add(`${nameOf(view, decision)}:${decision.reason.code}`),
    });
    for (const kind of [
      'BRING_IN:weak_bring_in',
      'COMPLETE:value',
      'BET:value',
      'RAISE:value',
      'CALL:fair_call',
      'CHECK:weak_check',
      'FOLD:weak_smallbet',
      'FOLD:weak_bigbet',
    ]) {
      expect(made).toContain(kind);
    }
    expect(fallbacks.size).toBe(before);
  });
});
