import { succeed, type Result } from '@doorcard/cards';
import { checkConfig, nameCheck, type SessionConfig } from './config.js';
import { makeChecksum } from './checksum.js';
import { wrong, type Refusal } from './refusal.js';
import { Session } from './session.js';
import type { SessionState } from './sessionState.js';
import { bool, isRecord, list, notNegative, orNull, record, whole, type Check } from './shape.js';
import { playersOf } from './tableSeat.js';
import { makeHandRecord, restoreHand } from './handRecord.js';

const TYPE = 'doorcard/session';
const VERSION = 1;

/** A session as text, with the hand that is being played: the text holds its cards, so it is the dealer's alone. */
export function makeSessionJson({ config, snapshot, current }: Session): string {
  const hand = current === undefined ? null : makeHandRecord(current);
  const data = { config, state: snapshot, hand };
  return JSON.stringify({ type: TYPE, version: VERSION, checksum: makeChecksum(data), ...data });
}

/** Reads what `makeSessionJson` has written; the session goes on with the same cards. */
export function parseSessionJson(text: string): Result<Session> {
  const file = readFile(text);
  if (!file.ok) return file;
  const config = checkConfig(file.value['config']);
  if (!config.ok) return config;
  const state = checkState(config.value, file.value['state']);
  if (!state.ok) return state;
  const hand = restoreHand(config.value, state.value, file.value['hand']);
  return hand.ok ? succeed(new Session(config.value, state.value, hand.value)) : hand;
}

/** Text that is whole, of this type and of a version that is known. */
function readFile(text: string): Result<Readonly<Record<string, unknown>>> {
  const read = parseJson(text);
  if (read === undefined) {
    return wrong('session/bad-json', text.slice(0, 40), 'not a JSON object', 'a saved session');
  }
  const { file, sum } = read;
  const { type, version, checksum } = file;
  if (type !== TYPE) return wrong('session/bad-type', type, 'not a saved session', `type ${TYPE}`);
  if (version !== VERSION) {
    return wrong('session/bad-version', version, 'an unknown version', `version ${VERSION}`);
  }
  if (checksum === sum) return succeed(file);
  return wrong('session/bad-checksum', checksum, 'the text has been changed', `checksum ${sum}`);
}

/** The object and the checksum that it ought to have. Neither can be made of text that nests without end. */
function parseJson(text: string): { file: Readonly<Record<string, unknown>>; sum: string } | undefined {
  try {
    const file: unknown = JSON.parse(text);
    if (!isRecord(file)) return undefined;
    const { config, state, hand } = file;
    return { file, sum: makeChecksum({ config, state, hand }) };
  } catch {
    return undefined;
  }
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
  wrong('session/bad-state', place, `state${place} is wrong`, 'a value that the field allows');

/** No chip enters or leaves a tournament. */
function checkChips(config: SessionConfig, { seats }: SessionState): Refusal {
  if (config.kind === 'cash') return undefined;
  const players = config.names.filter((name) => name !== null).length;
  const sum = seats.reduce((total, seat) => total + (seat?.chips ?? 0), 0);
  return sum === players * config.chips ? undefined : refuseState('.seats');
}

/** Everybody without chips has a place in a tournament, and the winner. */
function checkPlaces({ kind }: SessionConfig, { seats, places }: SessionState): Refusal {
  const isEnd = playersOf(seats).length === 1;
  const placed = seats.flatMap((seat, chair) =>
    kind === 'tournament' && seat !== null && (isEnd || seat.chips === 0) ? [chair] : [],
  );
  const isRight =
    placed.length === places.length && placed.every((chair) => places.some((place) => place.chair === chair));
  return isRight ? undefined : refuseState('.places');
}
