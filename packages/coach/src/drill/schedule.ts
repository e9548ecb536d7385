import * as z from 'zod/mini';
import { createEmptyCard, fsrs, Rating, type Card as FsrsCard, type CardInput } from 'ts-fsrs';

/** When a kind of drill is due again, and what the scheduler remembers about it. Times are milliseconds. */
export interface Memory {
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: 0 | 1 | 2 | 3;
  readonly lastReview: number | null;
}

export const memorySchema = z.strictObject({
  due: z.number(),
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.number(),
  learningSteps: z.int(),
  reps: z.int(),
  lapses: z.int(),
  state: z.literal([0, 1, 2, 3]),
  lastReview: z.nullable(z.number()),
});

// Without fuzz the same answers at the same times give the same dates.
const SCHEDULER = fsrs({ enable_fuzz: false });

export const makeMemory = (now: number): Memory => toMemory(createEmptyCard(now));

/** The memory after an answer. */
export const review = (memory: Memory, isRight: boolean, now: number): Memory =>
  toMemory(SCHEDULER.next(toCard(memory), now, isRight ? Rating.Good : Rating.Again).card);

const toMemory = (card: FsrsCard): Memory => ({
  due: card.due.getTime(),
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  lastReview: card.last_review?.getTime() ?? null,
});

/** What the scheduler reads; it computes the days since the last review itself. */
const toCard = (memory: Memory): CardInput => ({
  ...createEmptyCard(memory.due),
  due: memory.due,
  stability: memory.stability,
  difficulty: memory.difficulty,
  scheduled_days: memory.scheduledDays,
  learning_steps: memory.learningSteps,
  reps: memory.reps,
  lapses: memory.lapses,
  state: memory.state,
  ...(memory.lastReview === null ? {} : { last_review: memory.lastReview }),
});
