import { GAMES, RULE_SETS, type GameId, type RuleSetId } from '@doorcard/engine';
import * as z from 'zod/mini';
import { addressOf } from '../shared/address/route.js';

export const RULE_SET_IDS = Object.keys(RULE_SETS) as [RuleSetId, ...RuleSetId[]];
const gameSchema = z.enum(GAMES);
const ruleSetSchema = z.enum(RULE_SET_IDS);

/** Which page of the rules an address names: `razz`, `razz?rules=pokerstars`, or nothing for the list. */
export interface RulesPlace {
  readonly game: GameId | undefined;
  readonly ruleSet: RuleSetId;
  /** Whether its lesson is open. */
  readonly isLesson: boolean;
  /** A name that no game has. */
  readonly unknown: string | undefined;
}

export function readRulesPlace(tail: string): RulesPlace {
  const [name, query = ''] = tail.split('?', 2) as [string, string?];
  const params = new URLSearchParams(query);
  const rules = z.safeParse(ruleSetSchema, params.get('rules'));
  const isLesson = params.get('lesson') === '1';
  const ruleSet = rules.success ? rules.data : 'wsop';
  const game = z.safeParse(gameSchema, name);
  if (game.success) return { game: game.data, ruleSet, isLesson, unknown: undefined };
  return { game: undefined, ruleSet, isLesson, unknown: name === '' ? undefined : decodeName(name) };
}

/** Whatever somebody typed after the slash is shown as it reads, broken escapes too. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export const rulesAddress = (game: GameId, ruleSet: RuleSetId): string =>
  addressOf('rules', ruleSet === 'wsop' ? game : `${game}?rules=${ruleSet}`);
