import { expect, test } from 'vitest';
import { doorcard, readJson } from './fakeTerminal.js';

test('doorcard equity prints a table and the method', async () => {
  const { code, out } = await doorcard(['equity', 'holdem', 'AsKs', 'QdQc', '--board', 'Qs7s2h']);
  expect(code).toBe(0);
  expect(out).toBe(
    [
      'hand   equity      win     tie',
      'AsKs  25.56 %  25.56 %  0.00 %',
      'QdQc  74.44 %  74.44 %  0.00 %',
      'exact, all 990 showdowns',
      '',
    ].join('\n'),
  );
});

test('doorcard equity --json has everything a script needs', async () => {
  const { out } = await doorcard([
    'equity',
    'stud8',
    'As2d3c4h',
    'KsKdQcJh',
    '--json',
    '--seed',
    '7',
    '--margin',
    '1',
  ]);
  const [answer] = readJson(out) as [{ hands: { equity: number; ci95: [number, number] }[] }];
  expect(answer).toMatchObject({
    game: 'stud8',
    method: 'sampled',
    seed: '7',
    draws: 0,
    dead: '',
    policy: null,
  });
  expect(answer.hands).toMatchObject([{ hand: 'As2d3c4h' }, { hand: 'KsKdQcJh', low: 0, quarter: 0 }]);
  for (const { equity, ci95 } of answer.hands) {
    expect(ci95[0]).toBeLessThan(equity);
    expect(ci95[1]).toBeGreaterThan(equity);
  }
});

test('a table in Japanese keeps its columns', async () => {
  const { out } = await doorcard([
    'equity',
    'badugi',
    'As2h3d9s',
    'KcQdJhTs',
    '--draws',
    '1',
    '--lang',
    'ja',
  ]);
  expect(out).toBe(
    [
      'ハンド    エクイティ     勝ち  引き分け',
      'As2h3d9s     20.45 %  20.45 %    0.00 %',
      'KcQdJhTs     79.55 %  79.55 %    0.00 %',
      '厳密計算(全44通り)',
      '各ドローの仮定: 役に数える札だけを残し、残りをチェンジ',
      '',
    ].join('\n'),
  );
});

test('unknown cards are written ??', async () => {
  const { out } = await doorcard([
    'equity',
    'razz',
    'As2d3c',
    '7h ??',
    '--dead',
    '4c4d',
    '--margin',
    '2',
    '--json',
  ]);
  expect(readJson(out)).toMatchObject([{ method: 'sampled', dead: '4c4d', hands: [{}, { hand: '7h' }] }]);
  const { out: any } = await doorcard(['equity', 'holdem', 'AsAh', '??', '--margin', '2', '--json']);
  expect(readJson(any)).toMatchObject([{ hands: [{}, { hand: '??' }] }]);
});

test.each([
  [['equity', 'holdem', 'AsAh'], 'equity/too-few-hands'],
  [['equity', 'holdem', 'AsAh', 'AsKs'], 'card/duplicate'],
  [['equity', 'holdem', 'AsAh', ''], 'input/no-hand'],
  [['equity', 'holdem', 'AsAh', 'KsZh'], 'card/unknown-rank'],
  [['equity', 'badugi', 'As2d3c4h5s', 'KsQd'], 'hand/too-many-cards'],
  [['equity', 'razz', 'As', 'Ks', '--draws', '1'], 'draws/not-in-this-game'],
  [['equity', 'badugi', 'As', 'Ks', '--draws', 'x'], 'option/draws'],
  [['equity', 'badugi', 'As', 'Ks', '--draws', '1.5'], 'option/draws'],
  [['equity', 'badugi', 'As', 'Ks', '--margin', '0'], 'option/margin'],
  [['equity', 'holdem', 'AsAh', 'KsKh', '--board', '2c3c'], 'board/wrong-size'],
])('doorcard %j is refused with %s', async (args, code) => {
  const answer = await doorcard(args);
  expect(answer).toMatchObject({ code: 1, out: '' });
  expect(answer.err).toContain(`error ${code}: `);
  expect(answer.err).toContain('expected ');
});

test.each([
  [['badugi', 'As2d3c9h', '4s5h6dKh'], 'assumed: no draw left; --draws 1 to 3 for draws to come'],
  [['2-7-single', '8s7h3d2cKs', 'Td9s6c4h2h'], 'assumed: no draw left; --draws 1 for draws to come'],
])('%j says in the first line how many draws it assumes', async (args, first) => {
  expect((await doorcard(['equity', ...args])).out.split('\n')[0]).toBe(first);
  expect((await doorcard(['equity', ...args, '--draws', '0'])).out).not.toContain('assumed: no draw left');
});

test('a single showdown is one showdown', async () => {
  const { out } = await doorcard(['equity', 'badugi', 'As2d3c9h', '4s5h6dKh', '--draws', '0']);
  expect(out.trim().split('\n').at(-1)).toBe('exact, one showdown');
});
