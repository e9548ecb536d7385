import type { GameId } from '@doorcard/engine';
import { useEffect } from 'react';
import { addressOf } from '../shared/address/route.js';
import { Button, buttonClass } from '../shared/buttons/Button.js';
import { ErrorNote } from '../shared/controls/ErrorNote.js';
import { GameMark } from '../shared/games/GameMark.js';
import { PlayIcon } from '../shared/icons/icons.js';
import { useWords } from '../shared/language/useWords.js';
import type { OpenTable } from '../shared/preferences/openTable.js';
import { CASH_STAKES } from '../shared/tableChoice/stakes.js';
import { listGames, listOpponents, OWN, type TableChoice } from '../shared/tableChoice/tableChoice.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './Hero.module.css';
import { HeroTable } from './HeroTable.js';
import { SavedQuestion } from './SavedQuestion.js';
import { listStakes } from './stakesText.js';
import { useStartWords } from './useStartWords.js';

interface HeroProps {
  readonly open: OpenTable | undefined;
  readonly choice: TableChoice;
  readonly isFirstVisit: boolean;
  readonly onGoOn: () => void;
  readonly onDeal: () => void;
  readonly onNewTable: () => void;
}

/** The way to a table that needs no thought: the one that was left, or the last game again. */
export function Hero({ open, choice, isFirstVisit, onGoOn, onDeal, onNewTable }: HeroProps) {
  const status = useTable((state) => state.status);
  const error = useTable((state) => state.error);
  const isWaiting = open !== undefined;
  const press = isWaiting ? onGoOn : onDeal;
  usePressByEnter(status === 'saved' ? undefined : press);
  const games = listGames(choice);
  const game = open?.game ?? games[0] ?? 'badugi';
  return (
    <div className={styles.hero} data-game={game}>
      <div className={styles.inside}>
        <div className={styles.words}>
          {status === 'saved' ? (
            <SavedQuestion onGoOn={onGoOn} />
          ) : isWaiting ? (
            <WaitingTable open={open} onGoOn={onGoOn} onNewTable={onNewTable} />
          ) : (
            <NextTable choice={choice} isFirstVisit={isFirstVisit} onDeal={onDeal} />
          )}
          {status === 'failed' && error !== undefined && <ErrorNote error={error} />}
        </div>
        <HeroTable game={game} open={open} people={listOpponents(choice).map(({ name }) => name)} />
      </div>
    </div>
  );
}

/** Enter presses the one obvious button, unless something else has the keyboard. */
function usePressByEnter(press: (() => void) | undefined): void {
  useEffect(() => {
    const listen = ({ key, target, repeat }: KeyboardEvent): void => {
      if (key === 'Enter' && !repeat && target === document.body) press?.();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

const Marks = ({ games, now }: { readonly games: readonly GameId[]; readonly now: GameId | undefined }) => (
  <span className={styles.marks}>
    {games.map((game) => (
      <GameMark key={game} game={game} size="small" isQuiet={now !== undefined && game !== now} />
    ))}
  </span>
);

function WaitingTable({
  open,
  onGoOn,
  onNewTable,
}: Pick<HeroProps, 'onGoOn' | 'onNewTable'> & { readonly open: OpenTable }) {
  const { table, shortGames } = useWords();
  const w = useStartWords();
  const { game, games, hands, street, isMyTurn } = open;
  const streetName = street === undefined ? undefined : table.streets[street];
  const name = table.games[game];
  return (
    <section aria-label={w.waiting} className={styles.words} data-waiting>
      <p className={styles.line}>
        <Marks games={games ?? [game]} now={game} />
        {[table.handNumber(hands), ...(streetName === undefined ? [] : [streetName])].join(' · ')}
      </p>
      <h1 className={styles.title}>
        {isMyTurn === true ? w.yourTurn(shortGames[game]) : w.tableWaits(shortGames[game])}
      </h1>
      <div className={styles.buttons}>
        <Button
          look="key"
          className={styles.main}
          icon={<PlayIcon />}
          shortcut="Enter"
          aria-label={w.goOn(name, hands)}
          onClick={onGoOn}
        >
          {w.continue}
        </Button>
        <Button className={styles.other} onClick={onNewTable}>
          {w.title}
        </Button>
      </div>
    </section>
  );
}

function NextTable({ choice, isFirstVisit, onDeal }: Pick<HeroProps, 'choice' | 'isFirstVisit' | 'onDeal'>) {
  const { table } = useWords();
  const w = useStartWords();
  const status = useTable((state) => state.status);
  const games = listGames(choice);
  const [first] = games;
  const name = useTableName(choice);
  return (
    <>
      <p className={styles.line}>
        <Marks games={games} now={undefined} />
        {[
          ...(games.length > 1 || choice.kind !== 'cash'
            ? [w.kinds[choice.kind][0]]
            : listStakes(games, CASH_STAKES[choice.stakes], table)),
          w.opponentCount(listOpponents(choice).length),
        ].join(' · ')}
      </p>
      <h1 className={`${styles.title} ${isFirstVisit ? styles.long : ''}`}>
        {isFirstVisit ? w.tagline : w.again(name)}
      </h1>
      <div className={styles.buttons}>
        <Button
          look="key"
          className={styles.main}
          icon={<PlayIcon />}
          shortcut="Enter"
          disabled={status === 'opening' || first === undefined}
          onClick={onDeal}
          data-deal="again"
        >
          {choice.games === OWN ? w.own.deal : w.dealGame(name)}
        </Button>
        {isFirstVisit && (
          <a className={`${buttonClass('plain')} ${styles.other}`} href={addressOf('rules', 'razz?lesson=1')}>
            {w.learnFirst}
          </a>
        )}
      </div>
    </>
  );
}

/** "Razz", "HORSE" or "Your own rotation". */
function useTableName(choice: TableChoice): string {
  const w = useStartWords();
  const { shortGames } = useWords();
  const games = listGames(choice);
  if (choice.games === OWN) return w.own.name;
  return games.length > 1 ? w.mixNames[choice.games as 'horse'] : shortGames[choice.games as GameId];
}
