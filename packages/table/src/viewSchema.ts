import { DECK_SIZE } from '@doorcard/cards';
import { GAMES, MAX_SEATS, type Action, type View } from '@doorcard/engine';
import { ruleSetSchema } from '@doorcard/history';
import * as z from 'zod/mini';

// JSON from outside is checked field by field, and an unknown field is refused: no field could hold a hidden card.

export const whole = z.int().check(z.nonnegative());
const positive = z.int().check(z.positive());
export const seat = z.int().check(z.nonnegative(), z.lt(MAX_SEATS));
/** 0..51 = rank * 4 + suit. */
const card = z.int().check(z.nonnegative(), z.lt(DECK_SIZE));
const cards = z.array(card).check(z.maxLength(DECK_SIZE));
const bySeat = <T extends z.ZodMiniType>(item: T) =>
  z.array(item).check(z.minLength(2), z.maxLength(MAX_SEATS));

const stakes = z.strictObject({
  stacks: bySeat(positive),
  antes: bySeat(whole),
  /** A negative one is a post. */
  blinds: z.array(z.int()).check(z.maxLength(MAX_SEATS)),
  bringIn: whole,
  smallBet: positive,
  bigBet: positive,
});

const seatView = z.strictObject({
  stack: whole,
  bet: whole,
  paid: whole,
  ante: whole,
  folded: z.boolean(),
  allIn: z.boolean(),
  down: whole,
  up: cards,
  draws: z.array(z.union([positive, z.literal('pat')])),
  shown: z.nullable(cards),
});

const ownCards = z.strictObject({ cards, dealt: cards, thrown: z.array(whole) });

const raiseKind = z.enum(['bet', 'raise', 'complete']);

// JSON has no undefined: illegal actions are left out.
const legal = z.strictObject({
  seat,
  fold: z.boolean(),
  check: z.boolean(),
  call: z.optional(positive),
  bringIn: z.optional(positive),
  raise: z.optional(
    z.strictObject({
      as: raiseKind,
      min: positive,
      max: positive,
      sizes: z.optional(z.array(positive)),
    }),
  ),
  draw: z.optional(z.strictObject({ max: whole })),
});

const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ante'), seat, chips: whole }),
  z.strictObject({ type: z.literal('blind'), seat, chips: whole }),
  z.strictObject({ type: z.literal('street'), street: whole, name: z.string() }),
  z.strictObject({ type: z.literal('deal'), seat, down: whole, up: cards }),
  z.strictObject({ type: z.literal('board'), cards }),
  z.strictObject({ type: z.literal('fold'), seat }),
  z.strictObject({ type: z.literal('check'), seat }),
  z.strictObject({ type: z.literal('call'), seat, chips: whole, allIn: z.boolean() }),
  z.strictObject({ type: z.literal('bringIn'), seat, chips: whole, allIn: z.boolean() }),
  z.strictObject({
    type: z.literal('raise'),
    seat,
    to: whole,
    chips: whole,
    as: raiseKind,
    allIn: z.boolean(),
  }),
  z.strictObject({ type: z.literal('discard'), seat, count: whole }),
  z.strictObject({ type: z.literal('draw'), seat, count: whole }),
  z.strictObject({ type: z.literal('reshuffle') }),
  z.strictObject({ type: z.literal('return'), seat, chips: whole }),
  z.strictObject({ type: z.literal('show'), seat, cards }),
  z.strictObject({ type: z.literal('muck'), seat }),
  z.strictObject({
    type: z.literal('win'),
    seat,
    chips: whole,
    pot: whole,
    half: z.enum(['whole', 'high', 'low']),
  }),
]);

/** A `View` as JSON. The engine's types are readonly, which a schema cannot express: hence the casts. */
export const viewSchema = z.strictObject({
  type: z.literal('doorcard/view'),
  version: z.literal(1),
  game: z.enum(GAMES),
  rules: ruleSetSchema,
  stakes,
  seat: z.nullable(seat),
  street: whole,
  phase: z.enum(['betting', 'drawing', 'over']),
  actor: z.nullable(seat),
  pot: whole,
  currentBet: whole,
  wagers: whole,
  isCapped: z.boolean(),
  board: cards,
  seats: bySeat(seatView),
  mine: z.nullable(ownCards),
  legal: z.nullable(legal),
  events: z.array(event),
}) as unknown as z.ZodMiniType<View, View>;

/** A player's action. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fold') }),
  z.strictObject({ type: z.literal('check') }),
  z.strictObject({ type: z.literal('call') }),
  z.strictObject({ type: z.literal('bringIn') }),
  z.strictObject({ type: z.literal('raise'), to: positive }),
  z.strictObject({ type: z.literal('draw'), discard: cards }),
]) as unknown as z.ZodMiniType<Action, Action>;

/** JSON Schema of a view, for other languages. */
export const makeViewJsonSchema = (): object => ({
  title: 'doorcard/view',
  description: 'What one seat may know of a hand of poker.',
  ...z.toJSONSchema(viewSchema),
});
