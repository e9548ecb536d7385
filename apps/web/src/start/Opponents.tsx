import { VARIANTS } from '@doorcard/engine';
import { useWords } from '../language/LanguageProvider.js';
import { Choices } from '../app/Choices.js';
import { findSmallest, listGames, listOpponents, type LobbyChoice } from './lobbyChoice.js';
import { OpponentRow } from './OpponentRow.js';
import { findCommonLevel, levelOf, LEVELS, MOST_OPPONENTS, seatOpponents, type Opponent } from './players.js';
import { findFamily } from './playFamily.js';

interface OpponentsProps {
  readonly choice: LobbyChoice;
  readonly onChange: (part: Partial<LobbyChoice>) => void;
}

const COUNTS = Array.from({ length: MOST_OPPONENTS }, (_, i) => i + 1);

/** How many, how good, and who. */
export function Opponents({ choice, onChange }: OpponentsProps) {
  const { table, web } = useWords();
  const { start: w } = web;
  const games = listGames(choice);
  const smallest = findSmallest(games);
  const most = smallest?.opponents ?? MOST_OPPONENTS;
  const sitting = listOpponents(choice);
  const family = findFamily(games);
  const levels = [...new Set(sitting.map(({ player }) => levelOf(player)))];
  const ignores = levels.length === 1 ? w.ignores[levels[0]!][family] : undefined;
  const change = (at: number, part: Partial<Opponent>): void =>
    onChange({ people: choice.people.map((each, i) => (i === at ? { ...each, ...part } : each)) });
  return (
    <section className="panel opponents-panel" aria-label={w.opponents}>
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
        as="row"
        chosen={findCommonLevel(sitting)}
        onChoose={(level) =>
          onChange({
            people: seatOpponents(
              level,
              choice.people.map(({ name }) => name),
            ),
          })
        }
        options={LEVELS.map((level) => [level, w.levels[level]])}
        note={ignores}
      />
      <ol className="people">
        {sitting.map((opponent, at) => (
          <OpponentRow
            key={at}
            opponent={opponent}
            number={at + 1}
            ignores={ignores === undefined ? w.ignores[levelOf(opponent.player)][family] : undefined}
            onChange={(part) => change(at, part)}
          />
        ))}
      </ol>
      <p className="meaning">{w.mannersMeaning}</p>
    </section>
  );
}
