import { describe, expect, test } from 'vitest';
import { doorcard, readJson } from './fakeTerminal.js';

describe('doorcard eval', () => {
  test('names a hand', async () => {
    expect(await doorcard(['eval', 'badugi', 'As2d3c4h'])).toEqual({
      code: 0,
      out: 'As2d3c4h  4-3-2-A badugi  (rank 1092)\n',
      err: '',
    });
  });

  test('takes cards with spaces, as one argument or several', async () => {
    const joined = await doorcard(['eval', 'badugi', 'As 2d 3c 4h']);
    expect(joined.out).toContain('4-3-2-A badugi');
    expect(await doorcard(['eval', 'badugi', 'As', '2d', '3c', '4h'])).toEqual(joined);
  });

  test('prints Japanese with --lang ja or a Japanese environment', async () => {
    const asked = await doorcard(['eval', 'razz', '7s5h4d2cAs', '--lang', 'ja']);
    // The ninth best of 6,175 lows.
    expect(asked.out).toBe('7s5h4d2cAs  7-5-4-2-A ロー  (ランク 6167)\n');
    const spoken = await doorcard(['eval', 'razz', '7s5h4d2cAs'], { env: { LANG: 'ja_JP.UTF-8' } });
    expect(spoken.out).toBe(asked.out);
  });

  test('marks the best of several hands', async () => {
    const { out } = await doorcard(['eval', 'holdem', 'AsKd', 'QhQd', '--board', 'AhKcQs2d2c']);
    expect(out).toMatch(/AsKd\/AhKcQs2d2c {2}Aces and kings, queen kicker {2}\(/);
    expect(out).toMatch(/QhQd\/AhKcQs2d2c {2}Queens full of twos \[best\] {2}\(/);
  });

  test.each([
    ['stud', 'AsAhAdKsKhKc2d', 'Aces full of kings'],
    ['razz', 'AcAs2d3h4c5dKs', '5-4-3-2-A low'],
    ['limit-holdem', 'AsKd/QhJcTd', 'A-high straight'],
    ['plo', 'AsKsQdJd/Ts9s2s2c2h', 'A-K-T-9-2 flush'],
    ['plo', 'Ah5c6d7hKsQsJsTs2s', 'A-K-Q-J-7 high'],
    ['2-7-triple', '7s5h4d3c2s', '7-5-4-3-2 low'],
    ['2-7-single', '6s5h4d3c2s', '6-high straight'],
  ])('%s %s is %s', async (game, hand, name) => {
    const [answer] = readJson((await doorcard(['eval', game, hand, '--json'])).out);
    expect(answer).toMatchObject({ game, name });
    expect(answer).not.toHaveProperty('low');
  });

  test('shows both halves of hi-lo games, null where no low qualifies', async () => {
    const [both] = readJson((await doorcard(['eval', 'stud8', 'AcAs2d3h4c5d8s', '--json'])).out);
    expect(both).toMatchObject({ name: '5-high straight', low: { name: '5-4-3-2-A low', rank: 56 } });
    const [none] = readJson((await doorcard(['eval', 'omaha8', 'Ah2hKcQd/3s8dKhQs2c', '--json'])).out);
    expect(none).toMatchObject({ name: 'Kings and queens, eight kicker', low: null });
    expect((await doorcard(['eval', 'omaha8', 'Ah2hKcQd/3s8dKhQs2c'])).out).toContain('low: no low');
  });

  test('a larger rank is a better hand', async () => {
    const { out } = await doorcard([
      'eval',
      'razz',
      '5s4h3d2cAs',
      '6s4h3d2cAs',
      'KsQhJdTc9s',
      'AsAh2d3c4s',
      '--json',
    ]);
    const ranks = readJson(out).map((answer) => (answer as { rank: number }).rank);
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(new Set(ranks).size).toBe(4);
  });
});

describe('doorcard eval -', () => {
  test('prints one line for each line', async () => {
    const { code, out } = await doorcard(['eval', 'badugi', '-', '--json'], {
      stdin: 'As2d3c4h\r\n\nKs Kd Kh Kc',
    });
    expect(code).toBe(0);
    expect(readJson(out)).toMatchObject([
      { hand: 'As2d3c4h' },
      { hand: 'KsKdKhKc', name: 'K one-card hand' },
    ]);
  });

  test('a bad line gets an error in its place, the others are ranked, and the command exits with 1', async () => {
    const stdin = 'As2d3c4h\nAsXd\n7s5h4d2c\n';
    const json = await doorcard(['eval', 'badugi', '-', '--json'], { stdin });
    expect(json.code).toBe(1);
    expect(readJson(json.out)).toMatchObject([
      { name: '4-3-2-A badugi' },
      { line: 2, hand: 'AsXd', error: { code: 'card/unknown-rank' } },
      { name: '7-5-4-2 badugi' },
    ]);
    const plain = await doorcard(['eval', 'badugi', '-'], { stdin });
    expect(plain.out.trimEnd().split('\n')).toHaveLength(3);
    expect(plain.err).toContain('line 2: unknown rank "X"');
  });

  test('nothing on stdin is an error', async () => {
    const { code, err, out } = await doorcard(['eval', 'badugi', '-'], { stdin: '\n' });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('input/no-hand');
  });
});

describe('errors name the value, say what is expected and give an example', () => {
  test.each([
    [
      ['eval', 'badugi', 'AsKs2d3d4h5c6s'],
      'hand/too-many-cards',
      'expected 1 to 4 cards in badugi, as in As2d3c4h',
    ],
    [['eval', 'badugi', 'AsAs'], 'card/duplicate', 'As appears twice in "AsAs" at character 3'],
    [['eval', 'badugi', '1s'], 'card/unknown-rank', 'unknown rank "1" in "1s" at character 1'],
    [['eval', 'badugi', 'Ax'], 'card/unknown-suit', 'unknown suit "x" in "Ax" at character 2'],
    [['eval', 'badugi'], 'input/no-hand', 'or - to read one per line from stdin'],
    [['eval', 'stud', 'AsKs'], 'hand/too-few-cards', '"AsKs" has 2 cards; expected 5 to 7 cards in stud'],
    [['eval', '2-7-triple', 'AsKsQsJs'], 'hand/too-few-cards', 'expected 5 cards in 2-7-triple'],
    [
      ['eval', 'plo', 'AsKsQdJd'],
      'hand/too-few-cards',
      'expected 4 cards of the hand and 3 to 5 of the board in plo',
    ],
    [['eval', 'plo', 'AsKs/QdJd2c3c4c'], 'hand/too-few-cards', '2 cards before the board and 5 on it'],
    [['eval', 'razz', 'AsKs/QdJd2c'], 'hand/board-not-expected', 'no board in razz'],
    [['eval', 'holdem', 'AsKd', '--board', 'As2c3c'], 'card/duplicate', 'As is in the hand and on the board'],
    [['eval', 'holdem', 'AsKd/AsJc2d'], 'card/duplicate', 'As appears twice'],
    [['eval', 'chess', 'As'], 'game/unknown', 'unknown game "chess"; expected one of badugi'],
    [['eval', 'razz', 'As', '--lang', 'de'], 'option/lang', '--lang cannot be "de"; expected one of en, ja'],
    [['eval', 'razz', 'As', '--seed', '-1'], 'seed/not-u64', '"-1" is not a seed'],
  ])('doorcard %j', async (args, code, text) => {
    const answer = await doorcard(args);
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.err).toContain(`error ${code}: `);
    expect(answer.err).toContain(text);
    expect(answer.err.trimEnd().split('\n')).toHaveLength(1);
  });
});
