import { CPU_PROFILES, streamOf } from '@doorcard/cpu';
import { shouldSnow } from '../src/badugi/snow.js';
import { makeView } from '@doorcard/engine';
import { expect, test } from 'vitest';
import { findSnowChance } from '../src/badugi/snow.js';
import { above, ALWAYS, askLv2, DRAWER, NEVER, onButton, PLAIN, table, wordOfLv2 } from './badugiSeat.js';
import { scene as makeScene, type Scene } from './scene.js';

/** Heads-up on the button at the second draw with three cards; the other has just drawn one. */
const atSecondDraw = (his = 'draw Kd'): Scene =>
  onButton('As2hTd9s 9h Ts').play('0 draw Kc', '1 draw 9s', '0 check', '1 check', `0 ${his}`);

/** The same at the third draw. */
const atThirdDraw = (): Scene => atSecondDraw().play('1 draw 9h', '0 check', '1 check', '0 draw Qc');

test('FR-006 at the second and third draw three cards stand pat as often as the profile bluffs', () => {
  for (const scene of [atSecondDraw(), atThirdDraw()]) {
    expect(askLv2(scene, { rng: above(0.16) })).toBe('PAT:snow');
    expect(wordOfLv2(scene, { rng: above(0.17) })).toMatch(/^DRAW/);
  }
});

test('B-07 a snow is decided at a draw: never at the first one, and not in a round of betting', () => {
  const first = onButton('As2hTd9s').play('0 draw Kc');
  expect(wordOfLv2(first, { rng: ALWAYS })).toBe('DRAW 9s');
  expect(shouldSnow(atThirdDraw().play('1 draw', '0 check').view, PLAIN, ALWAYS)).toBe(false);
  expect(shouldSnow(atSecondDraw().view, PLAIN, ALWAYS)).toBe(true);
});

test('B-07 the intent lasts to the end of the hand without being remembered', () => {
  const scene = atSecondDraw().play('1 pat', '0 check');
  expect(askLv2(scene)).toBe('BET:snow');
  scene.play('1 raise', '0 call', '0 draw Qc');
  expect(askLv2(scene, { rng: NEVER })).toBe('PAT:snow');
  scene.play('1 pat', '0 check');
  expect(askLv2(scene)).toBe('BET:snow');
});

test('B-09 a snow bets and raises, and folds when its bet is raised', () => {
  const scene = atSecondDraw().play('1 pat');
  expect(askLv2(scene.play('0 raise'))).toBe('RAISE:snow');
  expect(askLv2(scene.play('1 raise', '0 raise'))).toBe('FOLD:snow_caught');
});

test('B-10 how often it happens comes from the stream and not from the chips', () => {
  const { view } = atSecondDraw();
  const streams = 4000;
  let snows = 0;
  for (let hand = 0; hand < streams; hand++) if (shouldSnow(view, PLAIN, streamOf(1, hand, 1, 4))) snows++;
  const error = Math.sqrt((0.17 * 0.83) / streams);
  expect(Math.abs(snows / streams - 0.17)).toBeLessThan(4 * error);
  const poor = makeScene({ game: 'badugi', hands: [DRAWER, 'As2hTd9s 9h'], stacks: [900, 700] });
  poor.play('1 call', '0 check', '0 draw Kc', '1 draw 9s', '0 check', '1 check', '0 draw Kd');
  for (let hand = 0; hand < 50; hand++) {
    expect(shouldSnow(poor.view, PLAIN, streamOf(1, hand, 1, 4))).toBe(
      shouldSnow(view, PLAIN, streamOf(1, hand, 1, 4)),
    );
  }
});

test('B-26 no street after the last counts: when the hand is over there is nothing to snow', () => {
  const scene = atThirdDraw().play('1 draw', '0 check', '1 check');
  const over = makeView(scene.hand, 1);
  expect(over.phase).toBe('over');
  expect(shouldSnow(over, PLAIN, ALWAYS)).toBe(false);
});

test('SC-004 a pat opponent, an all-in player or a third opponent rules a snow out', () => {
  expect(findSnowChance(atSecondDraw('pat').view, PLAIN)).toBe(0);
  const short = makeScene({ game: 'badugi', hands: [DRAWER, 'As2hTd9s 9h'], stacks: [40, 8000] });
  short.play('1 call', '0 draw Kc', '1 draw 9s', '0 draw Kd');
  expect(short.view.seats[0]!.allIn).toBe(true);
  expect(findSnowChance(short.view, PLAIN)).toBe(0);
  const three = ['8c8d9c9d', DRAWER, 'ThTsJhJs', 'As2hTd9s 9h'];
  const crowd = table(...three).play(
    '2 call',
    '3 call',
    '0 call',
    '1 check',
    '0 draw 8c',
    '1 draw Kc',
    '2 draw Th',
    '3 draw 9s',
  );
  crowd.play('0 check', '1 check', '2 check', '3 check', '0 draw 8d', '1 draw Kd', '2 draw Ts');
  expect(findSnowChance(crowd.view, PLAIN)).toBe(0);
});

test('SC-004 an opponent who has yet to draw counts with his draw of the round before', () => {
  const scene = table('As2hTd9s 9h', DRAWER).play(
    '1 call',
    '0 check',
    '0 draw 9s',
    '1 pat',
    '0 check',
    '1 check',
  );
  expect(findSnowChance(scene.view, PLAIN)).toBe(0);
  const drew = table('As2hTd9s 9h', DRAWER).play(
    '1 call',
    '0 check',
    '0 draw 9s',
    '1 draw Kc',
    '0 check',
    '1 check',
  );
  expect(findSnowChance(drew.view, PLAIN)).toBe(PLAIN.bluffFrequency);
});

test('SC-004 late and against hands that all drew two it happens a quarter more often, at most one time in four', () => {
  expect(findSnowChance(atSecondDraw('draw Kd Qc').view, PLAIN)).toBeCloseTo(0.17 * 1.25, 12);
  expect(findSnowChance(atSecondDraw('draw Kd Qc').view, CPU_PROFILES[4]!)).toBe(0.25);
});

test('B-30 each profile has its own frequency, also the two outside of 15 to 20 percent', () => {
  const { view } = atSecondDraw();
  expect(CPU_PROFILES.map((profile) => findSnowChance(view, profile))).toEqual([
    0.15, 0.2, 0.17, 0.12, 0.22, 0.1,
  ]);
});

test('a badugi never snows: it is pat for good reason', () => {
  const scene = onButton('As2hTd9s 9c').play('0 draw Kc', '1 draw 9s', '0 check', '1 check', '0 draw Kd');
  expect(askLv2(scene, { rng: ALWAYS })).toBe('PAT:stand_pat');
  expect(findSnowChance(scene.view, PLAIN)).toBe(0);
});

test.each([
  ['A-2-3', 'As2h3d9s 9h', 0],
  ['8-5-2', '8s5h2d9s 9h', 0],
  ['9-5-2', '9h5s2dTs Th', 0.17],
  ['two cards', 'As2h3sKh Qs', 0.17],
] as const)('with two draws left %s snows with its own probability', (_name, hand, chance) => {
  const thrown = hand.slice(6, 8);
  const scene = onButton(hand).play('0 draw Kc', `1 draw ${thrown}`, '0 check', '1 check', '0 draw Kd');
  expect(findSnowChance(scene.view, PLAIN)).toBe(chance);
});
