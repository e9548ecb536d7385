import { listEvents } from '@doorcard/engine';
import { isKnown, type HandKind, type HandRow } from './keptHand.js';
import { gameOf, namesOf, type ReadHand } from './readHand.js';

/** What a record does not say of itself. */
export interface HandFacts {
  readonly id: string;
  readonly at: number;
  readonly kind: HandKind;
  readonly you: number | null;
  readonly players: readonly string[];
  readonly seed: string | null;
}

/** The row of a hand, from its record as the owner saw it. */
export function makeRow(read: ReadHand, { id, at, kind, you, players, seed }: HandFacts): HandRow {
  const { phh, played } = read;
  const { hand, stacks } = played;
  const { stacks: before, bigBet } = hand.plan.setup;
  const number = phh.details.hand;
  const won = you === null ? undefined : stacks?.[you];
  return {
    id,
    at,
    game: gameOf(read),
    kind,
    number: typeof number === 'number' ? number : null,
    names: namesOf(read),
    players: before.map((_, seat) => players[seat] ?? ''),
    you,
    cards: you === null ? [] : listHeld(read, you),
    result: you === null || won === undefined || !Number.isFinite(won) ? null : won - before[you]!,
    pot: countPot(read),
    bigBet,
    unit: phh.unit,
    seed,
    star: false,
    note: '',
  };
}

const listHeld = ({ played: { hand } }: ReadHand, seat: number): number[] =>
  [...hand.holes[seat]!.subarray(0, hand.cardCount(seat))].filter(isKnown);

/** All that was won; where nobody knows who won, the pot. */
function countPot({ played: { hand, state } }: ReadHand): number {
  if (state !== 'finished') return hand.pot;
  return listEvents(hand).reduce((sum, event) => (event.type === 'win' ? sum + event.chips : sum), 0);
}
