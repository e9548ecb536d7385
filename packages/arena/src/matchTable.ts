import { parseSeed, unwrap } from '@doorcard/cards';
import { playHand, type Player, type Witness } from '@doorcard/cpu';
import {
  Hand,
  makeDefaultSetup,
  makePlan,
  RULE_SETS,
  type Chips,
  type GameId,
  type RuleSetId,
  type Seat,
} from '@doorcard/engine';
import { openDeck, openDecks, type Decks } from './deck.js';

/** Who plays what, with the chairs in the order of the seats of the first rotation. */
export interface Seating {
  readonly games: readonly GameId[];
  readonly players: readonly Player[];
  readonly rules: RuleSetId;
  readonly seed: string;
}

/** A table at which every hand of a match can be played by its number, in any order. */
export class MatchTable {
  private readonly hands: readonly Hand[];
  private readonly decks: Decks;
  /** By seat of the hand. */
  private readonly seated: Player[];
  private readonly players: readonly Player[];
  private deck: { readonly group: number; readonly words: readonly bigint[] } | undefined;

  constructor({ games, players, rules, seed }: Seating) {
    this.players = players;
    this.seated = [...players];
    this.decks = openDecks(unwrap(parseSeed(seed)));
    this.hands = games.map(
      (game) => new Hand(makePlan(makeDefaultSetup(game, players.length, RULE_SETS[rules]))),
    );
  }

  get seats(): number {
    return this.players.length;
  }

  /** The games come in turn, so that each has its share of the groups. */
  gameOf(group: number): number {
    return group % this.hands.length;
  }

  /** Where a group is one hand, the players move one seat on from one hand of a game to the next. */
  rotationOf(group: number): number {
    return Math.floor(group / this.hands.length) % this.players.length;
  }

  /** The chair of a seat: rotation r puts player (seat + r) there. */
  chairAt(seat: Seat, rotation: number): number {
    return (seat + rotation) % this.players.length;
  }

  /**
   * Plays one hand to its end, at once where all players decide at once. The deck and the random numbers of a seat
   * belong to the group: the same players in other seats get the same luck. The returned hand is used again for the
   * next one, so that no two may be played at the same time.
   */
  play(group: number, rotation: number, witness?: Witness): Hand | Promise<Hand> {
    const hand = this.hands[this.gameOf(group)]!;
    const { seated, players, decks } = this;
    for (let seat = 0; seat < seated.length; seat++) seated[seat] = players[this.chairAt(seat, rotation)]!;
    if (this.deck?.group !== group) this.deck = { group, words: decks.wordsOf(group) };
    hand.deal({ kind: 'rng', rng: openDeck(this.deck.words) });
    return playHand({ hand, players: seated, table: decks.table, number: group, witness });
  }
}

/** What a seat has won or lost in a finished hand. */
export const resultOf = (hand: Hand, seat: Seat): Chips => hand.stackOf(seat) - hand.plan.stacks[seat]!;
