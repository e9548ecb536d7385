import {
  checkMatch,
  countGroups,
  countRotations,
  estimatePlayers,
  findMostSeats,
  runMatches,
  runUntil,
  unitOf,
  type GameEstimate,
  type Match,
  type MatchResult,
  type PlayerEstimate,
  type UntilResult,
} from '@doorcard/arena';
import { unwrap } from '@doorcard/cards';
import { preparePlayers } from '@doorcard/cpu';
import { MIN_SEATS, type GameId } from '@doorcard/engine';
import { arenaWordsOf, writeChips, type ArenaWords, type Language, type UnitName } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { parseMix } from '../games.js';
import {
  addCommonOptions,
  readCommonOptions,
  readOptions,
  wholeNumber,
  type CommonOptions,
} from '../options.js';
import { refuseModulesOnCluster } from '../playerModule.js';
import { openRegistry, parsePlayers, PLAYERS_WORDS } from '../players.js';
import { makeArenaReport } from '../report/arenaReport.js';
import { describeAdjusted, listInterval, roundFigure } from '../report/figures.js';
import { makeResultRows } from '../report/resultRows.js';
import { checkReportFile, writeReport } from '../report/reportFile.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { addRunnerOptions, nameRun, runnerSchema, runShards } from '../runnerOptions.js';
import { drawTable } from '../table.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard arena badugi --players lv2,lv1 --hands 20000 --duplicate
  doorcard arena stud --players lv2,lv1,lv1,lv1,lv1,lv1 --hands 6000 --duplicate --json
  doorcard arena horse --players lv2,lv1 --hands 5000
  doorcard arena razz --players lv2,lv1 --duplicate --until 1bb --report razz.html
  doorcard arena stud --players lv2,lv1 --hands 2000 --luck-adjusted

Players: ${PLAYERS_WORDS}.
Every hand begins with stacks of 100 big bets (limit 40/80) or 100 big blinds (10/20 with a big-blind ante), and
results are in these units.
With --duplicate every deck is played with every rotation of the seats, which removes most of the luck. The same seed
gives the same numbers on any number of threads or machines.
With --luck-adjusted each result is also shown without the luck of the cards and of decisions whose frequencies are
known. Both have the same expectation; the adjusted one has a much narrower interval, by which --until then stops. It
costs about a millisecond a hand, so it pays for slow players.
With --memory what a player that learns has seen of the others lasts for about 1000 hands; without it every hand is the
first.
--until checks the intervals after 2000 hands, and each
time their number has doubled; the intervals are then wider, so that all checks together are right 95 times in 100.`;

/** The largest number of hands with --until if --hands is not given. */
const MOST_HANDS = 1_000_000;
const USUAL_HANDS = 10_000;
/** The number of hands in which a report counts styles, if there are that many. */
const STYLE_HANDS = 3000;

const arenaSchema = z
  .object({
    players: z.string().default('lv2,lv1'),
    hands: wholeNumber(1).max(1e9).optional(),
    duplicate: z.boolean().default(false),
    luckAdjusted: z.boolean().default(false),
    memory: z.boolean().default(false),
    until: z
      .string()
      .regex(/^\d+(\.\d+)?(bb)?$/, 'units per 100 hands above 0, as in 1bb')
      .transform((text) => Number.parseFloat(text))
      .pipe(z.number().positive('units per 100 hands above 0, as in 1bb'))
      .optional(),
    report: z.string().optional(),
    rules: z.enum(RULE_SET_IDS).default('wsop'),
  })
  .extend(runnerSchema.shape);

type ArenaOptions = z.output<typeof arenaSchema>;

export function addArena(program: Command, terminal: Terminal): void {
  const command = program
    .command('arena')
    .description('Plays a match and prints big bets per 100 hands with a 95 % interval for each player.')
    .argument('<game>', 'a game, a mix (horse, 8-game, stud-family, badugi-stud), or games joined by commas')
    .option('--players <names>', 'the players, joined by commas (default lv2,lv1)')
    .option('--hands <n>', `number of hands; with --until the maximum (default ${USUAL_HANDS})`)
    .option('--duplicate', 'play every deck with every rotation of the seats')
    .option('--luck-adjusted', 'also show results without luck, whose intervals are narrower')
    .option('--memory', 'let players that learn, such as lv3, remember what the others did')
    .option(
      '--until <units>',
      'stop when every interval is at most this wide to either side, as in 1bb (per 100 hands)',
    )
    .option('--report <file>', 'write an HTML report with curves and styles')
    .option('--rules <name>', `${RULES_WORDS} (default wsop)`)
    .addHelpText('after', EXAMPLES);
  addCommonOptions(addRunnerOptions(command)).action(async (game: string, raw: unknown) => {
    const common = readCommonOptions(raw, terminal.env);
    const options = readOptions(arenaSchema, raw);
    checkReportFile(options.report);
    const match = await makeMatch(game, options, common.seed);
    const start = terminal.seconds();
    const played = await play(match, options, common.language, terminal);
    const facts = { game, options, common, played, seconds: terminal.seconds() - start };
    const words = arenaWordsOf(common.language);
    const lines = common.json ? [JSON.stringify(makeJson(facts))] : drawFacts(facts, words);
    // Before the report, so that a full disk does not lose the result.
    for (const line of lines) writeLine(terminal.stdout, line);
    if (options.report === undefined) return;
    writeReport(options.report, makeReport(facts, words));
    if (!common.json) writeLine(terminal.stdout, words.written(options.report));
  });
}

async function makeMatch(game: string, options: ArenaOptions, seed: bigint): Promise<Match> {
  const games = unwrap(parseMix(game));
  const registry = openRegistry();
  const parsed = unwrap(parsePlayers(registry, options.players, MIN_SEATS, findMostSeats(games), game));
  const { duplicate, luckAdjusted, memory, rules } = options;
  const players = parsed.map(({ name }) => name);
  refuseModulesOnCluster(players, options.cluster);
  // Players that cannot be loaded are reported before the threads start.
  await preparePlayers(parsed, games);
  const hands = options.hands ?? (options.until === undefined ? USUAL_HANDS : MOST_HANDS);
  const groups = countGroups(hands, { players, duplicate });
  const styleGroups = countGroups(STYLE_HANDS, { players, duplicate });
  const styleEvery =
    options.report === undefined ? 0 : makeOdd(Math.ceil(groups / styleGroups), games.length);
  return unwrap(
    checkMatch(
      {
        games,
        players,
        rules,
        seed: String(seed),
        duplicate,
        groups,
        styleEvery,
        luckAdjusted,
        ...(memory ? { memory } : {}),
      },
      registry,
    ),
  );
}

/** Styles are counted in every game of a mix, so the step must not be in phase with the games. */
function makeOdd(step: number, games: number): number {
  let odd = step;
  while (findDivisor(odd, games) > 1) odd++;
  return odd;
}

const findDivisor = (a: number, b: number): number => (b === 0 ? a : findDivisor(b, a % b));

type Played = MatchResult & { readonly players: readonly PlayerEstimate[]; readonly until?: UntilResult };

async function play(
  match: Match,
  options: ArenaOptions,
  language: Language,
  terminal: Terminal,
): Promise<Played> {
  const run = nameRun(options.run, 'arena', [match, options.until]);
  return runShards(options, language, terminal, async (runner, watch) => {
    if (options.until !== undefined) {
      const until = await runUntil(runner, run, match, options.until, watch);
      return { ...until, until };
    }
    const [result] = await runMatches(runner, run, [match], watch);
    return { ...result!, players: estimatePlayers(result!) };
  });
}

interface Facts {
  readonly game: string;
  readonly options: ArenaOptions;
  readonly common: CommonOptions;
  readonly played: Played;
  readonly seconds: number;
}

const UNIT_NAMES: Readonly<Record<string, UnitName>> = { 'big bet': 'bigBet', 'big blind': 'bigBlind' };

/** The unit of the results: a mix may have both. */
function findUnits(games: readonly GameId[]): string[] {
  return [...new Set(games.map(unitOf))].sort();
}

const nameUnit = (games: readonly GameId[]): UnitName => {
  const units = findUnits(games);
  return units.length === 1 ? UNIT_NAMES[units[0]!]! : 'mixed';
};

function makeJson({ game, options, common, played, seconds }: Facts): object {
  const { match, players, until } = played;
  const hands = players[0]!.hands;
  const isMix = new Set(match.games).size > 1;
  const describeGame = (each: GameEstimate): object => ({
    game: each.game,
    unit: unitOf(each.game),
    bb_per_100: roundFigure(each.per100),
    ci95: listInterval(each),
    hands: each.hands,
    ...describeAdjusted(each),
  });
  return {
    game,
    unit: findUnits(match.games).join(' / '),
    hands,
    seconds,
    hands_per_second: seconds > 0 ? Math.round(hands / seconds) : null,
    seed: String(common.seed),
    rules: match.rules,
    duplicate: match.duplicate,
    luck_adjusted: match.luckAdjusted === true,
    memory: match.memory === true,
    groups: hands / countRotations(match),
    ...(until && {
      until: {
        margin: options.until,
        reached: until.isReached,
        look: until.looks,
        looks_planned: until.looksPlanned,
        confidence: roundFigure(until.confidence),
      },
    }),
    players: players.map((player) => ({
      name: player.name,
      bb_per_100: roundFigure(player.per100),
      ci95: listInterval(player),
      hands: player.hands,
      hands_for_1bb: player.handsForOne ?? null,
      ...describeAdjusted(player),
      ...(isMix && { games: player.games.map(describeGame) }),
    })),
    ...(options.report !== undefined && { report: options.report }),
  };
}

function drawFacts(facts: Facts, words: ArenaWords): string[] {
  const { match, players } = facts.played;
  return [...drawTable(makeResultRows(players, nameUnit(match.games), words)), ...listNotes(facts, words)];
}

function listNotes({ options, common, played, seconds }: Facts, words: ArenaWords): string[] {
  const { match, players, until } = played;
  const { hands } = players[0]!;
  return [
    words.played(writeChips(hands), writeChips(hands / countRotations(match)), match.duplicate),
    ...(until === undefined
      ? []
      : [
          words.until({
            margin: String(options.until),
            looks: until.looks,
            planned: until.looksPlanned,
            percent: (100 * until.confidence).toFixed(2),
            isReached: until.isReached,
          }),
        ]),
    ...(match.luckAdjusted === true ? [words.adjustedMeaning] : []),
    words.settings(String(common.seed), match.rules),
    ...(seconds > 0 ? [words.speed(seconds.toFixed(1), writeChips(Math.round(hands / seconds)))] : []),
  ];
}

function makeReport(facts: Facts, words: ArenaWords): string {
  const { game, common, played } = facts;
  const { match, players } = played;
  return makeArenaReport({
    game,
    unit: nameUnit(match.games),
    result: played,
    players,
    language: common.language,
    notes: listNotes(facts, words),
    command: describeCommand(facts),
  });
}

/** The options that give the same numbers again. */
function describeCommand({ game, options, common, played }: Facts): string {
  const { match } = played;
  return [
    `doorcard arena ${game} --players ${match.players.join(',')} --hands ${match.groups * countRotations(match)}`,
    ...(match.duplicate ? ['--duplicate'] : []),
    ...(match.luckAdjusted === true ? ['--luck-adjusted'] : []),
    ...(match.memory === true ? ['--memory'] : []),
    ...(options.until === undefined ? [] : [`--until ${options.until}bb`]),
    `--rules ${match.rules} --seed ${common.seed}`,
  ].join(' ');
}
