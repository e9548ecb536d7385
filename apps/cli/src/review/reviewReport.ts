import { drawReviewDecision } from './reviewDecision.js';
import type { SessionSummary } from '@doorcard/coach';
import type { Language, Words } from '@doorcard/text';
import { escape } from '../report/html.js';
import { makePage, makeTable } from '../report/page.js';
import {
  describeDecision,
  describeTotals,
  listLossCells,
  nameReview,
  type ReviewedHand,
} from './reviewText.js';

export interface ReviewReport {
  readonly player: string;
  readonly language: Language;
  readonly words: Words;
  readonly hands: readonly ReviewedHand[];
  readonly summary: SessionSummary;
  readonly refused: readonly string[];
  readonly command: string;
  /** Words after which the footer names the command. */
  readonly madeWith: (command: string) => string;
}

/** A review as a page that opens offline: totals, losses by street, the expensive decisions, then every hand. */
export function makeReviewReport(report: ReviewReport): string {
  const { player, language, words, hands, summary, refused, command, madeWith } = report;
  const { coach } = words;
  const labels = Object.entries(summary.labels).map(([label, count]) => [
    escape(coach.labels[label as keyof typeof coach.labels]),
    String(count),
  ]);
  const body = [
    ...describeTotals(words, summary).map((line) => `<p>${escape(line)}</p>`),
    makeTable(coach.columns.label, [[coach.columns.label, coach.columns.count].map(escape), ...labels]),
    `<h2>${escape(coach.lossTable)}</h2>`,
    makeTable(
      coach.lossTable,
      // One column for game and street, so that the losses fit on a phone.
      listLossCells(words, summary.losses).map(([game, street, _hands, ...cells], i) =>
        [i === 0 || summary.losses[i - 1]!.street === null ? game! : street!, ...cells].map(escape),
      ),
    ),
    `<h2>${escape(coach.expensive)}</h2>`,
    ...(summary.expensive.length === 0
      ? [`<p>${escape(coach.noExpensive)}</p>`]
      : summary.expensive.map(({ hand, decision }) =>
          drawReviewDecision(describeDecision(words, hands[hand]!, decision.place)),
        )),
    ...(refused.length === 0
      ? []
      : [
          `<h2>${escape(coach.refused(refused.length))}</h2>`,
          `<ul>${refused.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>`,
        ]),
    ...hands.map(
      (each) =>
        `<details><summary>${escape(coach.handNumber(each.number))} · ${escape(words.table.games[each.review.game])} · ${each.review.decisions
          .map(({ verdict }) => escape(coach.labels[verdict.label]))
          .join(', ')}</summary>${each.review.decisions
          .map(({ place }) => drawReviewDecision(describeDecision(words, each, place)))
          .join('')}</details>`,
    ),
  ];
  return makePage({
    language,
    title: nameReview(words, player),
    body: body.join('\n'),
    footer: [coach.estimate, madeWith(command)],
  });
}
