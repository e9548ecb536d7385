import { encodeAction, findLegal, makeView, type Hand, type View } from '@doorcard/engine';
import { refuseAction } from './checkedPlayer.js';
import type { Decision, Player } from './player.js';
import { streamOf } from './stream.js';

/** Sees every decision of a hand just before it is done. */
export type Witness = (view: View, decision: Decision, hand: Hand) => void;

/** A hand that has been dealt, and who plays it. */
export interface HandPlay {
  readonly hand: Hand;
  /** By seat. */
  readonly players: readonly Player[];
  /** Which table and which hand of it: what the random numbers of the decisions come from. */
  readonly table: number;
  readonly number: number;
  readonly witness?: Witness | undefined;
}

/**
 * Plays a hand to its end. As long as players decide at once, so does this; from the first promise on it continues
 * when that is settled.
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

function carryOut({ hand, players, witness }: HandPlay, view: View, decided: Decision): void {
  witness?.(view, decided, hand);
  const [code, amount] = encodeAction(hand, decided.action);
  if (!hand.act(code, amount)) {
    throw refuseAction(players[hand.actor]!.name, decided.action, findLegal(hand) ?? null);
  }
}
