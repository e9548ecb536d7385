import type { Card } from '@doorcard/cards';
import type { Chips, GameId, Seat, ViewEvent } from '@doorcard/engine';
import { readCards } from './cardBook.js';
import { describeFold } from './gameName.js';
import type { Money } from './money.js';
import { complain, type SourceLine } from './sourceLine.js';

const PLACES = /^(?: \((?:button|small blind|big blind)\))*/;
const FOLDED = /^ folded (?<where>[A-Za-z0-9 ]+?)(?: \(didn't bet\))?$/;
const SHOWED = /^ showed \[(?<cards>[^\]]*)\] and (?:won \((?<won>[^\s()]+)\)|lost)/;
const COLLECTED = /^(?: mucked)?(?: \[[^\]]*\])? collected \((?<won>[^\s()]+)\)/;
const MUCKED = /^ mucked(?: \[(?<cards>[^\]]*)\])?/;

/** What the summary says about one player. */
export interface SeatSummary {
  readonly line: SourceLine;
  readonly seat: Seat;
  /** Behind the name and the places in brackets. */
  readonly rest: string;
}

export const trimPlaces = (rest: string): string => rest.replace(PLACES, '');

/** The cards that a player did not show, but that the summary lists. */
export const readMucked = ({ rest, line }: SeatSummary): Card[] | undefined => {
  const cards = MUCKED.exec(rest)?.groups?.['cards'];
  return cards === undefined ? undefined : readCards(line, cards);
};

/** Compares what the summary says about a player with the lines above it. */
export function checkSummary(
  { line, seat, rest }: SeatSummary,
  game: GameId,
  events: readonly ViewEvent[],
  money: Money,
): void {
  let street = 0;
  let folded: string | undefined;
  let won: Chips = 0;
  const shown: (readonly Card[])[] = [];
  for (const event of events) {
    if (event.type === 'street') street = event.street;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'fold') folded = describeFold(game, street);
    if (event.type === 'win') won += event.chips;
    if (event.type === 'show') shown.push(event.cards);
  }
  const where = FOLDED.exec(rest)?.groups?.['where'];
  if (where !== undefined && isElsewhere(where, folded)) {
    throw complain(line, 'summary', 'the player folded elsewhere', folded ?? 'no fold');
  }
  const show = SHOWED.exec(rest)?.groups;
  const amount = show === undefined ? COLLECTED.exec(rest)?.groups?.['won'] : show['won'];
  if (amount !== undefined && money.parse(amount, line) !== won) {
    throw complain(line, 'summary', `the player collected ${money.make(won)} above`, money.make(won));
  }
  if (show === undefined) return;
  if (amount === undefined && won > 0) {
    throw complain(line, 'summary', `the player collected ${money.make(won)} above`, 'and won (…)');
  }
  const cards = readCards(line, show['cards']!);
  const isShown = shown.some(
    (each) => each.length === cards.length && each.every((card) => cards.includes(card)),
  );
  if (!isShown)
    throw complain(line, 'summary', 'other cards than the player showed', 'the cards of the line above');
}

/** Sites name the places of folds in different words; only a fold that never was is certain, or one of ours. */
const KNOWN = /^(?:before Flop|on the (?:Flop|Turn|River|\d(?:rd|th) Street))$/;
const isElsewhere = (where: string, folded: string | undefined): boolean =>
  folded === undefined || (KNOWN.test(where) && KNOWN.test(folded) && where !== folded);
