import type { Rng } from '@doorcard/cards';
import { KINDS } from '../game/bettingTree.js';
import { DRAW_COUNTS, type CompiledGame, type PlayerIndex } from '../game/compiledGame.js';
import type { Deal } from '../game/deal.js';
import type { PlayerTables } from '../train/tables.js';

/** The most decisions that a player has in one betting round. */
const MOST_DECISIONS = 8;
const ALL_KINDS = -1;
const WORD = 2 ** 32;

/** What one player wins from another. */
export interface PairedResult {
  /** In small bets per hand. */
  readonly mean: number;
  /** Its standard error. */
  readonly error: number;
  readonly hands: number;
  /** The share of deals in which both hands went the same way, and nobody gained. */
  readonly same: number;
}

/**
 * A match of two strategies in a compiled game. Every deal is played from both seats with the same random numbers: each
 * decision has its own number, and only where the frequencies differ around it do the two hands part. The mean is that of
 * any match; strategies that are nearly the same need far fewer deals.
 */
export class PairedMatch {
  /** By player, round and decision in the round: a number from 0 to 1. */
  private readonly chances: readonly [Float64Array, Float64Array];
  private readonly decisions = [0, 0];

  constructor(
    private readonly game: CompiledGame,
    private readonly cards: Deal,
    private readonly players: readonly [PlayerTables, PlayerTables],
  ) {
    const open = (): Float64Array => new Float64Array(game.rounds.length * MOST_DECISIONS);
    this.chances = [open(), open()];
  }

  play(deals: number, rng: Rng): PairedResult {
    const { cards, chances } = this;
    const [first, second] = this.players;
    let [sum, squares, same] = [0, 0, 0];
    for (let i = 0; i < deals; i++) {
      cards.deal(rng);
      for (const each of chances) for (let k = 0; k < each.length; k++) each[k] = rng.nextUint32() / WORD;
      const won = this.playHand(first, second) - this.playHand(second, first);
      sum += won;
      squares += won * won;
      if (won === 0) same++;
    }
    // Two hands of a deal, and units of the game.
    const scale = 1 / (2 * this.game.stakes.smallBet);
    const mean = sum / deals;
    const variance = (squares - deals * mean * mean) / (deals - 1);
    return {
      mean: scale * mean,
      error: scale * Math.sqrt(variance / deals),
      hands: 2 * deals,
      same: same / deals,
    };
  }

  /** What player 0 wins, in units. */
  private playHand(tables0: PlayerTables, tables1: PlayerTables): number {
    const { game, cards } = this;
    let context = 0;
    let paid = game.stakes.ante;
    const slots: [number, number] = [0, 0];
    for (let at = 0; at < game.rounds.length; at++) {
      const round = game.rounds[at]!;
      this.decisions[0] = this.decisions[1] = 0;
      if (round.kind === 'draw') {
        const { player } = round;
        const { layout, counts, values } = player === 0 ? tables0 : tables1;
        const slot = slots[player];
        const row = round.rows[context]! * counts[at]! + cards.buckets[player][slot]!;
        const cell = layout.offsets[at]! + row * DRAW_COUNTS;
        const drawn = this.choose(values, cell, DRAW_COUNTS, cards.draws[player][slot]!, player, at);
        slots[player] = DRAW_COUNTS * slot + 1 + drawn;
        if (cards.buckets[player][slots[player]]! < 0) cards.fill(player, slots[player]);
        context = round.next[context * DRAW_COUNTS + drawn]!;
        continue;
      }
      const { tree } = round;
      const first = round.first ?? cards.firsts[at]!;
      let state = 0;
      for (;;) {
        const role = tree.roles[state]!;
        const player = (first ^ role) as PlayerIndex;
        const { layout, counts, values } = player === 0 ? tables0 : tables1;
        const row =
          (round.rows[player][context]! * 2 + role) * counts[at]! + cards.buckets[player][slots[player]]!;
        const cell = layout.offsets[at]! + row * tree.width + tree.cells[state]!;
        const kind =
          tree.firsts[state]! + this.choose(values, cell, tree.counts[state]!, ALL_KINDS, player, at);
        if (kind === 0) {
          const lost = paid + tree.paid[state]!;
          return player === 0 ? -lost : lost;
        }
        const next = tree.next[state * KINDS + kind]!;
        if (next >= 0) {
          state = next;
          continue;
        }
        const end = -1 - next;
        paid += tree.ends[end]!.paid;
        if (at + 1 === game.rounds.length) break;
        context = round.next[first as PlayerIndex][context * tree.ends.length + end]! + round.pots[paid]!;
        slots[0] += game.slotStep;
        slots[1] += game.slotStep;
        break;
      }
    }
    const lead = cards.ranks[0][slots[0]]! - cards.ranks[1][slots[1]]!;
    return (Math.max(-2, Math.min(2, lead)) / 2) * paid;
  }

  /** One of the allowed actions, by the number that belongs to the decision. */
  private choose(
    values: Float32Array,
    cell: number,
    actions: number,
    allowed: number,
    player: PlayerIndex,
    at: number,
  ): number {
    let total = 0;
    let count = 0;
    let last = 0;
    for (let i = 0; i < actions; i++) {
      if (((allowed >> i) & 1) === 0) continue;
      count++;
      last = i;
      if (values[cell + i]! > 0) total += values[cell + i]!;
    }
    const isEven = total === 0;
    const chance = this.chances[player][at * MOST_DECISIONS + this.decisions[player]!++]!;
    let rest = chance * (isEven ? count : total);
    for (let i = 0; i < last; i++) {
      if (((allowed >> i) & 1) === 0) continue;
      const part = isEven ? 1 : Math.max(0, values[cell + i]!);
      if (rest < part) return i;
      rest -= part;
    }
    return last;
  }
}
