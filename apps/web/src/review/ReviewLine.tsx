import { listFacts, type OwnDecision, type ReviewedDecision } from '@doorcard/coach';
import { VARIANTS, type GameId } from '@doorcard/engine';
import {
  describeAction,
  describeFacts,
  describeValues,
  describeVerdict,
  listPeople,
  listSentences,
} from '@doorcard/text';
import { CommandLine } from '../shared/controls/CommandLine.js';
import type { OpinionKind } from '../shared/coach/opinion.js';
import { useCoachWords } from '../shared/coach/useCoachWords.js';
import type { Opinions } from '../shared/coach/useOpinions.js';
import { isRightAnswer } from '../shared/coach/verdictText.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';
import type { ReviewedHand } from './useReviewedHand.js';
import { useReviewWords } from './useReviewWords.js';

interface ReviewLineProps {
  readonly hand: ReviewedHand;
  readonly own: OwnDecision;
  readonly judged: readonly ReviewedDecision[];
  readonly words: SharedWords;
  /** The answer is hidden. */
  readonly isAsked: boolean;
  readonly opinions: Opinions;
  readonly onOpen: (place: number | undefined) => void;
  readonly onRetry: () => void;
  readonly onShow: () => void;
  readonly onAdd: () => void;
  readonly next: number | undefined;
}

/** The review as text: every part of the page by a word. */
export function ReviewLine(props: ReviewLineProps) {
  const { hand, own, judged, words, isAsked, opinions, onOpen, onRetry, onShow, onAdd, next } = props;
  const w = useReviewWords();
  const c = useCoachWords();
  const spoken = { ...words, coach: c.coach };
  const { view } = own;
  const verdict = judged.find(({ place }) => place === own.place)?.verdict;
  const people = listPeople(words, { names: hand.names, you: view.seat });
  const answers = verdict?.actions.map(({ action }) => action) ?? [];
  const number = (place: number): number => hand.decisions.findIndex((each) => each.place === place) + 1;
  const list = (): string[] =>
    hand.decisions.map((each, i) => {
      const found = judged.find(({ place }) => place === each.place)?.verdict;
      const street = VARIANTS[each.view.game as GameId].streets[each.view.street]!.name;
      return w.text.line(
        i + 1,
        words.table.streets[street] ?? street,
        describeAction(words, each.action, each.view.legal),
        found === undefined ? c.strip.checking : c.coach.labels[found.label],
      );
    });
  const askOther = (kind: OpinionKind): string => {
    const state = opinions.states[kind];
    if (state?.status === 'refused') return c.opinions.refusals[state.code] ?? c.opinions.refused;
    if (state === undefined) opinions.ask(kind);
    return c.opinions.meanings[kind];
  };
  const run = (text: string): readonly string[] => {
    const [word = '', rest = ''] = text.trim().toLowerCase().split(/\s+/);
    const opened = /^\d+$/.test(word) ? hand.decisions[Number(word) - 1] : undefined;
    if (opened !== undefined) {
      onOpen(opened.place);
      return [list()[Number(word) - 1]!];
    }
    switch (word) {
      case 'list':
        return list();
      case 'verdict':
        return verdict === undefined || isAsked
          ? [c.strip.checking]
          : [c.coach.labels[verdict.label], ...describeVerdict(spoken, verdict)];
      case 'values':
        return verdict === undefined || isAsked ? [] : describeValues(spoken, view, verdict);
      case 'why':
        return verdict === undefined || isAsked ? [] : describeFacts(spoken, view, listFacts(view, verdict));
      // The answer of the other is read aloud where it is shown.
      case 'solve':
        return isAsked ? [] : [askOther('solved')];
      case 'level4':
        return isAsked ? [] : [askOther('trained')];
      case 'cards':
        return [words.nameCards(view.mine?.cards ?? [])];
      case 'log':
        return listSentences(words, view, people).map((each) => each.text);
      case 'try':
        onRetry();
        return [
          w.ask,
          ...answers.map((action, i) => `${i + 1}. ${describeAction(words, action, view.legal)}`),
        ];
      case 'answer': {
        const chosen = verdict?.actions[Number(rest) - 1];
        if (chosen === undefined) return [w.text.unknown(text)];
        if (!isRightAnswer(chosen)) return [w.wrong];
        onShow();
        return [w.right];
      }
      case 'drill':
        onAdd();
        return [w.inDrills];
      case 'next':
        onOpen(hand.decisions[number(own.place)]?.place);
        return [w.nextDecision];
      case 'mistake':
        onOpen(next);
        return [w.nextMistake];
      default:
        return [w.text.unknown(text)];
    }
  };
  return (
    <CommandLine
      label={w.text.label}
      send={w.text.send}
      meaning={w.text.meaning}
      placeholder="verdict"
      onCommand={run}
    />
  );
}
