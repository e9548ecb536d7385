// npm run strength: plays the published ladder and measures the criteria of the Badugi players, on seeds that nothing
// was tuned on. Writes docs/strength.md, docs/ladder.html and the table in README.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runDoorcard } from './docCommands.mjs';
import { ROOT, runTool } from './run.mjs';
import { setUp } from './setup.mjs';

const SEED = '20261101';
/** Hands for each pair of the ladder; `npm run strength -- 6000` takes a quarter of the time, with wider intervals. */
const HANDS = Number(process.argv[2] ?? 24_000);
const LADDER = ['ladder', '--hands', String(HANDS), '--seed', SEED, '--report', 'docs/ladder.html'];
const OTHERS = ['limit-holdem', 'holdem', 'omaha8', 'plo', '2-7-triple', '2-7-single'];
const CRITERIA = ['criteria', 'badugi', '--hands', String(5 * HANDS), '--seed', SEED];

/** @typedef {{ bb_per_100: number, ci95: [number, number], hands: number }} Meeting */
/** @typedef {{ above: string, below: string, heads_up: Meeting, one_against_five: Meeting, holds: boolean }} Rung */
/** @typedef {{ name: string, rating: number, ci95: [number, number] }} Rating */
/** @typedef {{ level: string, partner: string, heads_up: Meeting, one_against_five: Meeting }} PanelCell */
/** @typedef {{ done: number, n: number, ci95: [number, number] | null }} Share */
/** @typedef {{ name: string, heads_up: Record<string, Share>, at_table: Record<string, Share> }} Style */
/** @typedef {{ level: string, seat: string, door?: string, heads_up: Share, at_table: Share }} Fold */
/** @typedef {{ game: string, rungs: Rung[], panel: PanelCell[], ratings: Rating[], styles: Style[], folds: Fold[] }} GameLadder */
/** @typedef {{ name: string, bb_per_100: number, ci95: [number, number] }} MatchPlayer */

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

/**
 * What each sparring partner wins from each level.
 * @param {readonly GameLadder[]} games
 */
function drawPanel(games) {
  const rows = games.flatMap(({ game, panel }) =>
    panel.map(
      ({ level, partner, heads_up, one_against_five }) =>
        `| ${game} | ${level} | ${partner} | ${spellMeeting(heads_up)} | ${spellMeeting(one_against_five)} |`,
    ),
  );
  return [
    '| game | level | partner | heads-up | at a table with five |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** @type {Record<string, string>} */
const SEATS = { asBigBlind: 'big blind', asSmallBlind: 'small blind', asBringIn: 'bring-in' };
/** @type {Record<string, string>} */
const DOORS = { doorLow: '2 to 6', doorMiddle: '7 to T', doorHigh: 'J to A' };

/** @param {Share | undefined} share */
function spellShare(share) {
  if (share === undefined || share.ci95 === null) return '–';
  const [low, high] = share.ci95;
  const percent = (/** @type {number} */ value) => (100 * value).toFixed(1);
  return `${percent(share.done / share.n)} % (${percent(low)} to ${percent(high)})`;
}

/**
 * How often each level gives up a forced bet to one raise.
 * @param {readonly GameLadder[]} games
 */
function drawFolds(games) {
  const rows = games.flatMap(({ game, folds }) =>
    folds
      .filter(({ level }) => level !== 'lv0')
      .map(
        ({ level, seat, door, heads_up, at_table }) =>
          `| ${game} | ${level} | ${SEATS[seat]} | ${door === undefined ? '' : DOORS[door]} | ${spellShare(heads_up)} | ${spellShare(at_table)} |`,
      ),
  );
  return [
    '| game | level | seat | door | heads-up | at a table of six |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const STYLE_NAMES = ['careful', 'bold', 'balanced', 'tight', 'wild', 'steady'];
/** @type {readonly (readonly [string, string])[]} */
const STYLE_STATS = [
  ['vpip', 'enters the pot'],
  ['folds', 'folds to a wager'],
  ['aggression', 'bets and raises'],
  ['checkRaise', 'check-raises'],
  ['slowPlay', 'plays a strong hand slowly'],
  ['lastBluff', 'bluffs on the last street'],
  ['snow', 'snows'],
];

/**
 * What the personalities of lv2 do heads-up.
 * @param {readonly GameLadder[]} games
 */
function drawStyles(games) {
  const rows = games.flatMap(({ game, styles }) => {
    const six = STYLE_NAMES.map((_, i) =>
      styles.find(({ name }) => name === (i === 0 ? 'lv2' : `lv2:${i + 1}`)),
    );
    return STYLE_STATS.filter(([id]) => six.some((style) => style?.heads_up[id] !== undefined)).map(
      ([id, words]) =>
        `| ${game} | ${words} | ${six.map((style) => spellShare(style?.heads_up[id])).join(' | ')} |`,
    );
  });
  return [
    `| game | share of chances | ${STYLE_NAMES.join(' | ')} |`,
    `| --- | --- | ${STYLE_NAMES.map(() => '---').join(' | ')} |`,
    ...rows,
  ].join('\n');
}

/** @param {string} game */
const duelOf = (game) => [
  'arena',
  game,
  '--players',
  'lv2,lv1',
  '--hands',
  String(HANDS),
  '--duplicate',
  '--seed',
  SEED,
];

/** Level 2 against level 1 in the games that the ladder does not play. */
async function drawDuels() {
  const rows = [];
  for (const game of OTHERS) {
    const [line] = (await runDoorcard([...duelOf(game), '--json'])).trim().split('\n');
    const { players } = /** @type {{ players: MatchPlayer[] }} */ (JSON.parse(/** @type {string} */ (line)));
    const lv2 = players.find(({ name }) => name === 'lv2');
    if (lv2 === undefined) throw new Error(`no result of lv2 in ${game}`);
    rows.push(`| ${game} | ${sign(lv2.bb_per_100)} (${spellInterval(lv2)}) |`);
  }
  return ['| game | lv2 over lv1, heads-up |', '| --- | --- |', ...rows].join('\n');
}

async function write() {
  const ladder = await runDoorcard([...LADDER, '--json']);
  const { games } = /** @type {{ games: GameLadder[] }} */ (JSON.parse(ladder));
  const duels = await drawDuels();
  const criteria = await runDoorcard(CRITERIA);
  const rungs = drawRungs(games);
  const page = `# How strong the players are

Written by \`npm run strength\`. Big bets per 100 hands with 95 % intervals, every deck played from every seat. The players were tuned on seeds 1 to 999; these figures come from seed ${SEED}.

## The ladder

\`${spell(LADDER)}\`; [the report](ladder.html) opens offline and has curves, who beats whom, and styles.

${rungs}

Ratings are the mean result against the whole field, heads-up. A player that beats the next level by a little can win less from the weakest, so ratings need not follow the levels.

${drawRatings(games)}

## The panel

What sparring partners win from each level, heads-up and alone at a table with five of the level. Each partner has one habit and is described in [docs/sparring.md](sparring.md).

${drawPanel(games)}

## Folds to one raise

How often a level gives up its blind or bring-in to a single raise that nobody has called: heads-up against lv2, which raises nearly always, and at a table with five lv2. Raising with any two cards risks as much as it wins at once, so a player who folds more than half loses to it without a showdown.

${drawFolds(games)}

## Personalities

The six personalities of lv2, heads-up against lv2, with 95 % intervals. [docs/design](design/badugi-players.md) has their numbers. The report has more statistics, and the same at a table of six.

${drawStyles(games)}

## The other six games

\`${spell(duelOf('limit-holdem'))}\`, and the same for each game; big blinds per 100 hands where there is no limit.

${duels}

## The criteria of the Badugi players

\`\`\`
$ ${spell(CRITERIA)}
${criteria.trimEnd()}
\`\`\`
`;
  // These parts are written by other commands.
  const target = join(ROOT, 'docs/strength.md');
  const old = readFileSync(target, 'utf8');
  const kept = ['lv3', 'lv4', 'exploitability'].map(
    (name) => new RegExp(`\\n<!-- ${name} -->[^]*?<!-- /${name} -->\\n`).exec(old)?.[0] ?? '',
  );
  writeFileSync(target, `${page}${kept.join('')}`);
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
