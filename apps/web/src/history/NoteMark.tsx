import { useHistoryWords } from './useHistoryWords.js';
import styles from './history.module.css';

/** A hand with a note. */
export function NoteMark() {
  const { list } = useHistoryWords();
  return (
    <svg
      className={`${styles.icon} ${styles.noteMark}`}
      viewBox="0 0 20 20"
      role="img"
      aria-label={list.hasNote}
    >
      <path d="M4 3h12v9l-4 5H4zM12 17v-5h4M7 7h6M7 10h4" />
    </svg>
  );
}
