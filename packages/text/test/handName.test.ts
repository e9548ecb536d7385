import {
  aceToFive,
  badugi,
  cards,
  deuceToSeven,
  eightOrBetter,
  high,
  highBoard,
  lowBoard,
  type Ranking,
} from '@doorcard/cards';
import { findLanguage, LANGUAGES, wordsOf } from '@doorcard/text';
import { expect, test } from 'vitest';
import { expectEqual } from '../../../test/shared/equal.js';

const HANDS: readonly (readonly [hand: string, en: string, ja: string, Ranking])[] = [
  ['AsAhAdKsKh', 'Aces full of kings', 'フルハウス A-A-A-K-K', high],
  ['AsAhAdKsKhKc2d', 'Aces full of kings', 'フルハウス A-A-A-K-K', high],
  ['4s4h4d4c2s2hAd', 'Four fours, ace kicker', 'フォーカード 4-4-4-4-A', high],
  ['AsAhKdKc2s2hJd', 'Aces and kings, jack kicker', 'ツーペア A-A-K-K-J', high],
  ['6s6hAdKc2s', 'Pair of sixes, A-K-2', 'ワンペア 6-6-A-K-2', high],
  ['6s6h6dKc2s', 'Three sixes, K-2', 'スリーカード 6-6-6-K-2', high],
  ['As2h3d4c5s6h7d', '7-high straight', '7ハイストレート', high],
  ['As2h3d4c5s', '5-high straight', '5ハイストレート', high],
  ['AsKsTs9s2s', 'A-K-T-9-2 flush', 'フラッシュ A-K-T-9-2', high],
  ['AsKhQdJc7s', 'A-K-Q-J-7 high', 'ハイカード A-K-Q-J-7', high],
  ['9s8s7s6s5s', '9-high straight flush', '9ハイストレートフラッシュ', high],
  ['AsKsQsJsTs', 'Royal flush', 'ロイヤルフラッシュ', high],
  ['7s5h4d2cAs', '7-5-4-2-A low', '7-5-4-2-A ロー', aceToFive],
  ['AcAsAd2d2h3c3d', '2-2-A-A-3 low with two pair', '2-2-A-A-3 ロー(ツーペア)', aceToFive],
  ['AcAs2d3h4c5d8s', '5-4-3-2-A low', '5-4-3-2-A ロー', eightOrBetter],
  ['7s5h4d3c2s', '7-5-4-3-2 low', '7-5-4-3-2 ロー', deuceToSeven],
  ['7s5s4s3s2s', '7-5-4-3-2 flush', 'フラッシュ 7-5-4-3-2', deuceToSeven],
  ['As2h3d4c5s', 'A-5-4-3-2 low', 'A-5-4-3-2 ロー', deuceToSeven],
  ['8s6h3dAc', '8-6-3-A badugi', '8-6-3-A バドゥーギ', badugi],
  ['As2s3d4c', '4-3-A three-card hand', '4-3-A の3枚役', badugi],
  ['AsAhAdAc', 'A one-card hand', 'A の1枚役', badugi],
  ['KsKh7d', 'K-K-7 showing', 'アップカード K-K-7', highBoard],
  ['8sAh', '8-A showing', 'アップカード 8-A', lowBoard],
];

test.each(HANDS)('%s is called %s, %s', (hand, en, ja, ranking) => {
  const description = ranking.describe(ranking.rank(cards(hand)));
  expect(wordsOf('en').nameHand(description)).toBe(en);
  expect(wordsOf('ja').nameHand(description)).toBe(ja);
});

test.each(LANGUAGES)('in %s two hands of different rank never have the same name', (language) => {
  const { nameHand } = wordsOf(language);
  for (const ranking of [high, aceToFive, eightOrBetter, deuceToSeven, badugi]) {
    const names = new Map<string, number>();
    let seed = 1;
    for (let i = 0; i < 20_000; i++) {
      const hand = new Set<number>();
      while (hand.size < ranking.sizes[0]!) {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        hand.add((seed >>> 8) % 52);
      }
      const rank = ranking.rank([...hand]);
      if (rank === 0) continue;
      const name = nameHand(ranking.describe(rank));
      expectEqual(names.get(name) ?? rank, rank);
      names.set(name, rank);
    }
    expect(names.size).toBeGreaterThan(50);
  }
});

test.each([
  ['ja_JP.UTF-8', 'ja'],
  ['ja', 'ja'],
  ['ja-JP', 'ja'],
  ['jav', 'en'],
  ['C', 'en'],
  ['de_DE', 'en'],
  [undefined, 'en'],
])('the language of %s is %s', (tag, language) => expect(findLanguage(tag)).toBe(language));
