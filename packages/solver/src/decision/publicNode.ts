import type { BettingNode, DecisionNode, Side } from '../tree/bettingTree.js';
import type { DecisionTree } from './decisionTree.js';

/** A node of the betting tree with the data that the passes need. */
export type PublicNode = PublicDecision | PublicDeal | PublicFold | PublicShowdown;

export interface PublicDecision {
  readonly kind: 'decision';
  /** Decisions are numbered from the root, which is 0. */
  readonly id: number;
  readonly side: Side;
  /** Cards dealt since the root. */
  readonly dealt: number;
  readonly children: readonly PublicNode[];
  readonly source: DecisionNode;
}

export interface PublicDeal {
  readonly kind: 'deal';
  readonly child: PublicNode;
}

/** By side: chips won since the root, less what the side has paid. */
export interface PublicFold {
  readonly kind: 'fold';
  readonly value: readonly [number, number];
}

export interface PublicShowdown {
  readonly kind: 'showdown';
  readonly dealt: number;
  readonly win: readonly [number, number];
  readonly lose: readonly [number, number];
  readonly tie: readonly [number, number];
}

export interface PublicTree {
  readonly root: PublicDecision;
  readonly decisions: readonly PublicDecision[];
}

/**
 * The winner takes the pot and what both have paid; the player who folds or loses has lost what he paid. `0 -` keeps a
 * loss of nothing from becoming minus zero.
 */
export function numberTree({ root, pot }: DecisionTree): PublicTree {
  const decisions: PublicDecision[] = [];
  const visit = (node: BettingNode, dealt: number): PublicNode => {
    const [oop, ip] = node.paid;
    switch (node.kind) {
      case 'decision': {
        const children: PublicNode[] = [];
        const decision = {
          kind: 'decision',
          id: decisions.length,
          side: node.side,
          dealt,
          children,
          source: node,
        } as const;
        decisions.push(decision);
        for (const child of node.children) children.push(visit(child, dealt));
        return decision;
      }
      case 'deal':
        return { kind: 'deal', child: visit(node.child, dealt + 1) };
      case 'fold':
        return { kind: 'fold', value: node.folded === 0 ? [0 - oop, pot + oop] : [pot + ip, 0 - ip] };
      case 'showdown': {
        const half = (pot + oop + ip) / 2;
        return {
          kind: 'showdown',
          dealt,
          win: [pot + ip, pot + oop],
          lose: [0 - oop, 0 - ip],
          tie: [half - oop, half - ip],
        };
      }
    }
  };
  return { root: visit(root, 0) as PublicDecision, decisions };
}
