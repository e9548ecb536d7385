import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { doorcard, readJson } from './fakeTerminal.js';
import { checkPage } from './reportPage.js';
import { makeTempFolder } from './tempFolder.js';

const { path } = makeTempFolder();

interface LadderAnswer {
  readonly games: readonly {
    readonly game: string;
    readonly players: readonly string[];
    readonly pairs: readonly { readonly first: string; readonly second: string; readonly hands: number }[];
    readonly ratings: readonly { readonly name: string; readonly rating: number }[];
    readonly rungs: readonly {
      readonly above: string;
      readonly below: string;
      readonly heads_up: { readonly hands: number; readonly ci95: readonly [number, number] };
      readonly one_against_five: { readonly hands: number };
      readonly holds: boolean;
    }[];
    readonly panel: readonly { readonly level: string; readonly partner: string }[];
    readonly styles: readonly { readonly name: string; readonly at_table: Record<string, { n: number }> }[];
    readonly folds: readonly { readonly level: string; readonly heads_up: { n: number } }[];
  }[];
}

describe('doorcard ladder', () => {
  test('everybody plays everybody, with rungs, ratings and styles', async () => {
    const args = 'ladder razz --hands 60 --threads 1 --json'.split(' ');
    const { code, out, err } = await doorcard(args);
    expect([code, err]).toEqual([0, '']);
    const [answer] = readJson(out) as [LadderAnswer];
    expect(answer.games.map(({ game }) => game)).toEqual(['razz']);
    const { players, pairs, ratings, rungs, panel, styles, folds } = answer.games[0]!;
    expect(players).toEqual(['random', 'lv0', 'lv1', 'lv1:rock', 'lv1:standard', 'lv2']);
    expect(pairs).toHaveLength(15);
    expect(ratings.map(({ name }) => name).toSorted()).toEqual(players.toSorted());
    expect(rungs).toMatchObject([
      { above: 'lv1', below: 'lv0', heads_up: { hands: 240 }, one_against_five: { hands: 240 } },
      { above: 'lv2', below: 'lv1', heads_up: { hands: 240 }, one_against_five: { hands: 240 } },
    ]);
    expect(panel.filter(({ level }) => level === 'lv2').map(({ partner }) => partner)).toContain('thief');
    expect(styles.map(({ name }) => name)).toEqual([...players, 'lv2:2', 'lv2:3', 'lv2:4', 'lv2:5', 'lv2:6']);
    for (const { at_table: stats } of styles) expect(stats['vpip']!.n).toBeGreaterThan(0);
    // Against one raise of lv2, with any door and by three classes of doors.
    expect(folds.map(({ level }) => level)).toEqual(
      ['lv0', 'lv1', 'lv2'].flatMap((name) => Array<string>(4).fill(name)),
    );
    for (const level of ['lv0', 'lv1', 'lv2']) {
      const [any, ...doors] = folds.filter((row) => row.level === level).map((row) => row.heads_up.n);
      expect(any).toBeGreaterThan(0);
      expect(doors.reduce((sum, n) => sum + n, 0)).toBe(any);
    }
    expect((await doorcard(args)).out).toBe(out);
  });

  test.each(['en', 'ja'] as const)('the report: curves, matrix, styles, in %s', async (lang) => {
    const file = path(`ladder-${lang}.html`);
    const { code, out } = await doorcard([
      'ladder',
      'badugi',
      '--hands',
      '50',
      '--threads',
      '1',
      '--lang',
      lang,
      '--report',
      file,
    ]);
    expect(code).toBe(0);
    expect(out).toContain('lv2');
    const page = checkPage(readFileSync(file, 'utf8'), lang);
    // Two rungs, heads-up and at a table of six.
    expect(page.curves).toBe(4);
    // Rungs, ratings, who beats whom, the panel, folds, styles at a table and heads-up.
    expect(page.tables).toBe(7);
    expect(page.text).toContain(lang === 'en' ? 'Who beats whom' : '対戦表');
    expect(page.text).toContain(lang === 'en' ? 'Badugi' : 'バドゥーギ');
    expect(page.text).toMatch(/[▲▼]/);
  });

  test.each([
    [['ladder', 'chess'], 'game/unknown'],
    [['ladder', '--hands', '49'], 'option/hands'],
    [['ladder', '--report', path('missing/x.html')], 'file/cannot-write'],
  ])('doorcard %j is refused with %s', async (args, code) => {
    const answer = await doorcard(args);
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.err).toContain(`error ${code}: `);
  });

  test('a full disk', async () => {
    const args = 'ladder razz --hands 50 --threads 1 --report /dev/full'.split(' ');
    const { code, out, err } = await doorcard(args);
    expect(code).toBe(2);
    expect(err).toContain('error file/not-written: ');
    expect(out).toContain('lv1 v lv0');
  });
});
