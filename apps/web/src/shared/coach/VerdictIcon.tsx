import type { Label, NoLabel } from '@doorcard/coach';
import styles from './VerdictIcon.module.css';

/** The drawings: a shape and a sign each, so that colour is never the only difference. On a square of 24. */
const SHAPES: Readonly<Record<Label | NoLabel, readonly [shape: string, sign: string]>> = {
  best: ['M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z', 'M7 12.3l3.4 3.4L17.2 8.8'],
  fine: ['M12 2.200a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.600z', 'M7 13c1.7-2.6 3.3-2.6 5-1s3.3 1.6 5-1'],
  inaccuracy: [
    'M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z',
    'M9.4 9.200a2.7 2.7 0 1 1 4.2 2.300c-1 .7-1.6 1.2-1.6 2.400M12 17v.2',
  ],
  mistake: ['M12 .6L23.4 12 12 23.4.6 12z', 'M12 6.500v6.500M12 16.600v.2'],
  blunder: [
    'M7.4 1h9.200L23 7.400v9.200L16.6 23H7.400L1 16.600V7.400z',
    'M9.3 6.500v6.500M9.3 16.600v.2M14.7 6.500v6.500M14.7 16.600v.2',
  ],
  tooClose: ['M12 2.200a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.600z', 'M7.5 10h9M7.5 14h9'],
  dependsOnOpponent: [
    'M12 2.200a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.600z',
    'M8 9l-2.5 3L8 15M16 9l2.5 3L16 15M6 12h12',
  ],
  fewSamples: ['M12 2.200a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.600z', 'M8 12h.2M12 12h.2M16 12h.2'],
};

/** The mark of a verdict; its word is beside it. */
export const VerdictIcon = ({ label }: { readonly label: Label | NoLabel }) => {
  const [shape, sign] = SHAPES[label];
  return (
    <svg
      className={`${styles.icon} ${styles[label]}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-label={label}
    >
      <path className={styles.shape} d={shape} />
      <path className={styles.sign} d={sign} />
    </svg>
  );
};
