import { badugi, cards, makeCard, rankBadugi, unwrap, Xoshiro256, below } from '@doorcard/cards';
import type { CpuPlayer } from '@doorcard/cpu';
import { describe, expect, test } from 'vitest';
import { judgeBreaks } from '../src/criteria/agreement.js';
import { judgeBreaking } from '../src/criteria/judgement.js';
import { observeSelfPlay, type Counts } from '../src/criteria/selfPlay.js';
import { registry } from './matches.js';

const rank = (text: string): number => rankBadugi(cards(text));
const held = (situation: string, text: string, times = 500) => ({
  [`breaks/held/${situation}/${rank(text)}`]: times,
});
const spot = (situations: string, text: string, choice: 'broken' | 'kept', times = 1) => ({
  [`breaks/spot/${situations}/${rank(text)}/${choice}`]: times,
});

/** At the first draw, the opponent is pat and has bet. */
const PAT = '1bp';

describe('SC-007: breaking against what opponents really held', () => {
  test.each([
    // A king-high badugi is dead against a pat five, but three low cards in it are not.
    ['Kc3d2hAs', '5c4d3hAs', 'broken'],
    // Against a hand that never improves and has no badugi, any badugi already wins.
    ['KcQdJhTs', '3c2dAhAc', 'kept'],
    ['9c8d7h6s', 'TcJdQhKs', 'kept'],
    // K-Q-J-T hardly ever gets there against a five, but a small chance is better than none.
    ['KcQdJhTs', '5c4d3hAs', 'broken'],
  ] as const)('%s against %s', (mine, his, better) => {
    const counts = (choice: 'broken' | 'kept') => ({ ...held(PAT, his), ...spot(PAT, mine, choice, 3) });
    expect(judgeBreaks(counts(better))).toEqual({ agreed: 3, n: 3, notJudged: 0 });
    expect(judgeBreaks(counts(better === 'broken' ? 'kept' : 'broken'))).toMatchObject({ agreed: 0, n: 3 });
  });

  test('an opponent who draws on may get there: the same hand is kept against a draw and broken against a badugi', () => {
    const counts = {
      ...held('3b11', '4c3dAhAc'),
      ...held('3b1p', '8c4d3hAs'),
      ...spot('3b11', '9c5d2hAs', 'kept'),
      ...spot('3b1p', '9c5d2hAs', 'broken'),
    };
    expect(judgeBreaks(counts)).toEqual({ agreed: 2, n: 2, notJudged: 0 });
  });

  test('where both win the same, either is right', () => {
    // A three-card king never beats 3-2-A, whatever it draws.
    const counts = {
      ...held(PAT, 'KcQdJhJc'),
      ...spot(PAT, 'Kc3d2hAs', 'kept'),
      ...spot(PAT, 'Kc3d2hAs', 'broken'),
    };
    expect(judgeBreaks(counts)).toEqual({ agreed: 2, n: 2, notJudged: 0 });
  });

  test('a situation that was too rare is not judged', () => {
    const counts = { ...held(PAT, '5c4d3hAs', 99), ...spot(PAT, 'Kc3d2hAs', 'kept', 4) };
    expect(judgeBreaks(counts)).toEqual({ agreed: 0, n: 0, notJudged: 4 });
    expect(judgeBreaking(counts).isPassed).toBe(false);
  });

  test('the better share is that of real draws', () => {
    // 9-5-2-A at the last draw against pat hands: a 9-4-3-A in a given share of the cases, else a K-high badugi.
    const mine = cards('9c5d2hAs');
    const [better, worse] = ['9c4d3hAs', 'KcQdJhTs'] as const;
    const rng = Xoshiro256.fromSeed(4n);
    const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !mine.includes(card));
    const DRAWS = 20_000;
    /** How often the three low cards with a new one win against a hand; a tie counts half. */
    const sample = (his: string): number => {
      let won = 0;
      for (let i = 0; i < DRAWS; i++) {
        const drawn = deck[below(rng, deck.length)]!;
        const order = badugi.rank([...mine.slice(1), drawn]) - rank(his);
        won += order > 0 ? 1 : order === 0 ? 0.5 : 0;
      }
      return won / DRAWS;
    };
    const [againstBetter, againstWorse] = [sample(better), sample(worse)];
    for (const percent of [50, 60, 70, 80, 85, 90, 95]) {
      const part = percent / 100;
      const [broken, kept] = [part * againstBetter + (1 - part) * againstWorse, 1 - part];
      // Too close to decide by sampling.
      if (Math.abs(broken - kept) < 0.02) continue;
      const counts = {
        ...held('3b1p', better, 10 * percent),
        ...held('3b1p', worse, 10 * (100 - percent)),
        ...spot('3b1p', '9c5d2hAs', broken > kept ? 'broken' : 'kept'),
      };
      expect(judgeBreaks(counts).agreed, `${percent} %, ${mine.map(makeCard).join('')}`).toBe(1);
    }
  });

  test('lv2 breaks well; a player who always breaks does not', () => {
    const lv2 = unwrap(registry.find('lv2:3'));
    const breaker: CpuPlayer = {
      ...lv2,
      decide: (view, rng) => {
        const decision = lv2.decide(view, rng);
        if (decision.action.type !== 'draw' || decision.action.discard.length > 0) return decision;
        return { ...decision, action: { type: 'draw', discard: view.mine!.cards.slice(0, 1) } };
      },
    };
    const judge = (player: CpuPlayer) => {
      const players = new Array<CpuPlayer>(4).fill(player);
      return judgeBreaking(observeSelfPlay({ players, rules: 'wsop', seed: '9' }, 0, 4000) as Counts);
    };
    const good = judge(lv2);
    const bad = judge(breaker);
    expect(good.figures[0]!.n).toBeGreaterThan(100);
    expect(bad.isPassed).toBe(false);
    expect(good.figures[0]!.value).toBeGreaterThan(bad.figures[0]!.value);
  });
});
