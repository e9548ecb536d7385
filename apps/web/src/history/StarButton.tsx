import type { HandRow } from '../shared/hands/keptHand.js';
import { handStore } from './handStore.js';
import { StarIcon } from './icons.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';
import styles from './history.module.css';

export function StarButton({ row: { id, star } }: { readonly row: HandRow }) {
  const { list } = useHistoryWords();
  return (
    <Button
      look="quiet"
      className={`${styles.iconButton} ${styles.star}`}
      aria-pressed={star}
      aria-label={star ? list.unstar : list.star}
      onClick={() => void handStore.getState().change(id, { star: !star })}
    >
      <StarIcon isOn={star} />
    </Button>
  );
}
