import { DECK_SIZE, Xoshiro256, type Card } from '@doorcard/cards';
import type { CpuData } from '@doorcard/cpu';
import { makeDefaultSetup, RULE_SETS, type Action, type View } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { bestCards, compareHands, valueOf } from './badugiReference.js';
import { playHand, seatLevel, type Moment } from './selfPlay.js';

// What a reason says is true: each claim is worked out again from the view, by code that the players do not use.

const opponentsOf = ({ seats, seat }: View) => seats.filter(({ folded }, i) => i !== seat && !folded);
const lastDrawOf = ({ draws }: View['seats'][number]): number => {
  const last = draws.at(-1);
  return last === 'pat' ? 0 : (last ?? -1);
};
const unseenBy = ({ mine }: View): Card[] =>
  Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !mine!.dealt.includes(card));

/** Whether four unseen cards beat a badugi. */
function canBeBeaten(view: View): boolean {
  const { cards } = view.mine!;
  const top = Math.max(...cards.map(valueOf));
  const low = unseenBy(view).filter((card) => valueOf(card) <= top);
  const search = (chosen: readonly Card[], from: number): boolean => {
    if (chosen.length === 4) return bestCards(chosen).length === 4 && compareHands(chosen, cards) > 0;
    for (let i = from; i < low.length; i++) if (search([...chosen, low[i]!], i + 1)) return true;
    return false;
  };
  return search([], 0);
}

const countOuts = (view: View): number => {
  const kept = bestCards(view.mine!.cards);
  return unseenBy(view).filter((card) => compareHands([...kept, card], kept) > 0).length;
};

const nameOf = (action: Action): string =>
  action.type === 'draw' ? `draw${action.discard.length}` : action.type;

/** Of the table for two players. */
function checkTable({ view, player, decision }: Moment, data: CpuData): boolean {
  const best = bestCards(view.mine!.cards)
    .map((card) => valueOf(card) - 1)
    .toSorted((a, b) => b - a);
  expect(data.trainedHand).toEqual({
    game: 'badugi',
    cards: best.length,
    high: best[0],
    second: best[1] ?? 0,
  });
  const [other] = opponentsOf(view);
  expect(data.otherDrew ?? -1).toBe(lastDrawOf(other!));
  expect(data.drawsToCome).toBe(3 - view.seats[view.seat!]!.draws.length);
  const mix = new Map<string, number>(data.mix);
  const frequencies = player.frequencies(view);
  expect(mix.size).toBe(frequencies.length);
  for (const { action, frequency } of frequencies) expect(mix.get(nameOf(action))).toBeCloseTo(frequency, 3);
  return mix.has(nameOf(decision.action));
}

function checkNumbers(view: View, data: CpuData): void {
  const { cards } = view.mine!;
  const best = bestCards(cards);
  expect(data.badugiSize).toBe(best.length);
  expect(data.badugiHigh).toBe(Math.max(...best.map(valueOf)));
  const opponents = opponentsOf(view);
  if (data.players !== undefined) expect(data.players).toBe(opponents.length + 1);
  if (data.patOpponents !== undefined) {
    expect(data.patOpponents).toBe(opponents.filter((seat) => lastDrawOf(seat) === 0).length);
  }
  if (data.raisesBefore !== undefined) {
    expect(data.raisesBefore).toBe(view.events.filter(({ type }) => type === 'raise').length);
  }
  if (data.price !== undefined) {
    expect(data.price).toBe(view.legal!.call);
    expect(data.pot).toBe(view.pot);
    const cost = data.price + (data.laterPrice ?? 0);
    expect(data.requiredEquity).toBeCloseTo(cost / (view.pot + (data.impliedOdds ?? 0) + cost), 12);
  }
  if (data.estimatedOuts !== undefined) expect(data.estimatedOuts).toBe(countOuts(view));
  if (data.about !== undefined) {
    const his = view.seats[data.about]!;
    expect(his.folded).toBe(false);
    expect(data.about).not.toBe(view.seat);
    expect(data.opponentMade).toBeGreaterThanOrEqual(0);
    expect(data.opponentMade).toBeLessThanOrEqual(1);
    const kept = data.opponentKept!;
    const taken = lastDrawOf(his);
    expect(kept.startsWith('pat')).toBe(taken === 0);
    expect(kept === 'drewOne' || kept === 'fresh').toBe(taken === 1);
    expect(kept === 'drewTwo').toBe(taken === 2);
    expect(kept === 'drewMore').toBe(taken > 2);
  }
}

const isBigBlind = ({ stakes, seat }: View): boolean => stakes.blinds[seat!] === Math.max(...stakes.blinds);
const isSmallBlind = ({ stakes, seat }: View): boolean => stakes.blinds[seat!]! > 0;
const share = (data: CpuData): number => data.badugiShare!;
const fair = (data: CpuData): number => 1 / data.players!;

type Claim = (moment: Moment, data: CpuData) => boolean;
const isSize =
  (size: number): Claim =>
  (_, { badugiSize }) =>
    badugiSize === size;
const isSized =
  (size: number, claim: Claim): Claim =>
  (moment, data) =>
    data.badugiSize === size && claim(moment, data);
const didType =
  (type: string, claim: Claim): Claim =>
  (moment, data) =>
    moment.decision.action.type === type && claim(moment, data);

/** By code: what must be true whenever it is given. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  table_always: (moment, data) => checkTable(moment, data) && data.mix!.length === 1,
  table_mix: (moment, data) => checkTable(moment, data) && data.mix!.length > 1,
  made_badugi: isSize(4),
  badugi_draw: isSized(3, ({ view }) => view.street < 3),
  three_low_cards: isSized(3, ({ view }) => view.street === 3),
  two_low_cards: isSized(2, (_, { badugiHigh }) => badugiHigh! <= 5),
  no_badugi_hand: ({ decision }) => decision.action.type === 'fold',
  playable_badugi: isSize(4),
  best_three: isSize(4),
  playable_three: isSize(3),
  badugi_steal: didType(
    'raise',
    isSized(2, (_, { position }) => position !== 'early' && position !== 'middle'),
  ),
  badugi_defence: ({ view }) => isBigBlind(view),
  badugi_half_price: ({ view }) => isSmallBlind(view) && view.legal!.call! < view.stakes.smallBet,
  badugi_one_more: ({ view }) => view.legal!.call! <= view.stakes.smallBet || view.wagers > 2,
  outside_limits: didType('fold', () => true),
  snow: (_, { badugiSize }) => badugiSize! < 4,
  snow_caught: didType('fold', (_, { badugiSize }) => badugiSize! < 4),
  badugi_ahead: didType('raise', (_, data) => share(data) >= fair(data)),
  badugi_pressure: didType('raise', (_, data) => share(data) < fair(data)),
  fewest_cards: didType('raise', ({ view }) =>
    opponentsOf(view).every((seat) => lastDrawOf(seat) > lastDrawOf(view.seats[view.seat!]!)),
  ),
  badugi_not_ahead: didType('check', () => true),
  draw_into_pat: didType('check', (_, { badugiSize, patOpponents }) => badugiSize! < 4 && patOpponents! > 0),
  badugi_trap: didType(
    'check',
    isSized(4, ({ view }, data) => share(data) >= 0.7 && canBeBeaten(view)),
  ),
  badugi_semi_bluff: didType(
    'raise',
    isSized(3, (_, data) => data.drawsLeft! > 0 && data.patOpponents === 0),
  ),
  badugi_bluff: didType('raise', (_, data) => share(data) < 0.2 && data.drawsLeft === 0),
  badugi_bluff_raise: didType('raise', (_, data) => share(data) < data.requiredEquity!),
  badugi_lock: isSized(4, ({ view, decision }) => decision.action.type !== 'fold' && !canBeBeaten(view)),
  strong_badugi: isSize(4),
  strong_three: isSized(3, (_, { patOpponents }) => patOpponents === 0),
  badugi_odds: didType('call', (_, data) => share(data) >= data.requiredEquity!),
  badugi_no_odds: didType('fold', (_, data) => share(data) < data.requiredEquity!),
  stand_pat: isSized(4, ({ decision }) => discardOf(decision).length === 0),
  throw_top: isSized(4, ({ view, decision }) => {
    const [top] = discardOf(decision);
    return valueOf(top!) === Math.max(...view.mine!.cards.map(valueOf));
  }),
  break_badugi: isSized(4, (_, { badugiShare, breakShare }) => breakShare! > badugiShare!),
  keep_best: ({ view, decision }) =>
    view.mine!.cards.length - discardOf(decision).length === bestCards(view.mine!.cards).length,
  free: didType('check', () => true),
};

const discardOf = ({ action }: Moment['decision']): readonly Card[] =>
  action.type === 'draw' ? action.discard : [];

test.each([
  ['lv1', 200],
  ['lv2', 700],
] as const)(
  'every reason of %s is true of the hand it is given for',
  (level, hands) => {
    const seen = new Set<string>();
    // Two players who are short play by the rules, and two who are not by their table.
    for (const [seats, isShort] of [
      [2, false],
      [2, true],
      [6, false],
    ] as const) {
      const rng = Xoshiro256.fromSeed(BigInt(71 + seats));
      const usual = makeDefaultSetup('badugi', seats, RULE_SETS.wsop);
      const setup = isShort ? { ...usual, stacks: usual.stacks.map(() => 14 * usual.bigBet) } : usual;
      for (let number = 0; number < hands; number++) {
        const look = (moment: Moment): void => {
          const { code, data } = moment.decision.reason;
          if (code === 'only_choice') return;
          seen.add(code);
          if (!code.startsWith('table')) checkNumbers(moment.view, data);
          const isTrue = CLAIMS[code]!(moment, data);
          if (!isTrue)
            throw new Error(`${code} is not true: ${JSON.stringify([data, moment.decision.action])}`);
        };
        playHand({ setup, players: seatLevel(level, seats), rng, table: seats, number, look });
      }
    }
    expect(seen.size).toBeGreaterThan(level === 'lv1' ? 7 : 25);
  },
  300_000,
);
