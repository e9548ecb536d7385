import { GAMES } from '@doorcard/engine';
import { addressOf } from '../shared/address/route.js';
import { GameMark } from '../shared/games/GameMark.js';
import { useWords } from '../shared/language/useWords.js';
import styles from './DrillHome.module.css';
import { useDrillWords } from './useDrillWords.js';

/** The first five minutes: choose a game, answer five spots. */
export function FirstPage() {
  const w = useDrillWords();
  const { table } = useWords();
  return (
    <main className={styles.page} data-part="first">
      <header className={styles.head}>
        <div>
          <h1>{w.first.title}</h1>
          <p className={styles.lead}>{w.first.lead}</p>
        </div>
      </header>
      <section aria-labelledby="choose">
        <h2 id="choose" className={styles.title}>
          {w.first.choose}
        </h2>
        <ul className={styles.families}>
          {GAMES.map((game) => (
            <li key={game}>
              <a className={styles.family} href={addressOf('drill', `first?game=${game}`)} data-game={game}>
                <GameMark game={game} />
                <strong>{table.games[game]}</strong>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
