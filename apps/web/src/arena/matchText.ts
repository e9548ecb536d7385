import { countGroups, countRotations, type Match } from '@doorcard/arena';
import { parseSeed } from '@doorcard/cards';
import { GAMES, type GameId } from '@doorcard/engine';
import { PLAYERS, type PlayerName } from '../shared/tableChoice/players.js';

/** What is typed. */
export type Field = 'hands' | 'until' | 'seed';

/** A match as it is chosen and typed, right or wrong. */
export interface MatchText {
  readonly game: GameId;
  readonly players: readonly [PlayerName, PlayerName];
  /** With `until` the largest number. */
  readonly hands: string;
  /** How wide the interval may be to either side; undefined for a fixed number of hands. */
  readonly until: string | undefined;
  readonly seed: string;
  readonly isAdjusted: boolean;
}

/** The numbers of the command. */
export const USUAL_HANDS = '10000';
export const MOST_UNTIL = '1000000';
const MOST_HANDS = 10_000_000;
const MOST_MARGIN = 1000;

export const USUAL_MATCH: MatchText = {
  game: 'badugi',
  players: ['lv2:1', 'lv1:solid'],
  hands: USUAL_HANDS,
  until: undefined,
  seed: '1',
  isAdjusted: true,
};

/** What is wrong with a match or with its address. */
export interface MatchProblem {
  readonly code: 'arena/unknown-game' | 'arena/bad-players' | 'arena/bad-luck' | `arena/bad-${Field}`;
  readonly value: string;
  /** Where it was typed. */
  readonly field: Field | undefined;
}

/** What is played: the match as it was chosen, and how narrow its intervals have to be. */
export interface ChosenMatch {
  readonly text: MatchText;
  readonly match: Match;
  readonly margin: number | undefined;
}

export type ReadMatch =
  { readonly ok: true; readonly value: ChosenMatch } | { readonly ok: false; readonly problem: MatchProblem };

const blame = (field: Field, value: string): ReadMatch => ({
  ok: false,
  problem: { code: `arena/bad-${field}`, value, field },
});

/** The match that a text means, with the names that the command knows. */
export function readMatch(text: MatchText): ReadMatch {
  const { game, players, hands, until, seed, isAdjusted } = text;
  const most = /^\d+$/.test(hands.trim()) ? Number(hands) : 0;
  if (most < 2 || most > MOST_HANDS) return blame('hands', hands);
  const margin =
    until === undefined ? undefined : /^\d+(\.\d+)?$/.test(until.trim()) ? Number(until) : Number.NaN;
  if (margin !== undefined && !(margin > 0 && margin <= MOST_MARGIN)) return blame('until', until!);
  const parsed = parseSeed(seed.trim());
  if (!parsed.ok) return blame('seed', seed);
  const names = players.map(shortenPlayer);
  return {
    ok: true,
    value: {
      text,
      margin,
      match: {
        games: [game],
        players: names,
        rules: 'wsop',
        seed: String(parsed.value),
        duplicate: true,
        groups: countGroups(most, { players: names, duplicate: true }),
        styleEvery: 0,
        luckAdjusted: isAdjusted,
      },
    },
  };
}

const listLike = (player: string): readonly PlayerName[] => {
  const level = player.split(':')[0]!;
  return PLAYERS.filter((each) => each === level || each.startsWith(`${level}:`));
};

/** `lv2` for `lv2:1`: the first style of a level needs no name, in addresses as in commands. */
const shortenPlayer = (player: PlayerName): string =>
  listLike(player)[0] === player ? player.split(':')[0]! : player;

const findPlayer = (name: string): PlayerName | undefined =>
  PLAYERS.find((each) => each === name) ?? (name.includes(':') ? undefined : listLike(name)[0]);

/** What follows the address of the page: `?game=razz&players=lv2,lv1:rock&hands=10000&seed=1`. */
export function makeMatchTail({ game, players, hands, until, seed, isAdjusted }: MatchText): string {
  const parts = [
    ['game', game],
    ['players', players.map(shortenPlayer).join(',')],
    ['hands', encodeURIComponent(hands.trim())],
    ...(until === undefined ? [] : [['until', encodeURIComponent(until.trim())]]),
    ['seed', encodeURIComponent(seed.trim())],
    ...(isAdjusted ? [] : [['luck', 'raw']]),
  ];
  return `?${parts.map(([name, value]) => `${name}=${value}`).join('&')}`;
}

export interface DecodedMatch {
  readonly text: MatchText;
  /** A part of the address that cannot be shown in the form. */
  readonly problem: MatchProblem | undefined;
}

/** Reads an address; what cannot be read is named, and the usual choice is in its place. */
export function decodeMatch(tail: string): DecodedMatch {
  const query = new URLSearchParams(tail.startsWith('?') ? tail.slice(1) : '');
  let problem: MatchProblem | undefined;
  const read = <T>(
    name: string,
    code: MatchProblem['code'],
    parse: (value: string) => T | undefined,
    usual: T,
  ): T => {
    const value = query.get(name);
    if (value === null) return usual;
    const found = parse(value);
    if (found === undefined) problem ??= { code, value: `${name}=${value}`, field: undefined };
    return found ?? usual;
  };
  const until = query.get('until') ?? undefined;
  const text: MatchText = {
    game: read('game', 'arena/unknown-game', (id) => GAMES.find((game) => game === id), USUAL_MATCH.game),
    players: read('players', 'arena/bad-players', readPlayers, USUAL_MATCH.players),
    hands: query.get('hands') ?? (until === undefined ? USUAL_HANDS : MOST_UNTIL),
    until,
    seed: query.get('seed') ?? USUAL_MATCH.seed,
    isAdjusted: read('luck', 'arena/bad-luck', readLuck, USUAL_MATCH.isAdjusted),
  };
  return { text, problem };
}

const readLuck = (value: string): boolean | undefined =>
  value === 'raw' ? false : value === 'adjusted' ? true : undefined;

function readPlayers(value: string): readonly [PlayerName, PlayerName] | undefined {
  const found = value.split(',').map((name) => findPlayer(name.trim()));
  const [first, second] = found;
  return found.length === 2 && first !== undefined && second !== undefined ? [first, second] : undefined;
}

/** The command that prints the same figures. */
export const makeCommand = ({ match, margin }: ChosenMatch): string =>
  [
    `doorcard arena ${match.games.join(',')} --players ${match.players.join(',')} --hands ${match.groups * countRotations(match)}`,
    '--duplicate',
    ...(match.luckAdjusted === true ? ['--luck-adjusted'] : []),
    ...(margin === undefined ? [] : [`--until ${margin}bb`]),
    `--seed ${match.seed}`,
  ].join(' ');
