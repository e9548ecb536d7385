import { succeed, type Card, type Result } from '@doorcard/cards';
import { VARIANTS, type GameId, type HandEvent, type View, type ViewEvent } from '@doorcard/engine';
import { Replayer } from '@doorcard/history';
import { isKnown } from '../shared/hands/keptHand.js';
import { gameOf, namesOf, readHand } from '../shared/hands/readHand.js';

/** One moment of a hand: after a number of decisions. */
export interface Step {
  /** What the owner saw, or the public. */
  readonly view: View;
  /** By seat and place: what everybody holds; undefined where the record does not tell. */
  readonly holes: readonly (readonly (Card | undefined)[])[];
  /** What has happened since the step before, as it was seen and with all cards. */
  readonly seen: readonly ViewEvent[];
  readonly all: readonly HandEvent[];
}

export interface Replay {
  readonly game: GameId;
  readonly names: readonly string[];
  readonly you: number | null;
  readonly steps: readonly Step[];
  /** By street that was reached: its name and its first step. */
  readonly streets: readonly { readonly name: string; readonly step: number }[];
  /** What everybody has in the end; undefined when the record does not tell. */
  readonly stacks: readonly number[] | undefined;
  readonly before: readonly number[];
}

/** A record as a row of moments. */
export function makeReplay(text: string, you: number | null): Result<Replay> {
  const read = readHand(text);
  if (!read.ok) return read;
  const { hand, stacks } = read.value.played;
  const game = gameOf(read.value);
  const replayer = new Replayer(hand);
  const steps: Step[] = [];
  for (let place = 0; place <= replayer.length; place++) {
    replayer.jumpTo(place);
    const view = replayer.view(you);
    const told = steps.at(-1)?.view.events.length ?? 0;
    steps.push({
      view,
      holes: replayer.hand.holes
        .slice(0, hand.plan.seats)
        .map((hole, seat) =>
          [...hole.subarray(0, replayer.hand.cardCount(seat))].map((card) =>
            isKnown(card) ? card : undefined,
          ),
        ),
      seen: view.events.slice(told),
      all: replayer.newEvents(),
    });
  }
  const streets = VARIANTS[game].streets.flatMap(({ name }, street) => {
    const step = steps.findIndex(({ view }) => view.street >= street);
    return step < 0 ? [] : [{ name, step }];
  });
  const { stacks: before } = hand.plan.setup;
  return succeed({ game, names: namesOf(read.value), you, steps, streets, stacks, before });
}
