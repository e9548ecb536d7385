import type { MixedAction, TrainedCode, TrainedData, TrainedHand } from '@doorcard/blueprint';
import type { FamilyWords } from '../familyWords.js';
import { nameLowRank, percent } from '../figures.js';

const ACTIONS: Readonly<Record<MixedAction, string>> = {
  fold: 'fold',
  check: 'check',
  call: 'call',
  bringIn: 'bring in',
  raise: 'bet or raise',
  draw0: 'stand pat',
  draw1: 'draw 1',
  draw2: 'draw 2',
  draw3: 'draw 3',
};

const UNTRAINED: Readonly<Record<NonNullable<TrainedData['untrained']>, string>> = {
  game: 'no trained strategy for this game',
  players: 'the trained strategy is for two players',
  stakes: 'the trained strategy is for other stakes',
  stacks: 'somebody could be all-in, which training left out',
  betting: 'more raises than in training',
  unmet: 'a spot that never came up in training',
};

/** From the second card on it is smooth or rough: a 7-5 is one of the smooth sevens. */
const smoothness = (high: number, second: number): string => (second <= (2 * high) / 3 ? 'smooth' : 'rough');

function describeHand(hand: TrainedHand): string {
  if (hand.game === 'stud') {
    return `own cards worth ${percent(hand.own)} of the pot against any hand with the other’s up cards, own up cards alone ${percent(hand.ownBoard)}`;
  }
  const { cards, high, second } = hand;
  if (cards === 1) return `one card, ${nameLowRank(high)}`;
  if (cards === 2) return `two cards, ${nameLowRank(high)} high`;
  const ranks = `${nameLowRank(high)}-${nameLowRank(second)}`;
  return `${smoothness(high, second)} ${ranks} ${cards === 4 ? 'badugi' : 'three cards'}`;
}

export const trainedEn: FamilyWords<TrainedCode, TrainedData> = {
  codes: {
    trained_always: 'The trained strategy always does this here.',
    trained_mix: 'The trained strategy mixes here, and chance chose this action.',
  },
  data: {
    mix: (mix) => mix.map(([action, share]) => `${ACTIONS[action]} ${percent(share)}`).join(', '),
    trainedHand: describeHand,
    drawsToCome: (count) => (count === 1 ? 'one draw left' : `${count === 0 ? 'no' : count} draws left`),
    otherDrew: (count) => (count === 0 ? 'the other player is pat' : `the other player drew ${count}`),
    untrained: (why) => UNTRAINED[why],
  },
};
