import { makeCard, type Card } from '@doorcard/cards';
import { UNKNOWN_CARD } from '@doorcard/engine';
import type { PhhCards } from '../phh/phhCards.js';
import type { PhhHand } from '../phh/phhHand.js';
import type { Complaint } from './actionRefusal.js';
import { countCards } from './expectation.js';

/** What the actions of a file say about cards, before they are checked for legality. */
export interface HeldCards {
  /** All cards in the order in which they are dealt; cards that are shown or discarded later are in their positions. */
  readonly script: readonly Card[];
  /** By the index of a draw: the discarded positions of the hand, as bits. */
  readonly thrown: ReadonlyMap<number, number>;
  /** The first action that names cards which its player cannot have. */
  readonly bad: { readonly index: number; readonly complaint: Complaint } | undefined;
}

/**
 * Follows every hand through the file. A card dealt as `??` becomes known when it is discarded or shown: unknown
 * positions are filled in the order in which their cards came, which is how PokerKit lists a hand.
 */
export function holdCards({ actions, startingStacks }: PhhHand): HeldCards {
  const script: Card[] = [];
  const thrown = new Map<number, number>();
  const holders = startingStacks.map(() => new Holder(script));
  for (const [index, action] of actions.entries()) {
    let complaint: Complaint | undefined;
    if (action.type === 'dealBoard') for (const card of action.cards) script.push(card ?? UNKNOWN_CARD);
    else if (action.type === 'dealHole') holders[action.player]!.take(action.cards);
    else if (action.type === 'draw') {
      const places = holders[action.player]!.throwCards(action.cards);
      if (typeof places === 'number') thrown.set(index, places);
      else complaint = places;
    } else if (action.type === 'show' && action.cards !== 'asDealt') {
      complaint = holders[action.player]!.show(action.cards);
    }
    if (complaint !== undefined) return { script, thrown, bad: { index, complaint } };
  }
  return { script, thrown, bad: undefined };
}

/** The cards of one player, by their positions in the hand and in the script. */
class Holder {
  /** By position: the index of the card in the script. */
  private readonly places: number[] = [];
  /** Positions that wait for a new card, from the lowest. */
  private waiting: number[] = [];

  constructor(private readonly script: Card[]) {}

  take(cards: PhhCards): void {
    for (const card of cards) {
      const index = this.script.push(card ?? UNKNOWN_CARD) - 1;
      const place = this.waiting.shift();
      if (place === undefined) this.places.push(index);
      else this.places[place] = index;
    }
  }

  /** The positions as bits, or what is wrong. */
  throwCards(cards: PhhCards): number | Complaint {
    const known = cards.filter((card) => card !== null);
    const foreign = this.nameCards(known);
    if (foreign !== undefined) return this.complainForeign(foreign);
    const places = known.map((card) => this.placeOf(card));
    const unknown = this.listUnknown().slice(0, cards.length - known.length);
    if (known.length + unknown.length < cards.length) {
      return {
        code: 'unknown-discard',
        problem: 'a card is discarded as ??, but all cards of the hand are known',
        expected: `cards of the hand, ${this.describe()}`,
      };
    }
    this.waiting = [...places, ...unknown].sort((a, b) => a - b);
    return this.waiting.reduce((bits, place) => bits | (1 << place), 0);
  }

  show(cards: PhhCards): Complaint | undefined {
    if (cards.length !== this.places.length) {
      return {
        code: 'wrong-card-count',
        problem: `${countCards(cards.length)} shown`,
        expected: `the ${this.places.length} cards of the hand`,
      };
    }
    const foreign = this.nameCards(cards.filter((card) => card !== null));
    return foreign === undefined ? undefined : this.complainForeign(foreign);
  }

  /** Fills in unknown cards; returns a card that has no position. */
  private nameCards(cards: readonly Card[]): Card | undefined {
    const names = cards.filter((card) => this.placeOf(card) < 0);
    const unknown = this.listUnknown();
    if (names.length > unknown.length) return names[unknown.length];
    names.forEach((card, i) => (this.script[this.places[unknown[i]!]!] = card));
    return undefined;
  }

  private placeOf(card: Card): number {
    return this.places.findIndex((index) => this.script[index] === card);
  }

  /** In the order in which the cards came. */
  private listUnknown(): number[] {
    const places = [...this.places.keys()].filter(
      (place) => this.script[this.places[place]!] === UNKNOWN_CARD,
    );
    return places.sort((a, b) => this.places[a]! - this.places[b]!);
  }

  private complainForeign(card: Card): Complaint {
    return {
      code: 'card-not-held',
      problem: `${makeCard(card)} is not in the hand`,
      expected: `cards of the hand, ${this.describe()}`,
    };
  }

  private describe(): string {
    const names = this.places.map((index) => this.script[index]!);
    return names.length === 0
      ? 'which has none yet'
      : names.map((card) => (card === UNKNOWN_CARD ? '??' : makeCard(card))).join('');
  }
}
