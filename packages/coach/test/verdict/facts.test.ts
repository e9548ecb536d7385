import { Xoshiro256 } from '@doorcard/cards';
import { isSameAction, playHand } from '@doorcard/cpu';
import {
  Hand,
  makeDefaultSetup,
  makePlan,
  RULE_SETS,
  VARIANTS,
  type Action,
  type GameId,
  type View,
} from '@doorcard/engine';
import { believe, Evaluation, findPolicy, findUsualTypes, type ActionTally } from '@doorcard/search';
import { expect, test } from 'vitest';
import { listFacts } from '../../src/verdict/facts.js';
import { Judge } from '../../src/verdict/judge.js';
import { makeMixedModel } from '../../src/verdict/opponentModel.js';
import { compareStrength, slowRank } from '../drill/slowRank.js';

// What the coach says about a decision, computed again: the price from the events, the counts from the cards at the end
// of every rollout with slow evaluators. Nothing here is shared with the code that says it.

const GAMES = ['badugi', 'stud', 'razz', 'stud8'] as const;

/** Some decisions of a hand of loose players, spread over its streets. */
function listViews(game: GameId, seats: number, seed: bigint, count: number): View[] {
  const views: View[] = [];
  for (let number = 1; views.length < 4 * count; number++) {
    const hand = new Hand(makePlan(makeDefaultSetup(game, seats, RULE_SETS.wsop)));
    hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(seed + BigInt(number)) });
    const players = Array.from({ length: seats }, (_, seat) => findPolicy(seat === 0 ? 'station' : 'lv1'));
    void playHand({
      hand,
      players,
      table: 1,
      number,
      onDecision: (view) => {
        if (view.seat === 0) views.push(view);
      },
    });
  }
  return views.filter((_, i) => i % 4 === 3).slice(0, count);
}

/** The pot and the cost of a call, from what everybody put in. */
function recountPrice({ events, seat }: View): { pot: number; call: number } {
  const bets = new Map<number, number>();
  let pot = 0;
  let streets = 0;
  for (const event of events) {
    // Blinds are bets of the first street and come before its name.
    if (event.type === 'street' && streets++ > 0) bets.clear();
    if (event.type === 'ante') pot += event.chips;
    if (event.type === 'blind' || event.type === 'call' || event.type === 'bringIn') {
      pot += event.chips;
      bets.set(event.seat, (bets.get(event.seat) ?? 0) + event.chips);
    }
    if (event.type === 'raise') {
      pot += event.to - (bets.get(event.seat) ?? 0);
      bets.set(event.seat, event.to);
    }
  }
  return { pot, call: Math.max(0, ...bets.values()) - (bets.get(seat!) ?? 0) };
}

test.each(GAMES)('%s: the price, and what level 2 does', (game) => {
  for (const view of listViews(game, 3, 100n, 5)) {
    const taken = findPolicy('station').choose(view, Xoshiro256.fromSeed(1n));
    const judge = new Judge({ view, taken, model: makeMixedModel(game), seed: 2n, particles: 200 });
    judge.add(20);
    const verdict = judge.verdict();
    const facts = listFacts(view, verdict);
    const price = facts.find(({ code }) => code === 'price');
    const { pot, call } = recountPrice(view);
    expect(pot).toBe(view.pot);
    if (price === undefined) expect([0, undefined]).toContain(view.legal!.draw === undefined ? call : 0);
    else expect(price).toEqual({ code: 'price', needed: call / (pot + call) });
    const { action, reason } = findPolicy('lv2').decide(view, Xoshiro256.fromSeed(2n));
    const book = facts.find((fact) => fact.code === 'book')!;
    expect(book).toEqual({
      code: 'book',
      action,
      isBest: isSameAction(action, verdict.actions[0]!.action),
      reason: { code: reason.code, rule: reason.rule, data: { ...reason.data } },
    });
    // Numbers about an action are those of its own rollouts.
    for (const fact of facts) {
      if (fact.code !== 'wins') continue;
      const counts = verdict.actions.find((each) => isSameAction(each.action, fact.action))!.counts!;
      expect([fact.share, fact.finalPot]).toEqual([counts.share, counts.finalPot]);
    }
  }
});

interface Recount {
  worlds: number;
  allFolded: number;
  showdowns: number;
  share: number;
  high: number;
  low: number;
  scooped: number;
  quartered: number;
}

/** The end of one rollout, from the cards alone; everybody has chips left, so there is one pot. */
function recount(game: GameId, hand: Hand, hero: number, into: Recount): void {
  into.worlds++;
  const { rankings } = VARIANTS[game].showdown;
  const live = Array.from({ length: hand.plan.seats }, (_, seat) => seat).filter(
    (seat) => ((hand.live >> seat) & 1) === 1,
  );
  const [high, low] =
    live.length === 1
      ? [live, []]
      : rankings.map((ranking) => findWinners(live.map((seat) => [seat, strengthOf(ranking, hand, seat)])));
  const partOf = (winners: readonly number[]): number => (winners.includes(hero) ? 1 / winners.length : 0);
  const isSplit = low !== undefined && low.length > 0;
  const share = isSplit ? (partOf(high!) + partOf(low)) / 2 : partOf(high!);
  if (live.length > 1) into.showdowns++;
  else if (live[0] === hero) into.allFolded++;
  into.share += share;
  if (partOf(high!) > 0) into.high++;
  if (isSplit && partOf(low) > 0) into.low++;
  if (share === 1) into.scooped++;
  if (isSplit && share > 0 && share <= 0.25) into.quartered++;
}

function strengthOf(ranking: string, hand: Hand, seat: number): readonly number[] | null {
  const cards = [...hand.holes[seat]!.subarray(0, hand.cardCount(seat))];
  const board = [...hand.board.subarray(0, hand.boardCount)];
  return slowRank(ranking, cards, board, false)?.strength ?? null;
}

function findWinners(
  hands: readonly (readonly [seat: number, strength: readonly number[] | null])[],
): number[] {
  return hands.flatMap(([seat, mine]) =>
    mine !== null && hands.every(([, other]) => other === null || compareStrength(mine, other) >= 0)
      ? [seat]
      : [],
  );
}

test.each(GAMES)('%s: what the rollouts counted', (game) => {
  for (const view of listViews(game, 2, 200n, 2)) {
    const rng = Xoshiro256.fromSeed(5n);
    const belief = believe(view, findUsualTypes(game), { rng, particles: 200 });
    const evaluation = new Evaluation(view, { belief, base: findPolicy('lv2'), rng, counts: true });
    const counts = evaluation.actions.map((): Recount => ({
      worlds: 0,
      allFolded: 0,
      showdowns: 0,
      share: 0,
      high: 0,
      low: 0,
      scooped: 0,
      quartered: 0,
    }));
    const { rollout } = evaluation;
    const play = rollout.play.bind(rollout);
    rollout.play = (action: Action) => {
      const chips = play(action);
      recount(game, rollout.hand, view.seat!, counts[evaluation.actions.indexOf(action)]!);
      return chips;
    };
    evaluation.add(40);
    for (const { action, counts: told } of evaluation.verdict().actions) {
      const { share, ...own } = counts[evaluation.actions.indexOf(action)]!;
      const { finalPot: _, folds, share: toldShare, ...rest }: ActionTally = told!;
      expect(rest).toEqual(own);
      // Odd chips go to one of two winners.
      expect(toldShare).toBeCloseTo(share / own.worlds, 2);
      expect(folds[1]! + (action.type === 'fold' ? 0 : folds[0]!)).toBeGreaterThanOrEqual(own.allFolded);
    }
  }
});
