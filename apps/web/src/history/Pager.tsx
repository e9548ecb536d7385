import { useHandStore } from './handStore.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';
import styles from './history.module.css';

export function Pager({ page, pages }: { readonly page: number; readonly pages: number }) {
  const { list } = useHistoryWords();
  const turnTo = useHandStore((state) => state.turnTo);
  if (pages === 1) return null;
  return (
    <nav className={styles.pager} aria-label={list.page(page + 1, pages)}>
      <Button disabled={page === 0} onClick={() => turnTo(page - 1)}>
        {list.later}
      </Button>
      <span>{list.page(page + 1, pages)}</span>
      <Button disabled={page === pages - 1} onClick={() => turnTo(page + 1)}>
        {list.earlier}
      </Button>
    </nav>
  );
}
