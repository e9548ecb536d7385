import {
  InputError,
  makeCards,
  parseCards,
  RANKING_BY_ID,
  rankOmahaHigh,
  rankOmahaLow,
  unwrap,
  type Card,
  type HandDescription,
  type RankingId,
} from '@doorcard/cards';
import { GAMES, type Variant } from '@doorcard/engine';
import { wordsOf, type Words } from '@doorcard/text';
import type { Command } from 'commander';
import { parseGame } from '../games.js';
import { exampleHand, parseRankable, type RankableHand } from '../handText.js';
import { addCommonOptions, readCommonOptions } from '../options.js';
import { readLines, writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard eval badugi As2d3c4h
  doorcard eval stud8 "As 2d 3c 4h 8s Kd Kc" --json
  doorcard eval plo AsKsQdJd/Ts9s2s2c2h
  doorcard eval holdem AsKd QhQd --board AhKcQs2d2c
  doorcard eval razz - < hands.txt

A larger rank is a better hand of that game; equal ranks tie. Separate cards (As 2d 3c 4h) are one hand.
With - each line of stdin is a hand, and the output has one line for each; empty lines are skipped.`;

export function addEval(program: Command, terminal: Terminal, fail: (error: InputError) => void): void {
  const command = program
    .command('eval')
    .description('Ranks hands of any game and names them.')
    .argument('<game>', GAMES.join(', '))
    .argument('[hands...]', 'hands such as As2d3c4h, or - for one hand per line on stdin')
    .option('--board <cards>', 'a board that all hands share')
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command).action(async (gameId: string, hands: string[], raw: { board?: string }) => {
    const { json, language } = readCommonOptions(raw, terminal.env);
    const game = unwrap(parseGame(gameId));
    const board = unwrap(parseCards(raw.board ?? ''));
    const write = (answers: readonly Answer[]): void => {
      const lines = json
        ? answers.map((answer) => JSON.stringify(answer.json))
        : drawAnswers(answers, wordsOf(language));
      for (const line of lines) writeLine(terminal.stdout, line);
    };
    const judge = (text: string): Answer =>
      judgeHand(unwrap(parseRankable(text, game, board)), game, wordsOf(language));
    if (hands.length === 1 && hands[0] === '-')
      await judgeLines(game, terminal, { json, judge, write, fail });
    else write(joinCards(hands, game).map(judge));
  });
}

/** `As 2d 3c 4h` as four arguments is one hand. */
function joinCards(hands: readonly string[], game: Variant): readonly string[] {
  if (hands.length === 0) throw missingHand('no hand given', game);
  const separate = hands.length > 1 && hands.every((hand) => hand.length === 2);
  return separate ? [hands.join(' ')] : hands;
}

const missingHand = (problem: string, game: Variant): InputError =>
  new InputError({
    code: 'input/no-hand',
    value: '',
    problem,
    expected: `hands such as ${exampleHand(game.id)}, or - to read one per line from stdin`,
  });

interface LineJudge {
  readonly json: boolean;
  readonly judge: (text: string) => Answer;
  readonly write: (answers: readonly Answer[]) => void;
  readonly fail: (error: InputError) => void;
}

/** A bad line gets an output line too, so that output and input lines match; the command then exits with 1. */
async function judgeLines(
  game: Variant,
  terminal: Terminal,
  { json, judge, write, fail }: LineJudge,
): Promise<void> {
  let number = 0;
  let empty = true;
  for await (const line of readLines(terminal.stdin)) {
    number++;
    if (line.trim() === '') continue;
    empty = false;
    try {
      write([judge(line.trim())]);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const { code, message } = error;
      if (json)
        writeLine(
          terminal.stdout,
          JSON.stringify({ line: number, hand: line.trim(), error: { code, message } }),
        );
      else writeLine(terminal.stdout, `line ${number}: ${code}`);
      fail(
        new InputError({
          code,
          value: error.value,
          problem: `line ${number}: ${error.problem}`,
          expected: error.expected,
        }),
      );
    }
  }
  if (empty) throw missingHand('no hand on stdin', game);
}

interface Answer {
  readonly cards: string;
  readonly rank: number;
  readonly name: string;
  /** Hi-lo games only; null when nothing qualifies. */
  readonly low?: Half | null;
  readonly json: object;
}

interface Half {
  readonly rank: number;
  readonly name: string;
}

function judgeHand({ hand, board }: RankableHand, { id: game, showdown }: Variant, words: Words): Answer {
  const judge = (ranking: RankingId): Half | null => {
    const rank =
      showdown.fromHand === 'two' ? rankOmaha(ranking, hand, board) : rankAll(ranking, [...hand, ...board]);
    return rank === 0 ? null : { rank, name: words.nameHand(describe(ranking, rank)) };
  };
  const [first, second] = showdown.rankings;
  const best = judge(first)!;
  const low = second === undefined ? {} : { low: judge(second) };
  const cards = [hand, board]
    .map((part) => makeCards(part))
    .filter((part) => part !== '')
    .join('/');
  return { cards, ...best, ...low, json: { game, hand: cards, ...best, ...low } };
}

const rankAll = (ranking: RankingId, cards: readonly Card[]): number => RANKING_BY_ID[ranking].rank(cards);
const rankOmaha = (ranking: RankingId, hand: readonly Card[], board: readonly Card[]): number =>
  ranking === 'eightOrBetter' ? rankOmahaLow(hand, board) : rankOmahaHigh(hand, board);
const describe = (ranking: RankingId, rank: number): HandDescription => RANKING_BY_ID[ranking].describe(rank);

function drawAnswers(answers: readonly Answer[], words: Words): string[] {
  const width = Math.max(...answers.map(({ cards }) => cards.length));
  const best = Math.max(...answers.map(({ rank }) => rank));
  const bestLow = Math.max(...answers.map(({ low }) => low?.rank ?? 0));
  const mark = (isBest: boolean): string => (isBest && answers.length > 1 ? ` [${words.best}]` : '');
  return answers.map(({ cards, rank, name, low }) => {
    const high = `${name}${mark(rank === best)}`;
    const hand = `${cards.padEnd(width)}  `;
    if (low === undefined) return `${hand}${high}  (${words.rank} ${rank})`;
    const lowText =
      low === null ? words.noLow : `${low.name}${mark(low.rank === bestLow)}  (${words.rank} ${low.rank})`;
    return `${hand}${words.halves.high}: ${high}  (${words.rank} ${rank})  ${words.halves.low}: ${lowText}`;
  });
}
