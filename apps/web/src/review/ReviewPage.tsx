import { useRouteTail } from '../shared/address/route.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { HandReviewPage } from './HandReviewPage.js';
import { SessionPage } from './SessionPage.js';

/** A hand, one of its decisions, or a session: as the address says. */
export function ReviewPage() {
  // First of all: a component that waits for words must not have called other hooks before.
  useCoachWords();
  const tail = useRouteTail();
  const { hand, place } = readTail(tail);
  return hand === '' ? <SessionPage /> : <HandReviewPage key={hand} id={hand} place={place} />;
}

/** `<hand>`, `<hand>/<decision>`, or `?hands=week` for a session. */
function readTail(tail: string): { readonly hand: string; readonly place: number | undefined } {
  const [, hand = '', place] = /^([^?/]*)(?:\/(\d{1,4}))?/.exec(tail)!;
  return { hand: decode(hand), place: place === undefined ? undefined : Number(place) };
}

/** An address may hold anything. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
