import { namePlayer } from '@doorcard/text';
import { useWords } from '../language/useWords.js';
import { LEVELS, listPlayers, PARTNERS } from '../tableChoice/players.js';

/** All computer players, inside a select: the levels with their styles, then the sparring partners under a name. */
export function PlayerOptions({ partners }: { readonly partners: string }) {
  const { players } = useWords();
  return (
    <>
      {LEVELS.map((level) => {
        const ofLevel = listPlayers(level);
        const named = players.levels[level];
        if (ofLevel.length === 1) {
          return (
            <option key={level} value={level}>
              {named}
            </option>
          );
        }
        return (
          <optgroup key={level} label={named}>
            {ofLevel.map((each) => (
              <option key={each} value={each}>
                {namePlayer(players, each)}
              </option>
            ))}
          </optgroup>
        );
      })}
      <optgroup label={partners}>
        {PARTNERS.map((each) => (
          <option key={each} value={each}>
            {namePlayer(players, each)}
          </option>
        ))}
      </optgroup>
    </>
  );
}
