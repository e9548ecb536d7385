import { makeCard, type Card } from '@doorcard/cards';
import { GAMES, listEvents, UNKNOWN_CARD, type Hand, type HandEvent, type Seat } from '@doorcard/engine';
import { checkShape, defineDocument, type Stamped } from '@doorcard/sealed';
import * as z from 'zod/mini';
import { ruleSetSchema } from './ruleSetSchema.js';

// A hand as JSON: what it takes to deal and play it again.

const whole = z.int().check(z.nonnegative());
const seat = whole;
const chips = whole;

const stakes = z.strictObject({
  /** By seat; null is an unknown stack. */
  stacks: z.array(z.nullable(chips)),
  antes: z.array(chips),
  /** A negative one is a post: the first to act is the player after the other blinds. */
  blinds: z.array(z.int()),
  bringIn: chips,
  smallBet: chips,
  bigBet: chips,
  /** Stud, by street: who opens it where the up cards are unknown. */
  openers: z.optional(z.array(z.nullable(seat))),
});

const decision = z.discriminatedUnion('type', [
  z.strictObject({ seat, type: z.literal('fold') }),
  z.strictObject({ seat, type: z.literal('check') }),
  z.strictObject({ seat, type: z.literal('call') }),
  z.strictObject({ seat, type: z.literal('bringIn') }),
  /** The whole bet of the street. */
  z.strictObject({ seat, type: z.literal('raise'), to: chips }),
  /** The discarded positions of the hand, from 0; an empty list stands pat. */
  z.strictObject({ seat, type: z.literal('draw'), places: z.array(whole) }),
]);

const handSchema = z.strictObject({
  game: z.enum(GAMES),
  rules: ruleSetSchema,
  stakes,
  /** In the order in which they are dealt; `??` is unknown. */
  cards: z.array(z.string()),
  decisions: z.array(decision),
  /** The seats that mucked at the showdown. If all did, the winner is unknown. */
  mucked: z.array(seat),
});

export type HandData = z.output<typeof handSchema>;

export const handDocument = defineDocument<HandData>({
  type: 'doorcard/hand',
  name: 'a record of a hand',
  codes: {
    notJson: 'history/bad-json',
    notObject: 'history/not-a-hand',
    foreign: 'history/not-a-hand',
    unknownVersion: 'history/unknown-version',
    badChecksum: 'history/bad-checksum',
  },
  // Version 2 also holds posts and openers, which version 1 could not have.
  migrations: [(data) => data],
  check: (data) => checkShape(handSchema, data, 'history/bad-record'),
});

/** A hand as JSON, with all cards face up. Seats are counted from 0, left of the button. */
export type HandRecord = Stamped<HandData>;
export type DecisionRecord = HandRecord['decisions'][number];

/** Throws for your own variant: a record names its game. */
export const makeHandRecord = (hand: Hand): HandRecord => handDocument.stamp(makeHandData(hand));

export function makeHandData(hand: Hand): HandData {
  const { variant, rules, stacks, antes, blinds, bringIn, smallBet, bigBet, openers } = hand.plan.setup;
  const game = GAMES.find((id) => id === variant.id);
  if (game === undefined) throw new RangeError(`a record of a hand cannot hold the game ${variant.id}`);
  return {
    game,
    rules,
    stakes: {
      stacks: stacks.map((stack) => (stack === Infinity ? null : stack)),
      antes: [...antes],
      blinds: [...blinds],
      bringIn,
      smallBet,
      bigBet,
      ...(openers === undefined ? {} : { openers: [...openers] }),
    },
    cards: hand.dealtCards().map(nameCard),
    decisions: listEvents(hand).flatMap(makeDecision),
    mucked: listBits(hand.mucked & hand.live),
  };
}

const nameCard = (card: Card): string => (card === UNKNOWN_CARD ? '??' : makeCard(card));

const listBits = (bits: number): Seat[] =>
  Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => (bits >> bit) & 1);

function makeDecision(event: HandEvent): DecisionRecord[] {
  switch (event.type) {
    case 'fold':
    case 'check':
    case 'call':
    case 'bringIn':
      return [{ seat: event.seat, type: event.type }];
    case 'raise':
      return [{ seat: event.seat, type: 'raise', to: event.to }];
    case 'discard':
      return [{ seat: event.seat, type: 'draw', places: listBits(event.places) }];
    default:
      return [];
  }
}
