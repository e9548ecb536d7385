import { InputError, makeCard, makeCards, parseCards, type Card } from '@doorcard/cards';
import {
  buildTree,
  countNodes,
  parseSpot,
  streetOf,
  type BettingNode,
  type Spot,
} from '@doorcard/solver/spot';
import type { SolveReport } from '@doorcard/solver/worker';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { BoardCards } from '../BoardCards.js';
import { LabError } from '../LabError.js';
import { PathBar } from '../PathBar.js';
import { namePathWord } from '../pathWord.js';
import { RunPanel } from '../run/RunPanel.js';
import { spotStore } from '../run/solveStore.js';
import { useLabWords } from '../useLabWords.js';
import { useReports } from '../useReports.js';
import { CardChoice } from './CardChoice.js';
import { CellPanel } from './CellPanel.js';
import { LockPanel } from '../LockPanel.js';
import { nameReported } from './nodeActions.js';
import { SpotBar } from './SpotBar.js';
import { StrategyPanel } from './StrategyPanel.js';
import { findLastOf, findPlace, listSteps } from './nodeWalk.js';
import { makeSpotFile, STREETS, type LockFields, type SpotFields } from './spotFields.js';
import lab from '../lab.module.css';
import styles from './holdem.module.css';

interface SpotSolutionProps {
  readonly fields: SpotFields;
  readonly node: string;
  readonly onNode: (path: string) => void;
  readonly onLayOut: () => void;
  /** Other locks: the spot is solved from the start. */
  readonly onLocks: (locks: readonly LockFields[]) => void;
}

/** A spot that is solved, or being solved: the strategies of both at a place of the tree, and the run. */
export function SpotSolution({ fields, node, onNode, onLayOut, onLocks }: SpotSolutionProps) {
  const { spot: w, sides, solve, streets, actions } = useLabWords();
  const [cell, setCell] = useState<number>();
  const made = useMemo(() => readTree(fields), [fields]);
  const status = useStore(spotStore, (state) => state.status);
  const { spot, tree } = made ?? {};
  const place = tree && findPlace(node, tree, spot!.board);
  const steps = place === undefined ? [] : listSteps(node, tree!, spot!.board);
  const side = place?.decision?.side;
  const last = side === undefined ? undefined : findLastOf(steps, side === 0 ? 1 : 0);
  const { list, isFresh } = useReports<SolveReport>(spotStore, [
    place?.decision === undefined ? undefined : node,
    last,
  ]);
  const [report, before] = list;
  const nodes = useMemo(() => (tree === undefined ? undefined : sumNodes(tree)), [tree]);
  if (spot === undefined || tree === undefined) return null;
  const board: Card[] = [...spot.board, ...(place?.dealt ?? [])];
  const isWrong = place === undefined;
  const now = report instanceof InputError ? undefined : report;
  const earlier = before instanceof InputError ? undefined : before;
  const goOn = (word: string): void => onNode(node === '' ? word : `${node},${word}`);
  const panels = ([0, 1] as const).map((each) => {
    const isNow = each === side;
    return (
      <StrategyPanel
        key={each}
        side={each}
        board={board}
        range={spot.ranges[each]}
        report={isNow ? now : earlier}
        isNow={isNow}
        chosen={cell}
        onCell={setCell}
        onAction={isNow ? goOn : undefined}
      />
    );
  });
  return (
    <div className={lab.solution} data-part="solution" data-fresh={isFresh}>
      <PathBar
        game="holdem"
        title={w.heading(streets[STREETS[board.length - 3]!])}
        chips={w.chips(now?.pot ?? spot.pot, spot.stack - Math.max(...(place?.decision?.paid ?? [0, 0])))}
        steps={steps.map(({ word, path, side: who, card }) => ({
          text:
            card === undefined
              ? w.step(who === undefined ? '' : sides[who], namePathWord(word, actions))
              : makeCard(card),
          path,
        }))}
        now={side === undefined ? (place?.isDeal === true ? w.dealCard : w.over) : w.toAct(sides[side])}
        onNode={onNode}
      >
        <BoardCards text={makeCards(board)} />
      </PathBar>
      {isWrong && <LabError error={wrongNode(node)} />}
      <div className={lab.columns}>
        <div className={lab.main}>
          {place?.isDeal === true && <CardChoice dead={board} onChoose={(card) => goOn(makeCards([card]))} />}
          {place !== undefined && side === undefined && !place.isDeal && <p>{w.handOver}</p>}
          {side !== undefined && <div className={styles.panels}>{panels}</div>}
          {status === 'running' && now === undefined && side !== undefined && (
            <p className={lab.meaning} role="status">
              {w.later}
            </p>
          )}
          <SpotBar fields={fields} node={node} report={now} onLayOut={onLayOut} />
        </div>
        <aside className={lab.side}>
          {now !== undefined && <CellPanel report={now} board={board} cell={cell} side={sides[now.side]} />}
          <RunPanel
            store={spotStore as never}
            goal={Number(fields.goal)}
            iterations={Number(fields.iterations)}
            nodes={nodes}
          />
          {now !== undefined && (
            <LockPanel
              key={node}
              node={steps.map(({ word, card }) => (card === undefined ? word : '*')).join(',')}
              actions={now.actions.map((action, at) => ({
                word: nameReported(action).word,
                name: solve.action(nameReported(action)),
                frequency: action.frequency,
                hands: now.hands.map(({ combo, frequencies }) => [combo, frequencies[at]!] as const),
              }))}
              locks={fields.locks}
              onLocks={onLocks}
            />
          )}
        </aside>
      </div>
    </div>
  );
}

function readTree(fields: SpotFields): { readonly spot: Spot; readonly tree: BettingNode } | undefined {
  const spot = parseSpot(makeSpotFile(fields));
  if (!spot.ok) return undefined;
  const tree = buildTree({ ...spot.value, street: streetOf(spot.value.board) });
  return tree.ok ? { spot: spot.value, tree: tree.value } : undefined;
}

function sumNodes(tree: BettingNode): number {
  const { decisions, deals, folds, showdowns } = countNodes(tree);
  return decisions + deals + folds + showdowns;
}

const wrongNode = (node: string): InputError =>
  new InputError({
    code: 'node/no-such-action',
    value: node,
    problem: `the tree does not have "${node}"`,
    expected: `actions of this spot${parseCards(node).ok ? '' : ', with cards where they are dealt'}`,
  });
