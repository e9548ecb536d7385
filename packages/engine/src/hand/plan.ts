import { makeRankers, prepareBoards, type Ranker } from '@doorcard/cards';
import type { Setup } from '../setup.js';
import type { Opener, Variant } from '../variant.js';

const OPENERS: readonly Opener[] = ['afterBlinds', 'leftOfButton', 'bringIn', 'highBoard', 'lowBoard'];
const HIGH_BOARD = 3;
/** More wagers than any street has. */
const NO_CAP = 1 << 20;

/** How many numbers a street takes in `Plan.streets`: down, up, board, draws, opener, wager. */
export const STREET_WIDTH = 6;

/** A setup compiled once into numbers: the state machine reads hardly anything else. */
export interface Plan {
  readonly setup: Setup;
  readonly seats: number;
  readonly betting: 0 | 1 | 2;
  readonly streets: Int32Array;
  readonly streetCount: number;
  /** The position of a player's up cards among his cards. */
  readonly upPlaces: Uint8Array;
  readonly handSize: number;
  readonly rankers: readonly Ranker[];
  /** The wager of each street in chips. */
  readonly wagers: Float64Array;
  readonly stacks: Float64Array;
  readonly antes: Float64Array;
  /** By seat, 0 in games with a bring-in. */
  readonly blinds: Float64Array;
  readonly bringIn: number;
  readonly smallBet: number;
  readonly bigBet: number;
  readonly isStud: boolean;
  readonly maxWagers: number;
  /** 0: the cap stays. 1: it is lifted when a round starts with two players. 2: it is lifted in this hand. */
  readonly capLift: 0 | 1 | 2;
  readonly allowsFreeFold: boolean;
  /** Stud Hi where an open pair on 4th street allows the big bet. */
  readonly allowsDouble: boolean;
  /** Stud Hi where equal boards are separated by suit. */
  readonly openerBySuit: boolean;
  /** By street: who opens it whatever the cards are; undefined in nearly all hands. */
  readonly openers: Setup['openers'];
}

const BETTING_CODES = { fixedLimit: 0, potLimit: 1, noLimit: 2 } as const;

export function makePlan(setup: Setup): Plan {
  const { variant, rules, stacks } = setup;
  const streets = new Int32Array(variant.streets.length * STREET_WIDTH);
  const wagers = new Float64Array(variant.streets.length);
  variant.streets.forEach(({ down = 0, up = 0, board = 0, draw = false, opens, bet }, i) => {
    streets.set(
      [down, up, board, draw ? 1 : 0, OPENERS.indexOf(opens), bet === 'big' ? 1 : 0],
      i * STREET_WIDTH,
    );
    wagers[i] = bet === 'big' ? setup.bigBet : setup.smallBet;
  });
  if (variant.forced === 'bringIn') prepareBoards();
  const isHeadsUp = stacks.length === 2;
  // Some options are for Stud Hi alone, the game that the highest board opens and one ranking decides.
  const isStudHigh = streets[STREET_WIDTH + 4] === HIGH_BOARD && variant.showdown.rankings.length === 1;
  const lifts = { keep: 0, liftWhenRoundStartsHeadsUp: 1, liftAtHeadsUpTable: isHeadsUp ? 2 : 0 } as const;
  return {
    setup,
    seats: stacks.length,
    betting: BETTING_CODES[variant.betting],
    streets,
    streetCount: variant.streets.length,
    upPlaces: findUpPlaces(setup.variant),
    handSize: variant.showdown.handSize,
    rankers: makeRankers(variant.showdown),
    wagers,
    stacks: Float64Array.from(stacks),
    antes: Float64Array.from(setup.antes),
    blinds: Float64Array.from(stacks, (_, seat) => setup.blinds[seat] ?? 0),
    bringIn: setup.bringIn,
    smallBet: setup.smallBet,
    bigBet: setup.bigBet,
    isStud: variant.forced === 'bringIn',
    // Only fixed limit counts wagers.
    maxWagers: variant.betting === 'fixedLimit' ? rules.maxWagers : NO_CAP,
    capLift: lifts[rules.headsUpCap],
    allowsFreeFold: rules.freeFold === 'allow',
    allowsDouble: rules.openPairDouble && isStudHigh,
    openerBySuit: rules.openerTie === 'suit' && isStudHigh,
    openers: variant.forced === 'bringIn' ? setup.openers : undefined,
  };
}

function findUpPlaces({ streets }: Variant): Uint8Array {
  const places: number[] = [];
  let held = 0;
  for (const { down = 0, up = 0 } of streets) {
    for (let i = 0; i < up; i++) places.push(held + down + i);
    held += down + up;
  }
  return Uint8Array.from(places);
}
