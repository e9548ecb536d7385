import { makeCard } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { nameHolding, writeChips, writeResult, type Person } from '@doorcard/text';
import { CardFace } from '../cards/CardFace.js';
import { useWords } from '../language/LanguageProvider.js';
import { bringsIn, findLayout } from '../table/cardRow.js';
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
}

/** One player at one moment of a hand. */
export function ReplaySeat({ step, seat, sight, person, player, won }: ReplaySeatProps) {
  const words = useWords();
  const { view } = step;
  const { stack, bet, folded, allIn, draws } = view.seats[seat]!;
  const game = view.game as GameId;
  const cards = listLying(step, seat, sight);
  const known = cards.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const isOver = view.phase === 'over';
  const isButton = VARIANTS[game].forced === 'blinds' && seat === view.seats.length - 1;
  const hasName = known.length > 0 && known.length === cards.length && !(folded && sight === 'seen');
  const name = hasName ? nameHolding(words, game, known, view.board) : undefined;
  const classes = ['replay-seat', person.isYou && 'mine', view.actor === seat && 'acting', folded && 'gone'];
  return (
    <article className={classes.filter(Boolean).join(' ')} aria-label={person.name}>
      <div className="who">
        <span className="name">{person.name}</span>
        {!person.isYou && player !== '' && <span className="player">{player}</span>}
        {isButton && (
          <span className="button-mark" role="img" aria-label={words.web.table.dealer}>
            D
          </span>
        )}
        <span className="stack">{Number.isFinite(stack) ? writeChips(stack) : ''}</span>
      </div>
      <div className={`lying ${findLayout(game)}`}>
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
      </div>
      <p className="state">
        {bet > 0 && !isOver && <strong>{words.table.bet(bet)}</strong>}
        {draws.length > 0 && <strong>{words.table.draws(draws)}</strong>}
        {folded && <span>{words.table.folded}</span>}
        {bringsIn(view, seat) && <span>{words.table.bringIn}</span>}
        {allIn && !folded && !isOver && <span>{words.table.allIn}</span>}
        {name !== undefined && <span className="holding">{name}</span>}
        {won !== undefined && won !== 0 && (
          <strong className={won > 0 ? 'won' : 'lost'}>{writeResult(won)}</strong>
        )}
      </p>
    </article>
  );
}
