import {
  countGroups,
  estimatePlayers,
  makeArenaTasks,
  runMatches,
  type PlayerEstimate,
} from '@doorcard/arena';
import { makeTrainedPlayer, type Strategy, type TrainedGame } from '@doorcard/blueprint';
import { unwrap } from '@doorcard/cards';
import { makeRegistry, usualEntries, type Player } from '@doorcard/cpu';
import { makeInline } from '@doorcard/jobs';

/** Where a strategy does not apply, this level decides. */
const FALLBACK = 'lv2';

export const openFallback = (): Player => unwrap(makeRegistry(usualEntries).find(FALLBACK));

/** A strategy as a player in the real dealer. */
export const seatStrategy = (name: string, strategy: Strategy): Player =>
  makeTrainedPlayer({ name, load: async () => strategy, fallback: openFallback() });

/** What the first player wins from the second heads-up, every deck played from both seats. */
export async function playHeadsUp(
  game: TrainedGame,
  players: readonly [Player, Player],
  hands: number,
  seed: bigint,
): Promise<PlayerEstimate> {
  const entries = players.map((player) => ({ name: player.name, profiles: [], make: () => player }));
  const names = players.map(({ name }) => name);
  const match = {
    games: [game],
    players: names,
    rules: 'wsop' as const,
    seed: String(seed),
    duplicate: true,
    groups: countGroups(hands, { duplicate: true, players: names }),
    styleEvery: 0,
  };
  const runner = makeInline(makeArenaTasks(makeRegistry(entries)));
  const [result] = await runMatches(runner, 'train', [match]);
  return estimatePlayers(result!)[0]!;
}
