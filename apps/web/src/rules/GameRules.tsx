import { RULE_SETS, VARIANTS, type GameId, type RuleSetId } from '@doorcard/engine';
import { addressOf } from '../shared/address/route.js';
import { GameMark } from '../shared/games/GameMark.js';
import { LESSON_GAMES } from '../shared/games/lessonGames.js';
import { useWords } from '../shared/language/useWords.js';
import { keepPreferences, readPreferences } from '../shared/preferences/preferences.js';
import { USUAL_CHOICE } from '../shared/tableChoice/tableChoice.js';
import { ExampleHands } from './ExampleHands.js';
import { HoldingExample } from './HoldingExample.js';
import { HouseOptions } from './HouseOptions.js';
import { Lesson } from './Lesson.js';
import { RuleSetSwitch } from './RuleSetSwitch.js';
import { StreetList } from './StreetList.js';
import { listPotRankings } from './exampleHands.js';
import { findPlayingCards, hasCap, listFacts } from './gameFacts.js';
import { useRulesWords } from './useRulesWords.js';
import { buttonClass } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import notes from '../shared/controls/Note.module.css';
import styles from './rules.module.css';

interface GameRulesProps {
  readonly game: GameId;
  readonly ruleSet: RuleSetId;
  readonly isLesson: boolean;
}

/** One game: everything that its record and the rules of the room say, in the order in which a player needs it. */
export function GameRules({ game, ruleSet, isLesson }: GameRulesProps) {
  const words = useWords();
  const w = useRulesWords();
  const variant = VARIANTS[game];
  const { showdown, forced, betting, streets } = variant;
  const lesson = LESSON_GAMES.find((each) => each === game);
  if (lesson !== undefined && isLesson) {
    return (
      <main className={styles.rules}>
        <a className={styles.backLink} href={addressOf('rules', game)}>
          {w.rulesOf(words.table.games[game])}
        </a>
        <Lesson game={lesson} onPlay={() => rememberGame(game)} />
      </main>
    );
  }
  return (
    <main className={`${styles.rules} ${styles.gameRules}`}>
      <a className={styles.backLink} href={addressOf('rules')}>
        {w.allGames}
      </a>
      <header className={styles.banner} data-game={game}>
        <h1>
          <GameMark game={game} /> {words.table.games[game]}
        </h1>
        <p className={styles.about}>{w.about[game]}</p>
        <div className={inputs.buttons}>
          <a className={buttonClass('key')} href={addressOf('start')} onClick={() => rememberGame(game)}>
            {w.play(words.table.games[game])}
          </a>
          <a className={buttonClass('plain')} href={addressOf('equity', `?game=${game}`)}>
            {w.equity}
          </a>
          {lesson !== undefined && (
            <a className={buttonClass('plain')} href={addressOf('rules', `${game}?lesson=1`)}>
              {w.lesson.open}
            </a>
          )}
        </div>
      </header>
      <aside>
        <section aria-labelledby="facts">
          <h2 id="facts">{w.facts.title}</h2>
          <dl className={styles.ruleFacts}>
            {listFacts(words, w.facts, game, ruleSet).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={notes.note} aria-labelledby="mistake">
          <h2 id="mistake">{w.mistake}</h2>
          <p>{w.mistakes[game]}</p>
        </section>
      </aside>
      <div className={styles.chapters}>
        <section aria-labelledby="deal">
          <h2 id="deal">{w.deal}</h2>
          <p>{w.rounds(streets.length)}</p>
          <StreetList game={game} ruleSet={ruleSet} />
        </section>
        <section aria-labelledby="betting">
          <h2 id="betting">{w.betting}</h2>
          <p>{w.forcedRules[forced]}</p>
          <p>{w.bettingRules[betting]}</p>
          {hasCap(variant) && <p>{w.capRule(RULE_SETS[ruleSet].maxWagers, forced)}</p>}
        </section>
        {showdown.draws > 0 && (
          <section aria-labelledby="drawing">
            <h2 id="drawing">{w.drawing}</h2>
            <p>{w.drawingRule(showdown.handSize)}</p>
          </section>
        )}
        <section aria-labelledby="ranking">
          <h2 id="ranking">{w.ranking}</h2>
          <p>{w.playing[findPlayingCards(showdown)]}</p>
          <HoldingExample game={game} />
          {showdown.rankings.length === 2 && (
            <>
              <h3>{w.halves}</h3>
              <ul className={styles.points}>
                {w.halvesRules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </>
          )}
          {listPotRankings(game).map((ranking) => (
            <section key={ranking} aria-labelledby={ranking}>
              <h3 id={ranking}>{w.rankings[ranking][0]}</h3>
              <p>{w.rankings[ranking][1]}</p>
              <ExampleHands ranking={ranking} />
            </section>
          ))}
        </section>
      </div>
      <section className={styles.roomRules} aria-labelledby="options">
        <RuleSetSwitch game={game} ruleSet={ruleSet} />
        <h2 id="options">{w.options}</h2>
        <HouseOptions game={game} ruleSet={ruleSet} />
      </section>
    </main>
  );
}

/** The start page begins with what was chosen last. */
const rememberGame = (game: GameId): void => {
  const table = readPreferences().table ?? USUAL_CHOICE;
  keepPreferences({ table: { ...table, games: game } });
};
