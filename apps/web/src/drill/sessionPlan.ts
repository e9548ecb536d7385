import { below, Xoshiro256, type Rng } from '@doorcard/cards';
import {
  findEntry,
  listDrillGames,
  pickNext,
  type DrillBook,
  type DrillEntry,
  type DrillLevel,
  type EndlessFamily,
} from '@doorcard/coach/drill';
import { GAMES, type GameId } from '@doorcard/engine';
import { makeChecksum } from '@doorcard/sealed';

/** The families that are asked; `deadMemory` asks for dead outs with the boards hidden. */
export const KINDS = [
  'thirdStreet',
  'drawing',
  'fifthPrice',
  'deadOuts',
  'deadMemory',
  'halves',
  'potOdds',
  'handNames',
  'ownMistakes',
] as const;
export type DrillKind = (typeof KINDS)[number];

/** One question of a session: a new one of a family, or a decision of the learner. */
export type PlanItem =
  | {
      readonly family: EndlessFamily;
      readonly game: GameId;
      readonly level: DrillLevel;
      /** The boards vanish before the answer. */
      readonly isBlind: boolean;
    }
  /** The checksum of the id of an own mistake. */
  | { readonly mistake: string };

/** A session as its address holds it: nothing else is needed to go on after a reload. */
export interface SessionPlan {
  readonly seed: number;
  readonly items: readonly PlanItem[];
  /** Questions that are done: whether each was right. */
  readonly results: readonly boolean[];
  /** The answer to the question that is shown; undefined until there is one. */
  readonly answer: number | undefined;
  /** Where it comes from; it changes the words at the end. */
  readonly from: 'drill' | 'first' | 'today';
}

const SESSION_LENGTH = 10;
const FIRST_LENGTH = 5;

const familyOf = (kind: Exclude<DrillKind, 'ownMistakes'>): EndlessFamily =>
  kind === 'deadMemory' ? 'deadOuts' : kind;

export const listKindGames = (kind: DrillKind): readonly GameId[] =>
  kind === 'ownMistakes' ? GAMES : listDrillGames(familyOf(kind));

/** Ten questions of one kind. */
export function planKind(
  kind: DrillKind,
  games: readonly GameId[],
  book: DrillBook,
  now: number,
  seed: number,
  length = SESSION_LENGTH,
): readonly PlanItem[] {
  if (kind === 'ownMistakes') {
    return listMistakes(book, games).slice(0, length);
  }
  const family = familyOf(kind);
  const rng = makeRng(seed);
  const possible = listKindGames(kind).filter((game) => games.includes(game));
  const chosen = possible.length === 0 ? listKindGames(kind) : possible;
  return Array.from({ length }, () => {
    const game = chosen[below(rng, chosen.length)]!;
    return { family, game, level: findEntry(book, family, game, now).level, isBlind: kind === 'deadMemory' };
  });
}

/** What is due first, then anything: own mistakes that are due, kinds that are due, new kinds. */
export function planMix(
  games: readonly GameId[],
  book: DrillBook,
  now: number,
  seed: number,
): readonly PlanItem[] {
  const rng = makeRng(seed);
  const due = { ...book, mistakes: book.mistakes.filter(({ memory }) => memory.due <= now) };
  const items: PlanItem[] = listMistakes(due, games).slice(0, SESSION_LENGTH);
  // Each pick counts as asked, so that the next one is another kind.
  let asked = book;
  while (items.length < SESSION_LENGTH) {
    const entry = pickNext(asked, games, now, rng);
    const { family, game, level } = entry;
    items.push({ family, game, level, isBlind: false });
    asked = noteAsked(asked, entry, now + items.length);
  }
  return items;
}

/** The book as if this kind had just been asked. */
const noteAsked = (book: DrillBook, entry: DrillEntry, due: number): DrillBook => ({
  ...book,
  entries: [
    ...book.entries.filter(({ family, game }) => family !== entry.family || game !== entry.game),
    { ...entry, answered: entry.answered + 1, memory: { ...entry.memory, due } },
  ],
});

/** Own mistakes, the one that has waited longest first. */
const listMistakes = ({ mistakes }: DrillBook, games: readonly GameId[]): PlanItem[] =>
  mistakes
    .filter(({ game }) => games.includes(game))
    .toSorted((a, b) => a.memory.due - b.memory.due)
    .map(({ id }) => ({ mistake: makeChecksum(id) }));

/** A counted question first: it is there at once, and the decisions after it are dealt meanwhile. */
const FIRST_KINDS = [
  'handNames',
  'thirdStreet',
  'drawing',
  'potOdds',
  'fifthPrice',
  'deadOuts',
  'halves',
] as const;

/** Five spots of a game for a first visit. */
export function planFirst(game: GameId): readonly PlanItem[] {
  const kinds = FIRST_KINDS.filter((kind) => listKindGames(kind).includes(game));
  return Array.from({ length: FIRST_LENGTH }, (_, i) => ({
    family: kinds[i % kinds.length]!,
    game,
    level: 1,
    isBlind: false,
  }));
}

/** The spot of a day, the same for everybody: `2026-11-17`. */
export function planToday(date: string): {
  readonly item: PlanItem & { family: EndlessFamily };
  readonly seed: number;
} {
  const seed = Number(date.replaceAll('-', ''));
  const rng = makeRng(seed);
  const kinds = KINDS.filter((kind) => kind !== 'ownMistakes' && kind !== 'deadMemory');
  const family = kinds[below(rng, kinds.length)]!;
  const games = listDrillGames(family);
  return { item: { family, game: games[below(rng, games.length)]!, level: 2, isBlind: false }, seed };
}

const makeRng = (seed: number): Rng => Xoshiro256.fromSeed(BigInt(seed));

const writeItem = (item: PlanItem): string =>
  'mistake' in item
    ? `own.${item.mistake}`
    : `${item.family}.${item.game}.${item.level}${item.isBlind ? '.m' : ''}`;

/** What follows the address of drills. */
export function makeSessionTail({ seed, items, results, answer, from }: SessionPlan): string {
  const parts = [
    `seed=${seed}`,
    `plan=${items.map(writeItem).join(',')}`,
    ...(results.length === 0 ? [] : [`done=${results.map((right) => (right ? 1 : 0)).join('')}`]),
    ...(answer === undefined ? [] : [`answer=${answer}`]),
    ...(from === 'drill' ? [] : [`from=${from}`]),
  ];
  return `session?${parts.join('&')}`;
}

/** The session of an address; undefined if it is not whole. */
export function parseSessionTail(tail: string): SessionPlan | undefined {
  const query = new URLSearchParams(tail.replace(/^session\??/, ''));
  const seed = Number(query.get('seed') ?? Number.NaN);
  const items = (query.get('plan') ?? '').split(',').map(parseItem);
  const done = query.get('done') ?? '';
  const answer = query.get('answer');
  const from = (['first', 'today'] as const).find((each) => each === query.get('from')) ?? 'drill';
  if (!Number.isSafeInteger(seed) || seed < 0 || !/^[01]*$/.test(done) || done.length > items.length)
    return undefined;
  if (answer !== null && !/^\d$/.test(answer)) return undefined;
  if (items.length > 50 || items.includes(undefined)) return undefined;
  return {
    seed,
    items: items as PlanItem[],
    results: [...done].map((each) => each === '1'),
    answer: answer === null ? undefined : Number(answer),
    from,
  };
}

function parseItem(text: string): PlanItem | undefined {
  const own = /^own\.([0-9a-f]+)$/.exec(text);
  if (own !== null) return { mistake: own[1]! };
  const [, family, game, level, blind] = /^(\w+)\.([\w-]+)\.([123])(\.m)?$/.exec(text) ?? [];
  const kind = KINDS.find((each) => each === family && each !== 'ownMistakes' && each !== 'deadMemory');
  if (kind === undefined || !(listKindGames(kind) as readonly string[]).includes(game ?? ''))
    return undefined;
  return {
    family: kind as EndlessFamily,
    game: game as GameId,
    level: Number(level) as DrillLevel,
    isBlind: blind !== undefined,
  };
}
