import '../shared/jitless.js';
import { InputError, makeCards, unwrap } from '@doorcard/cards';
import { findModel, spotOf } from '@doorcard/coach';
import type { GameId } from '@doorcard/engine';
import { makeLateFile } from '@doorcard/solver/late';
import { readHand } from '../shared/hands/readHand.js';
import type { BelievedSpot, BeliefReply, BeliefRequest } from './belief.js';
import { readDecision, readStreetStart } from './holdemDecision.js';

/** Always the same, so that a link gives the same ranges everywhere. */
const SEED = 1n;

function believe({ tab, phh, decision }: BeliefRequest): BelievedSpot {
  const { phh: read, played } = unwrap(readHand(phh));
  const { hand } = played;
  const game = hand.plan.setup.variant.id as GameId;
  const model = findModel('mixed', game, undefined, 0);
  if (tab === 'decision') return { tab, fields: unwrap(readDecision(hand, decision, read.unit, model)) };
  if (tab === 'spot') return { tab, fields: unwrap(readStreetStart(hand, decision, model)) };
  const { spot, hand: held } = unwrap(spotOf({ hand, decision }, { model, seed: SEED }));
  return { tab, file: makeLateFile(spot, read.unit), held: held === undefined ? '' : makeCards(held) };
}

self.addEventListener('message', ({ data }: MessageEvent<BeliefRequest>) => {
  const reply = (answer: BeliefReply): void => self.postMessage(answer);
  try {
    reply({ spot: believe(data) });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { code, value, problem, expected } = error;
    reply({ error: { code, value, problem, expected } });
  }
});
