import type uPlot from 'uplot';
import { drawHandChart, edgeOf } from '../shared/chart/handChart.js';
import type { Curve } from './curve.js';
import { writeBets } from './figures.js';

/** The lines of the chart, drawn over each other in this order. */
export const LINES = [
  { id: 'result', width: 2.5, dash: [] },
  { id: 'showdown', width: 1.5, dash: [8, 4] },
  { id: 'other', width: 1.5, dash: [2, 3] },
] as const;

const COLOURS = { result: '--lamp', showdown: '--ink-1', other: '--ink-1' } as const;

/** Draws the curve into a place with the colours and the type that hold there. */
export function drawChart(Chart: typeof uPlot, place: HTMLElement, curve: Curve, handNumber: string): uPlot {
  return drawHandChart(Chart, place, {
    hands: curve.hands,
    handNumber,
    lines: [
      ...LINES.map(({ id, width, dash }) => ({
        colour: COLOURS[id],
        width,
        dash,
        values: curve[id],
        hasPoints: curve.hands.length === 2,
      })),
      edgeOf(COLOURS.result, curve.low),
      edgeOf(COLOURS.result, curve.high),
    ],
    bands: [[4, 3]],
    writeValue: (value) => writeBets(value).replace(/\.0$/, ''),
  });
}
