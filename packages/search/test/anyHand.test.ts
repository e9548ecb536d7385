import { below, Xoshiro256, type Rng } from '@doorcard/cards';
import { streamOf } from '@doorcard/cpu';
import {
  act,
  GAMES,
  Hand,
  HandFrame,
  listEvents,
  makePlan,
  makeView,
  OVER,
  VARIANTS,
  type Action,
  type GameId,
  type View,
} from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { believe } from '../src/belief/belief.js';
import { evaluate, Evaluation } from '../src/evaluation.js';
import { makeLv3 } from '../src/lv3/lv3.js';
import { findPolicy, findUsualTypes } from '../src/usualTypes.js';
import { makeStakes } from './handScript.js';

/** Something legal; folds are rare, so that hands go on, and draws are long, so that decks run out. */
function actAtRandom(view: View, rng: Rng): Action {
  const { fold, check, call, bringIn, raise, draw } = view.legal!;
  if (draw !== undefined) return { type: 'draw', discard: view.mine!.cards.filter(() => below(rng, 3) > 0) };
  const options: Action[] = [];
  if (fold && below(rng, 6) === 0) options.push({ type: 'fold' });
  if (check) options.push({ type: 'check' });
  if (call !== undefined) options.push({ type: 'call' });
  if (bringIn !== undefined) options.push({ type: 'bringIn' });
  if (raise !== undefined && below(rng, 2) === 0) options.push({ type: 'raise', to: raise.min });
  return options[below(rng, options.length)] ?? { type: 'fold' };
}

/** Random hands of a game with two players up to the most, stacks from one bet to many. */
function playHands(game: GameId, look: (view: View, hand: Hand) => void): Set<string> {
  const rng = Xoshiro256.fromSeed(21n);
  const kinds = new Set<string>();
  const { maxSeats } = VARIANTS[game];
  for (let number = 0; number < 6; number++) {
    const seats = number % 2 === 0 ? maxSeats : Math.min(maxSeats, 1 + number);
    const setup = makeStakes(game, seats);
    const stacks = setup.stacks.map(() => 60 + below(rng, 2000));
    const hand = new Hand(makePlan({ ...setup, stacks }));
    hand.deal({ kind: 'rng', rng });
    while (hand.phase !== OVER) {
      const view = makeView(hand, hand.actor);
      if (below(rng, 24) === 0) look(view, hand);
      const done = act(hand, hand.actor, actAtRandom(view, rng));
      if (!done.ok) throw done.error;
    }
    for (const { type } of listEvents(hand)) kinds.add(type);
    if (hand.hasCommunityCard) kinds.add('community');
    if (hand.allIn !== 0) kinds.add('allIn');
  }
  return kinds;
}

const lv3 = makeLv3('lv3', { worlds: 4, particles: 30 });

describe.each(GAMES)('%s', (game) => {
  test('level 3 decides in any hand: reshuffles, all-ins, community cards, full tables', () => {
    let decisions = 0;
    const kinds = playHands(game, (view, hand) => {
      const { action } = lv3.decide(view, streamOf(1, 2, view.seat!, decisions++)) as { action: Action };
      const copy = new Hand(hand.plan);
      hand.copyTo(copy);
      copy.resume(Xoshiro256.fromSeed(1n));
      expect(act(copy, view.seat!, action).ok).toBe(true);
    });
    expect(decisions).toBeGreaterThan(3);
    expect(kinds.has('allIn')).toBe(true);
    if (VARIANTS[game].streets.some(({ draw }) => draw === true)) expect(kinds.has('reshuffle')).toBe(true);
    if (VARIANTS[game].forced === 'bringIn') expect(kinds.has('community')).toBe(true);
  });

  test('other hidden cards, another stub and other discards change nothing', () => {
    let compared = 0;
    playHands(game, (view) => {
      if (compared >= 2) return;
      compared++;
      const frame = new HandFrame(view);
      const belief = believe(view, findUsualTypes(game), {
        rng: Xoshiro256.fromSeed(1n),
        particles: 30,
        mostListed: 40,
      });
      const other = frame.makeHand();
      frame.fill(other, belief.sample(Xoshiro256.fromSeed(2n)).cards, Xoshiro256.fromSeed(3n));
      const again = makeView(other, view.seat);
      const judge = (seen: View) => {
        const rng = Xoshiro256.fromSeed(5n);
        const held = believe(seen, findUsualTypes(game), { rng, particles: 30, mostListed: 40 });
        return evaluate(seen, { belief: held, base: findPolicy('lv2'), worlds: 4, rng });
      };
      expect(judge(again)).toEqual(judge(view));
    });
    expect(compared).toBe(2);
  });
});

test('what level 3 remembers of a hand changes none of its decisions', () => {
  const kept = makeLv3('lv3', { worlds: 20, particles: 30 });
  for (let number = 1; number <= 2; number++) {
    const hand = new Hand(makePlan(makeStakes('stud', 3)));
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(BigInt(number)) });
    for (let decision = 0; hand.phase !== OVER; decision++) {
      const view = makeView(hand, hand.actor);
      const fresh = makeLv3('lv3', { worlds: 20, particles: 30 });
      const decided = kept.decide(view, streamOf(1, number, view.seat!, decision));
      expect(decided).toEqual(fresh.decide(view, streamOf(1, number, view.seat!, decision)));
      act(hand, view.seat!, (decided as { action: Action }).action);
    }
  }
});

test('worlds added in parts give the verdict of all at once, and counts do not change it', () => {
  const hand = new Hand(makePlan(makeStakes('stud8', 2)));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(3n) });
  const view = makeView(hand, hand.actor);
  const open = (counts: boolean): Evaluation => {
    const rng = Xoshiro256.fromSeed(9n);
    const belief = believe(view, findUsualTypes('stud8'), { rng });
    return new Evaluation(view, { belief, base: findPolicy('lv2'), rng, counts });
  };
  const whole = open(false);
  whole.add(120);
  const parts = open(true);
  for (const worlds of [1, 19, 50, 50]) parts.add(worlds);
  const { actions, ...rest } = parts.verdict();
  expect({ ...rest, actions: actions.map((each) => ({ ...each, counts: undefined })) }).toEqual(
    whole.verdict(),
  );
  for (const { counts } of actions) {
    expect(counts).toMatchObject({ worlds: 120 });
    expect(counts!.scooped).toBeLessThanOrEqual(counts!.high);
    expect(counts!.allFolded + counts!.showdowns + counts!.folds[view.seat!]!).toBe(120);
  }
});
