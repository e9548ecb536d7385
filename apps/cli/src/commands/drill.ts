import { InputError, secureRng, unwrap, Xoshiro256 } from '@doorcard/cards';
import { drillDocument, type Drill } from '@doorcard/coach/drill';
import { GAMES, type GameId } from '@doorcard/engine';
import type { TableStorage } from '@doorcard/table';
import {
  describeAnswer,
  describeQuestion,
  explainDrill,
  wordsOf,
  type Language,
  type Words,
} from '@doorcard/text';
import type { Command } from 'commander';
import { z } from 'zod';
import { openAnswerInput, type AnswerInput } from '../drill/answerInput.js';
import { findDrillFile, readBook } from '../drill/drillFile.js';
import { DrillSession } from '../drill/drillSession.js';
import { parseGame } from '../games.js';
import { addCommonOptions, readCommonOptions, readOptions, wholeNumber } from '../options.js';
import { openSaveFile } from '../play/saveFile.js';
import { writeLine, type Terminal } from '../terminal.js';

const EXAMPLES = `
Examples:
  doorcard drill stud8
  doorcard drill --count 5 --lang ja
  echo 1 | doorcard drill razz --count 1 --seed 7

Ten questions: pot odds, dead outs, names of hands, who wins which half, and what to do on 3rd street, at a draw and
facing a bet on 5th street. Mistakes of reviews come back until you know better. 1 to 9 answer, Q stops.
In a pipe each line is an answer. The progress decides what is asked next; it is saved after every answer.`;

const MOST = 1000;
const drillSchema = z.object({
  count: wholeNumber(1, MOST).default(10),
  save: z.string().optional(),
  seed: z.string().optional(),
});

const QUIT = ['q', 'Q', 'Ctrl-C', 'Esc'];

export function addDrill(program: Command, terminal: Terminal): void {
  const command = program
    .command('drill')
    .description(
      'Asks short questions about hands, outs and odds, explains the answers and keeps your progress.',
    )
    .argument('[game]', `${GAMES.join(', ')} (default: all of them)`)
    .option('--count <n>', 'how many questions (default 10)')
    .option('--save <file>', "where to save the progress (default: in the user's data folder)")
    .addHelpText('after', EXAMPLES);
  addCommonOptions(command, 'ask the questions of this seed (default: random questions)').action(
    (game: string | undefined, raw: unknown) => drill(game, raw, terminal),
  );
}

async function drill(gameId: string | undefined, raw: unknown, terminal: Terminal): Promise<void> {
  const { json, language, seed } = readCommonOptions(raw, terminal.env);
  const options = readOptions(drillSchema, raw);
  const games = gameId === undefined ? GAMES : [unwrap(parseGame(gameId)).id as GameId];
  const file = options.save ?? findDrillFile(terminal.env);
  const { storage, close } = openSaveFile(file);
  try {
    const session = new DrillSession(
      readBook(await storage.load(), file),
      games,
      options.seed === undefined ? secureRng() : Xoshiro256.fromSeed(seed),
      Date.now,
    );
    await askAll(session, storage, options.count, json, language, terminal);
    if (json || session.answered === 0) return;
    const { drills } = wordsOf(language);
    writeLine(terminal.stdout, drills.result(session.right, session.answered));
    writeLine(terminal.stdout, drills.savedTo(file));
  } finally {
    close();
  }
}

/** Asks until all drills are answered, the learner stops or the input ends. */
async function askAll(
  session: DrillSession,
  storage: Pick<TableStorage, 'save'>,
  count: number,
  json: boolean,
  language: Language,
  terminal: Terminal,
): Promise<void> {
  const words = wordsOf(language);
  const input = openAnswerInput(terminal);
  try {
    for (let number = 1; number <= count; number++) {
      const each = session.next();
      if (!json) ask(each, number, count, words, terminal);
      const answer = await readAnswer(input, each, words, terminal);
      if (answer === undefined) {
        if (!json) writeLine(terminal.stdout, words.drills.stopped);
        return;
      }
      const isRight = session.answer(answer);
      await storage.save(drillDocument.make(session.book));
      if (json) writeLine(terminal.stdout, JSON.stringify({ ...each, answer, right: isRight }));
      else explain(each, isRight, words, terminal);
    }
  } finally {
    input.close();
  }
}

function ask(drill: Drill, number: number, count: number, words: Words, { stdout }: Terminal): void {
  const { drills, table } = words;
  const family = `${table.games[drill.game]}, ${drills.families[drill.family]}`;
  writeLine(stdout, drills.numberOf(number, count, family, drill.level));
  for (const line of describeQuestion(words, drill.question)) writeLine(stdout, line);
  drill.answers.forEach((answer, i) =>
    writeLine(stdout, `  ${i + 1}  ${describeAnswer(words, answer, drill.question)}`),
  );
  writeLine(stdout, drills.choose(`1–${drill.answers.length}`));
}

/** The index of the answer; undefined if the learner stops. Anything else is ignored on a screen and refused in a pipe. */
async function readAnswer(
  input: AnswerInput,
  { answers }: Drill,
  words: Words,
  { screen }: Terminal,
): Promise<number | undefined> {
  for (;;) {
    const text = await input.read();
    if (text === undefined || QUIT.includes(text)) return undefined;
    const index = /^[1-9]$/.test(text) ? Number(text) - 1 : -1;
    if (index >= 0 && index < answers.length) return index;
    if (screen === undefined) {
      throw new InputError({
        code: 'drill/bad-answer',
        value: text,
        problem: `"${text.slice(0, 40)}" is not an answer`,
        expected: words.drills.choose(`1–${answers.length}`),
      });
    }
  }
}

function explain(drill: Drill, isRight: boolean, words: Words, { stdout }: Terminal): void {
  const { drills } = words;
  const answer = drill.accepted
    .map((index) => describeAnswer(words, drill.answers[index]!, drill.question))
    .join(' / ');
  writeLine(stdout, isRight ? drills.right : drills.wrong(answer));
  for (const line of explainDrill(words, drill)) writeLine(stdout, line);
  writeLine(stdout, '');
}
