import { InputError, unwrap } from '@doorcard/cards';
import type { Seat } from '@doorcard/engine';
import type { ReadHand } from '../handInput.js';
import { commonRegistry } from '../commonPlayers.js';

/** The seat to review in a hand: by name or by number from 1; undefined if this hand does not have the player. */
export function findSeat({ hand, details }: ReadHand, player: string): Seat | undefined {
  const named = details.players?.indexOf(player) ?? -1;
  if (named >= 0) return named;
  const number = /^[1-9]\d?$/.test(player) ? Number(player) : 0;
  return number >= 1 && number <= hand.plan.seats ? number - 1 : undefined;
}

/** Whose decisions to review if nobody is named: the only player whose cards are all in the file. */
export function choosePlayer(hands: readonly ReadHand[], given: string | undefined): string {
  if (given !== undefined) {
    if (hands.some((hand) => findSeat(hand, given) !== undefined)) return given;
    const names = [...new Set(hands.flatMap((hand) => hand.details.players ?? []))];
    throw new InputError({
      code: 'review/no-such-player',
      value: given,
      problem: `nobody called "${given}" plays in these hands`,
      expected:
        names.length === 0 ? 'a seat number such as 1' : `one of ${names.join(', ')}, or a seat number`,
    });
  }
  const names = [...new Set(hands.flatMap((hand) => hand.details.players ?? []))];
  throw new InputError({
    code: 'review/no-player',
    value: '',
    problem: 'no player to review',
    expected: `--player with ${names.length === 0 ? '' : `one of ${names.slice(0, 10).join(', ')}, or `}a seat number such as 1`,
  });
}

/** Refuses opponents that cannot be played out; `others` are models that are not players. */
export function checkModel(model: string, others: readonly string[]): void {
  if (others.includes(model)) return;
  unwrap(commonRegistry.find(model));
  if (!/^(random|lv[12]|station|maniac|nit|thief|floater|patter|blind)\b/.test(model)) {
    throw new InputError({
      code: 'option/model',
      value: model,
      problem: `--model cannot be "${model}"`,
      expected: `${others.join(', ')}, or a player that can be played out, such as lv2 or station`,
    });
  }
}
