import { below, type Rng } from '@doorcard/cards';
import type { GameId } from '@doorcard/engine';
import { arrangeAnswers } from '../answers.js';
import type { Drill, DrillAnswer, DrillLevel } from '../drill.js';

/** Small bets that limit games are played for. */
const SMALL_BETS = [10, 20, 30, 40, 50, 60, 70, 80, 100, 150, 200, 300, 400] as const;
/** How far apart the answers are at least, by level, as shares of the pot. */
const GAPS: Readonly<Record<DrillLevel, number>> = { 1: 0.08, 2: 0.04, 3: 0.02 };
const OTHER_POTS = 40;

/**
 * How much of the pot a call must win on average. Level 1 has whole and half bets in the pot and one bet to call,
 * level 2 any pot, level 3 also two bets to call; answers get closer.
 */
export function makePotOdds(game: GameId, level: DrillLevel, rng: Rng): Drill {
  const small = SMALL_BETS[below(rng, SMALL_BETS.length)]!;
  const bet = small * (1 + below(rng, 2));
  const bets = level === 3 ? 1 + below(rng, 2) : 1;
  const toCall = bet * bets;
  // The pot holds the bet to call and, before it, at least one bet more.
  const before =
    level === 1 ? (bet / 2) * (2 + below(rng, 22)) : Math.max(bet, 5 * below(rng, (12 * bet) / 5));
  const pot = before + toCall;
  const finalPot = pot + toCall;
  const right = share(toCall / finalPot);
  const wrong = [
    // The usual slips: the call is left out of the pot, or counted twice, or compared with the pot before the bet.
    toCall / pot,
    toCall / (finalPot + toCall),
    toCall / before,
    ...Array.from({ length: OTHER_POTS }, () => (1 + below(rng, 60)) / 100),
  ];
  const apart = placeAround(right.share, keepApart(right.share, wrong, GAPS[level]), below(rng, 4));
  return {
    family: 'potOdds',
    game,
    level,
    key: `${pot}/${toCall}`,
    question: { kind: 'potOdds', pot, toCall },
    ...arrangeAnswers(right, apart, rng),
    explanation: { kind: 'potOdds', toCall, finalPot },
  };
}

/** Wrong answers, the first three chosen so that `smaller` of them are below the right one, where there are enough. */
function placeAround(right: number, wrong: readonly Share[], smaller: number): Share[] {
  const [under, over] = [true, false].map((is) => wrong.filter(({ share }) => share < right === is));
  const chosen = [...under!.slice(0, smaller), ...over!.slice(0, 3 - smaller)];
  return [...chosen, ...wrong.filter((answer) => !chosen.includes(answer))];
}

type Share = DrillAnswer & { kind: 'share' };

/** Rounded to the tenths of a percent that are shown. */
const share = (value: number): Share => ({ kind: 'share', share: Math.round(1000 * value) / 1000 });

function keepApart(right: number, values: readonly number[], gap: number): Share[] {
  const kept: Share[] = [];
  for (const value of values) {
    const answer = share(value);
    const isNear = (other: number): boolean => Math.abs(other - answer.share) < gap - 1e-9;
    if (
      answer.share > 0 &&
      answer.share < 0.9 &&
      !isNear(right) &&
      !kept.some((each) => isNear(each.share))
    ) {
      kept.push(answer);
    }
  }
  return kept;
}
