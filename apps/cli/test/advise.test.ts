import { Xoshiro256 } from '@doorcard/cards';
import {
  Hand,
  makeDefaultSetup,
  makePlan,
  makeView,
  RULE_SETS,
  type GameId,
  type View,
} from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { doorcard, readJson } from './fakeTerminal.js';

const firstView = (game: GameId): View => {
  const hand = new Hand(makePlan(makeDefaultSetup(game, 3, RULE_SETS.wsop)));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(11n) });
  return makeView(hand, hand.actor);
};

const ask = (args: readonly string[], view: unknown) =>
  doorcard(['advise', ...args], { stdin: typeof view === 'string' ? view : JSON.stringify(view) });

interface Advice {
  readonly actions: readonly {
    action: { type: string };
    mean: number;
    ci95: [number, number];
    difference: number;
  }[];
}

describe('doorcard advise', () => {
  test('prints what each action is worth, the best first, and what it believes', async () => {
    const args = ['razz', '--worlds', '60'];
    const view = firstView('razz');
    const { code, out, err } = await ask([...args, '--json'], view);
    expect([code, err]).toEqual([0, '']);
    const [advice] = readJson(out) as [Advice];
    expect(advice).toMatchObject({
      game: 'razz',
      seat: view.seat,
      model: 'mixed',
      worlds: 60,
      effective: 60,
    });
    for (const { mean, ci95, difference } of advice.actions) {
      expect(ci95[0] <= mean && mean <= ci95[1] && difference <= 0).toBe(true);
    }
    expect(new Set(advice.actions.map(({ action }) => action.type))).toEqual(new Set(['bringIn', 'raise']));
    expect((await ask([...args, '--json'], view)).out).toBe(out);
    expect((await ask([...args, '--json', '--seed', '2'], view)).out).not.toBe(out);
    const text = (await ask(args, view)).out;
    expect(text).toContain('60 deals, 60 effective; model mixed');
    expect(text).toMatch(/seat \d plays like Level 2/);
    expect((await ask([...args, '--lang', 'ja'], view)).out).toContain('レベル2');
  });

  test('takes one player as the model', async () => {
    const view = firstView('stud');
    const { out } = await ask(['stud', '--worlds', '40', '--model', 'maniac', '--json'], view);
    expect(readJson(out)).toMatchObject([
      { model: 'maniac', opponents: [{ type: 'maniac', typeShare: 1 }, {}] },
    ]);
  });

  test('takes level 4 as the model: a second opinion with the trained strategy in every seat', async () => {
    const { code, out } = await ask(
      ['badugi', '--worlds', '20', '--model', 'lv4', '--json'],
      firstView('badugi'),
    );
    expect(code).toBe(0);
    expect(readJson(out)).toMatchObject([
      { model: 'lv4', opponents: [{ type: 'lv4', typeShare: 1 }, { type: 'lv4' }] },
    ]);
  });

  const view = firstView('razz');
  test.each<[name: string, args: readonly string[], input: unknown, code: string]>([
    ['another game', ['stud'], view, 'view/other-game'],
    ['nothing', ['razz'], '', 'view/not-json'],
    ['an unknown model', ['razz', '--model', 'lv9'], view, 'option/model'],
    ['level 4 in a game without it', ['holdem', '--model', 'lv4'], firstView('holdem'), 'option/model'],
    ['no worlds', ['razz', '--worlds', '0'], view, 'option/worlds'],
    ['worlds that are not a number', ['razz', '--worlds', 'many'], view, 'option/worlds'],
  ])('%s is refused', async (_name, args, input, code) => {
    const answer = await ask(args, input);
    expect([answer.code, answer.out]).toEqual([1, '']);
    expect(answer.err).toContain(`error ${code}: `);
  });
});
