import type { PlayerEstimate } from '@doorcard/arena';
import { trainWordsOf, writeChips, type Language } from '@doorcard/text';
import { escape, writeSigned } from '../report/html.js';
import { makePage, makeTable } from '../report/page.js';

/** What a match has shown. */
export type MatchEstimate = Pick<PlayerEstimate, 'per100' | 'interval' | 'hands' | 'adjusted'>;

/** The strength of a training at one moment. */
export interface Measured {
  readonly minutes: number;
  readonly deals: number;
  readonly against: string;
  readonly estimate: MatchEstimate;
}

/** The rows of a table of strength over time. */
export function listMeasured(measured: readonly Measured[], language: Language): string[][] {
  const { columns } = trainWordsOf(language);
  return [
    [columns.minutes, columns.deals, columns.against, columns.per100, columns.interval, columns.hands],
    ...measured.map(({ minutes, deals, against, estimate: { per100, interval, hands } }) => [
      minutes.toFixed(1),
      writeChips(deals),
      against,
      writeSigned(per100),
      interval === undefined ? '–' : `${writeSigned(interval.low)} … ${writeSigned(interval.high)}`,
      writeChips(hands),
    ]),
  ];
}

const WIDTH = 640;
const HEIGHT = 240;
const MARGIN = 44;

/** Strength over time as a line, with intervals. */
function drawCurve(measured: readonly Measured[]): string {
  if (measured.length < 2) return '';
  const values = measured.flatMap(({ estimate: { per100, interval } }) => [
    per100,
    interval?.low ?? per100,
    interval?.high ?? per100,
  ]);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const last = measured.at(-1)!.minutes;
  const x = (minutes: number): string => (MARGIN + (minutes / last) * (WIDTH - 2 * MARGIN)).toFixed(1);
  const y = (value: number): string =>
    (MARGIN / 2 + ((high - value) / (high - low || 1)) * (HEIGHT - MARGIN)).toFixed(1);
  const bars = measured.flatMap(({ minutes, estimate: { interval } }) =>
    interval === undefined
      ? []
      : [
          `<line class="curve" x1="${x(minutes)}" x2="${x(minutes)}" y1="${y(interval.low)}" y2="${y(interval.high)}"/>`,
        ],
  );
  const line = measured.map(({ minutes, estimate }) => `${x(minutes)},${y(estimate.per100)}`).join(' ');
  return `<figure><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(measured.at(-1)!.against)}">
<line class="zero" x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y(0)}" y2="${y(0)}"/>
<text x="${MARGIN - 6}" y="${y(high)}" text-anchor="end">${high.toFixed(0)}</text>
<text x="${MARGIN - 6}" y="${y(low)}" text-anchor="end">${low.toFixed(0)}</text>
${bars.join('')}<polyline class="curve" points="${line}"/>
</svg></figure>`;
}

/** Strength over time as a page: a curve for each opponent, and all figures. */
export function makeCurveReport(
  title: string,
  measured: readonly Measured[],
  notes: readonly string[],
  language: Language,
): string {
  const rows = listMeasured(measured, language).map((row) => row.map(escape));
  const opponents = [...new Set(measured.map(({ against }) => against))];
  const curves = opponents.map(
    (name) => `<h2>${escape(name)}</h2>${drawCurve(measured.filter(({ against }) => against === name))}`,
  );
  return makePage({ language, title, body: `${curves.join('\n')}${makeTable(title, rows)}`, footer: notes });
}
