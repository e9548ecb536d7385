import { InputError, unwrap, type InputErrorDetails } from '@doorcard/cards';
import * as z from 'zod/mini';
import { estimateLateMemory, type LateMemory } from '../late/late.js';
import { parseLateNode, parseLatePath } from '../late/line.js';
import type { MemoryNeed } from '../postflop/layout.js';
import type { Spawn } from '../postflop/threadPool.js';
import { estimateMemory } from '../postflop/postflop.js';
import { ThreadError } from '../postflop/threadError.js';
import { reportNode } from '../report/nodeReport.js';
import type { Clock } from '../run/clock.js';
import { isLateSource, openLateRun, readLateSetup, type LateRun } from '../run/lateRun.js';
import type { RunStatus } from '../run/solveRun.js';
import {
  openSpotRun,
  readSpotSetup,
  type SpotRun,
  type SpotSettings,
  type SpotSource,
} from '../run/spotRun.js';
import { parseNodePath } from '../tree/nodePath.js';
import { commandSchema, type Command, type Reply, type SolveOptions } from './message.js';
import { openPoint, reportPoint, respondToVillain, type OpenPoint } from './pointService.js';
import { MessageTurn } from './messageTurn.js';
import type { SolverPort } from './solverPort.js';

/** What the module of the worker provides. */
export interface SolverHost {
  readonly clock: Clock;
  /** Without it there is one thread. */
  readonly spawn?: Spawn;
}

/** Runs the commands of a `SolverClient`, one spot at a time. Call it in the module of the worker; nothing else is needed there. */
export function serveSolver(port: SolverPort, host: SolverHost): void {
  const service = new SolverService(port, host);
  port.onMessage((message) => void service.handle(z.parse(commandSchema, message)));
}

type Answer = Exclude<Reply, { type: 'progress' | 'refused' }>;

/** The run of a hold'em spot, of a late street or of a decision point. */
type OpenRun =
  | { readonly kind: 'spot'; readonly run: SpotRun }
  | { readonly kind: 'late'; readonly run: LateRun }
  | OpenPoint;

const asMemoryNeed = ({ tables, hands, work, total }: LateMemory): MemoryNeed => ({
  tables,
  boards: hands,
  equities: 0,
  work,
  total,
});

class SolverService {
  private readonly turn = new MessageTurn();
  private run: OpenRun | undefined;
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
      case 'estimate':
        return { type: 'estimated', id, memory: this.estimate({ file: command.spot }, command.options) };
      case 'open':
        return this.open(id, { file: command.spot }, command.options);
      case 'load':
        return this.open(id, { solved: command.bytes }, command.options);
      case 'openPoint':
        return this.openPoint(id, command);
      case 'run':
        return this.go(id);
      case 'extend':
        this.find().run.extend(command);
        return { type: 'done', id };
      case 'stop':
        if (command.as === 'paused') this.find().run.pause();
        else this.find().run.cancel();
        return { type: 'done', id };
      case 'report':
        return this.report(id, command.path);
      case 'reportPoint':
        return reportPoint(id, this.findPoint(), command.exact);
      case 'respond':
        return respondToVillain(id, this.findPoint(), command);
      case 'save':
        return { type: 'saved', id, parts: this.save() };
      case 'close':
        return this.close(id);
    }
  }

  private async close(id: number): Promise<Answer> {
    this.run?.run.abort();
    await this.running;
    this.leave();
    this.turn.close();
    return { type: 'done', id };
  }

  private settings({ threads, kernels, maxBytes }: SolveOptions): SpotSettings {
    const { spawn } = this.host;
    return {
      threads,
      ...(kernels !== undefined && { kernels }),
      ...(maxBytes !== undefined && { maxBytes }),
      ...(spawn !== undefined && { spawn }),
    };
  }

  private estimate(source: SpotSource, options: SolveOptions): MemoryNeed {
    const settings = this.settings(options);
    if (!isLateSource(source)) return estimateMemory(unwrap(readSpotSetup(source, settings)).options);
    const setup = unwrap(readLateSetup(source, settings));
    return asMemoryNeed(estimateLateMemory(setup.spot, setup.options));
  }

  /** Closes the previous run first, because there may not be memory for two. */
  private open(id: number, source: SpotSource, options: SolveOptions): Answer {
    if (this.running !== undefined) throw new InputError(BUSY);
    this.leave();
    const settings = this.settings(options);
    const limits = { clock: this.host.clock, seconds: options.maxSeconds };
    if (isLateSource(source)) {
      const run = unwrap(openLateRun(unwrap(readLateSetup(source, settings)), limits));
      this.run = { kind: 'late', run };
      const { memory, iterations, kernelKind } = run.solver.late;
      const spot = run.solver.setup.file;
      return { type: 'opened', id, memory: asMemoryNeed(memory), iterations, kernels: kernelKind, spot };
    }
    const run = unwrap(openSpotRun(unwrap(readSpotSetup(source, settings)), limits));
    this.run = { kind: 'spot', run };
    const { memory, iterations, kernelKind } = run.solver.postflop;
    const spot = run.solver.setup.spot.file;
    return { type: 'opened', id, memory, iterations, kernels: kernelKind, spot };
  }

  private openPoint(id: number, { point, options }: Extract<Command, { type: 'openPoint' }>): Answer {
    if (this.running !== undefined) throw new InputError(BUSY);
    this.leave();
    const [open, answer] = openPoint(id, point, options, this.host.clock);
    this.run = open;
    return answer;
  }

  /** Copies, because the solver continues to use its tables. */
  private save(): Uint8Array[] {
    const parts = this.find().run.save();
    if (parts === undefined) throw new InputError(NOT_SAVED);
    return parts.map((part) => new Uint8Array(part));
  }

  private async go(id: number): Promise<Answer> {
    const { run } = this.find();
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
        ev: measured !== null && 'ev' in measured ? [...measured.ev] : null,
      };
    } finally {
      this.running = undefined;
    }
  }

  private report(id: number, text: string): Answer {
    const open = this.find();
    switch (open.kind) {
      case 'late':
        return reportLate(id, text, open.run);
      case 'spot':
        return reportSpot(id, text, open.run);
      case 'point':
        throw new InputError(OTHER_KIND);
    }
  }

  private findPoint(): OpenPoint {
    const open = this.find();
    if (open.kind === 'point') return open;
    throw new InputError(OTHER_KIND);
  }

  private find(): OpenRun {
    if (this.run !== undefined) return this.run;
    throw new InputError({
      code: 'solver/no-spot',
      value: '',
      problem: 'no spot is open',
      expected: 'a spot to be opened or loaded first',
    });
  }

  private leave(): void {
    this.run?.run.close();
    this.run = undefined;
  }
}

function reportSpot(id: number, text: string, { solver: { solved, setup } }: SpotRun): Answer {
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

function reportLate(id: number, text: string, { solver }: LateRun): Answer {
  const { root } = solver.setup.spot;
  unwrap(parseLateNode(text, root));
  const report = solver.report(unwrap(parseLatePath(text, root)));
  const { side, pot, reach, isLocked, actions, ev, hands } = report;
  return {
    type: 'lateReport',
    id,
    side,
    pot,
    reach,
    isLocked,
    actions: actions.map(({ action, ...numbers }) => ({ ...action, ...numbers })),
    ev: [...ev],
    hands: hands.map((hand) => ({
      ...hand,
      cards: [...hand.cards],
      frequencies: [...hand.frequencies],
      evs: [...hand.evs],
      bestEvs: [...hand.bestEvs],
    })),
  };
}

const BUSY: InputErrorDetails = {
  code: 'solver/busy',
  value: '',
  problem: 'a spot is being solved',
  expected: 'the run to end, or to be paused or cancelled, first',
};

const OTHER_KIND: InputErrorDetails = {
  code: 'solver/other-kind',
  value: '',
  problem: 'the command is not for the kind of spot that is open',
  expected: '`report` for a spot, `reportPoint` and `respond` for a decision point',
};

const NOT_SAVED: InputErrorDetails = {
  code: 'solver/not-saved',
  value: '',
  problem: 'the run of a decision point cannot be saved',
  expected: "a hold'em spot or a late street",
};

function describe(error: unknown): InputErrorDetails {
  if (error instanceof InputError) {
    const { code, value, problem, expected, at } = error;
    return { code, value, problem, expected, ...(at !== undefined && { at }) };
  }
  const problem = error instanceof Error ? error.message : String(error);
  if (error instanceof ThreadError)
    return { code: error.code, value: String(error.thread), problem, expected: 'all threads to finish' };
  return { code: 'solver/failed', value: '', problem, expected: 'the solver to finish the command' };
}
