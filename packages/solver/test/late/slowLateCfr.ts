import type { Card } from '@doorcard/cards';
import type { Schedule, Discounts } from '../../src/cfr/schedule.js';
import { HandJudge, type Betting, type JudgedSpot, type WeightedHand } from './handJudge.js';

interface Row {
  readonly regrets: number[];
  readonly sums: number[];
}

/**
 * Discounted CFR hand against hand in double precision. Hidden cards keep the order in which they came, so a hand with
 * another last card is another hand.
 */
export class SlowLateCfr extends HandJudge {
  private readonly rows = new Map<string, Row>();
  private done = 0;
  private discounts: Discounts = { positive: 1, negative: 1, strategy: 1 };
  /** The own reach on the way to the current decision. */
  private reach = 0;

  constructor(
    spot: JudgedSpot,
    private readonly schedule: Schedule,
  ) {
    super(spot, (line, side, hand) => this.current(line, side, hand));
  }

  iterate(count = 1): void {
    for (let i = 0; i < count; i++) {
      this.discounts = this.schedule.discounts(this.done++);
      for (const side of [0, 1] as const) {
        for (const { cards, weight } of this.spot.ranges[side]) {
          const others = this.spot.ranges[1 - side]!.filter(
            (other) => !other.cards.some((card) => cards.includes(card)),
          );
          this.reach = weight;
          this.value(this.open(this.spot.street, [], 0), side, cards, others);
        }
      }
    }
  }

  /** What a side wins with the average strategies. */
  override judge(): ReturnType<HandJudge['judge']> {
    return new HandJudge(this.spot, (line, side, hand) => this.average(line, side, hand)).judge();
  }

  protected override value(
    at: Betting,
    own: 0 | 1,
    hand: readonly Card[],
    others: readonly WeightedHand[],
  ): { ev: number; best: number } {
    if (at.side !== own) return super.value(at, own, hand, others);
    const actions = this.actions(at);
    const row = this.rowOf(at.line.join(','), own, hand, actions.length);
    const shares = matchRegrets(row.regrets);
    const { reach } = this;
    const values = actions.map((action, a) => {
      this.reach = reach * shares[a]!;
      return this.after(this.next(at, action), own, hand, others).ev;
    });
    this.reach = reach;
    const ev = values.reduce((sum, value, a) => sum + shares[a]! * value, 0);
    const { positive, negative, strategy } = this.discounts;
    for (const [a, value] of values.entries()) {
      const old = row.regrets[a]!;
      row.regrets[a] = old * (old > 0 ? positive : negative) + value - ev;
      row.sums[a] = row.sums[a]! * strategy + reach * shares[a]!;
    }
    return { ev, best: ev };
  }

  private rowOf(line: string, side: 0 | 1, hand: readonly Card[], actions: number): Row {
    const key = `${line} ${side} ${hand.join()}`;
    const row = this.rows.get(key) ?? {
      regrets: new Array<number>(actions).fill(0),
      sums: new Array<number>(actions).fill(0),
    };
    this.rows.set(key, row);
    return row;
  }

  private current(line: string, side: 0 | 1, hand: readonly Card[]): Record<string, number> {
    return this.name(line, matchRegrets(this.rows.get(`${line} ${side} ${hand.join()}`)?.regrets ?? []));
  }

  private average(line: string, side: 0 | 1, hand: readonly Card[]): Record<string, number> {
    const sums = this.rows.get(`${line} ${side} ${hand.join()}`)?.sums ?? [];
    return this.name(line, matchRegrets(sums));
  }

  /** Actions by name: a decision after a wager offers fold, call and perhaps a raise. */
  private name(line: string, shares: readonly number[]): Record<string, number> {
    const isFacing = /(?:bet|raise)$/.test(line);
    const names = isFacing ? ['fold', 'call', 'raise'] : ['check', 'bet'];
    const known = shares.length > 0 ? shares : undefined;
    const count = known?.length ?? (isFacing && this.spot.maxWagers === 1 ? 2 : names.length);
    return Object.fromEntries(names.map((name, a) => [name, known?.[a] ?? (known ? 0 : 1 / count)]));
  }
}

function matchRegrets(regrets: readonly number[]): number[] {
  const parts = regrets.map((regret) => Math.max(regret, 0));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => (sum > 0 ? part / sum : 1 / parts.length));
}
