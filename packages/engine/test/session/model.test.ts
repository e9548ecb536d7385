import { unwrap, type Xoshiro256 } from '@doorcard/cards';
import {
  GAMES,
  makeSession,
  makeSessionJson,
  OVER,
  parseSessionJson,
  ROTATIONS,
  VARIANTS,
  type GameId,
  type Session,
  type SessionOptions,
} from '@doorcard/engine';
import { makeMixStakes } from '../../src/session/stakes.js';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { chipsOnTable, decide, playHand, playOn, rngOf } from './players.js';

/** No tournament of these tests needs a tenth of this. */
const MOST_HANDS = 5000;

const games = fc.oneof(
  fc.constantFrom(...Object.values(ROTATIONS)),
  fc.array(fc.constantFrom(...GAMES), { minLength: 1, maxLength: 4 }),
);
const change = fc.oneof(
  fc.record({ every: fc.constant('hands' as const), hands: fc.integer({ min: 1, max: 4 }) }),
  fc.constant({ every: 'orbit' } as const),
);
const seatsFor = (list: readonly GameId[]): fc.Arbitrary<number> =>
  fc.integer({ min: 2, max: Math.min(...list.map((game) => VARIANTS[game].maxSeats)) });

/** Levels that double every few hands, so that tournaments end. */
const makeSteepLevels = (lasts: number): { stakes: ReturnType<typeof makeMixStakes>; lasts: number }[] =>
  Array.from({ length: 10 }, (_, i) => ({ stakes: makeMixStakes(2 ** (i + 1), 2 ** (i + 2)), lasts }));

const tournament = games.chain((list) =>
  fc.record({
    kind: fc.constant('tournament' as const),
    id: fc.constant('model'),
    games: fc.constant(list),
    change: fc.oneof(change, fc.constant({ every: 'level' } as const)),
    seats: seatsFor(list),
    chips: fc.integer({ min: 1, max: 300 }),
    levels: fc.integer({ min: 1, max: 5 }).map(makeSteepLevels),
    levelsBy: fc.constantFrom('hands' as const, 'seconds' as const),
    rules: fc.constantFrom('wsop' as const, 'pokerstars' as const),
  }),
);
const cashTable = games.chain((list) =>
  fc.record({
    kind: fc.constant('cash' as const),
    id: fc.constant('model'),
    games: fc.constant(list),
    change,
    seats: seatsFor(list),
    chips: fc.integer({ min: 100, max: 400 }),
    buyIn: fc.constant({ min: 100, max: 400 }),
  }),
);
const seed = fc.nat();

// What must be true of any session, whatever happens in it. Each step is a command; the model keeps the chips that
// should be on the table, the last big blind and the hands of the rotation.

interface Model {
  chips: number;
  lastBig: number | undefined;
  /** Games of the finished hands. */
  readonly played: GameId[];
  readonly players: Xoshiro256;
  readonly dealer: Xoshiro256;
}
/** The session is replaced when it is restored. */
interface Table {
  session: Session;
}
type Step = fc.Command<Model, Table>;

const isIdle = ({ session }: Table): boolean => session.current === undefined;
const withChips = ({ seats }: Session): number => seats.filter((seat) => (seat?.chips ?? 0) > 0).length;

/** Commands see the model only before they run, so each looks at the table and does nothing when it does not fit. */
const step = (name: string, run: (model: Model, table: Table) => void): Step => ({
  check: () => true,
  run,
  toString: () => name,
});

const start = step('start', (model, table) => {
  const { session } = table;
  const isPossible = isIdle(table) && withChips(session) >= 2;
  const result = session.startHand(model.dealer);
  expect(result.ok).toBe(isPossible);
  if (!result.ok) return;
  const { chairs, positions, hand, game } = result.value;
  expect(new Set(chairs).size).toBe(chairs.length);
  expect(chairs.map((chair) => session.seats[chair]!.chips)).toEqual(hand.plan.setup.stacks);
  expect(chairs).toContain(positions.big);
  if (VARIANTS[game].forced !== 'blinds') return;
  expect(positions.big).not.toBe(model.lastBig);
  expect(chairs.indexOf(positions.big)).toBeLessThanOrEqual(1);
  expect(hand.plan.setup.blinds[chairs.indexOf(positions.big)]).toBe(Math.max(...hand.plan.setup.blinds));
  model.lastBig = positions.big;
});

const act = step('act', (model, { session }) => {
  if (session.hand === undefined || session.hand.phase === OVER) return;
  unwrap(session.act(...decide(session.hand, model.players)));
});

const finish = step('finish', (model, { session }) => {
  const isPossible = session.hand?.phase === OVER;
  const game = session.current?.game;
  expect(session.finishHand().ok).toBe(isPossible);
  if (!isPossible) return;
  model.played.push(game!);
  expect(chipsOnTable(session)).toBe(model.chips);
});

const playOut = step('playOut', (model, { session }) => {
  if (session.current === undefined) return;
  model.played.push(session.current.game);
  playOn(session, model.players);
  expect(chipsOnTable(session)).toBe(model.chips);
});

const restore = step('restore', (_model, table) => {
  const text = makeSessionJson(table.session);
  const restored = unwrap(parseSessionJson(text));
  expect(makeSessionJson(restored)).toBe(text);
  expect(restored.hand?.dealtCards()).toEqual(table.session.hand?.dealtCards());
  table.session = restored;
});

const advance = (seconds: number): Step =>
  step(`advance(${seconds})`, (_model, { session }) => {
    const { level } = session;
    expect(unwrap(session.advanceTime(seconds))).toBeGreaterThanOrEqual(level);
  });

const join = (chair: number, chips: number): Step =>
  step(`join(${chair},${chips})`, (model, table) => {
    const { session } = table;
    const isPossible = isIdle(table) && session.config.kind === 'cash' && session.seats[chair] === null;
    expect(session.join(chair, 'New', chips).ok).toBe(isPossible);
    if (isPossible) model.chips += chips;
  });

const leave = (chair: number): Step =>
  step(`leave(${chair})`, (model, table) => {
    const { session } = table;
    const seat = session.seats[chair];
    const isPossible = isIdle(table) && session.config.kind === 'cash' && (seat ?? null) !== null;
    const result = session.leave(chair);
    expect(result.ok).toBe(isPossible);
    if (result.ok) model.chips -= result.value;
  });

const topUp = (chair: number, chips: number): Step =>
  step(`topUp(${chair},${chips})`, (model, { session }) => {
    if (session.topUp(chair, chips).ok) model.chips += chips;
  });

const chair = fc.nat(9);
const buyIn = fc.integer({ min: 100, max: 400 });
const steps = fc.commands<Model, Table>(
  [
    ...Array.from({ length: 4 }, () => fc.constant(start)),
    ...Array.from({ length: 3 }, () => fc.constant(act)),
    fc.constant(finish),
    ...Array.from({ length: 4 }, () => fc.constant(playOut)),
    fc.constant(restore),
    fc.nat(5).map(advance),
    fc.tuple(chair, buyIn).map(([at, chips]) => join(at, chips)),
    chair.map(leave),
    fc.tuple(chair, buyIn).map(([at, chips]) => topUp(at, chips)),
  ],
  { size: '+1', maxCommands: 200 },
);

const runModel = (options: SessionOptions, cards: number, list: Iterable<Step>): void => {
  const session = unwrap(makeSession(options));
  const model: Model = {
    chips: chipsOnTable(session),
    lastBig: undefined,
    played: [],
    players: rngOf(cards + 1),
    dealer: rngOf(cards),
  };
  fc.modelRun(() => ({ model, real: { session } }), list);
  const { change, games } = session.config;
  if (change.every !== 'hands') return;
  const expected = model.played.map((_, i) => games[Math.floor(i / change.hands) % games.length]);
  expect(model.played).toEqual(expected);
};

describe('whatever happens at a table', () => {
  test.prop([cashTable, seed, steps], { seed: 41, numRuns: 300 })(
    'cash: chips add up, blinds and games take turns',
    (options, cards, list) => runModel(options, cards, list),
  );

  test.prop([tournament, seed, steps], { seed: 42, numRuns: 200 })(
    'tournament: chips add up, blinds and games take turns',
    (options, cards, list) => runModel(options, cards, list),
  );
});

describe('every tournament', () => {
  test.prop([tournament, seed], { seed: 43, numRuns: 150 })(
    'ends with one winner who has all the chips, and everybody has a place',
    (options, cards) => {
      const session = unwrap(makeSession(options));
      const total = options.seats * options.chips;
      const [dealer, players] = [rngOf(cards), rngOf(cards + 1)];
      let lastBig: number | undefined;
      let stacks = session.seats.map((seat) => seat!.chips);
      while (!session.isOver) {
        const { positions, game, chairs } = playHand(session, dealer, players);
        unwrap(session.advanceTime(1));
        expect(session.handNumber).toBeLessThan(MOST_HANDS);
        expect(chipsOnTable(session)).toBe(total);
        expect(chairs.length).toBe(stacks.filter((chips) => chips > 0).length);
        if (VARIANTS[game].forced === 'blinds') {
          expect(positions.big).not.toBe(lastBig);
          lastBig = positions.big;
        }
        stacks = session.seats.map((seat) => seat!.chips);
      }
      const { places, winner, config } = session;
      expect(session.seats[winner!.chair]!.chips).toBe(total);
      expect(places).toEqual(places.toSorted((a, b) => a.place - b.place || a.chair - b.chair));
      expect(places.map(({ chair }) => chair).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: options.seats }, (_, i) => i),
      );
      for (const { place } of places) {
        expect(place).toBe(1 + places.filter((other) => other.place < place).length);
      }
      const paid = places.reduce((sum, { prize }) => sum + prize, 0);
      expect(paid).toBe(
        config.kind === 'tournament' && config.payouts.reduce((sum, prize) => sum + prize, 0),
      );
    },
  );

  test.prop([tournament, seed], { seed: 44, numRuns: 50 })(
    'gives a better place to players who go out later, or in the same hand with more chips',
    (options, cards) => {
      const session = unwrap(makeSession(options));
      const [dealer, players] = [rngOf(cards), rngOf(cards + 1)];
      const exits: { hand: number; chips: number; chair: number }[] = [];
      while (!session.isOver) {
        expect(session.handNumber).toBeLessThan(MOST_HANDS);
        const before = session.seats.map((seat) => seat!.chips);
        playHand(session, dealer, players);
        unwrap(session.advanceTime(1));
        session.seats.forEach((seat, chair) => {
          if (seat!.chips === 0 && before[chair]! > 0) {
            exits.push({ hand: session.handNumber, chips: before[chair]!, chair });
          }
        });
      }
      const placeOf = (chair: number): number => session.places.find((each) => each.chair === chair)!.place;
      for (const one of exits) {
        for (const other of exits) {
          const order = one.hand - other.hand || one.chips - other.chips;
          expect(Math.sign(placeOf(other.chair) - placeOf(one.chair))).toBe(Math.sign(order));
        }
      }
    },
  );
});

describe('a session that is saved in the middle of a hand', () => {
  /** Plays on and returns all cards that were dealt and where it ended. */
  function finishStory(session: Session, dealer: Xoshiro256, players: Xoshiro256): unknown {
    const cards: number[][] = [];
    for (let hands = 0; hands < 12 && !session.isOver; hands++) {
      if (session.current === undefined) unwrap(session.startHand(dealer));
      const { hand } = session;
      playOn(session, players);
      cards.push(hand!.dealtCards());
    }
    return { cards, end: makeSessionJson(session) };
  }

  test.prop([tournament, seed, fc.nat(120)], { seed: 45, numRuns: 150 })(
    'goes on with the same cards to the same end',
    (options, cards, decisions) => {
      const session = unwrap(makeSession(options));
      const [dealer, players] = [rngOf(cards), rngOf(cards + 1)];
      unwrap(session.startHand(dealer));
      for (let i = 0; i < decisions; i++) {
        if (session.hand!.phase === OVER) {
          unwrap(session.finishHand());
          if (session.isOver) break;
          unwrap(session.startHand(dealer));
        } else unwrap(session.act(...decide(session.hand!, players)));
      }
      const restored = unwrap(parseSessionJson(makeSessionJson(session)));
      const again = finishStory(restored, dealer.clone(), players.clone());
      expect(finishStory(session, dealer, players)).toEqual(again);
    },
  );
});
