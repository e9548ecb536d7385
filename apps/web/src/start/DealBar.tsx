import { useWords } from '../language/LanguageProvider.js';
import { ErrorNote } from '../table/ErrorNote.js';
import { useTable } from '../table/useTable.js';
import { findLevelUnit, listGames, listOpponents, OWN, type LobbyChoice } from './lobbyChoice.js';
import { SavedQuestion } from './SavedQuestion.js';
import { CASH_STAKES, makeStructure } from './stakes.js';
import { listStakes } from './stakesText.js';

interface DealBarProps {
  readonly choice: LobbyChoice;
  readonly isPractice: boolean;
  readonly isReady: boolean;
  readonly onGoOn: () => void;
}

/** What has been chosen, and the way to it. Always in sight. */
export function DealBar({ choice, isPractice, isReady, onGoOn }: DealBarProps) {
  const { start: w } = useWords().web;
  const status = useTable((state) => state.status);
  const error = useTable((state) => state.error);
  const [title, ...rest] = useSummary(choice, isPractice);
  return (
    <div className="deal">
      {status === 'failed' && error !== undefined && <ErrorNote error={error} />}
      {status === 'saved' ? (
        <SavedQuestion onGoOn={onGoOn} />
      ) : (
        <div className="deal-row">
          <p className="summary" aria-label={w.yourTable}>
            <strong>{title}</strong> <span>{rest.join(' · ')}</span>
          </p>
          <button type="submit" className="main" disabled={status === 'opening' || !isReady}>
            {w.deal}
          </button>
        </div>
      )}
    </div>
  );
}

function useSummary(choice: LobbyChoice, isPractice: boolean): readonly string[] {
  const { table, web } = useWords();
  const { start: w } = web;
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
