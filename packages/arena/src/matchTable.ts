import { parseSeed, unwrap } from '@doorcard/cards';
import { playHand, streamOf, type OnDecision, type OpponentRecords, type Player } from '@doorcard/cpu';
import {
  Hand,
  makeDefaultSetup,
  makePlan,
  makeView,
  RULE_SETS,
  type Chips,
  type GameId,
  type Plan,
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
  readonly memory?: boolean | undefined;
}

/** The seat of the random numbers for learning: no player has it. */
const LEARNING = 1023;

/**
 * A table at which every hand of a match can be played by its number. Without memory their order does not matter; with
 * it, what is learned in one hand is known in the next ones.
 */
export class MatchTable {
  private readonly hands: readonly Hand[];
  private readonly decks: Decks;
  /** By seat of the hand. */
  private readonly seated: Player[];
  private readonly players: readonly Player[];
  private deck: { readonly group: number; readonly words: readonly bigint[] } | undefined;

  /** By chair: what earlier hands have shown. */
  private records: OpponentRecords;
  /** By seat, for the hand that is played. */
  private seen: OpponentRecords = [];

  constructor({ games, players, rules, seed, memory = false }: Seating) {
    this.players = memory ? players.map((player) => this.withRecords(player)) : players;
    this.records = players.map(() => null);
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

  /** By game of the match. */
  get plans(): readonly Plan[] {
    return this.hands.map(({ plan }) => plan);
  }

  playerAt(seat: Seat, rotation: number): Player {
    return this.players[this.chairAt(seat, rotation)]!;
  }

  /** Where a group is one hand, the players move by one seat from one hand of a game to the next. */
  rotationOf(group: number): number {
    return Math.floor(group / this.hands.length) % this.players.length;
  }

  /** The chair of a seat: rotation r puts player (seat + r) there. */
  chairAt(seat: Seat, rotation: number): number {
    return (seat + rotation) % this.players.length;
  }

  /** Its frequencies without records are not those with them, so nothing is said about them. */
  private withRecords(player: Player): Player {
    if (player.learn === undefined) return player;
    return {
      name: player.name,
      decide: (view, rng) => player.decide(view, rng, this.seen),
      learn: (view, records, rng) => player.learn!(view, records, rng),
    };
  }

  /** The records of one player that learns are those of all: they come from what everybody saw. */
  learn(hand: Hand, group: number, rotation: number): void {
    const learner = this.players.find((player) => player.learn !== undefined);
    if (learner === undefined) return;
    const rng = streamOf(this.decks.table, group, LEARNING, rotation);
    const after = learner.learn!(makeView(hand, null), this.seen, rng);
    const records = this.records.slice();
    after.forEach((record, seat) => (records[this.chairAt(seat, rotation)] = record));
    this.records = records;
  }

  /**
   * Plays one hand to its end, synchronously if all players decide synchronously. The deck and the random numbers of a
   * seat belong to the group: the same players in other seats get the same luck. The returned hand is reused for the
   * next one, so two hands must not be played at the same time.
   */
  play(group: number, rotation: number, onDecision?: OnDecision): Hand | Promise<Hand> {
    const hand = this.hands[this.gameOf(group)]!;
    const { seated, decks } = this;
    for (let seat = 0; seat < seated.length; seat++) seated[seat] = this.playerAt(seat, rotation);
    this.seen = seated.map((_, seat) => this.records[this.chairAt(seat, rotation)]!);
    if (this.deck?.group !== group) this.deck = { group, words: decks.wordsOf(group) };
    hand.deal({ kind: 'rng', rng: openDeck(this.deck.words) });
    return playHand({ hand, players: seated, table: decks.table, number: group, onDecision });
  }
}

/** What a seat has won or lost in a finished hand. */
export const resultOf = (hand: Hand, seat: Seat): Chips => hand.stackOf(seat) - hand.plan.stacks[seat]!;
