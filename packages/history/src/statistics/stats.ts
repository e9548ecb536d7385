import { RANKS } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import { AFTER_BRING_IN, type Role } from './role.js';

// What is counted, as data. Each name says when it was possible and what counts as done; "the first street" is 3rd
// street, the round before the flop or the one before the first draw, "the second street" the one that follows.

const STUD = ['stud', 'razz', 'stud8'] as const satisfies readonly GameId[];
const HIGH_STUD = ['stud', 'stud8'] as const satisfies readonly GameId[];
const DRAW = ['badugi', '2-7-triple', '2-7-single'] as const satisfies readonly GameId[];
const BOARD = ['limit-holdem', 'holdem', 'omaha8', 'plo'] as const satisfies readonly GameId[];
const HIGH_LOW = ['stud8', 'omaha8'] as const satisfies readonly GameId[];
const ALL = [...STUD, ...DRAW, ...BOARD] as const;

/**
 * - `vpip` (V3 in stud). Possible: a decision on the first street. Done: any money put in there voluntarily. The
 *   bring-in, a blind and a check of the big blind are not; a call of the bring-in and a completion are.
 * - `pfr` (C3). Possible: as `vpip`. Done: a bet, a raise or a completion on the first street.
 * - `threeBet`. Possible: on the first street, one raise (a completion in stud) by another player to respond to, and a
 *   raise allowed. Done: that raise. The first such moment of a hand counts.
 * - `steal`. Possible: everybody before has folded, and a raise is allowed; with blinds from the cutoff, the button or
 *   the small blind; in stud not as the bring-in and with at most two opponents left, the bring-in among them. Done:
 *   the raise or completion. Split in stud: `best` when the door card is better than every door card left, else
 *   `notBest`. Aces are high, in razz low; an equal card is not better.
 * - `foldToSteal`. Possible: a steal to respond to that nobody has called; with blinds from a blind, in stud from
 *   anywhere. Done: a fold. Split in stud: the rank of the player's own door card.
 * - `cbet`. Possible: last to raise on the first street, and on the second nobody has bet before the first decision.
 *   Done: a bet with it. Split in stud: `good` or `bad`, the card caught on 4th street (see `catchesGood`).
 * - `sawShowdown` (S4SD, WTSD). Possible: in when the second street begins. Done: in at the showdown.
 * - `wonShowdown` (W$SD). Possible: in at the showdown. Done: any part of a pot.
 * - `wonSeen` (WWSF). Possible: as `sawShowdown`. Done: any part of a pot, shown down or not.
 * - `aggression` (AFq). Possible: each bet, raise, completion, call, and fold to a wager. Done: the first three.
 * - `betsPerCall` (AF). The same without folds; shown as bets and raises per call.
 * - `folds`. Possible: each decision where staying in costs something; the bring-in player's first does not
 *   count. Done: a fold.
 * - `checkRaise`. Possible: a wager to respond to after a check on the same street, and a raise allowed; the first such
 *   moment of a street counts. Done: that raise.
 * - `slowPlay`. Possible: on a street between the first and the last, a strong hand (see `gradeHand`) at the first
 *   decision where a bet or raise is allowed. Done: neither on that street.
 * - `lastBluff`. Possible: on the last street, a weak hand at the first decision, nobody has bet, and a bet allowed.
 *   Done: the bet.
 * - `patAggression`. As `aggression`, on streets where this player has just stood pat.
 * - `foldToDoorPair`. Possible: on 4th to 6th street, a wager to respond to while an opponent who is in has paired his
 *   door card with the card of this street; the first wager of a street counts. Done: a fold to it.
 * - `fold5th`. Possible: a wager to respond to on 5th street. Done: a fold on 5th street.
 * - `peel4th`. Possible: a wager to respond to on 4th street after a bad card. Done: a call of the first such
 *   wager.
 * - `pat`. Possible: each draw. Done: no card taken.
 * - `snow`. Possible: each draw without a made hand. Done: no card taken. Made is a badugi of four cards, and in 2-7 a
 *   jack low or better without pair, straight or flush.
 * - `breaks`. Possible: each draw with a made hand. Done: a card taken.
 * - `drawn`. Possible: each draw. Split: each number of cards; done: exactly that many taken.
 * - `betDrawingMore`. Possible: after a draw, nobody has bet before the first decision, and an opponent who is in took
 *   fewer cards. Done: a bet with it.
 * - `scoop`. Possible: in at the showdown. Done: every chip of every pot.
 * - `quartered`. Possible: as `scoop`. Done: of the main pot only one half, and that shared.
 * - `lowOnly`, `highOnly`. Possible: as `scoop`. Done: chips of low halves only, of high halves only.
 * - `threeCardWin`. Possible: a badugi showdown in which all hands are known and have three cards. Done: any part of it.
 */
export const SHARES = [
  'vpip',
  'pfr',
  'threeBet',
  'steal',
  'foldToSteal',
  'cbet',
  'sawShowdown',
  'wonShowdown',
  'wonSeen',
  'aggression',
  'betsPerCall',
  'folds',
  'checkRaise',
  'slowPlay',
  'lastBluff',
  'patAggression',
  'foldToDoorPair',
  'fold5th',
  'peel4th',
  'pat',
  'snow',
  'breaks',
  'drawn',
  'betDrawingMore',
  'scoop',
  'quartered',
  'lowOnly',
  'highOnly',
  'threeCardWin',
] as const;
export type ShareId = (typeof SHARES)[number];

/**
 * All at showdowns of this player, with known cards; an ace is 1.
 * - `finalLow`: the highest card of a razz low without a pair.
 * - `badugiCards`: how many cards the badugi has.
 * - `badugiTop`: the highest card of a badugi of four.
 */
export const AVERAGES = ['finalLow', 'badugiCards', 'badugiTop'] as const;
export type AverageId = (typeof AVERAGES)[number];

export type StatId = ShareId | AverageId;

/** A part of a stat: only some roles, or only some splits. */
export interface StatPart {
  readonly id: StatPartId;
  readonly roles?: readonly Role[];
  readonly splits?: readonly string[];
}

export const STAT_PARTS = [
  'doorBest',
  'doorNotBest',
  'asBringIn',
  'notBringIn',
  'asSmallBlind',
  'asBigBlind',
  'doorLow',
  'doorMiddle',
  'doorHigh',
  'caughtGood',
  'caughtBad',
  'cards1',
  'cards2',
  'cards3',
  'cards4',
  'cards5',
] as const;
export type StatPartId = (typeof STAT_PARTS)[number];

export interface Stat {
  readonly id: StatId;
  /** A share (times done out of times possible), a ratio or a mean. */
  readonly kind: 'share' | 'ratio' | 'average';
  readonly games: readonly GameId[];
  /** Of interest street by street. */
  readonly byStreet?: boolean;
  readonly parts?: readonly StatPart[];
  /** Only the parts are meaningful: the total is always the same. */
  readonly isOnlyParts?: boolean;
}

/** In reading order. To add one: a line here, its name above, its words in `text`. */
export const STATS: readonly Stat[] = [
  { id: 'vpip', kind: 'share', games: ALL },
  { id: 'pfr', kind: 'share', games: ALL },
  { id: 'threeBet', kind: 'share', games: ALL },
  {
    id: 'steal',
    kind: 'share',
    games: ALL,
    parts: [
      { id: 'doorBest', splits: ['best'] },
      { id: 'doorNotBest', splits: ['notBest'] },
    ],
  },
  {
    id: 'foldToSteal',
    kind: 'share',
    games: ALL,
    parts: [
      { id: 'asBringIn', roles: ['bringIn'] },
      { id: 'notBringIn', roles: AFTER_BRING_IN },
      { id: 'doorLow', splits: RANKS.slice(0, 5) },
      { id: 'doorMiddle', splits: RANKS.slice(5, 9) },
      { id: 'doorHigh', splits: RANKS.slice(9) },
      { id: 'asSmallBlind', roles: ['smallBlind'] },
      { id: 'asBigBlind', roles: ['bigBlind'] },
    ],
  },
  {
    id: 'cbet',
    kind: 'share',
    games: ALL,
    parts: [
      { id: 'caughtGood', splits: ['good'] },
      { id: 'caughtBad', splits: ['bad'] },
    ],
  },
  { id: 'sawShowdown', kind: 'share', games: ALL },
  { id: 'wonShowdown', kind: 'share', games: ALL },
  { id: 'wonSeen', kind: 'share', games: ALL },
  { id: 'aggression', kind: 'share', games: ALL, byStreet: true },
  { id: 'betsPerCall', kind: 'ratio', games: ALL, byStreet: true },
  { id: 'folds', kind: 'share', games: ALL, byStreet: true },
  { id: 'checkRaise', kind: 'share', games: ALL, byStreet: true },
  { id: 'slowPlay', kind: 'share', games: [...STUD, ...DRAW], byStreet: true },
  { id: 'lastBluff', kind: 'share', games: [...STUD, ...DRAW] },
  { id: 'patAggression', kind: 'share', games: DRAW, byStreet: true },
  { id: 'foldToDoorPair', kind: 'share', games: HIGH_STUD },
  { id: 'peel4th', kind: 'share', games: STUD },
  { id: 'fold5th', kind: 'share', games: STUD },
  { id: 'pat', kind: 'share', games: DRAW, byStreet: true },
  { id: 'snow', kind: 'share', games: DRAW, byStreet: true },
  { id: 'breaks', kind: 'share', games: DRAW, byStreet: true },
  {
    id: 'drawn',
    kind: 'share',
    games: DRAW,
    byStreet: true,
    isOnlyParts: true,
    // Drawing no card is `pat`.
    parts: (['cards1', 'cards2', 'cards3', 'cards4', 'cards5'] as const).map((id, i) => ({
      id,
      splits: [String(i + 1)],
    })),
  },
  { id: 'betDrawingMore', kind: 'share', games: DRAW, byStreet: true },
  { id: 'scoop', kind: 'share', games: HIGH_LOW },
  { id: 'quartered', kind: 'share', games: HIGH_LOW },
  { id: 'highOnly', kind: 'share', games: HIGH_LOW },
  { id: 'lowOnly', kind: 'share', games: HIGH_LOW },
  { id: 'finalLow', kind: 'average', games: ['razz'] },
  { id: 'badugiCards', kind: 'average', games: ['badugi'] },
  { id: 'badugiTop', kind: 'average', games: ['badugi'] },
  { id: 'threeCardWin', kind: 'share', games: ['badugi'] },
];
