import { InputError, refuse, succeed, type InputErrorDetails, type Result } from '@doorcard/cards';
import * as z from 'zod/mini';
import type { MemoryNeed } from '../postflop/layout.js';
import {
  replySchema,
  type Command,
  type LateSolveReport,
  type OpenedPoint,
  type OpenedSolve,
  type PointReport,
  type PointResponse,
  type PointSolveOptions,
  type Reply,
  type SolveOptions,
  type SolveReport,
  type SolveRest,
} from './message.js';
import type { RunProgress } from '../run/solveRun.js';
import type { SolverPort } from './solverPort.js';

type CommandBody = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;
type Answers = Exclude<Reply, { type: 'progress' | 'refused' }>;
type Answer<T extends Answers['type']> = Extract<Answers, { type: T }>;

/** Controls a solver in a worker. Every method sends a command and resolves with its reply. */
export class SolverClient {
  private readonly open = new Map<number, (reply: Result<Answers>) => void>();
  private count = 0;
  private onProgress: ((progress: RunProgress) => void) | undefined;
  private end: InputErrorDetails | undefined;

  /** The module of the worker has to call `serveSolver`. */
  constructor(private readonly port: SolverPort) {
    port.onMessage((message) => this.receive(message));
    port.onEnd((problem) => this.giveUp(problem));
  }

  /** The memory that a spot needs; nothing is allocated. */
  async estimate(spot: unknown, options: SolveOptions = {}): Promise<Result<MemoryNeed>> {
    const reply = await this.ask({ type: 'estimate', spot, options }, 'estimated');
    return reply.ok ? succeed(reply.value.memory) : reply;
  }

  /** Makes a solver for a spot file and closes the previous one. */
  async start(spot: unknown, options: SolveOptions = {}): Promise<Result<OpenedSolve>> {
    return strip(await this.ask({ type: 'open', spot, options }, 'opened'));
  }

  /** The same from the bytes that `save` returned. */
  async load(bytes: Uint8Array, options: SolveOptions = {}): Promise<Result<OpenedSolve>> {
    return strip(await this.ask({ type: 'load', bytes, options }, 'opened'));
  }

  /** Makes a solver for a decision point, the JSON that `parseGameState` reads, and closes the previous one. */
  async startPoint(point: unknown, options: PointSolveOptions): Promise<Result<OpenedPoint>> {
    return strip(await this.ask({ type: 'openPoint', point, options }, 'openedPoint'));
  }

  /** Solves until the end, a pause or a cancel; after a pause, call it again to continue. */
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

  /** Gives the run new limits: `target` is a share of the pot. After the end, `run` goes on with them. */
  extend(limits: { readonly iterations: number; readonly target: number }): Promise<Result<void>> {
    return this.command({ type: 'extend', ...limits });
  }

  /** Reports a decision by its path, such as `check, bet 25`; also while the solver runs. */
  async report(path: string): Promise<Result<SolveReport>> {
    return strip(await this.ask({ type: 'report', path }, 'report'));
  }

  /** The same for a late street: `bet,raise`. */
  async reportLate(path: string): Promise<Result<LateSolveReport>> {
    return strip(await this.ask({ type: 'report', path }, 'lateReport'));
  }

  /** The row of hero's hand. With `exact` its values are computed where they are not known, which takes a pass. */
  async reportPoint(exact: boolean): Promise<Result<PointReport>> {
    return strip(await this.ask({ type: 'reportPoint', exact }, 'pointReport'));
  }

  /** The best response to a villain, whose list is in chips of `perChip` units of the decision point. */
  async respond(villain: readonly unknown[], perChip: number): Promise<Result<PointResponse>> {
    return strip(await this.ask({ type: 'respond', villain: [...villain], perChip }, 'responded'));
  }

  /** The file of the solved tree, as parts to be written in this order; also while the solver runs. */
  async save(): Promise<Result<readonly Uint8Array[]>> {
    const reply = await this.ask({ type: 'save' }, 'saved');
    return reply.ok ? succeed(reply.value.parts) : reply;
  }

  /** Ends the worker and its threads. */
  close(): Promise<Result<void>> {
    return this.command({ type: 'close' });
  }

  private async command(request: CommandBody): Promise<Result<void>> {
    const reply = await this.ask(request, 'done');
    return reply.ok ? succeed(undefined) : reply;
  }

  private ask<T extends Answers['type']>(request: CommandBody, type: T): Promise<Result<Answer<T>>> {
    if (this.end !== undefined) return Promise.resolve(refuse(this.end));
    const id = this.count++;
    return new Promise((resolve) => {
      this.open.set(id, (reply) => {
        if (!reply.ok) resolve(reply);
        else if (reply.value.type === type) resolve(succeed(reply.value as Answer<T>));
        else this.giveUp(`it sent the reply "${reply.value.type}" instead of "${type}"`);
      });
      const command: Command = { ...request, id };
      this.port.send(command);
    });
  }

  private receive(message: unknown): void {
    const reply = z.safeParse(replySchema, message);
    if (!reply.success) {
      this.giveUp('it sent an invalid message');
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

  /** Refuses all open commands and all later ones. */
  private giveUp(problem: string): void {
    this.end ??= {
      code: 'solver/gone',
      value: problem,
      problem: `the solver's worker is gone: ${problem}`,
      expected: 'a worker that replies',
    };
    const open = [...this.open.values()];
    this.open.clear();
    for (const answer of open) answer(refuse(this.end));
  }
}

/** The reply without the fields of the protocol. */
function strip<T extends { readonly type: string; readonly id: number }>(
  reply: Result<T>,
): Result<Omit<T, 'type' | 'id'>> {
  if (!reply.ok) return reply;
  const { type: _, id: __, ...content } = reply.value;
  return succeed(content);
}
