import {
  listFacts,
  listOwnDecisions,
  type HandReview,
  type LossRow,
  type SessionSummary,
} from '@doorcard/coach';
import type { Hand, View } from '@doorcard/engine';
import {
  describeAction,
  describeFacts,
  describeSolved,
  describeValues,
  describeVerdict,
  writeChips,
  type Words,
} from '@doorcard/text';
import { drawTable } from '../table.js';

/** A reviewed hand with what is needed to show it. */
export interface ReviewedHand {
  /** From 1. */
  readonly number: number;
  readonly hand: Hand;
  readonly review: HandReview;
  /** By seat, where the file has names. */
  readonly names: readonly string[] | undefined;
}

/** A rate per 100 hands: its interval is never narrow enough for a second decimal. */
const fixed = (value: number): string => {
  const text = Math.abs(value).toFixed(1);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
};

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The cells of the table of losses, heads first. */
export function listLossCells(words: Words, losses: readonly LossRow[]): string[][] {
  const { coach, table } = words;
  const { columns } = coach;
  return [
    [columns.game, columns.street, columns.hands, columns.decisions, columns.lost, columns.interval],
    ...losses.map(({ game, street, hands, decisions, per100 }) => [
      table.games[game],
      street === null ? coach.allStreets : (table.streets[street] ?? street),
      writeChips(hands),
      writeChips(decisions),
      per100 === undefined ? '–' : fixed(per100.mean),
      per100 === undefined ? '–' : coach.between(fixed(per100.low), fixed(per100.high)),
    ]),
  ];
}

/** The title of a review; a seat number is called a seat. */
export const nameReview = ({ coach }: Words, player: string): string =>
  coach.title(/^\d+$/.test(player) ? coach.seat(Number(player)) : player);

/** The totals in sentences. */
export function describeTotals({ coach }: Words, summary: SessionSummary): string[] {
  const { hands, decisions, agreement, unlabelled, result, adjusted, adjustedHands } = summary;
  const range = summary.agreementRange;
  if (hands === 0) return [];
  return [
    coach.totals(writeChips(hands), writeChips(decisions), percent(agreement)),
    ...(range === undefined
      ? []
      : [coach.agreement(percent(range.mean), percent(range.low), percent(range.high))]),
    ...(unlabelled === 0 ? [] : [coach.unlabelled(percent(unlabelled))]),
    ...(result === undefined
      ? []
      : [coach.result(fixed(result.mean), fixed(result.low), fixed(result.high))]),
    ...(adjusted === undefined
      ? result === undefined
        ? []
        : [coach.notAdjusted]
      : [
          coach.adjusted(
            fixed(adjusted.mean),
            fixed(adjusted.low),
            fixed(adjusted.high),
            adjustedHands === hands ? undefined : writeChips(adjustedHands),
          ),
        ]),
  ];
}

/** One decision: the cards, what was done, the verdict, what each action wins, what mattered. */
export function describeDecision(words: Words, reviewed: ReviewedHand, place: number): DescribedDecision {
  const { hand, number, review } = reviewed;
  const { coach, table } = words;
  const { view, action } = listOwnDecisions(hand, review.seat).find((each) => each.place === place)!;
  const { verdict, street, solved } = review.decisions.find((each) => each.place === place)!;
  return {
    title: `${coach.handNumber(number)}, ${table.games[review.game]}, ${coach.decided(
      table.streets[street] ?? street,
      describeAction(words, action, view.legal),
    )}`,
    label: verdict.label,
    labelText: coach.labels[verdict.label],
    cards: listCards(words, view, reviewed.names),
    verdict: describeVerdict(words, verdict),
    values: describeValues(words, view, verdict),
    facts: describeFacts(words, view, listFacts(view, verdict), reviewed.names),
    solved: solved === undefined ? [] : describeSolved(words, view, solved),
  };
}

export interface DescribedDecision {
  readonly title: string;
  readonly label: string;
  readonly labelText: string;
  readonly cards: readonly string[];
  readonly verdict: readonly string[];
  readonly values: readonly string[];
  readonly facts: readonly string[];
  /** The second opinion; empty without one. */
  readonly solved: readonly string[];
}

/** What the seat saw: its own cards, the board, what others show. */
function listCards(
  { drills, nameCards, coach }: Words,
  { mine, board, seats, seat }: View,
  names: readonly string[] | undefined,
): string[] {
  return [
    drills.yourCards(nameCards(mine!.cards)),
    ...(board.length === 0 ? [] : [drills.boardCards(nameCards(board))]),
    ...seats.flatMap(({ up, folded }, other) => {
      if (other === seat || up.length === 0) return [];
      const line = drills.playerCards(names?.[other] ?? coach.seat(other + 1), nameCards(up));
      return [folded ? `${line} (${coach.folded})` : line];
    }),
  ];
}

/** The report in the terminal. */
export function drawReview(
  words: Words,
  player: string,
  hands: readonly ReviewedHand[],
  summary: SessionSummary,
  refused: readonly string[],
): string[] {
  const { coach } = words;
  const expensive = summary.expensive.flatMap(({ hand, decision }) => {
    const each = describeDecision(words, hands[hand]!, decision.place);
    return [
      '',
      `${each.title}  [${each.labelText}]`,
      ...[...each.cards, ...each.verdict, ...each.values, ...each.facts, ...each.solved].map(
        (line) => `  ${line}`,
      ),
    ];
  });
  return [
    nameReview(words, player),
    ...describeTotals(words, summary),
    ...Object.entries(summary.labels).map(
      ([label, count]) => `  ${coach.labels[label as keyof typeof coach.labels]}: ${count}`,
    ),
    '',
    coach.lossTable,
    ...drawTable(listLossCells(words, summary.losses)),
    '',
    coach.expensive,
    ...(expensive.length === 0 ? [coach.noExpensive] : expensive),
    ...(refused.length === 0
      ? []
      : ['', coach.refused(refused.length), ...refused.map((line) => `  ${line}`)]),
    '',
    coach.estimate,
  ];
}
