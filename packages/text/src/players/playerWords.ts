export type PlayerLevel =
  | 'random'
  | 'lv0'
  | 'lv1'
  | 'lv2'
  | 'lv3'
  | 'lv4'
  | 'station'
  | 'maniac'
  | 'nit'
  | 'thief'
  | 'floater'
  | 'patter'
  | 'blind';

/** The names of computer players. Ids such as `lv2:4` are for commands and files, never for people. */
export interface PlayerWords {
  /** By the first part of an id. */
  readonly levels: Readonly<Record<PlayerLevel, string>>;
  /** By the second part of an id. */
  readonly styles: Readonly<Record<string, string>>;
  readonly name: (level: string, style: string) => string;
}

/** The style of an id without one. */
const FIRST_STYLES: Readonly<Record<string, string>> = {
  lv1: 'solid',
  lv2: '1',
  patter: 'first',
  blind: 'bet',
};

/** "Level 2" for `lv2:1` or `lv2`: the name of a player whose style does not matter. */
export const nameLevel = ({ levels }: PlayerWords, player: string): string =>
  (levels as Readonly<Record<string, string>>)[player.split(':')[0]!] ?? player;

/** "Level 2, Careful" for `lv2:1` or `lv2`. A player that has no name here, such as a module, keeps its id. */
export function namePlayer({ levels, styles, name }: PlayerWords, player: string): string {
  const [id = '', style = FIRST_STYLES[id]] = player.split(':') as (string | undefined)[];
  const level = (levels as Readonly<Record<string, string>>)[id];
  if (level === undefined) return player;
  if (style === undefined) return level;
  const named = styles[style];
  return named === undefined ? player : name(level, named);
}
