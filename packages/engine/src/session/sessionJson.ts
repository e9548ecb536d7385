import { defineDocument, succeed, wrong, type Fields, type Refusal, type Result } from '@doorcard/sealed';
import { checkConfig, nameCheck, type SessionConfig } from './config.js';
import { Session } from './session.js';
import type { SessionState } from './sessionState.js';
import { bool, list, notNegative, orNull, record, whole, type Check } from './shape.js';
import { playersOf } from './tableSeat.js';
import { makeHandRecord, restoreHand, type HandRecord } from './handRecord.js';

const sessionDocument = defineDocument<SessionData, Session>({
  type: 'doorcard/session',
  name: 'a saved session',
  codes: {
    notJson: 'session/bad-json',
    foreign: 'session/bad-type',
    unknownVersion: 'session/bad-version',
    badChecksum: 'session/bad-checksum',
  },
  check: restoreSession,
});

interface SessionData {
  readonly config: SessionConfig;
  readonly state: SessionState;
  readonly hand: HandRecord | null;
}

/**
 * A session as text, with the hand that is being played: the text contains all cards, so only the dealer may read it.
 */
export const makeSessionJson = ({ config, snapshot, current }: Session): string =>
  sessionDocument.make({
    config,
    state: snapshot,
    hand: current === undefined ? null : makeHandRecord(current),
  });

/** Reads the text of `makeSessionJson`; the session goes on with the same cards. */
export const parseSessionJson = (text: string): Result<Session> => sessionDocument.parse(text);

function restoreSession(data: Fields): Result<Session> {
  const config = checkConfig(data['config']);
  if (!config.ok) return config;
  const state = checkState(config.value, data['state']);
  if (!state.ok) return state;
  const hand = restoreHand(config.value, state.value, data['hand']);
  return hand.ok ? succeed(new Session(config.value, state.value, hand.value)) : hand;
}

function checkState(config: SessionConfig, value: unknown): Result<SessionState> {
  const place = stateCheck(config)(value);
  if (place !== undefined) return refuseState(place);
  const state = value as SessionState;
  return checkChips(config, state) ?? checkPlaces(config, state) ?? succeed(state);
}

function stateCheck({ seats, games }: SessionConfig): Check {
  const chair = whole(0, seats - 1);
  return record({
    handNumber: whole(),
    seats: list(
      orNull(record({ name: nameCheck, chips: whole(), bought: whole(1), waits: bool })),
      seats,
      seats,
    ),
    positions: orNull(record({ button: chair, small: chair, big: chair })),
    turn: record({ at: whole(0, games.length - 1), hands: whole(), length: whole() }),
    clock: record({ over: whole(), gone: notNegative }),
    places: list(record({ chair, name: nameCheck, place: whole(1, seats), prize: whole() }), 0, seats),
  });
}

const refuseState = (place: string): Result<never> =>
  wrong('session/bad-state', place, `invalid value at state${place}`, 'a value that the field allows');

/** No chip enters or leaves a tournament. */
function checkChips(config: SessionConfig, { seats }: SessionState): Refusal {
  if (config.kind === 'cash') return undefined;
  const players = config.names.filter((name) => name !== null).length;
  const sum = seats.reduce((total, seat) => total + (seat?.chips ?? 0), 0);
  return sum === players * config.chips ? undefined : refuseState('.seats');
}

/** In a tournament everybody without chips has a place, and so has the winner. */
function checkPlaces({ kind }: SessionConfig, { seats, places }: SessionState): Refusal {
  const isEnd = playersOf(seats).length === 1;
  const placed = seats.flatMap((seat, chair) =>
    kind === 'tournament' && seat !== null && (isEnd || seat.chips === 0) ? [chair] : [],
  );
  const isRight =
    placed.length === places.length && placed.every((chair) => places.some((place) => place.chair === chair));
  return isRight ? undefined : refuseState('.places');
}
