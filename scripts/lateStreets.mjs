// npm run docs:late: solves the spots of docs/late-streets and writes their tables and pictures into docs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runDoorcard } from './docCommands.mjs';
import { ROOT } from './run.mjs';
import { setUp } from './setup.mjs';

const FOLDER = join(ROOT, 'docs', 'late-streets');
const PAGE = join(ROOT, 'docs', 'late-streets.md');

/** By file: the decision that the page shows. */
const SPOTS = { 'razz-nine-low': 'check', 'stud8-low-facing-bet': 'bet', 'badugi-pat-ten': '' };

const COLORS = { fold: '#8a8f98', check: '#5b8def', call: '#3aa876', bet: '#d9573f', raise: '#a8323e' };

/** @typedef {{ class: string, share: number, ev: number, strategy: Record<string, number> }} ClassRow */
/**
 * @typedef {{ action: string, action_display: string, frequency: number }} ActionRow
 * @typedef {{ ev: number[], node: { reach: number }, strategy: ActionRow[], classes: ClassRow[], solver: { exploitability_pct: number, iterations: number } }} Answer
 */

/** Rare classes would be rows without meaning. @param {Answer} answer */
const shownClasses = ({ classes }) => classes.filter(({ share }) => share >= 0.004);

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

/** @param {Answer} answer */
function makeTable(answer) {
  const heads = ['hands', 'share', 'EV', ...answer.strategy.map(({ action_display: name }) => name)];
  const rows = shownClasses(answer).map((row) => [
    row.class,
    percent(row.share),
    (Math.round(100 * row.ev) / 100 || 0).toFixed(2),
    ...answer.strategy.map(({ action }) => percent(row.strategy[action] ?? 0)),
  ]);
  const all = ['all hands', '100.0 %', '', ...answer.strategy.map(({ frequency }) => percent(frequency))];
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    line(heads),
    line(heads.map((_, i) => (i === 0 ? '---' : '--:'))),
    ...rows.map(line),
    line(all),
    '',
    `The betting gets here in ${percent(answer.node.reach)} of the deals. EV ${answer.ev.map((ev) => ev.toFixed(3)).join(' / ')}, exploitability ${answer.solver.exploitability_pct.toFixed(3)} % of the pot after ${answer.solver.iterations} iterations.`,
  ].join('\n');
}

/** Bars of the actions, one for each class. @param {Answer} answer */
function makePicture(answer) {
  const classes = shownClasses(answer);
  const [left, width, step, top] = [190, 460, 22, 34];
  const height = top + step * classes.length + 10;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 80} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
  ];
  for (const [i, { action, action_display: name }] of answer.strategy.entries()) {
    const x = left + 120 * i;
    parts.push(
      `<rect x="${x}" y="10" width="12" height="12" fill="${COLORS[/** @type {keyof typeof COLORS} */ (action)]}"/>`,
    );
    parts.push(`<text x="${x + 18}" y="20" fill="#222222">${name}</text>`);
  }
  for (const [i, { class: name, share, strategy }] of classes.entries()) {
    const y = top + step * i;
    parts.push(`<text x="${left - 8}" y="${y + 14}" text-anchor="end" fill="#222222">${name}</text>`);
    let x = left;
    for (const { action } of answer.strategy) {
      const part = width * (strategy[action] ?? 0);
      if (part >= 0.5) {
        parts.push(
          `<rect x="${x.toFixed(1)}" y="${y + 2}" width="${part.toFixed(1)}" height="${step - 5}" fill="${COLORS[/** @type {keyof typeof COLORS} */ (action)]}"/>`,
        );
      }
      x += part;
    }
    parts.push(`<text x="${left + width + 8}" y="${y + 14}" fill="#666666">${percent(share)}</text>`);
  }
  return `${parts.join('\n')}\n</svg>\n`;
}

async function write() {
  let page = readFileSync(PAGE, 'utf8');
  for (const [name, node] of Object.entries(SPOTS)) {
    const file = join(FOLDER, `${name}.json`);
    /** @type {Answer} */
    const answer = JSON.parse(await runDoorcard(['solve', file, '--node', node, '--json']));
    writeFileSync(join(FOLDER, `${name}.svg`), makePicture(answer));
    const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [start, end] = [page.indexOf(from), page.indexOf(to)];
    if (start < 0 || end < start) throw new Error(`${PAGE} has no place for ${name}`);
    page = `${page.slice(0, start + from.length)}\n\n${makeTable(answer)}\n\n${page.slice(end)}`;
  }
  writeFileSync(PAGE, page);
  return 0;
}

process.exitCode = (await setUp()) || (await write());
