import { describe, expect, test } from 'vitest';
import { CHANCE, END } from '../../src/game/game.js';
import { leduc } from '../../src/game/leduc.js';

const [J, Q, K] = [0, 1, 2] as const;

/** The state after dealing two private cards and these actions, with a public card where it is dealt. */
function play(first: number, second: number, ...actions: readonly number[]): number {
  return [first, second, ...actions].reduce((state, action) => leduc.next(state, action), leduc.root());
}

describe('Leduc hold’em', () => {
  test('the probabilities of a deal add up to one, and a rank with no cards left is not dealt', () => {
    const sum = (state: number): number =>
      [J, Q, K].reduce<number>((total, rank) => total + leduc.chance(state, rank), 0);
    const dealt = leduc.next(leduc.root(), J);
    const pair = play(J, J, 0, 0);
    for (const state of [leduc.root(), dealt, pair, play(J, Q, 0, 0)]) {
      expect(leduc.turn(state)).toBe(CHANCE);
      expect(sum(state)).toBeCloseTo(1, 15);
    }
    expect(leduc.chance(leduc.root(), K)).toBeCloseTo(2 / 6, 15);
    expect(leduc.chance(dealt, J)).toBeCloseTo(1 / 5, 15);
    expect(leduc.chance(pair, J)).toBe(0);
    expect(leduc.chance(play(J, Q, 0, 0), K)).toBeCloseTo(2 / 4, 15);
  });

  test('288 information sets, and as many ends as the rules make', () => {
    const sets = new Set<number>();
    let ends = 0;
    const walk = (state: number): void => {
      const turn = leduc.turn(state);
      if (turn === END) {
        ends++;
        expect(leduc.payoff(state, 0) + leduc.payoff(state, 1)).toBe(0);
        return;
      }
      if (turn !== CHANCE) sets.add(leduc.infoKey(state));
      for (let action = 0; action < leduc.actions(state); action++) {
        if (turn === CHANCE && leduc.chance(state, action) === 0) continue;
        walk(leduc.next(state, action));
      }
    };
    walk(leduc.root());
    // A round has six decisions and nine ends: five that go on and four folds.
    expect(sets.size).toBe(3 * 6 + 3 * 3 * 5 * 6);
    const deals = 9;
    const boards = 24;
    expect(ends).toBe(deals * 4 + boards * 5 * 9);
  });

  test.each([
    // Facing a bet: 0 fold, 1 call, 2 raise. Otherwise 0 check, 1 bet.
    ['a bet of 2 folded at once wins the ante', play(J, K, 1, 0), 1],
    ['a check, a bet and a fold lose the ante', play(K, J, 0, 1, 0), -1],
    ['a raise and a fold lose ante and bet', play(K, J, 1, 2, 0), -3],
    ['two raises in the first round cost 4', play(K, Q, 1, 2, 1, J, 0, 0), 5],
    ['checks to the end: the higher card wins the ante', play(K, Q, 0, 0, J, 0, 0), 1],
    ['a pair beats a king', play(J, K, 0, 0, J, 0, 0), 1],
    ['a pair of the second player wins', play(K, J, 0, 0, J, 0, 0), -1],
    ['equal cards share the pot', play(Q, Q, 1, 1, K, 1, 1), 0],
    ['a bet in each round and a call', play(K, Q, 1, 1, J, 1, 1), 7],
    ['two raises in each round', play(K, Q, 1, 2, 1, J, 1, 2, 1), 13],
    ['a fold in the second round', play(K, Q, 1, 1, J, 0, 1, 0), -3],
  ])('%s', (_name, state, worth) => {
    expect(leduc.turn(state)).toBe(END);
    expect(leduc.payoff(state, 0)).toBe(worth);
    expect(leduc.payoff(state, 1)).toBe(worth === 0 ? 0 : -worth);
  });

  test('a third raise is not offered', () => {
    expect(leduc.actions(play(J, Q))).toBe(2);
    expect(leduc.actions(play(J, Q, 1))).toBe(3);
    expect(leduc.actions(play(J, Q, 1, 2))).toBe(2);
    expect(leduc.actions(play(J, Q, 0, 1))).toBe(3);
  });

  test('a player does not know the other card', () => {
    expect(leduc.infoKey(play(J, Q))).toBe(leduc.infoKey(play(J, K)));
    expect(leduc.infoKey(play(J, Q))).not.toBe(leduc.infoKey(play(K, Q)));
    expect(leduc.infoKey(play(J, Q, 1))).toBe(leduc.infoKey(play(K, Q, 1)));
    expect(leduc.infoKey(play(J, Q, 0, 0, K))).not.toBe(leduc.infoKey(play(J, Q, 0, 0, J)));
    expect(leduc.infoKey(play(J, Q, 0, 0, K))).not.toBe(leduc.infoKey(play(J, Q, 1, 1, K)));
  });
});
