import {
  LADDER_GAMES,
  runLadder,
  unitOf,
  type GameLadder,
  type Meeting,
  type PlayerStyle,
} from '@doorcard/arena';
import { unwrap } from '@doorcard/cards';
import { preparePlayers } from '@doorcard/cpu';
import { GAMES, type GameId } from '@doorcard/engine';
import { describeStat, STATS, type StatValue } from '@doorcard/history';
import { arenaWordsOf, wordsOf, writeChips, type ArenaWords, type Language } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { parseGame } from '../games.js';
import { refuseModulesOnCluster } from '../playerModule.js';
import { openRegistry, parseLadderPlayers, PLAYERS_WORDS } from '../players.js';
import { addCommonOptions, readCommonOptions, readOptions, wholeNumber } from '../options.js';
import { writeSigned } from '../report/html.js';
import { listFolds } from '../report/foldTable.js';
import { makeLadderReport } from '../report/ladderReport.js';
import { checkReportFile, writeReport } from '../report/reportFile.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { addRunnerOptions, nameRun, runnerSchema, runShards } from '../runnerOptions.js';
import { drawTable } from '../table.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard ladder --hands 500
  doorcard ladder razz stud8 --hands 1000 --report ladder.html
  doorcard ladder badugi --hands 200 --lang ja
  doorcard ladder stud --players lv1,lv2,random --hands 200

Everybody plays everybody heads-up, every deck from both seats. The rungs (a level against the one below) have four
times as many hands, and as many again at a table of six, one against five. A rung holds when both 95 % intervals
are above zero. Ratings are the mean result against the whole field. The panel measures every level against sparring
partners with one habit each: what the partner wins heads-up, and alone at a table with five of the level.
Players: ${PLAYERS_WORDS}.`;

const USUAL_HANDS = 40_000;

const ladderSchema = z
  .object({
    hands: wholeNumber(50).max(1e8).default(USUAL_HANDS),
    players: z.string().optional(),
    report: z.string().optional(),
    rules: z.enum(RULE_SET_IDS).default('wsop'),
  })
  .extend(runnerSchema.shape);

export function addLadder(program: Command, terminal: Terminal): void {
  const command = program
    .command('ladder')
    .description(
      'Plays a round robin of levels and personalities and prints who beats whom, and by how much.',
    )
    .argument('[games...]', `${GAMES.join(', ')} (default ${LADDER_GAMES.join(' ')})`)
    .option(
      '--players <names>',
      'players of the ladder, separated by commas (default: every level and style of a game)',
    )
    .option('--hands <n>', `hands per pair (default ${USUAL_HANDS})`)
    .option('--report <file>', 'write an HTML report with curves, a matrix and styles')
    .option('--rules <name>', `${RULES_WORDS} (default wsop)`)
    .addHelpText('after', EXAMPLES);
  addCommonOptions(addRunnerOptions(command)).action(async (names: string[], raw: unknown) => {
    const { json, language, seed: given } = readCommonOptions(raw, terminal.env);
    const options = readOptions(ladderSchema, raw);
    checkReportFile(options.report);
    const games = [...new Set(names.map((name) => unwrap(parseGame(name)).id as GameId))];
    const { hands, rules } = options;
    const chosen =
      options.players === undefined ? undefined : unwrap(parseLadderPlayers(openRegistry(), options.players));
    const players = chosen?.map(({ name }) => name);
    refuseModulesOnCluster(players ?? [], options.cluster);
    const seed = String(given);
    const plan = { games: games.length === 0 ? LADDER_GAMES : games, players, rules, seed, hands };
    await preparePlayers(chosen ?? [], plan.games);
    const start = terminal.seconds();
    const ladders = await runShards(options, language, terminal, (runner, watch) =>
      runLadder(runner, nameRun(options.run, 'ladder', plan), plan, watch),
    );
    const seconds = terminal.seconds() - start;
    const words = arenaWordsOf(language);
    const lines = json
      ? [JSON.stringify({ rules, seed, hands, seconds, games: ladders.map(makeJson) })]
      : [...ladders.flatMap((ladder) => drawLadder(ladder, language, words)), words.settings(seed, rules)];
    // Before the report, so that a full disk does not lose the result.
    for (const line of lines) writeLine(terminal.stdout, line);
    if (options.report === undefined) return;
    const who = players === undefined ? '' : ` --players ${players.join(',')}`;
    const command = `doorcard ladder ${plan.games.join(' ')}${who} --hands ${hands} --rules ${rules} --seed ${seed}`;
    const notes = [words.settings(seed, rules)];
    writeReport(options.report, makeLadderReport({ ladders, language, notes, command }));
    if (!json) writeLine(terminal.stdout, words.written(options.report));
  });
}

const round = (value: number): number => Number(value.toFixed(6));

function showMeeting({ per100, interval, hands }: Meeting['estimate']): object {
  const ci95 = interval === undefined ? null : [round(interval.low), round(interval.high)];
  return { bb_per_100: round(per100), ci95, hands };
}

const makeJson = ({
  game,
  players,
  pairs,
  ratings,
  misfit,
  rungs,
  panel,
  styles,
  folds,
}: GameLadder): object => ({
  game,
  unit: unitOf(game),
  players,
  rungs: rungs.map(({ above, below, headsUp, table, isHeld }) => ({
    above,
    below,
    heads_up: showMeeting(headsUp.estimate),
    one_against_five: showMeeting(table.estimate),
    holds: isHeld,
  })),
  panel: panel.map(({ level, partner, headsUp, table }) => ({
    level,
    partner,
    heads_up: showMeeting(headsUp),
    one_against_five: showMeeting(table),
  })),
  ratings: ratings.map(({ name, rating, margin }) => ({
    name,
    rating: round(rating),
    ci95: [round(rating - margin), round(rating + margin)],
  })),
  misfit: round(misfit),
  pairs: pairs.map(({ first, second, estimate }) => ({ first, second, ...showMeeting(estimate) })),
  styles: styles.map(({ name, hands, headsUp, table }) => ({
    name,
    hands,
    heads_up: listStats(headsUp),
    at_table: listStats(table),
  })),
  folds: folds.map(({ level, seat, door, headsUp, table }) => ({
    level,
    seat,
    ...(door !== undefined && { door }),
    heads_up: showShare(headsUp),
    at_table: showShare(table),
  })),
});

const showShare = ({ done, n, interval }: StatValue): object => ({
  done,
  n,
  ci95: interval === undefined ? null : [round(interval.low), round(interval.high)],
});

const listStats = (counters: PlayerStyle['table']): object =>
  Object.fromEntries(
    STATS.flatMap((stat) => {
      const value = describeStat(counters, stat);
      return value.n === 0 || stat.isOnlyParts === true ? [] : [[stat.id, showShare(value)]];
    }),
  );

function drawLadder(
  { game, rungs, panel, ratings, misfit, folds }: GameLadder,
  language: Language,
  words: ArenaWords,
): string[] {
  const unit = words.per100[unitOf(game) === 'big bet' ? 'bigBet' : 'bigBlind'];
  const write = ({ per100, interval }: Meeting['estimate']): string =>
    interval === undefined
      ? writeSigned(per100)
      : `${writeSigned(per100)} (${words.between(writeSigned(interval.low), writeSigned(interval.high))})`;
  const meet = ({ estimate }: Meeting): string => write(estimate);
  const hands = ({ estimate }: Meeting): string => writeChips(estimate.hands);
  return [
    `${wordsOf(language).table.games[game]}, ${unit}`,
    ...drawTable([
      [words.ladder, words.headsUp, words.hands, words.table, words.hands, ''],
      ...rungs.map(({ above, below, headsUp, table, isHeld }) => [
        words.beats(above, below),
        meet(headsUp),
        hands(headsUp),
        meet(table),
        hands(table),
        words.held[isHeld ? 'yes' : 'no'],
      ]),
    ]),
    ...drawTable([
      [words.player, words.rating],
      ...ratings.map(({ name, rating, margin }) => [name, `${writeSigned(rating)} ± ${margin.toFixed(2)}`]),
    ]),
    words.misfit(misfit.toFixed(2)),
    ...drawTable([
      [words.partner, words.level, words.headsUp, words.oneAtTable],
      ...panel.map(({ level, partner, headsUp, table }) => [partner, level, write(headsUp), write(table)]),
    ]),
    ...drawTable(listFolds(folds, language, words)),
    '',
  ];
}
