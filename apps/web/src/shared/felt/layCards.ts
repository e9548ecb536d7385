import type { CardLayout, LyingCard } from '@doorcard/table/client';

/** Where a card of a row begins: in widths of a card, and in widths of others' face-down cards, which are smaller. */
interface Place {
  readonly wide: number;
  readonly narrow: number;
  /** The next card covers its right side. */
  readonly isCovered: boolean;
}

export interface Row {
  readonly places: readonly Place[];
  /** The length of the row. */
  readonly wide: number;
  readonly narrow: number;
}

/** Free room beside a card of mine, by layout. */
const GAP = { stud: 0.07, draw: 0.12, board: 0.08 } as const;
/** Between my down and up cards. */
const GROUP_GAP = 0.13;
/** Seven of mine fill a phone: there is less room between them. */
const SEVEN = { gap: 0.05, groupGap: 0.09 } as const;
const OTHERS_GAP = 0.07;
/** How much of a covered face, and of a covered back, is seen. */
const FACE_STEP = 0.76;
const BACK_STEP = { stud: 0.5, draw: 0.7, board: 0.62 } as const;

/** Where the cards of a row lie. Seven open cards of an opponent cover each other, and so do face-down cards. */
export function layCards(cards: readonly LyingCard[], layout: CardLayout, isMine: boolean): Row {
  const isHidden = (at: number): boolean => cards[at]!.card === undefined;
  const isFan = !isMine && cards.length > 5 && cards.every(({ card }) => card !== undefined);
  const isSeven = isMine && cards.length >= 7;
  const places: Place[] = [];
  let wide = 0;
  let narrow = 0;
  for (let at = 0; at < cards.length; at++) {
    const isLast = at === cards.length - 1;
    const isBack = !isMine && isHidden(at);
    const isCovered = isFan && !isLast;
    places.push({ wide, narrow, isCovered });
    if (isBack) {
      narrow += !isLast && isHidden(at + 1) ? BACK_STEP[layout] : 1;
      if (!isLast && !isHidden(at + 1)) wide += OTHERS_GAP;
    } else {
      wide += isCovered ? FACE_STEP : 1;
      if (!isLast && !isCovered) wide += isSeven ? SEVEN.gap : isMine ? GAP[layout] : OTHERS_GAP;
      const isBorder = isMine && layout === 'stud' && !isLast && cards[at]!.isUp !== cards[at + 1]!.isUp;
      if (isBorder) wide += isSeven ? SEVEN.groupGap : GROUP_GAP;
    }
  }
  return { places, wide, narrow };
}
