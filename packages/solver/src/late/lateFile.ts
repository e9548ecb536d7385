import { checkForm, refuse, type Result } from '@doorcard/sealed';
import * as z from 'zod/mini';
import { lockSchema } from '../spot/spotFile.js';
import { LATE_GAMES } from './lateGame.js';

// These messages say what is expected; `checkForm` adds the field and the value.
const amount = z
  .number('a number above 0, such as 10 or 0.5')
  .check(z.positive('a number above 0, such as 10 or 0.5'), z.maximum(1e9, 'at most 1000000000'));
const cards = z.string('cards as a text, such as "2c4d7h8s"');
const HANDS = 'hands with weights: {"hands": {"2d5sKs": 1, "3c4h9d": 0.25}}';
const range = z.union(
  [
    z.string(),
    z.strictObject({
      hands: z.record(
        z.string(),
        z
          .number('a weight from 0, such as 0.25')
          .check(z.minimum(0, 'a weight from 0, such as 0.25'), z.maximum(1e9, 'a weight up to 1000000000')),
      ),
    }),
  ],
  `a range as a text, such as "low2:1, *:0.1", or ${HANDS}`,
);

const lateFileSchema = z.strictObject(
  {
    game: z.enum(LATE_GAMES),
    /** Left out in draw games. */
    street: z.optional(z.int('6 or 7: the streets of stud that are solved')),
    /** The up cards of the player who acts first, then those of the other. Left out in draw games. */
    up: z.optional(z.tuple([cards, cards], 'the up cards of both: ["2c4d7h8s", "Ad5s6cKh"]')),
    /** Up cards of players who folded. (None) */
    dead: z.optional(cards),
    /** In the pot before the betting of this street; in the same unit as `bet`. */
    pot: amount,
    bet: amount,
    /** Bets and raises of a street. Without it there is no cap, which needs stacks. */
    maxWagers: z.optional(
      z.nullable(
        z
          .int('a whole number of wagers from 1, such as 4')
          .check(z.minimum(1, 'at least 1 wager'), z.maximum(100, 'at most 100 wagers')),
      ),
    ),
    /** The first to act, then the other. */
    ranges: z.tuple([range, range], 'two ranges: ["low2:1, *:0.1", "*"]'),
    /** What each has behind at the beginning of the street. (Enough for every bet) */
    stacks: z.optional(z.tuple([amount, amount], 'what both have behind: [12, 30]')),
    /** What was bet on this street so far; the ranges are those of the decision after it. (Nothing) */
    line: z.optional(z.string('actions as a text, such as "check,bet"')),
    /** Decisions with a given strategy. (None) */
    locks: z.optional(
      z.array(
        lockSchema,
        'a list of locked decisions: [{"node": "bet", "strategy": {"fold": 0.3, "call": "rest"}}]',
      ),
    ),
    /** `given` accepts a first player whose board does not open. (board) */
    firstToAct: z.optional(z.enum(['board', 'given'])),
    /** (1) */
    threads: z.optional(
      z.int('a whole number from 1').check(z.minimum(1, 'at least 1'), z.maximum(64, 'at most 64')),
    ),
    /** The exploitability to reach, in percent of the pot. (0.1%) */
    target: z.optional(z.string('an exploitability as a text, such as "0.1%"')),
    /** (1000) */
    maxIterations: z.optional(
      z.int('a whole number from 1, such as 400').check(z.minimum(1, 'at least 1 iteration')),
    ),
  },
  'a spot: {"game": "razz", "street": 7, "up": […], "pot": …, "bet": …, "ranges": […]}',
);

/** The JSON of a spot file of a late street. Defaults are in brackets. */
export type LateFile = z.output<typeof lateFileSchema>;
export type LateRangeFile = z.output<typeof range>;

/** Whether this is the spot file of a late street rather than a hold'em one: it names its game. */
export const isLateFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'game' in value;

/** Checks the fields and types of a spot file; `parseLateSpot` reads the texts in them. */
export function checkLateFile(value: unknown): Result<LateFile> {
  if (typeof value === 'object' && value !== null && 'community' in value) {
    return refuse({
      code: 'spot/community-card',
      value: JSON.stringify(value.community),
      problem: 'a shared last card (when the deck runs out on 7th street) is not supported',
      expected: 'a spot in which both players get their own last card',
    });
  }
  return checkForm(lateFileSchema, value, {
    name: 'a spot',
    codes: {
      unknownField: 'spot/unknown-field',
      missingField: 'spot/missing-field',
      badField: 'spot/bad-field',
    },
    listFields: ([field]) => {
      if (field === 'ranges') return ['hands'];
      if (field === 'locks') return ['node', 'strategy'];
      return Object.keys(lateFileSchema.shape);
    },
  });
}

/** JSON Schema of a spot file of a late street, for other programs. */
export const makeLateSpotJsonSchema = (): object => ({
  title: 'doorcard/late-spot',
  description: 'Two ranges on a late street of stud or after the last draw, for doorcard solve.',
  ...z.toJSONSchema(lateFileSchema),
});
