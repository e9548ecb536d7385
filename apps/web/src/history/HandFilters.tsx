import { GAMES, type GameId } from '@doorcard/engine';
import { GameOptions } from '../shared/controls/GameOptions.js';
import { Select } from '../shared/controls/Select.js';
import { isFiltering, NO_FILTER, OUTCOMES } from './handFilter.js';
import { useHandStore } from './handStore.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';
import styles from './history.module.css';

/** In big bets. */
const POTS = [5, 10, 20, 40];

export function HandFilters() {
  const { filter: w } = useHistoryWords();
  const filter = useHandStore((state) => state.filter);
  const find = useHandStore((state) => state.find);
  return (
    <form
      className={styles.filters}
      role="search"
      aria-label={w.name}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.wide}>
        <span>{w.text}</span>
        <input
          type="search"
          value={filter.text}
          placeholder={w.textHint}
          onChange={({ target }) => find({ text: target.value })}
        />
      </label>
      <label>
        <span>{w.game}</span>
        <select value={filter.game} onChange={({ target }) => find({ game: target.value as GameId | 'any' })}>
          <option value="any">{w.anyGame}</option>
          <GameOptions games={GAMES} />
        </select>
      </label>
      <label>
        <span>{w.outcome}</span>
        <Select
          value={filter.outcome}
          options={OUTCOMES.map((outcome) => [outcome, w.outcomes[outcome]])}
          onChoose={(outcome) => find({ outcome })}
        />
      </label>
      <label>
        <span>{w.leastPot}</span>
        <Select
          value={filter.leastPot}
          options={[[0, w.anyPot], ...POTS.map((pot) => [pot, w.potFrom(pot)] as const)]}
          onChoose={(leastPot) => find({ leastPot })}
        />
      </label>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={filter.isStarred}
          onChange={({ target }) => find({ isStarred: target.checked })}
        />
        <span>{w.starred}</span>
      </label>
      <Button look="quiet" disabled={!isFiltering(filter)} onClick={() => find(NO_FILTER)}>
        {w.clear}
      </Button>
    </form>
  );
}
