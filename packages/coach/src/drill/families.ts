import type { Rng } from '@doorcard/cards';
import { GAMES, type GameId } from '@doorcard/engine';
import type { Drill, DrillLevel, EndlessFamily, SpotFamily } from './drill.js';
import { makeDeadOuts, OUT_DRAWS } from './families/deadOuts.js';
import { makeHalves, SPLIT_GAMES } from './families/halves.js';
import { makeHandName } from './families/handNames.js';
import { makePotOdds } from './families/potOdds.js';
import { makeSpot, SPOT_GAMES } from './families/spots.js';

interface Family {
  readonly games: readonly GameId[];
  readonly make: (game: GameId, level: DrillLevel, rng: Rng) => Drill;
}

function makeSpotFamily(family: SpotFamily): Family {
  return { games: SPOT_GAMES[family], make: (game, level, rng) => makeSpot(family, game, level, rng) };
}

const FAMILY_BY_ID: Readonly<Record<EndlessFamily, Family>> = {
  potOdds: { games: GAMES, make: makePotOdds },
  deadOuts: { games: GAMES.filter((game) => OUT_DRAWS[game] !== undefined), make: makeDeadOuts },
  handNames: { games: GAMES, make: makeHandName },
  halves: { games: SPLIT_GAMES, make: makeHalves },
  thirdStreet: makeSpotFamily('thirdStreet'),
  drawing: makeSpotFamily('drawing'),
  fifthPrice: makeSpotFamily('fifthPrice'),
};

/** The games in which a family asks something. */
export const listDrillGames = (family: EndlessFamily): readonly GameId[] => FAMILY_BY_ID[family].games;

/** A family has far more drills than anybody answers; this many repetitions in a row mean that it has run out. */
const MOST_TRIES = 1000;

/**
 * A drill of a family in one of its games that was not asked before, whatever the suits are called. The same generator
 * gives the same drill. Counted families take a moment; those of decisions play hands and judge spots, which takes about
 * a second.
 */
export function makeDrill(
  family: EndlessFamily,
  game: GameId,
  level: DrillLevel,
  rng: Rng,
  asked: ReadonlySet<string> = new Set(),
): Drill {
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const drill = FAMILY_BY_ID[family].make(game, level, rng);
    if (!asked.has(drill.key)) return drill;
  }
  throw new RangeError(`no new drill of ${family} in ${game} after ${MOST_TRIES} tries`);
}
