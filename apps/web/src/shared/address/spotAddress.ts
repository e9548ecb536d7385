import type { GameId } from '@doorcard/engine';

/** A spot of the calculator as text, right or wrong: `As2d`, `7h??`. */
export interface SpotAddress {
  readonly game: GameId;
  readonly hands: readonly string[];
  readonly board: string;
  readonly dead: string;
  readonly draws: number;
}

/** What follows the calculator's address: `?game=razz&hand=As2d3c&hand=7h??&dead=4c4d`. */
export function makeSpotTail(
  { game, hands, board, dead, draws }: SpotAddress,
  more: readonly (readonly [name: string, value: string])[] = [],
): string {
  const query = new URLSearchParams([
    ['game', game],
    ...hands.map((hand) => ['hand', hand.trim()]),
    ...(board.trim() === '' ? [] : [['board', board.trim()]]),
    ...(dead.trim() === '' ? [] : [['dead', dead.trim()]]),
    ...(draws === 0 ? [] : [['draws', String(draws)]]),
    ...more.map(([name, value]) => [name, value]),
  ]);
  return `?${String(query)}`;
}
