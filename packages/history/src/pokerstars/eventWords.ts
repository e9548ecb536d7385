import { makeCards } from '@doorcard/cards';
import type { HandEvent, Seat, ViewEvent } from '@doorcard/engine';
import type { Money } from './money.js';

/** As a text has it, or as the dealer records it. */
type AnyEvent = ViewEvent | HandEvent;

/** An event as a text would put it, for errors. */
export function describeEvent(event: AnyEvent, nameOf: (seat: Seat) => string, money: Money): string {
  switch (event.type) {
    case 'street':
      return `the street ${event.name}`;
    case 'board':
      return `the board ${makeCards(event.cards, ' ')}`;
    case 'deal':
      return `${countCards(event)} cards for ${nameOf(event.seat)}`;
    case 'discard':
    case 'draw':
      return `${nameOf(event.seat)} ${event.type}s ${countCards(event)}`;
    case 'return':
      return `${money.make(event.chips)} returned to ${nameOf(event.seat)}`;
    case 'raise':
      return `${nameOf(event.seat)} ${event.as}s to ${money.make(event.to)}`;
    case 'ante':
    case 'blind':
    case 'call':
    case 'bringIn':
      return `${nameOf(event.seat)}: ${event.type} ${money.make(event.chips)}`;
    case 'fold':
    case 'check':
    case 'show':
    case 'muck':
    case 'win':
      return `${nameOf(event.seat)}: ${event.type}`;
    case 'reshuffle':
      return 'a reshuffle';
  }
}

type CardEvent = Extract<AnyEvent, { type: 'deal' | 'discard' | 'draw' }>;

function countCards(event: CardEvent): number {
  if ('cards' in event) return event.cards.length;
  return 'count' in event ? event.count : event.down + event.up.length;
}

/** Compared by themselves, or, like a reshuffle, not told by the text. */
const isLeftOut = ({ type }: AnyEvent): boolean =>
  type === 'show' || type === 'muck' || type === 'win' || type === 'reshuffle';

interface Difference {
  /** The events that differ; undefined where there is no more. */
  readonly told: ViewEvent | undefined;
  readonly played: HandEvent | undefined;
  /** The position of the told one. */
  readonly at: number;
}

/**
 * The first event before the showdown that a text has and the dealer has not, or the reverse; undefined when both say
 * the same. A draw that a reshuffle interrupts is one draw of the player.
 */
export function findEventDifference(
  told: readonly ViewEvent[],
  played: readonly HandEvent[],
): Difference | undefined {
  for (let [i, j] = [0, 0]; ; i++, j++) {
    while (i < told.length && isLeftOut(told[i]!)) i++;
    while (j < played.length && isLeftOut(played[j]!)) j++;
    const [mine, dealers] = [told[i], played[j]];
    if (mine === undefined && dealers === undefined) return undefined;
    if (mine?.type === 'draw' && dealers?.type === 'draw') {
      const [drawn, at] = sumDraw(told, i);
      const [dealt, last] = sumDraw(played, j);
      if (mine.seat !== dealers.seat || drawn !== dealt) return { told: mine, played: dealers, at: i };
      [i, j] = [at, last];
    } else if (mine === undefined || dealers === undefined || !isSame(mine, dealers)) {
      return { told: mine, played: dealers, at: i };
    }
  }
}

/** The cards of the draw that begins at this event, and the position of its last event. */
function sumDraw(events: readonly AnyEvent[], first: number): [cards: number, last: number] {
  const { seat } = events[first] as CardEvent;
  let [cards, last] = [0, first];
  for (let at = first; at < events.length; at++) {
    const event = events[at]!;
    if (isLeftOut(event)) continue;
    if (event.type !== 'draw' || event.seat !== seat) break;
    cards += countCards(event);
    last = at;
  }
  return [cards, last];
}

/** Which word a raise has, and that it is all-in, follows from the rest. */
function isSame(told: ViewEvent, played: HandEvent): boolean {
  if (told.type !== played.type) return false;
  if (told.type === 'street') return told.street === (played as typeof told).street;
  if (told.type === 'board') return isSameList(told.cards, (played as typeof told).cards);
  if (told.type === 'reshuffle') return true;
  if (told.seat !== (played as typeof told).seat) return false;
  if (told.type === 'deal') {
    const { cards } = played as Extract<HandEvent, { type: 'deal' }>;
    const { down, up } = told;
    return (
      down + up.length === cards.length &&
      cards.every((card, i) => card.up === i >= down && (i < down || card.card === up[i - down]))
    );
  }
  if (told.type === 'raise' && told.to !== (played as typeof told).to) return false;
  if (told.type === 'discard') return told.count === countCards(played as CardEvent);
  return !('chips' in told) || told.chips === (played as typeof told).chips;
}

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i]);
