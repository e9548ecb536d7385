import { GAMES, MIN_SEATS, VARIANTS, type GameId } from '@doorcard/engine';
import { findLayout, type CardLayout } from '@doorcard/table/client';
import { addressOf } from '../app/route.js';
import { useWords } from '../language/LanguageProvider.js';
import { CardPicture } from './CardPicture.js';
import { listExamples, listPotRankings } from './exampleHands.js';

const FAMILIES: readonly CardLayout[] = ['draw', 'stud', 'board'];

/** The ten games, by the way in which their cards lie. */
export function GameList({ unknown }: { readonly unknown: string | undefined }) {
  const { rules: w } = useWords().web;
  return (
    <main className="rules">
      <header>
        <h1>{w.title}</h1>
        <p className="about">{w.lead}</p>
      </header>
      {unknown !== undefined && (
        <p className="note error" role="alert">
          {w.unknownGame(unknown)} <code>rules/unknown-game</code>
        </p>
      )}
      {FAMILIES.map((family) => (
        <section key={family} aria-labelledby={family}>
          <h2 id={family}>{w.families[family]}</h2>
          <ul className="game-tiles">
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
  const { table, web } = useWords();
  const { rules: w } = web;
  const { betting, maxSeats } = VARIANTS[game];
  const ranking = listPotRankings(game).at(-1)!;
  const [best] = listExamples(ranking);
  return (
    <li className="game-tile">
      <a href={addressOf('rules', game)}>{table.games[game]}</a>
      <p>{table.aims[game]}</p>
      <CardPicture cards={best!.cards} playing={best!.cards} />
      <p className="meaning">{w.tile(w.facts.bettings[betting], MIN_SEATS, maxSeats)}</p>
    </li>
  );
}
