import { Xoshiro256 } from '@doorcard/cards';
import { playHand, streamOf } from '@doorcard/cpu';
import { Hand, makeDefaultSetup, makePlan, RULE_SETS, type GameId, type View } from '@doorcard/engine';
import { believe, evaluate, findPolicy, findUsualTypes, makeLv3 } from '@doorcard/search';

const SPOTS: readonly (readonly [GameId, seats: number])[] = [
  ['badugi', 3],
  ['stud8', 2],
  ['2-7-triple', 2],
  ['limit-holdem', 2],
];

/** Verdicts and decisions of level 3 in the last spots of a few hands, as JSON: every digit of them. */
export function judgeSpots(): string {
  const verdicts = SPOTS.map(([game, seats]) => {
    const hand = new Hand(makePlan(makeDefaultSetup(game, seats, RULE_SETS.wsop)));
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(5n) });
    const views: View[] = [];
    const players = Array.from({ length: seats }, () => findPolicy('station'));
    void playHand({ hand, players, table: 1, number: 1, onDecision: (view) => views.push(view) });
    const view = views[Math.floor((2 * views.length) / 3)]!;
    const rng = streamOf(1, 2, 3, 4);
    const belief = believe(view, findUsualTypes(game), { rng, particles: 60, mostListed: 100 });
    const verdict = evaluate(view, {
      belief,
      base: findPolicy('lv2'),
      worlds: 40,
      rng,
      race: true,
      counts: true,
    });
    const decided = makeLv3('lv3', { worlds: 20, particles: 40 }).decide(view, streamOf(1, 2, 3, 5));
    return { game, verdict, decided };
  });
  return JSON.stringify(verdicts);
}
