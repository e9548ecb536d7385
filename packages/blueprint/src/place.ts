import type { View } from '@doorcard/engine';
import type { Abstraction } from './abstraction.js';
import { followEnd, kindOf, MOST_DRAWN } from './followRound.js';
import { KINDS, type Role } from './game/bettingTree.js';
import { DRAW_COUNTS, type CompiledGame, type PlayerIndex } from './game/compiledGame.js';
import { followTwo } from './twoLeft.js';

/** Where a hand is in a compiled game. */
export interface Place {
  readonly round: number;
  readonly context: number;
  /** Of a betting round. */
  readonly state: number;
  /** Who acted first in this round, or acts first now. */
  readonly first: PlayerIndex;
  /** Who looks. */
  readonly player: PlayerIndex;
}

/** Why a strategy does not cover a view. */
export type Uncovered = 'players' | 'stakes' | 'stacks' | 'betting';

/** The seats that are still in the hand. */
const listLive = ({ seats }: View): number[] => [...seats.keys()].filter((seat) => !seats[seat]!.folded);

/** The other seat, where two are left. */
export const findOther = (view: View): number => listLive(view).find((seat) => seat !== view.seat)!;

/** The place of a view in which the seat is to act, or why there is none. */
export function findPlace(game: CompiledGame, view: View): Place | Uncovered {
  const live = listLive(view);
  if (live.length !== 2) return 'players';
  const unit = view.stakes.smallBet / game.stakes.smallBet;
  if (!fitsStakes(game, view, unit)) return 'stakes';
  if (live.some((seat) => view.stakes.stacks[seat]! < game.mostPaid * unit)) return 'stacks';
  const place = view.seats.length === 2 ? followEvents(game, view) : followTwo(game, view, live, unit);
  return place ?? 'betting';
}

function fitsStakes({ stakes }: CompiledGame, view: View, unit: number): boolean {
  const { antes, blinds, bringIn, bigBet } = view.stakes;
  const isTwo = view.seats.length === 2;
  // With more players the small blind comes first.
  const wanted = isTwo ? stakes.blinds : stakes.blinds.toReversed();
  return (
    antes.every((ante) => ante === stakes.ante * unit) &&
    (isTwo ? blinds.length === wanted.length : (blinds.length === 0) === (wanted.length === 0)) &&
    blinds.every((blind, seat) => blind === (wanted[seat] ?? 0) * unit) &&
    bringIn === stakes.bringIn * unit &&
    bigBet === stakes.bigBet * unit
  );
}

function followEvents(game: CompiledGame, view: View): Place | undefined {
  let at = 0;
  let context = 0;
  let state = 0;
  let paid = game.stakes.ante;
  let first: number | undefined;
  for (const event of view.events) {
    const round = game.rounds[at];
    const kind = kindOf(event);
    if (kind !== undefined) {
      if (round?.kind !== 'bet') return undefined;
      const { tree } = round;
      if (kind < tree.firsts[state]! || kind >= tree.firsts[state]! + tree.counts[state]!) return undefined;
      first ??= (event as { seat: number }).seat;
      const next = tree.next[state * KINDS + kind]!;
      if (next >= 0) {
        state = next;
        continue;
      }
      paid += tree.ends[-1 - next]!.paid;
      context = followEnd(round, context, -1 - next, first as PlayerIndex, paid);
      at++;
      state = 0;
      first = undefined;
    } else if (event.type === 'discard') {
      if (round?.kind !== 'draw' || round.player !== event.seat) return undefined;
      context = round.next[context * DRAW_COUNTS + Math.min(event.count, MOST_DRAWN)]!;
      at++;
    } else if (event.type === 'fold') return undefined;
  }
  const round = game.rounds[at];
  if (round === undefined || (round.kind === 'draw') !== (view.phase === 'drawing')) return undefined;
  const player = view.seat as PlayerIndex;
  return { round: at, context, state, first: (first as PlayerIndex | undefined) ?? player, player };
}

/** The cells of the decision of a view: one for each action, in the order of `actionsAt`. */
export function findCell({ game, layout, counts }: Abstraction, place: Place, bucket: number): number {
  const round = game.rounds[place.round]!;
  const offset = layout.offsets[place.round]!;
  const count = counts[place.round]!;
  if (round.kind === 'draw') return offset + (round.rows[place.context]! * count + bucket) * DRAW_COUNTS;
  const { tree } = round;
  const role: Role = place.player === place.first ? 0 : 1;
  const row = round.rows[place.player][place.context]! * 2 + role;
  return offset + (row * count + bucket) * tree.width + tree.cells[place.state]!;
}
