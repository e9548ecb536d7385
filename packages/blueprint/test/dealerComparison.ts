import { below, unwrap, Xoshiro256, type Card, type Rng } from '@doorcard/cards';
import {
  CALL as DEALER_CALL,
  DRAW,
  DRAWING,
  FOLD as DEALER_FOLD,
  Hand,
  makeDefaultSetup,
  makePlan,
  makeView,
  POST_BRING_IN,
  RAISE as DEALER_RAISE,
  RULE_SETS,
} from '@doorcard/engine';
import { expectEqual } from '../../../test/shared/equal.js';
import { findAbstraction, USUAL_ABSTRACTIONS, type TrainedGame } from '../src/abstractions.js';
import { BadugiDeal } from '../src/badugi/badugiDeal.js';
import { findDiscards } from '../src/badugi/discards.js';
import { CALL, FOLD, KINDS, RAISE } from '../src/game/bettingTree.js';
import { DRAW_COUNTS, type PlayerIndex } from '../src/game/compiledGame.js';
import type { Deal } from '../src/game/deal.js';
import { findPlace } from '../src/place.js';
import type { StudDeal } from '../src/stud/studDeal.js';

/**
 * Plays random hands in the compiled game and in the dealer at the same time and compares who acts, what is legal, where
 * `findPlace` sees the hand, its bucket, and what both players win.
 */
export function compareWithDealer(game: TrainedGame, deals: number, seed: bigint): void {
  const abstraction = unwrap(findAbstraction(USUAL_ABSTRACTIONS[game]));
  const rng = Xoshiro256.fromSeed(seed);
  const hand = new Hand(makePlan(makeDefaultSetup(game, 2, RULE_SETS.wsop)));
  const cards = abstraction.openDeal(abstraction);
  for (let i = 0; i < deals; i++) playOne(abstraction, hand, cards, rng, i % 20 === 0);
}

type Compiled =
  ReturnType<typeof findAbstraction> extends infer R
    ? Extract<R, { ok: true }> extends { value: infer A }
      ? A
      : never
    : never;

function playOne(abstraction: Compiled, hand: Hand, cards: Deal, rng: Rng, checksView: boolean): void {
  const { game } = abstraction;
  cards.deal(rng);
  const script = listFirstCards(cards);
  hand.deal({ kind: 'script', cards: script });
  const used = [4, 4];
  let [context, paid, first]: [number, number, number] = [0, game.stakes.ante, 0];
  const slots: [number, number] = [0, 0];
  const unit = hand.plan.smallBet / game.stakes.smallBet;
  let folder: PlayerIndex | undefined;
  let lost = 0;
  rounds: for (const [at, round] of game.rounds.entries()) {
    const check = (seat: number, state: number): void => {
      expectEqual(hand.actor, seat);
      if (!checksView) return;
      const view = makeView(hand, seat);
      const place = findPlace(game, view);
      expectEqual(JSON.stringify(place), JSON.stringify({ round: at, context, state, first, player: seat }));
      expectEqual(abstraction.bucketOf(view), cards.buckets[seat as PlayerIndex][slots[seat]!]!);
    };
    if (round.kind === 'draw') {
      const { player } = round;
      first = player;
      expectEqual(hand.phase, DRAWING);
      check(player, 0);
      const slot = slots[player];
      const allowed = [0, 1, 2, 3].filter((count) => (cards.draws[player][slot]! >> count) & 1);
      const count = allowed[below(rng, allowed.length)]!;
      const deal = cards as BadugiDeal;
      const held = deal.handAt(player, slot);
      const discards = held.filter((_, i) => (findDiscards(held, 0, count) >> i) & 1);
      expectEqual(discards.length, count);
      // Cards are dealt when both have discarded: first those of player 0.
      script.push(...deal.pileOf(player).slice(used[player], used[player]! + count));
      used[player]! += count;
      const places = discards.reduce((bits, card) => bits | (1 << hand.holes[player]!.indexOf(card)), 0);
      expectEqual(hand.act(DRAW + places), true);
      slots[player] = DRAW_COUNTS * slot + 1 + count;
      if (cards.buckets[player][slots[player]]! < 0) cards.fill(player, slots[player]);
      context = round.next[context * DRAW_COUNTS + count]!;
      continue;
    }
    if (at > 0 && game.slotStep === 0) {
      for (const seat of [0, 1] as const) {
        const held = [...hand.holes[seat]!].sort((a, b) => a - b);
        expectEqual(held.join(), (cards as BadugiDeal).handAt(seat, slots[seat]).join());
      }
    }
    const { tree } = round;
    first = round.first ?? cards.firsts[at]!;
    for (let state = 0; ;) {
      const seat = (first ^ tree.roles[state]!) as PlayerIndex;
      check(seat, state);
      const kinds = Array.from({ length: tree.counts[state]! }, (_, i) => tree.firsts[state]! + i);
      expectEqual(
        hand.legalBits(),
        kinds.reduce((bits, kind) => bits | (1 << codeOf(kind, hand)), 0),
      );
      // Folds are rare, so that most hands go on.
      const open = kinds.filter((kind) => kind !== FOLD || below(rng, 6) === 0);
      const kind = open[below(rng, open.length)]!;
      expectEqual(hand.act(codeOf(kind, hand)), true);
      if (kind === FOLD) {
        folder = seat;
        lost = paid + tree.paid[state]!;
        break rounds;
      }
      const next = tree.next[state * KINDS + kind]!;
      if (next >= 0) {
        state = next;
        continue;
      }
      paid += tree.ends[-1 - next]!.paid;
      const table = round.next[first as PlayerIndex];
      context = (table[context * tree.ends.length - 1 - next] ?? 0) + (round.pots[paid] ?? 0);
      break;
    }
    if (at + 1 < game.rounds.length) {
      slots[0] += game.slotStep;
      slots[1] += game.slotStep;
    }
  }
  expectEqual(hand.actor, -1);
  const won = hand.stackOf(0) - hand.plan.stacks[0]!;
  if (folder !== undefined) expectEqual(won, (folder === 0 ? -lost : lost) * unit);
  else {
    const lead = cards.ranks[0][slots[0]]! - cards.ranks[1][slots[1]]!;
    expectEqual(won, (Math.max(-2, Math.min(2, lead)) / 2) * paid * unit);
  }
}

/** As a code of the dealer. */
function codeOf(kind: number, hand: Hand): number {
  if (kind === FOLD) return DEALER_FOLD;
  if (kind === RAISE) return DEALER_RAISE;
  if (kind !== CALL) throw new Error(`unknown kind ${kind}`);
  return hand.isBringInDue ? POST_BRING_IN : DEALER_CALL;
}

/** The cards in the order in which the dealer takes them; those of draws are added later. */
function listFirstCards(cards: Deal): Card[] {
  if (cards instanceof BadugiDeal) return [...cards.pileOf(0).slice(0, 4), ...cards.pileOf(1).slice(0, 4)];
  const [a, b] = (cards as StudDeal).hands;
  const streets = [3, 4, 5, 6].flatMap((place) => [a[place]!, b[place]!]);
  return [...a.subarray(0, 3), ...b.subarray(0, 3), ...streets];
}
