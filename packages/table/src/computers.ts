import { preparePlayer, type Player, type Registry } from '@doorcard/cpu';
import type { Chair, GameId } from '@doorcard/engine';
import { succeed, wrong, type InputError, type Result } from '@doorcard/sealed';

/** The name for a chair of a human. */
export const HUMAN = 'human';

/** The player that replaces one who is not available. */
const SUBSTITUTE = 'lv2';

/** A chair that is played by another player than the settings name. */
export interface Substitute {
  readonly chair: Chair;
  readonly wanted: string;
  readonly plays: string;
}

/** Names by chair; null is empty. */
type Names = readonly (string | null)[];

const isComputer = (name: string | null | undefined): name is string =>
  name !== null && name !== undefined && name !== HUMAN;

/** The computer players of a table, and the substitutes for those that are not available. */
export class Computers {
  /** By game: a promise while players load, undefined when they have loaded. */
  private readonly loaded = new Map<GameId, Promise<void> | undefined>();
  /** By game: the players that could not load what they need. */
  private readonly missing = new Map<GameId, Set<string>>();
  private failures: InputError[] = [];

  constructor(
    private readonly names: Names,
    /** By name; players that are not available are missing. */
    private readonly players: ReadonlyMap<string, Player>,
    private readonly substitute: Player | undefined,
  ) {}

  has(chair: Chair): boolean {
    return isComputer(this.names[chair]);
  }

  /** The player of a chair in a game. */
  playerAt(chair: Chair, game: GameId): Player {
    const name = this.names[chair]!;
    const player = this.players.get(name);
    if (this.missing.get(game)?.has(name) !== true) return player ?? this.substitute!;
    return player?.substitute ?? this.substitute!;
  }

  /** The chairs with a substitute in this game. */
  listSubstitutes(game: GameId): Substitute[] {
    return this.names.flatMap((wanted, chair) => {
      if (!isComputer(wanted)) return [];
      const player = this.playerAt(chair, game);
      return player === this.players.get(wanted) ? [] : [{ chair, wanted, plays: player.name }];
    });
  }

  /**
   * Lets all players load what they need for a game; undefined when that is done. A player that fails is replaced in
   * this game.
   */
  prepare(game: GameId): Promise<void> | undefined {
    if (!this.loaded.has(game)) {
      const loading = [...this.players.values()].flatMap((player) => {
        const each = preparePlayer(player, game);
        return each === undefined ? [] : [each.catch((error: unknown) => this.giveUp(player, game, error))];
      });
      const all = Promise.all(loading).then(() => void this.loaded.set(game, undefined));
      this.loaded.set(game, loading.length === 0 ? undefined : all);
    }
    return this.loaded.get(game);
  }

  private giveUp(player: Player, game: GameId, error: unknown): void {
    // Nobody can play in its place: the table cannot go on.
    if (player.substitute === undefined && this.substitute === undefined) throw error;
    this.missing.set(game, (this.missing.get(game) ?? new Set()).add(player.name));
    this.failures.push(error as InputError);
  }

  /** Why players were replaced since the last call. */
  takeFailures(): readonly InputError[] {
    const { failures } = this;
    this.failures = [];
    return failures;
  }
}

/** The computer players by chair, or an error about an unknown one. */
export function findComputers(registry: Registry, names: Names): Result<Computers> {
  return gather(registry, names, (player) => player);
}

/** The same for a saved table: unknown players are replaced. */
export function restoreComputers(registry: Registry, names: Names): Result<Computers> {
  return gather(registry, names, (player, substitute) => (substitute === undefined ? player : undefined));
}

function gather(
  registry: Registry,
  names: Names,
  onUnknown: (refusal: Result<never>, substitute: Player | undefined) => Result<never> | undefined,
): Result<Computers> {
  if (names.filter((name) => name === HUMAN).length > 1) {
    return wrong('table/too-many-humans', names.join(', '), 'more than one human', 'at most one');
  }
  const found = registry.find(SUBSTITUTE);
  const substitute = found.ok ? found.value : undefined;
  const players = new Map<string, Player>();
  for (const name of new Set(names.filter(isComputer))) {
    const player = registry.find(name);
    if (player.ok) players.set(name, player.value);
    else {
      const refusal = onUnknown(player, substitute);
      if (refusal !== undefined) return refusal;
    }
  }
  return succeed(new Computers(names, players, substitute));
}
