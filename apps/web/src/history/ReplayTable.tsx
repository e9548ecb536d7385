import { makeCard } from '@doorcard/cards';
import { VARIANTS } from '@doorcard/engine';
import type { Person } from '@doorcard/text';
import { CardFace } from '../cards/CardFace.js';
import { useWords } from '../language/LanguageProvider.js';
import type { Replay, Sight, Step } from './replay.js';
import { ReplaySeat } from './ReplaySeat.js';

interface ReplayTableProps {
  readonly replay: Replay;
  readonly step: Step;
  readonly sight: Sight;
  readonly people: readonly Person[];
  readonly players: readonly string[];
}

/** The table at one moment: the others from my left on, the middle, and me. */
export function ReplayTable({ replay, step, sight, people, players }: ReplayTableProps) {
  const words = useWords();
  const { game, you, stacks, before, steps } = replay;
  const { view } = step;
  const count = people.length;
  const order = people.map((_, i) => ((you ?? -1) + 1 + i) % count).filter((seat) => seat !== you);
  const isEnd = step === steps.at(-1);
  const { streets, showdown } = VARIANTS[game];
  const street = streets[view.street]!.name;
  const makeSeat = (seat: number) => (
    <ReplaySeat
      step={step}
      seat={seat}
      sight={sight}
      person={people[seat]!}
      player={players[seat] ?? ''}
      won={isEnd && stacks !== undefined ? stacks[seat]! - before[seat]! : undefined}
    />
  );
  return (
    <section className="replay-table" aria-label={words.web.table.seats}>
      <ol className={`others-of-${order.length}`}>
        {order.map((seat) => (
          <li key={seat}>{makeSeat(seat)}</li>
        ))}
      </ol>
      <div className="replay-middle">
        <p>
          <span className="soft">{words.table.streets[street] ?? street}</span>{' '}
          <strong>{words.table.pot(view.pot)}</strong>
        </p>
        {(showdown.boardSize > 0 || view.board.length > 0) && (
          <ol className="board">
            {view.board.map((card) => (
              <li key={makeCard(card)}>
                <CardFace card={card} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {you !== null && makeSeat(you)}
    </section>
  );
}
