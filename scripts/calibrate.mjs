// npm run calibrate: how far the verdicts of the coach can be trusted. Everything is kept in .doorcard/coach, so a run
// that was ended goes on where it was. Writes docs/coach.md.
//
//   npm run calibrate                                            all of it; hours
//   npm run calibrate -- --part labels --games razz --decisions 50
//   npm run calibrate -- --part players --hands 200
//   npm run calibrate -- --seed 12 --decisions 20                (tuning: nothing is written into docs)
//   npm run calibrate -- --decisions 0 --hands 0                 (only writes what is known; a part of which nothing is known stays)
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { writeMarked } from './markedPart.mjs';
import { ROOT } from './run.mjs';
import { setUp } from './setup.mjs';

const PUBLISHED = '20261101';
const FOUR = /** @type {const} */ (['badugi', 'stud', 'razz', 'stud8']);
const WORLDS = 800;
/** Up to this many worlds a verdict that is too close to call is refined, as in `doorcard review`. */
const MOST = 32_000;
const TRUTH = 16_000;
/** Every n-th decision is also compared with a long run. */
const COMPARED = 4;
/** Worlds and particles of a decision when only means over thousands of decisions matter. */
const FEW_WORLDS = 80;
const FEW_PARTICLES = 400;
const SUBJECTS = ['lv2', 'lv1', 'station'];
/** Who should lose more than whom. */
const COMPARISONS = [
  ['lv1', 'lv2'],
  ['station', 'lv1'],
];
const USUAL = 1.96;
/** Whom they play: the table that the page sets up for a new visitor, and two opponents of the mix of usual players. */
const TABLES = /** @type {const} */ (['usual', 'mixed']);
const USUAL_TABLE = ['lv2:1', 'lv2:2', 'lv2:3', 'lv2:4', 'lv2:5'];

/** @typedef {(typeof TABLES)[number]} Table */
/** @typedef {(typeof FOUR)[number]} Game */
/** @typedef {{ mean: number, error: number }} Difference */
/**
 * @typedef {{
 *   game: Game, hand: number, place: number, first: string[], final: string[], worlds: number[],
 *   short?: Difference, long?: Difference
 * }} JudgedTwice
 */
/** @typedef {{ game: Game, table: Table, subject: string, hand: number, decisions: number, loss: number }} JudgedHand */

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    games: { type: 'string', default: FOUR.join(',') },
    seed: { type: 'string', default: PUBLISHED },
    decisions: { type: 'string', default: '500' },
    hands: { type: 'string', default: '1000' },
    tables: { type: 'string', default: TABLES.join(',') },
  },
});

const FOLDER = join(ROOT, '.doorcard/coach');
const GAMES = FOUR.filter((game) => values.games.split(',').includes(game));
/** @param {string} part */
const fileOf = (part) =>
  join(FOLDER, values.seed === PUBLISHED ? `${part}.jsonl` : `${part}-${values.seed}.jsonl`);

/**
 * @template T
 * @param {string} part
 * @returns {T[]}
 */
const readAll = (part) =>
  existsSync(fileOf(part))
    ? readFileSync(fileOf(part), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => /** @type {T} */ (JSON.parse(line)))
    : [];

/**
 * @param {string} part
 * @param {readonly object[]} records
 */
function keep(part, records) {
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(fileOf(part), records.map((record) => `${JSON.stringify(record)}\n`).join(''));
}

/** @param {string} path */
const load = (path) => import(pathToFileURL(join(ROOT, 'packages', path)).href);

/** The packages are built first; these are what the two parts use. */
async function loadPackages() {
  const [cards, cpu, engine, search, coach, review] = await Promise.all(
    [
      'cards/dist/index.js',
      'cpu/dist/index.js',
      'engine/dist/index.js',
      'search/dist/index.js',
      'coach/dist/index.js',
      'coach/dist/review/handReview.js',
    ].map(load),
  );
  return { cards, cpu, engine, search, coach, review };
}
/** @typedef {Awaited<ReturnType<typeof loadPackages>>} Packages */

/**
 * @param {Packages} packages
 * @param {Game} game
 * @param {readonly string[]} names by seat
 * @param {number} number
 */
function playOne({ cards, cpu, engine, search }, game, names, number) {
  const { Hand, makeDefaultSetup, makePlan, RULE_SETS } = engine;
  const hand = new Hand(makePlan(makeDefaultSetup(game, names.length, RULE_SETS.wsop)));
  const seed = BigInt(values.seed) * 1_000_003n + BigInt(number);
  hand.deal({ kind: 'rng', rng: cards.Xoshiro256.fromSeed(seed) });
  const players = names.map((name) => search.findPolicy(name));
  cpu.playHand({ hand, players, table: Number(values.seed) | 0, number });
  return hand;
}

/** Seat 0 is judged. Tables of two, three and six; the judged player is loose, solid or good in turn. */
const OTHERS = ['lv2', 'lv1', 'station', 'thief', 'lv2'];
/** @param {number} number */
const nameTable = (number) => [
  /** @type {string} */ (SUBJECTS[number % 3]),
  ...OTHERS.slice(0, [1, 2, 5][Math.floor(number / 3) % 3]),
];

/**
 * No two decisions share their random numbers: they would be right or wrong together.
 * @param {Game} game
 * @param {number} number
 * @param {number} place
 */
const seedOf = (game, number, place) =>
  BigInt(FOUR.indexOf(game)) * 1_000_000_000n + BigInt(number) * 1000n + BigInt(place);

/**
 * All decisions of seat 0 in one hand, judged twice.
 * @param {Packages} packages
 * @param {Game} game
 * @param {number} number
 * @param {number} done decisions of this game so far
 */
function judgeTwice(packages, game, number, done) {
  const { coach } = packages;
  const hand = playOne(packages, game, nameTable(number), number);
  return coach
    .listOwnDecisions(hand, 0)
    .map((/** @type {any} */ { place, view, action }, /** @type {number} */ i) => {
      const seed = seedOf(game, number, place);
      const runs = [1n, 2n].map((run) => judge(packages, view, action, 4n * seed + run));
      const isCompared = (done + i) % COMPARED === 0;
      return {
        game,
        hand: number,
        place,
        first: runs.map(({ first }) => first),
        final: runs.map(({ final }) => final),
        worlds: runs.map(({ worlds }) => worlds),
        ...(isCompared ? compareLong(packages, view, action, seed) : {}),
      };
    });
}

/**
 * The label of the first verdict as it is shown, none while its interval is too wide, and of the refined one with the
 * other opponents.
 * @param {Packages} packages
 * @param {any} view
 * @param {any} taken
 * @param {bigint} seed
 */
function judge({ coach, review }, view, taken, seed) {
  const model = coach.makeMixedModel(view.game);
  const first = new coach.Judge({ view, taken, model, seed });
  first.add(WORLDS);
  const verdict = review.judgeDecision(view, taken, {
    model,
    seed,
    worlds: WORLDS,
    most: MOST,
    spread: true,
  });
  return { first: first.verdict().label, final: verdict.label, worlds: verdict.worlds };
}

/**
 * What the taken action wins more than another one, both fixed beforehand: in a short run and in a long one.
 * @param {Packages} packages
 * @param {any} view
 * @param {any} taken
 * @param {bigint} seed
 */
function compareLong(packages, view, taken, seed) {
  const { search, cpu } = packages;
  const other = search.listCandidates(view).find((/** @type {any} */ each) => !cpu.isSameAction(each, taken));
  if (other === undefined) return {};
  return {
    short: compareTwo(packages, view, [taken, other], WORLDS, 4n * seed),
    long: compareTwo(packages, view, [taken, other], TRUTH, 4n * seed + 3n),
  };
}

/**
 * @param {Packages} packages
 * @param {any} view
 * @param {readonly any[]} actions
 * @param {number} worlds
 * @param {bigint} seed
 * @returns {Difference}
 */
function compareTwo({ cards, search, coach }, view, actions, worlds, seed) {
  const rng = cards.Xoshiro256.fromSeed(seed);
  const { types } = coach.makeMixedModel(view.game);
  const think = () => search.believe(view, types, { rng, particles: 4000 });
  const belief = think();
  const evaluation = new search.Evaluation(view, { belief, base: search.findPolicy('lv2'), rng, actions });
  for (let done = 0; done < worlds; done += WORLDS) {
    if (done > 0 && belief.effective !== Infinity) evaluation.renew(think());
    evaluation.add(WORLDS);
  }
  return evaluation.compareActions(0, 1);
}

/**
 * Those of the usual table, or two of the mix of usual players, drawn by their weights.
 * @param {Packages} packages
 * @param {Game} game
 * @param {Table} table
 * @param {number} number
 */
function findOpponents({ cards, search }, game, table, number) {
  if (table === 'usual') return USUAL_TABLE;
  const rng = cards.Xoshiro256.fromSeed(BigInt(values.seed) * 1_000_033n + BigInt(number));
  const types = search.findUsualTypes(game);
  const draw = () => {
    let left =
      (rng.nextUint32() / 2 ** 32) *
      types.reduce((/** @type {number} */ sum, /** @type {any} */ each) => sum + each.weight, 0);
    const found = types.find((/** @type {any} */ { weight }) => (left -= weight) < 0) ?? types.at(-1);
    return found.player.name;
  };
  return [draw(), draw()];
}

/**
 * What a player loses by its decisions in one hand against the same opponents, who are the programs that sit there. The
 * best action is found in some worlds and compared with the taken one in others, and the other way round, whether the
 * taken action looks best or not: a sum of losses that were never below zero would grow with the noise of each.
 * @param {Packages} packages
 * @param {Game} game
 * @param {Table} table
 * @param {string} subject
 * @param {number} number
 * @returns {JudgedHand}
 */
function judgeHand(packages, game, table, subject, number) {
  const { cards, coach, cpu, search } = packages;
  const opponents = findOpponents(packages, game, table, number);
  // Every seat in turn: the cards of a number are dealt to the seats in the same order for each subject.
  const seat = number % (opponents.length + 1);
  const names = opponents.toSpliced(seat, 0, subject);
  const hand = playOne(packages, game, names, number);
  const decisions = coach.listOwnDecisions(hand, seat);
  let loss = 0;
  for (const { place, view, action } of decisions) {
    const { types, weights } = coach.makeSeatedModel(game, names, seat);
    const rng = cards.Xoshiro256.fromSeed(seedOf(game, number, place));
    const actions = search.listCandidates(view);
    const isTaken = (/** @type {any} */ each) => cpu.isSameAction(each, action);
    if (!actions.some(isTaken)) actions.push(action);
    const halves = [0, 1].map(() => {
      const belief = search.believe(view, types, { rng, particles: FEW_PARTICLES, weights });
      const half = new search.Evaluation(view, { belief, base: search.findPolicy('lv2'), rng, actions });
      half.add(FEW_WORLDS);
      return half;
    });
    halves.forEach((half, i) => {
      const [best] = half.verdict().actions;
      const at = actions.findIndex((/** @type {any} */ each) => cpu.isSameAction(each, best.action));
      loss += halves[1 - i].compareActions(at, actions.findIndex(isTaken)).mean / 2;
    });
  }
  return { game, table, subject, hand: number, decisions: decisions.length, loss };
}

/**
 * One hand of every game after the other, so that a run that is ended knows something about each.
 * @param {Packages} packages
 * @returns {Generator<void>}
 */
function* runLabels(packages) {
  const known = /** @type {JudgedTwice[]} */ (readAll('labels'));
  const state = GAMES.map((game) => {
    const own = known.filter((each) => each.game === game);
    return { game, done: own.length, hand: Math.max(0, ...own.map(({ hand }) => hand)) };
  });
  const most = Number(values.decisions);
  while (state.some(({ done }) => done < most)) {
    for (const each of state) {
      if (each.done >= most) continue;
      const records = judgeTwice(packages, each.game, ++each.hand, each.done);
      each.done += records.length;
      keep('labels', records);
      console.log(`${each.game}: ${each.done} decisions`);
      yield;
    }
  }
}

/** Hands of this part between two of the other one. */
const HANDS_AT_ONCE = 5;

/**
 * @param {Packages} packages
 * @returns {Generator<void>}
 */
function* runPlayers(packages) {
  const known = /** @type {JudgedHand[]} */ (readAll('players'));
  const has = new Set(known.map(({ game, table, subject, hand }) => `${game} ${table} ${subject} ${hand}`));
  const tables = TABLES.filter((table) => values.tables.split(',').includes(table));
  for (let number = 1; number <= Number(values.hands); number++) {
    for (const game of GAMES)
      for (const table of tables) {
        const missing = SUBJECTS.filter((subject) => !has.has(`${game} ${table} ${subject} ${number}`));
        const records = missing.map((subject) => judgeHand(packages, game, table, subject, number));
        if (records.length > 0) keep('players', records);
      }
    if (number % HANDS_AT_ONCE === 0) yield;
    if (number % 50 === 0) console.log(`players: ${number} hands`);
  }
}

/**
 * Both parts in turn, until both are done.
 * @param {readonly Generator<void>[]} parts
 */
function runInTurn(parts) {
  let left = parts;
  while (left.length > 0) left = left.filter((part) => part.next().done !== true);
}

const LABELS = ['best', 'fine', 'inaccuracy', 'mistake', 'blunder'];
/** @param {string} label */
const merge = (label) => (label === 'fine' ? 'best' : label);
/** @param {readonly unknown[]} part @param {readonly unknown[]} whole */
const percent = (part, whole) =>
  whole.length === 0 ? '–' : `${((100 * part.length) / whole.length).toFixed(1)} %`;

/** @param {readonly JudgedTwice[]} all */
function describeLabels(all) {
  const runs = all.flatMap(({ final }) => final);
  const share = (/** @type {string} */ label) =>
    percent(
      runs.filter((each) => each === label),
      runs,
    );
  /** @param {(record: JudgedTwice) => string[]} pick */
  const agree = (pick) => {
    const both = all.filter((each) => pick(each).every((label) => LABELS.includes(label)));
    const same = both.filter((each) => new Set(pick(each).map(merge)).size === 1);
    return percent(same, both);
  };
  const flips = all.filter(
    ({ final }) =>
      final.map(merge).includes('best') && final.some((label) => ['mistake', 'blunder'].includes(label)),
  );
  const same = all.filter(({ final }) => new Set(final.map(merge)).size === 1);
  const compared = all.filter(({ short }) => short !== undefined);
  const covered = compared.filter(
    ({ short, long }) =>
      short !== undefined && long !== undefined && Math.abs(short.mean - long.mean) <= USUAL * short.error,
  );
  return {
    unlabelled: percent(
      runs.filter((label) => !LABELS.includes(label)),
      runs,
    ),
    tooClose: share('tooClose'),
    depends: share('dependsOnOpponent'),
    few: share('fewSamples'),
    first: agree(({ first }) => first),
    final: agree(({ final }) => final),
    same: percent(same, all),
    flips: percent(flips, all),
    covered: `${percent(covered, compared)} of ${compared.length}`,
  };
}

/** @param {readonly number[]} numbers */
function average(numbers) {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, half: USUAL * Math.sqrt(squares / (numbers.length - 1) / numbers.length) };
}

/** @param {readonly number[]} numbers */
function describeMean(numbers) {
  if (numbers.length < 2) return '–';
  const { mean, half } = average(numbers);
  return `${mean.toFixed(1)} (${(mean - half).toFixed(1)} to ${(mean + half).toFixed(1)})`;
}

const GOES_ON = ' **Not complete yet**; the same command goes on.';

/** @param {readonly JudgedTwice[]} judged */
function describeJudged(judged) {
  const isComplete = FOUR.every((game) => judged.filter((each) => each.game === game).length >= 500);
  const rows = [...FOUR, 'all'].map((game) => {
    const own = judged.filter((each) => game === 'all' || each.game === game);
    const each = describeLabels(own);
    return `| ${[game, own.length, each.unlabelled, each.tooClose, each.depends, each.few, each.same, each.final, each.first, each.flips, each.covered].join(' | ')} |`;
  });
  return `Written by \`npm run calibrate -- --part labels\`. Hands of seed ${values.seed}, tables of two, three and six players; every decision is judged twice with other random numbers against the mix of usual players: ${WORLDS} worlds, and up to ${MOST.toLocaleString('en')} if it is too close to call.${isComplete ? '' : GOES_ON}

| game | decisions | no label | too close | depends on the opponent | few samples | same outcome twice | same label, refined | same label, first verdict | best and mistake | intervals that cover a long run |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

"Same outcome" counts the outcomes without a label too; best and fine count as one. "Same label" is the share of decisions with a label in both runs. The last column: the 95 % interval of the difference between two fixed actions at ${WORLDS} worlds contains the mean of ${TRUTH.toLocaleString('en')} worlds, for every ${COMPARED}th decision.`;
}

/**
 * A row of what players lose in a game at a table.
 * @param {readonly JudgedHand[]} hands
 * @param {Game} game
 */
function describeLosses(hands, game) {
  const bySubject = SUBJECTS.map(
    (subject) =>
      new Map(
        hands
          .filter((each) => each.game === game && each.subject === subject)
          .map(({ hand, loss }) => [hand, 100 * loss]),
      ),
  );
  const cells = bySubject.map((losses) => describeMean([...losses.values()]));
  const differences = COMPARISONS.map((names) => {
    const [more, less] = names.map((name) => bySubject[SUBJECTS.indexOf(name)]);
    return describeMean(
      [...(more ?? [])].flatMap(([hand, loss]) => {
        const other = less?.get(hand);
        return other === undefined ? [] : [loss - other];
      }),
    );
  });
  return `| ${[game, bySubject[0]?.size, ...cells, ...differences].join(' | ')} |`;
}

const TABLE_HEADS = {
  usual: `At the table that the page sets up for a new visitor, against five players of level 2 (${USUAL_TABLE.join(', ')}):`,
  mixed: 'Against two opponents drawn from the mix of usual players:',
};

/** @param {readonly JudgedHand[]} hands */
function describePlayers(hands) {
  const isComplete = TABLES.every((table) =>
    FOUR.every(
      (game) =>
        hands.filter((each) => each.table === table && each.game === game).length >= 1000 * SUBJECTS.length,
    ),
  );
  const parts = TABLES.map((table) => {
    const own = hands.filter((each) => each.table === table);
    return `${TABLE_HEADS[table]}

| game | hands | ${SUBJECTS.join(' | ')} | ${COMPARISONS.map(([more, less]) => `${more} − ${less}`).join(' | ')} |
| --- | --- | --- | --- | --- | --- | --- |
${FOUR.map((game) => describeLosses(own, game)).join('\n')}`;
  });
  return `Written by \`npm run calibrate -- --part players\`. What players lose by their decisions, in big bets per 100 hands with 95 % intervals, hands of seed ${values.seed}. Each plays the same cards in the same seats against the same opponents, who are also the yardstick: the judge knows who they are, the player does not. The last columns are differences hand by hand, and their intervals are narrower for it.${isComplete ? '' : GOES_ON}

${parts.join('\n\n')}`;
}

async function write() {
  const judged = /** @type {JudgedTwice[]} */ (readAll('labels'));
  const hands = /** @type {JudgedHand[]} */ (readAll('players'));
  // What is known may be on another machine: only what is known here is written.
  const parts = [
    ...(judged.length === 0 ? [] : [{ name: 'calibration', text: describeJudged(judged) }]),
    ...(hands.length === 0 ? [] : [{ name: 'losses', text: describePlayers(hands) }]),
  ];
  for (const { name, text } of parts) {
    if (values.seed !== PUBLISHED) console.log(text);
    else if ((await writeMarked('docs/coach.md', name, text)) !== 0) return 1;
  }
  return 0;
}

let code = await setUp();
if (code === 0) {
  const packages = await loadPackages();
  runInTurn([
    ...(values.part === 'players' ? [] : [runLabels(packages)]),
    ...(values.part === 'labels' ? [] : [runPlayers(packages)]),
  ]);
  code = await write();
}
process.exitCode = code;
