import type { Card } from '@doorcard/cards';
import type { Chips, RaiseKind, View, ViewEvent } from '@doorcard/engine';
import type { CommonWords } from '../words.js';
import { nameHolding } from './holding.js';

/** The player who acts: a name, and whether it is the reader. */
export interface Person {
  readonly name: string;
  readonly isYou: boolean;
}

/** The sentences for everything that happens in a hand. */
export interface EventWords {
  readonly ante: (who: Person, chips: Chips) => string;
  readonly blind: (who: Person, chips: Chips) => string;
  readonly street: (name: string) => string;
  /** Cards that are dealt face up. */
  readonly dealt: (who: Person, cards: string) => string;
  readonly board: (cards: string) => string;
  readonly fold: (who: Person) => string;
  readonly check: (who: Person) => string;
  readonly call: (who: Person, chips: Chips, allIn: boolean) => string;
  readonly bringIn: (who: Person, chips: Chips, allIn: boolean) => string;
  readonly raise: (who: Person, to: Chips, as: RaiseKind, allIn: boolean) => string;
  /** An empty list is standing pat. */
  readonly draw: (who: Person, count: number) => string;
  readonly reshuffle: string;
  readonly giveBack: (who: Person, chips: Chips) => string;
  readonly show: (who: Person, cards: string, hand: string) => string;
  readonly muck: (who: Person) => string;
  readonly win: (who: Person, chips: Chips, half: 'whole' | 'high' | 'low', isSidePot: boolean) => string;
}

/** One event as a sentence; undefined if there is nothing to say (cards dealt face down, the second half of a draw). */
export function describeEvent(
  words: CommonWords,
  event: ViewEvent,
  view: Pick<View, 'game' | 'board'>,
  people: readonly Person[],
): string | undefined {
  const { events, nameCards, table } = words;
  switch (event.type) {
    case 'street':
      return events.street(table.streets[event.name] ?? event.name);
    case 'board':
      return events.board(nameCards(event.cards));
    case 'reshuffle':
      return events.reshuffle;
    default:
  }
  const who = people[event.seat]!;
  switch (event.type) {
    case 'ante':
    case 'blind':
      return events[event.type](who, event.chips);
    case 'deal':
      return event.up.length === 0 ? undefined : events.dealt(who, nameCards(event.up));
    case 'fold':
    case 'check':
    case 'muck':
      return events[event.type](who);
    case 'call':
    case 'bringIn':
      return events[event.type](who, event.chips, event.allIn);
    case 'raise':
      return events.raise(who, event.to, event.as, event.allIn);
    case 'discard':
      return events.draw(who, event.count);
    case 'draw':
      return undefined;
    case 'return':
      return events.giveBack(who, event.chips);
    case 'show':
      return events.show(who, nameCards(event.cards), nameShown(words, view, event.cards));
    case 'win':
      return events.win(who, event.chips, event.half, event.pot > 0);
  }
}

const nameShown = (
  words: CommonWords,
  { game, board }: Pick<View, 'game' | 'board'>,
  cards: readonly Card[],
): string => nameHolding(words, game, cards, board) ?? '';
