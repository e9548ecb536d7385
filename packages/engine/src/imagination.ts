import { below, DECK_SIZE, type Card, type Rng } from '@doorcard/cards';
import { CALL, DRAW, FOLD, Hand, POST_BRING_IN, RAISE_TO } from './hand/hand.js';
import { makePlan } from './hand/plan.js';
import { firstPlaces, listSlots, type DealtSlots } from './dealtSlots.js';
import type { View, ViewEvent } from './view.js';
import type { GameId, Variant } from './variant.js';
import { VARIANTS } from './variants/index.js';

/**
 * A hand that the seat could be looking at: the cards it cannot see are dealt at random, each way that fits the view
 * as likely as any other. The only way from a view back to a hand. For hands that are being played.
 */
export function imagine(view: View, rng: Rng, variant: Variant = VARIANTS[view.game as GameId]): Hand {
  const hand = new Hand(makePlan({ variant, rules: view.rules, ...view.stakes }));
  hand.deal({ kind: 'script', cards: findCards(listSlots(view), rng) }, findMucked(view));
  playEvents(hand, view);
  hand.resume(rng);
  return hand;
}

/** Who mucked has lost, whatever is imagined for it. */
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

const MAX_TRIES = 1000;

/**
 * Tries until the cards fit. Without a reshuffle, or with one, the first try does, and all ways are equally likely;
 * after several reshuffles at a crowded table, cards given early can leave too few for later, and it begins anew.
 */
function findCards(slots: DealtSlots, rng: Rng): Card[] {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const cards = fillSlots(slots, rng);
    if (cards !== undefined) return cards;
  }
  throw new Error('no way to deal the hidden cards of this view was found');
}

/**
 * Gives every hidden slot a card. Cards that are known to come out of a later deck were not out when it was shuffled:
 * the slots that were then out choose first, among the other cards, and the rest shares what is left.
 */
function fillSlots({ slots, decks }: DealtSlots, rng: Rng): Card[] | undefined {
  const cards = slots.map(({ card }) => card);
  for (const [number, deck] of decks.entries()) {
    const out = new Set(deck.out.map((slot) => cards[slot]!));
    if (deck.known.some((card) => out.has(card))) return undefined;
    const pool = ALL_CARDS.filter((card) => !out.has(card) && !deck.known.includes(card));
    const laterDecks = decks.slice(number + 1);
    const choosers = slots.flatMap((slot, i) => {
      if (slot.deck !== number || slot.card !== undefined) return [];
      const barred = new Set(
        laterDecks.filter((later) => later.out.includes(i)).flatMap((later) => later.known),
      );
      return [{ slot: i, barred }];
    });
    // What stays out longer is barred from more: who may take least chooses first.
    choosers.sort((a, b) => b.barred.size - a.barred.size);
    for (const { slot, barred } of choosers) {
      const card = takeRandom(pool, rng, barred);
      if (card === undefined) return undefined;
      cards[slot] = card;
    }
  }
  return cards as Card[];
}

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
