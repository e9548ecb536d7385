import { parseCard, type Card } from '@doorcard/cards';
import { findDecision, parseNodePath, type BettingNode, type DecisionNode } from '@doorcard/solver/spot';

/** A place in the tree: the words that lead there, and what is there. */
interface TreePlace {
  readonly words: readonly string[];
  /** Cards that were dealt on the way. */
  readonly dealt: readonly Card[];
  /** Undefined where nobody decides. */
  readonly decision: DecisionNode | undefined;
  /** A card is dealt here. */
  readonly isDeal: boolean;
}

const splitPath = (path: string): string[] =>
  path.trim() === '' ? [] : path.split(',').map((word) => word.trim());

/** What is at a path; undefined if the tree does not have it. */
export function findPlace(path: string, tree: BettingNode, board: readonly Card[]): TreePlace | undefined {
  const read = parseNodePath(path, tree, board);
  if (!read.ok) return undefined;
  const found = findDecision(tree, read.value, path);
  return {
    words: splitPath(path),
    dealt: read.value.cards,
    decision: found.ok ? found.value : undefined,
    isDeal: !found.ok && found.error.code === 'node/no-card',
  };
}

/** A step on the way to a place: who did what, or which card came. */
export interface PathStep {
  readonly word: string;
  readonly path: string;
  readonly side: 0 | 1 | undefined;
  readonly card: Card | undefined;
}

/** The steps of a path, each with the path before it. */
export function listSteps(path: string, tree: BettingNode, board: readonly Card[]): PathStep[] {
  const words = splitPath(path);
  return words.map((word, at) => {
    const before = words.slice(0, at).join(',');
    const card = parseCard(word);
    const place = findPlace(before, tree, board);
    return { word, path: before, side: place?.decision?.side, card: card.ok ? card.value : undefined };
  });
}

/** The last decision of the other side on the way to a place. */
export const findLastOf = (steps: readonly PathStep[], side: 0 | 1): string | undefined =>
  steps.findLast((step) => step.side === side)?.path;
