import { succeed, wrong, type Refusal, type Result } from '@doorcard/sealed';
import { RULE_SETS, type RuleSet, type RuleSetId } from '../ruleSet.js';
import { MAX_SEATS, MIN_SEATS, type Chips } from '../setup.js';
import type { GameId } from '../variant.js';
import type { Chair } from './button.js';
import { LEVEL_LENGTHS, LEVEL_UNITS, levelCheck, makeLevels, type Level, type LevelUnit } from './levels.js';
import { usualPayouts } from './places.js';
import {
  changeCheck,
  gameCheck,
  gamesOf,
  smallestTable,
  type GameChange,
  type GameChoice,
} from './rotation.js';
import { bool, list, matching, oneOf, optional, orNull, record, whole, type Check } from './shape.js';
import { checkStakes, MIX_STAKES, stackUnit, stakesCheck, type TableStakes } from './stakes.js';

interface TableConfig {
  /** Identifies the session; the ids of its hands are this id and a counter. Letters, digits, `-` and `_`. */
  readonly id: string;
  /** In the order in which they are dealt. */
  readonly games: readonly GameId[];
  /** When the next of several games begins. */
  readonly change: GameChange;
  /** How many chairs the table has. */
  readonly seats: number;
  /** By chair: the name of the player when the session begins; null for an empty chair. */
  readonly names: readonly (string | null)[];
  /** The stack of each player at the start. */
  readonly chips: Chips;
  /** Where the button begins. */
  readonly button: Chair;
  readonly rules: RuleSet;
}

export interface CashConfig extends TableConfig {
  readonly kind: 'cash';
  readonly stakes: TableStakes;
  /** The smallest and largest stack to sit down with; the largest also limits top-ups. */
  readonly buyIn: { readonly min: Chips; readonly max: Chips };
}

export interface TournamentConfig extends TableConfig {
  readonly kind: 'tournament';
  readonly levels: readonly Level[];
  /** What the lengths of the levels are counted in. */
  readonly levelsBy: LevelUnit;
  /** Prizes by place, the winner's first, in any whole unit; by default per cent of the pool. */
  readonly payouts: readonly number[];
}

/** All settings of a session. It is plain data. */
export type SessionConfig = CashConfig | TournamentConfig;

/** Everything but the kind and the id may be left out. */
type Options<Config extends SessionConfig> = Pick<Config, 'kind' | 'id'> &
  Partial<Omit<Config, 'kind' | 'id' | 'games' | 'rules'>> & {
    readonly games?: GameChoice;
    readonly rules?: RuleSetId | RuleSet;
  };
export type CashOptions = Options<CashConfig>;
export type TournamentOptions = Options<TournamentConfig>;
export type SessionOptions = CashOptions | TournamentOptions;

const USUAL_SEATS = 7;
const USUAL_HANDS_PER_GAME = 6;
const USUAL_TOURNAMENT_CHIPS = 30_000;
/** Stacks at cash tables, in big bets. */
const USUAL_BUY_IN = { min: 20, max: 100 };

/** Fills in what the options leave out, and refuses settings that cannot be played. */
export function makeConfig(options: SessionOptions): Result<SessionConfig> {
  const games = gamesOf(options.games ?? (options.kind === 'cash' ? 'stud-family' : 'badugi'));
  const refusal = checkGames(games) ?? checkOptions(options);
  if (refusal !== undefined) return refusal;
  return checkConfig(options.kind === 'cash' ? fillCash(options, games) : fillTournament(options, games));
}

function fillTable(options: SessionOptions, games: readonly GameId[]): Omit<TableConfig, 'chips'> {
  const { id, change, names, button = 0, rules = 'wsop' } = options;
  const seats = options.seats ?? names?.length ?? Math.min(USUAL_SEATS, smallestTable(games));
  return {
    id,
    games,
    change: change ?? { every: 'hands', hands: USUAL_HANDS_PER_GAME },
    seats,
    names: names ?? Array.from({ length: Math.min(seats, MAX_SEATS) }, (_, chair) => `Player ${chair + 1}`),
    button,
    rules: typeof rules === 'string' ? rulesOf(rules, options.kind) : rules,
  };
}

function fillCash(options: CashOptions, games: readonly GameId[]): CashConfig {
  const { stakes = MIX_STAKES } = options;
  const unit = stackUnit(games, stakes);
  const buyIn = options.buyIn ?? { min: USUAL_BUY_IN.min * unit, max: USUAL_BUY_IN.max * unit };
  return {
    kind: 'cash',
    ...fillTable(options, games),
    chips: options.chips ?? buyIn.max,
    stakes,
    buyIn,
  };
}

function fillTournament(options: TournamentOptions, games: readonly GameId[]): TournamentConfig {
  const { levelsBy = 'seconds' } = options;
  const table = fillTable(options, games);
  return {
    kind: 'tournament',
    ...table,
    chips: options.chips ?? USUAL_TOURNAMENT_CHIPS,
    levels: options.levels ?? makeLevels(games, LEVEL_LENGTHS[levelsBy]),
    levelsBy,
    payouts: options.payouts ?? usualPayouts(table.names.filter((name) => name !== null).length),
  };
}

/** WSOP tournaments lift the cap when two players are left; cash tables keep it. */
function rulesOf(id: RuleSetId, kind: SessionConfig['kind']): RuleSet {
  const rules = RULE_SETS[id];
  return id === 'wsop' && kind === 'tournament' ? { ...rules, headsUpCap: 'liftAtHeadsUpTable' } : rules;
}

// Checks. The same for options, which may come from a form, and for a file.

const RULES: Readonly<Record<keyof RuleSet, Check>> = {
  maxWagers: oneOf([4, 5]),
  headsUpCap: oneOf(['keep', 'liftWhenRoundStartsHeadsUp', 'liftAtHeadsUpTable']),
  openerTie: oneOf(['position', 'suit']),
  openPairDouble: bool,
  oddChip: oneOf(['bySuit', 'bySeat']),
  anteTrimming: bool,
  freeFold: oneOf(['refuse', 'allow']),
};

export const nameCheck: Check = matching(/^[^\p{Cc}]{1,64}$/u);

/** All chips of a table can be added up exactly. */
const stack = whole(1, 1e12);

const TABLE: Readonly<Record<keyof TableConfig, Check>> = {
  id: matching(/^[\w-]{1,64}$/),
  games: list(gameCheck, 1, 64),
  change: changeCheck,
  seats: whole(MIN_SEATS, MAX_SEATS),
  names: list(orNull(nameCheck), 1, MAX_SEATS),
  chips: stack,
  button: whole(),
  rules: record(RULES),
};
const CASH: Readonly<Record<keyof CashConfig, Check>> = {
  kind: oneOf(['cash']),
  ...TABLE,
  stakes: stakesCheck,
  buyIn: record({ min: stack, max: stack }),
};
const TOURNAMENT: Readonly<Record<keyof TournamentConfig, Check>> = {
  kind: oneOf(['tournament']),
  ...TABLE,
  levels: list(levelCheck, 1),
  levelsBy: oneOf(LEVEL_UNITS),
  payouts: list(whole()),
};

/** Bad values are found before anything is computed from them. */
function checkOptions(options: SessionOptions): Refusal {
  const { games: _games, rules: _rules, ...fields } = options.kind === 'cash' ? CASH : TOURNAMENT;
  const checks = Object.entries(fields).map(([name, check]) => [name, optional(check)] as const);
  const place = record(Object.fromEntries(checks))(options);
  return place === undefined ? undefined : refuseField(place);
}

function checkGames(games: readonly GameId[]): Refusal {
  if (TABLE.games(games) === undefined) return undefined;
  return wrong('session/bad-games', games, 'not a list of games', 'one or more, such as stud or badugi');
}

export function checkConfig(value: unknown): Result<SessionConfig> {
  const isCash = record({ kind: CASH.kind })(value) === undefined;
  const place = record(isCash ? CASH : TOURNAMENT)(value);
  if (place !== undefined) return refuseField(place);
  const config = value as SessionConfig;
  return (
    checkTable(config) ??
    (config.kind === 'cash' ? checkCash(config) : checkTournament(config)) ??
    succeed(config)
  );
}

const refuseField = (place: string): Result<never> =>
  wrong('session/bad-config', place, `invalid value at config${place}`, 'a value that the field allows');

function checkTable({ kind, games, change, seats, names, button }: SessionConfig): Refusal {
  const most = smallestTable(games);
  if (seats > most) {
    return wrong(
      'session/too-many-seats',
      seats,
      `${seats} seats for ${games.join(', ')}`,
      `at most ${most}`,
    );
  }
  if (names.length !== seats) {
    return wrong(
      'session/bad-names',
      names.length,
      `${names.length} names for ${seats} seats`,
      'one for each',
    );
  }
  if (button >= seats) {
    return wrong('session/no-such-seat', button, `the button on chair ${button}`, `0 to ${seats - 1}`);
  }
  if (change.every === 'level' && kind === 'cash') {
    return wrong('session/no-levels', 'level', 'a change with the level at a cash table', 'hands or orbit');
  }
  return undefined;
}

function checkCash({ games, stakes, rules, chips, buyIn }: CashConfig): Refusal {
  const refusal = checkStakes(games, stakes, rules);
  if (refusal !== undefined) return refusal;
  if (buyIn.min <= chips && chips <= buyIn.max) return undefined;
  return wrong('session/bad-buy-in', chips, `stacks of ${chips}`, `${buyIn.min} to ${buyIn.max}`);
}

function checkTournament({ games, levels, rules, names, payouts }: TournamentConfig): Refusal {
  const players = names.filter((name) => name !== null).length;
  if (players < MIN_SEATS) {
    return wrong('session/too-few-players', players, `${players} players in a tournament`, '2 or more');
  }
  if (payouts.length > players) {
    return wrong('session/bad-payouts', payouts.length, `${payouts.length} prizes`, `at most ${players}`);
  }
  for (const { stakes } of levels) {
    const refusal = checkStakes(games, stakes, rules);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}
