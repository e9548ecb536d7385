import { existsSync, readFileSync } from 'node:fs';
import { unwrap } from '@doorcard/cards';
import { listEvents, VARIANTS } from '@doorcard/engine';
import { parseHandJson, parsePhhs, readPhhHand } from '@doorcard/history';
import { describe, expect, test } from 'vitest';
import { GAMES } from '@doorcard/engine';
import { doorcard, readJson } from './fakeTerminal.js';
import { makeTempFolder } from './tempFolder.js';

const { path } = makeTempFolder();

const names = (count: number): string => new Array<string>(count).fill('random').join(',');

describe('doorcard deal', () => {
  test.each(GAMES)('%s: hands of two players and of a full table are played to the end', async (game) => {
    for (const seats of [2, VARIANTS[game].maxSeats]) {
      const { code, out, err } = await doorcard(['deal', game, '--players', names(seats), '--hands', '5']);
      expect([code, err]).toEqual([0, '']);
      const hands = unwrap(parsePhhs(out)).value.map((phh) => unwrap(readPhhHand(phh)));
      expect(hands).toHaveLength(5);
      for (const { hand, state, matches } of hands) {
        expect([hand.plan.setup.variant.id, hand.plan.seats]).toEqual([game, seats]);
        expect([state, matches]).toEqual(['finished', true]);
      }
    }
  });

  test('the same seed gives the same bytes, another seed other hands', async () => {
    const deal = async (seed: string) =>
      (await doorcard(['deal', 'badugi', '--hands', '20', '--seed', seed])).out;
    const first = await deal('7');
    expect(await deal('7')).toBe(first);
    expect(await deal('8')).not.toBe(first);
    expect(first).toContain('_doorcard_seed = "7"');
  });

  test('a file has the bytes that stdout would have', async () => {
    const file = path('hands.phhs');
    const args = ['deal', 'razz', '--players', names(4), '--hands', '12', '--seed', '3'];
    const written = await doorcard([...args, '--out', file]);
    expect(written).toEqual({ code: 0, out: `12 hands of razz in ${file}\n`, err: '' });
    expect(readFileSync(file, 'utf8')).toBe((await doorcard(args)).out);
  });

  test('--json says what was written, or writes the hands themselves', async () => {
    const file = path('summary.phhs');
    const args = ['deal', 'stud8', '--hands', '3', '--json'];
    expect(readJson((await doorcard([...args, '--out', file])).out)).toEqual([
      { game: 'stud8', players: ['random', 'random'], hands: 3, seed: '1', rules: 'wsop', out: file },
    ]);
    const lines = (await doorcard(args)).out.trimEnd().split('\n');
    const hands = lines.map((line) => unwrap(parseHandJson(line)));
    const read = unwrap(parsePhhs(readFileSync(file, 'utf8'))).value.map((phh) => unwrap(readPhhHand(phh)));
    expect(hands.map(listEvents)).toEqual(read.map(({ hand }) => listEvents(hand)));
  });

  test('says it in Japanese', async () => {
    const file = path('ja.phhs');
    const { out } = await doorcard(['deal', 'plo', '--out', file, '--lang', 'ja']);
    expect(out).toBe(`plo 1ハンド → ${file}\n`);
  });

  test('other rules are written into the hands', async () => {
    const { out } = await doorcard(['deal', 'limit-holdem', '--rules', 'pokerstars']);
    expect(out).toContain('_doorcard_rules = "pokerstars"');
    expect((await doorcard(['deal', 'limit-holdem'])).out).not.toContain('_doorcard_rules');
  });

  test.each([
    [
      'limit-holdem',
      { antes: [0, 0, 0], blinds: [20, 40, 0], smallBet: 40, bigBet: 80, stacks: [8000, 8000, 8000] },
    ],
    ['stud', { antes: [10, 10, 10], blinds: [], bringIn: 20, smallBet: 40, bigBet: 80 }],
    ['holdem', { antes: [0, 20, 0], blinds: [10, 20, 0], smallBet: 20, stacks: [2000, 2000, 2000] }],
  ])('%s: the usual stakes', async (game, stakes) => {
    const { out } = await doorcard(['deal', game, '--players', names(3), '--json']);
    const { setup } = unwrap(parseHandJson(out)).plan;
    expect(setup).toMatchObject(stakes);
    expect(setup.rules.anteTrimming).toBe(game !== 'holdem');
  });

  test('heads-up, the button has the small blind', async () => {
    const { out } = await doorcard(['deal', 'holdem', '--json']);
    expect(unwrap(parseHandJson(out)).plan.setup).toMatchObject({ antes: [20, 0], blinds: [20, 10] });
  });

  test('a random player uses every kind of action', async () => {
    const { out } = await doorcard(['deal', '2-7-triple', '--players', names(6), '--hands', '60', '--json']);
    const events = out
      .trimEnd()
      .split('\n')
      .flatMap((line) => listEvents(unwrap(parseHandJson(line))));
    const types = new Set(events.map(({ type }) => type));
    for (const type of ['fold', 'check', 'call', 'raise', 'discard', 'reshuffle'] as const)
      expect(types).toContain(type);
    const counts = new Set(events.flatMap((event) => (event.type === 'discard' ? event.cards.length : [])));
    expect(counts).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  test.each([
    [['deal', 'chess'], 'game/unknown', 'unknown game "chess"'],
    [
      ['deal', 'razz', '--players', 'random,lv9'],
      'player/unknown',
      'unknown player "lv9"; expected one of random, lv0, lv1, lv2',
    ],
    [['deal', 'razz', '--players', 'random'], 'player/wrong-number', '1 player in razz; expected 2 to 8'],
    [
      ['deal', '2-7-triple', '--players', names(7)],
      'player/wrong-number',
      '7 players in 2-7-triple; expected 2 to 6',
    ],
    [['deal', 'razz', '--hands', '0'], 'option/hands', '--hands cannot be "0"; expected 1 or more'],
    [['deal', 'razz', '--hands', 'many'], 'option/hands', 'expected a whole number'],
    [['deal', 'razz', '--rules', 'home'], 'option/rules', 'expected one of wsop, pokerstars'],
    [
      ['deal', 'razz', '--out', path('missing/hands.phhs')],
      'file/cannot-write',
      'cannot be written (ENOENT)',
    ],
  ])('doorcard %j is refused with %s', async (args, code, text) => {
    const answer = await doorcard(args);
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.err).toContain(`error ${code}: `);
    expect(answer.err).toContain(text);
  });

  test('nothing is written when the input is wrong', async () => {
    const file = path('untouched.phhs');
    await doorcard(['deal', 'razz', '--players', 'nobody', '--out', file]);
    expect(existsSync(file)).toBe(false);
  });
});
