import { cards, Xoshiro256 } from '@doorcard/cards';
import {
  act,
  checkSetup,
  findLegal,
  GAMES,
  Hand,
  makePlan,
  makeView,
  OVER,
  RULE_SETS,
  VARIANTS,
  type Action,
  type GameId,
  type Legal,
  type View,
} from '@doorcard/engine';
import { unwrap } from '@doorcard/cards';
import { wordsOf, writeChips } from '@doorcard/text';
import { describe, expect, test } from 'vitest';
import { findPotOdds, listDead } from '../src/table/deadCards.js';
import { countOuts } from '../src/table/outs.js';
import { countPots, listAwards, listPots } from '../src/table/pots.js';
import { readCommand, type Sight } from '../src/table/textCommand.js';

/** Deals a hand to stacks of different sizes and plays it with choices of a seeded stream, telling every view. */
function playHand(game: GameId, seed: number, stacks: readonly number[]): View[] {
  const variant = VARIANTS[game];
  const isStud = variant.forced === 'bringIn';
  const setup = {
    variant,
    rules: RULE_SETS.wsop,
    stacks,
    antes: stacks.map(() => (isStud ? 10 : 0)),
    blinds: isStud ? [] : [20, 40, ...stacks.slice(2).map(() => 0)],
    bringIn: isStud ? 20 : 0,
    smallBet: 40,
    bigBet: 80,
  };
  const hand = new Hand(makePlan(unwrap(checkSetup(setup))));
  const rng = Xoshiro256.fromSeed(BigInt(seed));
  hand.deal({ kind: 'rng', rng });
  const views: View[] = [makeView(hand, 0)];
  while (hand.phase !== OVER) {
    unwrap(act(hand, hand.actor, choose(findLegal(hand)!, rng.nextUint32())));
    views.push(makeView(hand, 0));
  }
  return views;
}

/** Rarely folds, often raises: so that small stacks go in. */
function choose({ check, call, bringIn, raise, draw }: Legal, random: number): Action {
  if (draw !== undefined) return { type: 'draw', discard: [] };
  if (raise !== undefined && random % 3 !== 0) return { type: 'raise', to: raise.max };
  if (call !== undefined && random % 11 === 0) return { type: 'fold' };
  return { type: check ? 'check' : call === undefined && bringIn !== undefined ? 'bringIn' : 'call' };
}

const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
const STACKS = [70, 150, 400, 1000];

describe.each(GAMES)('the middle of %s', (game) => {
  const hands = seeds.map((seed) => playHand(game, seed, STACKS));

  test('pots are always all that is in the middle, and nobody who folded can win one', () => {
    for (const view of hands.flat().filter(({ phase }) => phase !== 'over')) {
      const pots = listPots(view);
      expect(pots.reduce((sum, { chips }) => sum + chips, 0)).toBe(view.pot);
      for (const { seats } of pots) expect(seats.filter((seat) => view.seats[seat]!.folded)).toEqual([]);
    }
  });

  test('at the end each pot is won by those who could win it, and the shares are the pots', () => {
    let sidePots = 0;
    for (const views of hands) {
      const last = views.at(-1)!;
      const awards = listAwards(last);
      const won = awards.reduce((sum, { chips }) => sum + chips, 0);
      const given = last.seats.reduce((sum, { paid, ante }) => sum + paid + ante, 0);
      expect(won).toBe(given);
      if (countPots(awards) < 2) continue;
      sidePots++;
      const pots = listPots(last);
      for (const { pot, winners } of awards) {
        for (const { seat } of winners) expect(pots[pot]!.seats).toContain(seat);
      }
      for (const [pot, { chips }] of pots.entries()) {
        const shares = awards.filter((award) => award.pot === pot);
        expect(shares.reduce((sum, award) => sum + award.chips, 0)).toBe(chips);
      }
    }
    expect(sidePots).toBeGreaterThan(0);
  });
});

test('a hi-lo pot is told by its halves', () => {
  const split = seeds
    .map((seed) => listAwards(playHand('stud8', seed, [1000, 1000, 1000]).at(-1)!))
    .find((awards) => awards.some(({ half }) => half === 'low'))!;
  expect(split.map(({ half }) => half)).toEqual(expect.arrayContaining(['high', 'low']));
  const [high, low] = (['high', 'low'] as const).map(
    (half) => split.find((award) => award.half === half)!.chips,
  );
  expect(high! - low!).toBeGreaterThanOrEqual(0);
  expect(high! - low!).toBeLessThanOrEqual(1);
});

/** A view of stud with my cards and the open cards of others; nothing else of it matters here. */
const seeStud = (
  game: GameId,
  mine: string,
  others: readonly string[],
  folded: readonly boolean[] = [],
): View => {
  const seat = (up: string, isFolded = false) => ({ up: cards(up), shown: null, folded: isFolded });
  return {
    game,
    seat: 0,
    street: mine.length / 2 - 3,
    phase: 'betting',
    board: [],
    mine: { cards: cards(mine), dealt: cards(mine), thrown: [] },
    seats: [seat(''), ...others.map((up, i) => seat(up, folded[i]))],
    legal: null,
    events: [],
  } as unknown as View;
};

describe('outs', () => {
  test.each<[name: string, game: GameId, mine: string, others: string[], live: number, dead: number]>([
    // Nine hearts, and three each of six ranks of which two are hearts: 25, and two hearts lie open.
    ['a flush draw on 6th street loses hearts', 'stud', 'AhKh7h2h9c4d', ['3hJh', '8s'], 23, 2],
    ['a pair and its kicker on 3rd street', 'stud', '9c9dAs', ['9h', 'Ad'], 3, 2],
    ['razz on 3rd street: low cards that pair nothing', 'razz', 'Ac2d3h', ['4s', '8c', 'Kd'], 18, 2],
  ])('%s', (_name, game, mine, others, live, dead) => {
    const outs = countOuts(seeStud(game, mine, others))!;
    expect(outs.dead).toHaveLength(dead);
    expect(outs.live).toHaveLength(live);
  });

  test('a made wheel in razz has none, and with all seven cards nothing is counted', () => {
    expect(countOuts(seeStud('razz', 'Ac2d3h4s5c', []))!.live).toEqual([]);
    expect(countOuts(seeStud('stud', 'AcKc7c2c9c4d5d', []))).toBeUndefined();
  });

  test('the strip of dead cards begins with what I hoped for and marks folded hands', () => {
    const view = seeStud('stud', '9c9dAs', ['Ks', '9h', 'Ad'], [true, false, true]);
    const dead = listDead(view, countOuts(view));
    expect(dead.map(({ card }) => card)).toEqual(cards('Ad9hKs'));
    expect(dead.map(({ isOut }) => isOut)).toEqual([true, true, false]);
    expect(dead.map(({ isFolded }) => isFolded)).toEqual([true, false, true]);
  });

  test('pot odds: 40 to call into 160 is 4 to 1 and needs 20 %', () => {
    const view = { legal: { call: 40 }, pot: 160 } as unknown as View;
    expect(findPotOdds(view)).toEqual({ ratio: '4', percent: 20 });
  });
});

describe('the command line', () => {
  const words = wordsOf('en');
  const hand = playHand('badugi', 3, [1000, 1000, 1000]);
  const sightOf = (view: View): Sight => ({
    table: undefined,
    hand: { chairs: [0, 1, 2], names: ['You', 'Ann', 'Bob'] } as never,
    view,
    log: ['Ann folds'],
    offers: ['Fold'],
    words,
    amount: writeChips,
  });
  const drawing = sightOf(hand.find(({ legal }) => legal?.draw !== undefined)!);
  const betting = sightOf(hand.find(({ legal }) => legal?.raise !== undefined)!);
  const held = drawing.view!.mine!.cards;

  test('draws cards by name and by place, refuses others, and stands pat', () => {
    const [first, , third] = held;
    expect(readCommand('draw 1 3', drawing)).toMatchObject({
      type: 'act',
      action: { type: 'draw', discard: [first, third] },
    });
    expect(readCommand(`DRAW ${words.nameCards([first!])}`, drawing)).toMatchObject({
      action: { type: 'draw', discard: [first] },
    });
    const foreign = Array.from({ length: 52 }, (_, card) => card).find((card) => !held.includes(card))!;
    expect(readCommand(`draw ${words.nameCards([foreign])}`, drawing).type).toBe('answer');
    expect(readCommand('pat', drawing)).toMatchObject({ action: { type: 'draw', discard: [] } });
  });

  test('raises to an amount that is legal, to the least without one, and names the limits otherwise', () => {
    const { min } = betting.view!.legal!.raise!;
    expect(readCommand('raise', betting)).toMatchObject({ action: { type: 'raise', to: min } });
    expect(readCommand(`raise ${min}`, betting)).toMatchObject({ action: { type: 'raise', to: min } });
    expect(readCommand(`raise ${min + 1}`, betting)).toEqual({
      type: 'answer',
      lines: [words.web.table.needAmount(writeChips(min), writeChips(min))],
    });
    expect(readCommand('pat', betting).type).toBe('answer');
  });

  test.each([
    ['cards', words.nameCards(drawing.view!.mine!.cards)],
    ['pot', words.table.pot(drawing.view!.pot)],
    ['log', 'Ann folds'],
    ['dead', words.play.noDeadCards],
    ['board 9', words.play.noSeat('9')],
    ['nonsense', words.play.unknownCommand('nonsense')],
  ])('answers "%s"', (command, text) => {
    const said = readCommand(command, drawing);
    expect(said.type === 'answer' && said.lines.join(' ')).toContain(text);
  });
});
