import { streamOf } from '@doorcard/cpu';
import { calculateBreakability } from '../src/badugi/breakability.js';
import { estimateOpponentRange } from '../src/badugi/handStrengthRange.js';
import { describe, expect, test } from 'vitest';
import { readBettingLog } from '../src/badugi/bettingLog.js';
import { findSnowChance } from '../src/badugi/snow.js';
import { findWinShare, readStanding } from '../src/badugi/standing.js';
import { ALWAYS, askLv2, DRAWER, NEVER, onButton, PLAIN, table, wordOfLv2 } from './badugiSeat.js';
import { scene as makeScene, type Scene } from './scene.js';

// The scenes of the design's five stories, each as a hand on the table.

const winShare = ({ view }: Scene): number => findWinShare(view, readStanding(view, readBettingLog(view)));

describe('position', () => {
  test('an early K-high badugi with rough cards below it folds to a raise', () => {
    const scene = table('Kh9d6s2c', '', '', '', '', '').play('2 fold', '3 fold', '4 fold', '5 raise');
    expect(wordOfLv2(scene, { rng: ALWAYS })).toBe('FOLD');
  });

  test('late, a smooth three-card 7 calls or raises after one player', () => {
    const hands = ['', '', '', '', '', '7c4d3h3c'];
    expect(wordOfLv2(table(...hands).play('2 fold', '3 fold', '4 raise'))).toBe('CALL');
    expect(wordOfLv2(table(...hands).play('2 fold', '3 fold', '4 call'))).toBe('CALL');
  });

  test('folded to, A-2 on the button raises for the blinds', () => {
    const scene = table('', '', '', '', '', 'Ac2dKcKd').play('2 fold', '3 fold', '4 fold');
    expect(askLv2(scene)).toBe('RAISE:badugi_steal');
  });

  test('folded to, the small blind completes with a weak three-card hand, but not with any hand', () => {
    const folded = ['2 fold', '3 fold', '4 fold', '5 fold'];
    expect(askLv2(table('Jc8d7h7c', '', '', '', '', '').play(...folded))).toBe('CALL:badugi_half_price');
    expect(wordOfLv2(table('9c8d7h7c', '', '', '', '', '').play(...folded))).toBe('RAISE');
    expect(wordOfLv2(table('Tc8d8hTd', '', '', '', '', '').play(...folded))).toBe('FOLD');
  });
});

describe('draws', () => {
  test('a 7-high badugi bets when the opponent drew two at the last draw', () => {
    const scene = onButton('7h5d3s2c').passTo(3).play('0 draw Kc Kd', '1 pat', '0 check');
    expect(wordOfLv2(scene)).toBe('BET');
  });

  test('a weak three-card hand folds to a bet from a player who has been pat since the first draw', () => {
    const scene = onButton('Th9d8s8h 7h 7s').play(
      '0 pat',
      '1 draw 8h',
      '0 check',
      '1 check',
      '0 pat',
      '1 draw 7h',
    );
    expect(askLv2(scene.play('0 raise'))).toBe('FOLD:badugi_no_odds');
  });

  test('I draw one and he draws three: bet', () => {
    for (const hand of ['As2h3d9s', 'Js9h8d8s']) {
      const thrown = hand.slice(-2);
      const scene = onButton(hand).play('0 draw Kc Kd Qc', `1 draw ${thrown}`, '0 check');
      expect(wordOfLv2(scene)).toBe('BET');
    }
  });

  test('a rough badugi checks and calls when several opponents draw one or none', () => {
    const hands = [DRAWER, '9c9d7c7d', 'Th8d6s2c'];
    const atTheEnd = (): Scene =>
      table(...hands)
        .play('2 raise', '0 raise', '1 call', '2 call')
        .passTo(3)
        .play('0 pat', '1 draw 9c', '2 pat', '0 check');
    expect(wordOfLv2(atTheEnd().play('1 check'), { rng: ALWAYS })).toBe('CHECK');
    expect(wordOfLv2(atTheEnd().play('1 raise'), { rng: ALWAYS })).toBe('CALL');
  });
});

describe('breaking', () => {
  /** The other is pat, has raised before the draw and has bet. */
  const patBettor = (hand: string): Scene =>
    table(DRAWER, hand).play('1 call', '0 raise', '1 call', '0 pat', '1 pat', '0 raise', '1 call', '0 pat');

  test('T-5-2-A may be broken against a pat bettor: exactly when its score says so', () => {
    const scene = patBettor('Th5d2sAc');
    const { score, breakableCards } = calculateBreakability(scene.view);
    expect(breakableCards).toHaveLength(1);
    expect(score).toBeGreaterThan(30);
    expect(wordOfLv2(scene)).toBe(score >= 53 ? 'DRAW Th' : 'PAT');
  });

  test('K-Q-J-T folds to strength', () => {
    const scene = onButton('KhQdJsTc').play('0 pat', '1 pat', '0 raise', '1 call').passTo(3);
    expect(askLv2(scene.play('0 pat', '1 pat', '0 raise'))).toBe('FOLD:badugi_no_odds');
  });

  test('9-7-6-2 facing a bet goes on by its price and stays by its score', () => {
    const scene = table(DRAWER, '9h7d6s2c').play('1 call', '0 raise', '1 call', '0 pat', '1 pat', '0 raise');
    expect(wordOfLv2(scene, { rng: NEVER })).toBe('CALL');
    scene.play('1 call', '0 pat');
    expect(calculateBreakability(scene.view).score).toBeLessThan(53);
    expect(askLv2(scene)).toBe('PAT:stand_pat');
  });

  test('A-2-4 with a king on top draws one rather than stay with the weak badugi', () => {
    expect(wordOfLv2(patBettor('Kh4d2sAc'))).toBe('DRAW Kh');
    const entered = table('Kh4d2sAc', '', DRAWER).play('2 raise');
    expect(askLv2(entered)).toBe('CALL:best_three');
    expect(wordOfLv2(entered.play('0 call', '1 fold'))).toBe('DRAW Kh');
  });
});

describe('snowing', () => {
  /** At the second draw, having paired. */
  const paired = (): Scene =>
    onButton('As2hTd9s Tc').play('0 draw Kc', '1 draw 9s', '0 check', '1 check', '0 draw Kd');

  test('while opponents still draw it is a snow 15 to 20 times in a hundred', () => {
    let snows = 0;
    for (let hand = 0; hand < 3000; hand++) {
      if (wordOfLv2(paired(), { rng: streamOf(3, hand, 1, 5) }) === 'PAT') snows++;
      if (hand === 0) expect(findSnowChance(paired().view, PLAIN)).toBe(0.17);
    }
    expect(snows / 3000).toBeGreaterThan(0.15);
    expect(snows / 3000).toBeLessThan(0.2);
  });

  test('a hand that has just paired may be snowed', () => {
    expect(askLv2(paired(), { rng: ALWAYS })).toBe('PAT:snow');
    expect(wordOfLv2(paired(), { rng: NEVER })).toBe('DRAW Tc');
  });

  test('a snow folds to a re-raise', () => {
    const scene = paired().play('1 pat', '0 check', '1 raise', '0 raise');
    expect(askLv2(scene)).toBe('FOLD:snow_caught');
  });

  test('late, when all opponents drew two, it is thought of more often', () => {
    const scene = onButton('As2hTd9s Tc').play(
      '0 draw Kc Kd',
      '1 draw 9s',
      '0 check',
      '1 check',
      '0 draw Qc Jc',
    );
    expect(findSnowChance(scene.view, PLAIN)).toBeGreaterThan(findSnowChance(paired().view, PLAIN));
  });
});

describe('opening', () => {
  test('early, three cards 9-high fold to raises', () => {
    const scene = table('9c4d2h2c', '', '', '', '', '').play('2 raise', '3 raise', '4 fold', '5 fold');
    expect(wordOfLv2(scene, { rng: ALWAYS })).toBe('FOLD');
  });

  test('a pat 6-high raises, no matter who raised before', () => {
    expect(wordOfLv2(table('', '', '6c5d3hAs', '', '', '', ''))).toBe('RAISE');
    const scene = table('', '', '', '', '', '6c5d3hAs').play('2 raise', '3 raise', '4 fold');
    expect(wordOfLv2(scene)).toBe('RAISE');
  });

  test('late A-2 calls after a limper and draws two', () => {
    const scene = table('', '', DRAWER, '', '', 'As2hAhKs').play('2 call', '3 fold', '4 fold');
    expect(wordOfLv2(scene)).toBe('CALL');
    scene.play('5 call', '0 fold', '1 check', '1 pat', '2 draw Kc');
    expect(wordOfLv2(scene)).toBe('DRAW Ah Ks');
  });

  test('A-2-3 plays from anywhere', () => {
    for (let seat = 0; seat < 7; seat++) {
      const scene = table(...Array.from({ length: 7 }, (_, i) => (i === seat ? 'As2h3d3s' : '')));
      while (scene.turn !== seat) scene.play(seat === 1 && scene.turn === 0 ? 'call' : 'fold');
      expect(['RAISE', 'CALL', 'CHECK']).toContain(wordOfLv2(scene));
    }
  });
});

describe('edges', () => {
  test('A-2-3-4 bets, and expects to split with another one', () => {
    const scene = onButton('As2h3d4c').passTo(3).play('0 pat', '1 pat', '0 check');
    expect(wordOfLv2(scene)).toBe('BET');
    expect(winShare(scene)).toBeLessThan(1);
    expect(winShare(scene)).toBeGreaterThan(0.99);
  });

  test('all opponents are pat and I am marginal and last: fold, unless the odds are huge', () => {
    const hands = ['8c8d9c9d', DRAWER, 'QhTd9s6c'];
    const play = (...before: string[]): Scene =>
      table(...hands)
        .play(...before)
        .passTo(3)
        .play('0 pat', '1 pat', '2 pat', '0 raise', '1 call');
    expect(askLv2(play('2 call', '0 call', '1 check'))).toBe('FOLD:badugi_no_odds');
  });

  test('opponents who draw four again and again are put under pressure', () => {
    const scene = onButton('As8h6d6s 6c 6h').play('0 draw Kc Kd Qc Jc', '1 draw 6s', '0 check');
    expect(wordOfLv2(scene)).toBe('BET');
    expect(estimateOpponentRange(scene.view, 0).name).toBe('drewMore');
  });

  test('a player who is all-in still draws to his best hand', () => {
    const scene = makeScene({ game: 'badugi', hands: [DRAWER, 'As2h3d9s 9h 4c'], stacks: [8000, 40] });
    scene.play('1 call', '0 draw Kc');
    expect(scene.view.seats[1]!.allIn).toBe(true);
    expect(askLv2(scene, { rng: ALWAYS })).toBe('DRAW 9s:keep_best');
    scene.play('1 draw 9s', '0 draw Kd');
    expect(askLv2(scene, { rng: ALWAYS })).toBe('DRAW 9h:keep_best');
    scene.play('1 draw 9h', '0 draw Qc');
    expect(askLv2(scene, { rng: ALWAYS })).toBe('PAT:stand_pat');
  });
});
