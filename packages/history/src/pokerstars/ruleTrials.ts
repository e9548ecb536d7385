import { VARIANTS, type RuleSet } from '@doorcard/engine';
import { hasFixedLimit, isStud } from './gameName.js';
import type { PokerStarsHand } from './pokerStarsHand.js';
import { findTextRules } from './script.js';

export interface RuleTrial {
  readonly rules: RuleSet;
  /** Which options differ from the first rules. */
  readonly warnings: readonly string[];
}

type Option = Partial<RuleSet>;

/**
 * The rules by which a text may have been played, the given ones first, then with one option changed, then with more.
 * Only options that can matter in the hand are changed.
 */
export function* listRuleTrials(text: PokerStarsHand, given: RuleSet): Generator<RuleTrial> {
  const rules = findTextRules(text, given);
  yield { rules, warnings: [] };
  const choices = listChoices(text, rules);
  const combined: { option: Option; count: number }[] = [{ option: {}, count: 0 }];
  for (const choice of choices) {
    const before = combined.slice();
    for (const { option, count } of before) {
      for (const each of choice) combined.push({ option: { ...option, ...each }, count: count + 1 });
    }
  }
  for (const { option } of combined.slice(1).sort((a, b) => a.count - b.count)) {
    const words = Object.entries(option).map(([name, value]) => `${name} = ${String(value)}`);
    yield {
      rules: { ...rules, ...option },
      warnings: [`read by the option ${words.join(' and ')} of the rules`],
    };
  }
}

/** For each option that can matter: its other values. */
function listChoices({ game, stakes, players }: PokerStarsHand, rules: RuleSet): Option[][] {
  const choices: Option[][] = [];
  const { antes, stacks } = stakes;
  const isShort = antes.some((ante, seat) => ante > 0 && ante >= stacks[seat]!);
  if (isShort || new Set(antes).size > 1) choices.push([{ anteTrimming: !rules.anteTrimming }]);
  if (isStud(game)) choices.push([{ oddChip: rules.oddChip === 'bySuit' ? 'bySeat' : 'bySuit' }]);
  if (hasFixedLimit(game)) {
    const lift = players.length === 2 ? 'liftAtHeadsUpTable' : 'liftWhenRoundStartsHeadsUp';
    choices.push([
      ...(rules.maxWagers === 4 ? [{ maxWagers: 5 } as const] : []),
      ...(rules.headsUpCap === lift ? [] : [{ headsUpCap: lift } as const]),
    ]);
  }
  const isStudHigh = isStud(game) && VARIANTS[game].id === 'stud';
  if (isStudHigh && !rules.openPairDouble) choices.push([{ openPairDouble: true }]);
  if (isStudHigh) choices.push([{ openerTie: rules.openerTie === 'suit' ? 'position' : 'suit' }]);
  return choices.filter((choice) => choice.length > 0);
}
