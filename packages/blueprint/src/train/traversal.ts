import type { Rng } from '@doorcard/cards';
import { CALL, FOLD, KINDS, RAISE } from '../game/bettingTree.js';
import { DRAW_COUNTS, type CompiledGame, type PlayerIndex, type Round } from '../game/compiledGame.js';
import type { Deal } from '../game/deal.js';
import type { PruningLimits } from './pruning.js';
import type { PlayerTables } from './tables.js';

// Constants of this file: imported ones are read and checked again at each use.
const C_FOLD = FOLD;
const C_CALL = CALL;
const C_RAISE = RAISE;
const C_KINDS = KINDS;
const C_DRAWS = DRAW_COUNTS;
const WORD = 2 ** 32;

/** The places of a frame. There is one frame for each betting round on the way down. */
const CONTEXT = 0;
const PAID = 1;
const SLOT_0 = 2;
const SLOT_1 = 3;
/** The first cells of the players with roles 0 and 1. */
const BASE = 4;
const MY_ROLE = 6;
const FRAME = 8;

/**
 * External sampling over the rounds of a compiled game: all actions of the traversing player, one sampled action of the
 * other. Lanctot, Waugh, Zinkevich, Bowling 2009, "Monte Carlo Sampling for Regret Minimization in Extensive Games".
 * Regret matching is written out for two, three and four actions; tests compare it with that of @doorcard/solver.
 */
export class Traversal {
  private readonly rounds: readonly FlatRound[];
  private readonly frames: Int32Array;
  private readonly scale: number;
  private readonly ante: number;
  private readonly slotStep: number;
  private me: PlayerIndex = 0;
  private tables0: PlayerTables;
  private tables1: PlayerTables;
  private mine: Float32Array;
  private theirs: Float32Array;
  private theirSums: Float32Array;
  /** Whether the other player does not learn. */
  private isFixed = false;
  /** Whether this traversal skips actions. */
  private prunes = false;
  /** Decisions and ends visited so far. */
  nodes = 0;

  constructor(
    game: CompiledGame,
    private readonly cards: Deal,
    /** The share of traversals that skip actions. */
    private readonly share: number,
    tables: PlayerTables,
    /** May be replaced between two runs. */
    public rng: Rng,
  ) {
    this.rounds = game.rounds.map(flatten);
    this.frames = new Int32Array(FRAME * game.rounds.length);
    this.scale = 1 / game.stakes.smallBet;
    this.ante = game.stakes.ante;
    this.slotStep = game.slotStep;
    this.tables0 = tables;
    this.tables1 = tables;
    this.mine = tables.values;
    this.theirs = tables.values;
    this.theirSums = tables.sums;
  }

  /** Sets the limits of each round, from now on. */
  setLimits(limits: readonly PruningLimits[]): void {
    limits.forEach(({ below, floor }, at) => {
      this.rounds[at]!.below = below;
      this.rounds[at]!.floor = floor;
    });
  }

  /**
   * Updates the regrets of player `me`, and the average of the other if it learns, on the cards that were dealt last.
   * Returns the sampled value of the hand for player `me` in small bets.
   */
  run(me: PlayerIndex, mine: PlayerTables, theirs: PlayerTables): number {
    this.me = me;
    this.tables0 = me === 0 ? mine : theirs;
    this.tables1 = me === 0 ? theirs : mine;
    this.mine = mine.values;
    this.theirs = theirs.values;
    this.theirSums = theirs.sums;
    this.isFixed = theirs.sums.length === 0;
    this.prunes = this.share > 0 && this.rng.nextUint32() < this.share * WORD;
    return this.enter(0, 0, this.ante, 0, 0);
  }

  private enter(at: number, context: number, paid: number, slot0: number, slot1: number): number {
    const round = this.rounds[at]!;
    if (round.isDraw) return this.drawCards(round, context, paid, slot0, slot1);
    const { frames, cards, me, tables0, tables1 } = this;
    const first = round.first < 0 ? cards.firsts[at]! : round.first;
    const { width } = round;
    const place0 =
      tables0.layout.offsets[at]! +
      ((round.rows0[context]! * 2 + first) * tables0.counts[at]! + cards.buckets[0][slot0]!) * width;
    const place1 =
      tables1.layout.offsets[at]! +
      ((round.rows1[context]! * 2 + 1 - first) * tables1.counts[at]! + cards.buckets[1][slot1]!) * width;
    const frame = at * FRAME;
    frames[frame + CONTEXT] = context;
    frames[frame + PAID] = paid;
    frames[frame + SLOT_0] = slot0;
    frames[frame + SLOT_1] = slot1;
    frames[frame + BASE + first] = place0;
    frames[frame + BASE + 1 - first] = place1;
    frames[frame + MY_ROLE] = me ^ first;
    return this.decide(round, frame, 0);
  }

  /** The value of a showdown. */
  private show(paid: number, slot0: number, slot1: number): number {
    this.nodes++;
    const lead = this.cards.ranks[0][slot0]! - this.cards.ranks[1][slot1]!;
    const edge = lead > 1 ? 1 : lead < -1 ? -1 : lead / 2;
    return (this.me === 0 ? edge : -edge) * paid * this.scale;
  }

  /** The value after a call or a raise. */
  private follow(round: FlatRound, frame: number, state: number, kind: number): number {
    const next = round.nextStates[state * C_KINDS + kind]!;
    if (next >= 0) return this.decide(round, frame, next);
    const { frames, slotStep } = this;
    const end = -1 - next;
    const paid = frames[frame + PAID]! + round.endPaid[end]!;
    const slot0 = frames[frame + SLOT_0]!;
    const slot1 = frames[frame + SLOT_1]!;
    if (round.isLast) return this.show(paid, slot0, slot1);
    const table = (frames[frame + MY_ROLE]! ^ this.me) === 0 ? round.next0 : round.next1;
    const context = table[frames[frame + CONTEXT]! * round.endPaid.length + end]! + round.pots[paid]!;
    return this.enter(frame / FRAME + 1, context, paid, slot0 + slotStep, slot1 + slotStep);
  }

  private decide(round: FlatRound, frame: number, state: number): number {
    this.nodes++;
    const { frames } = this;
    const role = round.roles[state]!;
    const cell = frames[frame + BASE + role]! + round.cells[state]!;
    const mayFold = round.firsts[state] === C_FOLD;
    const isMine = role === frames[frame + MY_ROLE];
    const lost = mayFold ? (frames[frame + PAID]! + round.statePaid[state]!) * this.scale : 0;
    if (!mayFold) {
      return isMine
        ? this.explore2(round, frame, state, cell, C_CALL, C_RAISE, 0)
        : this.sample2(round, frame, state, cell, C_CALL, C_RAISE, 0);
    }
    if (round.counts[state] === 2) {
      return isMine
        ? this.explore2(round, frame, state, cell, C_FOLD, C_CALL, lost)
        : this.sample2(round, frame, state, cell, C_FOLD, C_CALL, lost);
    }
    return isMine
      ? this.explore3(round, frame, state, cell, lost)
      : this.sample3(round, frame, state, cell, lost);
  }

  private explore2(
    round: FlatRound,
    frame: number,
    state: number,
    cell: number,
    kind0: number,
    kind1: number,
    lost: number,
  ): number {
    const { mine } = this;
    const prunesBelow = this.prunes ? round.below : -Infinity;
    const regret0 = mine[cell]!;
    const regret1 = mine[cell + 1]!;
    const part0 = regret0 > 0 ? regret0 : 0;
    const part1 = regret1 > 0 ? regret1 : 0;
    const total = part0 + part1;
    const skips0 = regret0 < prunesBelow && total > 0;
    const skips1 = regret1 < prunesBelow && total > 0;
    const value0 = kind0 === C_FOLD ? -lost : skips0 ? 0 : this.follow(round, frame, state, kind0);
    const value1 = skips1 ? 0 : this.follow(round, frame, state, kind1);
    const value = total > 0 ? (part0 * value0 + part1 * value1) / total : (value0 + value1) / 2;
    const { floor } = round;
    if (!skips0) {
      const sum = mine[cell]! + value0 - value;
      mine[cell] = sum < floor ? floor : sum;
    }
    if (!skips1) {
      const sum = mine[cell + 1]! + value1 - value;
      mine[cell + 1] = sum < floor ? floor : sum;
    }
    return value;
  }

  private explore3(round: FlatRound, frame: number, state: number, cell: number, lost: number): number {
    const { mine } = this;
    const prunesBelow = this.prunes ? round.below : -Infinity;
    const regret0 = mine[cell]!;
    const regret1 = mine[cell + 1]!;
    const regret2 = mine[cell + 2]!;
    const part0 = regret0 > 0 ? regret0 : 0;
    const part1 = regret1 > 0 ? regret1 : 0;
    const part2 = regret2 > 0 ? regret2 : 0;
    const total = part0 + part1 + part2;
    const value0 = -lost;
    const skips1 = regret1 < prunesBelow && total > 0;
    const skips2 = regret2 < prunesBelow && total > 0;
    const value1 = skips1 ? 0 : this.follow(round, frame, state, C_CALL);
    const value2 = skips2 ? 0 : this.follow(round, frame, state, C_RAISE);
    const value =
      total > 0 ? (part0 * value0 + part1 * value1 + part2 * value2) / total : (value0 + value1 + value2) / 3;
    const { floor } = round;
    const sum0 = mine[cell]! + value0 - value;
    mine[cell] = sum0 < floor ? floor : sum0;
    if (!skips1) {
      const sum = mine[cell + 1]! + value1 - value;
      mine[cell + 1] = sum < floor ? floor : sum;
    }
    if (!skips2) {
      const sum = mine[cell + 2]! + value2 - value;
      mine[cell + 2] = sum < floor ? floor : sum;
    }
    return value;
  }

  private sample2(
    round: FlatRound,
    frame: number,
    state: number,
    cell: number,
    kind0: number,
    kind1: number,
    lost: number,
  ): number {
    const { theirs } = this;
    const value0 = theirs[cell]!;
    const value1 = theirs[cell + 1]!;
    let part0 = value0 > 0 ? value0 : 0;
    let part1 = value1 > 0 ? value1 : 0;
    let total = part0 + part1;
    if (!(total > 0)) {
      part0 = part1 = 1;
      total = 2;
    }
    if (!this.isFixed) {
      const sums = this.theirSums;
      sums[cell]! += part0 / total;
      sums[cell + 1]! += part1 / total;
    }
    const takes0 = part1 === 0 || (part0 > 0 && (this.rng.nextUint32() / WORD) * total < part0);
    if (!takes0) return this.follow(round, frame, state, kind1);
    if (kind0 !== C_FOLD) return this.follow(round, frame, state, kind0);
    this.nodes++;
    return lost;
  }

  private sample3(round: FlatRound, frame: number, state: number, cell: number, lost: number): number {
    const { theirs } = this;
    const value0 = theirs[cell]!;
    const value1 = theirs[cell + 1]!;
    const value2 = theirs[cell + 2]!;
    let part0 = value0 > 0 ? value0 : 0;
    let part1 = value1 > 0 ? value1 : 0;
    let part2 = value2 > 0 ? value2 : 0;
    let total = part0 + part1 + part2;
    if (!(total > 0)) {
      part0 = part1 = part2 = 1;
      total = 3;
    }
    if (!this.isFixed) {
      const sums = this.theirSums;
      sums[cell]! += part0 / total;
      sums[cell + 1]! += part1 / total;
      sums[cell + 2]! += part2 / total;
    }
    const chance = (this.rng.nextUint32() / WORD) * total;
    if (chance < part0) {
      this.nodes++;
      return lost;
    }
    return this.follow(round, frame, state, chance < part0 + part1 ? C_CALL : C_RAISE);
  }

  private drawCards(round: FlatRound, context: number, paid: number, slot0: number, slot1: number): number {
    this.nodes++;
    const { cards, me } = this;
    const { player, at } = round;
    const slot = player === 0 ? slot0 : slot1;
    const tables = player === 0 ? this.tables0 : this.tables1;
    const row = round.rows0[context]! * tables.counts[at]! + cards.buckets[player][slot]!;
    const cell = tables.layout.offsets[at]! + row * C_DRAWS;
    const allowed = cards.draws[player][slot]!;
    if (player === me) return this.exploreDraws(round, context, paid, slot0, slot1, cell, allowed);
    return this.drawNext(round, context, paid, slot0, slot1, this.sampleDraw(cell, allowed));
  }

  private drawNext(
    round: FlatRound,
    context: number,
    paid: number,
    slot0: number,
    slot1: number,
    count: number,
  ): number {
    const { player } = round;
    const slot = C_DRAWS * (player === 0 ? slot0 : slot1) + 1 + count;
    if (this.cards.buckets[player][slot]! < 0) this.cards.fill(player, slot);
    const next = round.next0[context * C_DRAWS + count]!;
    return this.enter(round.at + 1, next, paid, player === 0 ? slot : slot0, player === 0 ? slot1 : slot);
  }

  private exploreDraws(
    round: FlatRound,
    context: number,
    paid: number,
    slot0: number,
    slot1: number,
    cell: number,
    allowed: number,
  ): number {
    const { mine } = this;
    const { floor } = round;
    const prunesBelow = this.prunes ? round.below : -Infinity;
    let total = 0;
    let count = 0;
    for (let i = 0; i < C_DRAWS; i++) {
      if (((allowed >> i) & 1) === 0) continue;
      count++;
      if (mine[cell + i]! > 0) total += mine[cell + i]!;
    }
    const even = 1 / count;
    let done = 0;
    let value = 0;
    let value0 = 0;
    let value1 = 0;
    let value2 = 0;
    let value3 = 0;
    for (let i = 0; i < C_DRAWS; i++) {
      if (((allowed >> i) & 1) === 0) continue;
      const regret = mine[cell + i]!;
      if (regret < prunesBelow && total > 0) continue;
      // The share is read before the draw is followed: deeper draws of the same cell do not exist.
      const share = total > 0 ? (regret > 0 ? regret / total : 0) : even;
      const gain = this.drawNext(round, context, paid, slot0, slot1, i);
      done |= 1 << i;
      value += share * gain;
      if (i === 0) value0 = gain;
      else if (i === 1) value1 = gain;
      else if (i === 2) value2 = gain;
      else value3 = gain;
    }
    for (let i = 0; i < C_DRAWS; i++) {
      if (((done >> i) & 1) === 0) continue;
      const gain = i === 0 ? value0 : i === 1 ? value1 : i === 2 ? value2 : value3;
      const sum = mine[cell + i]! + gain - value;
      mine[cell + i] = sum < floor ? floor : sum;
    }
    return value;
  }

  private sampleDraw(cell: number, allowed: number): number {
    const { theirs } = this;
    let total = 0;
    let count = 0;
    let last = 0;
    for (let i = 0; i < C_DRAWS; i++) {
      if (((allowed >> i) & 1) === 0) continue;
      count++;
      last = i;
      if (theirs[cell + i]! > 0) total += theirs[cell + i]!;
    }
    const isEven = !(total > 0);
    if (isEven) total = count;
    if (!this.isFixed) {
      const sums = this.theirSums;
      for (let i = 0; i < C_DRAWS; i++) {
        if (((allowed >> i) & 1) === 0) continue;
        const part = isEven ? 1 : theirs[cell + i]! > 0 ? theirs[cell + i]! : 0;
        sums[cell + i]! += part / total;
      }
    }
    let chance = (this.rng.nextUint32() / WORD) * total;
    for (let i = 0; i < last; i++) {
      if (((allowed >> i) & 1) === 0) continue;
      const part = isEven ? 1 : theirs[cell + i]! > 0 ? theirs[cell + i]! : 0;
      if (chance < part) return i;
      chance -= part;
    }
    return last;
  }
}

/** A round with the same fields for both kinds, which keeps the loops fast. */
class FlatRound {
  readonly isDraw: boolean;
  /** Who acts first, or -1 where the cards decide it. */
  readonly first: number;
  readonly player: PlayerIndex;
  readonly width: number;
  readonly rows0: Int32Array;
  readonly rows1: Int32Array;
  readonly next0: Int32Array;
  readonly next1: Int32Array;
  readonly pots: Int32Array;
  readonly roles: Uint8Array;
  readonly firsts: Uint8Array;
  readonly counts: Uint8Array;
  readonly nextStates: Int16Array;
  readonly cells: Uint8Array;
  readonly statePaid: Uint16Array;
  readonly endPaid: Int32Array;
  /** Actions with a lower regret may be skipped. */
  below = -Infinity;
  /** No regret falls below this. */
  floor = -Infinity;

  constructor(
    round: Round,
    readonly at: number,
    readonly isLast: boolean,
  ) {
    const bet = round.kind === 'bet' ? round : undefined;
    const tree = bet?.tree;
    this.isDraw = round.kind === 'draw';
    this.first = bet?.first ?? -1;
    this.player = round.kind === 'draw' ? round.player : 0;
    this.width = tree?.width ?? C_DRAWS;
    this.rows0 = round.kind === 'bet' ? round.rows[0] : round.rows;
    this.rows1 = round.kind === 'bet' ? round.rows[1] : round.rows;
    this.next0 = round.kind === 'bet' ? round.next[0] : round.next;
    this.next1 = round.kind === 'bet' ? round.next[1] : round.next;
    this.pots = bet?.pots ?? new Int32Array(0);
    this.roles = tree?.roles ?? new Uint8Array(0);
    this.firsts = tree?.firsts ?? new Uint8Array(0);
    this.counts = tree?.counts ?? new Uint8Array(0);
    this.nextStates = tree?.next ?? new Int16Array(0);
    this.cells = tree?.cells ?? new Uint8Array(0);
    this.statePaid = tree?.paid ?? new Uint16Array(0);
    this.endPaid = Int32Array.from(tree?.ends ?? [], ({ paid }) => paid);
  }
}

const flatten = (round: Round, at: number, all: readonly Round[]): FlatRound =>
  new FlatRound(round, at, at + 1 === all.length);
