import type { SyntheticEvent } from 'react';
import type { Speed } from '../shared/tableChoice/speed.js';
import { listGames, type GamesChoice, type TableChoice } from '../shared/tableChoice/tableChoice.js';
import styles from './Customise.module.css';
import { DealBar } from './DealBar.js';
import { GameChoices } from './GameChoices.js';
import { MoneyChoices } from './MoneyChoices.js';
import { Opponents } from './Opponents.js';
import { PaceChoices } from './PaceChoices.js';
import { RotationChoices } from './RotationChoices.js';

export interface CustomFormProps {
  readonly choice: TableChoice;
  readonly onChange: (part: Partial<TableChoice>) => void;
  readonly onGames: (games: GamesChoice) => void;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly seed: string | undefined;
  readonly isBadSeed: boolean;
  readonly onSeed: (seed: string | undefined) => void;
  readonly onSubmit: (event: SyntheticEvent) => void;
}

/** Everything about a table that can be chosen. */
export const CustomForm = ({
  choice,
  onChange,
  onGames,
  speed,
  onSpeed,
  seed,
  isBadSeed,
  onSeed,
  onSubmit,
}: CustomFormProps) => (
  <form className={styles.form} onSubmit={onSubmit}>
    <div className={styles.column}>
      <GameChoices chosen={choice.games} onChoose={onGames} />
      <RotationChoices choice={choice} onChange={onChange} />
    </div>
    <div className={styles.column}>
      <Opponents choice={choice} onChange={onChange} />
    </div>
    <div className={styles.column}>
      <MoneyChoices choice={choice} onChange={onChange} />
      <PaceChoices speed={speed} onSpeed={onSpeed} seed={seed} isBadSeed={isBadSeed} onSeed={onSeed} />
    </div>
    <DealBar
      choice={choice}
      isPractice={seed !== undefined}
      isReady={!isBadSeed && listGames(choice).length > 0}
    />
  </form>
);
