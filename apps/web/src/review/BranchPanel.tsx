import type { DecisionVerdict, OwnDecision } from '@doorcard/coach';
import { isSameAction } from '@doorcard/cpu';
import type { Action } from '@doorcard/engine';
import { listCandidates } from '@doorcard/search';
import { listPeople, listSentences, type WriteChips } from '@doorcard/text';
import { useEffect, useState } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { ActionChoices } from '../shared/coach/ActionChoices.js';
import { coachStore, useCoach } from '../shared/coach/coachStore.js';
import { writeSigned } from '../shared/coach/verdictText.js';
import { FrozenTable } from '../shared/felt/FrozenTable.js';
import { inBigBets } from '../shared/hands/keptHand.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import styles from './BranchPanel.module.css';
import type { ReviewedHand } from './useReviewedHand.js';
import { useReviewWords } from './useReviewWords.js';

interface BranchPanelProps {
  readonly hand: ReviewedHand;
  readonly own: OwnDecision;
  readonly verdict: DecisionVerdict;
  readonly words: SharedWords;
  readonly amount: WriteChips;
  readonly onClose: () => void;
}

/** What if: another action, and how the hand goes on from there in one imagined deal. It counts nowhere. */
export function BranchPanel({ hand, own, verdict, words, amount, onClose }: BranchPanelProps) {
  const w = useReviewWords();
  const { row } = hand.kept;
  const [actions, setActions] = useState<readonly Action[]>([]);
  const [seed, setSeed] = useState(1);
  const [request, setRequest] = useState<number>();
  const branched = useCoach((state) => (state.branched?.request === request ? state.branched : undefined));
  useEffect(() => {
    if (actions.length === 0) return setRequest(undefined);
    const { branch } = coachStore.getState();
    return setRequest(branch({ view: own.view, players: row.players, actions, seed }));
  }, [actions, seed, own.view, row.players]);
  const view = actions.length === 0 ? own.view : branched?.views.at(-1);
  const shown = view ?? own.view;
  const me = own.view.seat!;
  const isOver = view?.phase === 'over';
  const gain = shown.seats[me]!.stack - own.view.seats[me]!.stack;
  const people = listPeople(words, { names: hand.names, you: row.you });
  const told = listSentences(words, shown, people).filter(({ at }) => at >= own.view.events.length);
  const choices =
    actions.length === 0
      ? verdict.actions.map(({ action }) => action).filter((action) => !isSameAction(action, own.action))
      : view?.legal
        ? listCandidates(view)
        : [];
  return (
    <section className={styles.branch} aria-label={w.branch.title} data-part="branch" data-over={isOver}>
      <p className={styles.lead}>{w.branch.lead}</p>
      <FrozenTable view={shown} names={hand.names} words={words} amount={amount} />
      <div className={styles.side}>
        {told.length > 0 && (
          <ol className={styles.log} aria-label={w.branch.log} tabIndex={0}>
            {told.map(({ at, text, isStreet }) => (
              <li key={at} className={isStreet ? styles.street : ''}>
                {text}
              </li>
            ))}
          </ol>
        )}
        <p className={styles.status} role="status">
          {isOver ? (
            <>
              <strong>{w.branch.over(`${writeSigned(inBigBets(gain, row))} BB`)}</strong>{' '}
              {row.result !== null && w.branch.real(`${writeSigned(inBigBets(row.result, row))} BB`)}
            </>
          ) : actions.length === 0 ? (
            w.branch.instead
          ) : view === undefined ? (
            w.branch.waiting
          ) : (
            w.branch.yourTurn
          )}
        </p>
        {choices.length > 0 && (
          <ActionChoices
            view={shown}
            actions={choices}
            words={words}
            label={w.branch.instead}
            onChoose={(action) => setActions([...actions, action])}
          />
        )}
        <div className={styles.buttons}>
          {actions.length > 0 && (
            <>
              <Button onClick={() => setActions([])}>{w.branch.restart}</Button>
              <Button
                onClick={() => {
                  setSeed(seed + 1);
                  setActions(actions.slice(0, 1));
                }}
                data-part="other-cards"
              >
                {w.branch.otherCards}
              </Button>
            </>
          )}
          <Button onClick={onClose}>{w.branch.close}</Button>
        </div>
      </div>
    </section>
  );
}
