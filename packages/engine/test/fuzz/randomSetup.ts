import { below, type Rng } from '@doorcard/cards';
import { RULE_SETS, type Chips, type RuleSet, type Setup, type Variant } from '@doorcard/engine';

const pick = <T>(rng: Rng, items: readonly T[]): T => items[below(rng, items.length)]!;
const chance = (rng: Rng, oneIn: number): boolean => below(rng, oneIn) === 0;

const randomRules = (rng: Rng): RuleSet => ({
  maxWagers: pick(rng, [4, 5]),
  headsUpCap: pick(rng, ['keep', 'liftWhenRoundStartsHeadsUp', 'liftAtHeadsUpTable']),
  openerTie: pick(rng, ['position', 'suit']),
  openPairDouble: chance(rng, 2),
  oddChip: pick(rng, ['bySuit', 'bySeat']),
  anteTrimming: chance(rng, 2),
  freeFold: pick(rng, ['refuse', 'allow']),
});

/** From one chip to deep, and often about what the forced bets cost. */
function randomStack(rng: Rng, ante: Chips, smallBet: Chips): Chips {
  switch (below(rng, 6)) {
    case 0:
      return 1 + below(rng, ante + smallBet);
    case 1:
      return ante + 1 + below(rng, 3 * smallBet);
    case 2:
    case 3:
      return ante + 1 + below(rng, 20 * smallBet);
    default:
      return 10 * smallBet + below(rng, 200 * smallBet);
  }
}

/** A table of the game: any number of players, both rule sets or any options, all sizes of stacks. */
export function randomSetup(rng: Rng, variant: Variant): Setup {
  const seats = 2 + below(rng, variant.maxSeats - 1);
  const rules = pick(rng, [RULE_SETS.wsop, RULE_SETS.pokerstars, randomRules(rng), randomRules(rng)]);
  const isFixed = variant.betting === 'fixedLimit';
  const smallBet = pick(rng, [2, 5, 20, 30, 101]);
  const hasBlinds = variant.forced === 'blinds';
  const antePaid = pick(rng, [0, hasBlinds ? 0 : 1, 1, Math.ceil(smallBet / 5), smallBet]);
  const isBigBlindAnte = hasBlinds && chance(rng, 6);
  const blinds = new Array<Chips>(hasBlinds ? seats : 0).fill(0);
  if (hasBlinds) {
    const [small, big] = seats === 2 ? [1, 0] : [0, 1];
    blinds[small] = pick(rng, [0, Math.floor(smallBet / 2), Math.floor(smallBet / 2), smallBet]);
    blinds[big] = smallBet;
    if (seats > 3 && chance(rng, 8)) blinds[2] = 2 * smallBet;
  }
  const bigBlind = seats === 2 ? 0 : 1;
  const antes = Array.from({ length: seats }, (_, seat) =>
    isBigBlindAnte ? (seat === bigBlind ? smallBet : 0) : antePaid,
  );
  // Most tables have stacks of all sizes; at some all are short, or all deep.
  const mood = below(rng, 5);
  const stacks = Array.from({ length: seats }, () => {
    if (mood === 0) return 1 + below(rng, 4 * smallBet + antePaid);
    if (mood === 1) return 100 * smallBet + below(rng, 1000);
    return randomStack(rng, antePaid, smallBet);
  });
  return {
    variant,
    rules: isBigBlindAnte ? { ...rules, anteTrimming: false } : rules,
    stacks,
    antes,
    blinds,
    bringIn: hasBlinds ? 0 : 1 + below(rng, Math.max(1, smallBet - 1)),
    smallBet,
    bigBet: isFixed ? 2 * smallBet : smallBet,
  };
}
