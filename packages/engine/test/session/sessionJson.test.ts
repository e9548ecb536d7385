import { unwrap, type Result } from '@doorcard/cards';
import {
  listDecisions,
  makeSession,
  makeSessionJson,
  OVER,
  parseSessionJson,
  type Session,
} from '@doorcard/engine';
import { makeChecksum } from '@doorcard/sealed';
import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { codeOf, decide, playHand, playOn, rngOf } from './players.js';

/** A session in the middle of its third hand. */
function playedSession(): Session {
  const session = unwrap(makeSession({ kind: 'tournament', id: 'saved', games: '8-game' }));
  const players = rngOf(3);
  const rng = rngOf(4);
  playHand(session, rng, players);
  playHand(session, rng, players);
  unwrap(session.startHand(rng));
  for (let i = 0; i < 4; i++) unwrap(session.act(...decide(session.hand!, players)));
  return session;
}

const good = makeSessionJson(playedSession());

type Json = Record<string, unknown>;
/** A saved session with some fields changed, and a matching checksum. */
function forge(change: (data: Json) => void): Result<Session> {
  const { type, version, config, state, hand } = JSON.parse(good) as Json;
  const data = { config, state, hand };
  change(data);
  return parseSessionJson(JSON.stringify({ type, version, checksum: makeChecksum(data), ...data }));
}

function setAt(data: Json, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop()!;
  const owner = names.reduce((each, name) => each[name] as Json, data);
  owner[last] = value;
}

describe('a saved session', () => {
  test('begins with its type and version', () => {
    expect(makeSessionJson(playedSession())).toMatch(
      /^\{"type":"doorcard\/session","version":1,"checksum":"[0-9a-f]{8}"/,
    );
  });

  test('is read as the same session in the middle of a hand', () => {
    const session = playedSession();
    const restored = unwrap(parseSessionJson(makeSessionJson(session)));
    expect(restored.config).toEqual(session.config);
    expect(restored.snapshot).toEqual(session.snapshot);
    expect(restored.current!.id).toBe('saved-3');
    expect(restored.current!.chairs).toEqual(session.current!.chairs);
    expect(restored.hand!.dealtCards()).toEqual(session.hand!.dealtCards());
    expect(listDecisions(restored.hand!)).toEqual(listDecisions(session.hand!));
    expect(makeSessionJson(restored)).toBe(makeSessionJson(session));
  });

  test('may have its fields in another order and blanks between them', () => {
    const file = JSON.parse(makeSessionJson(playedSession())) as Json;
    const turned = Object.fromEntries(Object.entries(file).toReversed());
    expect(codeOf(parseSessionJson(JSON.stringify(turned, undefined, 2)))).toBe('ok');
  });

  test('includes decisions that were made on the hand itself', () => {
    const session = playedSession();
    session.hand!.act(...decide(session.hand!, rngOf(9)));
    const restored = unwrap(parseSessionJson(makeSessionJson(session)));
    expect(listDecisions(restored.hand!)).toEqual(listDecisions(session.hand!));
  });

  test('can be saved when a hand is over and its chips have not moved', () => {
    const session = playedSession();
    const players = rngOf(9);
    while (session.hand!.phase !== OVER) unwrap(session.act(...decide(session.hand!, players)));
    const restored = unwrap(parseSessionJson(makeSessionJson(session)));
    unwrap(session.finishHand());
    unwrap(restored.finishHand());
    expect(makeSessionJson(restored)).toBe(makeSessionJson(session));
  });

  test('can be saved after the end of a tournament', () => {
    const session = unwrap(makeSession({ kind: 'tournament', id: 'end', seats: 2, chips: 500 }));
    const rng = rngOf(8);
    while (!session.isOver) playHand(session, rng, rng);
    const restored = unwrap(parseSessionJson(makeSessionJson(session)));
    expect(restored.winner).toEqual(session.winner);
    expect(codeOf(restored.startHand(rng))).toBe('session/is-over');
  });

  test('two sessions from one text go on alike', () => {
    const text = makeSessionJson(playedSession());
    const [one, other] = [unwrap(parseSessionJson(text)), unwrap(parseSessionJson(text))];
    for (const session of [one, other]) {
      playOn(session, rngOf(12));
      for (let i = 0; i < 5 && !session.isOver; i++) playHand(session, rngOf(i), rngOf(50 + i));
    }
    expect(makeSessionJson(one)).toBe(makeSessionJson(other));
  });
});

describe('text that is not a saved session', () => {
  test.each<[string, string, string]>([
    ['nothing', '', 'session/bad-json'],
    ['cut in half', good.slice(0, 500), 'session/bad-json'],
    ['a list', '[]', 'session/bad-json'],
    ['brackets without end', '{"config":'.repeat(1e5), 'session/bad-json'],
    ['nests without end', `{"hand":${'['.repeat(1e5)}${']'.repeat(1e5)}}`, 'session/bad-json'],
    ['another type', good.replace('doorcard/session', 'doorcard/hand'), 'session/bad-type'],
    ['another version', good.replace('"version":1', '"version":2'), 'session/bad-version'],
    ['a version as text', good.replace('"version":1', '"version":"1"'), 'session/bad-version'],
    ['another stack', good.replace('"chips":30000', '"chips":30001'), 'session/bad-checksum'],
    ['another checksum', good.replace(/"checksum":"./, '"checksum":"x'), 'session/bad-checksum'],
  ])('%s', (_name, text, code) => expect(codeOf(parseSessionJson(text))).toBe(code));

  test.each<[string, unknown, string]>([
    ['config', null, 'session/bad-config'],
    ['config.kind', 'ring', 'session/bad-config'],
    ['config.seats', 7, 'session/too-many-seats'],
    ['config.games', ['razz', 'snap'], 'session/bad-config'],
    ['state', [], 'session/bad-state'],
    ['state.handNumber', -1, 'session/bad-state'],
    ['state.seats.0.chips', 1.5, 'session/bad-state'],
    ['state.seats.0', null, 'session/bad-state'],
    ['state.seats.0.chips', 1, 'session/bad-state'],
    ['state.positions.big', 6, 'session/bad-state'],
    ['state.turn.at', 8, 'session/bad-state'],
    ['state.clock.gone', -1, 'session/bad-state'],
    ['state.places', [{ chair: 0, name: 'A', place: 6, prize: 0 }], 'session/bad-state'],
    ['hand', undefined, 'session/bad-hand'],
    ['hand.game', 'badugi', 'session/bad-hand'],
    ['hand.level', 18, 'session/bad-hand'],
    ['hand.chairs', [0], 'session/bad-hand'],
    ['hand.chairs', [0, 1, 2, 3, 4, 5, 0], 'session/bad-hand'],
    ['hand.chairs', [0, 7], 'session/bad-hand'],
    ['hand.positions.big', 0, 'session/bad-hand'],
    ['hand.words', ['0', '0', '0', '0'], 'session/bad-hand'],
    ['hand.words', Array(4).fill('0'.repeat(16)), 'session/bad-hand'],
    ['hand.decisions', [[99]], 'session/bad-decision'],
    ['hand.decisions', [[4, 1]], 'session/bad-decision'],
    ['hand.decisions', [[]], 'session/bad-hand'],
  ])('%s = %j', (path, value, code) => {
    const change = (data: Json): void => {
      setAt(data, path, value);
      // The big blind must be dealt in.
      if (path === 'hand.positions.big') setAt(data, 'hand.chairs', [1, 2, 3]);
    };
    expect(codeOf(forge(change))).toBe(code);
  });

  propertyTest.prop([fc.nat(good.length - 1), fc.string({ unit: 'binary', maxLength: 3 })], {
    seed: 31,
    numRuns: 300,
  })('damage anywhere is detected', (at, patch) => {
    const damaged = good.slice(0, at) + patch + good.slice(at + 1);
    fc.pre(damaged !== good);
    const result = parseSessionJson(damaged);
    // Only what JSON ignores may differ: blanks, and another way to write the same text.
    expect(result.ok ? makeSessionJson(result.value) : result.error.code).toMatch(
      result.ok ? good : /^session\//,
    );
  });

  const paths = listPaths(JSON.parse(good));
  propertyTest.prop([fc.constantFrom(...paths), fc.jsonValue()], { seed: 32, numRuns: 1000 })(
    'a forged field is read or refused and never crashes',
    (path, value) => {
      const result = forge((data) => setAt(data, path, value));
      if (!result.ok) {
        expect(result.error.code).toMatch(/^(session|setup)\//);
        return;
      }
      const rng = rngOf(1);
      if (result.value.current !== undefined) playOn(result.value, rng);
      if (result.value.startHand(rng).ok) playOn(result.value, rng);
    },
  );
});

/** The paths of all fields of config, state and hand. */
function listPaths(file: unknown): string[] {
  const { config, state, hand } = file as Json;
  const walk = (value: unknown, path: string): string[] =>
    typeof value === 'object' && value !== null
      ? [path, ...Object.entries(value).flatMap(([name, each]) => walk(each, `${path}.${name}`))]
      : [path];
  return [...walk(config, 'config'), ...walk(state, 'state'), ...walk(hand, 'hand')];
}
