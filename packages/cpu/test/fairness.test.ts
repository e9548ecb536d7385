import { describe, expect, test } from 'vitest';
import { shuffle, Xoshiro256, type Card, type Rng } from '@doorcard/cards';
import { GAMES, Hand, listEvents, makeView, type GameId, type Seat, type View } from '@doorcard/engine';
import { expectEqual } from '../../../test/shared/equal.js';
import type { CpuPlayer } from '../src/player.js';
import { isSampled } from './legality.js';
import { codeOf, playHands, seatLevel, type Code, type Moment } from './selfPlay.js';
import { LEVELS, type Level } from './usualPlayers.js';

/** Sampled decisions are slow, and players who never fold have many. */
const countHands = (game: GameId, level: Level): number =>
  isSampled(game, level) ? 14 : level === 'lv1' || level === 'lv2' ? 100 : 25;

/** In the order of the deal: whether the seat saw the card. Undefined when cards were dealt a second time. */
function listKnown(hand: Hand, seat: Seat): boolean[] | undefined {
  const known: boolean[] = [];
  for (const event of listEvents(hand)) {
    if (event.type === 'reshuffle') return undefined;
    if (event.type === 'deal') for (const { up } of event.cards) known.push(up || event.seat === seat);
    if (event.type === 'draw') for (const _ of event.cards) known.push(event.seat === seat);
    if (event.type === 'board') for (const _ of event.cards) known.push(true);
  }
  return known;
}

/**
 * The same hand from the dealer's side with everything exchanged that the seat has not seen: the down cards of the
 * others, what they threw and drew, folded hands, the stub.
 */
function dealTwin(hand: Hand, seat: Seat, codes: readonly Code[], rng: Rng): Hand | undefined {
  const known = listKnown(hand, seat);
  if (known === undefined) return undefined;
  const dealt = hand.dealtCards();
  expectEqual(known.length, dealt.length);
  const seen = dealt.filter((_, i) => known[i]);
  const unseen = shuffle(
    Array.from({ length: 52 }, (_, card) => card).filter((card) => !seen.includes(card)),
    rng,
  );
  const cards = dealt.map((card, i): Card => (known[i] ? card : unseen.pop()!));
  const twin = new Hand(hand.plan);
  twin.deal({ kind: 'script', cards });
  for (const code of codes) if (!twin.act(...code)) throw new Error('the twin was played otherwise');
  return twin;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

/** Calls `check` at decisions of hands that the level plays, with the same hand dealt otherwise. */
function lookAtTwins(
  game: GameId,
  level: Level,
  check: (moment: Moment, twin: View) => void,
): { twins: number; exchanged: number } {
  const rng = Xoshiro256.fromSeed(77n);
  let [twins, exchanged] = [0, 0];
  let hand: Hand | undefined;
  let codes: Code[] = [];
  playHands({
    game,
    hands: countHands(game, level),
    seed: 5,
    players: (seats) => seatLevel(level, seats),
    look: (moment) => {
      if (moment.hand !== hand) codes = [];
      hand = moment.hand;
      const twin = dealTwin(hand, moment.seat, codes, rng);
      codes.push(codeOf(moment));
      if (twin === undefined) return;
      twins++;
      if (twin.dealtCards().some((card, i) => card !== hand!.dealtCards()[i])) exchanged++;
      check(moment, makeView(twin, moment.seat));
    },
  });
  return { twins, exchanged };
}

describe.each(LEVELS)('%s', (level) => {
  test.each(GAMES)('decides the same in %s whatever it cannot see', (game) => {
    const { twins, exchanged } = lookAtTwins(game, level, ({ player, decision, view, stream }, twin) => {
      expectEqual(twin, view);
      expectEqual(player.decide(twin, stream()), decision);
    });
    expect(twins).toBeGreaterThan(20);
    // Now and then the cards fall the same way again, but hardly ever.
    expect(exchanged).toBeGreaterThan(0.95 * twins);
  });

  test.each(GAMES)(
    'decides the same in %s from a view that went through JSON, and leaves it alone',
    (game) => {
      let previous: { player: CpuPlayer; view: View } | undefined;
      let views = 0;
      playHands({
        game,
        hands: countHands(game, level),
        seed: 6,
        players: (seats) => seatLevel(level, seats),
        look: ({ player, decision, view, stream }) => {
          const read = JSON.parse(JSON.stringify(view)) as View;
          freeze(read);
          // Whatever it decided in between must not linger.
          previous?.player.decide(previous.view, stream());
          expectEqual(player.decide(read, stream()), decision);
          previous = { player, view: read };
          views++;
        },
      });
      expect(views).toBeGreaterThan(20);
    },
  );
});

test('no field of the view says who else is a computer', () => {
  const words = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) for (const key of Object.keys(value)) words.add(key.toLowerCase());
    Object.values(value).forEach(collect);
  };
  for (const game of GAMES) {
    playHands({
      game,
      hands: 4,
      seed: 8,
      players: (seats) => seatLevel('random', seats),
      look: ({ view }) => collect(view),
    });
  }
  expect(words).toContain('seats');
  for (const word of ['kind', 'human', 'player', 'seed', 'deck', 'stub', 'rng'])
    expect(words).not.toContain(word);
});
