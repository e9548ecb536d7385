import type { Language } from '@doorcard/text';
import { escape } from './html.js';

// One file that opens without a network: style and drawings are inside, and there are no scripts.

const STYLE = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fbfaf7; --faint: #6b7280; --line: #d5d2c8;
  --up: #17683a; --down: #a32222; --curve: #1d4f9e; --band: #1d4f9e33; --card: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #16181c; --faint: #a0a6b0; --line: #3a3f47;
  --up: #6fd197; --down: #ff9b93; --curve: #8fb8ff; --band: #8fb8ff33; --card: #1e2126; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 68rem; background: var(--paper); color: var(--ink); line-height: 1.5;
  font-family: system-ui, "Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP", sans-serif; word-break: auto-phrase; }
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.2rem; margin-top: 2.5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 0.25rem; }
p { margin: 0.25rem 0; } .faint, small { color: var(--faint); } small { display: block; }
.scroll { overflow-x: auto; margin: 0.5rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.875rem; }
th, td { padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; vertical-align: top; }
@media (max-width: 30rem) { table { font-size: 0.8rem; } th, td { padding: 0.3rem 0.3rem; } thead th { white-space: normal; } }
th { font-weight: 600; } th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--paper); }
.up { color: var(--up); } .down { color: var(--down); }
.charts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); }
figure { margin: 0; padding: 0.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; }
figcaption { font-size: 0.875rem; } svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--faint); font-size: 11px; } .axis { stroke: var(--line); } .zero { stroke: var(--ink); stroke-dasharray: 4 3; }
.curve { fill: none; stroke: var(--curve); stroke-width: 2; } .band { fill: var(--band); }
details { border-top: 1px solid var(--line); padding: 0.4rem 0; } summary { cursor: pointer; overflow-wrap: anywhere; }
.decision { margin: 0.75rem 0; padding: 0.5rem 0.75rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; }
.decision h3 { margin: 0 0 0.25rem; } .decision ul { margin: 0.25rem 0; padding-left: 1.25rem; } .cards { font-variant-numeric: tabular-nums; }
.label { font-weight: 600; padding: 0 0.4rem; border: 1px solid currentColor; border-radius: 1rem; font-size: 0.8rem; white-space: nowrap; }
.best, .fine { color: var(--up); } .mistake, .blunder { color: var(--down); }
footer { margin-top: 3rem; font-size: 0.8rem; color: var(--faint); overflow-wrap: anywhere; }`;

export interface Page {
  readonly language: Language;
  readonly title: string;
  /** HTML. */
  readonly body: string;
  /** How the page was made. */
  readonly footer: readonly string[];
}

export const makePage = ({ language, title, body, footer }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<h1>${escape(title)}</h1>
${body}
<footer>${footer.map((line) => `<p>${escape(line)}</p>`).join('')}</footer>
</body>
</html>
`;

/** A table of HTML cells; it scrolls if it is too wide. The first row and column are headers. */
export function makeTable(caption: string, rows: readonly (readonly string[])[]): string {
  const [head, ...body] = rows;
  const heads = head!.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const lines = body.map(
    ([first, ...cells]) =>
      `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escape(caption)}"><table>
<thead><tr>${heads}</tr></thead>
<tbody>${lines.join('\n')}</tbody>
</table></div>`;
}
