import { RULE_SETS, VARIANTS, type GameId, type RuleSet, type RuleSetId } from '@doorcard/engine';
import type { RulesWords } from '@doorcard/text';
import { useWords } from '../language/LanguageProvider.js';
import { hasCap, LIFTS_CAP_IN_TOURNAMENTS, listOptions } from './gameFacts.js';

interface HouseOptionsProps {
  readonly game: GameId;
  readonly ruleSet: RuleSetId;
}

/** What rooms differ in, as this one does it. */
export function HouseOptions({ game, ruleSet }: HouseOptionsProps) {
  const { rules: w } = useWords().web;
  const variant = VARIANTS[game];
  const rules: RuleSet = RULE_SETS[ruleSet];
  return (
    <ul className="points" data-options={ruleSet}>
      {listOptions(variant).map((option) => (
        <li key={option}>{tellOption(w, option, rules[option])}</li>
      ))}
      {hasCap(variant) && LIFTS_CAP_IN_TOURNAMENTS[ruleSet] && <li>{w.tournamentCap}</li>}
    </ul>
  );
}

const tellOption = <Option extends keyof RuleSet>(
  { optionValues }: RulesWords,
  option: Option,
  value: RuleSet[Option],
): string => optionValues[option](value);
