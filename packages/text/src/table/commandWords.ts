import type { OpponentRecords } from '@doorcard/cpu';
import type { TableAnswer, TableCommand } from '@doorcard/table/client';
import type { WriteChips } from '../chips.js';
import { namePlayer } from '../players/playerWords.js';
import type { CommonWords, Words } from '../words.js';
import { describeAction } from './actionWords.js';
import { listOffers } from './choiceWords.js';
import { nameHolding } from './holding.js';
import { listPeople } from './people.js';
import { listSentences } from './sentences.js';

/** The words for typed commands. Amounts are passed as text. */
export interface CommandWords {
  readonly title: string;
  /** Examples and what they do, in the order of the help. */
  readonly list: readonly (readonly [command: string, meaning: string])[];
  readonly unknown: (text: string) => string;
  readonly nothingYet: string;
  readonly done: (action: string) => string;
  readonly turnOf: (name: string) => string;
  readonly cards: (cards: string, hand: string) => string;
  readonly dead: (cards: string) => string;
  readonly noDead: string;
  readonly noSeat: (text: string) => string;
  readonly noCard: (text: string) => string;
  readonly needAmount: (min: string, max: string) => string;
  /** What players that learn know about somebody: hands seen, and whom he plays most like. */
  readonly memory: (name: string, hands: number, player: string) => string;
  readonly noMemory: string;
}

/** What the players that learn know about the people of a table, by chair. */
export function describeMemory(
  { commands, players }: Pick<Words, 'commands' | 'players'>,
  records: OpponentRecords,
  names: readonly string[],
): string[] {
  const lines = records.flatMap((record, chair) => {
    const [likeliest] = Object.entries(record?.types ?? {}).sort(([, a], [, b]) => b - a);
    if (record === null || likeliest === undefined) return [];
    return [commands.memory(names[chair] ?? '', record.hands, namePlayer(players, likeliest[0]))];
  });
  return lines.length === 0 ? [commands.noMemory] : lines;
}

/** The words for answers to commands. */
type AnswerWords = CommonWords & Pick<Words, 'play' | 'commands'>;

/** The answer to a command, in lines; none for a command that also has a key. */
export function describeCommand(words: AnswerWords, command: TableCommand, amount: WriteChips): string[] {
  switch (command.type) {
    case 'act':
      return [words.commands.done(describeAction(words, command.action, command.legal))];
    case 'press':
      return [];
    case 'answer':
      return describeAnswer(words, command.answer, amount);
  }
}

function describeAnswer(words: AnswerWords, answer: TableAnswer, amount: WriteChips): string[] {
  const { commands, play, table, nameCards } = words;
  switch (answer.code) {
    case 'unknownCommand':
      return [commands.unknown(answer.text)];
    case 'noSeat':
    case 'noCard':
      return [commands[answer.code](answer.text)];
    case 'nothingYet':
      return [commands.nothingYet];
    case 'notNow':
      return [play.notNow];
    case 'paused':
      return [table.paused];
    case 'handOver':
      return [play.notNow, table.handOver];
    case 'notYourTurn':
      return [play.notNow, commands.turnOf(answer.name)];
    case 'notLegal':
      return [play.notNow, ...listOffers(words, answer.choices)];
    case 'actions':
      return listOffers(words, answer.choices);
    case 'needAmount':
      return [commands.needAmount(amount(answer.min), amount(answer.max))];
    case 'cards': {
      const holding = nameHolding(words, answer.game, answer.cards, answer.board) ?? '';
      return [commands.cards(nameCards(answer.cards), holding)];
    }
    case 'board':
      return [table.board(nameCards(answer.cards))];
    case 'boardOf': {
      const cards = answer.cards.length === 0 ? commands.nothingYet : nameCards(answer.cards);
      return [`${answer.name}: ${cards}`];
    }
    case 'dead':
      return [answer.cards.length === 0 ? commands.noDead : commands.dead(nameCards(answer.cards))];
    case 'pot': {
      const parts = answer.pots.map(({ chips }, pot) => `${table.potName(pot)} ${amount(chips)}`);
      return [table.pot(answer.chips), ...(parts.length > 1 ? parts : [])];
    }
    case 'stack':
      return [`${answer.isYou ? table.you : answer.name}: ${amount(answer.chips)}`];
    case 'log': {
      const log = listSentences(words, answer.view, listPeople(words, answer.hand));
      return log.length === 0 ? [commands.nothingYet] : log.map(({ text }) => text);
    }
  }
}
