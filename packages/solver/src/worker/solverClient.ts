import { InputError, refuse, succeed, type InputErrorDetails, type Result } from '@doorcard/cards';
import * as z from 'zod/mini';
import type { MemoryNeed } from '../postflop/layout.js';
import {
  replySchema,
  type Command,
  type OpenedSolve,
  type Reply,
  type SolveOptions,
  type SolveReport,
  type SolveRest,
} from './message.js';
import type { RunProgress } from '../run/solveRun.js';
import type { SolverPort } from './solverPort.js';

type Wish = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;
type Answers = Exclude<Reply, { type: 'progress' | 'refused' }>;
type Answer<T extends Answers['type']> = Extract<Answers, { type: T }>;

/** Asks a solver that lives in a worker. */
export class SolverClient {
  private readonly open = new Map<number, (reply: Result<Answers>) => void>();
  private count = 0;
  private onProgress: ((progress: RunProgress) => void) | undefined;
  private end: InputErrorDetails | undefined;

  /** The worker's module calls `serveSolver`. */
  constructor(private readonly port: SolverPort) {
    port.onMessage((message) => this.hear(message));
    port.onEnd((problem) => this.giveUp(problem));
  }

  /** What a spot needs, before any of it is taken. */
  async estimate(spot: unknown, options: SolveOptions = {}): Promise<Result<MemoryNeed>> {
    const reply = await this.ask({ type: 'estimate', spot, options }, 'estimated');
    return reply.ok ? succeed(reply.value.memory) : reply;
  }

  /** Makes a solver for a spot file; the one before is gone. */
  async start(spot: unknown, options: SolveOptions = {}): Promise<Result<OpenedSolve>> {
    return strip(await this.ask({ type: 'open', spot, options }, 'opened'));
  }

  /** The same from a file that `save` gave. */
  async load(bytes: Uint8Array, options: SolveOptions = {}): Promise<Result<OpenedSolve>> {
    return strip(await this.ask({ type: 'load', bytes, options }, 'opened'));
  }

  /** Solves until an end or a stop; after a stop it goes on from there. */
  async run(onProgress?: (progress: RunProgress) => void): Promise<Result<SolveRest>> {
    this.onProgress = onProgress;
    return strip(await this.ask({ type: 'run' }, 'rested'));
  }

  pause(): Promise<Result<void>> {
    return this.command({ type: 'stop', as: 'paused' });
  }

  cancel(): Promise<Result<void>> {
    return this.command({ type: 'stop', as: 'cancelled' });
  }

  /** A decision by its path, such as `check, bet 25`; also while the solver runs. */
  async report(path: string): Promise<Result<SolveReport>> {
    return strip(await this.ask({ type: 'report', path }, 'report'));
  }

  /** The file of the solved tree, in parts to be written one after the other; also while the solver runs. */
  async save(): Promise<Result<readonly Uint8Array[]>> {
    const reply = await this.ask({ type: 'save' }, 'saved');
    return reply.ok ? succeed(reply.value.parts) : reply;
  }

  /** The worker and its threads end. */
  close(): Promise<Result<void>> {
    return this.command({ type: 'close' });
  }

  private async command(wish: Wish): Promise<Result<void>> {
    const reply = await this.ask(wish, 'done');
    return reply.ok ? succeed(undefined) : reply;
  }

  private ask<T extends Answers['type']>(wish: Wish, type: T): Promise<Result<Answer<T>>> {
    if (this.end !== undefined) return Promise.resolve(refuse(this.end));
    const id = this.count++;
    return new Promise((resolve) => {
      this.open.set(id, (reply) => {
        if (!reply.ok) resolve(reply);
        else if (reply.value.type === type) resolve(succeed(reply.value as Answer<T>));
        else this.giveUp(`it answered ${reply.value.type} where ${type} was asked for`);
      });
      const command: Command = { ...wish, id };
      this.port.send(command);
    });
  }

  private hear(message: unknown): void {
    const reply = z.safeParse(replySchema, message);
    if (!reply.success) {
      this.giveUp('it sent what is no reply');
      return;
    }
    const { data } = reply;
    if (data.type === 'progress') {
      const { type: _, ...progress } = data;
      this.onProgress?.(progress);
      return;
    }
    const answer = this.open.get(data.id);
    this.open.delete(data.id);
    answer?.(data.type === 'refused' ? { ok: false, error: new InputError(data.error) } : succeed(data));
  }

  /** Nobody is left to answer. */
  private giveUp(problem: string): void {
    this.end ??= {
      code: 'solver/gone',
      value: problem,
      problem: `the worker of the solver is gone: ${problem}`,
      expected: 'a worker that answers',
    };
    const open = [...this.open.values()];
    this.open.clear();
    for (const answer of open) answer(refuse(this.end));
  }
}

/** The content without what the line needs. */
function strip<T extends { readonly type: string; readonly id: number }>(
  reply: Result<T>,
): Result<Omit<T, 'type' | 'id'>> {
  if (!reply.ok) return reply;
  const { type: _, id: __, ...content } = reply.value;
  return succeed(content);
}
