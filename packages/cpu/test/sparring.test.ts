import { describe, expect, test } from 'vitest';
import { streamOf } from '@doorcard/cpu';
import { fallbacks } from '../src/wish.js';
import { GAMES } from '@doorcard/engine';
import { sparringEntries } from '../src/sparring/sparringEntries.js';
import { scene, type Scene } from './scene.js';
import { playHands } from './selfPlay.js';
import { findPlayer } from './usualPlayers.js';

const PARTNERS = sparringEntries.flatMap(({ name, profiles }) =>
  profiles.length === 0 ? [name] : profiles.map((profile) => `${name}:${profile}`),
);

test.each(GAMES)('all partners play %s at one table by the rules', (game) => {
  fallbacks.clear();
  let decisions = 0;
  playHands({
    game,
    hands: 150,
    seed: 31,
    players: (seats) =>
      Array.from({ length: seats }, (_, seat) => findPlayer(PARTNERS[(7 * seat + seats) % PARTNERS.length]!)),
    look: () => decisions++,
  });
  expect(decisions).toBeGreaterThan(300);
  expect([...fallbacks]).toEqual([]);
});

/** What a partner does as the seat to act. */
function choiceOf(name: string, { view }: Scene): string {
  const { action } = findPlayer(name).decide(view, streamOf(1, 1, 0, 0));
  if (action.type === 'draw') return action.discard.length === 0 ? 'pat' : `draw ${action.discard.length}`;
  return action.type === 'raise' ? view.legal!.raise!.as : action.type;
}

const NOTHING = 'KcKdQcJc';
const badugi = (hand: string): Scene => scene({ game: 'badugi', hands: ['KhQhJhTh', hand] });

describe('before the first draw, with nothing', () => {
  test.each([
    ['station', 'call'],
    ['maniac', 'raise'],
    ['nit', 'fold'],
    ['thief', 'raise'],
    ['floater', 'call'],
    ['patter', 'raise'],
    ['patter:first-cap', 'raise'],
    ['blind', 'raise'],
    ['blind:call', 'call'],
    ['blind:barrel', 'raise'],
  ])('%s: %s', (name, expected) => expect(choiceOf(name, badugi(NOTHING))).toBe(expected));
});

describe('after a re-raise, with nothing', () => {
  test.each([
    ['station', 'call'],
    ['maniac', 'raise'],
    ['thief', 'fold'],
    ['patter', 'call'],
    ['patter:second-cap', 'raise'],
    ['blind', 'call'],
    ['blind:raise', 'raise'],
    ['blind:barrel', 'fold'],
  ])('%s: %s', (name, expected) =>
    expect(choiceOf(name, badugi(NOTHING).play('1 raise', '0 raise'))).toBe(expected),
  );
});

test('a patter stands pat from its draw on, whatever it holds', () => {
  const first = (): Scene => badugi(NOTHING).play('1 raise', '0 call', '0 draw Kh Qh');
  expect(choiceOf('patter', first())).toBe('pat');
  expect(choiceOf('patter:second', first())).toBe('draw 2');
  const second = first().play('1 draw Kd Jc', '0 check', '1 raise', '0 call', '0 pat');
  expect(choiceOf('patter:second', second)).toBe('pat');
});

test('a station folds only what up cards alone beat on 7th street', () => {
  const table = (mine: string): Scene =>
    scene({ game: 'stud', hands: ['2c3d KhKdKc7h 5s', mine] })
      .passTo(4)
      .play('0 raise');
  expect(choiceOf('station', table('AsQd 9c8h6d4s 2d'))).toBe('fold');
  expect(choiceOf('station', table('AsQd 2s3s9s4s 2d'))).toBe('call');
});

test('a thief bets whenever it is checked to and stays only with a hand', () => {
  const table = (mine: string): Scene => scene({ game: 'razz', hands: [mine, '..Kh'] });
  expect(choiceOf('thief', table('QsQd 9c').play('1 bring in'))).toBe('complete');
  expect(choiceOf('thief', table('QsQd 9c').play('1 bring in', '0 raise', '1 raise'))).toBe('fold');
  expect(choiceOf('thief', table('As2d 3c').play('1 bring in', '0 raise', '1 raise'))).toBe('call');
});
