import type { Card } from '@doorcard/cards';
import type { Hands } from './hands.js';
import { NO_CARD, placeId } from './infoSetKey.js';
import type { PublicDecision } from './publicNode.js';
import { GROUPS, type Runout } from './runouts.js';

/** Where the strategies of a decision stand in the table: which block, and how hands become rows. */
export class Places {
  /** A flop has 2352 run-outs: too many rivers to tell every hand apart on each. */
  private readonly hasManyRivers: boolean;

  constructor(
    private readonly boardSize: number,
    private readonly hands: readonly [Hands, Hands],
  ) {
    this.hasManyRivers = boardSize === 3;
  }

  /** Whether hands are told apart by their group alone: on the river of a spot that began on the flop. */
  isGrouped({ dealt }: PublicDecision): boolean {
    return this.hasManyRivers && dealt === 2;
  }

  /** The public node as the table knows it; `dealt` are the turn and river that came, in their order. */
  idOf(node: PublicDecision, dealt: readonly Card[]): number {
    const turn = node.dealt > 0 && this.boardSize === 3 ? dealt[0]! : NO_CARD;
    const river = node.dealt > 0 && !this.hasManyRivers ? dealt[0]! : NO_CARD;
    return placeId(node.id, turn, river);
  }

  rowCount(node: PublicDecision): number {
    return this.isGrouped(node) ? GROUPS : this.hands[node.side].combos.length;
  }

  /** By hand: its row; undefined when hand and row are the same number. */
  rowsOf(node: PublicDecision, runout: Runout): Uint8Array | undefined {
    return this.isGrouped(node) ? runout.sides[node.side].groups : undefined;
  }

  /** Blocks of a decision: the public nodes that the table tells apart. */
  blockCount({ dealt }: PublicDecision): number {
    return dealt === 0 ? 1 : 52 - this.boardSize;
  }
}
