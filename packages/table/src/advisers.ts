import { preparePlayer, type Decision, type Player, type Registry } from '@doorcard/cpu';
import { succeed, type Result } from '@doorcard/sealed';
import type { LiveTable } from './table.js';

/** What a player would do in the human's seat. */
export interface Advice {
  /** The player's name. */
  readonly player: string;
  readonly decided: Decision | Promise<Decision>;
}

/** Players for hints. Each is kept, so that it loads once. */
export class Advisers {
  private readonly known = new Map<string, Player>();

  constructor(private readonly registry: Registry) {}

  /** It must be the human's turn. */
  ask(name: string, table: LiveTable): Result<Advice> {
    const player = this.find(name);
    if (!player.ok) return player;
    const { question, current } = table;
    const decide = (): Decision | Promise<Decision> => player.value.decide(...question);
    const loading = preparePlayer(player.value, current!.game);
    return succeed({ player: player.value.name, decided: loading?.then(decide) ?? decide() });
  }

  private find(name: string): Result<Player> {
    const known = this.known.get(name);
    if (known !== undefined) return succeed(known);
    const player = this.registry.find(name);
    if (player.ok) this.known.set(name, player.value);
    return player;
  }
}
