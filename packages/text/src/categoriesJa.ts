import type { HandDescription } from '@doorcard/cards';

/** Hands by their class alone, where the cards are not named. */
export const CATEGORIES_JA: Readonly<Record<HandDescription['category'], string>> = {
  noPair: 'ノーペア',
  pair: 'ワンペア',
  twoPair: 'ツーペア',
  trips: 'スリーカード',
  straight: 'ストレート',
  flush: 'フラッシュ',
  fullHouse: 'フルハウス',
  quads: 'フォーカード',
  straightFlush: 'ストレートフラッシュ',
};
