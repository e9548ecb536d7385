import type { Words } from '@doorcard/text';
import type { Card } from '@doorcard/cards';
import type { Sight } from './sight.js';

/** What a text command answers, in lines; undefined for a command that there is not. `options` are the legal actions. */
export function answerCommand(
  text: string,
  sight: Sight,
  words: Words,
  options: readonly string[],
): readonly string[] | undefined {
  const [command, argument] = text.trim().toLowerCase().split(/\s+/);
  const { view } = sight;
  const { play, nameCards, table } = words;
  const known = command !== undefined && COMMANDS.includes(command);
  if (!known) return undefined;
  if (view === undefined) return [play.nothingYet];
  switch (command) {
    case 'cards':
      return [view.mine === null ? play.nothingYet : nameCards(view.mine.cards)];
    case 'board':
      return [answerBoard(argument, sight, words)];
    case 'pot':
      return [table.pot(view.pot)];
    case 'stack':
      return [answerStack(argument, sight, words)];
    case 'dead': {
      const dead = listDead(sight);
      return [dead.length === 0 ? play.noDeadCards : play.deadCards(nameCards(dead))];
    }
    case 'actions':
      return options.length === 0 ? [play.notNow] : options;
    default:
      return sight.log.length === 0 ? [play.nothingYet] : sight.log;
  }
}

const COMMANDS = ['cards', 'board', 'pot', 'stack', 'dead', 'actions', 'log'];

/** The seat of a hand that is meant by the number of a chair, from 1. */
function findSeat(text: string, { hand }: Sight): number | undefined {
  const seat = hand?.chairs.indexOf(Number(text) - 1) ?? -1;
  return seat === -1 ? undefined : seat;
}

function answerBoard(argument: string | undefined, sight: Sight, { play, nameCards, table }: Words): string {
  const view = sight.view!;
  if (argument === undefined) {
    return view.board.length > 0 ? table.board(nameCards(view.board)) : play.nothingYet;
  }
  const seat = findSeat(argument, sight);
  if (seat === undefined) return play.noSeat(argument);
  const { up, shown } = view.seats[seat]!;
  const cards = shown ?? up;
  return cards.length === 0 ? play.nothingYet : nameCards(cards);
}

function answerStack(
  argument: string | undefined,
  { table, hand, view }: Sight,
  { play, table: t }: Words,
): string {
  const at = argument === undefined ? (table?.you ?? 0) : Number(argument) - 1;
  const chair = table?.chairs[at];
  if (chair === undefined || chair === null) return play.noSeat(argument ?? '');
  const seat = hand?.chairs.indexOf(at) ?? -1;
  const chips = seat === -1 ? chair.chips : view!.seats[seat]!.stack;
  return play.stack(at === table?.you ? t.you : chair.name, chips);
}

/** Open cards of all others, folded ones too. */
const listDead = ({ view }: Sight): Card[] =>
  view!.seats.flatMap(({ up }, seat) => (seat === view!.seat ? [] : up)).toSorted((a, b) => b - a);

/** Chips as they are typed: 1,250 or 1250. */
export const readAmount = (text: string): number | undefined => {
  const plain = text.replaceAll(',', '');
  return /^\d{1,15}$/.test(plain) ? Number(plain) : undefined;
};
