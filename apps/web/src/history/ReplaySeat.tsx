import { makeCard } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { findLayout } from '@doorcard/table/client';
import { nameHolding, signed, type Person, type Words, type WriteChips } from '@doorcard/text';
import { CardFace } from '../cards/CardFace.js';
import { SeatNotes } from '../table/SeatNotes.js';
import { SeatPlate } from '../table/SeatPlate.js';
import { listLying } from './lyingCards.js';
import type { Sight, Step } from './replay.js';

interface ReplaySeatProps {
  readonly step: Step;
  readonly seat: number;
  readonly sight: Sight;
  readonly person: Person;
  /** As in `lv2:4`. */
  readonly player: string;
  /** What it won or lost, at the end. */
  readonly won: number | undefined;
  readonly words: Words;
  readonly amount: WriteChips;
}

/** One player at one moment of a hand. */
export function ReplaySeat({ step, seat, sight, person, player, won, words, amount }: ReplaySeatProps) {
  const { view } = step;
  const { stack, folded } = view.seats[seat]!;
  const game = view.game as GameId;
  const cards = listLying(step, seat, sight);
  const known = cards.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const hasName = known.length > 0 && known.length === cards.length && !(folded && sight === 'seen');
  return (
    <SeatPlate
      name={person.name}
      isYou={person.isYou}
      player={player}
      stack={Number.isFinite(stack) ? amount(stack) : ''}
      layout={findLayout(game)}
      isButton={VARIANTS[game].forced === 'blinds' && seat === view.seats.length - 1}
      isActing={view.actor === seat}
      isFolded={folded}
      cards={
        cards.length > 0 && (
          <ol className="hand">
            {cards.map(({ card, isUp }, place) => (
              // Cards that nobody sees have nothing but their place.
              <li
                key={card === undefined ? `hidden ${place}` : makeCard(card)}
                className={isUp ? 'up' : 'down'}
              >
                <CardFace card={card} />
              </li>
            ))}
          </ol>
        )
      }
      absent={folded && cards.length === 0 ? words.table.folded : undefined}
      result={won === undefined || won === 0 ? undefined : { text: signed(amount, won), isWon: won > 0 }}
    >
      <SeatNotes
        view={view}
        seat={seat}
        holding={hasName ? nameHolding(words, game, known, view.board) : undefined}
        words={words}
        amount={amount}
      />
    </SeatPlate>
  );
}
