import { GAMES } from '@doorcard/engine';
import controls from '../shared/controls/Choices.module.css';
import { GameMark } from '../shared/games/GameMark.js';
import { useWords } from '../shared/language/useWords.js';
import { MIXES, OWN, type GamesChoice } from '../shared/tableChoice/tableChoice.js';
import styles from './GameChoices.module.css';
import { useStartWords } from './useStartWords.js';
import hidden from '../shared/style/unseen.module.css';

const CHOICE = `${controls.choice} ${styles.choice}`;

interface GameChoicesProps {
  readonly chosen: GamesChoice;
  readonly onChoose: (games: GamesChoice) => void;
}

/** The ten games, the usual mixes, and your own order: one of them is played. */
export function GameChoices(props: GameChoicesProps) {
  const { table, shortGames } = useWords();
  const w = useStartWords();
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>{w.games}</legend>
        {GAMES.map((game) => (
          <label key={game} className={CHOICE} title={table.aims[game]}>
            <Radio value={game} {...props} />
            <GameMark game={game} size="small" />
            <span>
              {shortGames[game]} <span className={hidden.unseen}>{table.games[game]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{w.mixes}</legend>
        {MIXES.map((mix) => (
          <label key={mix} className={CHOICE}>
            <Radio value={mix} {...props} />
            <span>{w.mixNames[mix]}</span>
          </label>
        ))}
        <label className={CHOICE} title={w.own.meaning}>
          <Radio value={OWN} {...props} />
          <span>{w.own.name}</span>
        </label>
      </fieldset>
    </>
  );
}

function Radio({ value, chosen, onChoose }: GameChoicesProps & { readonly value: GamesChoice }) {
  return (
    <input
      type="radio"
      name="games"
      value={value}
      checked={value === chosen}
      onChange={() => onChoose(value)}
    />
  );
}
