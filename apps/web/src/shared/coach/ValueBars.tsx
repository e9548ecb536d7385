import { isSameAction } from '@doorcard/cpu';
import type { DecisionVerdict, JudgedAction } from '@doorcard/coach';
import type { Action, View } from '@doorcard/engine';
import { capital, describeAction, namePlayer } from '@doorcard/text';
import type { ReactNode } from 'react';
import { CheckIcon, CrossIcon, LockIcon, SwapIcon, UpIcon } from '../icons/tableIcons.js';
import type { SharedWords } from '../language/words/sharedWords.js';
import { useCoachWords } from './useCoachWords.js';
import hidden from '../style/unseen.module.css';
import actionTones from './actionTones.module.css';
import styles from './ValueBars.module.css';
import { halfOf, writeNumber, writeSigned } from './verdictText.js';
import type { CoachPageWords } from './words/coachPageWords.js';

type Look = 'fold' | 'call' | 'raise';

/** The slot of an action at the table: its colour and its sign. */
export function findLook(action: Action): { readonly look: Look; readonly icon: ReactNode } {
  switch (action.type) {
    case 'fold':
      return { look: 'fold', icon: <CrossIcon /> };
    case 'raise':
      return { look: 'raise', icon: <UpIcon /> };
    case 'draw':
      return action.discard.length === 0
        ? { look: 'call', icon: <LockIcon /> }
        : { look: 'raise', icon: <SwapIcon /> };
    default:
      return { look: 'call', icon: <CheckIcon /> };
  }
}

interface ValueBarsProps {
  readonly view: View;
  readonly verdict: Pick<DecisionVerdict, 'worlds' | 'source'> & {
    /** The best first. */
    readonly actions: readonly Pick<JudgedAction, 'action' | 'value'>[];
  };
  /** Undefined where nothing was chosen yet. */
  readonly taken: Action | undefined;
  /** With amounts as they are wanted. */
  readonly words: SharedWords;
  /** How many actions are shown at most; the taken one is always among them. */
  readonly most?: number;
  /** Whether a scale is drawn under the bars. */
  readonly hasScale?: boolean;
}

/** A few round values between two. */
function listTicks(low: number, high: number): number[] {
  const step = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50].find((each) => (high - low) / each <= 5) ?? 100;
  const ticks: number[] = [];
  for (let at = Math.ceil(low / step); at * step <= high; at++) ticks.push(at * step);
  return ticks;
}

/** What each action is worth, as bars with their intervals. */
export function ValueBars({ view, verdict, taken, words, most = 5, hasScale = false }: ValueBarsProps) {
  const w = useCoachWords();
  const isTaken = ({ action }: Pick<JudgedAction, 'action'>): boolean =>
    taken !== undefined && isSameAction(action, taken);
  const shown = verdict.actions.filter((each, place) => place < most || isTaken(each));
  const low = Math.min(0, ...shown.map(({ value }) => value.low));
  const high = Math.max(0.1, ...shown.map(({ value }) => value.high));
  const at = (value: number): string => `${((100 * (value - low)) / (high - low)).toFixed(2)}%`;
  return (
    <div className={styles.values}>
      <ul className={styles.bars} aria-label={w.bars.name} data-part="values">
        {shown.map((each) => {
          const { action, value } = each;
          const { look, icon } = findLook(action);
          const isBest = each === verdict.actions[0];
          const tag = isBest
            ? isTaken(each)
              ? w.bars.both
              : w.bars.best
            : isTaken(each)
              ? w.bars.you
              : undefined;
          const isFold = action.type === 'fold';
          return (
            <li key={JSON.stringify(action)} className={styles.row} data-tag={tag}>
              <span className={`${styles.sign} ${actionTones[look]}`}>{icon}</span>
              <span className={styles.name}>{capital(describeAction(words, action, view.legal))}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.zero} style={{ left: at(0) }} />
                {!isFold && (
                  <>
                    <span
                      className={`${styles.bar} ${actionTones[look]}`}
                      style={{
                        left: at(Math.min(0, value.mean)),
                        right: `calc(100% - ${at(Math.max(0, value.mean))})`,
                      }}
                    />
                    <span
                      className={styles.whisker}
                      style={{ left: at(value.low), right: `calc(100% - ${at(value.high)})` }}
                    />
                  </>
                )}
                {tag !== undefined && (
                  <span className={styles.tag} style={{ left: at(Math.min(0, value.mean)) }}>
                    {tag}
                  </span>
                )}
              </span>
              <span className={styles.value}>
                {tag !== undefined && <span className={hidden.unseen}>{tag} </span>}
                <b>{isFold ? writeNumber(0) : writeSigned(value.mean)}</b>
                {!isFold && <small> ± {writeNumber(halfOf(value))}</small>}
              </span>
            </li>
          );
        })}
      </ul>
      {hasScale && (
        <div className={`${styles.row} ${styles.scale}`} aria-hidden="true">
          <span className={styles.ticks}>
            {listTicks(low, high).map((tick) => (
              <i key={tick} style={{ left: at(tick) }}>
                {Number(tick.toFixed(1)).toString().replace('-', '−')}
              </i>
            ))}
          </span>
          <span className={styles.unit}>{w.bars.unit}</span>
        </div>
      )}
      <p className={styles.source}>
        {verdict.actions.some(({ action }) => action.type === 'fold') && `${w.bars.overFolding} `}
        {w.bars.source(verdict.worlds.toLocaleString('en'), nameOpponents(w, words, verdict.source.model))}
      </p>
    </div>
  );
}

/** Against whom: as the coach says it in its sentences. */
export const nameOpponents = ({ coach }: CoachPageWords, { players }: SharedWords, model: string): string =>
  model === 'seated' || model === 'mixed' ? coach[model] : coach.like(namePlayer(players, model));
