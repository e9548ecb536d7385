import type { GameChange } from '@doorcard/engine';
import { useWords } from '../language/LanguageProvider.js';
import { Choices } from '../app/Choices.js';
import { findChange, GAME_LENGTHS, listGames, OWN, type LobbyChoice } from './lobbyChoice.js';
import { OwnRotation } from './OwnRotation.js';

interface RotationChoicesProps {
  readonly choice: LobbyChoice;
  readonly onChange: (part: Partial<LobbyChoice>) => void;
}

/** Of several games: their order, and when the next one begins. */
export function RotationChoices({ choice, onChange }: RotationChoicesProps) {
  const { start: w } = useWords().web;
  const { games, own, kind } = choice;
  const list = listGames(choice);
  if (games !== OWN && list.length === 1) return null;
  return (
    <section className="panel" aria-label={games === OWN ? w.own.name : w.mixNames[games as 'horse']}>
      {games === OWN ? (
        <OwnRotation games={own} onChange={(changed) => onChange({ own: changed })} />
      ) : (
        <button type="button" className="copy" onClick={() => onChange({ games: OWN, own: list })}>
          {w.own.change}
        </button>
      )}
      <Choices
        legend={w.change}
        name="change"
        as="row"
        chosen={nameChange(findChange(choice))}
        onChoose={(name: string) => onChange({ change: readChange(name) })}
        options={[
          ...GAME_LENGTHS.map((hands) => [String(hands), w.changeHands(hands)] as const),
          ['orbit', w.changeOrbit],
          ...(kind === 'tournament' ? [['level', w.changeLevel] as const] : []),
        ]}
      />
    </section>
  );
}

const nameChange = (change: GameChange): string =>
  change.every === 'hands' ? String(change.hands) : change.every;

const readChange = (name: string): GameChange =>
  name === 'orbit' || name === 'level' ? { every: name } : { every: 'hands', hands: Number(name) };
