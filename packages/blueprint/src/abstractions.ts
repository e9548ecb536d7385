import { rankBadugi4, refuse, succeed, Xoshiro256, type Card, type Result } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { makeChecksum } from '@doorcard/sealed';
import { makeAbstraction, type Abstraction } from './abstraction.js';
import {
  coarseBuckets,
  exploiterBuckets,
  fineBuckets,
  shapeOf,
  type BadugiBuckets,
} from './badugi/badugiBuckets.js';
import { BadugiDeal } from './badugi/badugiDeal.js';
import { badugiGame } from './badugi/badugiGame.js';
import { findDiscards } from './badugi/discards.js';
import { shortGame } from './badugi/shortGame.js';
import type { CompiledGame, Round } from './game/compiledGame.js';
import { makeStudBuckets, type StudBuckets } from './stud/studBuckets.js';
import { measureRazz, measureStud, measureStud8, type StudMeasures } from './stud/measures.js';
import { findOther } from './place.js';
import { StudDeal, type StudGameId } from './stud/studDeal.js';
import { EXPLOITER_DIVISIONS, USUAL_DIVISIONS } from './stud/studDivisions.js';
import { compileStudGame } from './stud/studGame.js';

/** The games that can be trained. */
export const TRAINED_GAMES = ['badugi', 'razz', 'stud', 'stud8'] as const;
export type TrainedGame = (typeof TRAINED_GAMES)[number];

export const isTrainedGame = (game: string): game is TrainedGame =>
  (TRAINED_GAMES as readonly string[]).includes(game);

interface BadugiAbstraction extends Abstraction {
  readonly buckets: BadugiBuckets;
}

function makeBadugi(buckets: BadugiBuckets, coarser?: BadugiAbstraction): BadugiAbstraction {
  return makeBadugiOf(badugiGame, buckets.id, buckets, coarser);
}

function makeBadugiOf(
  game: CompiledGame,
  name: string,
  buckets: BadugiBuckets,
  coarser?: BadugiAbstraction,
): BadugiAbstraction {
  const abstraction = makeAbstraction({
    id: `badugi/${name}`,
    gameId: 'badugi',
    game,
    counts: game.rounds.map(() => buckets.count),
    openDeal: (other) => new BadugiDeal(buckets, (other as BadugiAbstraction).buckets),
    bucketOf: (view) => buckets.byRank[rankHand(view)]!,
    describeHand: (view) => ({ game: 'badugi', ...shapeOf(rankHand(view)) }),
    discard: ({ mine }, count) => {
      const cards = mine!.cards.toSorted((a, b) => a - b);
      const places = findDiscards(cards, 0, count);
      return cards.filter((_, i) => (places >> i) & 1);
    },
    fingerprint: game === badugiGame ? [...buckets.byRank] : [[...buckets.byRank], game.rounds.map(listRows)],
    ...(coarser && {
      coarser: {
        abstraction: coarser,
        parents: game.rounds.map(() => mapBuckets(buckets, coarser.buckets)),
      },
    }),
  });
  return { ...abstraction, buckets };
}

/** What players see of contexts, in short. */
const listRows = ({ rows }: Round): string[] =>
  (rows instanceof Int32Array ? [rows] : rows).map((each) => makeChecksum([...each]));

function rankHand({ mine }: View): number {
  const [a, b, c, d] = mine!.cards as [Card, Card, Card, Card];
  return rankBadugi4(a, b, c, d);
}

/** By bucket: the coarser bucket that contains it. */
function mapBuckets(fine: BadugiBuckets, coarse: BadugiBuckets): Int32Array {
  const parents = new Int32Array(fine.count).fill(-1);
  fine.byRank.forEach((bucket, rank) => {
    if (rank === 0) return;
    const parent = coarse.byRank[rank]!;
    if (parents[bucket] !== -1 && parents[bucket] !== parent) {
      throw new RangeError(`bucket ${bucket} of ${fine.id} is not within one bucket of ${coarse.id}`);
    }
    parents[bucket] = parent;
  });
  return parents;
}

interface StudAbstraction extends Abstraction {
  readonly buckets: StudBuckets;
}

const FIRST_UP = 2;
const SAMPLE = 500;

function makeStud(gameId: StudGameId, id: 'usual' | 'exploiter', measures: StudMeasures): StudAbstraction {
  const divisions = (id === 'usual' ? USUAL_DIVISIONS : EXPLOITER_DIVISIONS)[gameId];
  const buckets = makeStudBuckets(id, measures, divisions);
  const game = compileStudGame(gameId);
  const sample = new StudDeal(gameId, [buckets, buckets]);
  const rng = Xoshiro256.fromSeed(1n);
  const fingerprint = makeChecksum(
    Array.from({ length: SAMPLE }, () => {
      sample.deal(rng);
      return [...sample.buckets[0], ...sample.buckets[1]];
    }),
  );
  const abstraction = makeAbstraction({
    id: `${gameId}/${buckets.id}`,
    gameId,
    game,
    counts: buckets.counts,
    openDeal: (other) => new StudDeal(gameId, [buckets, (other as StudAbstraction).buckets]),
    bucketOf: (view) => buckets.bucketOf(view.street, view.mine!.cards, seeOther(view)),
    describeHand: (view) => ({
      game: 'stud',
      ...buckets.partsOf(view.street, view.mine!.cards, seeOther(view)),
    }),
    fingerprint,
  });
  return { ...abstraction, buckets };
}

/** The up cards of the other player in their places. */
const seeOther = (view: View): Card[] => [
  ...new Array<Card>(FIRST_UP).fill(0),
  ...view.seats[findOther(view)]!.up,
];

const makers: Readonly<Record<string, () => Abstraction>> = {
  'badugi/coarse': () => makeBadugi(coarseBuckets),
  'badugi/short': () => makeBadugiOf(shortGame, 'short', coarseBuckets),
  'badugi/usual': () => makeBadugi(fineBuckets, makeBadugi(coarseBuckets)),
  'badugi/exploiter': () => makeBadugi(exploiterBuckets, makeBadugi(coarseBuckets)),
  'razz/usual': () => makeStud('razz', 'usual', measureRazz()),
  'razz/exploiter': () => makeStud('razz', 'exploiter', measureRazz()),
  'stud/usual': () => makeStud('stud', 'usual', measureStud()),
  'stud/exploiter': () => makeStud('stud', 'exploiter', measureStud()),
  'stud8/usual': () => makeStud('stud8', 'usual', measureStud8()),
  'stud8/exploiter': () => makeStud('stud8', 'exploiter', measureStud8()),
};

const made = new Map<string, Abstraction>();

/** An abstraction by its id, as in `badugi/usual`. The first call for an id builds its tables. */
export function findAbstraction(id: string): Result<Abstraction> {
  const known = made.get(id);
  if (known !== undefined) return succeed(known);
  if (!Object.hasOwn(makers, id)) {
    return refuse({
      code: 'strategy/unknown-abstraction',
      value: id,
      problem: `unknown abstraction "${id}"`,
      expected: `one of ${Object.keys(makers).join(', ')}`,
    });
  }
  const abstraction = makers[id]!();
  made.set(id, abstraction);
  return succeed(abstraction);
}

/** What a game is trained with. */
export const USUAL_ABSTRACTIONS: Readonly<Record<TrainedGame, string>> = {
  badugi: 'badugi/usual',
  razz: 'razz/usual',
  stud: 'stud/usual',
  stud8: 'stud8/usual',
};

/** What exploiters are trained with: other groups of hands than the players have. */
export const EXPLOITER_ABSTRACTIONS: Readonly<Record<TrainedGame, string>> = {
  badugi: 'badugi/exploiter',
  razz: 'razz/exploiter',
  stud: 'stud/exploiter',
  stud8: 'stud8/exploiter',
};
