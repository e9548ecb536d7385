import { listChoices } from '@doorcard/table/client';
import { Suspense } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import { BulbIcon } from '../shared/icons/tableIcons.js';
import { useKeys } from '../shared/keys/useKeys.js';
import { keepPreferences } from '../shared/preferences/preferences.js';
import { usePreferences } from '../shared/preferences/usePreferences.js';
import { SeenGrid } from '../shared/tableParts/SeenGrid.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './CoachPanel.module.css';
import { BoardsRead } from './BoardsRead.js';
import { HandSoFar } from './HandSoFar.js';
import { HintPanel } from './HintPanel.js';
import { LastHand } from './LastHand.js';
import { LiveValues } from './LiveValues.js';
import { useTableWords } from './useTableWords.js';

/** The coach beside the table: verdicts on the hand before, the cards that were seen, and numbers on demand. */
export function CoachPanel() {
  const { w } = useTableWords();
  return (
    <div className={styles.panel} tabIndex={0} role="region" aria-label={w.coach} data-part="coach">
      <HintPanel />
      <Suspense fallback={null}>
        <Inside />
      </Suspense>
    </div>
  );
}

function Inside() {
  const w = useCoachWords();
  const { testMe = false } = usePreferences();
  const view = useTable((state) => state.view);
  return (
    <>
      <LiveValues />
      {!testMe && view !== undefined && <SeenGrid view={view} w={w.seen} />}
      {!testMe && <BoardsRead />}
      <HandSoFar />
      <LastHand />
      <Offer />
    </>
  );
}

/** Numbers for the present decision, once or always. */
function Offer() {
  const w = useCoachWords();
  const keys = useKeys();
  const { showValues = false } = usePreferences();
  const isAsked = useTable((state) => listChoices(state).length > 0);
  const hasHint = useTable((state) => state.hint !== undefined);
  const askHint = useTable((state) => state.askHint);
  return (
    <div className={styles.offer}>
      <BulbIcon />
      <div>
        <strong>{w.rail.want}</strong>
        <p>{w.rail.wantMeaning}</p>
        <label className={styles.always}>
          <input
            type="checkbox"
            checked={showValues}
            onChange={({ target }) => keepPreferences({ showValues: target.checked })}
          />{' '}
          {w.rail.always}
        </label>
      </div>
      <Button
        shortcut={keys.nameOf('hint')}
        aria-keyshortcuts={keys.keyOf('hint')}
        disabled={!isAsked || hasHint}
        onClick={askHint}
      >
        {w.rail.show}
      </Button>
    </div>
  );
}
