// npm run strength: plays the published ladder and measures the criteria of the Badugi players, on seeds that nothing
// was tuned on. Writes docs/strength.md, docs/ladder.html and the table in README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runDoorcard } from './docCommands.mjs';
import { ROOT, runTool } from './run.mjs';
import { setUp } from './setup.mjs';

const SEED = '20261101';
const LADDER = ['ladder', '--hands', '60000', '--seed', SEED, '--report', 'docs/ladder.html'];
const CRITERIA = ['criteria', 'badugi', '--hands', '200000', '--seed', SEED];

/** @typedef {{ bb_per_100: number, ci95: [number, number], hands: number }} Meeting */
/** @typedef {{ above: string, below: string, heads_up: Meeting, one_against_five: Meeting, holds: boolean }} Rung */
/** @typedef {{ name: string, rating: number, ci95: [number, number] }} Rating */
/** @typedef {{ game: string, rungs: Rung[], ratings: Rating[] }} GameLadder */

/** @param {readonly string[]} args */
const spell = (args) => `npx doorcard ${args.join(' ')}`;

/** @param {number} value */
const sign = (value) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(2);

/** @param {Pick<Meeting, 'ci95'>} meeting */
const spellInterval = ({ ci95: [low, high] }) => `${sign(low)} to ${sign(high)}`;

/** @param {Meeting} meeting */
const spellMeeting = (meeting) => `${sign(meeting.bb_per_100)} (${spellInterval(meeting)})`;

/** @param {readonly GameLadder[]} games */
function drawRungs(games) {
  const rows = games.flatMap(({ game, rungs }) =>
    rungs.map(
      ({ above, below, heads_up, one_against_five, holds }) =>
        `| ${game} | ${above} over ${below} | ${spellMeeting(heads_up)} | ${spellMeeting(one_against_five)} | ${holds ? 'yes' : 'NO'} |`,
    ),
  );
  return [
    '| game | step | heads-up | one against five | holds |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** @param {readonly GameLadder[]} games */
function drawRatings(games) {
  const rows = games.flatMap(({ game, ratings }) =>
    ratings.map(
      (rating) => `| ${game} | ${rating.name} | ${sign(rating.rating)} | ${spellInterval(rating)} |`,
    ),
  );
  return ['| game | player | rating | 95 % interval |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

async function write() {
  const ladder = await runDoorcard([...LADDER, '--json']);
  const { games } = /** @type {{ games: GameLadder[] }} */ (JSON.parse(ladder));
  const criteria = await runDoorcard(CRITERIA);
  const rungs = drawRungs(games);
  const page = `# How strong the players are

Written by \`npm run strength\`. Big bets per 100 hands with 95 % intervals, every deck played from every seat. The players were tuned on seeds 1 to 999; what stands here comes from seed ${SEED}.

## The ladder

\`${spell(LADDER)}\`; [the report](ladder.html) opens offline and has curves, who beats whom, and styles.

${rungs}

Ratings are the mean result against the whole field, heads-up. Who beats the next level by a little can take less from the weakest, so ratings need not follow the levels.

${drawRatings(games)}

## The criteria of the Badugi players

\`\`\`
$ ${spell(CRITERIA)}
${criteria.trimEnd()}
\`\`\`
`;
  writeFileSync(join(ROOT, 'docs/strength.md'), page);
  const readme = join(ROOT, 'README.md');
  const text = readFileSync(readme, 'utf8');
  const marked = /(<!-- strength -->\n\n)[^]*?(\n\n<!-- \/strength -->)/;
  if (!marked.test(text)) throw new Error('README.md has no place for the ladder');
  writeFileSync(
    readme,
    text.replace(marked, (_, head, tail) => `${head}${rungs}${tail}`),
  );
  return (await runTool('prettier', 'prettier', ['--write', 'docs/strength.md', 'README.md'])).code;
}

process.exitCode = (await setUp()) || (await write());
