import { useId } from 'react';
import { useWords } from '../language/LanguageProvider.js';
import { LEVELS, listPlayers, NAMES, type Opponent, type PlayerName } from './players.js';

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
  const { start: w } = useWords().web;
  const id = useId();
  return (
    <li>
      <input
        type="text"
        autoComplete="off"
        maxLength={MOST_LETTERS}
        placeholder={NAMES[number - 1]}
        aria-label={w.opponentName(number)}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <select
        aria-label={w.opponentPlayer(name || NAMES[number - 1]!)}
        aria-describedby={ignores === undefined ? undefined : id}
        value={player}
        onChange={({ target }) => onChange({ player: target.value as PlayerName })}
      >
        {LEVELS.map((level) => {
          const players = listPlayers(level);
          const named = w.levels[level];
          if (players.length === 1) {
            return (
              <option key={level} value={level}>
                {named}
              </option>
            );
          }
          return (
            <optgroup key={level} label={named}>
              {players.map((each) => (
                <option key={each} value={each}>
                  {w.player(named, w.manners[each.split(':')[1]!]!)}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
      {ignores !== undefined && (
        <p id={id} className="meaning">
          {ignores}
        </p>
      )}
    </li>
  );
}
