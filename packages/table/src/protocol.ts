import type { Reason } from '@doorcard/cpu';
import { GAMES } from '@doorcard/engine';
import { checkShape, type Result } from '@doorcard/sealed';
import * as z from 'zod/mini';
import { actionSchema, seat, viewSchema, whole } from './viewSchema.js';

// One small protocol between a table and its client. All messages are plain data and can be sent as JSON or by
// postMessage; both sides check what they get, and an unknown field is refused.

const chair = seat;
const chips = whole;
const handId = z.string();
/** How many decisions of the hand have been made. A client that sends an action repeats the number. */
const decision = whole;

// From the client.

const stakesSchema = z.strictObject({
  stud: z.optional(z.strictObject({ ante: chips, bringIn: chips, smallBet: chips, bigBet: chips })),
  limit: z.optional(
    z.strictObject({
      ante: chips,
      smallBlind: chips,
      bigBlind: chips,
      smallBet: chips,
      bigBet: chips,
    }),
  ),
  noLimit: z.optional(
    z.strictObject({ ante: chips, smallBlind: chips, bigBlind: chips, bigBlindAnte: chips }),
  ),
});

/**
 * The settings of a new table. Fields that are left out have their defaults; the engine refuses what it cannot play.
 */
const tableOptionsSchema = z.strictObject({
  kind: z.enum(['cash', 'tournament']),
  /** One game, a mix such as `horse`, or any list of games. */
  games: z.union([z.string(), z.array(z.enum(GAMES))]),
  /** The players by chair: `human` on at most one chair, else a computer player such as `lv2:4`. */
  chairs: z.array(z.strictObject({ name: z.string(), player: z.string() })),
  change: z.optional(
    z.union([
      z.strictObject({ every: z.literal('hands'), hands: whole }),
      z.strictObject({ every: z.enum(['orbit', 'level']) }),
    ]),
  ),
  rules: z.optional(z.enum(['wsop', 'pokerstars'])),
  chips: z.optional(chips),
  button: z.optional(chair),
  /** Cash tables. */
  stakes: z.optional(stakesSchema),
  buyIn: z.optional(z.strictObject({ min: chips, max: chips })),
  /** Tournaments. */
  levels: z.optional(z.array(z.strictObject({ stakes: stakesSchema, lasts: whole }))),
  levelsBy: z.optional(z.enum(['hands', 'seconds'])),
  payouts: z.optional(z.array(whole)),
  /** Practice: all cards and choices follow from this number (a u64 in decimal digits). Without it they are random. */
  seed: z.optional(z.string()),
  /** When the reasons of the others are shown: after each hand, or only on request. Never while a hand is played. */
  reasons: z.optional(z.enum(['afterHand', 'asked'])),
  /** Whether the record of each finished hand is sent: with the cards that you saw, or with all cards. */
  records: z.optional(z.enum(['none', 'seen', 'all'])),
});
export type TableOptions = z.output<typeof tableOptionsSchema>;

/** The content of a record: the cards that the human's seat saw, or also all cards and the reasons of the others. */
const recordCards = z.enum(['seen', 'all']);
export type RecordCards = z.output<typeof recordCards>;

const clientMessageSchema = z.discriminatedUnion('type', [
  /** A new table and its first hand. A saved table is given up only with `replace`. */
  z.strictObject({
    type: z.literal('start'),
    options: tableOptionsSchema,
    replace: z.optional(z.boolean()),
  }),
  /** The saved table, at the decision where it was left. */
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('act'), hand: handId, decision, action: actionSchema }),
  z.strictObject({ type: z.literal('nextHand') }),
  /** What a computer player (lv2 unless named) would do in the human's seat. */
  z.strictObject({ type: z.literal('hint'), hand: handId, decision, player: z.optional(z.string()) }),
  /** The reasons of all computer players in the last finished hand. */
  z.strictObject({ type: z.literal('why'), hand: handId }),
  /** The last finished hand as PHH, in one message. */
  z.strictObject({ type: z.literal('record'), hand: handId, cards: recordCards }),
  /** More chips at a cash table, between two hands. */
  z.strictObject({ type: z.literal('topUp'), chips }),
  /** Everything again: table, hand and view. For a screen that was reloaded. */
  z.strictObject({ type: z.literal('look') }),
  /**
   * The last finished hand again: its players, its last view and its result. For a screen that was reloaded between
   * hands.
   */
  z.strictObject({ type: z.literal('lookBack') }),
  /** What earlier hands have shown about the players; with `forget` it is deleted first. */
  z.strictObject({ type: z.literal('memory'), forget: z.optional(z.boolean()) }),
  /** Computer players wait and the clock of the levels stops. */
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('continue') }),
  /** Saves and closes; no message follows `bye`. */
  z.strictObject({ type: z.literal('leave') }),
]);
export type ClientMessage = z.output<typeof clientMessageSchema>;

// From the host.

const place = z.strictObject({ chair, name: z.string(), place: whole, prize: whole });

/** Not a closed list: codes and data of players that this version does not know are kept and shown. */
const reasonSchema: z.ZodMiniType<Reason> = z.strictObject({
  code: z.string(),
  rule: z.string(),
  data: z.record(z.string(), z.unknown()),
});

/** What a computer player did, and why. */
export const explainedSchema = z.strictObject({ seat, decision, action: actionSchema, reason: reasonSchema });
export type Explained = z.output<typeof explainedSchema>;

const tableInfo = z.strictObject({
  id: z.string(),
  kind: z.enum(['cash', 'tournament']),
  games: z.array(z.enum(GAMES)),
  /** Of the hand that is being played, or else of the next one. */
  game: z.enum(GAMES),
  /** In a rotation: the remaining hands of this game, including the one that is being played. */
  handsLeft: z.nullable(whole),
  nextGame: z.nullable(z.enum(GAMES)),
  stakes: stakesSchema,
  /** Tournaments: the stakes of the next level; null for the last one. */
  nextStakes: z.nullable(stakesSchema),
  /** The starting stack, and the size of a new buy-in at a cash table. */
  startChips: chips,
  /** Tournaments: the level from 1, and what is left of it in hands or seconds. */
  level: z.nullable(z.strictObject({ number: whole, left: z.number(), unit: z.enum(['hands', 'seconds']) })),
  /** By chair; null is empty. Stacks as they were when the hand began. */
  chairs: z.array(z.nullable(z.strictObject({ name: z.string(), player: z.string(), chips, bought: chips }))),
  /** Chairs whose player is not available in this game, and the substitutes. The chair keeps the name of its player. */
  substitutes: z.array(z.strictObject({ chair, wanted: z.string(), plays: z.string() })),
  /** The human's chair; null at a table of computer players. */
  you: z.nullable(chair),
  /** How many hands have been started. */
  hands: whole,
  /** The hand that is being played. */
  hand: z.nullable(handId),
  /** The last finished hand, for `why` and `record`. */
  lastHand: z.nullable(handId),
  /** The seed of a practice table. */
  seed: z.nullable(z.string()),
  paused: z.boolean(),
  /** The players who have left the tournament, best first. */
  places: z.array(place),
});
export type TableInfo = z.output<typeof tableInfo>;

export const handInfoSchema = z.strictObject({
  hand: handId,
  /** From 1. */
  number: whole,
  game: z.enum(GAMES),
  /** Tournaments: from 1. */
  level: z.nullable(whole),
  /** By seat of the hand. Seats count from the left of the button, chairs stay where they are. */
  chairs: z.array(chair),
  names: z.array(z.string()),
  players: z.array(z.string()),
  /** The human's seat; null when he is not dealt in. */
  you: z.nullable(seat),
  /** The chair with the button; null in stud. */
  button: z.nullable(chair),
});
export type HandInfo = z.output<typeof handInfoSchema>;

export const handResultSchema = z.strictObject({
  seat,
  chair,
  name: z.string(),
  /** Stacks before and after. */
  before: chips,
  after: chips,
});
export type HandResult = z.output<typeof handResultSchema>;

const errorSchema = z.strictObject({
  code: z.string(),
  value: z.string(),
  problem: z.string(),
  expected: z.string(),
});

/** What earlier hands have shown about a player: how much more likely it plays like each type than at first. */
export const recordSchema = z.strictObject({
  hands: whole,
  types: z.record(z.string(), z.number()),
});

const hostMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('table'), table: tableInfo }),
  z.strictObject({ type: z.literal('handStart'), ...handInfoSchema.shape }),
  /**
   * What the human's seat may know now, with all events of the hand so far. `view.legal` is set when it is to act;
   * reply with this `decision`.
   */
  z.strictObject({ type: z.literal('view'), hand: handId, decision, view: viewSchema }),
  z.strictObject({
    type: z.literal('handOver'),
    hand: handId,
    results: z.array(handResultSchema),
    /** The players who leave the tournament with this hand. */
    places: z.array(place),
  }),
  z.strictObject({ type: z.literal('reasons'), hand: handId, reasons: z.array(explainedSchema) }),
  z.strictObject({
    type: z.literal('record'),
    hand: handId,
    /** PHH with the cards that the human's seat saw. */
    seen: z.string(),
    /** PHH with all cards, and the reasons, which reveal hidden cards too; null unless requested. */
    all: z.nullable(z.strictObject({ phh: z.string(), reasons: z.array(explainedSchema) })),
  }),
  z.strictObject({
    type: z.literal('hint'),
    hand: handId,
    decision,
    player: z.string(),
    action: actionSchema,
    reason: reasonSchema,
  }),
  /** By chair; null where nothing is known. */
  z.strictObject({ type: z.literal('memory'), records: z.array(z.nullable(recordSchema)) }),
  z.strictObject({ type: z.literal('paused'), paused: z.boolean() }),
  /** A tournament has its winner. */
  z.strictObject({ type: z.literal('sessionOver'), places: z.array(place) }),
  /** Refused; nothing has changed. `about` is the type of the message, if it had one. */
  z.strictObject({ type: z.literal('error'), about: z.nullable(z.string()), error: errorSchema }),
  z.strictObject({ type: z.literal('bye') }),
]);
export type HostMessage = z.output<typeof hostMessageSchema>;
export type TableError = z.output<typeof errorSchema>;

/** Checks a message of the client. */
export const checkClientMessage = (data: unknown): Result<ClientMessage> =>
  checkShape(clientMessageSchema, data, 'table/bad-message');

/** Checks a message of the host. */
export const checkHostMessage = (data: unknown): Result<HostMessage> =>
  checkShape(hostMessageSchema, data, 'table/bad-message');
