import { succeed, wrong, type Result } from '@doorcard/sealed';
import { listDecisions } from '../hand/decision.js';
import { RAISE_TO } from '../hand/hand.js';
import { checkSetup, type Chips } from '../setup.js';
import type { GameId } from '../variant.js';
import type { Chair, Positions } from './button.js';
import type { SessionConfig } from './config.js';
import type { SessionState } from './sessionState.js';
import { list, matching, oneOf, record, whole, type Check } from './shape.js';
import { dealTableHand, setupOf, type HandStart, type TableHand } from './tableHand.js';
import { playersOf } from './tableSeat.js';

/** A hand that is being played, as it is saved: how it began, and its decisions. */
export interface HandRecord {
  readonly game: GameId;
  readonly level: number;
  readonly chairs: readonly Chair[];
  readonly positions: Positions;
  /** Each as 16 hexadecimal digits. */
  readonly words: readonly string[];
  /** Codes of `Hand.act`, with the amount of a raise to one. */
  readonly decisions: readonly (readonly [code: number, amount?: Chips])[];
}

export const makeHandRecord = ({ game, level, chairs, positions, words, hand }: TableHand): HandRecord => ({
  game,
  level,
  chairs,
  positions,
  words: words.map((word) => word.toString(16).padStart(16, '0')),
  decisions: listDecisions(hand).map(({ code, amount }) => (code === RAISE_TO ? [code, amount] : [code])),
});

/** Deals the hand of a file again and plays it to where it was; returns nothing when no hand was being played. */
export function restoreHand(
  config: SessionConfig,
  state: SessionState,
  value: unknown,
): Result<TableHand | undefined> {
  if (value === null) return succeed(undefined);
  const place = handCheck(config, state)(value);
  if (place !== undefined) return refuseHand(place);
  const { decisions, ...record } = value as HandRecord;
  const start: HandStart = { ...record, words: record.words.map((word) => BigInt(`0x${word}`)) };
  const problem = findProblem(config, state, start);
  if (problem !== undefined) return refuseHand(problem);
  return replay(dealTableHand(config, state.seats, state.handNumber, start), decisions);
}

function handCheck(config: SessionConfig, { seats }: SessionState): Check {
  const chair = whole(0, config.seats - 1);
  return record({
    game: oneOf(config.games),
    level: whole(0, config.kind === 'cash' ? 0 : config.levels.length - 1),
    chairs: list(oneOf(playersOf(seats)), 2),
    positions: record({ button: chair, small: chair, big: chair }),
    words: list(matching(/^[0-9a-f]{16}$/), 4, 4),
    decisions: list(list(whole(), 1, 2)),
  });
}

const refuseHand = (place: string): Result<never> =>
  wrong('session/bad-hand', place, `invalid value at hand${place}`, 'a value that the field allows');

/** Checks that involve more than one field. */
function findProblem(config: SessionConfig, { seats }: SessionState, start: HandStart): string | undefined {
  const { words, chairs, positions } = start;
  if (words.every((word) => word === 0n)) return '.words';
  if (new Set(chairs).size < chairs.length) return '.chairs';
  if (!chairs.includes(positions.big)) return '.positions.big';
  return checkSetup(setupOf(config, seats, start)).ok ? undefined : '';
}

function replay(tableHand: TableHand, decisions: HandRecord['decisions']): Result<TableHand> {
  const at = decisions.findIndex(([code, amount]) => !tableHand.hand.act(code, amount));
  if (at === -1) return succeed(tableHand);
  return wrong('session/bad-decision', decisions[at], `decision ${at + 1} is not legal`, 'a legal decision');
}
