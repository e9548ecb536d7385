import { encodeAction, findLegal, makeView, type Hand, type View } from '@doorcard/engine';
import { refuseAction } from './checkedPlayer.js';
import type { Decision, Player } from './player.js';
import { streamOf } from './stream.js';

/** Called with every decision of a hand just before it is carried out. */
export type OnDecision = (view: View, decision: Decision, hand: Hand) => void;

/** A hand that has been dealt, and who plays it. */
export interface HandPlay {
  readonly hand: Hand;
  /** By seat. */
  readonly players: readonly Player[];
  /** Which table and which hand of it: the random numbers of the decisions come from them. */
  readonly table: number;
  readonly number: number;
  readonly onDecision?: OnDecision | undefined;
}

/**
 * Plays a hand to its end. It is synchronous while players decide at once; after the first promise it returns a promise.
 */
export function playHand(play: HandPlay, first = 0): Hand | Promise<Hand> {
  const { hand, players, table, number } = play;
  for (let decision = first; hand.actor >= 0; decision++) {
    const seat = hand.actor;
    const view = makeView(hand, seat);
    const decided = players[seat]!.decide(view, streamOf(table, number, seat, decision));
    if (decided instanceof Promise) return playLater(play, view, decided, decision);
    carryOut(play, view, decided);
  }
  return hand;
}

async function playLater(
  play: HandPlay,
  view: View,
  decided: Promise<Decision>,
  decision: number,
): Promise<Hand> {
  carryOut(play, view, await decided);
  return playHand(play, decision + 1);
}

function carryOut({ hand, players, onDecision }: HandPlay, view: View, decided: Decision): void {
  onDecision?.(view, decided, hand);
  const [code, amount] = encodeAction(hand, decided.action);
  if (!hand.act(code, amount)) {
    throw refuseAction(players[hand.actor]!.name, decided.action, findLegal(hand) ?? null);
  }
}
