import { addressOf } from '../shared/address/route.js';
import { Button, buttonClass } from '../shared/buttons/Button.js';
import { CheckIcon, CrossIcon } from '../shared/icons/tableIcons.js';
import { useWords } from '../shared/language/useWords.js';
import { keepPreferences, readPreferences } from '../shared/preferences/preferences.js';
import { makeOptions, USUAL_CHOICE } from '../shared/tableChoice/tableChoice.js';
import { tableStore } from '../shared/tableStore/useTable.js';
import type { GameId } from '@doorcard/engine';
import hidden from '../shared/style/unseen.module.css';
import styles from './drill.module.css';
import type { SessionPlan } from './sessionPlan.js';
import { useDrillWords } from './useDrillWords.js';

/** The end of a session: what was right, and where to go. */
export function SessionEnd({ plan: { results, items, from } }: { readonly plan: SessionPlan }) {
  const w = useDrillWords();
  const { shortGames } = useWords();
  const right = results.filter(Boolean).length;
  const streak = results.length - 1 - results.lastIndexOf(false);
  const [first] = items;
  const game = from === 'first' && first !== undefined && !('mistake' in first) ? first.game : undefined;
  return (
    <main className={styles.end} data-part="drill-end" data-game={game}>
      <ol className={styles.marks} aria-label={w.session.progress}>
        {results.map((isRight, i) => (
          <li key={i} className={isRight ? styles.right : styles.wrong}>
            {isRight ? <CheckIcon /> : <CrossIcon />}
            <span className={hidden.unseen}>{w.session.states[isRight ? 'right' : 'wrong']}</span>
          </li>
        ))}
      </ol>
      <h1>{w.session.done(right, results.length)}</h1>
      {streak > 1 && <p>{w.session.streak(streak)}</p>}
      {game !== undefined && <p>{w.first.done}</p>}
      <div className={styles.buttons}>
        {game === undefined ? (
          <a className={buttonClass('key')} href={addressOf('drill', 'mix')}>
            {w.session.again}
          </a>
        ) : (
          <Button look="key" onClick={() => deal(game)} data-part="deal">
            {w.first.deal(shortGames[game])}
          </Button>
        )}
        <a className={buttonClass('plain')} href={addressOf('drill')}>
          {w.session.all}
        </a>
      </div>
    </main>
  );
}

/** A table of the game that was just learned, with what was chosen before. */
function deal(game: GameId): void {
  const { table = USUAL_CHOICE, speed = 'usual' } = readPreferences();
  const choice = { ...table, games: game };
  keepPreferences({ table: choice, speed });
  tableStore.getState().start(makeOptions(choice, ''), speed);
}
