/** Kinds of action in a betting round, in the order of their cells. A check is a call of nothing, a bet a raise. */
export const FOLD = 0;
export const CALL = 1;
export const RAISE = 2;
export const KINDS = 3;

/** The player who acts first in a round has role 0, the other role 1. */
export type Role = 0 | 1;

/** Six states of two or three actions: all that a role has in a round with five wagers. As f32, one cache line. */
const LINE_CELLS = 16;

/** How a betting round of two players begins. Amounts are whole numbers of the game's unit. */
export interface BettingStart {
  /** What each role has paid before the first action. */
  readonly paid: readonly [number, number];
  /** Wagers so far: a big blind is one. */
  readonly wagers: number;
  readonly maxWagers: number;
  readonly bet: number;
  /** What the first player pays to open without a full bet, as in stud: he cannot check. */
  readonly bringIn?: number;
}

/** How a round ends when nobody folds. */
export interface RoundEnd {
  /** What each player has paid in the round. */
  readonly paid: number;
  /** The role that bet or raised last; undefined when nobody did. */
  readonly aggressor: Role | undefined;
  /** Bets and raises of the round, without the blind. */
  readonly raises: number;
}

/** A betting round of two players, as numbers. State 0 is the first. */
export interface BettingTree {
  /** By state: the role to act. */
  readonly roles: Uint8Array;
  /** By state: the first legal kind, and the number of legal kinds from it on. */
  readonly firsts: Uint8Array;
  readonly counts: Uint8Array;
  /** By state and kind: the next state, or -1 - n for the n-th end. A fold ends the hand, so it has none. */
  readonly next: Int16Array;
  /** By state: its first cell among those of its role. */
  readonly cells: Uint8Array;
  /** By state: what the player to act has paid in the round, which he loses by folding. */
  readonly paid: Uint16Array;
  readonly ends: readonly RoundEnd[];
  /** The number of cells of a role, in whole cache lines. */
  readonly width: number;
}

interface State {
  readonly role: Role;
  readonly paid: readonly [number, number];
  readonly wagers: number;
  readonly raises: number;
  readonly aggressor: Role | undefined;
  /** Whether a call ends the round. */
  readonly isLast: boolean;
}

export function buildBettingTree({ paid, wagers, maxWagers, bet, bringIn = 0 }: BettingStart): BettingTree {
  const states: State[] = [];
  const next: number[] = [];
  const ends: RoundEnd[] = [];

  function add(state: State): number {
    const at = states.push(state) - 1;
    next.push(0, 0, 0);
    const { role, raises, aggressor } = state;
    const called = Math.max(...state.paid) + (at === 0 ? bringIn : 0);
    const pay = (to: number): readonly [number, number] =>
      role === 0 ? [to, state.paid[1]] : [state.paid[0], to];
    const other: Role = role === 0 ? 1 : 0;
    next[at * KINDS + CALL] = state.isLast
      ? -ends.push({ paid: called, aggressor, raises })
      : add({ ...state, role: other, paid: pay(called), isLast: true });
    if (state.wagers < maxWagers) {
      next[at * KINDS + RAISE] = add({
        role: other,
        paid: pay((state.wagers + 1) * bet),
        wagers: state.wagers + 1,
        raises: raises + 1,
        aggressor: role,
        isLast: true,
      });
    }
    return at;
  }
  add({ role: 0, paid, wagers, raises: 0, aggressor: undefined, isLast: false });

  const firsts = states.map(({ role, paid: both }) => (both[role] < Math.max(...both) ? FOLD : CALL));
  const counts = states.map(({ wagers: so }, at) => (so < maxWagers ? KINDS : RAISE) - firsts[at]!);
  const used = [0, 0];
  const cells = states.map(({ role }, at) => (used[role]! += counts[at]!) - counts[at]!);
  return {
    roles: Uint8Array.from(states, ({ role }) => role),
    firsts: Uint8Array.from(firsts),
    counts: Uint8Array.from(counts),
    next: Int16Array.from(next),
    cells: Uint8Array.from(cells),
    paid: Uint16Array.from(states, ({ role, paid: both }) => both[role]),
    ends,
    width: Math.ceil(Math.max(...used) / LINE_CELLS) * LINE_CELLS,
  };
}
