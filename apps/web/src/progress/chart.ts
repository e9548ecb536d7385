import type uPlot from 'uplot';
import { fade, readColours, WHOLE_STEPS } from '../shared/chart/chartStyle.js';
import type { Curve } from './curve.js';
import { writeBets } from './figures.js';

/** The lines of the chart, drawn over each other in this order. */
export const LINES = [
  { id: 'result', width: 2.5, dash: [] },
  { id: 'showdown', width: 1.5, dash: [8, 4] },
  { id: 'other', width: 1.5, dash: [2, 3] },
] as const;

const COLOURS = { result: '--lamp', showdown: '--ink-1', other: '--ink-1' } as const;
const GRID = '--line';

/** Draws the curve into a place with the colours and the type that hold there. */
export function drawChart(
  Chart: typeof uPlot,
  place: HTMLElement,
  { hands, result, showdown, other, low, high }: Curve,
  handNumber: string,
): uPlot {
  const colourOf = readColours(place);
  const { fontFamily } = getComputedStyle(place);
  const line = { stroke: colourOf(GRID), width: 1 };
  const axis = { stroke: colourOf('--ink-2'), font: `12px ${fontFamily}`, ticks: line };
  const accent = colourOf(COLOURS.result);
  const { width, height } = place.getBoundingClientRect();
  return new Chart(
    {
      width,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false, range: (_chart, min, max) => [min, Math.max(max, 1)] } },
      axes: [
        // Hands are whole: no tick between two of them.
        {
          ...axis,
          incrs: WHOLE_STEPS,
          label: handNumber,
          labelFont: axis.font,
          labelSize: 18,
          size: 28,
          grid: { show: false },
        },
        {
          ...axis,
          grid: line,
          size: 56,
          values: (_chart, ticks) => ticks.map((tick) => writeBets(tick).replace(/\.0$/, '')),
        },
      ],
      series: [
        {},
        ...LINES.map(({ id, width: thick, dash }) => ({
          stroke: colourOf(COLOURS[id]),
          width: thick,
          dash: [...dash],
          points: { show: hands.length === 2 },
        })),
        { stroke: accent, width: 0.5, points: { show: false } },
        { stroke: accent, width: 0.5, points: { show: false } },
      ],
      bands: [{ series: [5, 4], fill: fade(accent) }],
    },
    [hands, result, showdown, other, low, high] as unknown as uPlot.AlignedData,
    place,
  );
}
