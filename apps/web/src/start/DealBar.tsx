import { Button } from '../shared/buttons/Button.js';
import { useWords } from '../shared/language/useWords.js';
import { CASH_STAKES, makeStructure } from '../shared/tableChoice/stakes.js';
import {
  findLevelUnit,
  listGames,
  listOpponents,
  OWN,
  type TableChoice,
} from '../shared/tableChoice/tableChoice.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './DealBar.module.css';
import { listStakes } from './stakesText.js';
import { useStartWords } from './useStartWords.js';

interface DealBarProps {
  readonly choice: TableChoice;
  readonly isPractice: boolean;
  readonly isReady: boolean;
}

/** What has been chosen, and the way to it. Always in sight while choices are. */
export function DealBar({ choice, isPractice, isReady }: DealBarProps) {
  const w = useStartWords();
  const status = useTable((state) => state.status);
  const [title, ...rest] = useSummary(choice, isPractice);
  return (
    <div className={styles.bar}>
      <p className={styles.summary} aria-label={w.yourTable}>
        <strong>{title}</strong> <span>{rest.join(' · ')}</span>
      </p>
      <Button
        type="submit"
        look="key"
        className={styles.deal}
        disabled={status === 'opening' || status === 'saved' || !isReady}
      >
        {w.deal}
      </Button>
    </div>
  );
}

function useSummary(choice: TableChoice, isPractice: boolean): readonly string[] {
  const { table } = useWords();
  const w = useStartWords();
  const { kind, games, structure } = choice;
  const list = listGames(choice);
  const { levels, lasts, levelsBy, chips } = makeStructure(structure, findLevelUnit(choice), list);
  return [
    games === OWN
      ? w.own.name
      : list.length > 1
        ? w.mixNames[games as 'horse']
        : table.games[games as 'badugi'],
    w.kinds[kind][0],
    kind === 'cash'
      ? listStakes(list, CASH_STAKES[choice.stakes], table).join(' · ')
      : w.structureMeaning(levels.length, lasts, levelsBy, chips),
    w.opponentCount(listOpponents(choice).length),
    ...(isPractice ? [w.practiceMark] : []),
  ];
}
