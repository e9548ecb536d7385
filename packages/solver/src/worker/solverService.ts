import { InputError, unwrap, type InputErrorDetails, type Result } from '@doorcard/cards';
import * as z from 'zod/mini';
import type { Clock } from '../decision/trainingSession.js';
import type { Spawn } from '../postflop/threadPool.js';
import { estimateMemory } from '../postflop/postflop.js';
import { ThreadError } from '../postflop/threadError.js';
import { reportNode } from '../report/nodeReport.js';
import { makeSolvedFile } from '../save/solvedFile.js';
import { parseNodePath } from '../tree/nodePath.js';
import { Breath } from './breath.js';
import { commandSchema, type Command, type Reply, type SolveOptions } from './message.js';
import { loadSpot, openSpot, readOptions, type OpenOptions, type OpenSpot } from './openSpot.js';
import type { SolverPort } from './solverPort.js';
import { Run } from './run.js';

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
  private readonly breath = new Breath();
  private opened: (OpenSpot & { readonly run: Run }) | undefined;
  /** Done when the run stands still. */
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
        const { options } = unwrap(readOptions(command.spot, this.openOptions(command.options)));
        return { type: 'estimated', id, memory: estimateMemory(options) };
      }
      case 'open':
        return this.open(id, command.options, (options) => openSpot(command.spot, options));
      case 'load':
        return this.open(id, command.options, (options) => loadSpot(command.bytes, options));
      case 'run':
        return this.run(id);
      case 'stop':
        this.find().run.stop(command.as);
        return { type: 'done', id };
      case 'report':
        return this.report(id, command.path);
      case 'save': {
        const { spot, solver } = this.find();
        const { iterations } = solver;
        const parts = makeSolvedFile({ spot: spot.file, iterations, tables: solver.tables() });
        // Copies: the solver goes on with its tables.
        return { type: 'saved', id, parts: parts.map((part) => new Uint8Array(part)) };
      }
      case 'close':
        return this.close(id);
    }
  }

  private async close(id: number): Promise<Answer> {
    this.opened?.run.stop('cancelled');
    await this.running;
    this.leave();
    this.breath.end();
    return { type: 'done', id };
  }

  private openOptions({ threads, kernels, maxBytes }: SolveOptions): OpenOptions {
    const { spawn } = this.host;
    return {
      ...(threads !== undefined && { threads }),
      ...(kernels !== undefined && { kernels }),
      ...(maxBytes !== undefined && { maxBytes }),
      ...(spawn !== undefined && { spawn }),
    };
  }

  /** The spot before it is given up first: there may not be memory for two. */
  private open(id: number, options: SolveOptions, make: (options: OpenOptions) => Result<OpenSpot>): Answer {
    if (this.running !== undefined) throw new InputError(BUSY);
    this.leave();
    const opened = unwrap(make(this.openOptions(options)));
    const { solver } = opened;
    this.opened = { ...opened, run: new Run(opened, this.host.clock, options.maxSeconds ?? Infinity) };
    return {
      type: 'opened',
      id,
      memory: solver.memory,
      iterations: solver.iterations,
      kernels: solver.kernelKind,
    };
  }

  private async run(id: number): Promise<Answer> {
    const { run } = this.find();
    if (this.running !== undefined) throw new InputError(BUSY);
    const going = run.go(this.breath, (progress) => {
      const reply: Reply = { type: 'progress', ...progress };
      this.port.send(reply);
    });
    this.running = going.catch(() => {});
    try {
      return { type: 'rested', id, ...(await going) };
    } finally {
      this.running = undefined;
    }
  }

  private report(id: number, text: string): Answer {
    const { solved, spot } = this.find();
    const path = unwrap(parseNodePath(text, solved.tree, spot.board));
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

  private find(): OpenSpot & { readonly run: Run } {
    if (this.opened !== undefined) return this.opened;
    throw new InputError({
      code: 'solver/no-spot',
      value: '',
      problem: 'no spot is open',
      expected: 'a spot that was opened or loaded before',
    });
  }

  private leave(): void {
    this.opened?.solver.close();
    this.opened = undefined;
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
