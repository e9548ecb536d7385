import type { Card } from '@doorcard/cards';
import { slowShare } from './slowHands.js';

// A judge that compares every hand with every other: its own betting, its own showdowns, no sums over cards.

export interface JudgedSpot {
  readonly game: string;
  readonly street: 6 | 7 | 'draw';
  readonly up: readonly [readonly Card[], readonly Card[]];
  readonly live: readonly Card[];
  readonly pot: number;
  readonly bet: number;
  readonly maxWagers: number;
  /** The smaller stack. */
  readonly stack: number;
  /** Hidden hands with weights. */
  readonly ranges: readonly [readonly WeightedHand[], readonly WeightedHand[]];
}

export interface WeightedHand {
  readonly cards: readonly Card[];
  readonly weight: number;
}

/** What was done, such as `check,bet`; who decides; and the hidden cards in the order in which they came. */
export type HandStrategy = (
  line: string,
  side: 0 | 1,
  hand: readonly Card[],
) => Readonly<Record<string, number>>;

export interface Betting {
  readonly street: 6 | 7 | 'draw';
  readonly line: readonly string[];
  readonly side: 0 | 1;
  /** Before this street, and on it. */
  readonly base: number;
  readonly put: readonly [number, number];
  readonly wagers: number;
  readonly acted: number;
}

type Next =
  | { readonly kind: 'fold'; readonly winner: 0 | 1; readonly chips: number }
  | { readonly kind: 'deal'; readonly next: Betting | undefined; readonly chips: number }
  | { readonly kind: 'showdown'; readonly chips: number }
  | { readonly kind: 'betting'; readonly next: Betting };

const share = new Map<string, number>();

export class HandJudge {
  constructor(
    protected readonly spot: JudgedSpot,
    protected readonly strategy: HandStrategy,
  ) {}

  judge(): { ev: [number, number]; best: [number, number] } {
    const sides = ([0, 1] as const).map((side) => this.judgeSide(side));
    return { ev: [sides[0]!.ev, sides[1]!.ev], best: [sides[0]!.best, sides[1]!.best] };
  }

  private judgeSide(side: 0 | 1): { ev: number; best: number } {
    const { ranges } = this.spot;
    let [ev, best, total] = [0, 0, 0];
    for (const { cards, weight } of ranges[side]) {
      const others = ranges[1 - side]!.filter((other) => !other.cards.some((card) => cards.includes(card)));
      const values = this.value(this.open(this.spot.street, [], 0), side, cards, others);
      ev += weight * values.ev;
      best += weight * values.best;
      total += weight * others.reduce((sum, other) => sum + other.weight, 0);
    }
    return { ev: ev / total, best: best / total };
  }

  protected open(street: 6 | 7 | 'draw', line: readonly string[], base: number): Betting {
    return { street, line, side: 0, base, put: [0, 0], wagers: 0, acted: 0 };
  }

  protected actions({ side, put, wagers, base }: Betting): string[] {
    const { maxWagers, stack } = this.spot;
    const facing = put[1 - side]! - put[side];
    const canWager = wagers < maxWagers && base + put[1 - side]! < stack;
    const passive = facing > 0 ? ['fold', 'call'] : ['check'];
    return canWager ? [...passive, facing > 0 ? 'raise' : 'bet'] : passive;
  }

  protected next(at: Betting, action: string): Next {
    const { bet, stack } = this.spot;
    const { side, put, base, street } = at;
    const other = (1 - side) as 0 | 1;
    const line = [...at.line, action];
    if (action === 'fold') return { kind: 'fold', winner: other, chips: base + put[side] };
    const after: [number, number] = [...put];
    if (action === 'bet' || action === 'raise') {
      after[side] = Math.min(put[other] + bet, stack - base);
      const next = { ...at, line, side: other, put: after, wagers: at.wagers + 1, acted: at.acted + 1 };
      return { kind: 'betting', next };
    }
    if (action === 'check' && at.acted === 0)
      return { kind: 'betting', next: { ...at, line, side: other, acted: 1 } };
    const chips = base + put[other];
    if (street !== 6) return { kind: 'showdown', chips };
    return { kind: 'deal', chips, next: chips < stack ? this.open(7, line, chips) : undefined };
  }

  /** Chips won since the spot began, summed over the weights of the other's hands. */
  protected value(
    at: Betting,
    own: 0 | 1,
    hand: readonly Card[],
    others: readonly WeightedHand[],
  ): { ev: number; best: number } {
    const line = at.line.join(',');
    let ev = 0;
    let best = at.side === own ? -Infinity : 0;
    const mine = at.side === own ? this.strategy(line, own, hand) : undefined;
    const theirs = mine === undefined ? others.map(({ cards }) => this.strategy(line, at.side, cards)) : [];
    for (const action of this.actions(at)) {
      const left =
        mine === undefined
          ? others.map((other, i) => ({ ...other, weight: other.weight * theirs[i]![action]! }))
          : others;
      const values = this.after(this.next(at, action), own, hand, left);
      if (mine === undefined) {
        ev += values.ev;
        best += values.best;
      } else {
        ev += mine[action]! * values.ev;
        best = Math.max(best, values.best);
      }
    }
    return { ev, best };
  }

  protected after(
    next: Next,
    own: 0 | 1,
    hand: readonly Card[],
    others: readonly WeightedHand[],
  ): { ev: number; best: number } {
    switch (next.kind) {
      case 'betting':
        return this.value(next.next, own, hand, others);
      case 'fold': {
        const weight = others.reduce((sum, other) => sum + other.weight, 0);
        const ev = weight * (next.winner === own ? this.spot.pot + next.chips : -next.chips);
        return { ev, best: ev };
      }
      case 'showdown':
        return this.show(next.chips, own, hand, others);
      case 'deal':
        return this.deal(next, own, hand, others);
    }
  }

  private show(
    chips: number,
    own: 0 | 1,
    hand: readonly Card[],
    others: readonly WeightedHand[],
  ): { ev: number; best: number } {
    const ev = others.reduce(
      (sum, { cards, weight }) =>
        sum + weight * (this.share(own, hand, cards) * (this.spot.pot + 2 * chips) - chips),
      0,
    );
    return { ev, best: ev };
  }

  private share(own: 0 | 1, hand: readonly Card[], cards: readonly Card[]): number {
    const { game, up } = this.spot;
    const mine = [...up[own], ...hand];
    const theirs = [...up[1 - own]!, ...cards];
    const key = `${game} ${mine.toSorted((a, b) => a - b).join()} ${theirs.toSorted((a, b) => a - b).join()}`;
    const known = share.get(key) ?? slowShare(game, mine, theirs);
    share.set(key, known);
    return known;
  }

  /** Every last card of the own hand, and for each every last card of the other's. */
  private deal(
    { next, chips }: Extract<Next, { kind: 'deal' }>,
    own: 0 | 1,
    hand: readonly Card[],
    others: readonly WeightedHand[],
  ): { ev: number; best: number } {
    const { live } = this.spot;
    const unseen = live.length - 4;
    let [ev, best] = [0, 0];
    for (const card of live) {
      if (hand.includes(card)) continue;
      const longer: WeightedHand[] = [];
      for (const other of others) {
        if (other.cards.includes(card)) continue;
        for (const last of live) {
          if (last === card || hand.includes(last) || other.cards.includes(last)) continue;
          longer.push({ cards: [...other.cards, last], weight: other.weight / (unseen * (unseen - 1)) });
        }
      }
      const values =
        next === undefined
          ? this.show(chips, own, [...hand, card], longer)
          : this.value(next, own, [...hand, card], longer);
      ev += values.ev;
      best += values.best;
    }
    return { ev, best };
  }
}
