import type { ReactNode } from 'react';
import { useWords } from '../shared/language/useWords.js';
import { FirstIcon, LastIcon, NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './icons.js';
import type { Replay } from './replay.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';
import styles from './history.module.css';

interface ReplayControlsProps {
  readonly replay: Replay;
  readonly at: number;
  readonly isPlaying: boolean;
  readonly onStep: (step: number) => void;
  readonly onPlay: () => void;
}

/** The way through a hand: by steps, by streets, or as it goes. */
export function ReplayControls({ replay, at, isPlaying, onStep, onPlay }: ReplayControlsProps) {
  const words = useWords();
  const { replay: w } = useHistoryWords();
  const last = replay.steps.length - 1;
  const street = replay.streets.findLastIndex(({ step }) => step <= at);
  return (
    <div className={styles.replayControls} role="group" aria-label={w.controls} data-part="replay-controls">
      <div className={styles.replaySteps}>
        <IconButton label={w.first} isOff={at === 0} onPress={() => onStep(0)}>
          <FirstIcon />
        </IconButton>
        <IconButton label={w.previous} isOff={at === 0} onPress={() => onStep(at - 1)}>
          <PreviousIcon />
        </IconButton>
        <IconButton label={isPlaying ? w.pause : w.play} onPress={onPlay}>
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
        <IconButton label={w.next} isOff={at === last} onPress={() => onStep(at + 1)}>
          <NextIcon />
        </IconButton>
        <IconButton label={w.last} isOff={at === last} onPress={() => onStep(last)}>
          <LastIcon />
        </IconButton>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={w.place}
          aria-valuetext={w.step(at, last)}
          onChange={({ target }) => onStep(Number(target.value))}
        />
        <span className={styles.count}>{w.step(at, last)}</span>
      </div>
      <div className={styles.replayStreets} role="group" aria-label={w.streets}>
        {replay.streets.map(({ name, step }, i) => (
          <Button
            key={name}

            look="quiet"
            aria-pressed={i === street}
            onClick={() => onStep(step)}
          >
            {words.table.streets[name] ?? name}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Stays a stop for keys when there is nowhere to go, so that the focus is not lost. */
function IconButton({ label, isOff = false, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {children}
    </button>
  );
}
