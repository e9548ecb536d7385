import { below, CardSet, Deck, RANKING_BY_ID, type Card, type RankingId, type Rng } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';
import { arrangeAnswers } from '../answers.js';
import type { Drill, DrillAnswer, DrillLevel } from '../drill.js';
import { describeRank, listRankings, rankHolding } from '../holding.js';
import { makeSuitFreeKey } from '../suitFreeKey.js';

/** How many other hands are looked at for each level: from many, the nearest are hard to tell apart. */
const OTHERS: Readonly<Record<DrillLevel, number>> = { 1: 8, 2: 30, 3: 120 };

/** The name of a complete hand, or of one half in split games. The higher the level, the closer the wrong answers. */
export function makeHandName(game: GameId, level: DrillLevel, rng: Rng): Drill {
  const { handSize, boardSize } = VARIANTS[game].showdown;
  const rankings = listRankings(game);
  const which = below(rng, rankings.length);
  const ranking = rankings[which]!;
  const deck = new Deck();
  for (;;) {
    deck.reset();
    const mine = Array.from({ length: handSize }, () => deck.draw(rng));
    const board = Array.from({ length: boardSize }, () => deck.draw(rng));
    const rank = rankHolding(game, ranking, mine, board);
    const others = listOtherRanks(game, ranking, mine, board, OTHERS[level], rng)
      .filter((other) => other !== rank)
      .sort((a, b) => Math.abs(a - rank) - Math.abs(b - rank));
    const answerOf = (each: number): DrillAnswer => ({ kind: 'hand', hand: describeRank(ranking, each) });
    const { answers, accepted } = arrangeAnswers(answerOf(rank), others.map(answerOf), rng);
    // "No low" among three lows would often be right by its looks: at most one hand in four is asked that has none.
    if (answers.length < 4 || (rank === 0 && below(rng, 4) > 0)) continue;
    return {
      family: 'handNames',
      game,
      level,
      key: `${which}:${makeSuitFreeKey([mine, board])}`,
      question: {
        kind: 'handNames',
        half: rankings.length === 1 ? 'whole' : which === 0 ? 'high' : 'low',
        mine,
        board,
      },
      answers,
      accepted,
      explanation: { kind: 'handNames', playing: findPlaying(game, ranking, mine, board, rank) },
    };
  }
}

/** Ranks of hands that differ in one card, and in Omaha of hands that break its rule of two cards. */
function listOtherRanks(
  game: GameId,
  ranking: RankingId,
  mine: readonly Card[],
  board: readonly Card[],
  count: number,
  rng: Rng,
): number[] {
  const rest = [...CardSet.FULL.diff(CardSet.from([...mine, ...board]))];
  const ranks = VARIANTS[game].showdown.fromHand === 'two' ? listForbiddenRanks(ranking, mine, board) : [];
  while (ranks.length < count) {
    const changed = mine.slice();
    changed[below(rng, mine.length)] = rest[below(rng, rest.length)]!;
    ranks.push(rankHolding(game, ranking, changed, board));
  }
  return ranks;
}

/** What the board makes with one or three cards of the hand: the usual mistake in Omaha. */
function listForbiddenRanks(ranking: RankingId, mine: readonly Card[], board: readonly Card[]): number[] {
  const { rank } = RANKING_BY_ID[ranking];
  return [1, 3].map((count) =>
    Math.max(
      ...listSubsets(mine, count).flatMap((own) =>
        listSubsets(board, 5 - count).map((shared) => rank([...own, ...shared])),
      ),
    ),
  );
}

/** The cards that play: the first selection with the rank of the whole hand. */
function findPlaying(
  game: GameId,
  ranking: RankingId,
  mine: readonly Card[],
  board: readonly Card[],
  rank: number,
): Card[] {
  if (rank === 0) return [];
  const { rank: rankCards, sizes } = RANKING_BY_ID[ranking];
  if (VARIANTS[game].showdown.fromHand === 'two') {
    const choices = listSubsets(mine, 2).flatMap((own) =>
      listSubsets(board, 3).map((shared) => [...own, ...shared]),
    );
    return choices.find((choice) => rankCards(choice) === rank)!;
  }
  const cards = [...mine, ...board];
  const wanted = ranking === 'badugi' ? sizes.toSorted((a, b) => a - b) : [5];
  for (const size of wanted) {
    const playing = listSubsets(cards, size).find((choice) => rankCards(choice) === rank);
    if (playing !== undefined) return playing;
  }
  throw new Error('no selection of cards has the rank of the hand');
}

function listSubsets(items: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => listSubsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}
