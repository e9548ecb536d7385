import { useState, type PointerEvent, type RefObject } from 'react';
import { findPlace } from './rotation.js';

interface Drag {
  readonly from: number;
  readonly to: number;
  readonly startY: number;
  readonly by: number;
  readonly middles: readonly number[];
  /** How far the others make room. */
  readonly step: number;
}

/** Rows that are dragged by a grip, with a mouse, a pen or a finger. The order changes when the row is let go. */
export function useDragOrder(
  list: RefObject<HTMLOListElement | null>,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();

  const begin = (from: number, event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || list.current === null) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const boxes = Array.from(list.current.children, (row) => row.getBoundingClientRect());
    const middles = boxes.map(({ top, height }) => top + height / 2);
    const gap = boxes.length > 1 ? boxes[1]!.top - boxes[0]!.bottom : 0;
    setDrag({ from, to: from, startY: event.clientY, by: 0, middles, step: boxes[from]!.height + gap });
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (drag === undefined) return;
    const by = event.clientY - drag.startY;
    const to = findPlace(drag.middles, drag.from, drag.middles[drag.from]! + by);
    setDrag({ ...drag, by, to });
  };
  const drop = (): void => {
    setDrag(undefined);
    if (drag !== undefined && drag.to !== drag.from) onDrop(drag.from, drag.to);
  };

  return {
    /** Which row is in the hand. */
    dragged: drag?.from,
    gripOf: (at: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(at, event),
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    }),
    /** How far a row is out of its place. */
    shiftOf: (at: number): number => (drag === undefined ? 0 : findShift(drag, at)),
  };
}

function findShift({ from, to, by, step }: Drag, at: number): number {
  if (at === from) return by;
  if (from < at && at <= to) return -step;
  return to <= at && at < from ? step : 0;
}
