import type { GameChange } from '@doorcard/engine';
import { Button } from '../shared/buttons/Button.js';
import { Choices } from '../shared/controls/Choices.js';
import {
  findChange,
  GAME_LENGTHS,
  listGames,
  OWN,
  type TableChoice,
} from '../shared/tableChoice/tableChoice.js';
import styles from './Opponents.module.css';
import { OwnRotation } from './OwnRotation.js';
import { useStartWords } from './useStartWords.js';

interface RotationChoicesProps {
  readonly choice: TableChoice;
  readonly onChange: (part: Partial<TableChoice>) => void;
}

/** Of several games: their order, and when the next one begins. */
export function RotationChoices({ choice, onChange }: RotationChoicesProps) {
  const w = useStartWords();
  const { games, own, kind } = choice;
  const list = listGames(choice);
  if (games !== OWN && list.length === 1) return null;
  return (
    <section className={styles.part} aria-label={games === OWN ? w.own.name : w.mixNames[games as 'horse']}>
      {games === OWN ? (
        <OwnRotation games={own} onChange={(changed) => onChange({ own: changed })} />
      ) : (
        <Button onClick={() => onChange({ games: OWN, own: list })}>{w.own.change}</Button>
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
