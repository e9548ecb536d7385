import type { Explained } from '@doorcard/table';
import { listPeople } from '@doorcard/text';
import { useEffect, useMemo, useState } from 'react';
import { addressOf } from '../shared/address/route.js';
import { makeSpotTail } from '../shared/address/spotAddress.js';
import { makeKeptTail } from '../shared/address/labAddress.js';
import { FrozenTable } from '../shared/felt/FrozenTable.js';
import { findLabKind } from '../shared/hands/labDecision.js';
import { FlaskIcon, ScaleIcon } from '../shared/icons/icons.js';
import { Fault } from './Fault.js';
import { ReplayControls } from './ReplayControls.js';
import { ReplayLog } from './ReplayLog.js';
import { StepReason } from './StepReason.js';
import type { Money } from '../shared/hands/amounts.js';
import { SIGHTS, type Sight } from '../shared/hands/sight.js';
import { makeReplay, type Replay } from './replay.js';
import { listSeatRecords } from './seatRecords.js';
import { makeStepSpot } from './stepSpot.js';
import { tellStep } from './stepWords.js';
import { useHandAmounts } from '../shared/hands/useHandAmounts.js';
import { useHistoryWords } from './useHistoryWords.js';
import { useReplayKeys } from './useReplayKeys.js';
import { Button, buttonClass } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './history.module.css';
import hidden from '../shared/style/unseen.module.css';

interface ReplayViewProps {
  /** The id of a kept hand; a hand that is not kept has no way to the lab. */
  readonly hand?: string;
  readonly money: Money;
  readonly you: number | null;
  readonly players: readonly string[];
  /** PHH. */
  readonly seen: string;
  readonly all: string | null;
  readonly reasons: readonly Explained[];
}

/** A hand, step by step: as it was seen, or with all cards. */
export function ReplayView({ hand, money, you, players, seen, all, reasons }: ReplayViewProps) {
  const [sight, setSight] = useState<Sight>('seen');
  const text = sight === 'all' ? (all ?? seen) : seen;
  const replay = useMemo(() => makeReplay(text, you), [text, you]);
  if (!replay.ok) return <Fault error={replay.error} />;
  return (
    <Stepper
      hand={hand}
      money={money}
      replay={replay.value}
      sight={sight}
      onSight={setSight}
      players={players}
      reasons={reasons}
    />
  );
}

interface StepperProps {
  readonly hand: string | undefined;
  readonly money: Money;
  readonly replay: Replay;
  readonly sight: Sight;
  readonly onSight: (sight: Sight) => void;
  readonly players: readonly string[];
  readonly reasons: readonly Explained[];
}

/** Between two steps that play by themselves, in milliseconds. */
const PLAY_STEP = 1000;

function Stepper({ hand, money, replay, sight, onSight, players, reasons }: StepperProps) {
  const { words, write } = useHandAmounts(money);
  const { replay: w } = useHistoryWords();
  const [wanted, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [hasReasons, setReasons] = useState(true);
  const last = replay.steps.length - 1;
  const at = Math.min(wanted, last);
  const step = replay.steps[at]!;
  const people = listPeople(words, replay);
  const kind = findLabKind(step.view);
  const spot = makeStepSpot(step, replay.you, sight);
  const goTo = (place: number): void => {
    setPlaying(false);
    setAt(place);
  };
  useReplayKeys(at, last, goTo);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (at === last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), PLAY_STEP);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last]);
  const play = (): void => {
    if (!isPlaying && at === last) setAt(0);
    setPlaying(!isPlaying);
  };
  return (
    <div className={styles.replay} data-part="replay">
      <div className={styles.replayMain}>
        <FrozenTable
          view={step.view}
          names={replay.names}
          words={words}
          amount={write}
          records={listSeatRecords(replay, step, sight, players)}
        />
        <ReplayControls replay={replay} at={at} isPlaying={isPlaying} onStep={goTo} onPlay={play} />
      </div>
      <aside className={styles.replaySide}>
        <div className={styles.sights} role="group" aria-label={w.sight}>
          {SIGHTS.map((each) => (
            <Button
              key={each}

              look="quiet"
              aria-pressed={each === sight}
              onClick={() => onSight(each)}
            >
              {w.sights[each]}
            </Button>
          ))}
        </div>
        <ReplayLog replay={replay} at={at} sight={sight} people={people} words={words} />
        <p className={hidden.unseen} role="status">
          {tellStep(words, w, step, sight, people).join('. ')}
        </p>
        {reasons.length > 0 && (
          <section className={styles.replayWhy} aria-label={words.tableParts.why}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={hasReasons}
                onChange={({ target }) => setReasons(target.checked)}
              />
              <span>{w.reasons}</span>
            </label>
            {hasReasons && (
              <StepReason
                step={step}
                explained={reasons.find(({ decision }) => decision === at - 1)}
                people={people}
                players={players}
                words={words}
              />
            )}
          </section>
        )}
        {spot !== undefined && (
          <p className={styles.toEquity}>
            <a className={buttonClass('plain')} href={addressOf('equity', makeSpotTail(spot))}>
              <ScaleIcon /> {w.equity}
            </a>
          </p>
        )}
        {hand !== undefined && kind !== undefined && (
          <p className={styles.toEquity}>
            <a
              className={buttonClass('plain')}
              data-part="solve"
              href={addressOf('lab', makeKeptTail(kind === 'late' ? 'late' : 'decision', hand, at))}
            >
              <FlaskIcon /> {w.solve}
            </a>
          </p>
        )}
        <p className={`${styles.keys} ${inputs.meaning}`}>{w.keys}</p>
      </aside>
    </div>
  );
}
