import { DECK_SIZE } from '@doorcard/cards';
import { GAMES, OVER, VARIANTS, type GameId, type Hand, type Seat, type View } from '@doorcard/engine';
import { LuckMeter } from '@doorcard/search/luck';
import { succeed, wrong, type Refusal, type Result } from '@doorcard/sealed';
import { solveDecision, type SolvedVerdict } from '../spot/secondOpinion.js';
import { Judge, type DecisionVerdict } from '../verdict/judge.js';
import { listSpreadModels, type OpponentModel } from '../verdict/opponentModel.js';
import { listOwnDecisions, type OwnDecision } from '../verdict/ownDecision.js';

/** One decision of a reviewed hand. */
export interface ReviewedDecision {
  /** The index among all decisions of the hand. */
  readonly place: number;
  /** The name of the street, as in `5th`. */
  readonly street: string;
  readonly verdict: DecisionVerdict;
  /** A late decision of two players solved for believed ranges: a second opinion that is never added up. */
  readonly solved?: SolvedVerdict | undefined;
}

/** The decisions of one seat in a hand, and what it won. */
export interface HandReview {
  readonly game: GameId;
  readonly seat: Seat;
  /** What the seat won or lost, in big bets (big blinds where there is no limit); null if the file does not say. */
  readonly result: number | null;
  /** The part of the result that the cards explain, in the same unit; null if some cards are not in the file. */
  readonly luck?: number | null | undefined;
  readonly decisions: readonly ReviewedDecision[];
}

export interface ReviewOptions {
  readonly model: OpponentModel;
  readonly seed: bigint;
  /** Worlds of the first verdict. */
  readonly worlds: number;
  /** A verdict whose interval is too wide goes on up to this many worlds. */
  readonly most: number;
  /** Whether to look at other opponents too. */
  readonly spread: boolean;
  /** Whether to solve late decisions of two players as well. (false) */
  readonly solve?: boolean;
}

/** The decisions of a seat that can be judged, or why they cannot. */
export function listJudgeable(hand: Hand, seat: Seat): Result<OwnDecision[]> {
  const refusal = checkHand(hand, seat);
  if (refusal !== undefined) return refusal;
  const decisions = listOwnDecisions(hand, seat);
  const hidden = decisions.find(({ view }) => hasUnknownCards(view));
  if (hidden === undefined) return succeed(decisions);
  return wrong(
    'review/unknown-cards',
    hidden.place,
    'cards that this player saw are not in the file',
    'a hand with the cards of this player and all face-up cards',
  );
}

/** Judges every decision of a seat, or says why that is not possible. */
export function reviewHand(hand: Hand, seat: Seat, options: ReviewOptions): Result<HandReview> {
  const decisions = listJudgeable(hand, seat);
  if (!decisions.ok) return decisions;
  const game = hand.plan.setup.variant.id as GameId;
  return succeed({
    game,
    seat,
    result: findResult(hand, seat),
    luck: findLuck(hand, seat),
    decisions: decisions.value.map(({ place, view, action }) => {
      const seed = options.seed + BigInt(place);
      const solved = options.solve
        ? solveDecision({ view, taken: action, model: options.model, seed })
        : undefined;
      return {
        place,
        street: VARIANTS[game].streets[view.street]!.name,
        verdict: judgeDecision(view, action, { ...options, seed }),
        // Most decisions are not late ones of two players.
        ...(solved?.ok ? { solved: solved.value } : {}),
      };
    }),
  });
}

/** One decision, refined until its interval is narrow enough or the worlds are used up. */
export function judgeDecision(
  view: View,
  taken: DecisionVerdict['taken'],
  { model, seed, worlds, most, spread }: ReviewOptions,
): DecisionVerdict {
  const judge = new Judge({ view, taken, model, seed });
  judge.add(worlds);
  for (let done = worlds; done < most && judge.needsMore; done += worlds) {
    judge.add(Math.min(worlds, most - done));
  }
  if (spread) for (const other of listSpreadModels(view.game as GameId, model)) judge.addModel(other);
  judge.finish();
  return judge.verdict();
}

function checkHand(hand: Hand, seat: Seat): Refusal {
  const { variant, stacks } = hand.plan.setup;
  if (!(GAMES as readonly string[]).includes(variant.id)) {
    return wrong('review/unknown-game', variant.id, `${variant.id} cannot be judged`, GAMES.join(', '));
  }
  if (seat < 0 || seat >= hand.plan.seats) {
    return wrong('review/no-such-seat', seat, `seat ${seat}`, `a seat from 0 to ${hand.plan.seats - 1}`);
  }
  if (stacks.some((stack) => !Number.isFinite(stack))) {
    return wrong('review/unknown-stacks', seat, 'a stack is not in the file', 'a hand with all stacks');
  }
  return undefined;
}

/** Whether the seat itself saw a card that the file leaves out. */
const hasUnknownCards = ({ mine, board, seats }: View): boolean =>
  [...(mine?.dealt ?? []), ...board, ...seats.flatMap(({ up }) => up)].some((card) => card >= DECK_SIZE);

export function findResult(hand: Hand, seat: Seat): number | null {
  if (hand.phase !== OVER) return null;
  const won = hand.stackOf(seat) - hand.plan.setup.stacks[seat]!;
  return Number.isFinite(won) ? won / findUnit(hand) : null;
}

/** How much the cards brought this seat; its expectation is 0. All cards must be known, also those of the others. */
export function findLuck(hand: Hand, seat: Seat): number | null {
  if (hand.phase !== OVER || hand.dealtCards().some((card) => card >= DECK_SIZE)) return null;
  return new LuckMeter(hand.plan).measure(hand)[seat]! / findUnit(hand);
}

const findUnit = ({ plan: { setup } }: Hand): number =>
  setup.variant.betting === 'fixedLimit' ? setup.bigBet : setup.smallBet;
