import type { GameId, RuleSetId } from '@doorcard/engine';
import { useWords } from '../language/LanguageProvider.js';
import { Choices } from '../app/Choices.js';
import { replaceAddress } from '../app/route.js';
import { rulesAddress, RULE_SET_IDS } from './rulesAddress.js';

interface RuleSetSwitchProps {
  readonly game: GameId;
  readonly ruleSet: RuleSetId;
}

/** Whose house rules the page tells; the address follows, the way back stays short. */
export function RuleSetSwitch({ game, ruleSet }: RuleSetSwitchProps) {
  const { rules: w } = useWords().web;
  return (
    <Choices
      legend={w.ruleSet}
      name="rule-set"
      as="row"
      chosen={ruleSet}
      onChoose={(chosen: RuleSetId) => replaceAddress(rulesAddress(game, chosen))}
      options={RULE_SET_IDS.map((id) => [id, w.ruleSets[id]])}
    />
  );
}
