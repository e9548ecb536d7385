import { GAMES } from '@doorcard/engine';
import { findSeatState, findTurn, NO_TABLE, reduceMessage, type TableState } from '@doorcard/table/client';
import { expect, test } from 'vitest';
import { options, Sitting } from '../sitting.js';
import { drawFirstCard } from './quietPlayer.js';

test.each(GAMES)('%s: seats, turns and results agree with the views of the hand', async (game) => {
  const sitting = new Sitting();
  await sitting.say({ type: 'start', options: options(game) });
  await sitting.playHand(drawFirstCard);
  let state: TableState = NO_TABLE;
  for (const message of sitting.messages) {
    state = reduceMessage(state, message);
    if (message.type !== 'view') continue;
    const { view } = message;
    const seats = state.table!.chairs.map((_, chair) => findSeatState(state, chair)!);
    expect(seats.map(({ seat, stack }) => [seat, stack])).toEqual(
      state
        .hand!.chairs.map((chair, seat) => [chair, seat] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, seat]) => [seat, view.seats[seat]!.stack]),
    );
    expect(seats.filter(({ isActing }) => isActing).map(({ seat }) => seat)).toEqual(
      view.actor === null ? [] : [view.actor],
    );
    const turn = findTurn(state);
    if (view.phase === 'over') expect(turn.code).toBe('over');
    else if (view.legal === null) expect(turn).toEqual({ code: 'other', seat: view.actor });
    else expect(turn.code).toBe(view.legal.draw === undefined ? 'act' : 'draw');
  }
  const seats = state.table!.chairs.map((_, chair) => findSeatState(state, chair)!);
  expect(seats.reduce((sum, { won }) => sum + won, 0)).toBe(0);
  expect(seats.some(({ won }) => won > 0)).toBe(true);
  for (const { chair, stack, isYou } of seats) {
    expect(stack).toBe(state.table!.chairs[chair]!.chips);
    expect(isYou).toBe(chair === 0);
  }
  expect(findSeatState(state, 9)).toBeUndefined();
});
