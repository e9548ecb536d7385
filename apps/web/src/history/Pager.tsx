import { useWords } from '../language/LanguageProvider.js';
import { useShelf } from './handShelf.js';

export function Pager({ page, pages }: { readonly page: number; readonly pages: number }) {
  const { list } = useWords().web.history;
  const turnTo = useShelf((state) => state.turnTo);
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label={list.page(page + 1, pages)}>
      <button type="button" disabled={page === 0} onClick={() => turnTo(page - 1)}>
        {list.later}
      </button>
      <span>{list.page(page + 1, pages)}</span>
      <button type="button" disabled={page === pages - 1} onClick={() => turnTo(page + 1)}>
        {list.earlier}
      </button>
    </nav>
  );
}
