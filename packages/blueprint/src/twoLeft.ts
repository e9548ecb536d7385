import type { View } from '@doorcard/engine';
import { followEnd, kindOf, MOST_DRAWN } from './followRound.js';
import { CALL, KINDS, RAISE, type BettingTree, type Role } from './game/bettingTree.js';
import { DRAW_COUNTS, type BetRound, type CompiledGame, type PlayerIndex } from './game/compiledGame.js';
import type { Place } from './place.js';

/** The betting of one round, as far as it concerns two players. */
interface Betting {
  /** Which of them acted first. */
  first: PlayerIndex | undefined;
  /** Who of all bet or raised last; undefined where nobody did. */
  aggressor: number | undefined;
  raises: number;
  /** The number of actions of the two. */
  actions: number;
}

const startBetting = (): Betting => ({ first: undefined, aggressor: undefined, raises: 0, actions: 0 });

/**
 * The place where two of more players are left: that of a hand of two with the same raises, draws and pot. What the
 * others have paid counts as paid by both. Player 0 is who acts first after a draw; in stud any order will do.
 */
export function followTwo(
  game: CompiledGame,
  view: View,
  [seat0, seat1]: readonly number[],
  unit: number,
): Place | undefined {
  const playerOf = (seat: number): PlayerIndex | undefined =>
    seat === seat0 ? 0 : seat === seat1 ? 1 : undefined;
  let at = 0;
  let context = 0;
  let pot = 0;
  let betting = startBetting();
  const finishRound = (round: BetRound): void => {
    const { first = 0 } = betting;
    const end = findEnd(round.tree, betting.raises, roleOf(betting, playerOf));
    context = followEnd(round, context, end, first, Math.min(game.mostPaid, Math.round(pot / unit / 2)));
    at++;
    betting = startBetting();
  };
  const drawn: [number | undefined, number | undefined] = [undefined, undefined];
  for (const event of view.events) {
    if ('chips' in event) pot += event.type === 'return' ? -event.chips : event.chips;
    const player = 'seat' in event ? playerOf(event.seat) : undefined;
    const round = game.rounds[at];
    const kind = kindOf(event);
    if (kind !== undefined) {
      if (player !== undefined) {
        betting.first ??= player;
        betting.actions++;
      }
      if (kind === RAISE) {
        betting.raises++;
        betting.aggressor = (event as { seat: number }).seat;
      }
    } else if (event.type === 'street' && event.street > 0) {
      // A street begins with its draw or its cards: the betting before it is over.
      if (round?.kind !== 'bet') return undefined;
      finishRound(round);
    } else if (event.type === 'discard' && player !== undefined)
      drawn[player] = Math.min(event.count, MOST_DRAWN);
    for (let next = game.rounds[at]; next?.kind === 'draw'; next = game.rounds[at]) {
      const count = drawn[next.player];
      if (count === undefined) break;
      context = next.next[context * DRAW_COUNTS + count]!;
      drawn[next.player] = undefined;
      at++;
    }
  }
  const round = game.rounds[at];
  const player = playerOf(view.seat!)!;
  if (round === undefined || (round.kind === 'draw') !== (view.phase === 'drawing')) return undefined;
  if (round.kind === 'draw') {
    return round.player === player ? { round: at, context, state: 0, first: player, player } : undefined;
  }
  const first = betting.first ?? player;
  const state = findState(round.tree, betting, first === player ? 0 : 1, playerOf);
  return state === undefined ? undefined : { round: at, context, state, first, player };
}

/** The role of who bet last, if that is one of the two. */
function roleOf(
  { aggressor, first = 0 }: Betting,
  playerOf: (seat: number) => PlayerIndex | undefined,
): Role | undefined {
  const player = aggressor === undefined ? undefined : playerOf(aggressor);
  return player === undefined ? undefined : player === first ? 0 : 1;
}

/** An end of the round with this aggressor, and as many raises as there can be up to this number. */
function findEnd({ ends }: BettingTree, raises: number, aggressor: Role | undefined): number {
  let best = -1;
  for (const [i, end] of ends.entries()) {
    if (end.aggressor !== aggressor || (aggressor !== undefined && end.raises > raises)) continue;
    if (best < 0 || end.raises > ends[best]!.raises) best = i;
  }
  // Role 1 cannot have the only raise of a round that role 0 opened with a raise: the nearest end is.
  return best < 0 ? ends.findIndex((end) => end.aggressor === aggressor) : best;
}

/**
 * The state in which a role decides after this many raises, the last of them by the other role. Whether the first player
 * began with a raise or not is decided by who raised last.
 */
function findState(
  tree: BettingTree,
  { raises, actions, aggressor }: Betting,
  role: Role,
  playerOf: (seat: number) => PlayerIndex | undefined,
): number | undefined {
  const isRaised = aggressor !== undefined && playerOf(aggressor) !== undefined;
  const count = isRaised ? raises : 0;
  // Without a raise of the two: role 0 opens, and role 1 acts after its check or call.
  const opens = count === 0 ? role === 0 : (count - 1) % 2 === 1 - role;
  if (count === 0 && role === 0 && actions > 0) return undefined;
  let state = opens ? 0 : tree.next[CALL]!;
  for (let i = 0; i < count; i++) {
    const next = tree.next[state * KINDS + RAISE]!;
    // More raises than in training.
    if (next <= 0) return undefined;
    state = next;
  }
  return state >= 0 && tree.roles[state] === role ? state : undefined;
}
