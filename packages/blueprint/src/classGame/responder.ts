import { FOLD, KINDS } from '../game/bettingTree.js';
import { DRAW_COUNTS, type BetRound, type DrawRound, type PlayerIndex } from '../game/compiledGame.js';
import type { ClassGame } from './classGame.js';
import { openRounds, type OpenRound } from './openRounds.js';

/** A round that is entered often enough, and not too often. */
const REPORTED = 3;

/**
 * The best response to a strategy in a class game, exactly. The responder knows his class and the whole public history;
 * the strategy is looked up by the context that it remembers. Going down, `reach` is by class of the strategy's player how
 * likely he holds it and has played like this; coming back, a value is by class of the responder what he wins, weighted
 * by that reach. Where the reach is 0 nothing is walked.
 */
export class Responder {
  private readonly rounds: readonly OpenRound[];
  private readonly opponent: PlayerIndex;
  /** Betting nodes and draws that were walked. */
  nodes = 0;

  constructor(
    private readonly source: ClassGame,
    /** The seat of the responder. */
    private readonly me: PlayerIndex,
    /** Called now and then with the number of nodes. */
    private readonly onProgress: (nodes: number) => void = () => {},
  ) {
    this.opponent = me === 0 ? 1 : 0;
    this.rounds = openRounds(source, me);
  }

  /** What the responder wins on average, in small bets per hand. */
  run(): number {
    const { classes, game } = this.source;
    const value = this.enter(0, 0, game.stakes.ante, classes.first);
    return classes.first.reduce((sum, share, own) => sum + share * value[own]!, 0) / game.stakes.smallBet;
  }

  private enter(at: number, context: number, paid: number, reach: Float64Array): Float64Array {
    const open = this.rounds[at]!;
    const { round } = open;
    if (at === REPORTED) this.onProgress(this.nodes);
    if (round.kind === 'bet') return this.bet(open, round, context, paid, reach, 0);
    return round.player === this.me
      ? this.drawMine(open, round, context, paid, reach)
      : this.drawTheirs(open, round, context, paid, reach);
  }

  private bet(
    open: OpenRound,
    round: BetRound,
    context: number,
    paid: number,
    reach: Float64Array,
    state: number,
  ): Float64Array {
    this.nodes++;
    const { tree } = round;
    const value = open.values[state]!;
    const isMine = (round.first! ^ tree.roles[state]!) === this.me;
    const first = tree.firsts[state]!;
    const count = tree.counts[state]!;
    const lost = paid + tree.paid[state]!;
    if (isMine) {
      for (let i = 0; i < count; i++) {
        const kind = first + i;
        if (kind === FOLD) {
          const folded = -lost * sumUp(reach);
          value.fill(folded);
          continue;
        }
        const next = this.follow(open, round, context, paid, reach, state, kind);
        if (i === 0) value.set(next);
        else
          for (let own = 0; own < value.length; own++) if (next[own]! > value[own]!) value[own] = next[own]!;
      }
      return value;
    }
    value.fill(0);
    const { frequencies, bucketOf, bucketCount } = open;
    const { width } = tree;
    const role = tree.roles[state]!;
    const row = round.rows[this.opponent][context]! * 2 + role;
    const cell = row * width + tree.cells[state]!;
    const left = open.reaches[state]!;
    for (let i = 0; i < count; i++) {
      const kind = first + i;
      const base = (cell + i) * bucketCount;
      let total = 0;
      for (let theirs = 0; theirs < left.length; theirs++) {
        const share = reach[theirs]! * frequencies[base + bucketOf[theirs]!]!;
        left[theirs] = share;
        total += share;
      }
      if (total === 0) continue;
      if (kind === FOLD) {
        const won = lost * total;
        for (let own = 0; own < value.length; own++) value[own]! += won;
        continue;
      }
      const next = this.follow(open, round, context, paid, left, state, kind);
      for (let own = 0; own < value.length; own++) value[own]! += next[own]!;
    }
    return value;
  }

  private follow(
    open: OpenRound,
    round: BetRound,
    context: number,
    paid: number,
    reach: Float64Array,
    state: number,
    kind: number,
  ): Float64Array {
    const { tree } = round;
    const next = tree.next[state * KINDS + kind]!;
    if (next >= 0) return this.bet(open, round, context, paid, reach, next);
    const end = -1 - next;
    const after = paid + tree.ends[end]!.paid;
    if (open.at === this.rounds.length - 1) return this.show(open, after, reach);
    const table = round.next[round.first!];
    return this.enter(
      open.at + 1,
      table[context * tree.ends.length + end]! + round.pots[after]!,
      after,
      reach,
    );
  }

  /** By own class: the pot times how often it is better less how often it is worse. */
  private show({ ladder, shown }: OpenRound, paid: number, reach: Float64Array): Float64Array {
    const { order, weaker, notStronger, sums } = ladder;
    let total = 0;
    for (let i = 0; i < order.length; i++) {
      total += reach[order[i]!]!;
      sums[i + 1] = total;
    }
    for (let own = 0; own < shown.length; own++) {
      shown[own] = paid * (sums[weaker[own]!]! + sums[notStronger[own]!]! - total);
    }
    return shown;
  }

  private drawMine(
    open: OpenRound,
    round: DrawRound,
    context: number,
    paid: number,
    reach: Float64Array,
  ): Float64Array {
    this.nodes++;
    const value = open.values[0]!;
    value.fill(-Infinity);
    for (let drawn = 0; drawn < DRAW_COUNTS; drawn++) {
      const next = round.next[context * DRAW_COUNTS + drawn]!;
      // Where the strategy does not tell two numbers of cards apart, what follows is the same.
      const isKnown = drawn > 0 && next === round.next[context * DRAW_COUNTS + drawn - 1];
      const after = isKnown ? open.after : (open.after = this.enter(open.at + 1, next, paid, reach));
      const { kinds, starts, targets, shares } = open.tables[drawn]!;
      const { kindValues } = open;
      for (let kind = 0; kind + 1 < starts.length; kind++) {
        let sum = 0;
        for (let i = starts[kind]!; i < starts[kind + 1]!; i++) sum += shares[i]! * after[targets[i]!]!;
        kindValues[kind] = sum;
      }
      for (let own = 0; own < value.length; own++) {
        const kind = kinds[own]!;
        if (kind >= 0 && kindValues[kind]! > value[own]!) value[own] = kindValues[kind]!;
      }
    }
    return value;
  }

  private drawTheirs(
    open: OpenRound,
    round: DrawRound,
    context: number,
    paid: number,
    reach: Float64Array,
  ): Float64Array {
    this.nodes++;
    const value = open.values[0]!;
    value.fill(0);
    const { frequencies, bucketOf, bucketCount, kindValues } = open;
    const left = open.reaches[0]!;
    for (let drawn = 0; drawn < DRAW_COUNTS; drawn++) {
      const { kinds, starts, targets, shares } = open.tables[drawn]!;
      const kindCount = starts.length - 1;
      const base = (round.rows[context]! * DRAW_COUNTS + drawn) * bucketCount;
      kindValues.fill(0, 0, kindCount);
      let total = 0;
      for (let theirs = 0; theirs < kinds.length; theirs++) {
        const kind = kinds[theirs]!;
        if (kind < 0) continue;
        const share = reach[theirs]! * frequencies[base + bucketOf[theirs]!]!;
        kindValues[kind]! += share;
        total += share;
      }
      if (total === 0) continue;
      left.fill(0);
      for (let kind = 0; kind < kindCount; kind++) {
        const share = kindValues[kind]!;
        if (share === 0) continue;
        for (let i = starts[kind]!; i < starts[kind + 1]!; i++) left[targets[i]!]! += share * shares[i]!;
      }
      const next = this.enter(open.at + 1, round.next[context * DRAW_COUNTS + drawn]!, paid, left);
      for (let own = 0; own < value.length; own++) value[own]! += next[own]!;
    }
    return value;
  }
}

const sumUp = (reach: Float64Array): number => {
  let total = 0;
  for (let i = 0; i < reach.length; i++) total += reach[i]!;
  return total;
};
