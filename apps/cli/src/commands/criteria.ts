import { runCriteria, type Criterion, type Figure } from '@doorcard/arena';
import { InputError } from '@doorcard/cards';
import { arenaWordsOf, writeChips, type ArenaWords } from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { addCommonOptions, readCommonOptions, readOptions, wholeNumber } from '../options.js';
import { writeSigned } from '../report/html.js';
import { RULE_SET_IDS, RULES_WORDS } from '../ruleSetOption.js';
import { addRunnerOptions, nameRun, runnerSchema, runShards } from '../runnerOptions.js';
import { drawTable } from '../table.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard criteria badugi --hands 2000
  doorcard criteria badugi --seed 20261101 --json

The sample is self-play of the six personalities of lv2 at a table of seven. Each of them also plays lv1 heads-up,
every deck from both seats, with twice as many hands. A criterion passes when the whole 95 % interval reaches the target;
for snows, when the intervals of all personalities (95 % together) contain their frequencies.`;

const USUAL_HANDS = 100_000;

const criteriaSchema = z
  .object({
    hands: wholeNumber(100).max(1e8).default(USUAL_HANDS),
    rules: z.enum(RULE_SET_IDS).default('wsop'),
  })
  .extend(runnerSchema.shape);

export function addCriteria(program: Command, terminal: Terminal): void {
  const command = program
    .command('criteria')
    .description('Measures the success criteria of the Badugi players by self-play: pass or fail for each.')
    .argument('<game>', 'badugi')
    .option('--hands <n>', `hands of self-play (default ${USUAL_HANDS})`)
    .option('--rules <name>', `${RULES_WORDS} (default wsop)`)
    .addHelpText('after', EXAMPLES);
  addCommonOptions(addRunnerOptions(command)).action(async (game: string, raw: unknown) => {
    const { json, language, seed: given } = readCommonOptions(raw, terminal.env);
    const options = readOptions(criteriaSchema, raw);
    checkGame(game);
    const { hands, rules } = options;
    const seed = String(given);
    const plan = { seed, rules, hands };
    const start = terminal.seconds();
    const criteria = await runShards(options, language, terminal, (runner, watch) =>
      runCriteria(runner, nameRun(options.run, 'criteria', plan), plan, watch),
    );
    const seconds = terminal.seconds() - start;
    const words = arenaWordsOf(language);
    const lines = json
      ? [JSON.stringify({ game, ...plan, seconds, criteria: criteria.map(makeJson) })]
      : [...criteria.flatMap((criterion) => drawCriterion(criterion, words)), words.settings(seed, rules)];
    for (const line of lines) writeLine(terminal.stdout, line);
  });
}

function checkGame(game: string): void {
  if (game === 'badugi') return;
  throw new InputError({
    code: 'criteria/unknown-game',
    value: game,
    problem: `no criteria for "${game}"`,
    expected: 'badugi, as in doorcard criteria badugi',
  });
}

const round = (value: number): number => Number(value.toFixed(6));

const makeJson = ({ id, isPassed, figures }: Criterion): object => ({
  id,
  pass: isPassed ?? null,
  figures: figures.map(({ id: name, player, value, n, interval, target, isMet }) => ({
    figure: name,
    ...(player !== undefined && { player }),
    value: round(value),
    n,
    interval: interval === undefined ? null : [round(interval.low), round(interval.high)],
    ...(target !== undefined && { target: round(target), met: isMet }),
  })),
});

function drawCriterion({ id, isPassed, figures }: Criterion, words: ArenaWords): string[] {
  const verdict = words.verdict[isPassed === undefined ? 'told' : isPassed ? 'passed' : 'failed'];
  const rows = figures.map((figure) => {
    const { id: name, player, n, interval, target, value } = figure;
    const write = writerOf(figure);
    return [
      `  ${player === undefined ? '' : `${player}: `}${words.figures[name]}`,
      write(value),
      interval === undefined ? '–' : words.between(write(interval.low), write(interval.high)),
      `n ${writeChips(n)}`,
      target === undefined ? '' : write(target),
    ];
  });
  const head = ['', words.value, words.interval, 'n', words.target];
  return [
    `${verdict}  ${id}  ${words.criteria[id]}`,
    ...(rows.length === 0 ? [] : drawTable([head, ...rows])),
    '',
  ];
}

function writerOf({ kind }: Figure): (value: number) => string {
  switch (kind) {
    case 'share':
      return (value) => `${(100 * value).toFixed(1)} %`;
    case 'points':
      return (value) => (100 * value).toFixed(1);
    case 'per100':
      return writeSigned;
    default:
      return (value) => value.toFixed(2);
  }
}
