import { GAMES, type GameId } from '@doorcard/engine';
import { goTo } from '../shared/address/route.js';
import { GameOptions } from '../shared/controls/GameOptions.js';
import { Select } from '../shared/controls/Select.js';
import { makeChoice, PERIODS, type HandChoice } from './handFilter.js';
import { useProgressWords } from './useProgressWords.js';
import styles from './progress.module.css';

interface FiltersProps {
  readonly choice: HandChoice;
  /** Games with a hand at any time. */
  readonly played: ReadonlySet<string>;
}

/** Which hands the page is about. */
export function Filters({ choice, played }: FiltersProps) {
  const w = useProgressWords();
  const choose = (change: Partial<HandChoice>): void =>
    goTo('progress', makeChoice({ ...choice, ...change }));
  const games = GAMES.filter((game) => played.has(game) || game === choice.game);
  return (
    <div className={styles.filters} role="group" aria-label={w.filters}>
      <div>
        <label htmlFor="progress-game">{w.game}</label>
        <select
          id="progress-game"
          value={choice.game ?? ''}
          onChange={({ target }) =>
            choose({ game: target.value === '' ? undefined : (target.value as GameId) })
          }
        >
          <option value="">{w.allGames}</option>
          <GameOptions games={games} />
        </select>
      </div>
      <div>
        <label htmlFor="progress-period">{w.period}</label>
        <Select
          id="progress-period"
          value={choice.period}
          options={PERIODS.map((period) => [period, w.periods[period]])}
          onChoose={(period) => choose({ period })}
        />
      </div>
    </div>
  );
}
