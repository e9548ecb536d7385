import type { Drill, DrillAnswer, DrawKind, Explanation, FamilyId, Question } from '@doorcard/coach/drill';
import type { HandDescription } from '@doorcard/cards';
import type { View } from '@doorcard/engine';
import { describeFacts, describeValues, nameModel, type CoachWords } from '../coach/coachWords.js';
import type { ReasonWords } from '../reasons/reasonWords.js';
import { describeAction } from '../table/actionWords.js';
import type { Person } from '../table/eventWords.js';
import { listSentences } from '../table/sentences.js';
import type { CommonWords } from '../words.js';

/** What drills ask and explain. Cards and hands arrive as words. */
export interface DrillWords {
  readonly families: Readonly<Record<FamilyId, string>>;
  readonly askShare: (pot: string, toCall: string) => string;
  readonly askDead: (draw: DrawKind) => string;
  readonly askName: (half: 'whole' | 'high' | 'low') => string;
  readonly askHalves: string;
  /** The last line of a decision: the pot, and what a call costs if there is one. */
  readonly askAction: (pot: string, toCall: string | undefined) => string;
  /** What an opponent drew so far, in a list of "drew 2", "pat". */
  readonly draws: (player: string, draws: readonly (number | 'pat')[]) => string;
  readonly folded: (line: string) => string;
  /** The name of a street, which ends with a colon, and what everybody did. */
  readonly street: (name: string, sentences: readonly string[]) => string;
  /** Labels in front of cards. */
  readonly yourCards: (cards: string) => string;
  readonly playerCards: (player: string, cards: string) => string;
  readonly boardCards: (cards: string) => string;
  /** Players of a question: 0 is the learner. */
  readonly player: (index: number) => string;
  readonly share: (percent: string) => string;
  readonly count: (count: number) => string;
  /** The winners of each half; without winners of the low, the high hand wins the whole pot. */
  readonly winners: (high: readonly string[], low: readonly string[]) => string;
  readonly explainShare: (toCall: string, finalPot: string, percent: string) => string;
  readonly explainDead: (total: number, dead: string | undefined, live: number) => string;
  readonly explainName: (cards: string | undefined) => string;
  /** What the learner did at the table. */
  readonly explainTaken: (action: string) => string;
  readonly explainHalf: (player: string, high: string, low: string) => string;
  readonly right: string;
  readonly wrong: (answer: string) => string;
  /** The keys that answer. */
  readonly choose: (keys: string) => string;
  readonly numberOf: (number: number, count: number, family: string, level: number) => string;
  readonly result: (right: number, count: number) => string;
  readonly savedTo: (file: string) => string;
  readonly mistakesAdded: (count: number, file: string) => string;
  readonly stopped: string;
}

type DrillText = CommonWords & {
  readonly drills: DrillWords;
  readonly coach: CoachWords;
  readonly reasons?: ReasonWords | undefined;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The cards and the question, a line each. */
export function describeQuestion(words: DrillText, question: Question): string[] {
  const { drills, nameCards } = words;
  const board = (cards: readonly number[]): string[] =>
    cards.length === 0 ? [] : [drills.boardCards(nameCards(cards))];
  switch (question.kind) {
    case 'potOdds':
      return [drills.askShare(writeAmount(question.pot), writeAmount(question.toCall))];
    case 'deadOuts':
      return [
        ...question.boards.map((cards, i) => drills.playerCards(drills.player(i + 1), nameCards(cards))),
        drills.yourCards(nameCards(question.mine)),
        drills.askDead(question.draw),
      ];
    case 'handNames':
      return [
        ...board(question.board),
        drills.yourCards(nameCards(question.mine)),
        drills.askName(question.half),
      ];
    case 'halves':
      return [
        ...board(question.board),
        ...question.hands.map((cards, i) => drills.playerCards(drills.player(i), nameCards(cards))),
        drills.askHalves,
      ];
    case 'decision':
      return describeSpot(words, question.view);
  }
}

/** What the seat of a view sees: the others, what happened street by street, its own cards, the pot. */
function describeSpot(words: DrillText, view: View): string[] {
  const { drills, nameCards } = words;
  const { seats, seat, mine, board, legal, pot } = view;
  const names = nameSeats(drills, view);
  // In the order of the table, from the left of the reader.
  const others = seats.slice(1).map((_, i) => {
    const other = (seat! + 1 + i) % seats.length;
    const { up, draws, folded } = seats[other]!;
    const line =
      up.length > 0 ? drills.playerCards(names[other]!, nameCards(up)) : drills.draws(names[other]!, draws);
    return folded ? drills.folded(line) : line;
  });
  const { up } = seats[seat!]!;
  const down = mine!.cards.filter((card) => !up.includes(card));
  const own = up.length === 0 ? nameCards(down) : `(${nameCards(down)}) ${nameCards(up)}`;
  return [
    ...others,
    ...(board.length === 0 ? [] : [drills.boardCards(nameCards(board))]),
    ...tellStreets(
      words,
      view,
      seats.map((_, other) => ({ name: names[other]!, isYou: other === seat })),
    ),
    drills.yourCards(own),
    drills.askAction(writeAmount(pot), legal?.call === undefined ? undefined : writeAmount(legal.call)),
  ];
}

/** By seat: the names of a drill; the reader is the first of them. */
const nameSeats = (drills: DrillWords, { seats, seat }: View): string[] =>
  seats.map((_, other) => drills.player((other - seat! + seats.length) % seats.length));

/** A line for each street: its name and what everybody did. Cards are shown apart. */
function tellStreets(words: DrillText, view: View, people: readonly Person[]): string[] {
  const lines: string[][] = [];
  for (const { at, text, isStreet } of listSentences(words, view, people)) {
    const { type } = view.events[at]!;
    if (isStreet) lines.push([text]);
    else if (type !== 'deal' && type !== 'board') lines.at(-1)?.push(text);
  }
  return lines.map(([street = '', ...rest]) =>
    rest.length === 0 ? street : words.drills.street(street, rest),
  );
}

/** An answer to choose. The question of a decision gives the cost of a call and the name of a raise. */
export function describeAnswer(words: DrillText, answer: DrillAnswer, question?: Question): string {
  const { drills, noLow } = words;
  switch (answer.kind) {
    case 'share':
      return drills.share(percent(answer.share));
    case 'count':
      return drills.count(answer.count);
    case 'hand':
      return answer.hand === null ? noLow : words.nameHand(answer.hand);
    case 'winners':
      return drills.winners(answer.high.map(drills.player), answer.low.map(drills.player));
    case 'action':
      return describeAction(
        words,
        answer.action,
        question?.kind === 'decision' ? question.view.legal : undefined,
      );
  }
}

/** Why the accepted answer is right, a line each. */
export function explainDrill(
  words: DrillText,
  { explanation, question }: Pick<Drill, 'explanation' | 'question'>,
): string[] {
  const { drills, nameCards } = words;
  const nameOne = (hand: HandDescription | null): string =>
    hand === null ? words.noLow : words.nameHand(hand);
  switch (explanation.kind) {
    case 'potOdds': {
      const { toCall, finalPot } = explanation;
      return [drills.explainShare(writeAmount(toCall), writeAmount(finalPot), percent(toCall / finalPot))];
    }
    case 'deadOuts': {
      const { outs, dead } = explanation;
      const names = dead.length === 0 ? undefined : nameCards(dead);
      return [drills.explainDead(outs.length, names, outs.length - dead.length)];
    }
    case 'handNames': {
      const { playing } = explanation;
      return [drills.explainName(playing.length === 0 ? undefined : nameCards(playing))];
    }
    case 'halves':
      return explainHalves(drills, explanation, nameOne);
    case 'decision':
      return question.kind === 'decision' ? explainDecision(words, question.view, explanation) : [];
  }
}

const explainHalves = (
  drills: DrillWords,
  { high, low }: Explanation & { kind: 'halves' },
  nameOne: (hand: HandDescription | null) => string,
): string[] => high.map((hand, i) => drills.explainHalf(drills.player(i), nameOne(hand), nameOne(low[i]!)));

function explainDecision(
  words: DrillText,
  view: View,
  { actions, facts, source, worlds, taken }: Explanation & { kind: 'decision' },
): string[] {
  const { drills, coach } = words;
  return [
    ...(taken === undefined ? [] : [drills.explainTaken(describeAction(words, taken, view.legal))]),
    ...describeValues(words, view, { actions }),
    ...describeFacts(words, view, facts, nameSeats(drills, view)),
    coach.judged(writeAmount(worlds), nameModel(words, source.model)),
  ];
}

const writeAmount = (chips: number): string => chips.toLocaleString('en');
