import { unwrap, Xoshiro256 } from '@doorcard/cards';
import {
  decodeAction,
  encodeAction,
  GAMES,
  Hand,
  listDecisions,
  makeDefaultSetup,
  makePlan,
  makeView,
  rewind,
  RULE_SETS,
  type GameId,
} from '@doorcard/engine';
import { isSameAction } from '@doorcard/cpu';
import { findPolicy } from '@doorcard/search';
import { describe, expect, test } from 'vitest';
import { reviewHand, type ReviewOptions } from '../../src/review/handReview.js';
import { makeMixedModel, makeSeatedModel } from '../../src/verdict/opponentModel.js';
import { Judge } from '../../src/verdict/judge.js';
import { findThreshold } from '../../src/verdict/label.js';
import { listOwnDecisions } from '../../src/verdict/ownDecision.js';
import { playScene } from './scenes.js';

/** A hand of computer players; seat 0 calls too much, so that it decides often. */
function playHand(game: GameId, seats: number, seed: bigint): Hand {
  const players = Array.from({ length: seats }, (_, seat) => findPolicy(seat === 0 ? 'station' : 'lv2'));
  const hand = new Hand(makePlan(makeDefaultSetup(game, seats, RULE_SETS.wsop)));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(seed) });
  for (let decision = 0; hand.actor >= 0; decision++) {
    const seat = hand.actor;
    const { action } = players[seat]!.decide(makeView(hand, seat), Xoshiro256.fromSeed(BigInt(decision)));
    hand.act(...encodeAction(hand, action));
  }
  return hand;
}

const options = (game: GameId): ReviewOptions => ({
  model: makeMixedModel(game),
  seed: 5n,
  worlds: 100,
  most: 100,
  spread: false,
});

describe.each(GAMES)('%s', (game) => {
  const hand = playHand(game, 3, 8n);

  test('own decisions are the decisions of the hand, in order, with what the seat knew', () => {
    const decisions = listDecisions(hand);
    for (const { place, view, action } of listOwnDecisions(hand, 0)) {
      const before = rewind(hand, place);
      expect(view.actor).toBe(0);
      const { code, amount } = decisions[place]!;
      expect(encodeAction(before, action)).toEqual([code, amount]);
      expect(decodeAction(before, decisions[place]!)).toEqual(action);
    }
  });

  test('a review judges each of them, and twice the same', () => {
    const review = unwrap(reviewHand(hand, 0, options(game)));
    expect(review.decisions.map(({ place }) => place)).toEqual(
      listOwnDecisions(hand, 0).map(({ place }) => place),
    );
    for (const { verdict } of review.decisions) {
      expect(verdict.worlds).toBe(100);
      expect(verdict.actions[0]!.loss).toEqual({ mean: 0, low: 0, high: 0 });
      const isBest = isSameAction(verdict.actions[0]!.action, verdict.taken);
      if (!isBest) expect(verdict.counted).toEqual(verdict.loss);
      expect(verdict.counted.low).toBeLessThanOrEqual(verdict.counted.high);
      for (const { value, loss, counts } of verdict.actions) {
        expect(value.low).toBeLessThanOrEqual(value.high);
        expect(loss.low).toBeLessThanOrEqual(loss.high);
        expect(counts!.worlds).toBe(100);
      }
    }
    expect(unwrap(reviewHand(hand, 0, options(game)))).toEqual(review);
  });
});

test('an action that looks best is too close to call as long as another could be better', () => {
  const labels = (['holdem', 'razz'] as const).flatMap((game) =>
    listOwnDecisions(playHand(game, 3, 8n), 0).map(({ view, action }) => {
      const model = makeMixedModel(game);
      const judge = (taken: typeof action, worlds: number) => {
        const made = new Judge({ view, taken, model, seed: 3n });
        made.add(worlds);
        return made.verdict();
      };
      const best = judge(action, 400).actions[0]!.action;
      const { loss, label, pot } = judge(best, 400);
      expect([loss.mean, loss.low]).toEqual([0, 0]);
      expect(label).toBe(loss.high > findThreshold('inaccuracy', pot) ? 'tooClose' : 'best');
      return label;
    }),
  );
  expect(new Set(labels)).toEqual(new Set(['tooClose', 'best']));
});

test('what others hold, the stub and later cards do not change a verdict', () => {
  const early = ['d dh p1 As2s3d', 'd dh p2 ????Kh', 'p2 pb', 'p1 cbr 40'];
  const review = (others: string, later: readonly string[]) => {
    const hand = playScene('razz', 2, [...early.map((action) => action.replace('????', others)), ...later]);
    const { view, action } = listOwnDecisions(hand, 0)[0]!;
    const judge = new Judge({ view, taken: action, model: makeMixedModel('razz'), seed: 3n });
    judge.add(200);
    return judge.verdict();
  };
  const first = review('????', ['p2 f']);
  expect(review('4c5c', ['p2 f'])).toEqual(first);
  expect(review('QcQd', ['p2 cc', 'd dh p1 5h', 'd dh p2 9d', 'p1 cbr 40', 'p2 f'])).toEqual(first);
});

test('programs that sat there are played out; people and slow ones are taken for usual players', () => {
  const model = makeSeatedModel('stud', [null, 'lv1', 'lv3', 'lv2:1', null, 'lv4', './mine.mjs'], 0);
  expect(model.replaced).toEqual(['lv3', '', 'lv4', './mine.mjs']);
  const names = model.types.map(({ player }) => player.name);
  expect(new Set(names).size).toBe(names.length);
  for (const seat of [0, 2, 4, 5, 6]) expect(model.weights!(seat)).toBeUndefined();
  const likely = (seat: number) => names.filter((_, i) => model.weights!(seat)![i]! > 0);
  expect(likely(1)).toEqual(['lv1']);
  expect(likely(3)).toEqual(['lv2']);
  // Level 1 is slow in board games. The judged seat itself is nobody's opponent.
  expect(makeSeatedModel('holdem', ['lv1', 'lv1:rock', 'lv2:4'], 1).replaced).toEqual(['lv1']);
  expect(makeSeatedModel('razz', ['lv3', 'lv2:4'], 0)).not.toHaveProperty('replaced');
});

test('the opponents that are judged against are those that sat there', () => {
  const hand = playHand('razz', 3, 8n);
  const { view, action } = listOwnDecisions(hand, 0)[0]!;
  const judgeAgainst = (players: readonly (string | null)[]) => {
    const judge = new Judge({ view, taken: action, model: makeSeatedModel('razz', players, 0), seed: 3n });
    judge.add(100);
    return judge.verdict();
  };
  const maniacs = judgeAgainst([null, 'maniac', 'maniac']);
  expect(maniacs.source).toEqual({ kind: 'rollouts', model: 'seated' });
  expect(maniacs.opponents.length).toBeGreaterThan(0);
  for (const opponent of maniacs.opponents) expect(opponent).toMatchObject({ type: 'maniac', typeShare: 1 });
  expect(judgeAgainst([null, 'lv3', 'maniac']).source).toEqual({
    kind: 'rollouts',
    model: 'seated',
    replaced: ['lv3'],
  });
});

test('hands that cannot be judged are refused with a reason', () => {
  const hidden = playScene('razz', 2, ['d dh p1 ????3d', 'd dh p2 ????Kh', 'p2 pb', 'p1 cbr 40', 'p2 f']);
  const refused = reviewHand(hidden, 0, options('razz'));
  expect(!refused.ok && refused.error.code).toBe('review/unknown-cards');
  const noSeat = reviewHand(hidden, 7, options('razz'));
  expect(!noSeat.ok && noSeat.error.code).toBe('review/no-such-seat');
});
