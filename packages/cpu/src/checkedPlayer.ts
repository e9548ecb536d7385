import { InputError, makeCard, type Rng } from '@doorcard/cards';
import type { Action, Legal, View } from '@doorcard/engine';
import type { Decision, Player } from './player.js';

/**
 * A player from outside, whose decisions are checked before anybody relies on them: their shape, and whether the
 * action is legal in the view that it was asked about.
 */
export const checkPlayer = (player: Player): Player => ({
  name: player.name,
  ...(player.prepare && { prepare: (game) => player.prepare!(game) }),
  decide: (view, rng) => {
    const decided: unknown = ask(player, view, rng);
    return isThenable(decided)
      ? Promise.resolve(decided).then(
          (later) => checkDecision(player.name, view, later),
          (error: unknown) => {
            throw fail(player.name, error);
          },
        )
      : checkDecision(player.name, view, decided);
  },
});

function ask(player: Player, view: View, rng: Rng): unknown {
  try {
    return player.decide(view, rng);
  } catch (error) {
    throw fail(player.name, error);
  }
}

const fail = (name: string, error: unknown): InputError =>
  new InputError({
    code: 'player/failed',
    value: name,
    problem: `${name} failed: ${error instanceof Error ? error.message : String(error)}`,
    expected: 'a player that decides in every view',
  });

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

function checkDecision(name: string, view: View, value: unknown): Decision {
  if (!isRecord(value) || !isRecord(value['action']) || !isRecord(value['reason'])) throw bad(name, value);
  const action = readAction(value['action']);
  const { code, rule, data } = value['reason'];
  if (action === undefined || typeof code !== 'string' || typeof rule !== 'string') throw bad(name, value);
  const plain = makePlain(data);
  if (!isRecord(plain)) throw bad(name, value);
  if (!isLegal(view, action)) throw refuseAction(name, action, view.legal);
  return { action, reason: { code, rule, data: plain } };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readAction({ type, to, discard }: Readonly<Record<string, unknown>>): Action | undefined {
  switch (type) {
    case 'fold':
    case 'check':
    case 'call':
    case 'bringIn':
      return { type };
    case 'raise':
      return typeof to === 'number' ? { type, to } : undefined;
    case 'draw':
      return Array.isArray(discard) && discard.every((card) => typeof card === 'number')
        ? { type, discard }
        : undefined;
    default:
      return undefined;
  }
}

/** Reasons are saved and sent: only what JSON keeps is passed on. */
function makePlain(data: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(data) ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

function isLegal({ legal, mine }: View, action: Action): boolean {
  if (legal === null) return false;
  const { fold, check, call, bringIn, raise, draw } = legal;
  switch (action.type) {
    case 'fold':
      return fold;
    case 'check':
      return check;
    case 'call':
      return call !== undefined;
    case 'bringIn':
      return bringIn !== undefined;
    case 'raise':
      if (raise === undefined) return false;
      if (raise.sizes !== undefined) return raise.sizes.includes(action.to);
      return Number.isSafeInteger(action.to) && action.to >= raise.min && action.to <= raise.max;
    case 'draw': {
      const { discard } = action;
      return (
        draw !== undefined &&
        discard.length <= draw.max &&
        new Set(discard).size === discard.length &&
        discard.every((card) => mine!.cards.includes(card))
      );
    }
  }
}

/** What a player did and what it might have done. */
export const refuseAction = (name: string, action: Action, legal: Legal | null): InputError =>
  new InputError({
    code: 'player/illegal-action',
    value: JSON.stringify(action),
    problem: `${name} may not ${describeAction(action)}`,
    expected: legal === null ? 'nothing: it is not to act' : describeLegal(legal),
  });

function describeAction(action: Action): string {
  if (action.type === 'raise') return `raise to ${action.to}`;
  if (action.type === 'draw') return `discard ${action.discard.map(nameCard).join(' ') || 'nothing'}`;
  return action.type === 'bringIn' ? 'bring in' : action.type;
}

const nameCard = (card: number): string =>
  Number.isInteger(card) && card >= 0 && card < 52 ? makeCard(card) : String(card);

function describeLegal({ fold, check, call, bringIn, raise, draw }: Legal): string {
  const choices = [
    fold && 'fold',
    check && 'check',
    call !== undefined && `call (${call})`,
    bringIn !== undefined && `bringIn (${bringIn})`,
    raise !== undefined && `raise to ${raise.sizes?.join(' or ') ?? `${raise.min} up to ${raise.max}`}`,
    draw !== undefined && `draw with up to ${draw.max} of its own cards as discard`,
  ];
  return choices.filter((choice) => choice !== false).join(', ');
}

const bad = (name: string, value: unknown): InputError =>
  new InputError({
    code: 'player/bad-decision',
    value: name,
    problem: `${name} decided ${show(value)}`,
    expected: '{action: {type, …}, reason: {code, rule, data}} with data that JSON can hold',
  });

const MOST_SHOWN = 200;

function show(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, MOST_SHOWN);
  } catch {
    return typeof value;
  }
}
