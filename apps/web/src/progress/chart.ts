import type uPlot from 'uplot';
import type { Curve } from './curve.js';
import { writeBets } from './figures.js';

/** The lines of the chart, drawn over each other in this order. */
export const LINES = [
  { id: 'result', width: 2.5, dash: [] },
  { id: 'showdown', width: 1.5, dash: [8, 4] },
  { id: 'other', width: 1.5, dash: [2, 3] },
] as const;

const COLOURS = { result: '--accent', showdown: '--ink', other: '--ink' } as const;
const GRID = '--line';
const BAND_OPACITY = 0.14;
const WHOLE_STEPS = [1, 10, 100, 1000, 10_000, 100_000].flatMap((ten) => [ten, 2 * ten, 5 * ten]);

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
  const axis = { stroke: colourOf('--soft'), font: `12px ${fontFamily}`, ticks: line };
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

const fade = (colour: string): string => colour.replace(/^rgb\((.*)\)$/, `rgba($1, ${BAND_OPACITY})`);

/** What a colour of the style sheet is here and now, as the canvas wants it. */
function readColours(place: HTMLElement): (name: string) => string {
  const probe = document.createElement('span');
  return (name) => {
    place.append(probe);
    probe.style.color = `var(${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}
