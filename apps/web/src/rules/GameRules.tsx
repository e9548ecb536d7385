import { RULE_SETS, VARIANTS, type GameId, type RuleSetId } from '@doorcard/engine';
import { keepPreferences, readPreferences } from '../app/preferences.js';
import { addressOf } from '../app/route.js';
import { useWords } from '../language/LanguageProvider.js';
import { USUAL_CHOICE } from '../start/lobbyChoice.js';
import { ExampleHands } from './ExampleHands.js';
import { listPotRankings } from './exampleHands.js';
import { findPlayingCards, hasCap, listFacts } from './gameFacts.js';
import { HoldingExample } from './HoldingExample.js';
import { HouseOptions } from './HouseOptions.js';
import { RuleSetSwitch } from './RuleSetSwitch.js';
import { StreetList } from './StreetList.js';

interface GameRulesProps {
  readonly game: GameId;
  readonly ruleSet: RuleSetId;
}

/** One game: everything that its record and the rules of the house say, in the order in which one needs it. */
export function GameRules({ game, ruleSet }: GameRulesProps) {
  const words = useWords();
  const { rules: w } = words.web;
  const variant = VARIANTS[game];
  const { showdown, forced, betting, streets } = variant;
  return (
    <main className="rules game-rules">
      <a className="back-link" href={addressOf('rules')}>
        {w.allGames}
      </a>
      <header>
        <h1>{words.table.games[game]}</h1>
        <p className="about">{w.about[game]}</p>
        <div className="buttons">
          <a className="button main" href={addressOf('start')} onClick={() => rememberGame(game)}>
            {w.play(words.table.games[game])}
          </a>
          <a className="button" href={addressOf('equity', `?game=${game}`)}>
            {w.equity}
          </a>
        </div>
      </header>
      <aside>
        <section aria-labelledby="facts">
          <h2 id="facts">{w.facts.title}</h2>
          <dl className="rule-facts">
            {listFacts(words, game, ruleSet).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="note" aria-labelledby="mistake">
          <h2 id="mistake">{w.mistake}</h2>
          <p>{w.mistakes[game]}</p>
        </section>
      </aside>
      <div className="chapters">
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
              <ul className="points">
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
      <section className="house" aria-labelledby="options">
        <RuleSetSwitch game={game} ruleSet={ruleSet} />
        <h2 id="options">{w.options}</h2>
        <HouseOptions game={game} ruleSet={ruleSet} />
      </section>
    </main>
  );
}

/** The lobby begins with what was chosen last. */
const rememberGame = (game: GameId): void => {
  const table = readPreferences().table ?? USUAL_CHOICE;
  keepPreferences({ table: { ...table, games: game } });
};
