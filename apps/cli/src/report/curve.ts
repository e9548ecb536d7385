import type { CurvePoint } from '@doorcard/arena';
import { writeChips, type ArenaWords } from '@doorcard/text';
import { escape, writeSigned } from './html.js';

const WIDTH = 340;
const HEIGHT = 190;
const LEFT = 46;
const BOTTOM = 24;
const TOP = 8;
const RIGHT = 8;

/** A result over time, with its interval as a band. */
export function drawCurve(name: string, points: readonly CurvePoint[], words: ArenaWords): string {
  const drawn = points.filter(({ interval }) => interval !== undefined);
  const last = drawn.at(-1);
  if (last === undefined) return '';
  const { low, high } = last.interval!;
  const text = words.curveText(
    name,
    writeChips(last.hands),
    writeSigned(last.per100),
    writeSigned(low),
    writeSigned(high),
  );
  return `<figure>${drawFrame(drawn, text, words.countHands(writeChips(last.hands)))}<figcaption>${escape(text)}</figcaption></figure>`;
}

function drawFrame(points: readonly CurvePoint[], text: string, end: string): string {
  const [bottom, top] = findBounds(points);
  const most = points.at(-1)!.hands;
  const x = (hands: number): string => (LEFT + (hands / most) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const y = (value: number): string => {
    const inside = Math.max(bottom, Math.min(top, value));
    return (TOP + ((top - inside) / (top - bottom)) * (HEIGHT - TOP - BOTTOM)).toFixed(1);
  };
  const upper = points.map(({ hands, interval }) => `${x(hands)},${y(interval!.high)}`);
  const lower = points.map(({ hands, interval }) => `${x(hands)},${y(interval!.low)}`).toReversed();
  const line = points.map(({ hands, per100 }) => `${x(hands)},${y(per100)}`);
  const ticks = listTicks(bottom, top).map(
    (value) =>
      `<line class="${value === 0 ? 'zero' : 'axis'}" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}"/>` +
      `<text x="${LEFT - 6}" y="${Number(y(value)) + 4}" text-anchor="end">${value}</text>`,
  );
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(text)}">
${ticks.join('')}<polygon class="band" points="${[...upper, ...lower].join(' ')}"/>
<polyline class="curve" points="${line.join(' ')}"/>
<text x="${WIDTH - RIGHT}" y="${HEIGHT - 6}" text-anchor="end">${escape(end)}</text>
</svg>`;
}

/** The range fits the band of the later half and includes zero; the noisy beginning may be cut off. */
function findBounds(points: readonly CurvePoint[]): [bottom: number, top: number] {
  const later = points.slice(Math.floor(points.length / 4));
  const values = later.flatMap(({ interval }) => [interval!.low, interval!.high]);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const margin = Math.max(0.1 * (high - low), 0.5);
  return [low - margin, high + margin];
}

/** Four to eight round numbers. */
function listTicks(bottom: number, top: number): number[] {
  const rough = (top - bottom) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!;
  const ticks: number[] = [];
  for (let i = Math.ceil(bottom / step); i * step <= top; i++) ticks.push(Number((i * step).toFixed(6)));
  return ticks;
}
