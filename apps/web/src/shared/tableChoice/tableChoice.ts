import {
  ROTATIONS,
  VARIANTS,
  type GameChange,
  type GameId,
  type LevelUnit,
  type RotationId,
} from '@doorcard/engine';
import { HUMAN, type TableOptions } from '@doorcard/table';
import { MOST_OPPONENTS, NAMES, seatOpponents, type Opponent } from './players.js';
import {
  CASH_STAKES,
  countChips,
  makeStructure,
  type Depth,
  type StakesChoice,
  type StructureChoice,
} from './stakes.js';

export const MIXES = Object.keys(ROTATIONS) as readonly RotationId[];
/** An order of games that the visitor has made. */
export const OWN = 'own';
export type GamesChoice = GameId | RotationId | typeof OWN;

export const KINDS = ['cash', 'tournament'] as const;
export type Kind = (typeof KINDS)[number];

/** More games than anybody deals in a round. */
export const MOST_GAMES = 16;

/** Hands of one game before the next begins. */
export const GAME_LENGTHS = [1, 5, 6, 8] as const;

/** All that is chosen before a table, but the seed. It is what the page remembers. */
export interface TableChoice {
  readonly games: GamesChoice;
  readonly own: readonly GameId[];
  readonly change: GameChange;
  readonly kind: Kind;
  readonly stakes: StakesChoice;
  readonly depth: Depth;
  readonly structure: StructureChoice;
  readonly levelsBy: LevelUnit;
  /** How many of the people sit down, if the games have enough seats. */
  readonly opponents: number;
  readonly people: readonly Opponent[];
}

export const USUAL_CHOICE: TableChoice = {
  games: 'badugi',
  own: [],
  change: { every: 'hands', hands: 6 },
  kind: 'cash',
  stakes: 'mid',
  depth: 100,
  structure: 'usual',
  levelsBy: 'seconds',
  opponents: 5,
  people: seatOpponents('lv2'),
};

const isMix = (games: GamesChoice): games is RotationId => Object.hasOwn(ROTATIONS, games);

/** What is dealt, in its order; nothing while an own order is still empty. */
export function listGames({ games, own }: Pick<TableChoice, 'games' | 'own'>): readonly GameId[] {
  if (games === OWN) return own;
  return isMix(games) ? ROTATIONS[games] : [games];
}

/** Games change with the level only where there are levels. */
export const findChange = ({ change, kind }: TableChoice): GameChange =>
  change.every === 'level' && kind === 'cash' ? USUAL_CHOICE.change : change;

/** A short tournament counts hands. */
export const findLevelUnit = ({ structure, levelsBy }: TableChoice): LevelUnit =>
  structure === 'short' ? 'hands' : levelsBy;

/** The game that seats the fewest, and how many opponents it leaves room for. */
export function findSmallest(
  games: readonly GameId[],
): { readonly game: GameId; readonly opponents: number } | undefined {
  const [game] = games.toSorted((one, other) => VARIANTS[one].maxSeats - VARIANTS[other].maxSeats);
  return game && { game, opponents: Math.min(MOST_OPPONENTS, VARIANTS[game].maxSeats - 1) };
}

/** Those who sit down. */
export function listOpponents(choice: TableChoice): readonly Opponent[] {
  const most = findSmallest(listGames(choice))?.opponents ?? MOST_OPPONENTS;
  return choice.people.slice(0, Math.min(choice.opponents, most));
}

/** What the host is asked for. An empty seed is a real deal. */
export function makeOptions(choice: TableChoice, seed: string): TableOptions {
  const { games, own, kind } = choice;
  const list = listGames(choice);
  return {
    kind,
    games: games === OWN ? [...own] : games,
    chairs: [
      { name: 'You', player: HUMAN },
      ...listOpponents(choice).map(({ name, player }, i) => ({ name: cleanName(name) || NAMES[i]!, player })),
    ],
    ...(list.length > 1 ? { change: findChange(choice) } : {}),
    ...(kind === 'cash' ? makeCashPart(choice) : makeTournamentPart(choice)),
    ...(seed === '' ? {} : { seed }),
    reasons: 'afterHand',
  };
}

const cleanName = (name: string): string => name.replaceAll(/\p{Cc}/gu, '').trim();

const makeCashPart = (choice: TableChoice): Pick<TableOptions, 'stakes' | 'chips'> => ({
  stakes: CASH_STAKES[choice.stakes],
  chips: countChips(listGames(choice), choice.stakes, choice.depth),
});

function makeTournamentPart(choice: TableChoice): Pick<TableOptions, 'levels' | 'levelsBy' | 'chips'> {
  const { levels, levelsBy, chips } = makeStructure(
    choice.structure,
    findLevelUnit(choice),
    listGames(choice),
  );
  return { levels: [...levels], levelsBy, chips };
}
