// npm run strength:lv3 and strength:lv4: one level against the levels below it and the sparring partners, luck-adjusted.
// Every stretch of hands is added to docs/strength-lv3.jsonl or docs/strength-lv4.jsonl, so a run that was ended goes on
// where it was, on any machine; runs of different parts may go on at the same time. Writes its part of docs/strength.md.
//
//   npm run strength:lv3 -- --part levels --games badugi,stud --threads 1
//   npm run strength:lv3 -- --report                                    (plays nothing, writes the page from the file)
//   npm run strength:lv4 -- --part partners --seed 12 --stretch 200     (tuning: nothing is written into docs)
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runDoorcard } from './docCommands.mjs';
import { writeMarked } from './markedPart.mjs';
import { ROOT } from './run.mjs';
import { setUp } from './setup.mjs';

const PUBLISHED = '20261101';
const FOUR = ['badugi', 'stud', 'razz', 'stud8'];
const OTHERS = ['limit-holdem', 'holdem', 'omaha8', 'plo', '2-7-triple', '2-7-single'];
/** Beside the partners of the panel: there `blind:bet` is called `blind`, and patters play draw games only. */
const MORE_PARTNERS = ['blind:bet', 'patter', 'patter:second'];
/** By level, in this order, the cheapest first. Level 4 is trained for two players and four games. */
const PARTS = {
  lv3: ['levels', 'partners', 'others', 'six', 'without'],
  lv4: ['levels', 'partners', 'search'],
};
/** Looks, and the interval of each: together they are right 95 times in 100. */
const LOOKS = [2500, 5000, 10_000, 20_000];
const PARTNER_LOOKS = [1000, 3000];
/** Of a match that no goal depends on. */
const SHORT_LOOKS = LOOKS.slice(0, 2);
/** Level 4 wins little from level 2 in Badugi, and both are quick. */
const MORE_LOOKS = [...LOOKS, 40_000, 80_000];
/** Standard errors on each side of intervals of 99.17 % for six looks, 98.75 % for up to four, and 95 %. */
const WIDEST = 2.6383;
const WIDE = 2.4977;
const USUAL = 1.96;
/** A match that shows whether players still play as they did, on a seed for tuning. */
const SAMPLE = { hands: '40', seed: '1' };

/** @typedef {{ game: string, opponent: string, seats: number, looks: readonly number[], part: string }} Cell */
/** @typedef {{ mean: number, error: number }} Result */
/** @typedef {Result & { cell: string, players: string, seed: string, index: number, hands: number, raw: Result, seconds: number }} Stretch */

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'lv3' },
    part: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string', default: PUBLISHED },
    stretch: { type: 'string', default: '500' },
    threads: { type: 'string' },
    most: { type: 'string' },
    report: { type: 'boolean', default: false },
  },
});

const FOLDER = join(ROOT, '.doorcard/strength');
const LEVEL = values.level === 'lv4' ? 'lv4' : 'lv3';
const FILE =
  values.seed === PUBLISHED
    ? join(ROOT, `docs/strength-${LEVEL}.jsonl`)
    : join(FOLDER, `${LEVEL}-${values.seed}.jsonl`);

/** @returns {Promise<Cell[]>} */
async function listCells() {
  /** @type {(part: string, game: string, opponent: string, looks?: readonly number[], seats?: number) => Cell} */
  const make = (part, game, opponent, looks = LOOKS, seats = 2) => ({ part, game, opponent, looks, seats });
  const { findUsualTypes } = await import(pathToFileURL(join(ROOT, 'packages/search/dist/index.js')).href);
  const { listPanel } = await import(pathToFileURL(join(ROOT, 'packages/arena/dist/ladder/panel.js')).href);
  /** @type {(game: string) => string[]} */
  const listPartners = (game) => {
    /** @type {{ partner: string }[]} */
    const panel = listPanel(game, ['lv2']);
    const names = panel.map(({ partner }) => partner).filter((partner) => partner !== 'blind');
    return [...new Set([...names, ...MORE_PARTNERS])];
  };
  /** @type {(game: string) => string[]} */
  const listTypes = (game) =>
    findUsualTypes(game).map((/** @type {{ player: { name: string } }} */ { player }) => player.name);
  const levels = FOUR.flatMap((game) => ['lv2', 'lv1'].map((opponent) => ({ game, opponent })));
  const headsUp = [
    ...levels.map(({ game, opponent }) =>
      make('levels', game, opponent, LEVEL === 'lv4' ? MORE_LOOKS : LOOKS),
    ),
    ...FOUR.flatMap((game) =>
      listPartners(game).map((partner) => make('partners', game, partner, PARTNER_LOOKS)),
    ),
  ];
  if (LEVEL === 'lv4') {
    const searchers = FOUR.flatMap((game) => [
      make('search', game, 'lv3'),
      make('search', game, 'lv3:lv4', SHORT_LOOKS),
    ]);
    return [...headsUp, ...searchers];
  }
  return [
    ...headsUp,
    ...OTHERS.map((game) => make('others', game, 'lv2')),
    ...levels.map(({ game, opponent }) => make('six', game, opponent, LOOKS, 6)),
    // Against anybody else it does not think of his type anyway.
    ...FOUR.flatMap((game) => listTypes(game).map((type) => make('without', game, type, PARTNER_LOOKS))),
  ];
}

/**
 * Level 3 that does not think of one type, as a module that the arena loads.
 * @param {string} type
 */
function writeModule(type) {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `lv3-without-${type.replace(':', '-')}.mjs`);
  const search = pathToFileURL(join(ROOT, 'packages/search/dist/index.js')).href;
  writeFileSync(
    path,
    `import { findUsualTypes, makeLv3 } from '${search}';
export default makeLv3('lv3 without ${type}', {
  types: (game) => findUsualTypes(game).filter(({ player }) => player.name !== '${type}'),
});
`,
  );
  return path;
}

/** @param {Cell} cell */
const nameCell = ({ part, game, opponent, seats }) => [part, game, opponent, seats].join(' ');

/** @returns {Stretch[]} */
const readStretches = () =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => /** @type {Stretch} */ (JSON.parse(line)))
    : [];

/**
 * The mean of all stretches, each as heavy as its hands, and its standard error.
 * @param {readonly Stretch[]} stretches
 * @param {(stretch: Stretch) => Result} pick
 */
function joinResults(stretches, pick) {
  const hands = countHands(stretches);
  const mean = stretches.reduce((sum, stretch) => sum + pick(stretch).mean * stretch.hands, 0) / hands;
  const squares = stretches.reduce((sum, stretch) => sum + (pick(stretch).error * stretch.hands) ** 2, 0);
  return { mean, error: Math.sqrt(squares) / hands };
}

/** @param {readonly Stretch[]} stretches */
const countHands = (stretches) => stretches.reduce((sum, { hands }) => sum + hands, 0);

/**
 * A match of a cell, as the command reports it.
 * @param {Cell} cell
 * @param {{ hands: string, seed: string }} match
 */
async function playMatch(cell, { hands, seed }) {
  const hero = cell.part === 'without' ? writeModule(cell.opponent) : LEVEL;
  const players = [hero, ...Array.from({ length: cell.seats - 1 }, () => cell.opponent)];
  const args = ['arena', cell.game, '--players', players.join(','), '--hands', hands, '--seed', seed];
  const threads = values.threads === undefined ? [] : ['--threads', values.threads];
  return JSON.parse(await runDoorcard([...args, '--duplicate', '--luck-adjusted', '--json', ...threads]));
}

/**
 * The result of a short match, which changes when a player plays differently.
 * @param {Cell} cell
 */
async function findFingerprint(cell) {
  const { players } = await playMatch(cell, SAMPLE);
  const results = players.map((/** @type {{ bb_per_100: number }} */ player) => player.bb_per_100);
  return createHash('sha256').update(JSON.stringify(results)).digest('hex').slice(0, 8);
}

/** @param {{ bb_per_100: number, ci95: [number, number] }} estimate */
const readResult = ({ bb_per_100: mean, ci95: [low, high] }) => ({ mean, error: (high - low) / (2 * USUAL) });

/**
 * @param {Cell} cell
 * @param {string} players
 * @param {number} index
 * @returns {Promise<Stretch>}
 */
async function playStretch(cell, players, index) {
  // Stretches have cards of their own: no two share a seed.
  const seed = String(BigInt(values.seed) * 100_000n + BigInt(index));
  const {
    players: [hero],
    seconds,
  } = await playMatch(cell, { hands: values.stretch, seed });
  return {
    cell: nameCell(cell),
    players,
    seed,
    index,
    hands: hero.hands,
    ...readResult(hero.luck_adjusted),
    raw: readResult(hero),
    seconds: Math.round(seconds),
  };
}

/**
 * How far a cell has come: its result, and whether a look has decided it or was the last.
 * @param {Cell} cell
 * @param {readonly Stretch[]} stretches
 */
function judge(cell, stretches) {
  const looks = values.most === undefined ? cell.looks : [Number(values.most)];
  const width = looks.length > LOOKS.length ? WIDEST : looks.length > 1 ? WIDE : USUAL;
  let used = stretches;
  for (const look of looks) {
    used = takeHands(stretches, look);
    if (countHands(used) < look) return { used, width, isDone: false };
    const { mean, error } = joinResults(used, (stretch) => stretch);
    if (Math.abs(mean) > width * error) break;
  }
  return { used, width, isDone: true };
}

/**
 * The first stretches with at least this many hands, or all.
 * @param {readonly Stretch[]} stretches
 * @param {number} least
 */
function takeHands(stretches, least) {
  let hands = 0;
  const last = stretches.findIndex((stretch) => (hands += stretch.hands) >= least);
  return last < 0 ? stretches : stretches.slice(0, last + 1);
}

/**
 * The stretches of a cell in order, without gaps, as its players played them.
 * @param {Cell} cell
 * @param {string | undefined} players the fingerprint, or undefined for that of the last stretch
 */
function findStretches(cell, players) {
  const own = readStretches().filter((stretch) => stretch.cell === nameCell(cell));
  const wanted = players ?? own.at(-1)?.players;
  const byIndex = new Map(own.filter((each) => each.players === wanted).map((each) => [each.index, each]));
  const found = [];
  for (let each = byIndex.get(0); each !== undefined; each = byIndex.get(found.length)) found.push(each);
  return found;
}

/**
 * Plays a cell up to the look at which its interval excludes zero, or to the last.
 * @param {Cell} cell
 */
async function playCell(cell) {
  const players = await findFingerprint(cell);
  for (;;) {
    const known = findStretches(cell, players);
    if (judge(cell, known).isDone) return known;
    const stretch = await playStretch(cell, players, known.length);
    mkdirSync(FOLDER, { recursive: true });
    appendFileSync(FILE, `${JSON.stringify(stretch)}\n`);
  }
}

/** @param {number} value */
const sign = (value) => (value < 0 ? '−' : '+') + Math.abs(value).toFixed(1);

/**
 * @param {Cell} cell
 * @param {readonly Stretch[]} stretches
 */
function listColumns(cell, stretches) {
  const { used, width, isDone } = judge(cell, stretches);
  const { mean, error } = joinResults(used, (stretch) => stretch);
  const raw = joinResults(used, (stretch) => stretch.raw);
  return [
    cell.part,
    cell.game,
    cell.opponent,
    String(cell.seats),
    sign(mean),
    `${sign(mean - width * error)} to ${sign(mean + width * error)}`,
    `${sign(raw.mean)} ± ${(width * raw.error).toFixed(1)}`,
    `${countHands(used)}${isDone ? '' : ', not finished'}`,
  ];
}

const HOW = `Written by \`npm run strength:${LEVEL}\` from \`docs/strength-${LEVEL}.jsonl\`, seed ${PUBLISHED}. Big bets (big blinds where there is no limit) per 100 hands, without the luck of the cards; the column \`raw\` has the luck in it. Looks after ${LOOKS.join(', ')} hands (${PARTNER_LOOKS.join(', ')} in \`partners\` and \`without\`), each with an interval of 98.75 %, and the match ends at the first that excludes zero.`;
const HEADS = {
  lv3: `## Level 3

${HOW} \`six\` is one against five; \`without\` is level 3 that does not think of the type it meets, where that is one of its types.`,
  lv4: `## Level 4

${HOW} Against levels 1 and 2 there are six looks, up to ${MORE_LOOKS.at(-1)} hands, each with 99.17 %. All matches are heads-up. \`search\` is level 3 as it is, and \`lv3:lv4\`, which also thinks of opponents who play like level 4 (up to ${SHORT_LOOKS.at(-1)} hands).`,
};

/** @param {readonly Cell[]} cells */
function write(cells) {
  const rows = cells.flatMap((cell) => {
    const stretches = findStretches(cell, undefined);
    return stretches.length === 0 ? [] : [`| ${listColumns(cell, stretches).join(' | ')} |`];
  });
  const missing = cells.length - rows.length;
  const text = `${HEADS[LEVEL]}

| part | game | opponent | seats | result | interval | raw | hands |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}${missing === 0 ? '' : `\n\n${missing} of ${cells.length} matches have not begun.`}`;
  return writeMarked('docs/strength.md', LEVEL, text);
}

async function measure() {
  const { part } = values;
  if (values.level !== LEVEL) {
    console.error(`--level ${values.level}: no such level; expected ${Object.keys(PARTS).join(' or ')}`);
    return 1;
  }
  if (part !== undefined && !PARTS[LEVEL].includes(part)) {
    console.error(`--part ${part}: no such part; expected one of ${PARTS[LEVEL].join(', ')}`);
    return 1;
  }
  const cells = await listCells();
  const games = values.games?.split(',');
  for (const cell of cells) {
    if (values.report || (part !== undefined && cell.part !== part)) continue;
    if (games !== undefined && !games.includes(cell.game)) continue;
    console.log(listColumns(cell, await playCell(cell)).join('  '));
    if (values.seed === PUBLISHED) await write(cells);
  }
  if (values.report) await write(cells);
  return 0;
}

process.exitCode = (await setUp()) || (await measure());
