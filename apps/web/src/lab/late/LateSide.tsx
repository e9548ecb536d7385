import { makeCards, parseCards, rankOf } from '@doorcard/cards';
import { groupClasses, reportClasses, type LateClassReport } from '@doorcard/solver/late';
import type { LateSolveReport } from '@doorcard/solver/worker';
import { nameLateGroup } from '@doorcard/text';
import { useMemo } from 'react';
import { ActionLegend } from '../ActionLegend.js';
import { BoardCards } from '../BoardCards.js';
import { namePathWord } from '../pathWord.js';
import { ShareBar } from '../ShareBar.js';
import { writeEv, writeShare } from '../run/figures.js';
import { useLabWords } from '../useLabWords.js';
import { nameLate } from './lateActions.js';
import { isStud, type LateFields } from './lateFields.js';
import { LateHands } from './LateHands.js';
import { splitLatePath } from './latePath.js';
import lab from '../lab.module.css';
import styles from './late.module.css';

interface LateSideProps {
  readonly side: 0 | 1;
  readonly fields: LateFields;
  readonly report: LateSolveReport | undefined;
  /** The actions before the decision that is shown. */
  readonly after: string;
  readonly isNow: boolean;
  readonly held: string;
  readonly onAction: ((word: string) => void) | undefined;
}

/** One player at a decision: the board, what each class does, all actions together, and the hands. */
export function LateSide({ side, fields, report, after, isNow, held, onAction }: LateSideProps) {
  const { late: w, spot: s, solve, actions: actionNames } = useLabWords();
  const groups = useMemo(() => (report === undefined ? [] : groupReport(report, fields)), [report, fields]);
  const actions = report?.actions ?? [];
  const names = actions.map((action) => nameLate(action, solve));
  const labels = actions.map(({ kind }) => actionNames[kind]);
  return (
    <section
      className={`${lab.box} ${styles.side}`}
      aria-label={w.sides[side]}
      data-side={side}
      data-now={isNow}
    >
      <header>
        <div>
          <h3>{w.sides[side]}</h3>
          <p>
            {after === ''
              ? w.firstDecision
              : w.afterActions(splitLatePath(after).map((word) => namePathWord(word, actionNames)))}
          </p>
        </div>
        {isStud(fields.game) && <BoardCards text={fields.up[side]} />}
      </header>
      {report === undefined ? (
        <p className={styles.waiting}>{w.waiting}</p>
      ) : (
        <>
          <div className={styles.scroll} tabIndex={0} role="region" aria-label={w.classTable(w.sides[side])}>
            <table className={styles.classes}>
              <thead>
                <tr>
                  <th scope="col">{w.handClass}</th>
                  <th scope="col">{w.share}</th>
                  <th scope="col">EV</th>
                  <th scope="col">{w.actions}</th>
                </tr>
              </thead>
              <tbody>
                {groups.map((group, at) => (
                  <tr key={JSON.stringify(group[0]!.name)}>
                    <th scope="row">
                      {nameLateGroup(
                        group.map(({ name }) => name),
                        at === 0,
                        at === groups.length - 1,
                        solve.late,
                      )}
                    </th>
                    <td>{(100 * sum(group, () => 1)).toFixed(1)}%</td>
                    <td>{writeEv(mean(group, ({ ev }) => ev))}</td>
                    <td>
                      <ShareBar
                        actions={actions}
                        names={names}
                        labels={labels}
                        shares={actions.map((_, action) =>
                          mean(group, ({ frequencies }) => frequencies[action]!),
                        )}
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {held !== '' && <Held report={report} held={held} names={names} />}
          <footer>
            <ActionLegend
              actions={actions}
              names={names}
              words={actions.map(({ kind }) => kind)}
              onAction={onAction}
            />
            <p>{s.handCount(report.hands.reduce((total, { combos }) => total + combos, 0))}</p>
          </footer>
          <LateHands report={report} names={names} />
        </>
      )}
    </section>
  );
}

/** What the hand that was held does. */
function Held({
  report,
  held,
  names,
}: {
  readonly report: LateSolveReport;
  readonly held: string;
  readonly names: readonly string[];
}) {
  const { solve } = useLabWords();
  const exact = findHeld(report, held);
  if (exact === undefined) return null;
  return (
    <p data-part="held">
      {solve.late.held(
        held,
        names.map(
          (name, at) => `${name} ${writeShare(exact.frequencies[at]!)} (EV ${writeEv(exact.bestEvs[at]!)})`,
        ),
      )}
    </p>
  );
}

/** The hand itself, or the only class with its ranks: hands that differ in suits are solved once. */
function findHeld({ hands }: LateSolveReport, held: string): LateSolveReport['hands'][number] | undefined {
  const cards = parseCards(held);
  if (!cards.ok) return undefined;
  const ranks = (list: readonly number[]): string =>
    list
      .map(rankOf)
      .toSorted((a, b) => a - b)
      .join();
  const alike = hands.filter((hand) => ranks(hand.cards) === ranks(cards.value));
  const exact = alike.find((hand) => makeCards(hand.cards) === makeCards(cards.value));
  return exact ?? (alike.length === 1 ? alike[0] : undefined);
}

function groupReport(report: LateSolveReport, { game, up }: LateFields): LateClassReport[][] {
  const boards = up.map((text) => {
    const cards = parseCards(text);
    return cards.ok ? cards.value : [];
  });
  return groupClasses(reportClasses(report, { game, up: [boards[0]!, boards[1]!] }), game);
}

const sum = (group: readonly LateClassReport[], value: (one: LateClassReport) => number): number =>
  group.reduce((total, one) => total + one.share * value(one), 0);
const mean = (group: readonly LateClassReport[], value: (one: LateClassReport) => number): number =>
  sum(group, value) / sum(group, () => 1);
