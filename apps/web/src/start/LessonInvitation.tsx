import { addressOf } from '../shared/address/route.js';
import { GameMark } from '../shared/games/GameMark.js';
import styles from './LessonInvitation.module.css';
import { useWords } from '../shared/language/useWords.js';
import { useStartWords } from './useStartWords.js';
import { LESSON_GAMES } from '../shared/games/lessonGames.js';

/** For those who know hold'em: a game in a minute. */
export function LessonInvitation() {
  const w = useStartWords();
  const { shortGames } = useWords();
  return (
    <section className={styles.part} aria-labelledby="lessons">
      <h2 id="lessons" className={styles.head}>
        {w.lessons}
      </h2>
      <ul className={styles.lessons}>
        {LESSON_GAMES.map((game) => (
          <li key={game}>
            <a className={styles.lesson} href={addressOf('rules', `${game}?lesson=1`)}>
              <GameMark game={game} size="small" /> {w.learn(shortGames[game])}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
