import { LEVEL_UNITS, type GameId } from '@doorcard/engine';
import { Choices } from '../shared/controls/Choices.js';
import { useWords } from '../shared/language/useWords.js';
import {
  CASH_STAKES,
  countChips,
  DEPTHS,
  makeStructure,
  STAKES,
  STRUCTURES,
} from '../shared/tableChoice/stakes.js';
import { findLevelUnit, KINDS, listGames, type TableChoice } from '../shared/tableChoice/tableChoice.js';
import styles from './Opponents.module.css';
import { listStakes } from './stakesText.js';
import { useStartWords } from './useStartWords.js';

interface MoneyChoicesProps {
  readonly choice: TableChoice;
  readonly onChange: (part: Partial<TableChoice>) => void;
}

/** Cash or tournament, and for how much. */
export function MoneyChoices(props: MoneyChoicesProps) {
  const w = useStartWords();
  const { choice, onChange } = props;
  const games = listGames(choice);
  return (
    <section className={styles.part} aria-label={w.kind}>
      <Choices
        legend={w.kind}
        name="kind"
        as="tiles"
        chosen={choice.kind}
        onChoose={(kind) => onChange({ kind })}
        options={KINDS.map((kind) => [kind, ...w.kinds[kind]])}
      />
      {choice.kind === 'cash' ? (
        <CashChoices {...props} games={games} />
      ) : (
        <TournamentChoices {...props} games={games} />
      )}
    </section>
  );
}

type PartProps = MoneyChoicesProps & { readonly games: readonly GameId[] };

function CashChoices({ choice, games, onChange }: PartProps) {
  const { table } = useWords();
  const w = useStartWords();
  return (
    <>
      <Choices
        legend={w.stakes}
        name="stakes"
        as="row"
        chosen={choice.stakes}
        onChoose={(stakes) => onChange({ stakes })}
        options={STAKES.map((stakes) => [stakes, w.stakesNames[stakes]])}
        note={listStakes(games, CASH_STAKES[choice.stakes], table).join(' · ')}
      />
      <Choices
        legend={w.stack}
        name="depth"
        as="row"
        chosen={choice.depth}
        onChoose={(depth) => onChange({ depth })}
        options={DEPTHS.map((depth) => [depth, w.depth(depth)])}
        note={w.chips(countChips(games, choice.stakes, choice.depth))}
      />
    </>
  );
}

function TournamentChoices({ choice, games, onChange }: PartProps) {
  const w = useStartWords();
  const { structure } = choice;
  const { levels, lasts, levelsBy, chips } = makeStructure(structure, findLevelUnit(choice), games);
  return (
    <>
      <Choices
        legend={w.structure}
        name="structure"
        as="row"
        chosen={structure}
        onChoose={(chosen) => onChange({ structure: chosen })}
        options={STRUCTURES.map((each) => [each, w.structures[each]])}
        note={w.structureMeaning(levels.length, lasts, levelsBy, chips)}
      />
      <Choices
        legend={w.levelsBy}
        name="levels-by"
        as="row"
        chosen={levelsBy}
        onChoose={(unit) => onChange({ levelsBy: unit })}
        options={LEVEL_UNITS.map((unit) => [unit, w.levelsByUnits[unit]])}
        isOff={(unit) => structure === 'short' && unit !== 'hands'}
      />
    </>
  );
}
