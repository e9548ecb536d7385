import type { DecisionVerdict, OwnDecision } from '@doorcard/coach';
import { describeAction, describeReason, nameLevel } from '@doorcard/text';
import { OpinionList } from '../shared/coach/OpinionList.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import type { Opinions } from '../shared/coach/useOpinions.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import { useReviewWords } from './useReviewWords.js';
import styles from './VerdictPanel.module.css';

interface OpinionsPanelProps {
  readonly own: OwnDecision;
  readonly verdict: DecisionVerdict;
  readonly names: readonly string[];
  readonly opinions: Opinions;
  readonly words: SharedWords;
}

/** What others say: level 2 by the book, and on a click a solver and level 4. */
export function OpinionsPanel({ own: { view }, verdict, names, opinions, words }: OpinionsPanelProps) {
  const w = useReviewWords();
  const { opinions: said } = useCoachWords();
  const { book } = verdict;
  const people = names.map((name, seat) => ({ name, isYou: seat === view.seat }));
  const { thought } = describeReason(
    w.reasons,
    { code: book.code, rule: book.rule, data: book.data },
    people,
  );
  return (
    <div className={styles.panel}>
      <OpinionList view={view} opinions={opinions} words={words}>
        <li>
          <b>{said.book(nameLevel(words.players, 'lv2'), describeAction(words, book.action, view.legal))}</b>{' '}
          {thought}
        </li>
      </OpinionList>
    </div>
  );
}
