/** The players to choose from, weakest level first, by the ids that the host reads. */
export const PLAYERS = [
  'random',
  'lv0',
  'lv1:solid',
  'lv1:rock',
  'lv1:standard',
  'lv2:1',
  'lv2:2',
  'lv2:3',
  'lv2:4',
  'lv2:5',
  'lv2:6',
  'lv3',
  'lv4',
  'station',
  'maniac',
  'nit',
  'thief',
  'floater',
  'patter:first',
  'patter:second',
  'patter:first-cap',
  'patter:second-cap',
  'blind:bet',
  'blind:call',
  'blind:raise',
  'blind:barrel',
] as const;
export type PlayerName = (typeof PLAYERS)[number];

export const LEVELS = ['random', 'lv0', 'lv1', 'lv2', 'lv3', 'lv4'] as const;
export type LevelChoice = (typeof LEVELS)[number];

/** Somebody to play against. */
export interface Opponent {
  readonly name: string;
  readonly player: PlayerName;
}

export const MOST_OPPONENTS = 6;
export const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve', 'Fay'] as const;

/** Undefined for a sparring partner. */
export const levelOf = (player: PlayerName): LevelChoice | undefined =>
  LEVELS.find((level) => player === level || player.startsWith(`${level}:`));

/** Players with one habit each, to practise against. */
export const PARTNERS: readonly PlayerName[] = PLAYERS.filter((player) => levelOf(player) === undefined);

export const listPlayers = (level: LevelChoice): readonly PlayerName[] =>
  PLAYERS.filter((player) => levelOf(player) === level);

/** Six of one level, each with another style where the level has styles. Names that were given stay. */
export function seatOpponents(level: LevelChoice, names: readonly string[] = NAMES): readonly Opponent[] {
  const players = listPlayers(level);
  return NAMES.map((name, i) => ({ name: names[i] ?? name, player: players[i % players.length]! }));
}

/** The level at which all of them sit as `seatOpponents` seats them; undefined where somebody was chosen by hand. */
export function findCommonLevel(opponents: readonly Opponent[]): LevelChoice | undefined {
  return LEVELS.find((level) =>
    seatOpponents(level)
      .slice(0, opponents.length)
      .every(({ player }, i) => player === opponents[i]!.player),
  );
}
