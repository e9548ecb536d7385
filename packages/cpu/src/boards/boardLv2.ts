import type { Card, Rng } from '@doorcard/cards';
import type { Legal, View } from '@doorcard/engine';
import { isLock } from '../equity/lock.js';
import type { Verdict } from '../player.js';
import { decideFirstStreet } from '../share/firstStreet.js';
import { decideLaterStreet, type Holding } from '../share/laterStreet.js';
import type { Manner } from '../share/manner.js';
import { readSpot, type Spot } from '../share/spot.js';
import { STEPS, weighEntry, weighShown } from '../share/weights.js';
import { BoardGrid, GRID_SIZE } from './boardGrid.js';
import { BOARD_TABLES, type BoardGame, type BoardTable } from './boardTables.js';
import { placeFour } from './fourCards.js';
import { fillHoldem } from './holdemGrid.js';
import { fillOmaha } from './omahaGrid.js';
import { placeTwo } from './startingPlace.js';

/** Level 2 in hold'em and Omaha. */
export function decideBoardLv2(view: View, legal: Legal, rng: Rng, manner: Manner): Verdict {
  const table = BOARD_TABLES[view.game as BoardGame];
  const spot = readSpot(view, legal, manner);
  const { cards } = view.mine!;
  if (view.street > 0) return decideLaterStreet(spot, new BoardHolding(spot, table), table.later, rng);
  const place =
    cards.length === 2 ? placeTwo(cards[0]!, cards[1]!) : placeFour(cards, view.game === 'omaha8');
  return decideFirstStreet(spot, place, table.first, rng);
}

/** The grids of the last boards: a street has several decisions with the same cards. */
const GRIDS = Array.from({ length: 16 }, () => new BoardGrid(GRID_SIZE));

function findGrid({ game, mine, board }: View): BoardGrid {
  const hand = mine!.cards;
  const key = packCards(game, hand, board);
  const grid = GRIDS[key % GRIDS.length]!;
  if (grid.key === key) return grid;
  if (hand.length === 2) fillHoldem(grid, hand, board);
  else fillOmaha(grid, hand, board, game === 'omaha8');
  grid.key = key;
  return grid;
}

/** A number for the cards of a decision: never the same for two of them that a table of this size would confuse. */
function packCards(game: string, hand: readonly Card[], board: readonly Card[]): number {
  let key = game === 'omaha8' ? 1 : 0;
  for (let i = 0; i < hand.length; i++) key = key * 52 + hand[i]!;
  for (let i = 0; i < 5; i++) key = key * 53 + (board[i] ?? 52);
  return key;
}

const entryWeights = new Float64Array(STEPS);

class BoardHolding implements Holding {
  private readonly grid: BoardGrid;
  readonly draw: number;
  readonly isSnow = false;
  private locked: boolean | undefined;

  constructor(
    private readonly spot: Spot,
    private readonly table: BoardTable,
  ) {
    this.grid = findGrid(spot.view);
    this.draw = this.grid.draw;
  }

  share(more: number): number {
    const { view, log } = this.spot;
    const hasLow = view.game === 'omaha8';
    let [high, low, lowChance] = [1, 1, 0];
    let won: Won | undefined;
    let last = -1;
    for (let seat = 0; seat < view.seats.length; seat++) {
      if (seat === view.seat || view.seats[seat]!.folded) continue;
      // Players who have done the same are read the same.
      const isNew = won === undefined || log.entries[seat] !== log.entries[last];
      if (isNew) weighEntry(this.spot, seat, this.table.first, entryWeights);
      if (won === undefined || isNew || log.shown[seat] !== log.shown[last]) {
        const shownWeights = weighShown(log.shown[seat]! + more, this.table.narrowing);
        won = hasLow ? this.winHalves(shownWeights) : this.winHigh(shownWeights);
      }
      last = seat;
      high *= won.high;
      low *= won.low;
      lowChance = Math.max(lowChance, won.lowChance);
    }
    return (1 - lowChance / 2) * high + (lowChance / 2) * low;
  }

  private winHigh(shownWeights: Float64Array): Won {
    const { count, places, strengths, highs } = this.grid;
    let [sum, total] = [0, 0];
    for (let i = 0; i < count; i++) {
      const weight = entryWeights[places[i]!]! * shownWeights[strengths[i]!]!;
      total += weight;
      sum += weight * highs[i]!;
    }
    return { high: sum / (2 * total), low: 0, lowChance: 0 };
  }

  private winHalves(shownWeights: Float64Array): Won {
    const { count, places, strengths, highs, lows } = this.grid;
    let [sum, total, lowSum, lowTotal] = [0, 0, 0, 0];
    for (let i = 0; i < count; i++) {
      const weight = entryWeights[places[i]!]! * shownWeights[strengths[i]!]!;
      total += weight;
      sum += weight * highs[i]!;
      if (lows[i]! === 3) continue;
      lowTotal += weight;
      lowSum += weight * lows[i]!;
    }
    return {
      high: sum / (2 * total),
      low: lowTotal === 0 ? 0 : lowSum / (2 * lowTotal),
      lowChance: lowTotal / total,
    };
  }

  isLock(): boolean {
    return (this.locked ??= this.grid.losses === 0 && isLock(this.spot.view));
  }
}

/** What part of each half is won against one opponent, and how often there is a low half. */
interface Won {
  readonly high: number;
  readonly low: number;
  readonly lowChance: number;
}
