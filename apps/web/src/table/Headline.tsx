import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import { countPots, listAwards, type Award } from '@doorcard/table/client';
import { capital, listPeople, nameHalf, type CommonWords, type WriteChips } from '@doorcard/text';
import { useEffect, useState } from 'react';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './Headline.module.css';
import { useTableWords } from './useTableWords.js';

/** How long the winnings count up, in milliseconds. */
const COUNT_TIME: Readonly<Record<'slow' | 'usual' | 'fast' | 'off', number>> = {
  slow: 800,
  usual: 420,
  fast: 250,
  off: 0,
};

/** Who has won how much of the pot, in one line; the parts of it are below the table. */
export function Headline({ view }: { readonly view: View }) {
  const { words, w, amount } = useTableWords();
  const hand = useTable((state) => state.hand);
  const awards = listAwards(view);
  const gains = new Map<number, number>();
  for (const { winners } of awards) {
    for (const { seat, chips } of winners) gains.set(seat, (gains.get(seat) ?? 0) + chips);
  }
  const total = [...gains.values()].reduce((sum, chips) => sum + chips, 0);
  const shown = useCountUp(total);
  if (hand === undefined || total === 0) return null;
  const people = listPeople(words, hand);
  // The largest share comes first.
  const ranked = [...gains].toSorted(([, a], [, b]) => b - a);
  const [first, gained] = ranked[0]!;
  const isSplit = awards.some(({ winners }) => winners.length > 1) || areHalvesSplit(awards);
  const isSplitGame = VARIANTS[view.game as GameId].showdown.rankings.length > 1;
  const halves = awards.filter(({ half }) => half !== 'whole');
  const isScoop = gains.size === 1 && isSplitGame && halves.length > 0;
  const who = people[first]!;
  const title = isSplit
    ? w.split(amount(shown))
    : isScoop
      ? w.scoops(who, amount(shown))
      : words.tableParts.wins(who, amount(Math.round((gained * shown) / total)));
  return (
    <div className={styles.headline} data-part="headline" data-total={total}>
      <p className={styles.title}>{title}</p>
      {isScoop && (
        <p className={styles.sub}>
          {w.bothHalves(halves.length === 2 ? readEach(halves, amount) : undefined)}
        </p>
      )}
      {gains.size === 1 && !isScoop && countPots(awards) === 1 && (
        <p className={styles.sub}>{capital(tellHow(words, words.tableParts.allFolded, view, first))}</p>
      )}
      {gains.size > 1 && (
        <p className={styles.sub}>
          {ranked
            .map(([seat, chips]) => words.tableParts.wins(people[seat]!, amount(chips)))
            .join(w.listBetween)}
        </p>
      )}
    </div>
  );
}

/** What each of two halves is worth; undefined where one has an odd chip more. */
const readEach = ([high, low]: readonly Award[], amount: WriteChips): string | undefined =>
  high!.chips === low!.chips ? amount(high!.chips) : undefined;

/** The hand that won, or that nobody else was left. */
function tellHow(words: CommonWords, allFolded: string, view: View, seat: number): string {
  if (view.seats.filter(({ folded }) => !folded).length === 1) return allFolded;
  const shown = seat === view.seat ? view.mine?.cards : view.seats[seat]!.shown;
  // All of a split pot goes to the high where there is no low.
  const half = VARIANTS[view.game as GameId].showdown.rankings.length > 1 ? 'high' : 'whole';
  return (shown && nameHalf(words, view.game, half, shown, view.board)) ?? '';
}

/** High and low of one pot went to different players. */
const areHalvesSplit = (awards: readonly Award[]): boolean =>
  awards.some(({ pot, half, winners: [high] }) =>
    awards.some(
      ({ pot: other, half: otherHalf, winners: [low] }) =>
        other === pot && otherHalf !== half && low!.seat !== high!.seat,
    ),
  );

/** Counts from 0 up to an amount once, in whole chips; at once where motion is off. */
function useCountUp(total: number): number {
  const { speed = 'usual' } = usePreferences();
  const time = COUNT_TIME[speed];
  const [share, setShare] = useState(() =>
    time === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : 0,
  );
  useEffect(() => {
    if (share === 1) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const gone = Math.min(1, Math.max(0, now - start) / time);
      setShare(gone);
      if (gone < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
    // Counts once; a change of the speed does not begin again.
  }, []);
  return Math.round(total * share);
}
