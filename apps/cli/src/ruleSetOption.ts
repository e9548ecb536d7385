import { RULE_SETS, type RuleSetId } from '@doorcard/engine';

/** The values of --rules. */
export const RULE_SET_IDS = Object.keys(RULE_SETS) as [RuleSetId, ...RuleSetId[]];

export const RULES_WORDS = RULE_SET_IDS.join(' or ');
