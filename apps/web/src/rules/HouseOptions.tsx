import { RULE_SETS, VARIANTS, type GameId, type RuleSet, type RuleSetId } from '@doorcard/engine';
import { hasCap, LIFTS_CAP_IN_TOURNAMENTS, listOptions } from './gameFacts.js';
import { useRulesWords } from './useRulesWords.js';
import type { RulesWords } from './words/rulesWords.js';
import styles from './rules.module.css';

interface HouseOptionsProps {
  readonly game: GameId;
  readonly ruleSet: RuleSetId;
}

/** What rooms differ in, as this one does it. */
export function HouseOptions({ game, ruleSet }: HouseOptionsProps) {
  const w = useRulesWords();
  const variant = VARIANTS[game];
  const rules: RuleSet = RULE_SETS[ruleSet];
  return (
    <ul className={styles.points} data-options={ruleSet}>
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
