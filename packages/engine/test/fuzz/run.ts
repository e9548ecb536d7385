import { Xoshiro256 } from '@doorcard/cards';
import { checkSetup, type Variant } from '@doorcard/engine';
import { CheckedHand, HAPPENINGS, type Happening } from './playChecked.js';
import { randomSetup } from './randomSetup.js';

export interface Tally {
  hands: number;
  decisions: number;
  readonly happened: Record<Happening, number>;
  /** How many hands broke a rule, and the first of each kind, written so that it can be played again. */
  brokenHands: number;
  readonly broken: Map<string, string>;
}

const newTally = (): Tally => ({
  hands: 0,
  decisions: 0,
  happened: Object.fromEntries(HAPPENINGS.map((name) => [name, 0])) as Record<Happening, number>,
  brokenHands: 0,
  broken: new Map(),
});

/** Plays random hands of a game; hand `i` depends only on the seed and on `i`. */
export function playMany(variant: Variant, hands: number, seed: bigint, slowEvery: number): Tally {
  const tally = newTally();
  // In draw games the slow evaluators have few choices to try.
  const every = variant.showdown.draws > 0 ? Math.ceil(slowEvery / 10) : slowEvery;
  for (let i = 0; i < hands; i++) {
    const rng = Xoshiro256.fromSeed(seed * 1_000_000_007n + BigInt(i));
    const setup = randomSetup(rng, variant);
    const checked = checkSetup(setup);
    if (!checked.ok) throw checked.error;
    const hand = new CheckedHand(setup, rng.nextUint64(), rng, i % every === 0);
    tally.hands++;
    try {
      tally.decisions += hand.play();
    } catch (error) {
      tally.brokenHands++;
      const story = String(error);
      const kind = story.replaceAll(/\d+/g, '#').slice(0, 40);
      if (!tally.broken.has(kind)) tally.broken.set(kind, `hand ${i}: ${story}`);
    }
    for (const name of hand.happened) tally.happened[name]++;
  }
  return tally;
}

/** A table of what happened, one line for each game. */
export function sayTallies(tallies: ReadonlyMap<string, Tally>): string {
  const columns = ['hands', 'decisions', ...HAPPENINGS];
  const rows = [...tallies].map(([game, { hands, decisions, happened }]) => [
    game,
    hands,
    decisions,
    ...HAPPENINGS.map((name) => happened[name]),
  ]);
  const widths = columns.map((name, i) =>
    Math.max(name.length, ...rows.map((row) => String(row[i + 1]).length)),
  );
  const lines = [['', ...columns], ...rows].map((row) =>
    row
      .map((cell, i) => (i === 0 ? String(cell).padEnd(14) : String(cell).padStart(widths[i - 1]!)))
      .join('  '),
  );
  return `${lines.join('\n')}\n`;
}

/** What can happen in a game, and should happen in this many hands. */
export function listPossible(variant: Variant, hands: number): Happening[] {
  const { showdown, betting, forced, maxSeats } = variant;
  const isStud = forced === 'bringIn';
  const possible: Happening[] = ['showdown', 'sidePot', 'allInEarly', 'shortAllIn', 'freeFold'];
  // Equal hands of 2-7 are rare: all five cards are private, and every rank counts.
  if (showdown.rankings[0] !== 'deuceToSeven' || hands >= 10_000) possible.push('split');
  if (showdown.rankings.length === 2) possible.push('low');
  if (showdown.draws > 0 && maxSeats * showdown.handSize > 26) possible.push('reshuffle');
  if (isStud) possible.push('communityCard', 'bringInPassed');
  if (betting === 'fixedLimit') possible.push('cappedStreet');
  return possible;
}
