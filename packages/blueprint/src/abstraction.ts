import type { Card } from '@doorcard/cards';
import type { GameId, View } from '@doorcard/engine';
import { makeChecksum } from '@doorcard/sealed';
import { layOut, type CompiledGame, type Layout } from './game/compiledGame.js';
import type { Deal } from './game/deal.js';
import type { TrainedHand } from './player/trainedReason.js';

/** How hands of one game are grouped into information sets. Two players may use different abstractions of one game. */
export interface Abstraction {
  /** As in `badugi/usual`. */
  readonly id: string;
  readonly gameId: GameId;
  readonly game: CompiledGame;
  /** By round: the number of buckets. */
  readonly counts: readonly number[];
  readonly layout: Layout;
  /** Changes whenever a strategy of another version would be read wrongly. */
  readonly hash: string;
  /** Deals in which the hands of player 0 are grouped by this abstraction and those of player 1 by the other. */
  readonly openDeal: (other: Abstraction) => Deal;
  /** The bucket of the viewing seat's hand in the current round. */
  readonly bucketOf: (view: View) => number;
  readonly describeHand: (view: View) => TrainedHand;
  /** Draw games: the cards that the viewing seat discards to draw this many. */
  readonly discard?: (view: View, count: number) => Card[];
  /** An abstraction that learns faster, in which training begins; and by round and bucket, the bucket of it. */
  readonly coarser?: { readonly abstraction: Abstraction; readonly parents: readonly Int32Array[] };
}

export interface AbstractionForm extends Omit<Abstraction, 'layout' | 'hash'> {
  /** Everything that decides the bucket of a hand, in short: it becomes part of the hash. */
  readonly fingerprint: unknown;
}

export function makeAbstraction({ fingerprint, ...form }: AbstractionForm): Abstraction {
  const { id, game, counts } = form;
  const rounds = game.rounds.map((round) =>
    round.kind === 'bet'
      ? [
          round.rowCount,
          [...round.tree.next],
          round.next.map((table) => makeChecksum([...table])),
          [...round.pots],
        ]
      : [round.rowCount, makeChecksum([...round.next])],
  );
  return { ...form, layout: layOut(game, form), hash: makeChecksum([id, counts, rounds, fingerprint]) };
}
