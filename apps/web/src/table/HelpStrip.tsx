import type { GameId, View } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';
import { usePreferences } from '../app/usePreferences.js';
import { CardFace } from '../cards/CardFace.js';
import { findPotOdds, sortDead } from './deadCards.js';
import { countOuts, type Outs } from './outs.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** What can be read from the table: outs, pot odds, and in stud the open cards of others. A test hides it. */
export function HelpStrip() {
  const { words } = useTableWords();
  const { table: w } = words.web;
  const view = useTable((state) => state.view);
  const game = useTable((state) => state.table?.game);
  const { testMe = false } = usePreferences();
  const isStud = findLayout((view?.game ?? game) as GameId) === 'stud';
  const isShown = view !== undefined && view.phase !== 'over' && !testMe && view.mine !== null;
  const outs = isShown ? countOuts(view) : undefined;
  const odds = isShown ? findPotOdds(view) : undefined;
  return (
    <section className={`help ${isStud ? 'of-stud' : ''}`} aria-label={w.helpNow}>
      <p className="facts-line">
        {outs !== undefined && (
          <span title={w.outsMeaning}>{w.outs(outs.live.length, outs.dead.length)}</span>
        )}
        {odds !== undefined && <span>{w.potOdds(odds.ratio, odds.percent)}</span>}
      </p>
      {isStud && isShown && <DeadStrip view={view} outs={outs} />}
    </section>
  );
}

function DeadStrip({ view, outs }: { readonly view: View; readonly outs: Outs | undefined }) {
  const { words } = useTableWords();
  const { table: w } = words.web;
  return (
    <ol className="dead" aria-label={w.dead}>
      {sortDead(view, outs).map(({ card, isFolded, isOut }) => (
        <li key={card} className={`${isFolded ? 'is-folded' : ''} ${isOut ? 'is-out' : ''}`}>
          <CardFace card={card} />
          {isOut && <span className="unseen">{w.deadOut}</span>}
          {isFolded && <span className="unseen">{w.foldedCard}</span>}
        </li>
      ))}
    </ol>
  );
}
