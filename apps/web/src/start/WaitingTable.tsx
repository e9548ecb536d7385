import type { GameId } from '@doorcard/engine';
import { useWords } from '../language/LanguageProvider.js';

interface WaitingTableProps {
  readonly game: GameId;
  readonly hands: number;
  readonly onGoOn: () => void;
}

/** The table that was left, first of all. */
export function WaitingTable({ game, hands, onGoOn }: WaitingTableProps) {
  const words = useWords();
  const { start: w } = words.web;
  return (
    <section className="note waiting-table" aria-label={w.waiting}>
      <p>{w.waiting}</p>
      <button type="button" className="go-on" onClick={onGoOn}>
        {w.goOn(words.table.games[game], hands)}
      </button>
    </section>
  );
}
