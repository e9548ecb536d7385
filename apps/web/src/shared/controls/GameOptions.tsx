import type { GameId } from '@doorcard/engine';
import { useWords } from '../language/useWords.js';

/** Games to choose one from, inside a select. */
export function GameOptions({ games }: { readonly games: readonly GameId[] }) {
  const { table } = useWords();
  return games.map((game) => (
    <option key={game} value={game}>
      {table.games[game]}
    </option>
  ));
}
