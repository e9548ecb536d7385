import { useRef, useState, type KeyboardEvent } from 'react';
import { CELLS, SIDE } from './cells.js';
import styles from './RangeGrid.module.css';

interface RangeGridProps {
  readonly label: string;
  /** By cell: how it is filled, and what it says to those who do not see it. */
  readonly look: (at: number) => {
    readonly fill: string | undefined;
    readonly text: string;
    readonly isPartly?: boolean;
  };
  readonly chosen?: number | undefined;
  readonly onPress: (at: number) => void;
  /** While the pointer is drawn over further cells. */
  readonly onDraw?: (at: number) => void;
}

const ROWS = Array.from({ length: SIDE }, (_, row) =>
  Array.from({ length: SIDE }, (_cell, at) => row * SIDE + at),
);
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -SIDE,
  ArrowDown: SIDE,
};

/** The 169 hands as a chart. One cell is a stop for the tab key; arrows move between them. */
export function RangeGrid({ label, look, chosen, onPress, onDraw }: RangeGridProps) {
  const [stop, setStop] = useState(chosen ?? 0);
  const place = useRef<HTMLDivElement>(null);
  const isDrawing = useRef(false);
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = stop + step;
    const isEdge = Math.abs(step) === 1 && Math.floor(next / SIDE) !== Math.floor(stop / SIDE);
    if (next < 0 || next >= CELLS.length || isEdge) return;
    setStop(next);
    place.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={place}
      className={styles.grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      data-editable={onDraw !== undefined}
      onKeyDown={move}
      onPointerLeave={() => (isDrawing.current = false)}
      onPointerUp={() => (isDrawing.current = false)}
    >
      {ROWS.map((row) => (
        <div key={row[0]} role="row" className={styles.row}>
          {row.map((at) => {
            const { fill, text, isPartly = false } = look(at);
            return (
              <div key={at} role="gridcell" className={styles.place} aria-selected={at === chosen}>
                <button
                  type="button"
                  className={styles.cell}
                  data-cell={CELLS[at]!.name}
                  data-filled={fill !== undefined}
                  data-partly={isPartly}
                  style={fill === undefined ? undefined : { background: fill }}
                  tabIndex={at === stop ? 0 : -1}
                  aria-label={text}
                  onPointerDown={({ pointerType, currentTarget, pointerId }) => {
                    isDrawing.current = onDraw !== undefined && pointerType === 'mouse';
                    if (currentTarget.hasPointerCapture(pointerId))
                      currentTarget.releasePointerCapture(pointerId);
                  }}
                  onPointerEnter={() => isDrawing.current && onDraw?.(at)}
                  onClick={() => {
                    setStop(at);
                    onPress(at);
                  }}
                >
                  {CELLS[at]!.name}
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
