import { capital } from '@doorcard/text';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonClass } from '../shared/buttons/Button.js';
import { GameMark } from '../shared/games/GameMark.js';
import { addressOf } from '../shared/address/route.js';
import { useTable } from '../shared/tableStore/useTable.js';
import { usePress } from './usePress.js';
import styles from './GameCard.module.css';
import { useTableWords } from './useTableWords.js';

/** In a rotation: when the game changes, what is played now and how it is won. It goes with the first action. */
export function GameCard() {
  const { words, w } = useTableWords();
  const games = useTable((state) => state.table?.games.length ?? 0);
  const hand = useTable((state) => state.hand);
  const acted = useTable((state) => state.isAnswered);
  const isOver = useTable((state) => state.results !== undefined);
  const last = useRef<string>(undefined);
  const [shownFor, setShownFor] = useState<string>();
  const game = hand?.game;
  const id = hand?.hand;
  const street = useTable((state) => state.view?.street);
  useEffect(() => {
    if (game === undefined || street === undefined || games < 2 || last.current === game) return;
    // Who comes back in the middle of a hand knows the game, and wants to see the pot.
    const isBack = last.current === undefined && street > 0;
    last.current = game;
    if (!isBack) setShownFor(id);
  }, [game, games, id, street]);
  const close = (): void => setShownFor(undefined);
  useEffect(() => {
    if (acted || isOver) setShownFor(undefined);
  }, [acted, isOver]);
  usePress((key) => {
    if (key === 'Escape') close();
  });
  if (game === undefined || shownFor === undefined || shownFor !== id) return null;
  const { table } = words;
  return (
    <section className={styles.card} role="status" aria-label={w.newGame} data-part="game-card">
      <GameMark game={game} />
      <h2>{table.games[game]}</h2>
      <p>{capital(table.aims[game])}</p>
      <div className={styles.buttons}>
        <Button look="key" onClick={close}>
          {w.gotIt}
        </Button>
        <a className={buttonClass('quiet')} href={addressOf('rules', game)}>
          {w.rulesOfGame}
        </a>
      </div>
    </section>
  );
}
