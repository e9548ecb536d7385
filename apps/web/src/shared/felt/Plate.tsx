import type { ReactNode } from 'react';
import { Avatar } from '../avatars/Avatar.js';
import { DealerMark } from './DealerMark.js';
import styles from './Plate.module.css';
import hidden from '../style/unseen.module.css';

interface PlateProps {
  readonly name: string;
  /** More about the player, for those who hover and for screen readers. */
  readonly about?: string | undefined;
  readonly isActing: boolean;
  /** Out of the hand: without colour and without a plate. */
  readonly isOut: boolean;
  /** The mark of the dealer, by its name. */
  readonly dealer?: string | undefined;
  /** Under the name: chips, or that it folded. */
  readonly children: ReactNode;
}

/** Who sits there: face, name, chips. */
export const Plate = ({ name, about, isActing, isOut, dealer, children }: PlateProps) => (
  <div
    className={`${styles.plate} ${isActing ? styles.acting : ''} ${isOut ? styles.out : ''}`}
    title={about}
    data-part="plate"
  >
    <span className={styles.face}>
      <Avatar name={name} isQuiet={isOut} />
      {dealer !== undefined && (
        <span className={styles.dealer}>
          <DealerMark label={dealer} />
        </span>
      )}
    </span>
    <span className={styles.text}>
      <span className={styles.name}>{name}</span>
      {about !== undefined && <span className={hidden.unseen}>{about}</span>}
      <span className={styles.second}>{children}</span>
    </span>
  </div>
);
