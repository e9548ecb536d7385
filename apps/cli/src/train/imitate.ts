import type { Imitation, TrainedGame } from '@doorcard/blueprint';
import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { makeRegistry, playHand, preparePlayers, usualEntries, type Player } from '@doorcard/cpu';
import { Hand, makeDefaultSetup, makePlan, RULE_SETS } from '@doorcard/engine';

/** Who makes a player show what it does: its equals, the usual levels, and partners that go to extremes. */
const PARTNERS = ['lv2', 'lv1', 'random', 'station', 'maniac', 'floater', 'thief', 'blind'] as const;

export interface ImitateOptions {
  readonly game: TrainedGame;
  readonly player: Player;
  readonly hands: number;
  readonly seed: bigint;
  /** Plays along in half of the hands, when there is one already. */
  readonly exploiter?: Player;
  readonly onHand: (done: number) => void;
}

/** Plays hands in the real dealer and counts every decision of the player. */
export async function imitate(
  imitation: Imitation,
  { game, player, hands, seed, exploiter, onHand }: ImitateOptions,
): Promise<void> {
  const registry = makeRegistry(usualEntries);
  const partners = [player, ...PARTNERS.map((name) => unwrap(registry.find(name)))];
  await preparePlayers([player, ...(exploiter === undefined ? [] : [exploiter])], [game]);
  const hand = new Hand(makePlan(makeDefaultSetup(game, 2, RULE_SETS.wsop)));
  const rng = Xoshiro256.fromSeed(seed);
  for (let number = 0; number < hands; number++) {
    const isExploited = exploiter !== undefined && number % 2 === 1;
    const partner = isExploited ? exploiter : partners[Math.floor(number / 2) % partners.length]!;
    const seat = Math.floor(number / (2 * partners.length)) % 2;
    hand.deal({ kind: 'rng', rng });
    await playHand({
      hand,
      players: seat === 0 ? [player, partner] : [partner, player],
      table: Number(BigInt.asUintN(32, seed)),
      number,
      onDecision: (view, { action }) => {
        if (view.seat === seat || partner === player) imitation.add(view, action);
      },
    });
    onHand((number + 1) / hands);
  }
}
