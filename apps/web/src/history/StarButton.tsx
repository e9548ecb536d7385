import { useWords } from '../language/LanguageProvider.js';
import { shelf } from './handShelf.js';
import { StarIcon } from './icons.js';
import type { HandRow } from './keptHand.js';

export function StarButton({ row: { id, star } }: { readonly row: HandRow }) {
  const { list } = useWords().web.history;
  return (
    <button
      type="button"
      className="quiet icon-button star"
      aria-pressed={star}
      aria-label={star ? list.unstar : list.star}
      onClick={() => void shelf.getState().change(id, { star: !star })}
    >
      <StarIcon isOn={star} />
    </button>
  );
}
