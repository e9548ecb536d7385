import { describeAction, describeReason } from '@doorcard/text';
import { Facts } from './Facts.js';
import { useTable } from './useTable.js';
import { useTableWords } from './useTableWords.js';

/** What a strong player would do in my place, and why. */
export function HintPanel() {
  const { words } = useTableWords();
  const hint = useTable((state) => state.hint);
  const legal = useTable((state) => state.view?.legal ?? null);
  if (hint === undefined || legal === null) return null;
  const { thought, facts } = describeReason(words.reasons, hint.reason);
  return (
    <section className="note hint" role="status" aria-label={words.web.table.hint}>
      <p>
        <strong>{words.play.hintTitle(hint.player, describeAction(words, hint.action, legal))}</strong>{' '}
        {thought}
      </p>
      <Facts facts={facts} />
    </section>
  );
}
