import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { makeRegistry, usualEntries } from '@doorcard/cpu';
import {
  findLegal,
  GAMES,
  Hand,
  makeDefaultSetup,
  makePlan,
  makeView,
  RULE_SETS,
  VARIANTS,
  act,
  type GameId,
  type View,
} from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { doorcard, readJson } from './fakeTerminal.js';

const deal = (game: GameId): Hand => {
  const hand = new Hand(makePlan(makeDefaultSetup(game, 4, RULE_SETS.wsop)));
  hand.deal({ kind: 'rng', rng: Xoshiro256.fromSeed(11n) });
  return hand;
};

/** The view of the first seat to act. */
const firstView = (game: GameId): View => {
  const hand = deal(game);
  return makeView(hand, hand.actor);
};

const ask = (args: readonly string[], view: unknown) =>
  doorcard(['decide', ...args], { stdin: typeof view === 'string' ? view : JSON.stringify(view) });

describe('doorcard decide', () => {
  test.each(GAMES)('%s: every level returns a legal action and its reason', async (game) => {
    for (const { name: level } of usualEntries) {
      const view = firstView(game);
      const { code, out, err } = await ask([game, '--level', level, '--json'], view);
      expect([err, code]).toEqual(['', 0]);
      const [answer] = readJson(out) as [{ action: Parameters<typeof act>[2]; reason: object }];
      expect(answer).toMatchObject({ game, player: level, seat: view.seat });
      expect(Object.keys(answer.reason).toSorted()).toEqual(['code', 'data', 'rule']);
      expect(act(deal(game), view.seat!, answer.action).ok).toBe(true);
    }
  });

  test('returns the decision of the player itself, with the random stream of the seed', async () => {
    const view = firstView('stud');
    const decide = async (seed: string) =>
      readJson((await ask(['stud', '--level', 'random', '--seed', seed, '--json'], view)).out)[0];
    const player = unwrap(makeRegistry(usualEntries).find('random'));
    for (const seed of ['1', '2', '3', '4']) {
      expect(await decide(seed)).toMatchObject(player.decide(view, Xoshiro256.fromSeed(BigInt(seed))));
    }
  });

  test('works for any decision of a hand, including draws', async () => {
    const hand = deal('badugi');
    while (hand.phase === 0) act(hand, hand.actor, { type: findLegal(hand)!.check ? 'check' : 'call' });
    const view = makeView(hand, hand.actor);
    expect(view.phase).toBe('drawing');
    const { code, out } = await ask(['badugi', '--level', 'lv0', '--json'], view);
    expect(code).toBe(0);
    expect(readJson(out)).toMatchObject([{ action: { type: 'draw', discard: [] } }]);
  });

  test('profiles are named as in a list of players', async () => {
    const view = firstView('badugi');
    for (const profile of usualEntries.find(({ name }) => name === 'lv2')!.profiles) {
      const { code, out } = await ask(['badugi', '--level', 'lv2', '--profile', profile, '--json'], view);
      expect(code).toBe(0);
      expect(readJson(out)).toMatchObject([{ player: profile === '1' ? 'lv2' : `lv2:${profile}` }]);
    }
  });

  test('says it in words, in both languages', async () => {
    const view = firstView('razz');
    const en = (await ask(['razz', '--level', 'lv0'], view)).out;
    expect(en).toMatch(
      /^(bring in 20|call 20)\nKeeps the hand going without a thought\.\nprogress \(lv0\)\n$/,
    );
    const ja = (await ask(['razz', '--level', 'lv0', '--lang', 'ja'], view)).out;
    expect(ja).toContain('何も考えずに続ける。');
  });

  test('a view may be read with other rules, if it is possible under them', async () => {
    const view = firstView('razz');
    expect((await ask(['razz', '--level', 'lv0', '--rules', 'pokerstars'], view)).code).toBe(0);
  });

  const view = firstView('razz');
  const waiting = { ...makeView(deal('razz'), ((view.seat! + 1) % VARIANTS.razz.maxSeats) % 4), legal: null };
  test.each<[name: string, args: readonly string[], input: unknown, code: string]>([
    ['an unknown game', ['chess'], view, 'game/unknown'],
    ['another game', ['stud'], view, 'view/other-game'],
    ['a view of a seat that is not to act', ['razz'], waiting, 'view/not-your-turn'],
    ['no JSON', ['razz'], '{"type":', 'view/not-json'],
    ['nothing', ['razz'], '', 'view/not-json'],
    ['something else', ['razz'], [1, 2], 'view/bad-shape'],
    ['an unknown card', ['razz'], { ...view, board: [99] }, 'view/bad-shape'],
    ['an impossible hand', ['razz'], { ...view, pot: 1 }, 'view/impossible'],
    ['an unknown level', ['razz', '--level', 'lv9'], view, 'option/level'],
    ['an unknown profile', ['razz', '--level', 'lv2', '--profile', '9'], view, 'player/unknown-profile'],
  ])('%s is refused', async (_name, args, input, code) => {
    const answer = await ask(args, input);
    expect([answer.code, answer.out]).toEqual([1, '']);
    expect(answer.err).toContain(`error ${code}: `);
  });
});
