import { VARIANTS } from '@doorcard/engine';
import { Choices } from '../shared/controls/Choices.js';
import inputs from '../shared/controls/inputs.module.css';
import { useWords } from '../shared/language/useWords.js';
import {
  findCommonLevel,
  levelOf,
  LEVELS,
  MOST_OPPONENTS,
  seatOpponents,
  type LevelChoice,
  type Opponent,
} from '../shared/tableChoice/players.js';
import {
  findSmallest,
  listGames,
  listOpponents,
  type TableChoice,
} from '../shared/tableChoice/tableChoice.js';
import styles from './Opponents.module.css';
import { OpponentRow } from './OpponentRow.js';
import { findFamily } from './playFamily.js';
import { useStartWords } from './useStartWords.js';

interface OpponentsProps {
  readonly choice: TableChoice;
  readonly onChange: (part: Partial<TableChoice>) => void;
}

const COUNTS = Array.from({ length: MOST_OPPONENTS }, (_, i) => i + 1);

/** How many, how good, and who. */
export function Opponents({ choice, onChange }: OpponentsProps) {
  const { table, players } = useWords();
  const w = useStartWords();
  const games = listGames(choice);
  const smallest = findSmallest(games);
  const most = smallest?.opponents ?? MOST_OPPONENTS;
  const sitting = listOpponents(choice);
  const family = findFamily(games);
  const levels = [...new Set(sitting.map(({ player }) => levelOf(player)))];
  const describe = (level: LevelChoice | undefined): string =>
    level === undefined ? w.partnerMeaning : w.ignores[level][family];
  const ignores = levels.length === 1 ? describe(levels[0]) : undefined;
  const change = (at: number, part: Partial<Opponent>): void =>
    onChange({ people: choice.people.map((each, i) => (i === at ? { ...each, ...part } : each)) });
  return (
    <section className={styles.part} aria-label={w.opponents}>
      <Choices
        legend={w.opponents}
        name="opponents"
        as="row"
        chosen={sitting.length}
        onChoose={(opponents) => onChange({ opponents })}
        options={COUNTS.map((count) => [count, String(count)])}
        isOff={(count) => count > most}
        note={
          smallest === undefined || most === MOST_OPPONENTS
            ? undefined
            : w.seatLimit(table.games[smallest.game], VARIANTS[smallest.game].maxSeats, most)
        }
      />
      <Choices
        legend={w.level}
        name="level"
        as="tiles"
        chosen={findCommonLevel(sitting)}
        onChoose={(level) =>
          onChange({
            people: seatOpponents(
              level,
              choice.people.map(({ name }) => name),
            ),
          })
        }
        options={LEVELS.map((level) => [level, players.levels[level], w.levelLines[level]])}
        note={ignores}
      />
      <ol className={styles.people}>
        {sitting.map((opponent, at) => (
          <OpponentRow
            key={at}
            opponent={opponent}
            number={at + 1}
            ignores={ignores === undefined ? describe(levelOf(opponent.player)) : undefined}
            onChange={(part) => change(at, part)}
          />
        ))}
      </ol>
      <p className={inputs.meaning}>{w.stylesMeaning}</p>
    </section>
  );
}
