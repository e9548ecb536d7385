import { GAMES, type GameId } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';
import { addressOf } from '../shared/address/route.js';
import { GameOptions } from '../shared/controls/GameOptions.js';
import { changeGame, type SpotText } from './spotText.js';
import { useEquityWords } from './useEquityWords.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './equity.module.css';

interface GameChoiceProps {
  readonly text: SpotText;
  readonly onChange: (text: SpotText) => void;
}

export function GameChoice({ text, onChange }: GameChoiceProps) {
  const w = useEquityWords();
  return (
    <div className={inputs.field}>
      <label htmlFor="equity-game">{w.game}</label>
      <div className={styles.gameChoice}>
        <select
          id="equity-game"
          className={inputs.select}
          value={text.game}
          aria-describedby="equity-hint"
          onChange={({ target }) => onChange(changeGame(text, target.value as GameId))}
        >
          <GameOptions games={GAMES} />
        </select>
        <a href={addressOf('rules', text.game)}>{w.rules}</a>
        <a href={addressOf('history')}>{w.fromHand}</a>
      </div>
      <p id="equity-hint" className={inputs.meaning}>
        {w.hints[findLayout(text.game)]}
      </p>
    </div>
  );
}
