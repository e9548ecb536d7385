import type { Side } from '../tree/bettingTree.js';
import type { LateStreet } from './lateGame.js';

export type LateActionKind = 'fold' | 'check' | 'call' | 'bet' | 'raise';

export interface LateAction {
  readonly kind: LateActionKind;
  /** What this player has put in on this street after the action. */
  readonly to: number;
  /** Whether the player has nothing left after it. */
  readonly isAllIn: boolean;
}

interface NodeBase {
  readonly street: LateStreet;
  /** What each side has put in since the street of the spot began. */
  readonly paid: readonly [number, number];
}

export interface LateDecision extends NodeBase {
  readonly kind: 'decision';
  /** Its number among all decisions of the tree. */
  readonly id: number;
  readonly side: Side;
  readonly actions: readonly LateAction[];
  readonly children: readonly LateNode[];
}

/** Both get their last hidden card. */
export interface LateDeal extends NodeBase {
  readonly kind: 'deal';
  /** Its number among all deals of the tree. */
  readonly id: number;
  readonly child: LateNode;
}

export interface LateFold extends NodeBase {
  readonly kind: 'fold';
  readonly folded: Side;
}

export interface LateShowdown extends NodeBase {
  readonly kind: 'showdown';
}

export type LateNode = LateDecision | LateDeal | LateFold | LateShowdown;

export interface BettingRules {
  readonly street: LateStreet;
  readonly bet: number;
  /** Bets and raises of a street; Infinity if there is no cap, which needs a stack. */
  readonly maxWagers: number;
  /** What the player with fewer chips has behind. */
  readonly stack: number;
}

/** A tree with more decisions is refused. */
export const MOST_DECISIONS = 20_000;

/** The betting of a spot, without its line; undefined if it has too many decisions. */
export function buildLateTree(rules: BettingRules): LateNode | undefined {
  const builder = new TreeBuilder(rules);
  const root = builder.openStreet(rules.street, 0);
  return builder.decisions > MOST_DECISIONS ? undefined : root;
}

class TreeBuilder {
  decisions = 0;
  private deals = 0;

  constructor(private readonly rules: BettingRules) {}

  /** `base` is what both have put in before this street. */
  openStreet(street: LateStreet, base: number): LateNode {
    // Who is all-in on 6th street has nothing to decide on 7th.
    if (base >= this.rules.stack) return this.endStreet(street, base);
    return this.decide(street, 0, base, [0, 0], 0, false);
  }

  private decide(
    street: LateStreet,
    side: Side,
    base: number,
    put: readonly [number, number],
    wagers: number,
    isSecond: boolean,
  ): LateNode {
    const { bet, maxWagers, stack } = this.rules;
    const id = this.decisions++;
    const other = (1 - side) as Side;
    const toMatch = put[other];
    const actions: LateAction[] = [];
    const children: LateNode[] = [];
    const paid = [base + put[0], base + put[1]] as const;
    const add = (kind: LateActionKind, to: number, child: LateNode): void => {
      actions.push({ kind, to, isAllIn: kind !== 'fold' && base + to >= stack });
      children.push(child);
    };
    const after = (to: number): [number, number] => (side === 0 ? [to, put[1]] : [put[0], to]);
    if (toMatch > put[side]) {
      add('fold', put[side], { kind: 'fold', street, paid, folded: side });
      add('call', toMatch, this.endStreet(street, base + toMatch));
    } else {
      const checked = isSecond
        ? this.endStreet(street, base)
        : this.decide(street, other, base, put, wagers, true);
      add('check', 0, checked);
    }
    if (wagers < maxWagers && base + toMatch < stack && this.decisions <= MOST_DECISIONS) {
      const to = Math.min(toMatch + bet, stack - base);
      const raised = this.decide(street, other, base, after(to), wagers + 1, true);
      add(toMatch === 0 ? 'bet' : 'raise', to, raised);
    }
    return { kind: 'decision', id, street, side, paid, actions, children };
  }

  private endStreet(street: LateStreet, base: number): LateNode {
    const paid = [base, base] as const;
    if (street !== 6) return { kind: 'showdown', street, paid };
    const id = this.deals++;
    return { kind: 'deal', id, street, paid, child: this.openStreet(7, base) };
  }
}

/** All nodes, each before its children. */
export function* listNodes(node: LateNode): Generator<LateNode> {
  yield node;
  if (node.kind === 'deal') yield* listNodes(node.child);
  if (node.kind === 'decision') for (const child of node.children) yield* listNodes(child);
}
