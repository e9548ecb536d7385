import type { Hand } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { countHand, describeStat, STATS, type CounterFilter } from '../../src/index.js';
import type { StatId } from '../../src/statistics/stats.js';
import { playStory } from './story.js';

// Each number follows from the definitions beside SHARES and AVERAGES; players are counted from 1, as in PHH.

/** 3rd street is stolen: p1 brings in with the deuce, p4 completes when all others have folded. */
const stolen = playStory({
  game: 'stud',
  hands: ['9s 8s 2c', 'Ks Ac Kd', '9c 8d 9h', 'Qh 3d Qs'],
  play: ['1 pb, 2 f, 3 f, 4 cbr 4, 1 f'],
});

/** p2 calls the bring-in and raises the completion of p3; on 5th street p2 pairs the door card, and p3 folds. */
const studBattle = playStory({
  game: 'stud',
  hands: ['9s 8s 2c', 'Ks Ac Kd 4d Kh', '9c 8d 9h 5c 2d', 'Qh 3d Qs'],
  play: ['1 pb, 2 cc, 3 cbr 4, 4 f, 1 cc, 2 cbr 8, 3 cc, 1 f', '2 cbr 4, 3 cc', '2 cbr 8, 3 f'],
});

/** p2 pairs the door card on 4th street and is called; on 5th p1 folds to a bet that came without a new pair. */
const doorPaired = playStory({
  game: 'stud',
  hands: ['9s 8s 2c 3h 4c', 'Ks Ac Qd Qh 7s'],
  play: ['1 pb, 2 cbr 4, 1 cc', '2 cbr 4, 1 cc', '2 cbr 8, 1 f'],
});

/** p2 pairs his own door card, checks and calls a bet. */
const checkedPair = playStory({
  game: 'stud',
  hands: ['9s 8s 2c 3h 4c', 'Ks Ac Qd Qh 7s'],
  play: ['1 pb, 2 cbr 4, 1 cc', '2 cc, 1 cbr 4, 2 cc', '2 cbr 8, 1 f'],
});

/** In razz the king brings in. p2 completes with a five, p3 has a three behind. */
const razzStolen = playStory({
  game: 'razz',
  hands: ['As 2h Kd', 'Ah 2d 5h', 'Qd Qc 3c'],
  play: ['1 pb, 2 cbr 4, 3 f, 1 f'],
});

/** p2 folds, p3 steals with the ace. */
const aceSteals = playStory({
  game: 'razz',
  hands: ['As 2h Kd Jd', 'Ah 2d 5h', 'Qd Qc Ac 4h'],
  play: ['1 pb, 2 f, 3 cbr 4, 1 cc', '3 cbr 4, 1 f'],
});

/** p2 steals with a nine against a nine and a deuce; p3 calls, and p1 folds after the call. */
const calledSteal = playStory({
  game: 'stud',
  hands: ['9s 8s 2c 3d', 'Ks Ac 9d Qd', '8c 8d 9h 4c'],
  play: ['1 pb, 2 cbr 4, 3 cc, 1 f', '2 cbr 4, 3 f'],
});

/** Called down: p2 has 9-7-5-2-A, p1 a king low, p3 no low without a pair. */
const razzShown = playStory({
  game: 'razz',
  hands: ['Ac 2d Kd Ks Jh Jd Qc', 'As 2h 5h 7c 9d Kc Kh', 'Qs Qh Qd 3s 3h 3d 2c'],
  play: [
    '1 pb, 2 cbr 4, 3 cc, 1 cc',
    '2 cc, 3 cc, 1 cc',
    '2 cc, 3 cc, 1 cc',
    '2 cc, 3 cc, 1 cc',
    '2 cc, 3 cc, 1 cc',
  ],
});

const studEightShown = (...hands: string[]): Hand =>
  playStory({
    game: 'stud8',
    hands,
    play: [
      ['1 pb', ...hands.slice(1).map((_, at) => `${at + 2} cc`)].join(', '),
      ...Array.from({ length: 4 }, () => passFrom(hands.length)),
    ],
  });
/** The last player always has the highest board in these hands. */
const passFrom = (players: number): string =>
  [players, ...Array.from({ length: players - 1 }, (_, at) => at + 1)].map((at) => `${at} cc`).join(', ');

/** p1 takes the low with 8-6-4-3-2, p2 the high with kings. */
const halved = studEightShown('8s 6h 2c 4d 3h Jc Qd', 'Kh Ts Kd Kc 9d 9s 5c');
/** p1 has a wheel and p2 nothing against it. */
const scooped = studEightShown('As 3h 2c 4d 5h Jc Qd', 'Kh Ts Kd Jd 9d 9s 7c');
/** p1 and p2 have the same low, p3 the high. */
const quarteredLow = studEightShown('8s 6h 2c 4d 3h Jc Qd', '8d 6c 2d 4h 3c Jh Qs', 'Kh Ts Kd Kc 9d 9s 5c');

/** Both have the same high and the same low. */
const tied = studEightShown('8s 6h 2c 4d 3h Jc Qd', '2d 4h Qs 8d 6c Jh 3c');

/** p3 steals on the button with a badugi, breaks it at the last draw; p2 draws two, one, and stands pat without one. */
const badugiBattle = playStory({
  game: 'badugi',
  hands: ['Ks Kh Kd 9c', 'Kc Qc 4s 5h 4d 9s 6c', 'As 2d 3c 8h Jh'],
  play: [
    '3 cbr 8, 1 f, 2 cc',
    '2 sd KcQc, 3 sd, 2 cc, 3 cbr 4, 2 cc',
    '2 sd 4d, 3 sd, 2 cbr 8, 3 cc',
    '2 sd, 3 sd 8h, 2 cbr 8, 3 cc',
  ],
});

/** p1 stands pat and folds where a check is free; then p2 and p3 have drawn one card each. */
const freeFold = playStory({
  game: 'badugi',
  hands: ['As 2d 3c 8h', 'Ks Qh Jd Kc 9c', '4s 5h 6d 6c 7c'],
  play: ['3 cc, 1 cc, 2 cc', '1 sd, 2 sd Kc, 3 sd 6c, 1 f, 2 cbr 4, 3 f'],
});

/** Heads-up, three cards each: 6-5-4 against 7-2-A. */
const threeCards = playStory({
  game: 'badugi',
  hands: ['4s 5h 6c 9s', 'As 2d 7c Js'],
  play: ['2 cc, 1 cc', '1 sd, 2 sd, 1 cc, 2 cc', '1 sd, 2 sd, 1 cc, 2 cc', '1 sd, 2 sd, 1 cc, 2 cc'],
});

/** p1 stands pat with two cards and bets the last street. */
const snowed = playStory({
  game: 'badugi',
  hands: ['4s 5h 9s Ts', 'As 2d 7c Js'],
  play: ['2 cc, 1 cc', '1 sd, 2 sd, 1 cc, 2 cc', '1 sd, 2 sd, 1 cc, 2 cc', '1 sd, 2 sd, 1 cbr 8, 2 f'],
});

/** The big blind gets it without a decision. */
const walk = playStory({ game: 'limit-holdem', hands: ['AsAh', 'KsKh'], play: ['2 f'] });

/** p3 is the cutoff and folds, p4 limps on the button, the small blind folds, the big blind checks. */
const limped = playStory({
  game: 'limit-holdem',
  hands: ['7s2h', 'Ks3h', 'Qs4d', 'JsJh'],
  board: 'As9c5d8h3c',
  play: ['3 f, 4 cc, 1 f, 2 cc', '2 cc, 4 cbr 4, 2 f'],
});

/** p3 opens early, p5 re-raises on the button; on the flop p3 bets into him and is called to the end. */
const raised = playStory({
  game: 'limit-holdem',
  hands: ['7s2h', 'Ks3h', 'QsQd', 'JsTh', 'AsAd'],
  board: '9c5d8h3c2c',
  play: ['3 cbr 8, 4 f, 5 cbr 12, 1 f, 2 f, 3 cc', '3 cbr 4, 5 cc', '3 cc, 5 cbr 8, 3 cc', '3 cc, 5 cc'],
});

/** All-in before the flop. */
const allIn = playStory({
  game: 'holdem',
  hands: ['QsQd', 'AsAd'],
  stacks: [100, 100],
  board: '9c5d8h3c2c',
  play: ['2 cbr 100, 1 cc'],
});

/** p2 checks two pair on 5th street and raises; on 6th both check, and on 7th p1 bets a pair of nines at most. */
const trapped = playStory({
  game: 'stud',
  hands: ['9s 8s 2c 3h Qc 4c Jd', 'Ks Kd Qd Qh 7s 5d 6h'],
  play: [
    '1 pb, 2 cbr 4, 1 cc',
    '2 cc, 1 cbr 4, 2 cbr 8, 1 cc',
    '2 cc, 1 cbr 8, 2 cc',
    '2 cc, 1 cc',
    '2 cc, 1 cbr 8, 2 cc',
  ],
});

/** p1 shows a king low and checks 7th street, p2 bets an ace-to-five low of nine. */
const lowBet = playStory({
  game: 'razz',
  hands: ['Ac 2d Kd Ks Jh Jd Qc', 'As 2h 5h 7c 8d Kc Kh'],
  play: ['1 pb, 2 cbr 4, 1 cc', '2 cbr 4, 1 cc', '2 cbr 8, 1 cc', '2 cc, 1 cc', '2 cc, 1 cc'],
});

type Row = readonly [
  name: string,
  hand: Hand,
  player: number,
  stat: StatId,
  done: number,
  n: number,
  filter?: CounterFilter,
];

/** Where a stat counts as done. */
const DONE: readonly Row[] = [
  ['a call of the bring-in', studBattle, 2, 'vpip', 1, 1],
  ['the bring-in calls a completion', studBattle, 1, 'vpip', 1, 1],
  ['a limp on the button', limped, 4, 'vpip', 1, 1, { street: 0, roles: ['button'] }],
  ['the big blind calls a raise before the draw', badugiBattle, 2, 'vpip', 1, 1],
  ['a completion', stolen, 4, 'pfr', 1, 1],
  ['an open raise', raised, 3, 'pfr', 1, 1, { roles: ['early'] }],
  ['a raise of a completion, even after a limp', studBattle, 2, 'threeBet', 1, 1],
  ['a re-raise on the button', raised, 5, 'threeBet', 1, 1],
  ['the last before the bring-in, with the best door card', stolen, 4, 'steal', 1, 1, { splits: ['best'] }],
  [
    'a five against a king and a three is not the best',
    razzStolen,
    2,
    'steal',
    1,
    1,
    {
      splits: ['notBest'],
    },
  ],
  ['an equal door card is not the best', calledSteal, 2, 'steal', 1, 1, { splits: ['notBest'] }],
  ['in razz an ace is the best', aceSteals, 3, 'steal', 1, 1, { splits: ['best'] }],
  ['a raise first in on the button', badugiBattle, 3, 'steal', 1, 1, { splits: [''] }],
  ['the bring-in gives up a deuce', stolen, 1, 'foldToSteal', 1, 1, { roles: ['bringIn'], splits: ['2'] }],
  [
    'a later seat gives up a three',
    razzStolen,
    3,
    'foldToSteal',
    1,
    1,
    {
      roles: ['after2'],
      splits: ['3'],
    },
  ],
  ['the small blind folds', badugiBattle, 1, 'foldToSteal', 1, 1, { roles: ['smallBlind'] }],
  ['the last raiser bets 4th street after a brick', studBattle, 2, 'cbet', 1, 1, { splits: ['bad'] }],
  ['and after a pair', doorPaired, 2, 'cbet', 1, 1, { splits: ['good'] }],
  ['after the first draw', badugiBattle, 3, 'cbet', 1, 1],
  ['to the end of a razz hand', razzShown, 3, 'sawShowdown', 1, 1],
  ['all-in before the flop', allIn, 1, 'sawShowdown', 1, 1],
  ['the best low', razzShown, 2, 'wonShowdown', 1, 1],
  ['a half is a win', halved, 1, 'wonShowdown', 1, 1],
  ['4th street seen and the pot taken without a showdown', studBattle, 2, 'wonSeen', 1, 1],
  ['the flop bet takes it', limped, 4, 'wonSeen', 1, 1],
  ['a limp and a raise', studBattle, 2, 'aggression', 1, 2, { street: 0 }],
  ['a bet on 5th street', studBattle, 2, 'aggression', 1, 1, { street: 2 }],
  ['a bet, a check-call', raised, 3, 'aggression', 1, 1, { street: 1 }],
  ['one raise for one call', studBattle, 2, 'betsPerCall', 1, 2, { street: 0 }],
  ['to a raise on 3rd street, after a call of the completion', studBattle, 1, 'folds', 1, 2],
  ['to the bring-in', stolen, 2, 'folds', 1, 1, { street: 0 }],
  ['on 5th street', studBattle, 3, 'folds', 1, 1, { street: 2 }],
  ['two pair on 4th street', trapped, 2, 'checkRaise', 1, 3],
  ['two pair that call 5th and check 6th street', trapped, 2, 'slowPlay', 2, 3],
  ['a made eight that checks 6th street', lowBet, 2, 'slowPlay', 1, 1, { street: 3 }],
  ['king-high with a queen', trapped, 1, 'lastBluff', 1, 1],
  ['two cards that stood pat', snowed, 1, 'lastBluff', 1, 1],
  ['a bet after standing pat', badugiBattle, 3, 'patAggression', 1, 1, { street: 1 }],
  ['a snow that bets', badugiBattle, 2, 'patAggression', 1, 1, { street: 3 }],
  ['kings paired on 5th street', studBattle, 3, 'foldToDoorPair', 1, 1, { street: 2 }],
  ['a fold on 5th street', studBattle, 3, 'fold5th', 1, 1],
  ['a call with a brick', studBattle, 3, 'peel4th', 1, 1],
  ['a badugi stands', badugiBattle, 3, 'pat', 1, 1, { street: 1 }],
  ['two of three draws', badugiBattle, 3, 'pat', 2, 3],
  ['three cards stand pat', badugiBattle, 2, 'snow', 1, 1, { street: 3 }],
  ['a badugi is broken', badugiBattle, 3, 'breaks', 1, 3],
  ['two cards at the first draw', badugiBattle, 2, 'drawn', 1, 1, { street: 1, splits: ['2'] }],
  ['a bet into a pat hand', badugiBattle, 2, 'betDrawingMore', 1, 1, { street: 2 }],
  ['the whole pot', scooped, 1, 'scoop', 1, 1],
  ['half of the low', quarteredLow, 1, 'quartered', 1, 1],
  ['the low half', halved, 1, 'lowOnly', 1, 1],
  ['a shared low is still low only', quarteredLow, 2, 'lowOnly', 1, 1],
  ['the high half', halved, 2, 'highOnly', 1, 1],
  ['6-5-4 beats 7-2-A', threeCards, 1, 'threeCardWin', 1, 1],
  ['9-7-5-2-A', razzShown, 2, 'finalLow', 9, 1],
  ['a king low', razzShown, 1, 'finalLow', 13, 1],
  ['three cards', badugiBattle, 2, 'badugiCards', 3, 1],
  ['four cards', badugiBattle, 3, 'badugiCards', 4, 1],
  ['J-3-2-A', badugiBattle, 3, 'badugiTop', 11, 1],
];

/** Where a stat was possible and not done, or not possible. */
const NOT_DONE: readonly Row[] = [
  ['the bring-in alone', stolen, 1, 'vpip', 0, 1],
  ['a check of the big blind', limped, 2, 'vpip', 0, 1],
  ['a walk leaves nothing to decide', walk, 1, 'vpip', 0, 0],
  ['a call of the bring-in is not a raise', halved, 2, 'pfr', 0, 1],
  ['a limp is not a raise', limped, 4, 'pfr', 0, 1],
  ['a call of a completion', studBattle, 1, 'threeBet', 0, 1],
  ['nothing to re-raise', limped, 2, 'threeBet', 0, 0],
  ['no completion to re-raise, only the bring-in', stolen, 3, 'threeBet', 0, 0],
  ['a re-raise already made leaves a four-bet', raised, 1, 'threeBet', 0, 0],
  [
    'two boards left and a fold, with a nine against a queen',
    stolen,
    3,
    'steal',
    0,
    1,
    {
      splits: ['notBest'],
    },
  ],
  ['three boards left are too many', stolen, 2, 'steal', 0, 0],
  ['a caller before', studBattle, 3, 'steal', 0, 0],
  ['the bring-in does not steal', aceSteals, 1, 'steal', 0, 0],
  ['the cutoff folds', limped, 3, 'steal', 0, 1],
  ['an early raise is not a steal', raised, 3, 'steal', 0, 0],
  ['the big blind calls', badugiBattle, 2, 'foldToSteal', 0, 1, { roles: ['bigBlind'] }],
  ['the bring-in calls with a king', aceSteals, 1, 'foldToSteal', 0, 1, { splits: ['K'] }],
  ['a fold to a completion that was not a steal', studBattle, 4, 'foldToSteal', 0, 0],
  ['a steal that somebody has called', calledSteal, 1, 'foldToSteal', 0, 0],
  ['the caller of a steal', calledSteal, 3, 'foldToSteal', 0, 1],
  ['a fold to an early raise', raised, 2, 'foldToSteal', 0, 0],
  ['a check with the initiative', razzShown, 2, 'cbet', 0, 1],
  ['an opponent bets first', raised, 5, 'cbet', 0, 0],
  ['no initiative', studBattle, 3, 'cbet', 0, 0],
  ['folded on 5th street', studBattle, 3, 'sawShowdown', 0, 1],
  ['folded on 3rd street', studBattle, 1, 'sawShowdown', 0, 0],
  ['shown and lost', razzShown, 1, 'wonShowdown', 0, 1],
  ['won without a showdown', studBattle, 2, 'wonShowdown', 0, 0],
  ['4th street seen, the pot lost', studBattle, 3, 'wonSeen', 0, 1],
  ['won on 3rd street', stolen, 4, 'wonSeen', 0, 0],
  ['a fold to a bet', limped, 2, 'aggression', 0, 1, { street: 1 }],
  ['checks do not count', razzShown, 2, 'aggression', 0, 0, { street: 1 }],
  ['the bring-in does not count', halved, 1, 'aggression', 0, 0],
  ['a fold where a check is free', freeFold, 1, 'aggression', 0, 0, { street: 1 }],
  ['folds do not count', limped, 2, 'betsPerCall', 0, 0, { street: 1 }],
  ['a call on 4th street', studBattle, 3, 'folds', 0, 1, { street: 1 }],
  ['the bring-in has no choice', halved, 1, 'folds', 0, 0, { street: 0 }],
  ['a fold where a check is free', freeFold, 1, 'folds', 0, 0, { street: 1 }],
  ['nothing to pay', razzShown, 2, 'folds', 0, 0, { street: 1 }],
  ['a check and a call', trapped, 2, 'checkRaise', 0, 1, { street: 2 }],
  ['nothing to respond to', lowBet, 2, 'checkRaise', 0, 0],
  ['four lows that bet', lowBet, 2, 'slowPlay', 0, 1, { street: 1 }],
  ['two pair that raise after a check', trapped, 2, 'slowPlay', 0, 1, { street: 1 }],
  ['a badugi that calls and is broken', badugiBattle, 3, 'slowPlay', 0, 1, { street: 1 }],
  ['a king low checks', lowBet, 1, 'lastBluff', 0, 1],
  ['two pair', trapped, 2, 'lastBluff', 0, 0],
  ['three good cards', badugiBattle, 2, 'lastBluff', 0, 0],
  ['a bet comes first', badugiBattle, 3, 'lastBluff', 0, 0],
  ['a call after standing pat', badugiBattle, 3, 'patAggression', 0, 1, { street: 2 }],
  ['a call after a draw', badugiBattle, 3, 'patAggression', 0, 0, { street: 3 }],
  ['queens paired on 4th street are called', doorPaired, 1, 'foldToDoorPair', 0, 1],
  ['nobody paired', studBattle, 3, 'foldToDoorPair', 0, 0, { street: 1 }],
  ["the player's own pair", checkedPair, 2, 'foldToDoorPair', 0, 0],
  ['no wager against a pair', studBattle, 2, 'foldToDoorPair', 0, 0],
  ['checked on 5th street', razzShown, 1, 'fold5th', 0, 0],
  ['a fold on 4th street instead', aceSteals, 1, 'peel4th', 0, 1],
  ['a call with a good card', checkedPair, 2, 'peel4th', 0, 0],
  ['checked on 4th street', razzShown, 1, 'peel4th', 0, 0],
  ['two discarded', badugiBattle, 2, 'pat', 0, 1, { street: 1 }],
  ['three cards draw', badugiBattle, 2, 'snow', 0, 1, { street: 1 }],
  ['a badugi is not a snow', badugiBattle, 3, 'snow', 0, 0],
  ['a badugi stands', badugiBattle, 3, 'breaks', 0, 1, { street: 1 }],
  ['nothing to break', badugiBattle, 2, 'breaks', 0, 0],
  ['not three cards', badugiBattle, 2, 'drawn', 0, 1, { street: 1, splits: ['3'] }],
  ['a check after drawing more', badugiBattle, 2, 'betDrawingMore', 0, 1, { street: 1 }],
  ['the player who drew less has folded, the other drew as many', freeFold, 2, 'betDrawingMore', 0, 0],
  ['a bet comes first', badugiBattle, 3, 'betDrawingMore', 0, 0],
  ['a half', halved, 2, 'scoop', 0, 1],
  ['no two halves in stud', doorPaired, 2, 'scoop', 0, 0],
  ['a whole half', quarteredLow, 3, 'quartered', 0, 1],
  ['a scoop', scooped, 1, 'quartered', 0, 1],
  ['half of everything', tied, 1, 'quartered', 0, 1],
  ['half of everything', tied, 1, 'scoop', 0, 1],
  ['the whole pot is not the low only', scooped, 1, 'lowOnly', 0, 1],
  ['nor the high only', scooped, 1, 'highOnly', 0, 1],
  ['7-2-A loses to 6-5-4', threeCards, 2, 'threeCardWin', 0, 1],
  ['three cards against four', badugiBattle, 2, 'threeCardWin', 0, 0],
  ['a pair is not a low', razzShown, 3, 'finalLow', 0, 0],
  ['no showdown', razzStolen, 2, 'finalLow', 0, 0],
  ['folded', badugiBattle, 1, 'badugiCards', 0, 0],
  ['three cards have no top of four', badugiBattle, 2, 'badugiTop', 0, 0],
];

const check = ([, hand, player, id, done, n, filter]: Row): void => {
  const stat = STATS.find((each) => each.id === id)!;
  const { done: counted, n: of } = describeStat(countHand(hand, player - 1), stat, filter);
  expect([counted, of]).toEqual([done, n]);
};

describe('counted as done', () => {
  test.each(DONE.map((row) => [row[3], row[0], row] as const))('%s: %s', (_id, _name, row) => check(row));
});

describe('not counted as done', () => {
  test.each(NOT_DONE.map((row) => [row[3], row[0], row] as const))('%s: %s', (_id, _name, row) => check(row));
});

test('every stat has an example where it counts and one where it must not', () => {
  for (const { id } of STATS) {
    expect(
      DONE.some((row) => row[3] === id && row[4] > 0),
      id,
    ).toBe(true);
    expect(
      NOT_DONE.some((row) => row[3] === id && row[4] === 0),
      id,
    ).toBe(true);
  }
});

describe('a good card on 4th street', () => {
  /** p1 brings in and calls; p2 completes, always has the higher board and checks 4th street. */
  const catchCard = (game: 'stud' | 'stud8', held: string, caught: string): string[] => {
    const hand = playStory({
      game,
      hands: ['9s 8s 2c 3h 4c', `${held} ${caught} 7s`],
      play: ['1 pb, 2 cbr 4, 1 cc', '2 cc, 1 cc', '2 cbr 8, 1 f'],
    });
    return Object.keys(countHand(hand, 1).tallies)
      .filter((key) => key.includes('/cbet/'))
      .map((key) => key.split('/').at(-1)!);
  };

  test.each([
    ['stud', 'Ks Ac Jd', 'Kh', 'good', 'a pair'],
    ['stud', '5d 9d Jd', 'Kd', 'good', 'four to a flush'],
    ['stud', '9d Tc Jd', 'Kh', 'good', 'four to a straight with a gap'],
    ['stud', '3d 4d As', '5h', 'good', 'four to a wheel'],
    ['stud', '9d Tc Jd', 'Ah', 'bad', 'too far for a straight'],
    ['stud', '9d Tc Th', 'Jh', 'bad', 'a pair already there'],
    ['stud8', 'Ad 5c 6h', '8h', 'good', 'an eight of a new rank'],
    ['stud8', 'Ad 4d 6h', '6s', 'bad', 'a pair'],
    ['stud8', 'Ad 5c 6h', '9h', 'bad', 'a nine'],
  ] as const)('%s: %s and %s is %s, %s', (game, held, caught, split, _why) => {
    expect(catchCard(game, held, caught)).toEqual([split]);
  });
});

describe('a made hand in 2-7', () => {
  test.each([
    ['7s 5d 4c 3h 2s', 'breaks'],
    ['Js 5d 4c 3h 2s', 'breaks'],
    ['Qs 5d 4c 3h 2s', 'snow'],
    ['6s 5d 4c 3h 2s', 'snow'],
    ['7s 5s 4s 3s 2s', 'snow'],
    ['7s 7d 4c 3h 2s', 'snow'],
  ] as const)('%s can %s', (held, stat) => {
    const hand = playStory({
      game: '2-7-single',
      hands: [held, 'Kc Kd 9c 9d 8h'],
      play: ['2 cc, 1 cc', '1 sd, 2 sd, 1 cbr 4, 2 f'],
    });
    const { tallies } = countHand(hand, 0);
    const done = stat === 'snow' ? 1 : 0;
    expect(tallies[`2-7-single/${stat}/1/bigBlind/`]).toEqual({ done, of: 1 });
    const other = stat === 'snow' ? 'breaks' : 'snow';
    expect(tallies[`2-7-single/${other}/1/bigBlind/`]).toBeUndefined();
  });
});
