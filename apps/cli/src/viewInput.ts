import { InputError, unwrap, Xoshiro256 } from '@doorcard/cards';
import { RULE_SETS, type GameId, type RuleSetId, type View } from '@doorcard/engine';
import { checkView } from '@doorcard/table';
import { readAll, type Terminal } from './terminal.js';

/** The one view of this game on stdin; `rules` take precedence over its own. `command` is for the error. */
export async function readView(
  terminal: Terminal,
  game: GameId,
  rules: RuleSetId | undefined,
  seed: bigint,
  command: string,
): Promise<View> {
  const value = parseText(await readAll(terminal.stdin));
  const told = rules === undefined ? value : withRules(value, rules);
  const view = unwrap(checkView(told, Xoshiro256.fromSeed(seed)));
  if (view.game === game) return view;
  throw new InputError({
    code: 'view/other-game',
    value: view.game,
    problem: `a view of ${view.game}`,
    expected: `a view of ${game}, or "doorcard ${command} ${view.game}"`,
  });
}

function parseText(text: string): unknown {
  if (text.trim() === '') throw badJson('nothing on stdin');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badJson(`"${text.trim().slice(0, 40)}" is not JSON`);
  }
}

const badJson = (problem: string): InputError =>
  new InputError({
    code: 'view/not-json',
    value: '',
    problem,
    expected: 'one view as JSON; "doorcard schema view" prints its schema',
  });

/** A view names its rules; the option takes precedence. */
const withRules = (value: unknown, rules: RuleSetId): unknown =>
  typeof value === 'object' && value !== null && 'rules' in value
    ? { ...value, rules: { ...(value.rules as object), ...RULE_SETS[rules] } }
    : value;
