import type { Combo } from '@doorcard/cards';
import type { DecisionNode } from './bettingTree.js';
import type { NodePath } from './nodePath.js';

/** How both sides play: by node and path, the frequencies of a hand by action. */
export type StrategySource = (node: DecisionNode, path: NodePath) => (combo: Combo) => ArrayLike<number>;
