import { unitOf } from '@doorcard/arena';
import { GAMES, type GameId } from '@doorcard/engine';
import { STRATEGY_FILES } from '@doorcard/strategies';
import { nameLevel } from '@doorcard/text';
import { GameMark } from '../shared/games/GameMark.js';
import inputs from '../shared/controls/inputs.module.css';
import { useWords } from '../shared/language/useWords.js';
import figures from './figureTable.module.css';
import styles from './PublishedTables.module.css';
import { readPublished, type LowerBound, type PublishedFigure } from './strength.js';
import { useArenaWords } from './useArenaWords.js';

const STEPS = [
  ['lv1', 'lv0'],
  ['lv2', 'lv1'],
  ['lv3', 'lv2'],
  ['lv4', 'lv3'],
] as const;
/** The games that exploiters play, and whom they play against. */
const EXPLOITED_GAMES = ['badugi', 'razz', 'stud', 'stud8'] as const satisfies readonly GameId[];
const EXPLOITED = ['lv1', 'lv2', 'lv3', 'lv4'] as const;

/** The figures of docs/strength.md, and where there are none. */
export function PublishedTables() {
  const { players } = useWords();
  const { strength: w } = useArenaWords();
  const { seed, steps, bounds } = readPublished();
  return (
    <section className={styles.published} aria-labelledby="published" data-part="published">
      <header>
        <h2 id="published">{w.title}</h2>
        <p className={inputs.meaning}>{w.lead(seed)}</p>
      </header>
      <FigureTable
        title={w.steps}
        meaning={w.stepsMeaning}
        games={GAMES}
        columns={STEPS.map(([above, below]) => ({
          name: w.step(nameLevel(players, above), nameLevel(players, below)),
          find: (game) =>
            steps.find((step) => step.game === game && step.above === above && step.below === below),
          // Where level 4 has no strategy, its fallback plays.
          sayMissing: (game) =>
            above === 'lv4' && STRATEGY_FILES[game] === undefined
              ? w.playsLike(nameLevel(players, below))
              : w.unmeasured,
        }))}
      />
      <FigureTable
        title={w.exploitability}
        meaning={
          bounds.length === 0 ? `${w.exploitabilityMeaning} ${w.noneMeasured}` : w.exploitabilityMeaning
        }
        games={EXPLOITED_GAMES}
        columns={EXPLOITED.map((player) => ({
          name: nameLevel(players, player),
          // The largest is the best bound, and it comes first.
          find: (game) => bounds.find((bound) => bound.game === game && bound.player === player),
          sayMissing: () => w.unmeasured,
        }))}
      />
    </section>
  );
}

interface FigureTableProps {
  readonly title: string;
  readonly meaning: string;
  readonly games: readonly GameId[];
  readonly columns: readonly {
    readonly name: string;
    readonly find: (game: GameId) => PublishedFigure | LowerBound | undefined;
    /** Where there is no figure. */
    readonly sayMissing: (game: GameId) => string;
  }[];
}

function FigureTable({ title, meaning, games, columns }: FigureTableProps) {
  const { shortGames } = useWords();
  const { game: gameWord, strength: w } = useArenaWords();
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <p className={inputs.meaning}>{meaning}</p>
      <div className={figures.wide} role="region" aria-label={title} tabIndex={0}>
        <table className={`${figures.table} ${styles.table}`} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{gameWord}</th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr key={game}>
                <th scope="row">
                  <span className={styles.game}>
                    <GameMark game={game} size="small" />
                    <span>
                      {shortGames[game]}
                      <small>{w.unit[unitOf(game) === 'big bet' ? 'bigBet' : 'bigBlind']}</small>
                    </span>
                  </span>
                </th>
                {columns.map(({ name, find, sayMissing }) => {
                  const figure = find(game);
                  if (figure !== undefined) return <FigureCell key={name} figure={figure} />;
                  return (
                    <td key={name} className={styles.unmeasured}>
                      {sayMissing(game)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** A lower bound is shown as what one exploiter has won, not as a value of the player. */
function FigureCell({ figure }: { readonly figure: PublishedFigure | LowerBound }) {
  const { between, strength: w } = useArenaWords();
  const { value, low, high, unfinished } = figure;
  return (
    <td>
      <b>{'kind' in figure ? w.wins(value) : value}</b>
      <small>{between(low, high)}</small>
      {unfinished !== undefined && <small>{w.unfinished(unfinished)}</small>}
      {'kind' in figure && (
        <small>
          {w.kinds[figure.kind]}
          {figure.isImproving && `, ${w.improving}`}
        </small>
      )}
    </td>
  );
}
