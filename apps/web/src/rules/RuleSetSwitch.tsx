import type { GameId, RuleSetId } from '@doorcard/engine';
import { replaceAddress } from '../shared/address/route.js';
import { Choices } from '../shared/controls/Choices.js';
import { rulesAddress, RULE_SET_IDS } from './rulesAddress.js';
import { useRulesWords } from './useRulesWords.js';

interface RuleSetSwitchProps {
  readonly game: GameId;
  readonly ruleSet: RuleSetId;
}

/** Which room's rules the page shows; the address follows, the way back stays short. */
export function RuleSetSwitch({ game, ruleSet }: RuleSetSwitchProps) {
  const w = useRulesWords();
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
