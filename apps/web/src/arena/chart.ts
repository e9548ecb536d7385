import type { CurvePoint } from '@doorcard/arena';
import { writeChips } from '@doorcard/text';
import type uPlot from 'uplot';
import { fade, readColours, WHOLE_STEPS } from '../shared/chart/chartStyle.js';
import { writeRate } from './figures.js';

/** The lines, which differ in dashes too. */
export const LINES = [
  { id: 'raw', width: 1.5, dash: [6, 4], colour: '--ink-2' },
  { id: 'adjusted', width: 2.5, dash: [], colour: '--lamp' },
] as const;
export type LineId = (typeof LINES)[number]['id'];

type Figures = Pick<CurvePoint, 'per100' | 'interval'>;

const GRID = '--line';

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
  const colourOf = readColours(place);
  const { fontFamily } = getComputedStyle(place);
  const line = { stroke: colourOf(GRID), width: 1 };
  const axis = { stroke: colourOf('--ink-2'), font: `12px ${fontFamily}`, ticks: line };
  const { width, height } = place.getBoundingClientRect();
  const range = findRange(points);
  const estimates: Readonly<Record<LineId, readonly (Figures | undefined)[]>> = {
    raw: points,
    adjusted: points.map(({ adjusted }) => adjusted),
  };
  const columns = LINES.flatMap(({ id }) => [
    estimates[id].map((each) => each?.per100 ?? null),
    estimates[id].map((each) => each?.interval?.low ?? null),
    estimates[id].map((each) => each?.interval?.high ?? null),
  ]);
  return new Chart(
    {
      width,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: (_chart, _min, max) => [0, Math.max(max, 1)] },
        y: { range: () => range },
      },
      axes: [
        {
          ...axis,
          incrs: WHOLE_STEPS,
          label: handNumber,
          labelFont: axis.font,
          labelSize: 18,
          size: 28,
          space: 70,
          grid: { show: false },
          values: (_chart, ticks) => ticks.map(writeChips),
        },
        {
          ...axis,
          grid: line,
          size: 56,
          values: (_chart, ticks) => ticks.map((tick) => writeRate(tick).replace(/\.?0+$/, '')),
        },
      ],
      series: [
        {},
        ...LINES.flatMap(({ width: thick, dash, colour }) => {
          const stroke = colourOf(colour);
          const edge = { stroke, width: 0.5, points: { show: false } };
          return [
            { stroke, width: thick, dash: [...dash], points: { show: points.length === 1 } },
            edge,
            edge,
          ];
        }),
      ],
      bands: LINES.map(({ colour }, i) => ({ series: [3 * i + 3, 3 * i + 2], fill: fade(colourOf(colour)) })),
    },
    [points.map(({ hands }) => hands), ...columns] as unknown as uPlot.AlignedData,
    place,
  );
}
