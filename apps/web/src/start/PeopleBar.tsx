import { Avatar } from '../shared/avatars/Avatar.js';
import { addressOf } from '../shared/address/route.js';
import { Button, buttonClass } from '../shared/buttons/Button.js';
import { SlidersIcon } from '../shared/icons/icons.js';
import { useWords } from '../shared/language/useWords.js';
import { levelOf, NAMES } from '../shared/tableChoice/players.js';
import { listOpponents, type TableChoice } from '../shared/tableChoice/tableChoice.js';
import { LevelBars } from './LevelBars.js';
import styles from './PeopleBar.module.css';
import { namePlayer } from '@doorcard/text';
import { useStartWords } from './useStartWords.js';

interface PeopleBarProps {
  readonly choice: TableChoice;
  readonly isOpen: boolean;
  readonly onCustomise: () => void;
}

/** The same people in a row of faces, where there is no room for the bar in sight. A picture, not a control. */
export const Faces = ({ choice }: Pick<PeopleBarProps, 'choice'>) => (
  <span className={styles.faces} aria-hidden="true">
    {listOpponents(choice).map(({ name }, i) => (
      <Avatar key={i} name={name || NAMES[i]!} />
    ))}
  </span>
);

/** Who will sit there, as people, and the way to everything else that can be chosen. */
export function PeopleBar({ choice, isOpen, onCustomise }: PeopleBarProps) {
  const { players } = useWords();
  const w = useStartWords();
  return (
    <section className={styles.bar} aria-labelledby="at-your-table">
      <h2 id="at-your-table" className={styles.head}>
        {w.atYourTable}
      </h2>
      <ul className={styles.people}>
        {listOpponents(choice).map(({ name, player }, i) => (
          <li key={i} className={styles.person}>
            <span className={styles.face}>
              <Avatar name={name || NAMES[i]!} />
            </span>
            <span className={styles.name}>{name || NAMES[i]}</span>
            <span className={styles.player}>
              <LevelBars level={levelOf(player)} /> {namePlayer(players, player)}
            </span>
          </li>
        ))}
      </ul>
      <Button icon={<SlidersIcon />} aria-expanded={isOpen} aria-controls="customise" onClick={onCustomise}>
        {w.customise}
      </Button>
      <a className={`${buttonClass('quiet')} ${styles.arena}`} href={addressOf('arena')}>
        {w.arena}
      </a>
    </section>
  );
}
