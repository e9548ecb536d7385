import type { CardLayout } from '@doorcard/table/client';

type Place = readonly [x: number, y: number, isDown?: true];

/** How the cards of a kind of game lie: full ones are hidden, empty ones are open. */
const PLACES: Readonly<Record<CardLayout, readonly Place[]>> = {
  draw: [
    [2, 8, true],
    [11, 8, true],
    [20, 8, true],
    [29, 3],
  ],
  stud: [
    [1, 8, true],
    [7, 8, true],
    [13, 3],
    [19, 3],
    [25, 3],
    [31, 8, true],
  ],
  board: [
    [2, 1],
    [11, 1],
    [20, 1],
    [29, 1],
    [11, 14, true],
    [20, 14, true],
  ],
};
const HEIGHTS: Readonly<Record<CardLayout, number>> = { draw: 13, stud: 13, board: 9 };

/** The kind of a game as a small picture; its name stands beside it. */
export function GameIcon({ layout }: { readonly layout: CardLayout }) {
  return (
    <svg className="game-icon" viewBox="0 0 40 24" aria-hidden="true">
      {PLACES[layout].map(([x, y, isDown]) => (
        <rect
          key={`${x} ${y}`}
          className={isDown === true ? 'down' : 'up'}
          x={x}
          y={y}
          width="7.5"
          height={HEIGHTS[layout]}
          rx="1.5"
        />
      ))}
    </svg>
  );
}
