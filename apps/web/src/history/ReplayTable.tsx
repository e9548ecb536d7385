import { makeCard } from '@doorcard/cards';
import { VARIANTS } from '@doorcard/engine';
import type { Person, Words, WriteChips } from '@doorcard/text';
import { CardFace } from '../cards/CardFace.js';
import { Awards } from '../table/Awards.js';
import { Chips } from '../table/Chips.js';
import type { Replay, Sight, Step } from './replay.js';
import { ReplaySeat } from './ReplaySeat.js';

interface ReplayTableProps {
  readonly replay: Replay;
  readonly step: Step;
  readonly sight: Sight;
  readonly people: readonly Person[];
  readonly players: readonly string[];
  readonly words: Words;
  readonly amount: WriteChips;
}

/** The table at one moment: the others from my left on, the middle, and me. */
export function ReplayTable({ replay, step, sight, people, players, words, amount }: ReplayTableProps) {
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
      words={words}
      amount={amount}
    />
  );
  return (
    <section className="felt replay-table" aria-label={words.web.table.seats}>
      <ol className={`opponents of-${order.length > 6 ? 'many' : order.length}`}>
        {order.map((seat) => (
          <li key={seat}>{makeSeat(seat)}</li>
        ))}
      </ol>
      <div className="middle">
        <p className="street">{words.table.streets[street] ?? street}</p>
        <p className="pot">
          <span className="total">
            <Chips chips={view.pot} /> {words.table.pot(view.pot)}
          </span>
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
        {isEnd && <Awards view={view} people={people} words={words} amount={amount} />}
      </div>
      {you !== null && makeSeat(you)}
    </section>
  );
}
