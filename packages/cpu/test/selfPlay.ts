import { below, Xoshiro256, unwrap, type Rng } from '@doorcard/cards';
import {
  act,
  encodeAction,
  Hand,
  makePlan,
  makeView,
  OVER,
  RULE_SETS,
  VARIANTS,
  type Chips,
  type GameId,
  type RuleSet,
  type Seat,
  type Setup,
  type View,
} from '@doorcard/engine';
import type { CpuDecision, CpuPlayer } from '../src/player.js';
import { streamOf } from '../src/stream.js';
import { findPlayer, profilesOf, type Level } from './usualPlayers.js';

// Computer players at a table of their own, hand after hand, without anything but the dealer and their views.

/** Players of a level, one for each chair: its profiles in turn. */
export function seatLevel(level: Level, seats: number): CpuPlayer[] {
  const profiles = profilesOf(level);
  const names = profiles.length === 0 ? [level] : profiles.map((profile) => `${level}:${profile}`);
  return Array.from({ length: seats }, (_, i) => findPlayer(names[i % names.length]!));
}

/** One decision, before it is carried out. */
export interface Moment {
  readonly hand: Hand;
  readonly seat: Seat;
  readonly player: CpuPlayer;
  readonly view: View;
  readonly decision: CpuDecision;
  /** The stream that the player got, once more. */
  readonly stream: () => Rng;
}

export interface HandOptions {
  readonly setup: Setup;
  readonly players: readonly CpuPlayer[];
  /** Deals the cards. */
  readonly rng: Rng;
  /** Which table, which hand of it: what the streams of the players come from. */
  readonly table: number;
  readonly number: number;
  readonly look?: (moment: Moment) => void;
}

/** Plays a hand to its end. A player that throws, or that the dealer refuses, is an error. */
export function playHand({ setup, players, rng, table, number, look }: HandOptions): Hand {
  const hand = new Hand(makePlan(setup));
  hand.deal({ kind: 'rng', rng });
  const decisions = players.map(() => 0);
  while (hand.phase !== OVER) {
    const seat = hand.actor;
    const player = players[seat]!;
    const decisionNumber = decisions[seat]!++;
    const stream = (): Rng => streamOf(table, number, seat, decisionNumber);
    const view = makeView(hand, seat);
    const decision = player.decide(view, stream());
    look?.({ hand, seat, player, view, decision, stream });
    unwrap(act(hand, seat, decision.action));
  }
  return hand;
}

/** The decisions of a hand as the machine takes them, in order: write them down with `look`. */
export type Code = readonly [code: number, amount: Chips];
export const codeOf = ({ hand, decision }: Moment): Code => encodeAction(hand, decision.action);

const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length)]!;

const RULES: readonly RuleSet[] = [
  RULE_SETS.wsop,
  RULE_SETS.pokerstars,
  { ...RULE_SETS.wsop, headsUpCap: 'liftWhenRoundStartsHeadsUp', freeFold: 'allow' },
  { ...RULE_SETS.pokerstars, headsUpCap: 'liftAtHeadsUpTable', openPairDouble: true },
];

/** A table with this many players, most of them deep, some with only a few bets or less than the forced ones. */
export function randomTable(game: GameId, seats: number, rng: Rng): Setup {
  const variant = VARIANTS[game];
  const isStud = variant.forced === 'bringIn';
  const isFixed = variant.betting === 'fixedLimit';
  const isDeep = below(rng, 2) === 0;
  const stacks = Array.from({ length: seats }, () =>
    isDeep || below(rng, 3) > 0 ? 4000 + below(rng, 4000) : 1 + below(rng, 400),
  );
  const hasAnte = isStud || below(rng, 4) === 0;
  return {
    variant,
    rules: pick(rng, RULES),
    stacks,
    antes: stacks.map(() => (hasAnte ? 5 : 0)),
    blinds: isStud ? [] : stacks.map((_, seat) => (seats === 2 ? [40, 20] : [20, 40])[seat] ?? 0),
    bringIn: isStud ? 15 : 0,
    smallBet: 40,
    bigBet: isFixed ? 80 : 40,
  };
}

export interface SelfPlay {
  readonly game: GameId;
  readonly hands: number;
  readonly seed: number;
  /** Who sits at a table of this many. */
  readonly players: (seats: number) => readonly CpuPlayer[];
  readonly look?: (moment: Moment) => void;
}

/** How many sit down, hand after hand: most tables are small, some as large as the game allows. */
const SIZES = [2, 3, 6, 2, 4, 10, 5];

/** Hands at random tables of two up to as many players as the game seats. */
export function playHands({ game, hands, seed, players, look }: SelfPlay): void {
  const rng = Xoshiro256.fromSeed(BigInt(seed));
  for (let number = 0; number < hands; number++) {
    const seats = Math.min(SIZES[number % SIZES.length]!, VARIANTS[game].maxSeats);
    const setup = randomTable(game, seats, rng);
    playHand({
      setup,
      players: players(seats),
      rng,
      table: seed,
      number,
      ...(look === undefined ? {} : { look }),
    });
  }
}
