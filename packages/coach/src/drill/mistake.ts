import { unwrap } from '@doorcard/cards';
import {
  GAMES,
  Hand,
  listDecisions,
  listEvents,
  makeView,
  rewind,
  UNKNOWN_CARD,
  type GameId,
  type Seat,
} from '@doorcard/engine';
import { makeHandRecord, readHandRecord, type HandRecord } from '@doorcard/history';
import * as z from 'zod/mini';
import type { HandReview } from '../review/handReview.js';
import type { DecisionVerdict } from '../verdict/judge.js';
import { verdictSchema } from '../verdict/verdictSchema.js';
import type { Drill } from './drill.js';
import type { DrillBook } from './drillBook.js';
import { makeMemory, memorySchema, type Memory } from './schedule.js';
import { makeVerdictDrill, makeViewKey } from './verdictDrill.js';

/** A decision of the learner that lost something for sure, to be asked again until it is remembered. */
export interface Mistake {
  /** The same for the same spot; the key of its drill. */
  readonly id: string;
  readonly game: GameId;
  /** The hand up to this decision, with the cards that the learner could see. */
  readonly record: HandRecord;
  readonly seat: Seat;
  /** The index among the decisions of the hand. */
  readonly place: number;
  readonly verdict: DecisionVerdict;
  readonly answered: number;
  readonly right: number;
  readonly memory: Memory;
}

const count = z.int().check(z.nonnegative());

export const mistakeSchema: z.ZodMiniType<Mistake> = z.strictObject({
  id: z.string(),
  game: z.enum(GAMES),
  /** Checked when it is replayed. */
  record: z.custom<HandRecord>(),
  seat: count,
  place: count,
  verdict: verdictSchema,
  answered: count,
  right: count,
  memory: memorySchema,
});

/** More than anybody repeats; the oldest go first. */
const MOST = 200;

/** Adds the decisions of a reviewed hand that were mistakes or worse. A spot that is in the book already stays as it is. */
export const addMistakes = (book: DrillBook, hand: Hand, review: HandReview, now: number): DrillBook =>
  addDecisions(
    book,
    hand,
    {
      ...review,
      decisions: review.decisions.filter(
        ({ verdict: { label } }) => label === 'mistake' || label === 'blunder',
      ),
    },
    now,
  );

/** Adds all decisions of a review, whatever they are called: the learner has chosen them. */
export function addDecisions(book: DrillBook, hand: Hand, review: HandReview, now: number): DrillBook {
  const known = new Set(book.mistakes.map(({ id }) => id));
  const added = review.decisions.flatMap(({ place, verdict }): Mistake[] => {
    const seen = hideOthers(rewind(hand, place), review.seat);
    const id = makeViewKey(makeView(seen, review.seat));
    if (known.has(id)) return [];
    known.add(id);
    const { game, seat } = review;
    const record = makeHandRecord(seen);
    return [{ id, game, record, seat, place, verdict, answered: 0, right: 0, memory: makeMemory(now) }];
  });
  return added.length === 0 ? book : { ...book, mistakes: [...book.mistakes, ...added].slice(-MOST) };
}

/** The mistake that has been due longest, if one is due that was not asked already. */
export function pickMistake(
  book: DrillBook,
  games: readonly GameId[],
  now: number,
  asked: ReadonlySet<string>,
): Mistake | undefined {
  return book.mistakes
    .filter(({ id, game, memory }) => games.includes(game) && memory.due <= now && !asked.has(id))
    .toSorted((a, b) => a.memory.due - b.memory.due)[0];
}

/** The spot of a mistake as a drill: what to do there, and what was done. */
export function makeMistakeDrill({ record, seat, verdict }: Mistake): Drill {
  const view = makeView(unwrap(readHandRecord(record)), seat);
  const drill = makeVerdictDrill('ownMistakes', 1, view, verdict);
  return { ...drill, explanation: { ...drill.explanation, taken: verdict.taken } };
}

/** The same hand, not over, with the cards that a seat has seen. */
function hideOthers(hand: Hand, seat: Seat): Hand {
  const cards = listEvents(hand).flatMap((event) => {
    switch (event.type) {
      case 'deal':
        return event.cards.map(({ card, up }) => (up || event.seat === seat ? card : UNKNOWN_CARD));
      case 'draw':
        return event.cards.map((card) => (event.seat === seat ? card : UNKNOWN_CARD));
      case 'board':
        return [...event.cards];
      default:
        return [];
    }
  });
  const seen = new Hand(hand.plan);
  seen.deal({ kind: 'script', cards });
  for (const { code, amount } of listDecisions(hand)) {
    if (!seen.act(code, amount)) throw new Error('a hand with hidden cards refuses its own decision');
  }
  return seen;
}
