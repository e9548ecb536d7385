import { writeChips } from '@doorcard/text';
import type uPlot from 'uplot';
import { fade, readColours, WHOLE_STEPS } from './chartStyle.js';

/** A line of a chart, or the edge of a band. */
export interface ChartLine {
  /** A colour of the style sheet. */
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
  readonly hasPoints?: boolean;
  /** By hand; null where it is not known. */
  readonly values: readonly (number | null)[];
}

interface HandChart {
  /** How many hands were played at each point. */
  readonly hands: readonly number[];
  /** The name of the horizontal axis. */
  readonly handNumber: string;
  readonly lines: readonly ChartLine[];
  /** Filled between two lines, in the colour of the first. */
  readonly bands: readonly (readonly [high: number, low: number])[];
  readonly writeValue: (value: number) => string;
  /** Of the vertical axis, where it does not follow from the values. */
  readonly range?: readonly [low: number, high: number];
}

/** The edge of a band. */
export const edgeOf = (colour: string, values: ChartLine['values']): ChartLine => ({
  colour,
  width: 0.5,
  values,
});

/** Draws figures over the number of hands into a place, with the colours and the type that hold there. */
export function drawHandChart(
  Chart: typeof uPlot,
  place: HTMLElement,
  { hands, handNumber, lines, bands, writeValue, range }: HandChart,
): uPlot {
  const colourOf = readColours(place);
  const { fontFamily } = getComputedStyle(place);
  const line = { stroke: colourOf('--line'), width: 1 };
  const axis = { stroke: colourOf('--ink-2'), font: `12px ${fontFamily}`, ticks: line };
  const { width, height } = place.getBoundingClientRect();
  return new Chart(
    {
      width,
      height,
      legend: { show: false },
      cursor: { show: false },
      scales: {
        x: { time: false, range: (_chart, _min, max) => [0, Math.max(max, 1)] },
        ...(range !== undefined && { y: { range: () => [range[0], range[1]] } }),
      },
      axes: [
        {
          ...axis,
          // Hands are whole: no tick between two of them.
          incrs: WHOLE_STEPS,
          label: handNumber,
          labelFont: axis.font,
          labelSize: 18,
          size: 28,
          space: 70,
          grid: { show: false },
          values: (_chart, ticks) => ticks.map(writeChips),
        },
        { ...axis, grid: line, size: 56, values: (_chart, ticks) => ticks.map(writeValue) },
      ],
      series: [
        {},
        ...lines.map(({ colour, width: thick, dash = [], hasPoints = false }) => ({
          stroke: colourOf(colour),
          width: thick,
          dash: [...dash],
          points: { show: hasPoints },
        })),
      ],
      bands: bands.map(([high, low]) => ({
        // The first series of uPlot is the axis.
        series: [high + 1, low + 1],
        fill: fade(colourOf(lines[high]!.colour)),
      })),
    },
    [hands, ...lines.map(({ values }) => values)] as unknown as uPlot.AlignedData,
    place,
  );
}
