import { capital } from '@doorcard/text';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../app/route.js';
import { usePress } from './usePress.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** In a rotation: when the game changes, what is played now and how it is won. It goes with the first action. */
export function GameCard() {
  const { words } = useTableWords();
  const games = useTable((state) => state.table?.games.length ?? 0);
  const hand = useTable((state) => state.hand);
  const acted = useTable((state) => state.isAnswered);
  const isOver = useTable((state) => state.results !== undefined);
  const last = useRef<string>(undefined);
  const [shownFor, setShownFor] = useState<string>();
  const game = hand?.game;
  const id = hand?.hand;
  useEffect(() => {
    if (game === undefined || games < 2 || last.current === game) return;
    last.current = game;
    setShownFor(id);
  }, [game, games, id]);
  const close = (): void => setShownFor(undefined);
  useEffect(() => {
    if (acted || isOver) setShownFor(undefined);
  }, [acted, isOver]);
  usePress((key) => {
    if (key === 'Escape') close();
  });
  if (game === undefined || shownFor === undefined || shownFor !== id) return null;
  const { web, table } = words;
  return (
    <section className="game-card" role="status" aria-label={web.table.newGame}>
      <h2>{table.games[game]}</h2>
      <p>{capital(table.aims[game])}</p>
      <div className="buttons">
        <button type="button" className="main" onClick={close}>
          {web.table.gotIt}
        </button>
        <a href={addressOf('rules', game)}>{web.table.rulesOfGame}</a>
      </div>
    </section>
  );
}
