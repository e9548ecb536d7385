import { InputError, unwrap, type InputErrorDetails } from '@doorcard/cards';
import * as z from 'zod/mini';
import type { Spawn } from '../postflop/threadPool.js';
import { estimateMemory } from '../postflop/postflop.js';
import { ThreadError } from '../postflop/threadError.js';
import { reportNode } from '../report/nodeReport.js';
import type { Clock } from '../run/clock.js';
import type { RunStatus } from '../run/solveRun.js';
import { openSpotRun, readSpotSetup, type SpotRun, type SpotSetup, type SpotSource } from '../run/spotRun.js';
import { parseNodePath } from '../tree/nodePath.js';
import { commandSchema, type Command, type Reply, type SolveOptions } from './message.js';
import { MessageTurn } from './messageTurn.js';
import type { SolverPort } from './solverPort.js';

/** What the worker's own module gives. */
export interface SolverHost {
  readonly clock: Clock;
  /** Without it there is one thread. */
  readonly spawn?: Spawn;
}

/** Answers the commands of a `SolverClient`, one spot at a time. All that the module of a solver's worker does. */
export function serveSolver(port: SolverPort, host: SolverHost): void {
  const service = new SolverService(port, host);
  port.onMessage((message) => void service.handle(z.parse(commandSchema, message)));
}

type Answer = Exclude<Reply, { type: 'progress' | 'refused' }>;

class SolverService {
  private readonly turn = new MessageTurn();
  private run: SpotRun | undefined;
  /** Resolves when the run rests. */
  private running: Promise<unknown> | undefined;

  constructor(
    private readonly port: SolverPort,
    private readonly host: SolverHost,
  ) {}

  async handle(command: Command): Promise<void> {
    try {
      const reply = await this.answer(command);
      const transfer = reply.type === 'saved' ? reply.parts.map(({ buffer }) => buffer as ArrayBuffer) : [];
      this.port.send(reply, transfer);
    } catch (error) {
      const refusal: Reply = { type: 'refused', id: command.id, error: describe(error) };
      this.port.send(refusal);
    }
    if (command.type === 'close') this.port.close();
  }

  private answer(command: Command): Answer | Promise<Answer> {
    const { id } = command;
    switch (command.type) {
      case 'estimate': {
        const { options } = this.readSetup({ file: command.spot }, command.options);
        return { type: 'estimated', id, memory: estimateMemory(options) };
      }
      case 'open':
        return this.open(id, { file: command.spot }, command.options);
      case 'load':
        return this.open(id, { solved: command.bytes }, command.options);
      case 'run':
        return this.go(id);
      case 'stop':
        if (command.as === 'paused') this.find().pause();
        else this.find().cancel();
        return { type: 'done', id };
      case 'report':
        return this.report(id, command.path);
      case 'save':
        // Copies: the solver goes on with its tables.
        return {
          type: 'saved',
          id,
          parts: this.find()
            .save()
            .map((part) => new Uint8Array(part)),
        };
      case 'close':
        return this.close(id);
    }
  }

  private async close(id: number): Promise<Answer> {
    this.run?.abort();
    await this.running;
    this.leave();
    this.turn.close();
    return { type: 'done', id };
  }

  private readSetup(source: SpotSource, { threads, kernels, maxBytes }: SolveOptions): SpotSetup {
    const { spawn } = this.host;
    return unwrap(
      readSpotSetup(source, {
        threads,
        ...(kernels !== undefined && { kernels }),
        ...(maxBytes !== undefined && { maxBytes }),
        ...(spawn !== undefined && { spawn }),
      }),
    );
  }

  /** The run before is closed first: there may not be memory for two. */
  private open(id: number, source: SpotSource, options: SolveOptions): Answer {
    if (this.running !== undefined) throw new InputError(BUSY);
    this.leave();
    const setup = this.readSetup(source, options);
    this.run = unwrap(openSpotRun(setup, { clock: this.host.clock, seconds: options.maxSeconds }));
    const { memory, iterations, kernelKind } = this.run.solver.postflop;
    return { type: 'opened', id, memory, iterations, kernels: kernelKind };
  }

  private async go(id: number): Promise<Answer> {
    const run = this.find();
    if (this.running !== undefined) throw new InputError(BUSY);
    const going = run.go(
      () => this.turn.wait(),
      (progress) => {
        const reply: Reply = { type: 'progress', ...progress };
        this.port.send(reply);
      },
    );
    this.running = going.catch(() => {});
    try {
      const { status, progress, measured } = await going;
      const { iterations, seconds, bytes, threads } = progress;
      return {
        type: 'rested',
        id,
        status: status as Exclude<RunStatus, 'new' | 'running'>,
        iterations,
        seconds,
        bytes,
        threads,
        exploitability: measured?.exploitability ?? null,
        ev: measured === null ? null : [...measured.ev],
      };
    } finally {
      this.running = undefined;
    }
  }

  private report(id: number, text: string): Answer {
    const { solved, setup } = this.find().solver;
    const path = unwrap(parseNodePath(text, solved.tree, setup.spot.board));
    const { side, pot, actions, ev, equity, hands } = reportNode(solved, path);
    return {
      type: 'report',
      id,
      side,
      pot,
      actions: actions.map(({ action, ...numbers }) => ({ ...action, ...numbers })),
      ev: [...ev],
      equity: [...equity],
      hands: hands.map((hand) => ({
        ...hand,
        frequencies: [...hand.frequencies],
        evs: [...hand.evs],
      })),
    };
  }

  private find(): SpotRun {
    if (this.run !== undefined) return this.run;
    throw new InputError({
      code: 'solver/no-spot',
      value: '',
      problem: 'no spot is open',
      expected: 'a spot that was opened or loaded before',
    });
  }

  private leave(): void {
    this.run?.close();
    this.run = undefined;
  }
}

const BUSY: InputErrorDetails = {
  code: 'solver/busy',
  value: '',
  problem: 'a spot is being solved',
  expected: 'to wait for its end, or to stop it first',
};

function describe(error: unknown): InputErrorDetails {
  if (error instanceof InputError) {
    const { code, value, problem, expected, at } = error;
    return { code, value, problem, expected, ...(at !== undefined && { at }) };
  }
  const problem = error instanceof Error ? error.message : String(error);
  if (error instanceof ThreadError)
    return { code: error.code, value: String(error.thread), problem, expected: 'all threads to finish' };
  return { code: 'solver/failed', value: '', problem, expected: 'the solver to answer' };
}
