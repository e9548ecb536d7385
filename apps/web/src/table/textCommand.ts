import { parseCard, type Card } from '@doorcard/cards';
import type { Action, Legal, View } from '@doorcard/engine';
import type { HandInfo, TableInfo } from '@doorcard/table';
import { describeAction, nameOwnHand, type Words, type WriteChips } from '@doorcard/text';
import { listDead } from './deadCards.js';
import { listPots } from './pots.js';

/** What the command line can see. */
export interface Sight {
  readonly table: TableInfo | undefined;
  readonly hand: HandInfo | undefined;
  readonly view: View | undefined;
  /** What has happened, a sentence each. */
  readonly log: readonly string[];
  /** The actions that are legal now, in words. */
  readonly offers: readonly string[];
  readonly words: Words;
  readonly amount: WriteChips;
}

/** What a typed line asks for: an answer in lines, something to do at the table, or one of the buttons. */
export type Said =
  | { readonly type: 'answer'; readonly lines: readonly string[] }
  | { readonly type: 'act'; readonly action: Action; readonly lines: readonly string[] }
  | { readonly type: 'press'; readonly what: 'next' | 'hint' | 'why' | 'pause' | 'help' };

const answer = (...lines: readonly string[]): Said => ({ type: 'answer', lines });

const PRESSES = ['next', 'hint', 'why', 'pause', 'help'] as const;

/** Reads a line of text mode. */
export function readCommand(text: string, sight: Sight): Said {
  const [command = '', ...rest] = text
    .trim()
    .toLowerCase()
    .split(/[\s,]+/);
  const { words, view } = sight;
  const press = PRESSES.find((each) => each === command);
  if (press !== undefined) return { type: 'press', what: press };
  const ask = QUESTIONS[command];
  if (ask !== undefined) {
    return answer(
      ...(view === undefined && command !== 'stack' ? [words.play.nothingYet] : ask(sight, rest)),
    );
  }
  const read = ACTIONS[command];
  if (read === undefined) return answer(words.play.unknownCommand(text.trim()));
  const legal = view?.legal ?? null;
  if (legal === null) return answer(words.play.notNow, tellWhoseTurn(sight));
  const action = read(sight, legal, rest);
  if (action === undefined) return answer(words.play.notNow, ...sight.offers);
  if (typeof action === 'string') return answer(action);
  return { type: 'act', action, lines: [words.web.table.done(describeAction(words, action, legal))] };
}

const tellWhoseTurn = ({ view, hand, words }: Sight): string => {
  const actor = view?.actor ?? null;
  return actor === null || hand === undefined
    ? words.web.table.handOver
    : words.web.table.turnOf(hand.names[actor]!);
};

type Ask = (sight: Sight, rest: readonly string[]) => readonly string[];

const QUESTIONS: Readonly<Record<string, Ask>> = {
  cards: ({ view, words }) =>
    view!.mine === null
      ? [words.play.nothingYet]
      : [words.web.table.cardsAre(words.nameCards(view!.mine.cards), nameOwnHand(words, view!) ?? '')],
  board: (sight, [seat]) => [tellBoard(sight, seat)],
  pot: ({ view, words, amount }) => {
    const pots = listPots(view!);
    const parts = pots.map(({ chips }, pot) => `${words.web.table.potName(pot)} ${amount(chips)}`);
    return [words.table.pot(view!.pot), ...(pots.length > 1 ? parts : [])];
  },
  stack: (sight, [seat]) => [tellStack(sight, seat)],
  dead: ({ view, words }) => {
    const dead = listDead(view!, undefined).map(({ card }) => card);
    return [dead.length === 0 ? words.play.noDeadCards : words.play.deadCards(words.nameCards(dead))];
  },
  actions: (sight) =>
    sight.offers.length === 0 ? [sight.words.play.notNow, tellWhoseTurn(sight)] : sight.offers,
  log: ({ log, words }) => (log.length === 0 ? [words.play.nothingYet] : log),
};

/** Players count chairs from 1, as they sit. */
function tellBoard({ view, hand, words }: Sight, chair: string | undefined): string {
  if (chair === undefined) {
    return view!.board.length === 0 ? words.play.nothingYet : words.table.board(words.nameCards(view!.board));
  }
  const seat = hand?.chairs.indexOf(Number(chair) - 1) ?? -1;
  if (seat === -1) return words.play.noSeat(chair);
  const { up, shown } = view!.seats[seat]!;
  const cards = shown ?? up;
  return `${hand!.names[seat]!}: ${cards.length === 0 ? words.play.nothingYet : words.nameCards(cards)}`;
}

function tellStack({ table, hand, view, words, amount }: Sight, text: string | undefined): string {
  const at = text === undefined ? (table?.you ?? 0) : Number(text) - 1;
  const chair = table?.chairs[at];
  if (chair === undefined || chair === null) return words.play.noSeat(text ?? '');
  const seat = hand?.chairs.indexOf(at) ?? -1;
  const chips = table!.hand === null ? chair.chips : (view?.seats[seat]?.stack ?? chair.chips);
  return `${at === table!.you ? words.table.you : chair.name}: ${amount(chips)}`;
}

/** The action, what is wrong with it in words, or nothing where it is not legal. */
type Read = (sight: Sight, legal: Legal, rest: readonly string[]) => Action | string | undefined;

const readRaise: Read = ({ words, amount }, { raise }, [text]) => {
  if (raise === undefined) return undefined;
  const { min, max, sizes } = raise;
  const to = text === undefined ? min : /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  const isRight = sizes === undefined ? to >= min && to <= max : sizes.includes(to);
  return isRight ? { type: 'raise', to } : words.web.table.needAmount(amount(min), amount(max));
};

const readDraw: Read = ({ view, words }, { draw }, rest) => {
  if (draw === undefined) return undefined;
  const held = view!.mine!.cards;
  const discard: Card[] = [];
  for (const text of rest) {
    const card = /^[1-7]$/.test(text) ? held[Number(text) - 1] : readCard(text);
    if (card === undefined || !held.includes(card)) return words.web.table.noCard(text);
    if (!discard.includes(card)) discard.push(card);
  }
  return { type: 'draw', discard };
};

function readCard(text: string): Card | undefined {
  const card = parseCard(text.replace(/^10/, 't').replace(/^./, (rank) => rank.toUpperCase()));
  return card.ok ? card.value : undefined;
}

const ACTIONS: Readonly<Record<string, Read>> = {
  fold: (_, { fold }) => (fold ? { type: 'fold' } : undefined),
  check: (_, { check }) => (check ? { type: 'check' } : undefined),
  call: (_, { call, bringIn }) =>
    call !== undefined ? { type: 'call' } : bringIn !== undefined ? { type: 'bringIn' } : undefined,
  bring: (_, { bringIn }) => (bringIn === undefined ? undefined : { type: 'bringIn' }),
  raise: readRaise,
  bet: readRaise,
  complete: readRaise,
  draw: readDraw,
  pat: (_, { draw }) => (draw === undefined ? undefined : { type: 'draw', discard: [] }),
};
