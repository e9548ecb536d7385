import { InputError, unwrap } from '@doorcard/cards';
import { parseGameState, POSITIONS, type GameState } from '@doorcard/solver/decision';
import { parseTarget } from '@doorcard/solver/spot';
import { z } from 'zod';
import type { Unit } from './nodeAnswer.js';

/** Decision points are counted in hundredths of a chip, so that 75 % of a pot of 10 is 7.5. */
export const HUNDREDTHS: Unit = { perChip: 100 };

const amount = z.coerce
  .number('an amount of chips, such as 10 or 7.5')
  .min(0, 'an amount of chips from 0, such as 10')
  .refine((chips) => Number.isSafeInteger(toUnits(chips)), 'an amount of chips with at most two decimals')
  .refine((chips) => Math.abs(toUnits(chips) - chips * HUNDREDTHS.perChip) < 1e-6, {
    message: 'an amount of chips with at most two decimals, such as 7.25',
  })
  .transform(toUnits);

function toUnits(chips: number): number {
  return Math.round(chips * HUNDREDTHS.perChip);
}

export const pointSchema = z.object({
  hero: z.string().optional(),
  board: z.string().optional(),
  villainRange: z.string().optional(),
  heroRange: z.string().optional(),
  pot: amount.optional(),
  stack: amount.optional(),
  toCall: amount.default(0),
  position: z.enum(POSITIONS).default('IP'),
  samples: z.coerce.number('a whole number, such as 100').optional(),
  threshold: z.coerce.number('a change of frequencies, such as 0.001').optional(),
  respond: z.string().optional(),
});

export type PointOptions = z.output<typeof pointSchema>;

const NEEDED = ['hero', 'board', 'villainRange', 'pot', 'stack'] as const;
const FLAGS = { hero: 'hero', board: 'board', villainRange: 'villain-range', pot: 'pot', stack: 'stack' };

/** The decision point that the options describe. */
export function readPoint(options: PointOptions): GameState {
  const missing = NEEDED.find((name) => options[name] === undefined);
  if (missing !== undefined) {
    throw new InputError({
      code: 'solve/missing-option',
      value: FLAGS[missing],
      problem: `no --${FLAGS[missing]}`,
      expected:
        'a spot file, or a decision point: --hero AhKd --board Ts9s2h --villain-range "QQ+,AK" --pot 10 --stack 100',
    });
  }
  const { hero, board, villainRange, heroRange, pot, stack, toCall, position } = options;
  return unwrap(
    parseGameState({
      hero,
      board,
      villainRange,
      pot,
      stack,
      toCall,
      position,
      ...(heroRange === undefined ? {} : { heroRange }),
    }),
  );
}

/** `0.5%` as a share. */
export const readTarget = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : unwrap(parseTarget(text));
