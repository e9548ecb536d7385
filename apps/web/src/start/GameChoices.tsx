import { GAMES, ROTATIONS, type GameId, type RotationId } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';
import { useWords } from '../language/LanguageProvider.js';
import { GameIcon } from './GameIcon.js';
import { MIXES, OWN, type GamesChoice } from './lobbyChoice.js';

interface GameChoicesProps {
  readonly chosen: GamesChoice;
  readonly onChoose: (games: GamesChoice) => void;
}

/** The ten games, the usual mixes, and an order of one's own: one of them is played. */
export function GameChoices(props: GameChoicesProps) {
  const { start: w } = useWords().web;
  return (
    <>
      <fieldset className="game-choices">
        <legend>{w.games}</legend>
        {GAMES.map((game) => (
          <GameChoice key={game} game={game} {...props} />
        ))}
      </fieldset>
      <fieldset className="game-choices mixes">
        <legend>{w.mixes}</legend>
        {MIXES.map((mix) => (
          <MixChoice key={mix} mix={mix} {...props} />
        ))}
        <label className="choice">
          <Radio value={OWN} {...props} />
          <span className="label">{w.own.name}</span>
          <span className="meaning">{w.own.meaning}</span>
        </label>
      </fieldset>
    </>
  );
}

function GameChoice({ game, ...props }: GameChoicesProps & { readonly game: GameId }) {
  const { table } = useWords();
  return (
    <label className="choice">
      <Radio value={game} {...props} />
      <GameIcon layout={findLayout(game)} />
      <span className="label">{table.games[game]}</span>
      <span className="meaning">{table.aims[game]}</span>
    </label>
  );
}

function MixChoice({ mix, ...props }: GameChoicesProps & { readonly mix: RotationId }) {
  const { start: w } = useWords().web;
  return (
    <label className="choice">
      <Radio value={mix} {...props} />
      <span className="label">{w.mixNames[mix]}</span>
      <span className="meaning">
        {ROTATIONS[mix].map((game, i) => (
          <span key={game} className="unbroken">
            {i > 0 && '· '}
            {w.shortGames[game]}{' '}
          </span>
        ))}
      </span>
    </label>
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
