import { below, DECK_SIZE, type Card, type Rng } from '@doorcard/cards';
import { CALL, DRAW, FOLD, Hand, POST_BRING_IN, RAISE_TO } from './hand/hand.js';
import { makePlan } from './hand/plan.js';
import { firstPlaces, listSlots, type DealtSlots, type SlotDeck } from './dealtSlots.js';
import type { View, ViewEvent } from './view.js';
import type { GameId, Variant } from './variant.js';
import { VARIANTS } from './variants/index.js';

/**
 * A hand that fits what the seat sees: the hidden cards are dealt at random, and every deal that fits the view is
 * equally likely. It is the only way from a view back to a hand. For hands that are being played.
 */
export function imagine(view: View, rng: Rng, variant: Variant = VARIANTS[view.game as GameId]): Hand {
  const hand = new Hand(makePlan({ variant, rules: view.rules, ...view.stakes }));
  hand.deal({ kind: 'script', cards: findCards(listSlots(view), rng) }, findMucked(view));
  playEvents(hand, view);
  hand.resume(rng);
  return hand;
}

/** A player who mucked has lost, whatever cards are imagined for him. */
const findMucked = ({ events }: View): number =>
  events.reduce((bits, event) => (event.type === 'muck' ? bits | (1 << event.seat) : bits), 0);

function playEvents(hand: Hand, view: View): void {
  const draws = view.seats.map(() => 0);
  for (const event of view.events) {
    const decision = encodeEvent(event, view, draws);
    if (decision !== undefined && !hand.act(...decision))
      throw new Error(`the view has an illegal ${event.type}`);
  }
}

function encodeEvent(
  event: ViewEvent,
  view: View,
  draws: number[],
): [code: number, amount?: number] | undefined {
  switch (event.type) {
    case 'fold':
      return [FOLD];
    case 'check':
    case 'call':
      return [CALL];
    case 'bringIn':
      return [POST_BRING_IN];
    case 'raise':
      return [RAISE_TO, event.to];
    case 'discard': {
      const draw = draws[event.seat]!++;
      return [DRAW + (event.seat === view.seat ? view.mine!.thrown[draw]! : firstPlaces(event.count))];
    }
    default:
      return undefined;
  }
}

const MAX_TRIES = 1_000_000;

/**
 * Tries until the cards fit, each deal as often as the dealer would make it. Without a reshuffle, or with one, the
 * first try succeeds; after several, cards dealt early may come up again later, and it starts over.
 */
export function findCards(slots: DealtSlots, rng: Rng): Card[] {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const cards = fillSlots(slots, rng);
    if (cards !== undefined) return cards;
  }
  throw new Error('found no deal of the hidden cards that fits this view');
}

/** Gives every hidden slot a card, or gives up where they do not fit. */
function fillSlots({ slots, decks }: DealtSlots, rng: Rng): Card[] | undefined {
  const cards = slots.map(({ card }) => card);
  // Slots that were out when the second deck was shuffled hold none of the cards that are known to come from it. Later
  // decks are left to chance: the number of choices left would depend on earlier choices, and some deals would come up
  // too often.
  const barred = new Set(decks[1]?.known);
  const outOfSecond = new Set(decks[1]?.out);
  for (const [number, deck] of decks.entries()) {
    const out = new Set(deck.out.map((slot) => cards[slot]!));
    if (deck.known.some((card) => out.has(card)) || !acceptDeck(deck, out.size, rng)) return undefined;
    const pool = ALL_CARDS.filter((card) => !out.has(card) && !deck.known.includes(card));
    const hidden = slots.flatMap(({ card, deck }, i) => (deck === number && card === undefined ? [i] : []));
    const isBarred = (slot: number): boolean => number === 0 && outOfSecond.has(slot);
    // Slots with fewer choices choose first.
    for (const slot of [...hidden.filter(isBarred), ...hidden.filter((slot) => !isBarred(slot))]) {
      const card = takeRandom(pool, rng, isBarred(slot) ? barred : NOTHING);
      if (card === undefined) return undefined;
      cards[slot] = card;
    }
  }
  return cards as Card[];
}

/**
 * At a table that has used up all cards, a player's discard may be dealt to another player and be out twice: then the
 * deck is larger, and each card that is known to come from it is less likely.
 */
function acceptDeck({ out, known }: SlotDeck, outCount: number, rng: Rng): boolean {
  const size = DECK_SIZE - outCount;
  const least = Math.max(DECK_SIZE - out.length, known.length);
  return size === least || known.every((_, drawn) => below(rng, size - drawn) < least - drawn);
}

const NOTHING: ReadonlySet<Card> = new Set();
const ALL_CARDS: readonly Card[] = Array.from({ length: DECK_SIZE }, (_, card) => card);

function takeRandom(pool: Card[], rng: Rng, barred: ReadonlySet<Card>): Card | undefined {
  const choices = barred.size === 0 ? undefined : pool.flatMap((card, at) => (barred.has(card) ? [] : [at]));
  const count = (choices ?? pool).length;
  if (count === 0) return undefined;
  const nth = below(rng, count);
  const at = choices?.[nth] ?? nth;
  const card = pool[at]!;
  pool[at] = pool.at(-1)!;
  pool.pop();
  return card;
}
