import { makeCards, type Card } from '@doorcard/cards';
import { VARIANTS, type GameId } from '@doorcard/engine';
import type { SpotAddress } from '../shared/address/spotAddress.js';
import { isKnown } from '../shared/hands/keptHand.js';
import type { Sight } from '../shared/hands/sight.js';
import type { Step } from './replay.js';
import { listSeatCards } from './seatRecords.js';

/** The calculator takes two to six hands. */
const [FEWEST, MOST] = [2, 6];

/**
 * A moment of a hand as a spot for the calculator: the hands of those who are still in, as they were seen or with all
 * cards; what others folded and what the owner has thrown away is dead. Undefined when too few or too many are in.
 */
export function makeStepSpot(step: Step, you: number | null, sight: Sight): SpotAddress | undefined {
  const { view } = step;
  const game = view.game as GameId;
  const { streets, showdown } = VARIANTS[game];
  const seats = view.seats.map((_, seat) => seat);
  const isIn = (seat: number): boolean => !view.seats[seat]!.folded;
  // The owner is the first.
  const inHand = seats.filter(isIn).toSorted((a, b) => Number(b === you) - Number(a === you));
  if (inHand.length < FEWEST || inHand.length > MOST) return undefined;
  const hands = inHand.map((seat) =>
    listSeatCards(step, seat, sight)
      .map(({ card }) => (card === undefined ? '??' : makeCards([card])))
      .join('')
      .replace(/(\?\?)+$/, ''),
  );
  const dead = new Set<Card>([
    ...seats.filter((seat) => !isIn(seat)).flatMap((seat) => listKnown(step, seat, sight)),
    ...(view.mine?.dealt.filter((card) => isKnown(card) && !view.mine!.cards.includes(card)) ?? []),
  ]);
  const coming = streets.slice(view.street + (view.phase === 'drawing' ? 0 : 1));
  return {
    game,
    hands: hands.map((hand) => (hand === '' ? '??' : hand)),
    board: makeCards(view.board),
    dead: makeCards([...dead]),
    draws: Math.min(showdown.draws, coming.filter(({ draw }) => draw === true).length),
  };
}

const listKnown = (step: Step, seat: number, sight: Sight): Card[] =>
  listSeatCards(step, seat, sight).flatMap(({ card }) => (card === undefined ? [] : [card]));
