import { type Rng } from '@doorcard/cards';
import { succeed, wrong, type Result } from '@doorcard/sealed';
import { OVER, type Hand } from '../hand/hand.js';
import { MIN_SEATS, type Chips } from '../setup.js';
import type { GameId } from '../variant.js';
import { VARIANTS } from '../variants/index.js';
import { dealtWithBlinds, firstPositions, movePositions, orderFrom, type Chair } from './button.js';
import { addChips, findSeat, takeSeat } from './cashTable.js';
import { makeConfig, type CashConfig, type SessionConfig, type SessionOptions } from './config.js';
import { advanceClock, levelAt, type LevelUnit } from './levels.js';
import { placeAfterHand, type Place } from './places.js';
import { beginTurn, endTurn } from './rotation.js';
import { firstState, type SessionState } from './sessionState.js';
import type { TableStakes } from './stakes.js';
import { dealTableHand, drawWords, stakesAt, type TableHand } from './tableHand.js';
import { markDealt, playersOf, waitingOf, type TableSeats } from './tableSeat.js';

/** More than thirty years: a larger number is in another unit by mistake. */
const MOST_SECONDS = 1e9;

/**
 * Hand after hand at one table: who sits where with which stack, the blinds, the game and the level. It has no clock
 * and no randomness of its own: the caller passes both.
 */
export class Session {
  readonly config: SessionConfig;
  private state: SessionState;
  private tableHand: TableHand | undefined;

  /** For `makeSession` and `parseSessionJson`, which check the arguments. */
  constructor(config: SessionConfig, state: SessionState, tableHand?: TableHand) {
    this.config = config;
    this.state = state;
    this.tableHand = tableHand;
  }

  /** By chair. Stacks change when a hand is finished; during a hand, the hand has them. */
  get seats(): TableSeats {
    return this.state.seats;
  }
  /** How many hands have been started. */
  get handNumber(): number {
    return this.state.handNumber;
  }
  /** The hand that is being played, with its chairs. */
  get current(): TableHand | undefined {
    return this.tableHand;
  }
  get hand(): Hand | undefined {
    return this.tableHand?.hand;
  }
  /** The game of the hand that is being played, or else of the next one. */
  get game(): GameId {
    const { games, change } = this.config;
    const { clock, turn } = this.state;
    return this.tableHand?.game ?? games[change.every === 'level' ? clock.over % games.length : turn.at]!;
  }
  /** The level of the next hand, from 0; always 0 at a cash table. */
  get level(): number {
    return this.config.kind === 'cash' ? 0 : levelAt(this.state.clock, this.config.levels.length);
  }
  /** Hands or seconds until the level rises; Infinity at a cash table. The last level is repeated. */
  get levelLeft(): number {
    if (this.config.kind === 'cash') return Infinity;
    return this.config.levels[this.level]!.lasts - this.state.clock.gone;
  }
  /** The stakes of the next hand. */
  get stakes(): TableStakes {
    return stakesAt(this.config, this.level);
  }
  /** The players who have left the tournament, best first; in the end everybody. */
  get places(): readonly Place[] {
    return this.state.places;
  }
  get winner(): Place | undefined {
    return this.state.places.find(({ place }) => place === 1);
  }
  /** A cash table is never over. */
  get isOver(): boolean {
    return this.winner !== undefined;
  }
  /** Everything that changes from hand to hand, for saving. */
  get snapshot(): SessionState {
    return this.state;
  }

  /** Deals the next hand. Its cards come from a generator that is seeded from `rng`. */
  startHand(rng: Rng): Result<TableHand> {
    if (this.tableHand !== undefined) return refuseDuring(this.tableHand);
    if (this.isOver) return wrong('session/is-over', this.config.id, 'the tournament is over', 'another one');
    const { seats, positions: last, turn, handNumber } = this.state;
    const players = playersOf(seats);
    if (players.length < MIN_SEATS) {
      return wrong(
        'session/too-few-players',
        players.length,
        `${players.length} players with chips`,
        '2 or more',
      );
    }
    const { config, game, level } = this;
    const waiting = waitingOf(seats);
    const positions =
      last === null ? firstPositions(players, config.button) : movePositions(last, players, waiting);
    const hasBlinds = VARIANTS[game].forced === 'blinds';
    const dealt = hasBlinds ? dealtWithBlinds(players, waiting, positions.big) : players;
    this.state = {
      ...this.state,
      handNumber: handNumber + 1,
      turn: beginTurn(turn, config.change, dealt.length),
      ...(hasBlinds ? { positions, seats: markDealt(seats, dealt) } : {}),
    };
    const chairs = orderFrom(dealt, positions.button);
    const start = { game, level, chairs, positions, words: drawWords(rng) };
    this.tableHand = dealTableHand(config, this.state.seats, this.handNumber, start);
    return succeed(this.tableHand);
  }

  /** A decision of the player whose turn it is, with the codes of `Hand.act`. */
  act(code: number, amount?: Chips): Result<Hand> {
    const { hand } = this;
    if (hand === undefined) return refuseWithout();
    if (hand.act(code, amount)) return succeed(hand);
    const bits = hand.legalBits().toString(2);
    return wrong(
      'session/illegal-action',
      code,
      `code ${code} is not legal now`,
      `a code among the bits ${bits}`,
    );
  }

  /** Moves the chips of a hand that is over. Returns the players who leave the tournament. */
  finishHand(): Result<readonly Place[]> {
    const { config, state, tableHand } = this;
    if (tableHand === undefined) return refuseWithout();
    const { hand, chairs, id } = tableHand;
    if (hand.phase !== OVER) return wrong('session/hand-not-over', id, `${id} is not over`, 'all decisions');
    const seats = state.seats.map((seat, chair) =>
      seat !== null && chairs.includes(chair)
        ? { ...seat, chips: hand.stackOf(chairs.indexOf(chair)) }
        : seat,
    );
    const left = config.kind === 'cash' ? [] : placeAfterHand(state.seats, seats, config.payouts);
    const turn = endTurn(state.turn, config.games.length);
    this.state = { ...state, seats, turn, places: [...left, ...state.places] };
    this.tableHand = undefined;
    this.advanceLevels('hands', 1);
    return succeed(left);
  }

  /** Reports how much time has passed, also during a hand. It has no effect unless levels are measured in time. */
  advanceTime(seconds: number): Result<number> {
    if (!(seconds >= 0 && seconds <= MOST_SECONDS)) {
      return wrong('session/bad-seconds', seconds, `${seconds} seconds`, `0 to ${MOST_SECONDS}`);
    }
    this.advanceLevels('seconds', seconds);
    return succeed(this.level);
  }

  private advanceLevels(unit: LevelUnit, amount: number): void {
    const { config, state } = this;
    if (config.kind !== 'tournament' || config.levelsBy !== unit) return;
    this.state = { ...state, clock: advanceClock(state.clock, config.levels, amount) };
  }

  // Cash tables, between two hands.

  /** Takes an empty chair. Once blinds have been paid, a newcomer waits for the big blind. */
  join(chair: Chair, name: string, chips: Chips = this.config.chips): Result<TableSeats> {
    const waits = this.state.positions !== null;
    const newcomer = { name, chips, bought: chips, waits };
    return this.changeSeats((seats, config) => takeSeat(seats, config, chair, newcomer));
  }

  /** Buys chips on top, or after losing all. A player who has missed a hand waits for the big blind. */
  topUp(chair: Chair, chips: Chips): Result<TableSeats> {
    return this.changeSeats((seats, config) => addChips(seats, config, chair, chips));
  }

  /** Returns the chips that the player takes away. */
  leave(chair: Chair): Result<Chips> {
    const seat = findSeat(this.state.seats, chair);
    if (!seat.ok) return seat;
    const left = this.changeSeats((seats) => succeed(seats.with(chair, null)));
    return left.ok ? succeed(seat.value.chips) : left;
  }

  private changeSeats(
    change: (seats: TableSeats, config: CashConfig) => Result<TableSeats>,
  ): Result<TableSeats> {
    const { config, tableHand } = this;
    if (config.kind !== 'cash') {
      return wrong(
        'session/not-a-cash-table',
        config.kind,
        'players cannot join or leave a tournament',
        'a cash table',
      );
    }
    if (tableHand !== undefined) return refuseDuring(tableHand);
    const seats = change(this.state.seats, config);
    if (seats.ok) this.state = { ...this.state, seats: seats.value };
    return seats;
  }
}

/** A table before its first hand. Options that are left out have their defaults. */
export function makeSession(options: SessionOptions): Result<Session> {
  const config = makeConfig(options);
  return config.ok ? succeed(new Session(config.value, firstState(config.value))) : config;
}

const refuseDuring = ({ id }: TableHand): Result<never> =>
  wrong(
    'session/hand-in-progress',
    id,
    `${id} is being played`,
    'the end of the hand and finishHand() first',
  );

const refuseWithout = (): Result<never> =>
  wrong('session/no-hand', '', 'no hand is being played', 'startHand() first');
