import { below, type Rng } from '@doorcard/cards';
import { checkShape, defineDocument } from '@doorcard/sealed';
import { GAMES, type GameId } from '@doorcard/engine';
import * as z from 'zod/mini';
import { ENDLESS_FAMILIES, LEVELS, type Drill, type DrillLevel, type EndlessFamily } from './drill.js';
import { listDrillGames } from './families.js';
import { mistakeSchema, type Mistake } from './mistake.js';
import { makeMemory, memorySchema, review, type Memory } from './schedule.js';

/** What is known about one kind of drill: a family in a game. */
export interface DrillEntry {
  readonly family: EndlessFamily;
  readonly game: GameId;
  readonly level: DrillLevel;
  readonly answered: number;
  readonly right: number;
  /** The latest answers at this level, newest last. */
  readonly recent: readonly boolean[];
  readonly memory: Memory;
}

/** The progress of a learner. */
export interface DrillBook {
  readonly entries: readonly DrillEntry[];
  /** The learner's own mistakes, oldest first. */
  readonly mistakes: readonly Mistake[];
}

export const EMPTY_BOOK: DrillBook = { entries: [], mistakes: [] };

/** The last answers at a level that count; UP right ones or more lead to the next level, DOWN or fewer back. */
const WINDOW = 5;
const UP = 4;
const DOWN = 2;

/** The book after an answer to a drill. */
export function recordAnswer(book: DrillBook, drill: Drill, answer: number, now: number): DrillBook {
  const isRight = drill.accepted.includes(answer);
  const { family } = drill;
  if (family === 'ownMistakes') return { ...book, mistakes: book.mistakes.map(answerMistake) };
  const entry = findEntry(book, family, drill.game, now);
  const recent = [...entry.recent, isRight].slice(-WINDOW);
  const level = recent.length < WINDOW ? entry.level : adaptLevel(entry.level, recent);
  const next: DrillEntry = {
    ...entry,
    level,
    answered: entry.answered + 1,
    right: entry.right + (isRight ? 1 : 0),
    recent: level === entry.level ? recent : [],
    memory: review(entry.memory, isRight, now),
  };
  return { ...book, entries: [...book.entries.filter((each) => each !== entry), next] };

  function answerMistake(mistake: Mistake): Mistake {
    if (mistake.id !== drill.key) return mistake;
    const { answered, right, memory } = mistake;
    return {
      ...mistake,
      answered: answered + 1,
      right: right + (isRight ? 1 : 0),
      memory: review(memory, isRight, now),
    };
  }
}

/** Two books of one learner, as after a backup: of the same kind or the same mistake, the one with more answers. */
export function joinBooks(here: DrillBook, other: DrillBook): DrillBook {
  return {
    entries: join(here.entries, other.entries, ({ family, game }) => `${family} ${game}`),
    mistakes: join(here.mistakes, other.mistakes, ({ id }) => id),
  };
}

function join<Kind extends { readonly answered: number }>(
  here: readonly Kind[],
  others: readonly Kind[],
  nameKind: (kind: Kind) => string,
): Kind[] {
  const joined = new Map(here.map((kind) => [nameKind(kind), kind]));
  for (const other of others) {
    const known = joined.get(nameKind(other));
    if (known === undefined || other.answered > known.answered) joined.set(nameKind(other), other);
  }
  return [...joined.values()];
}

function adaptLevel(level: DrillLevel, recent: readonly boolean[]): DrillLevel {
  const right = recent.filter(Boolean).length;
  const at = LEVELS.indexOf(level) + (right >= UP ? 1 : right <= DOWN ? -1 : 0);
  return LEVELS[Math.min(Math.max(at, 0), LEVELS.length - 1)]!;
}

/** The entry of a kind of drill; a new one if it was never asked. */
export const findEntry = (book: DrillBook, family: EndlessFamily, game: GameId, now: number): DrillEntry =>
  book.entries.find((entry) => entry.family === family && entry.game === game) ?? {
    family,
    game,
    level: 1,
    answered: 0,
    right: 0,
    recent: [],
    memory: makeMemory(now),
  };

/**
 * What to ask next: the kind of drill that has been due longest, then a new kind at random, then the one that is due
 * first.
 */
export function pickNext(
  book: DrillBook,
  games: readonly GameId[],
  now: number,
  rng: Rng,
  families: readonly EndlessFamily[] = ENDLESS_FAMILIES,
): DrillEntry {
  const kinds = families
    .flatMap((family) =>
      games
        .filter((game) => listDrillGames(family).includes(game))
        .map((game) => findEntry(book, family, game, now)),
    )
    .sort((a, b) => a.memory.due - b.memory.due);
  const fresh = kinds.filter(({ answered }) => answered === 0);
  const first = kinds.find(({ answered }) => answered > 0);
  if (first !== undefined && (first.memory.due <= now || fresh.length === 0)) return first;
  return fresh[below(rng, fresh.length)]!;
}

const bookSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      family: z.enum(ENDLESS_FAMILIES),
      game: z.enum(GAMES),
      level: z.literal([...LEVELS]),
      answered: z.int().check(z.nonnegative()),
      right: z.int().check(z.nonnegative()),
      recent: z.array(z.boolean()),
      memory: memorySchema,
    }),
  ),
  mistakes: z.array(mistakeSchema),
});

/** The stored form of a book. */
export const drillDocument = defineDocument<DrillBook>({
  type: 'doorcard/drills',
  name: 'drill progress',
  codes: {
    notJson: 'drill/not-json',
    foreign: 'drill/foreign',
    unknownVersion: 'drill/unknown-version',
    badChecksum: 'drill/bad-checksum',
  },
  migrations: [
    // Version 1 had no mistakes of the learner's own.
    (data) => ({ ...data, mistakes: [] }),
  ],
  check: (data) => checkShape(bookSchema, data, 'drill/bad-shape'),
});
