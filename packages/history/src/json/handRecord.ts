import { makeCard, type Card } from '@doorcard/cards';
import { GAMES, listEvents, UNKNOWN_CARD, type Hand, type HandEvent, type Seat } from '@doorcard/engine';
import { checkShape, defineDocument, type Stamped } from '@doorcard/sealed';
import * as z from 'zod/mini';

// The form of a hand as JSON: what it needs to be dealt and played again.

const whole = z.int().check(z.nonnegative());
const seat = whole;
const chips = whole;

/** The rules of a hand as JSON. */
export const ruleSetSchema = z.strictObject({
  maxWagers: z.union([z.literal(4), z.literal(5)]),
  headsUpCap: z.enum(['keep', 'liftWhenRoundStartsHeadsUp', 'liftAtHeadsUpTable']),
  openerTie: z.enum(['position', 'suit']),
  openPairDouble: z.boolean(),
  oddChip: z.enum(['bySuit', 'bySeat']),
  anteTrimming: z.boolean(),
  freeFold: z.enum(['refuse', 'allow']),
});

const stakes = z.strictObject({
  /** By seat; null is a stack that nobody knows. */
  stacks: z.array(z.nullable(chips)),
  antes: z.array(chips),
  blinds: z.array(chips),
  bringIn: chips,
  smallBet: chips,
  bigBet: chips,
});

const decision = z.discriminatedUnion('type', [
  z.strictObject({ seat, type: z.literal('fold') }),
  z.strictObject({ seat, type: z.literal('check') }),
  z.strictObject({ seat, type: z.literal('call') }),
  z.strictObject({ seat, type: z.literal('bringIn') }),
  /** The whole bet of the street. */
  z.strictObject({ seat, type: z.literal('raise'), to: chips }),
  /** The places of the hand that are thrown, from 0; none to stand pat. */
  z.strictObject({ seat, type: z.literal('draw'), places: z.array(whole) }),
]);

const handSchema = z.strictObject({
  game: z.enum(GAMES),
  rules: ruleSetSchema,
  stakes,
  /** In the order in which they are dealt; `??` is not known. */
  cards: z.array(z.string()),
  decisions: z.array(decision),
  /** Who mucked at the showdown. When all did, nobody knows who won. */
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
  check: (data) => checkShape(handSchema, data, 'history/bad-record'),
});

/** A hand as JSON, with all cards open. Seats are counted from 0, left of the button. */
export type HandRecord = Stamped<HandData>;
export type DecisionRecord = HandRecord['decisions'][number];

/** Throws for a variant of one's own: a record names its game. */
export const makeHandRecord = (hand: Hand): HandRecord => handDocument.stamp(makeHandData(hand));

export function makeHandData(hand: Hand): HandData {
  const { variant, rules, stacks, antes, blinds, bringIn, smallBet, bigBet } = hand.plan.setup;
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
