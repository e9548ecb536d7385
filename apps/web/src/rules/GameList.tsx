import { GAMES, MIN_SEATS, VARIANTS, type GameId } from '@doorcard/engine';
import { findLayout, type CardLayout } from '@doorcard/table/client';
import { addressOf } from '../shared/address/route.js';
import { GameMark } from '../shared/games/GameMark.js';
import { useWords } from '../shared/language/useWords.js';
import { CardPicture } from './CardPicture.js';
import { listExamples, listPotRankings } from './exampleHands.js';
import { useRulesWords } from './useRulesWords.js';
import inputs from '../shared/controls/inputs.module.css';
import notes from '../shared/controls/Note.module.css';
import styles from './rules.module.css';

const FAMILIES: readonly CardLayout[] = ['draw', 'stud', 'board'];

/** The ten games, by the way in which their cards lie. */
export function GameList({ unknown }: { readonly unknown: string | undefined }) {
  const w = useRulesWords();
  return (
    <main className={styles.rules}>
      <header>
        <h1>{w.title}</h1>
        <p className={styles.about}>{w.lead}</p>
      </header>
      {unknown !== undefined && (
        <p className={`${notes.note} ${notes.error}`} role="alert">
          {w.unknownGame(unknown)} <code>rules/unknown-game</code>
        </p>
      )}
      {FAMILIES.map((family) => (
        <section key={family} aria-labelledby={family}>
          <h2 id={family}>{w.families[family]}</h2>
          <ul className={styles.gameTiles}>
            {GAMES.filter((game) => findLayout(game) === family).map((game) => (
              <GameTile key={game} game={game} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

/** A game with the best hand that it knows. */
function GameTile({ game }: { readonly game: GameId }) {
  const { table } = useWords();
  const w = useRulesWords();
  const { betting, maxSeats } = VARIANTS[game];
  const ranking = listPotRankings(game).at(-1)!;
  const [best] = listExamples(ranking);
  return (
    <li className={styles.gameTile} data-game={game}>
      <a href={addressOf('rules', game)}>
        <GameMark game={game} /> {table.games[game]}
      </a>
      <p>{table.aims[game]}</p>
      <CardPicture cards={best!.cards} playing={best!.cards} />
      <p className={inputs.meaning}>{w.tile(w.facts.bettings[betting], MIN_SEATS, maxSeats)}</p>
    </li>
  );
}
