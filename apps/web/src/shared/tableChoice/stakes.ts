import {
  makeCashStakes,
  makeLevels,
  VARIANTS,
  type GameId,
  type Level,
  type LevelUnit,
  type TableStakes,
} from '@doorcard/engine';

export const STAKES = ['low', 'mid', 'high'] as const;
export type StakesChoice = (typeof STAKES)[number];

/** Small bets of 20, 40 and 400; the stud parts are the engine's `STUD_STAKES`. */
export const CASH_STAKES: Readonly<Record<StakesChoice, Required<TableStakes>>> = {
  low: makeCashStakes(10, 20),
  mid: makeCashStakes(20, 40),
  high: makeCashStakes(200, 400),
};

/** Stacks at cash tables, in big bets, or in big blinds where no game has a limit. */
export const DEPTHS = [20, 50, 100] as const;
export type Depth = (typeof DEPTHS)[number];

type Family = keyof TableStakes;

/** The parts of the stakes that these games use, each once. */
export const listFamilies = (games: readonly GameId[]): readonly Family[] => [
  ...new Set(games.map(findFamily)),
];

function findFamily(game: GameId): Family {
  const { forced, betting } = VARIANTS[game];
  if (forced === 'bringIn') return 'stud';
  return betting === 'fixedLimit' ? 'limit' : 'noLimit';
}

/** What everybody sits down with. */
export function countChips(games: readonly GameId[], stakes: StakesChoice, depth: Depth): number {
  const { limit, noLimit } = CASH_STAKES[stakes];
  const hasLimit = listFamilies(games).some((family) => family !== 'noLimit');
  return depth * (hasLimit ? limit.bigBet : noLimit.bigBlind);
}

export const STRUCTURES = ['usual', 'turbo', 'short'] as const;
export type StructureChoice = (typeof STRUCTURES)[number];

const LENGTHS: Readonly<Record<StructureChoice, Readonly<Record<LevelUnit, number>>>> = {
  usual: { hands: 10, seconds: 300 },
  turbo: { hands: 5, seconds: 120 },
  short: { hands: 4, seconds: 60 },
};
const CHIPS: Readonly<Record<StructureChoice, number>> = { usual: 30_000, turbo: 30_000, short: 6000 };

/** The levels of the usual structure that a short one plays. */
const SHORT_LEVELS = [0, 3, 6, 8, 11, 14];

/** How a tournament goes. */
export interface Structure {
  readonly levels: readonly Level[];
  readonly levelsBy: LevelUnit;
  readonly lasts: number;
  readonly chips: number;
}

export function makeStructure(
  structure: StructureChoice,
  levelsBy: LevelUnit,
  games: readonly GameId[],
): Structure {
  const lasts = LENGTHS[structure][levelsBy];
  const all = makeLevels(games, lasts);
  const levels = structure === 'short' ? SHORT_LEVELS.map((at) => all[at]!) : all;
  return { levels, levelsBy, lasts, chips: CHIPS[structure] };
}
