import { VARIANTS, type GameId } from '@doorcard/engine';
import type { TableInfo } from '@doorcard/table';
import { nameStakes, writeChips } from '@doorcard/text';
import type { ComponentProps } from 'react';
import { GameMark } from '../shared/games/GameMark.js';
import { AutoDealIcon, CoachIcon, MenuIcon, SoundOffIcon, SoundOnIcon } from '../shared/icons/tableIcons.js';
import { useKeys } from '../shared/keys/useKeys.js';
import { keepPreferences } from '../shared/preferences/preferences.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { useTable } from '../shared/tableStore/useTable.js';
import { LevelClock } from './LevelClock.js';
import styles from './TableBar.module.css';
import { useTableWords } from './useTableWords.js';
import hidden from '../shared/style/unseen.module.css';

interface TableBarProps {
  readonly isMenuOpen: boolean;
  readonly onMenu: () => void;
  readonly isRailOpen: boolean;
  readonly onRail: () => void;
}

/** What is played, for what, and how long still; sound, auto-deal and the menu. Stakes are in chips always. */
export function TableBar({ isMenuOpen, onMenu, isRailOpen, onRail }: TableBarProps) {
  const { words, w } = useTableWords();
  const keys = useKeys();
  const table = useTable((state) => state.table)!;
  const hand = useTable((state) => state.hand);
  const { autoNext = false, sound = false } = usePreferences();
  const { handsLeft, nextGame, level, seed, game, games, nextStakes, chairs, places } = table;
  const t = words.table;
  const next = nextStakes === null ? '' : nameStakes(words, game, nextStakes);
  const players = chairs.filter((chair) => chair !== null).length;
  const isMix = new Set(games).size > 1;
  return (
    <header className={styles.bar} data-part="bar">
      <GameMark game={game} />
      <h1 className={styles.game} title={t.games[game]}>
        {words.shortGames[game]}
      </h1>
      <ul className={styles.facts}>
        <li className={styles.stakes}>{nameStakes(words, game, table.stakes)}</li>
        <li className={styles.short} aria-hidden="true">
          {writeStakes(game, table.stakes)}
        </li>
        {level !== null && <LevelClock table={table} />}
        {level !== null && next !== '' && <li className={styles.extra}>{w.nextStakes(next)}</li>}
        {level !== null && (
          <li className={styles.extra}>
            {w.playersLeft(players - places.filter(({ place }) => place > 1).length, players)}
          </li>
        )}
        {seed !== null && <li className={styles.extra}>{t.practice(seed)}</li>}
      </ul>
      {isMix && (
        <span
          className={styles.mix}
          title={
            handsLeft === null || nextGame === null ? undefined : t.rotation(handsLeft, t.games[nextGame])
          }
        >
          {listMix(games).map((each, i) => (
            <GameMark key={`${each} ${i}`} game={each} size="small" isQuiet={each !== game} />
          ))}
        </span>
      )}
      {handsLeft !== null && nextGame !== null && (
        <span className={hidden.unseen}>{t.rotation(handsLeft, t.games[nextGame])}</span>
      )}
      <span className={styles.hand}>{t.handNumber(hand?.number ?? table.hands)}</span>
      <Tool
        className={styles.wide}
        label={w.sound}
        aria-pressed={sound}
        onClick={() => keepPreferences({ sound: !sound })}
      >
        {sound ? <SoundOnIcon /> : <SoundOffIcon />}
      </Tool>
      <Tool
        className={styles.wide}
        label={w.autoNext}
        aria-pressed={autoNext}
        aria-keyshortcuts={keys.keyOf('autoNext')}
        onClick={() => keepPreferences({ autoNext: !autoNext })}
      >
        <AutoDealIcon />
      </Tool>
      <Tool className={styles.narrow} label={w.coach} aria-pressed={isRailOpen} onClick={onRail}>
        <CoachIcon />
      </Tool>
      <Tool label={w.menu} aria-expanded={isMenuOpen} data-part="menu-button" onClick={onMenu}>
        <MenuIcon />
      </Tool>
    </header>
  );
}

/** A button with an icon only. */
const Tool = ({ label, className = '', ...rest }: ComponentProps<'button'> & { readonly label: string }) => (
  <button
    type="button"
    {...rest}
    className={`${styles.tool} ${className}`}
    aria-label={label}
    title={label}
  />
);

/** The two numbers of the stakes, where there is no room for more. */
function writeStakes(game: GameId, { stud, limit, noLimit }: TableInfo['stakes']): string {
  const { forced, betting } = VARIANTS[game];
  if (betting !== 'fixedLimit')
    return noLimit === undefined ? '' : `${writeChips(noLimit.smallBlind)}/${writeChips(noLimit.bigBlind)}`;
  const bets = forced === 'bringIn' ? stud : limit;
  return bets === undefined ? '' : `${writeChips(bets.smallBet)}/${writeChips(bets.bigBet)}`;
}

/** A mix once through: a list that repeats itself is shown once. */
const listMix = (games: readonly GameId[]): readonly GameId[] => [...new Set(games)];
