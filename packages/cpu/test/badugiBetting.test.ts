import { cards, rankBadugi } from '@doorcard/cards';
import { CPU_PROFILES } from '@doorcard/cpu';
import { calculateEquity } from '../src/badugi/equityCalculation.js';
import { chanceOfBadugi } from '../src/badugi/drawOutcomes.js';
import { describe, expect, test } from 'vitest';
import { readBettingLog } from '../src/badugi/bettingLog.js';
import { findRequiredEquity } from '../src/badugi/equityCalculation.js';
import { isLock } from '../src/badugi/lock.js';
import { findWinShare, readStanding } from '../src/badugi/standing.js';
import { above, ALWAYS, askLv2, DRAWER, onButton, SHORT, table, wordOfLv2 } from './badugiSeat.js';
import { scene as makeScene, type Scene } from './scene.js';

const winShare = ({ view }: Scene): number => findWinShare(view, readStanding(view, readBettingLog(view)));

/** Heads-up on the button after the first draw: he drew so, I stood pat or threw this. */
const afterOne = (hand: string, his: string, mine: string): Scene =>
  onButton(hand).play(`0 ${his}`, `1 ${mine}`);
/** After the last draw: both were pat twice, then this. */
const afterLast = (hand: string, his: string, mine = 'pat'): Scene =>
  onButton(hand).passTo(3).play(`0 ${his}`, `1 ${mine}`);

describe('nobody has bet', () => {
  test('while draws are left a hand bets that wins an equal share, and acting last with a little less', () => {
    const ahead = afterOne('As2h3d9s 9h', 'draw Kc Kd', 'draw 9s').play('0 check');
    expect(winShare(ahead)).toBeGreaterThan(0.5);
    expect(askLv2(ahead)).toBe('BET:badugi_ahead');
    const close = afterOne('Js9h8d8s Jh', 'draw Kc', 'draw 8s').play('0 check');
    expect(winShare(close)).toBeLessThan(0.5);
    expect(winShare(close)).toBeGreaterThan(0.4);
    expect(askLv2(close)).toBe('BET:badugi_pressure');
    const behind = afterOne('KsQhJdJs Kh', 'draw Kc', 'draw Js').play('0 check');
    expect(winShare(behind)).toBeLessThan(0.4);
    expect(askLv2(behind)).toBe('CHECK:badugi_not_ahead');
  });

  test('having drawn the fewest cards bets against one or two opponents, not against three', () => {
    const two = table('Ks9s9hQh Qs', 'KcKdQdJd', 'ThTdQcJc').play('2 call', '0 call', '1 check');
    two.play('0 draw 9s', '1 draw Kc Kd', '2 draw Th Td');
    expect(winShare(two)).toBeLessThan(1 / 3);
    expect(askLv2(two)).toBe('BET:fewest_cards');
    const three = table('Ks9s9hQh Qs', 'KcKdQdJd', 'ThTdQcJc', '6c6d7c7d').play(
      '2 call',
      '3 call',
      '0 call',
      '1 check',
    );
    three.play('0 draw 9s', '1 draw Kc Kd', '2 draw Th Td', '3 draw 6c 7c');
    expect(winShare(three)).toBeLessThan(0.25);
    expect(askLv2(three)).toBe('CHECK:badugi_not_ahead');
  });

  test('without a badugi it does not bet into a pat hand', () => {
    expect(askLv2(afterOne('As2h3d9s 9h', 'pat', 'draw 9s').play('0 check'))).toMatch(/^CHECK:/);
  });

  test('after the last draw a badugi bets against a drawing hand, the worst one not into a pat hand that bet', () => {
    expect(askLv2(afterLast('Ts6h4d2c', 'draw Kc').play('0 check'))).toBe('BET:badugi_ahead');
    const pat = onButton('KsQhJdTc').play('0 pat', '1 pat', '0 raise', '1 call').passTo(3);
    expect(askLv2(pat.play('0 pat', '1 pat', '0 check'))).toBe('CHECK:badugi_not_ahead');
  });

  test('after the last draw two cards bet as a bluff only', () => {
    const scene = afterLast('As2hAhKs Kh', 'draw Kc', 'draw Ks').play('0 check');
    expect(wordOfLv2(scene)).toBe('CHECK');
    expect(askLv2(scene, { rng: ALWAYS })).toBe('BET:badugi_bluff');
    expect(wordOfLv2(scene, { rng: above(0.8 * 0.17) })).toBe('CHECK');
  });

  test('a strong badugi out of position checks now and then to raise, one that cannot lose never does', () => {
    const first = (hand: string): Scene =>
      table(hand, DRAWER).play('1 call', '0 check', '0 pat', '1 draw Kc');
    expect(askLv2(first('6s3h2dAc'), { rng: ALWAYS })).toBe('CHECK:badugi_trap');
    expect(askLv2(first('6s3h2dAc'), { rng: above(0.15) })).toBe('BET:badugi_ahead');
    expect(wordOfLv2(first('4s3h2dAc'), { rng: ALWAYS })).toBe('BET');
    const trap = first('6s3h2dAc').play('0 check', '1 raise');
    expect(wordOfLv2(trap, { rng: ALWAYS })).toBe('RAISE');
  });

  test('three cards bet now and then as a semi-bluff, by the bluff frequency', () => {
    const scene = table('KsQhJdJs Kh', DRAWER).play('1 call', '0 check', '0 draw Js', '1 draw Kc');
    expect(askLv2(scene, { rng: above(0.16) })).toBe('BET:badugi_semi_bluff');
    expect(wordOfLv2(scene, { rng: above(0.17) })).toBe('CHECK');
  });
});

describe('facing a bet', () => {
  test.each([
    ['6', 1],
    ['7', 0.95],
    ['8', 0.9],
    ['9', 0.85],
    ['T', 0.8],
    ['J', 0.7],
    ['Q', 0.6],
  ] as const)('a %s-high badugi raises with its own probability', (high, base) => {
    const scene = afterOne(`${high}s3h2dAc`, 'draw Kc Kd', 'pat').play('0 raise');
    expect(winShare(scene)).toBeGreaterThan(0.6);
    expect(askLv2(scene, { rng: above(base - 0.01) })).toBe('RAISE:strong_badugi');
    if (base < 1) expect(wordOfLv2(scene, { rng: above(base) })).toBe('CALL');
  });

  test('a hand that cannot lose raises, even against pat players and however often there has been a raise', () => {
    const scene = afterOne('4s3h2dAc', 'pat', 'pat').play('0 raise');
    expect(askLv2(scene)).toBe('RAISE:badugi_lock');
    expect(askLv2(scene.play('1 raise', '0 raise'))).toBe('RAISE:badugi_lock');
  });

  test('a pat 9 raises a pat player once, and no more', () => {
    const scene = table(DRAWER, '9h5d3s2c').play('1 raise', '0 raise', '1 call', '0 pat', '1 pat', '0 raise');
    expect(wordOfLv2(scene, { rng: ALWAYS })).toBe('RAISE');
    scene.play('1 raise', '0 raise');
    expect(wordOfLv2(scene, { rng: ALWAYS })).toBe('CALL');
    const eight = table(DRAWER, '8h5d3s2c').play('1 raise', '0 raise', '1 call', '0 pat', '1 pat', '0 check');
    eight.play('1 raise', '0 raise', '1 raise', '0 raise');
    expect(wordOfLv2(eight, { rng: ALWAYS })).toBe('CALL');
  });

  test('no badugi raises that wins less than three times in five heads-up', () => {
    const scene = onButton('Ts9h8d7c').passTo(3).play('0 pat', '1 pat', '0 raise');
    expect(winShare(scene)).toBeLessThan(0.6);
    expect(wordOfLv2(scene, { rng: ALWAYS })).not.toBe('RAISE');
  });

  test('three good cards raise a player who still draws, not one who is pat', () => {
    const drawing = afterOne('As2h3d9s 9h', 'draw Kc Kd', 'draw 9s').play('0 raise');
    expect(askLv2(drawing, { rng: ALWAYS })).toBe('RAISE:strong_three');
    expect(wordOfLv2(drawing, { rng: above(0.4) })).toBe('CALL');
    expect(wordOfLv2(afterOne('As2h3d9s 9h', 'pat', 'draw 9s').play('0 raise'), { rng: ALWAYS })).toBe(
      'CALL',
    );
  });

  test('after the last draw a hand that cannot call raises once in a while as a bluff', () => {
    const scene = afterLast('As2hAhKs Kh', 'draw Kc', 'draw Ks').play('0 raise');
    expect(askLv2(scene)).toBe('FOLD:badugi_no_odds');
    expect(askLv2(scene, { rng: ALWAYS })).toBe('RAISE:badugi_bluff_raise');
    expect(wordOfLv2(scene, { rng: above(0.3 * 0.17) })).toBe('FOLD');
  });

  test('B-12 the aggression factor multiplies the base, so profile 4 raises less often and never never', () => {
    const scene = afterOne('8s3h2dAc', 'draw Kc Kd', 'pat').play('0 raise');
    const tight = CPU_PROFILES[3]!;
    expect(wordOfLv2(scene, { profile: tight, rng: above(0.71) })).toBe('RAISE');
    expect(wordOfLv2(scene, { profile: tight, rng: above(0.73) })).toBe('CALL');
    expect(wordOfLv2(scene, { profile: CPU_PROFILES[4]!, rng: above(0.99) })).toBe('RAISE');
  });

  test('without a cap raising stops after four raises unless nothing can beat the hand', () => {
    const war = (hand: string): Scene => {
      const rules = { headsUpCap: 'liftAtHeadsUpTable' } as const;
      const scene = makeScene({ game: 'badugi', hands: [DRAWER, hand], stacks: [SHORT, SHORT], rules }).play(
        '1 call',
        '0 check',
      );
      return scene.play('0 draw Kc Kd', '1 pat', '0 raise', '1 raise', '0 raise', '1 raise', '0 raise');
    };
    expect(war('5s3h2dAc').view.wagers).toBe(5);
    expect(wordOfLv2(war('5s3h2dAc'), { rng: ALWAYS })).toBe('CALL');
    expect(wordOfLv2(war('4s3h2dAc'), { rng: ALWAYS })).toBe('RAISE');
    const best = (hand: string): number => rankBadugi(cards(hand));
    expect(isLock(best('5s3h2dAc'), cards('5s3h2dAc'))).toBe(false);
    // All other fours have been seen, and 4-3-2-A is the only better hand.
    expect(isLock(best('5s3h2dAc'), cards('5s3h2dAc4s4h4d4c'))).toBe(true);
  });
});

test('FR-003 the same hand raises players who draw and calls players who are pat', () => {
  const draws = afterLast('Js8h4d2c', 'draw Kc').play('0 raise');
  const pat = onButton('Js8h4d2c')
    .play('0 pat', '1 pat', '0 raise', '1 call')
    .passTo(3)
    .play('0 pat', '1 pat', '0 raise');
  expect(wordOfLv2(draws, { rng: ALWAYS })).toBe('RAISE');
  expect(wordOfLv2(pat, { rng: ALWAYS })).toBe('CALL');
});

test('SC-003 a call needs the price over the pot with the call: 3 to 1 asks for a quarter', () => {
  expect(findRequiredEquity(300, 100)).toBe(0.25);
  expect(findRequiredEquity(100, 100)).toBe(0.5);
  expect(findRequiredEquity(100, 0)).toBe(0);
});

test('SC-006 the calculation for a call holds the numbers of the hand on the table', () => {
  const scene = afterOne('As2h3d9s', 'draw Kc', 'draw 9s').play('0 raise');
  const equity = calculateEquity(scene.view);
  // Two blinds of 40, his bet of 40; 120 more are to be won later, and 80 to be paid.
  expect(equity).toMatchObject({ pot: 120, betToCall: 40, potOdds: 3, requiredEquity: 0.25, action: 'call' });
  expect(equity).toMatchObject({ impliedOdds: 120, laterPrice: 80, estimatedOuts: 10 });
  expect(equity.impliedEquity).toBeCloseTo((40 + 80) / (120 + 120 + 40 + 80), 12);
  expect(equity.winProbability).toBe(winShare(scene));
});

test('FR-008 the same three cards fold to a bet in a small pot and call it in a large one', () => {
  const end = (scene: Scene): Scene =>
    scene
      .play('0 draw Kc', '1 draw 8s', '0 check', '1 check', '0 draw Kd', '1 draw Kh', '0 check', '1 check')
      .play('0 draw Qc', '1 draw Qh', '0 raise');
  const hands = [DRAWER, 'Ts9h8d8s Kh Qh Jh'] as const;
  const small = end(table(...hands).play('1 call', '0 check'));
  const large = end(table(...hands).play('1 raise', '0 raise', '1 raise', '0 raise', '1 call'));
  expect(askLv2(small)).toBe('FOLD:badugi_no_odds');
  expect(askLv2(large)).toBe('CALL:badugi_odds');
});

test('B-16 cards unseen are all but my own and my discards, however many players there are', () => {
  const scene = table('', '', '', '', '', '', 'As2h9s9d').play(
    '2 call',
    '3 call',
    '4 call',
    '5 call',
    '6 call',
    '0 call',
    '1 check',
  );
  for (let seat = 0; seat < 6; seat++) scene.play(`${seat} pat`);
  expect(calculateEquity(scene.view).cardsRemaining).toBe(48);
  scene.play('6 draw 9s 9d', '0 raise', '1 fold', '2 fold', '3 fold', '4 fold', '5 fold');
  expect(calculateEquity(scene.view).cardsRemaining).toBe(46);
});

test('B-17 the fewer cards count, the smaller the chance, and the two-card hand folds where three cards call', () => {
  const chances = ['As2h3d', 'As2h', 'As'].map((hand) => chanceOfBadugi(rankBadugi(cards(hand)), 48, 2));
  expect(chances).toEqual([...chances].sort((a, b) => b - a));
  const three = afterOne('As2h3d9s 9h', 'pat', 'draw 9s').play('0 raise');
  const two = afterOne('As9hTdTs 9s Ad', 'pat', 'draw Td Ts').play('0 raise');
  expect(wordOfLv2(three)).toBe('CALL');
  expect(wordOfLv2(two)).toBe('FOLD');
});

test('B-18 fewer draws are worth less, and after the last one only the showdown counts', () => {
  const three = rankBadugi(cards('As2h3d'));
  const [one, two, all] = [1, 2, 3].map((draws) => chanceOfBadugi(three, 48, draws));
  expect(one).toBeLessThan(two!);
  expect(two).toBeLessThan(all!);
  const last = afterLast('As2hAhKs Kh', 'pat', 'draw Ks').play('0 raise');
  // Two cards beat only the worst bluffs that stand pat, and nothing can come any more.
  expect(winShare(last)).toBeLessThan(0.06);
  expect(wordOfLv2(last)).toBe('FOLD');
});

test('B-19 improving is not winning, and three cards win without improving', () => {
  const chance = chanceOfBadugi(rankBadugi(cards('KsQhJd')), 47, 2);
  const rough = afterOne('KsQhJdJs', 'pat', 'draw Js').play('0 raise');
  expect(winShare(rough)).toBeLessThan(chance);
  const smooth = onButton('As2h3d9s 9h 8s').passTo(2).play('0 draw Kc Kd', '1 draw 9s', '0 raise');
  expect(winShare(smooth)).toBeGreaterThan(2 * chanceOfBadugi(rankBadugi(cards('As2h3d')), 47, 1));
});

test('B-20 ten outs at 3 to 1 are not enough for the pot as it lies, but with one more big bet they are', () => {
  const chance = chanceOfBadugi(rankBadugi(cards('As2h3d')), 48, 1);
  expect(chance).toBeCloseTo(0.208, 3);
  expect(chance).toBeLessThan(findRequiredEquity(240, 80));
  expect(chance).toBeGreaterThan(findRequiredEquity(240 + 80, 80));
  const scene = onButton('As2h3d9s 9h 8s').play('0 pat', '1 draw 9s', '0 raise', '1 call');
  scene.play('0 pat', '1 draw 9h', '0 raise');
  const equity = calculateEquity(scene.view);
  expect(equity).toMatchObject({ potOdds: 3, requiredEquity: 0.25, impliedEquity: 0.2 });
  expect(askLv2(scene)).toBe('CALL:badugi_odds');
});

test('B-21 a free check has no winning chance to show and is not a call', () => {
  const scene = afterOne('As2h3d9s', 'draw Kc', 'draw 9s').play('0 check');
  expect(calculateEquity(scene.view)).toMatchObject({
    betToCall: 0,
    potOdds: Infinity,
    winProbability: undefined,
    shouldCall: false,
    action: 'check',
  });
});
