import type { CoachWords, DrillWords } from '@doorcard/text';
import { useMemo } from 'react';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { useWords } from '../shared/language/useWords.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import { useDrillWords } from './useDrillWords.js';

export type DrillText = SharedWords & { readonly drills: DrillWords; readonly coach: CoachWords };

/** Everything that questions and explanations are made of. */
export function useDrillText(): DrillText {
  const shared = useWords();
  const { drills } = useDrillWords();
  const { coach } = useCoachWords();
  return useMemo(() => ({ ...shared, drills, coach }), [shared, drills, coach]);
}
