import { InputError } from '@doorcard/cards';
import type { LateFile } from '@doorcard/solver/late';
import type { LateSolveReport } from '@doorcard/solver/worker';
import { downloadBlob } from '../../shared/browser/download.js';
import { Button } from '../../shared/buttons/Button.js';
import { SlidersIcon } from '../../shared/icons/icons.js';
import { useWords } from '../../shared/language/useWords.js';
import { BoardCards } from '../BoardCards.js';
import { CopyLink } from '../CopyLink.js';
import { LabError } from '../LabError.js';
import { LockPanel } from '../LockPanel.js';
import { PathBar } from '../PathBar.js';
import { namePathWord } from '../pathWord.js';
import { RunPanel } from '../run/RunPanel.js';
import { lateStore } from '../run/solveStore.js';
import { useLabWords } from '../useLabWords.js';
import { useReports } from '../useReports.js';
import { GameValue } from './GameValue.js';
import { nameLate, readLate } from './lateActions.js';
import type { LateFields } from './lateFields.js';
import { findOther, listSides, splitLatePath } from './latePath.js';
import { LateSide } from './LateSide.js';
import lab from '../lab.module.css';

interface LateSolutionProps {
  readonly file: LateFile;
  readonly fields: LateFields;
  /** The hidden cards that were held in the hand of which the spot was made. */
  readonly held: string;
  readonly node: string;
  readonly onNode: (path: string) => void;
  readonly onLayOut: () => void;
  readonly onLocks: ((locks: LateFields['locks']) => void) | undefined;
}

/** A late street that is solved, or being solved: both players at a decision, by class, and the run. */
export function LateSolution({ file, fields, held, node, onNode, onLayOut, onLocks }: LateSolutionProps) {
  const { late: w, spot: s, solve, actions } = useLabWords();
  const { shortGames } = useWords();
  const line = fields.line;
  const words = splitLatePath(node);
  const sides = listSides(words, line);
  const side = sides.at(-1)!;
  // At the first decision the other is shown facing a bet.
  const other = findOther(node, line) ?? (node === '' ? 'bet' : `${node},raise`);
  const { list, isFresh } = useReports<LateSolveReport>(lateStore, [node, other, '']);
  const [report, answer, root] = list;
  const isOver = report instanceof InputError && report.code === 'node/not-a-decision';
  const now = report instanceof InputError ? undefined : report;
  const goOn = (word: string): void => onNode([...words, word].join(','));
  const save = async (): Promise<void> => {
    const parts = await lateStore.getState().save();
    if (parts.ok) downloadBlob(`doorcard-${fields.game}.solved`, new Blob([...parts.value] as BlobPart[]));
  };
  const reports = ([0, 1] as const).map((each) => {
    const shown = each === side ? now : answer instanceof InputError ? undefined : answer;
    return shown?.side === each ? shown : undefined;
  });
  return (
    <div className={lab.solution} data-part="solution" data-fresh={isFresh} data-game={fields.game}>
      <PathBar
        game={fields.game}
        title={w.heading(
          shortGames[fields.game],
          w.streets[file.street === undefined ? 'draw' : fields.street],
        )}
        chips={w.chips(fields.pot, fields.bet)}
        steps={words.map((word, at) => ({
          text: s.step(w.who[sides[at]!], namePathWord(word, actions)),
          path: words.slice(0, at).join(','),
        }))}
        now={isOver ? s.over : s.toAct(w.who[side])}
        onNode={onNode}
      >
        {fields.dead !== '' && (
          <span className={lab.dead}>
            {w.dead} <BoardCards text={fields.dead} state="dead" />
          </span>
        )}
      </PathBar>
      {report instanceof InputError && !isOver && <LabError error={report} />}
      <div className={lab.columns}>
        <div className={lab.main}>
          {isOver && <p>{s.handOver}</p>}
          {!isOver && (
            <div className={lab.pair}>
              {([0, 1] as const).map((each) => (
                <LateSide
                  key={each}
                  side={each}
                  fields={fields}
                  report={reports[each]}
                  after={each === side ? node : other}
                  isNow={each === side}
                  held={each === side && node === '' ? held : ''}
                  onAction={each === side ? goOn : undefined}
                />
              ))}
            </div>
          )}
          <div className={lab.buttons}>
            <Button icon={<SlidersIcon />} onClick={onLayOut} data-part="lay-out">
              {w.layOut}
            </Button>
            <Button onClick={() => void save()} data-part="save">
              {s.save}
            </Button>
            <CopyLink />
          </div>
        </div>
        <aside className={lab.side}>
          <RunPanel
            store={lateStore as never}
            goal={Number(fields.goal)}
            iterations={Number(fields.iterations)}
          />
          {root !== undefined && !(root instanceof InputError) && (
            <GameValue report={root} pot={Number(fields.pot)} />
          )}
          {now !== undefined && onLocks !== undefined && (
            <LockPanel
              key={node}
              node={node}
              actions={now.actions.map((action) => ({
                ...readLate(action),
                name: nameLate(action, solve),
                frequency: action.frequency,
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
