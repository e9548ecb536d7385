import { capital, describeAction } from '@doorcard/text';
import { addressOf } from '../shared/address/route.js';
import { Button, buttonClass } from '../shared/buttons/Button.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { VerdictIcon } from '../shared/coach/VerdictIcon.js';
import { describeLoss } from '../shared/coach/verdictText.js';
import { ErrorNote } from '../shared/controls/ErrorNote.js';
import { countDue } from '../shared/drills/countDue.js';
import { drillStore, useDrills } from '../shared/drills/drillStore.js';
import { GameMark } from '../shared/games/GameMark.js';
import { useWords } from '../shared/language/useWords.js';
import styles from './DrillHome.module.css';
import { KINDS, listKindGames, type DrillKind } from './sessionPlan.js';
import { useDrillWords } from './useDrillWords.js';
import { useNow } from './useNow.js';

const DAY = 24 * 3600 * 1000;

/** All drills: what is due, every family with its record, and own mistakes. */
export function DrillHome() {
  const w = useDrillWords();
  const now = useNow();
  const book = useDrills((state) => state.book);
  const error = useDrills((state) => state.error);
  const due = countDue(
    [...book.entries, ...book.mistakes].map(({ memory }) => memory.due),
    now,
  );
  return (
    <main className={styles.page} data-part="drills">
      <header className={styles.head}>
        <div>
          <h1>{w.title}</h1>
          <p className={styles.lead}>{w.lead}</p>
        </div>
        <div className={styles.go}>
          <p data-part="due" data-due={due}>
            {due === 0 ? w.nothingDue : w.due(due)}
          </p>
          <a
            className={`${buttonClass('key')} ${styles.main}`}
            href={addressOf('drill', 'mix')}
            data-part="start-mix"
          >
            {due === 0 ? w.startAny : w.startDue}
          </a>
          <a className={buttonClass('plain')} href={addressOf('drill', 'today')} data-part="today">
            {w.today.title}
          </a>
        </div>
      </header>
      {error !== undefined && <ErrorNote error={error} />}
      <section aria-labelledby="families">
        <h2 id="families" className={styles.title}>
          {w.families}
        </h2>
        <ul className={styles.families}>
          {KINDS.filter((kind) => kind !== 'ownMistakes').map((kind) => (
            <li key={kind}>
              <FamilyCard kind={kind} now={now} />
            </li>
          ))}
        </ul>
      </section>
      <OwnMistakes now={now} />
      <section aria-labelledby="opinions" className={styles.opinions}>
        <h2 id="opinions" className={styles.title}>
          {w.opinions}
        </h2>
        <ul>
          {w.opinionLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function FamilyCard({ kind, now }: { readonly kind: DrillKind; readonly now: number }) {
  const w = useDrillWords();
  const book = useDrills((state) => state.book);
  const family = kind === 'deadMemory' ? 'deadOuts' : kind;
  const name = kind === 'deadMemory' ? w.memory : w.drills.families[family];
  const entries = book.entries.filter((entry) => entry.family === family);
  const answered = entries.reduce((sum, entry) => sum + entry.answered, 0);
  const right = entries.reduce((sum, entry) => sum + entry.right, 0);
  const isDue = entries.some(({ memory }) => memory.due <= now);
  return (
    <a className={styles.family} href={addressOf('drill', kind)} aria-label={w.family(name)} data-kind={kind}>
      <span className={styles.marks}>
        {listKindGames(kind).map((game) => (
          <GameMark key={game} game={game} size="small" />
        ))}
      </span>
      <strong>{name}</strong>
      <span className={styles.meaning}>{w.meanings[kind]}</span>
      <span className={styles.record}>
        {answered === 0 ? w.notAsked : w.answered(right, answered)}
        {isDue && <b> · {w.dueNow}</b>}
      </span>
    </a>
  );
}

function OwnMistakes({ now }: { readonly now: number }) {
  const w = useDrillWords();
  const c = useCoachWords();
  const words = useWords();
  const mistakes = useDrills((state) => state.book.mistakes);
  return (
    <section aria-labelledby="mistakes">
      <header className={styles.title}>
        <h2 id="mistakes">{w.mistakes}</h2>
        {mistakes.length > 0 && (
          <a className={buttonClass('plain')} href={addressOf('drill', 'ownMistakes')} data-part="start-own">
            {w.start}
          </a>
        )}
      </header>
      {mistakes.length === 0 ? (
        <p className={styles.lead}>{w.noMistakes}</p>
      ) : (
        <ul className={styles.mistakes} data-part="mistakes">
          {mistakes.toReversed().map(({ id, game, verdict, memory, answered, right }) => {
            const days = Math.round((memory.due - now) / DAY);
            return (
              <li key={id} className={styles.mistake}>
                <VerdictIcon label={verdict.label} />
                <GameMark game={game} size="small" />
                <span className={styles.what}>
                  <b>
                    {words.shortGames[game]}: {capital(describeAction(words, verdict.taken))}
                  </b>
                  <small>
                    {[
                      `${c.coach.labels[verdict.label]} ${describeLoss(verdict)}`,
                      answered === 0 ? w.notAsked : w.answered(right, answered),
                      memory.due <= now ? w.dueNow : days < 1 ? w.backSoon : w.backIn(days),
                    ].join(' · ')}
                  </small>
                </span>
                <Button look="quiet" onClick={() => void drillStore.getState().remove(id)}>
                  {w.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
