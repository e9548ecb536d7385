import type { GameId, Seat } from '@doorcard/engine';
import {
  findPolicy,
  findUsualTypes,
  hasPolicy,
  type ImaginedPlayer,
  type OpponentType,
} from '@doorcard/search';

/** Who the opponents are taken to be. */
export interface OpponentModel {
  /** `seated`: the programs that sat there; `mixed`: the usual types; any other: players of that name. */
  readonly id: string;
  readonly types: readonly OpponentType[];
  /** By seat: weights of the types, where it is known who sits there. */
  readonly weights?: (seat: Seat) => readonly number[] | undefined;
  /** Players who sat there but cannot be played out, '' for a person; the usual types take their place. */
  readonly replaced?: readonly string[];
}

/** Anybody may be anybody: for hands of other people. */
export const makeMixedModel = (game: GameId): OpponentModel => ({ id: 'mixed', types: findUsualTypes(game) });

/** Everybody plays like this player. */
const makePlayerModel = (name: string): OpponentModel => ({
  id: name,
  types: [{ player: findPolicy(name), weight: 1 }],
});

/** Level 1 samples its equity in the other games, which is too slow for rollouts. */
const RULE_GAMES: readonly string[] = ['badugi', 'stud', 'razz', 'stud8'];

/** The player of this name, if it is known here and quick enough to be played out. */
function findQuick(name: string, game: GameId): ImaginedPlayer | undefined {
  if (/^lv1\b/.test(name) && !RULE_GAMES.includes(game)) return undefined;
  return hasPolicy(name) ? findPolicy(name) : undefined;
}

/**
 * The programs that sat at the table, by seat; null is a person or somebody unknown. The usual types take the place of
 * everybody who cannot be played out, and the model names them. `seat` is the seat that is judged: it plays itself.
 */
export function makeSeatedModel(
  game: GameId,
  players: readonly (string | null)[],
  seat: Seat,
): OpponentModel {
  const usual = findUsualTypes(game);
  const found = players.map((name, at) => (name === null || at === seat ? undefined : findQuick(name, game)));
  const types: OpponentType[] = [...usual];
  for (const player of found) {
    if (player !== undefined && types.every((type) => type.player !== player))
      types.push({ player, weight: 0 });
  }
  const others = players.flatMap((name, at) => (at === seat || found[at] !== undefined ? [] : [name ?? '']));
  return {
    id: 'seated',
    types,
    weights: (at) => {
      const player = found[at];
      return player && types.map((type) => (type.player === player ? 1 : 0));
    },
    ...(others.length === 0 ? {} : { replaced: [...new Set(others)] }),
  };
}

/**
 * A model by its name: `seated` where it is known who sat there and `mixed` where it is not, or everybody plays like one
 * player.
 */
export function findModel(
  name: string,
  game: GameId,
  players: readonly (string | null)[] | undefined,
  seat: Seat,
): OpponentModel {
  if (name === 'seated' && players !== undefined) return makeSeatedModel(game, players, seat);
  return name === 'mixed' || name === 'seated' ? makeMixedModel(game) : makePlayerModel(name);
}

/** Other opponents than those of a model, to see how much a loss depends on who sits there. */
export function listSpreadModels(game: GameId, model: OpponentModel): OpponentModel[] {
  const names = RULE_GAMES.includes(game) ? ['lv2', 'lv1'] : ['lv2', 'station'];
  return [makeMixedModel(game), ...names.map(makePlayerModel)].filter(({ id }) => id !== model.id);
}
