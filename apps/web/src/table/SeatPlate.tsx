import type { CardLayout } from '@doorcard/table/client';
import type { ReactNode } from 'react';
import { useWords } from '../language/LanguageProvider.js';
import { namePlayer } from '../start/playerName.js';

interface SeatPlateProps {
  readonly name: string;
  readonly isYou: boolean;
  /** As in `lv2:4`; empty where nobody knows. */
  readonly player: string;
  readonly stack: string;
  readonly layout: CardLayout;
  readonly isButton: boolean;
  readonly isActing: boolean;
  readonly isFolded: boolean;
  /** Without chips, and in no hand. */
  readonly isGone?: boolean;
  /** Nothing while there are none. */
  readonly cards: ReactNode;
  /** What stands where the cards would be. */
  readonly absent?: string | undefined;
  /** With its sign; undefined while nothing is won or lost. */
  readonly result?: { readonly text: string; readonly isWon: boolean } | undefined;
  readonly children: ReactNode;
}

/** One player at a table, live or replayed: name, chips, cards, and what is to be noted. Mine is larger. */
export function SeatPlate(props: SeatPlateProps) {
  const { name, isYou, player, stack, layout, isButton, isActing, isFolded, isGone = false } = props;
  const { cards, absent, result, children } = props;
  const words = useWords();
  const classes = [
    'seat',
    isYou && 'mine',
    isActing && 'acting',
    isFolded && 'folded',
    result?.isWon === true && 'winning',
    isGone && 'gone',
  ];
  return (
    <article
      className={classes.filter(Boolean).join(' ')}
      aria-current={isActing}
      aria-label={isYou ? words.table.you : name}
    >
      <div className="who">
        <span className="name">{isYou ? words.table.you : name}</span>
        {!isYou && player !== '' && <span className="player">{namePlayer(words, player)}</span>}
        {isButton && (
          <span className="button-mark" role="img" aria-label={words.web.table.dealer}>
            D
          </span>
        )}
        <span className="stack">{stack}</span>
      </div>
      <div className={`cards ${layout}`}>
        {cards}
        {absent !== undefined && <p className="absent">{absent}</p>}
      </div>
      <div className="notes">
        {children}
        {result !== undefined && <span className={result.isWon ? 'won' : 'lost'}>{result.text}</span>}
      </div>
    </article>
  );
}
