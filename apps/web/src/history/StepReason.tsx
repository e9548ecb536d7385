import type { Explained } from '@doorcard/table';
import { describeReason, type Person } from '@doorcard/text';
import { useWords } from '../language/LanguageProvider.js';
import { listDecided, nameDecision } from '../table/decided.js';
import { Facts } from '../table/Facts.js';
import type { Step } from './replay.js';

interface StepReasonProps {
  readonly step: Step;
  readonly explained: Explained | undefined;
  readonly people: readonly Person[];
  readonly players: readonly string[];
}

/** Why the decision that led here was made. */
export function StepReason({ step, explained, people, players }: StepReasonProps) {
  const words = useWords();
  if (explained === undefined) return <p className="soft">{words.web.history.replay.noReason}</p>;
  const { seat, decision, action, reason } = explained;
  const { thought, facts } = describeReason(words.reasons, reason);
  return (
    <>
      <p className="did">
        <strong>{people[seat]?.name}</strong> <span className="player">{players[seat]}</span>
        <strong className="action">
          {nameDecision(words, action, listDecided(step.view.events)[decision]?.event)}
        </strong>
      </p>
      <p>{thought}</p>
      <Facts facts={facts} />
    </>
  );
}
