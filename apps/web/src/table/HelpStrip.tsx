import type { Card } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { countPots, listAwards } from '@doorcard/table/client';
import { listPeople } from '@doorcard/text';
import { Suspense } from 'react';
import { CardTag } from '../shared/cards/CardTag.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { Awards } from '../shared/tableParts/Awards.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './HelpStrip.module.css';
import { countOuts, type Outs } from '../shared/tableParts/outs.js';
import { findPrice } from './price.js';
import { useTableWords } from './useTableWords.js';
import { VerdictStrip } from './VerdictStrip.js';

/** One line on what to decide and one on what can be read from the table; after a hand who won what. A quiz hides it. */
export function HelpStrip() {
  const { words, w, amount } = useTableWords();
  const view = useTable((state) => state.view);
  const hand = useTable((state) => state.hand);
  const { judge = true, testMe = false } = usePreferences();
  const isOver = view?.phase === 'over';
  const isShown = view !== undefined && !isOver && !testMe && view.mine !== null;
  const price = isShown ? findPrice(view) : undefined;
  const outs = isShown ? countOuts(view) : [];
  return (
    <section className={styles.help} aria-label={w.helpNow} data-part="help">
      {isOver && hand !== undefined ? (
        <div className={styles.over}>
          {hand.you !== null && judge && (
            <Suspense fallback={<div className={styles.waiting} />}>
              <VerdictStrip hand={hand.hand} />
            </Suspense>
          )}
          <Awards
            view={view}
            people={listPeople(words, hand)}
            words={words}
            amount={amount}
            isUnseen={isPlainEnd(view)}
          />
        </div>
      ) : (
        <>
          <p className={styles.ask}>
            {view?.legal?.draw !== undefined ? (
              <strong>{w.markCards}</strong>
            ) : price !== undefined ? (
              <>
                <strong>{w.price(amount(price.call), amount(price.pot))}</strong>{' '}
                <span>{w.potOdds(price.percent)}</span>
              </>
            ) : view?.legal?.check === true ? (
              <strong>{w.free}</strong>
            ) : null}
          </p>
          <ul className={styles.outs} aria-label={w.outsMeaning}>
            {/* By their place: a draw that comes first changes words and moves nothing. */}
            {outs.map((each, place) => (
              <li key={place}>
                {w.outs(w.draws[each.draw], each.live.length, each.dead.length)}
                <DeadOuts outs={each} />
              </li>
            ))}
          </ul>
          {isShown && <MyDiscards view={view} />}
        </>
      )}
    </section>
  );
}

/** What I have thrown away: nobody else knows it. */
function MyDiscards({ view }: { readonly view: View }) {
  const { w } = useTableWords();
  const { dealt, cards } = view.mine!;
  const thrown = dealt.filter((card) => !cards.includes(card));
  if (thrown.length === 0) return null;
  return (
    <p className={styles.thrown} data-part="thrown">
      {w.youThrew}
      {thrown.map((card) => (
        <CardTag key={card} card={card} />
      ))}
    </p>
  );
}

/** One player has won all: the headline says it. */
const isPlainEnd = (view: View): boolean => {
  const awards = listAwards(view);
  return (
    countPots(awards) === 1 &&
    new Set(awards.flatMap(({ winners }) => winners.map(({ seat }) => seat))).size === 1
  );
};

/** The first few outs that are gone, small enough for a line. */
function DeadOuts({ outs }: { readonly outs: Outs }) {
  const { w } = useTableWords();
  const shown: readonly Card[] = outs.dead.slice(0, 6);
  if (shown.length === 0) return null;
  return (
    <ol className={styles.dead} aria-label={w.dead}>
      {shown.map((card) => (
        <li key={card}>
          <CardTag card={card} />
        </li>
      ))}
    </ol>
  );
}
