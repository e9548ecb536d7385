import type { Decision } from '@doorcard/cpu';
import type { LiveTable } from './table.js';

/** A decision to be made: which hand, and its index in it. */
export interface PendingTurn {
  readonly hand: string;
  readonly decision: number;
}

/** A turn, and the decision of the computer player once it is made. */
interface Thought extends PendingTurn {
  decided: Decision | undefined;
}

export interface ThinkingDuties {
  /** Called when the player has loaded or decided: ask again. */
  readonly onReady: (turn: PendingTurn) => void;
  readonly onFault: (turn: PendingTurn, fault: unknown) => void;
}

/**
 * Asks computer players for decisions. Loading and thinking happen outside the queue of messages, so that the table
 * handles messages meanwhile.
 */
export class Thinking {
  private thought: Thought | undefined;

  constructor(private readonly duties: ThinkingDuties) {}

  /** The decision of the player whose turn it is; undefined while it loads or thinks. */
  ask(table: LiveTable, turn: PendingTurn): Decision | undefined {
    const loading = table.computers.prepare(table.current!.game);
    if (loading !== undefined) {
      void this.waitFor(loading, turn, () => {});
      return undefined;
    }
    if (this.thought?.hand === turn.hand && this.thought.decision === turn.decision) {
      return this.thought.decided;
    }
    const decided = table.decide();
    if (!(decided instanceof Promise)) return decided;
    // Kept, so that a table that was paused meanwhile does not ask twice.
    const thought: Thought = { ...turn, decided: undefined };
    this.thought = thought;
    void this.waitFor(decided, turn, (value) => {
      thought.decided = value;
    });
    return undefined;
  }

  private async waitFor<T>(promise: Promise<T>, turn: PendingTurn, keep: (value: T) => void): Promise<void> {
    const { onReady, onFault } = this.duties;
    try {
      keep(await promise);
    } catch (fault) {
      onFault(turn, fault);
      return;
    }
    onReady(turn);
  }
}
