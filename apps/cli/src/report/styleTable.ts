import { VARIANTS, type GameId } from '@doorcard/engine';
import {
  describeStat,
  ROLES,
  STATS,
  type CounterFilter,
  type Counters,
  type Role,
  type Stat,
  type StatValue,
} from '@doorcard/history';
import { wordsOf, type ArenaWords, type Language } from '@doorcard/text';
import { escape } from './html.js';
import { makeTable } from './page.js';

export interface StyledPlayer {
  readonly name: string;
  readonly counters: Counters;
}

interface Row {
  readonly name: string;
  readonly stat: Stat;
  readonly filter: CounterFilter;
}

/** Stats that are shown for every position. */
const BY_POSITION: readonly string[] = ['vpip', 'pfr', 'folds'];

/** What players do in a game: one column for each. Stats that were never possible are left out. */
export function makeStyleTable(
  game: GameId,
  players: readonly StyledPlayer[],
  language: Language,
  words: ArenaWords,
): string {
  const rows = listRows(game, language, words).flatMap(({ name, stat, filter }) => {
    const values = players.map(({ counters }) => describeStat(counters, stat, filter));
    return values.every(({ n }) => n === 0)
      ? []
      : [[escape(name), ...values.map((value) => drawCell(stat, value))]];
  });
  return makeTable(words.styles, [[escape(words.stat), ...players.map(({ name }) => escape(name))], ...rows]);
}

function listRows(game: GameId, language: Language, words: ArenaWords): Row[] {
  const { statTexts, parts, positions } = wordsOf(language).stats;
  const { forced, streets, showdown } = VARIANTS[game];
  const family = forced === 'bringIn' ? 'stud' : showdown.draws > 0 ? 'draw' : 'board';
  const nameOf = (id: Stat['id']): string => {
    const text = statTexts[id];
    return 'stud' in text ? text[family][0] : text[0];
  };
  return STATS.filter(({ games }) => games.includes(game)).flatMap((stat): Row[] => {
    const name = nameOf(stat.id);
    const row = (part: string, filter: CounterFilter): Row => ({
      name: `${name}: ${part}`,
      stat,
      filter: { game, ...filter },
    });
    const byStreet = stat.byStreet === true ? streets.map((_, street) => street) : [];
    const byRole: readonly Role[] = BY_POSITION.includes(stat.id) ? ROLES : [];
    return [
      ...(stat.isOnlyParts === true ? [] : [{ name, stat, filter: { game } }]),
      ...(stat.parts ?? []).map(({ id, roles, splits }) => row(parts[id], { roles, splits })),
      ...(stat.isOnlyParts === true ? [] : byStreet).map((street) =>
        row(words.street(street + 1), { street }),
      ),
      ...byRole.map((role) => row(positions[role], { roles: [role] })),
    ];
  });
}

function drawCell({ kind }: Stat, { done, n, value, interval }: StatValue): string {
  if (value === undefined) return '–';
  const write = (each: number): string => {
    if (kind === 'share') return (100 * each).toFixed(1);
    return Number.isFinite(each) ? each.toFixed(2) : '∞';
  };
  const unit = kind === 'share' ? ' %' : '';
  const count = kind === 'average' ? `n ${n}` : `${done}/${n}`;
  const range = interval === undefined ? '' : `, ${write(interval.low)}–${write(interval.high)}`;
  return `${write(value)}${unit}<small>${count}${range}</small>`;
}
