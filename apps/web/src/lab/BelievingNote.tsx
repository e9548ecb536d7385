import { useLabWords } from './useLabWords.js';

/** While the ranges of a hand are worked out. */
export function BelievingNote() {
  const { fromHand: w } = useLabWords();
  return (
    <p role="status" data-part="believing">
      {w.working}
    </p>
  );
}
