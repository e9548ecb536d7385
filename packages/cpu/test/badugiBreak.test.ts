import { cards, makeRank, rankBadugi } from '@doorcard/cards';
import {
  calculateBreakability,
  shouldBreakBadugi,
  type BreakabilityScore,
} from '../src/badugi/breakability.js';
import { expect, test } from 'vitest';
import { LOWEST_BADUGI } from '../src/badugi/badugiRank.js';
import { readBettingLog } from '../src/badugi/bettingLog.js';
import { readStanding } from '../src/badugi/standing.js';
import { drawOneShare, drawTwoShare } from '../src/badugi/winShare.js';
import { askLv2, DRAWER, table, wordOfLv2 } from './badugiSeat.js';
import type { Scene } from './scene.js';

/** Heads-up on the button at the second draw: the other raised before the draw, is pat and has bet. */
const underPressure = (hand: string): Scene =>
  table(DRAWER, hand).play('1 call', '0 raise', '1 call', '0 pat', '1 pat', '0 raise', '1 call', '0 pat');

/** The same at the first draw. */
const atFirst = (hand: string): Scene => table(DRAWER, hand).play('1 raise', '0 raise', '1 call', '0 pat');

const scoreOf = (hand: string): BreakabilityScore => calculateBreakability(underPressure(hand).view);
const ranksOf = ({ improveRanks }: BreakabilityScore): string => improveRanks.map(makeRank).join('');

test('B-01 the outs of a broken badugi are the lower cards of the suit that was thrown', () => {
  expect(ranksOf(scoreOf('Th5d2sAc'))).toBe('346789');
  const seen = table(DRAWER, '5d2sAc9h Th').play(
    '1 call',
    '0 check',
    '0 draw Kc',
    '1 draw 9h',
    '0 check',
    '1 check',
    '0 draw Kd',
  );
  expect(ranksOf(calculateBreakability(seen.view))).toBe('34678');
});

test('SC-007 vectors: T-5-2-A improves with six ranks, K-Q-J-T with nine', () => {
  expect(ranksOf(scoreOf('Th5d2sAc'))).toBe('346789');
  expect(ranksOf(calculateBreakability(atFirst('KhQdJsTc').view))).toBe('A23456789');
});

test('B-02 smooth cards under a bad top win more when broken than rough ones, and the best hand has the lowest score', () => {
  const [smooth, rough, best] = ['Th5d2sAc', 'KhQdJsTc', '4h3d2sAc'].map(scoreOf);
  expect(smooth!.winBreak).toBeGreaterThan(rough!.winBreak);
  expect(smooth!.score).toBeGreaterThan(best!.score);
  expect(best!.score).toBeLessThan(40);
});

test('B-03 the score is one scale from 0 to 100, the share of breaking beside that of staying', () => {
  for (const hand of ['Th5d2sAc', 'KhQdJsTc', '9h7d6s2c', '4h3d2sAc', 'Kh3d2sAc', '8h7d6s5c']) {
    const { score, winBreak, winPat } = scoreOf(hand);
    expect(score).toBe(Math.round((100 * winBreak) / (winBreak + winPat)));
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
  }
});

test('a hand that is not a badugi has nothing to break', () => {
  expect(scoreOf('As2s3d4c')).toMatchObject({ score: 0, breakableCards: [], improveRanks: [] });
});

test('B-04 two bad cards go together where that wins more, one bad card goes alone', () => {
  const one = calculateBreakability(atFirst('Th5d2sAc').view);
  const two = calculateBreakability(atFirst('KhQs2dAc').view);
  expect(one.breakableCards).toEqual(cards('Th'));
  expect(two.breakableCards).toEqual(cards('KhQs'));
  const view = atFirst('KhQs2dAc').view;
  const pat = readStanding(view, readBettingLog(view)).opponents;
  const three = rankBadugi(cards('Qs2dAc'));
  expect(drawTwoShare(cards('2dAc'), view.mine!.dealt, 3, pat)).toBe(two.winBreak);
  expect(drawOneShare(three, cards('Qs2dAc'), view.mine!.dealt, 3, pat)).toBeLessThan(two.winBreak);
});

test('breaking counts the misses: with one draw left the chance is that of every single unseen card', () => {
  const scene = table(DRAWER, 'Th5d2sAc').play('1 call', '0 check').passTo(3).play('0 pat');
  const { winBreak, winPat } = calculateBreakability(scene.view);
  const [shares] = readStanding(scene.view, readBettingLog(scene.view)).opponents as [Float64Array];
  const mine = cards('Th5d2sAc');
  let sum = 0;
  for (let card = 0; card < 52; card++) {
    if (!mine.includes(card)) sum += shares[rankBadugi([...cards('5d2sAc'), card])]!;
  }
  expect(winBreak).toBeCloseTo(sum / 48, 12);
  expect(winPat).toBe(shares[rankBadugi(mine)]);
});

test('FR-004 the score of a made badugi comes from its ways to improve: the smoother the rest, the higher', () => {
  expect(scoreOf('Jh4d2sAc').score).toBeGreaterThan(scoreOf('JhTd9s8c').score);
});

test('FR-005 a K-high badugi is broken against a pat bettor, and stays when nobody shows strength', () => {
  expect(askLv2(underPressure('Kh4d2sAc'))).toBe('DRAW Kh:break_badugi');
  const calm = table(DRAWER, 'Kh4d2sAc').play('1 raise', '0 call', '0 draw Kc Kd');
  expect(askLv2(calm)).toBe('PAT:stand_pat');
});

test('a pat opponent who only checks and calls is not pressure', () => {
  const scene = table(DRAWER, 'Jh4d2sAc').play(
    '1 raise',
    '0 call',
    '0 pat',
    '1 pat',
    '0 check',
    '1 check',
    '0 pat',
  );
  expect(shouldBreakBadugi(scene.view)).toBe(false);
});

test('two opponents on one card or none are pressure', () => {
  const scene = table(DRAWER, '9c9d8c8d', 'Kh4d2sAc').play(
    '2 raise',
    '0 call',
    '1 call',
    '0 pat',
    '1 pat',
    '2 pat',
  );
  scene.play('0 check', '1 check', '2 check', '0 pat', '1 draw 9c');
  expect(shouldBreakBadugi(scene.view)).toBe(true);
  const one = table(DRAWER, '9c9d8c8d', 'Kh4d2sAc').play(
    '2 raise',
    '0 call',
    '1 call',
    '0 pat',
    '1 draw 9c 9d',
    '2 pat',
  );
  one.play('0 check', '1 check', '2 check', '0 pat', '1 draw 8c 8d');
  expect(shouldBreakBadugi(one.view)).toBe(false);
});

test('7-high and better are never broken, and below 53 nothing is', () => {
  expect(wordOfLv2(underPressure('7h6d5s4c'))).toBe('PAT');
  const { score } = scoreOf('9h7d6s2c');
  expect(score).toBeLessThan(53);
  expect(wordOfLv2(underPressure('9h7d6s2c'))).toBe('PAT');
  expect(scoreOf('Kh4d2sAc').score).toBeGreaterThanOrEqual(53);
});

test('on the last round of betting nothing can be broken any more', () => {
  const scene = underPressure('Jh4d2sAc').play('1 pat', '0 raise', '1 call', '0 pat', '1 pat', '0 raise');
  expect(calculateBreakability(scene.view)).toMatchObject({ score: 0, breakableCards: [] });
  expect(shouldBreakBadugi(scene.view)).toBe(false);
});

test('B-08 a break throws the card and a snow throws none: the draw knows the state of the hand', () => {
  expect(rankBadugi(cards('Kh4d2sAc'))).toBeGreaterThanOrEqual(LOWEST_BADUGI);
  expect(wordOfLv2(underPressure('Kh4d2sAc'))).toBe('DRAW Kh');
  const snow = table(DRAWER, 'As2hTd9s 9h').play(
    '1 call',
    '0 check',
    '0 draw Kc',
    '1 draw 9s',
    '0 check',
    '1 check',
    '0 draw Kd',
  );
  expect(wordOfLv2(snow, { rng: { nextUint32: () => 0 } })).toBe('PAT');
});
