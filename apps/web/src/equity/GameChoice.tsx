import { GAMES, type GameId } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';
import { addressOf } from '../app/route.js';
import { GameOptions } from '../app/GameOptions.js';
import { useWords } from '../language/LanguageProvider.js';
import { changeGame, type SpotText } from './spotText.js';

interface GameChoiceProps {
  readonly text: SpotText;
  readonly onChange: (text: SpotText) => void;
}

export function GameChoice({ text, onChange }: GameChoiceProps) {
  const { equity: w } = useWords().web;
  return (
    <div className="field">
      <label htmlFor="equity-game">{w.game}</label>
      <div className="game-choice">
        <select
          id="equity-game"
          value={text.game}
          aria-describedby="equity-hint"
          onChange={({ target }) => onChange(changeGame(text, target.value as GameId))}
        >
          <GameOptions games={GAMES} />
        </select>
        <a href={addressOf('rules', text.game)}>{w.rules}</a>
      </div>
      <p id="equity-hint" className="meaning">
        {w.hints[findLayout(text.game)]}
      </p>
    </div>
  );
}
