import { wrong, type Refusal, type Result } from '@doorcard/sealed';
import type { RuleSet } from '../ruleSet.js';
import { checkSetup, type Chips, type Setup } from '../setup.js';
import type { GameId, Variant } from '../variant.js';
import { VARIANTS } from '../variants/index.js';
import type { Chair, Positions } from './button.js';
import { optional, record, whole, type Check } from './shape.js';

/** Fixed limit with a bring-in. */
export interface StudStakes {
  /** From everybody. */
  readonly ante: Chips;
  readonly bringIn: Chips;
  readonly smallBet: Chips;
  readonly bigBet: Chips;
}

/** Fixed limit with blinds. */
export interface LimitStakes {
  /** From everybody. */
  readonly ante: Chips;
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  readonly smallBet: Chips;
  readonly bigBet: Chips;
}

/** Pot limit and no limit. */
export interface NoLimitStakes {
  /** From everybody. */
  readonly ante: Chips;
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  /** One ante that the big blind posts for everybody. */
  readonly bigBlindAnte: Chips;
}

/** The stakes of a table. It needs the parts that its games use. */
export interface TableStakes {
  readonly stud?: StudStakes;
  readonly limit?: LimitStakes;
  readonly noLimit?: NoLimitStakes;
}

export const STUD_STAKES = {
  low: { ante: 5, bringIn: 10, smallBet: 20, bigBet: 40 },
  mid: { ante: 10, bringIn: 20, smallBet: 40, bigBet: 80 },
  high: { ante: 100, bringIn: 200, smallBet: 400, bigBet: 800 },
} as const satisfies Record<string, StudStakes>;

/**
 * The stakes of a mix, derived from the blinds of its limit games: the big blind is the small bet, stud has a quarter
 * of it as ante and half as bring-in, and the games without a limit play half the blinds with a big-blind ante.
 */
export function makeMixStakes(smallBlind: Chips, bigBlind: Chips): Required<TableStakes> {
  const share = (chips: Chips, part: number): Chips => Math.max(1, Math.floor(chips / part));
  const [small, big] = [share(smallBlind, 2), share(bigBlind, 2)];
  return {
    stud: { ante: share(bigBlind, 4), bringIn: big, smallBet: bigBlind, bigBet: 2 * bigBlind },
    limit: { ante: 0, smallBlind, bigBlind, smallBet: bigBlind, bigBet: 2 * bigBlind },
    noLimit: { ante: 0, smallBlind: small, bigBlind: big, bigBlindAnte: big },
  };
}

/** The same without the big-blind ante, which belongs to tournaments. */
export function makeCashStakes(smallBlind: Chips, bigBlind: Chips): Required<TableStakes> {
  const stakes = makeMixStakes(smallBlind, bigBlind);
  return { ...stakes, noLimit: { ...stakes.noLimit, bigBlindAnte: 0 } };
}

/** Limit 40/80, pot limit and no limit 10/20; its stud part is `STUD_STAKES.mid`. */
export const MIX_STAKES = makeMixStakes(20, 40);

export const stakesFamily = ({ forced, betting }: Variant): keyof TableStakes => {
  if (forced === 'bringIn') return 'stud';
  return betting === 'fixedLimit' ? 'limit' : 'noLimit';
};

/** The big bet of the fixed-limit games, or the big blind where there are none: the unit of stacks. */
export function stackUnit(games: readonly GameId[], stakes: TableStakes): Chips {
  const families = games.map((game) => stakesFamily(VARIANTS[game]));
  const bigBets = families.map((family) => (family === 'noLimit' ? 0 : (stakes[family]?.bigBet ?? 0)));
  const bigBet = Math.max(...bigBets);
  return bigBet > 0 ? bigBet : Math.max(1, stakes.noLimit?.bigBlind ?? 1);
}

/** One hand, ready to be dealt: its players, in the order of its seats, and their forced bets. */
export function makeSetup(
  game: GameId,
  stakes: TableStakes,
  rules: RuleSet,
  chairs: readonly Chair[],
  { small, big }: Positions,
  stacks: readonly Chips[],
): Setup {
  const variant = VARIANTS[game];
  const family = stakesFamily(variant);
  const given = stakes[family];
  if (given === undefined) throw new RangeError(`no stakes for ${game}`);
  if ('bringIn' in given) {
    const { ante, bringIn, smallBet, bigBet } = given;
    return { variant, rules, stacks, antes: chairs.map(() => ante), blinds: [], bringIn, smallBet, bigBet };
  }
  const bigBlindAnte = 'bigBlindAnte' in given ? given.bigBlindAnte : 0;
  const blinds = { [small]: given.smallBlind, [big]: given.bigBlind };
  return {
    variant,
    // An ante that one player posts for all belongs to the main pot, however short others are.
    rules: bigBlindAnte > 0 ? { ...rules, anteTrimming: false } : rules,
    stacks,
    antes: chairs.map((chair) => given.ante + (chair === big ? bigBlindAnte : 0)),
    blinds: chairs.map((chair) => blinds[chair] ?? 0),
    bringIn: 0,
    smallBet: 'smallBet' in given ? given.smallBet : given.bigBlind,
    bigBet: 'bigBet' in given ? given.bigBet : given.bigBlind,
  };
}

/** The default depth of stacks: in big bets, or in big blinds where there is no limit. */
const USUAL_DEPTH = 100;

/** One hand at the default stakes, everybody with the default stack; the last seat has the button. */
export function makeDefaultSetup(game: GameId, seats: number, rules: RuleSet): Setup {
  const chairs = Array.from({ length: seats }, (_, seat) => seat);
  const [small, big] = seats === 2 ? [1, 0] : [0, 1];
  const stacks = chairs.map(() => USUAL_DEPTH * stackUnit([game], MIX_STAKES));
  return makeSetup(game, MIX_STAKES, rules, chairs, { button: seats - 1, small, big }, stacks);
}

const chips = whole();
export const stakesCheck: Check = record({
  stud: optional(record({ ante: chips, bringIn: chips, smallBet: chips, bigBet: chips })),
  limit: optional(
    record({ ante: chips, smallBlind: chips, bigBlind: chips, smallBet: chips, bigBet: chips }),
  ),
  noLimit: optional(record({ ante: chips, smallBlind: chips, bigBlind: chips, bigBlindAnte: chips })),
});

/** Whether every game can be dealt at these stakes. */
export function checkStakes(games: readonly GameId[], stakes: TableStakes, rules: RuleSet): Refusal {
  for (const game of games) {
    const refusal = checkGameStakes(game, stakes, rules);
    if (!refusal.ok) return refusal;
  }
  return undefined;
}

function checkGameStakes(game: GameId, stakes: TableStakes, rules: RuleSet): Result<unknown> {
  const family = stakesFamily(VARIANTS[game]);
  const given = stakes[family];
  if (given === undefined) {
    return wrong('session/no-stakes', family, `no ${family} stakes`, `stakes for ${game}`);
  }
  if ('smallBlind' in given && given.smallBlind > given.bigBlind) {
    return wrong(
      'session/bad-blinds',
      `${given.smallBlind}/${given.bigBlind}`,
      `a small blind of ${given.smallBlind}`,
      `at most the big blind, ${given.bigBlind}`,
    );
  }
  const [small, big] = [1, 0];
  return checkSetup(makeSetup(game, stakes, rules, [big, small], { button: small, small, big }, [1, 1]));
}
