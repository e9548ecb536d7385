import '../jitless.js';
import { Branch, Judge, listOwnDecisions, findModel, ReviewRun, type OpponentModel } from '@doorcard/coach';
import { makeDrill } from '@doorcard/coach/drill';
import type { Action, GameId, Legal, Seat, View } from '@doorcard/engine';
import { Xoshiro256 } from '@doorcard/cards';
import { makeChecksum } from '@doorcard/sealed';
import { HUMAN } from '@doorcard/table';
import { listRows, nameFault, readKeptHand } from '../hands/handDatabase.js';
import { readHand } from '../hands/readHand.js';
import type { CoachReply, CoachRequest } from './coachMessage.js';
import {
  areCurrent,
  keepHelped,
  keepOpinion,
  nameModel,
  openAllVerdicts,
  openVerdicts,
  readHelped,
  saveVerdicts,
  type HandVerdicts,
} from './handVerdicts.js';
import { TaskQueue, type Task } from './taskQueue.js';

// Judges decisions in a thread of its own. It knows what the owner of a hand saw and nothing else: records of hands are
// read as they were seen, never with all cards.

/** Worlds of a step and of a first verdict, and what a verdict may grow to by itself. */
const WORLDS = 200;
const MOST = 2400;
/** What one more press adds. */
const REFINED = 4000;
const OPTION_STEP = 100;
const MOST_OPTIONS = 1600;

const RANKS = { options: 0, branch: 1, opinion: 2, review: 3, background: 4 } as const;

const post = (reply: CoachReply): void => self.postMessage(reply);

const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();
/** Faster than a timer, and other messages come first. */
const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(null);
  });

const queue = new TaskQueue(breathe, (fault) => post({ type: 'coachFailed', code: nameFault(fault).code }));

/** The programs that sat there; where nobody is known, a mix of usual players. Empty texts and people are unknown. */
function pickModel(game: GameId, players: readonly string[], seat: Seat): OpponentModel {
  const names = players.map((player) => (player === '' || player === HUMAN ? null : player));
  const isKnown = names.some((name, at) => name !== null && at !== seat);
  return findModel(isKnown ? 'seated' : 'mixed', game, names, seat);
}

const seedOf = (id: string): bigint => BigInt(`0x${makeChecksum(id)}`) << 12n;

const NOTHING: Pick<HandVerdicts, 'review' | 'refused' | 'helped' | 'opinions'> = {
  review: null,
  refused: null,
  helped: [],
  opinions: [],
};

/** Opens the review of a hand, step by step. `onVerdicts` hears what there is so far. */
async function openReview(
  id: string,
  onVerdicts: (verdicts: HandVerdicts, isFinal: boolean) => void,
  more?: { readonly place: number },
): Promise<() => boolean | Promise<boolean>> {
  const kept = await readKeptHand(id);
  if (!kept.ok) throw kept.error;
  const { row, records } = kept.value;
  const before = await openVerdicts(id);
  if (areCurrent(before, row) && more === undefined) {
    onVerdicts(before, true);
    return () => false;
  }
  const base = { ...NOTHING, helped: before?.helped ?? (await readHelped(id)), id, model: nameModel(row) };
  const end = async (made: HandVerdicts): Promise<false> => {
    // Somebody may have been asked for another opinion in the meantime; it rests on the same opponents.
    const kept = await openVerdicts(id);
    const verdicts = kept?.model === made.model ? { ...made, opinions: kept.opinions } : made;
    await saveVerdicts(verdicts);
    onVerdicts(verdicts, true);
    return false;
  };
  const read = readHand(records.seen);
  if (!read.ok) return () => end({ ...base, refused: read.error.code });
  if (row.you === null) return () => end({ ...base, refused: 'review/no-seat' });
  const model = pickModel(row.game, row.players, row.you);
  if (more !== undefined && areCurrent(before, row) && before.review !== null) {
    return refineOne(before, read.value.played.hand, model, more.place, onVerdicts, end);
  }
  const run = ReviewRun.open(read.value.played.hand, row.you, {
    model,
    seed: seedOf(id),
    worlds: WORLDS,
    most: MOST,
    spread: true,
  });
  if (!run.ok) return () => end({ ...base, refused: run.error.code });
  return () => {
    const isMore = run.value.step();
    const verdicts = { ...base, review: run.value.review() };
    if (!isMore) return end(verdicts);
    onVerdicts(verdicts, false);
    return true;
  };
}

/** More worlds for one decision that has a verdict: the same ones again, then new ones. */
function refineOne(
  before: HandVerdicts,
  hand: Parameters<typeof ReviewRun.open>[0],
  model: OpponentModel,
  place: number,
  onVerdicts: (verdicts: HandVerdicts, isFinal: boolean) => void,
  end: (verdicts: HandVerdicts) => Promise<false>,
): () => boolean | Promise<boolean> {
  const review = before.review!;
  const old = review.decisions.find((each) => each.place === place);
  const own = listOwnDecisions(hand, review.seat).find((each) => each.place === place);
  if (old === undefined || own === undefined) return () => false;
  const judge = new Judge({
    view: own.view,
    taken: own.action,
    model,
    seed: seedOf(before.id) + BigInt(place),
  });
  const wanted = old.verdict.worlds + REFINED;
  let done = 0;
  return () => {
    judge.add(WORLDS);
    done += WORLDS;
    const isDone = done >= wanted;
    if (isDone) judge.finish();
    // Until it knows more than before, the old verdict stands.
    const verdict =
      done > old.verdict.worlds ? { ...judge.verdict(), spread: old.verdict.spread } : old.verdict;
    const verdicts = {
      ...before,
      review: {
        ...review,
        decisions: review.decisions.map((each) => (each.place === place ? { ...each, verdict } : each)),
      },
    };
    if (isDone) return end(verdicts);
    onVerdicts(verdicts, false);
    return true;
  };
}

/** A task that has to be opened before its first step. */
function addLazily(rank: number, open: () => Promise<Task['step']>): Task {
  let step: Task['step'] | undefined;
  const task: Task = {
    rank,
    step: async () => {
      step ??= await open();
      return step();
    },
  };
  queue.add(task);
  return task;
}

let asked = 0;

/** The hand that was asked for last goes first: somebody waits for it. All of them come before the next rank. */
const rankReview = (): number => RANKS.review - (++asked % 1e6) / 1e6;

/** What goes wrong with one hand is said of that hand; the others are not affected. */
function reviewOne(hand: string, more?: { readonly place: number }): void {
  const tell = (verdicts: HandVerdicts, isFinal: boolean): void =>
    post({ type: 'verdicts', verdicts, isFinal });
  const refuse = (fault: unknown): false => {
    tell({ ...NOTHING, id: hand, model: '', refused: nameFault(fault).code }, true);
    return false;
  };
  addLazily(rankReview(), async () => {
    try {
      const step = await openReview(hand, tell, more);
      return async () => {
        try {
          return await step();
        } catch (fault) {
          return refuse(fault);
        }
      };
    } catch (fault) {
      return () => refuse(fault);
    }
  });
}

let background: Task | undefined;

function reviewAll(): void {
  queue.drop((task) => task === background);
  background = addLazily(RANKS.background, async () => {
    const { rows } = await listRows();
    const known = await openAllVerdicts();
    const open = rows.filter((row) => row.you !== null && !areCurrent(known.get(row.id), row));
    const all = open.length;
    let step: Task['step'] | undefined;
    post({ type: 'background', done: 0, all });
    return async () => {
      const next = open[0];
      if (next === undefined) return false;
      step ??= await openReview(next.id, () => {});
      if (await step()) return true;
      step = undefined;
      open.shift();
      post({ type: 'background', done: all - open.length, all });
      return open.length > 0;
    };
  });
}

/** Any action will do: all options are compared, none was taken. */
function pickAny({ fold, check, call, draw }: Legal): Action {
  if (draw !== undefined) return { type: 'draw', discard: [] };
  if (check) return { type: 'check' };
  if (call !== undefined) return { type: 'call' };
  return fold ? { type: 'fold' } : { type: 'bringIn' };
}

let question: Task | undefined;

function judgeOptions(request: number, view: View, players: readonly string[]): void {
  forgetOptions();
  let judge: Judge | undefined;
  let worlds = 0;
  question = {
    rank: RANKS.options,
    step: () => {
      judge ??= new Judge({
        view,
        taken: pickAny(view.legal!),
        model: pickModel(view.game as GameId, players, view.seat!),
        seed: BigInt(request),
      });
      judge.add(OPTION_STEP);
      worlds += OPTION_STEP;
      const isFinal = worlds >= MOST_OPTIONS;
      post({ type: 'optionValues', request, verdict: judge.verdict(), isFinal });
      return !isFinal;
    },
  };
  queue.add(question);
}

function forgetOptions(): void {
  queue.drop((task) => task === question);
}

function branch({ request, view, players, actions, seed }: Extract<CoachRequest, { type: 'branch' }>): void {
  queue.add({
    rank: RANKS.branch,
    step: () => {
      const game = view.game as GameId;
      const imagined = new Branch({ view, model: pickModel(game, players, view.seat!), seed: BigInt(seed) });
      const views = actions.map((action) => {
        imagined.act(action);
        return imagined.view;
      });
      post({ type: 'branched', request, views });
      return false;
    },
  });
}

/** By request: second opinions that are being made. */
const opinions = new Map<number, Task>();

function askOpinion(ask: Extract<CoachRequest, { type: 'opinion' }>): void {
  const { request, kind, view, taken, players, keep } = ask;
  const task = addLazily(RANKS.opinion, async () => {
    const { openSolved, openTrained } = await import('./opinionSteps.js');
    const model = pickModel(view.game as GameId, players, view.seat!);
    const seed = BigInt(`0x${makeChecksum(view.events)}`);
    const step = (kind === 'solved' ? openSolved : openTrained)({ view, taken, model, seed });
    return async () => {
      const state = await step();
      if (!opinions.has(request)) return false;
      const isDone = state.status === 'done' || state.status === 'refused';
      if (isDone) opinions.delete(request);
      if (state.status === 'done' && keep !== undefined) {
        const { status: _status, ...said } = state;
        const verdicts = await keepOpinion(keep.hand, { place: keep.place, ...said });
        if (verdicts !== undefined) post({ type: 'verdicts', verdicts, isFinal: true });
      }
      post({ type: 'opinionState', request, state });
      return !isDone;
    };
  });
  opinions.set(request, task);
}

/** Nobody waits for it any more. */
function forgetOpinion(request: number): void {
  const task = opinions.get(request);
  opinions.delete(request);
  queue.drop((each) => each === task);
}

/** A drill of a decision takes about a second; it is asked before it is needed. */
function deal({ request, family, game, level, seed }: Extract<CoachRequest, { type: 'deal' }>): void {
  queue.add({
    rank: RANKS.branch,
    step: () => {
      post({
        type: 'dealt',
        request,
        drill: makeDrill(family, game, level, Xoshiro256.fromSeed(BigInt(seed))),
      });
      return false;
    },
  });
}

self.addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  switch (data.type) {
    case 'review':
      return reviewOne(data.hand);
    case 'reviewAll':
      return reviewAll();
    case 'refine':
      return reviewOne(data.hand, { place: data.place });
    case 'help':
      return queue.add({
        rank: RANKS.options,
        step: async () => {
          await keepHelped(data.hand, data.place);
          return false;
        },
      });
    case 'options':
      return judgeOptions(data.request, data.view, data.players);
    case 'noOptions':
      return forgetOptions();
    case 'branch':
      return branch(data);
    case 'deal':
      return deal(data);
    case 'opinion':
      return askOpinion(data);
    case 'noOpinion':
      return forgetOpinion(data.request);
    case 'pause':
      return queue.pause(data.isPaused);
  }
});
