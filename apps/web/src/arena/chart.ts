import type { CurvePoint } from '@doorcard/arena';
import type uPlot from 'uplot';
import { drawHandChart, edgeOf, type ChartLine } from '../shared/chart/handChart.js';
import { writeRate } from './figures.js';

/** The lines, which differ in dashes too. */
export const LINES = [
  { id: 'raw', width: 1.5, dash: [6, 4], colour: '--ink-2' },
  { id: 'adjusted', width: 2.5, dash: [], colour: '--lamp' },
] as const;
export type LineId = (typeof LINES)[number]['id'];

type Figures = Pick<CurvePoint, 'per100' | 'interval'>;

/** Intervals of the first few hands would leave no room for the others: the scale shows the later half of them. */
function findRange(points: readonly CurvePoint[]): [low: number, high: number] {
  const later = points.slice(Math.floor(points.length / 2));
  const bounds = later.flatMap(({ per100, interval, adjusted }) => [
    per100,
    ...(interval === undefined ? [] : [interval.low, interval.high]),
    ...(adjusted?.interval === undefined ? [] : [adjusted.interval.low, adjusted.interval.high]),
  ]);
  const [low, high] = [Math.min(0, ...bounds), Math.max(0, ...bounds)];
  const room = (high - low || 2) / 20;
  return [low - room, high + room];
}

/** Draws the results of a player so far into a place, with the colours and the type that hold there. */
export function drawCurve(
  Chart: typeof uPlot,
  place: HTMLElement,
  points: readonly CurvePoint[],
  handNumber: string,
): uPlot {
  const estimates: Readonly<Record<LineId, readonly (Figures | undefined)[]>> = {
    raw: points,
    adjusted: points.map(({ adjusted }) => adjusted),
  };
  return drawHandChart(Chart, place, {
    hands: points.map(({ hands }) => hands),
    handNumber,
    lines: LINES.flatMap(({ id, width, dash, colour }): ChartLine[] => {
      const figures = estimates[id];
      const values = figures.map((each) => each?.per100 ?? null);
      return [
        { colour, width, dash, values, hasPoints: points.length === 1 },
        edgeOf(
          colour,
          figures.map((each) => each?.interval?.low ?? null),
        ),
        edgeOf(
          colour,
          figures.map((each) => each?.interval?.high ?? null),
        ),
      ];
    }),
    bands: LINES.map((_, i) => [3 * i + 2, 3 * i + 1]),
    writeValue: (value) => writeRate(value).replace(/\.?0+$/, ''),
    range: findRange(points),
  });
}
