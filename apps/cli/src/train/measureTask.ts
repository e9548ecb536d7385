import { makeArenaTasks } from '@doorcard/arena';
import { succeed } from '@doorcard/cards';
import type { Player, Registry } from '@doorcard/cpu';
import { defineTask, makeJobPlan, type Runner, type Task } from '@doorcard/jobs';
import { LuckMeter } from '@doorcard/search/luck';
import { z } from 'zod';
import {
  openPlayer,
  packPlayer,
  packedSchema,
  unpackPlayer,
  type PackedPlayer,
  type PlayerForm,
} from './seatForm.js';

// Matches of strategies that only the sending machine has: every shard brings its players along.

const NAME = 'train-match';

const inputSchema = z.strictObject({
  /** By name in the match. */
  players: z.record(z.string(), packedSchema),
  /** The input of the match itself, as the arena makes it. */
  shard: z.unknown(),
});

/** The registry in which exactly these players are found. */
export function seatPlayers(players: ReadonlyMap<string, PlayerForm>, registry: Registry): Registry {
  const opened = new Map<string, Player>();
  for (const [name, form] of players) opened.set(name, openPlayer(name, form, registry));
  return {
    entries: [],
    find: (name) => (opened.has(name) ? succeed(opened.get(name)!) : registry.find(name)),
  };
}

/** The task that plays such matches, with named players of a registry. */
export function makeMeasureTask(registry: Registry): Task {
  // What the last shard brought: those of one match bring the same.
  let last: { readonly key: string; readonly task: Task } | undefined;
  const open = (players: Readonly<Record<string, PackedPlayer>>): Task => {
    const key = JSON.stringify(players);
    if (last?.key === key) return last.task;
    const forms = new Map(Object.entries(players).map(([name, packed]) => [name, unpackPlayer(packed)]));
    const [task] = makeArenaTasks(seatPlayers(forms, registry), (plan) => new LuckMeter(plan));
    last = { key, task: task! };
    return task!;
  };
  const { output } = makeArenaTasks(registry)[0]!;
  return defineTask({
    name: NAME,
    input: inputSchema,
    output,
    run: ({ players, shard }) => open(players).run(shard),
  });
}

/** A runner of matches that sends their players along. */
export function bringPlayers(runner: Runner, players: ReadonlyMap<string, PlayerForm>): Runner {
  const packed = Object.fromEntries([...players].map(([name, form]) => [name, packPlayer(form)]));
  return {
    run: ({ task, run, shards }, watch) =>
      runner.run(
        makeJobPlan(
          { name: NAME, input: inputSchema, output: task.output },
          run,
          shards.map(({ id, input }) => ({ id, input: { players: packed, shard: input } })),
        ),
        watch,
      ),
    close: () => runner.close(),
  };
}
