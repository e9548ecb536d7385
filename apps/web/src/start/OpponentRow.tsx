import { useId } from 'react';
import { Avatar } from '../shared/avatars/Avatar.js';
import inputs from '../shared/controls/inputs.module.css';
import { PlayerOptions } from '../shared/controls/PlayerOptions.js';
import { NAMES, type Opponent, type PlayerName } from '../shared/tableChoice/players.js';
import styles from './Opponents.module.css';
import { useStartWords } from './useStartWords.js';

interface OpponentRowProps {
  readonly opponent: Opponent;
  readonly number: number;
  /** What its level does not look at, unless that is said of all of them. */
  readonly ignores: string | undefined;
  readonly onChange: (part: Partial<Opponent>) => void;
}

const MOST_LETTERS = 24;

/** One opponent: a name, how it plays, and what it does not look at. */
export function OpponentRow({ opponent: { name, player }, number, ignores, onChange }: OpponentRowProps) {
  const w = useStartWords();
  const id = useId();
  return (
    <li className={styles.person}>
      <Avatar name={name || NAMES[number - 1]!} />
      <input
        className={inputs.input}
        type="text"
        autoComplete="off"
        maxLength={MOST_LETTERS}
        placeholder={NAMES[number - 1]}
        aria-label={w.opponentName(number)}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <select
        className={inputs.select}
        aria-label={w.opponentPlayer(name || NAMES[number - 1]!)}
        aria-describedby={ignores === undefined ? undefined : id}
        value={player}
        onChange={({ target }) => onChange({ player: target.value as PlayerName })}
      >
        <PlayerOptions partners={w.partners} />
      </select>
      {w.styleLines[player] !== undefined && <p className={inputs.meaning}>{w.styleLines[player]}</p>}
      {ignores !== undefined && (
        <p id={id} className={inputs.meaning}>
          {ignores}
        </p>
      )}
    </li>
  );
}
