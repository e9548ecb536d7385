import type { Explained } from '@doorcard/table';
import { describeReason, listDecided, nameDecision, type Person, type Words } from '@doorcard/text';
import { namePlayer } from '../start/playerName.js';
import { Facts } from '../table/Facts.js';
import type { Step } from './replay.js';

interface StepReasonProps {
  readonly step: Step;
  readonly explained: Explained | undefined;
  readonly people: readonly Person[];
  readonly players: readonly string[];
  readonly words: Words;
}

/** Why the decision that led here was made. */
export function StepReason({ step, explained, people, players, words }: StepReasonProps) {
  if (explained === undefined) return <p className="soft">{words.web.history.replay.noReason}</p>;
  const { seat, decision, action, reason } = explained;
  const { thought, facts } = describeReason(words.reasons, reason);
  return (
    <>
      <p className="did">
        <strong>{people[seat]?.name}</strong>{' '}
        <span className="player">{namePlayer(words, players[seat] ?? '')}</span>
        <strong className="action">
          {nameDecision(words, action, listDecided(step.view.events)[decision]?.event)}
        </strong>
      </p>
      <p>{thought}</p>
      <Facts facts={facts} />
    </>
  );
}
