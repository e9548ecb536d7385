import { unwrap } from '@doorcard/cards';
import { drillDocument } from '@doorcard/coach/drill';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { doorcard, readJson } from './fakeTerminal.js';
import { KEPT_RAZZ } from './keptHand.js';
import { makeTempFolder } from './tempFolder.js';

const { path, write } = makeTempFolder();
const hands = path('hands.phhs');
const FAST = ['--worlds', '100', '--most', '100', '--threads', '1'];

interface Line {
  readonly hand?: number;
  readonly review?: { decisions: { verdict: { worlds: number; loss: { mean: number }; source: object } }[] };
  readonly refused?: { code: string };
  readonly summary?: { hands: number; decisions: number; losses: { game: string }[] };
}

beforeAll(async () => {
  const { code } = await doorcard([
    'deal',
    'razz',
    '--players',
    'station,lv2',
    '--hands',
    '2',
    '--seed',
    '4',
    '--out',
    hands,
  ]);
  expect(code).toBe(0);
});

describe('doorcard review', () => {
  test('judges the decisions of a player, by seat or by name, and adds them up', async () => {
    const { code, out, err } = await doorcard([
      'review',
      hands,
      '--player',
      'station',
      ...FAST,
      '--lang',
      'en',
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Review of station');
    expect(out).toContain('EV lost per 100 hands');
    expect(out).toMatch(/Loses \d\.\d\d BB \(−?\d\.\d\d to \d\.\d\d\) against the players at this table\./);
    const seat = await doorcard(['review', hands, '--player', '1', ...FAST, '--lang', 'en']);
    expect(seat.out.split('\n').slice(1)).toEqual(out.split('\n').slice(1));
  });

  test('--model mixed forgets who sat there', async () => {
    const mixed = await doorcard([
      'review',
      hands,
      '--player',
      '1',
      ...FAST,
      '--model',
      'mixed',
      '--lang',
      'en',
    ]);
    expect(mixed.out).toContain('against a mix of usual players.');
  });

  test('JSON: a line for each hand and the summary, the same every time', async () => {
    const args = ['review', hands, '--player', '1', ...FAST, '--json'];
    const [first, second] = [await doorcard(args), await doorcard(args)];
    expect(second).toEqual(first);
    const lines = readJson(first.out) as Line[];
    expect(lines.map(({ hand }) => hand)).toEqual([1, 2, undefined]);
    const decisions = lines.flatMap(({ review }) => review?.decisions ?? []);
    expect(decisions.length).toBeGreaterThan(3);
    for (const { verdict } of decisions) expect(verdict.worlds).toBe(100);
    expect(lines.at(-1)!.summary).toMatchObject({ hands: 2, decisions: decisions.length });
  });

  test('a hand that cannot be judged is listed with its reason, never guessed', async () => {
    const file = write(
      'hidden.phh',
      `variant = "FR"
antes = [10, 10]
bring_in = 20
small_bet = 40
big_bet = 80
starting_stacks = [800, 800]
actions = ["d dh p1 ????3d", "d dh p2 ????Kh", "p2 pb", "p1 cbr 40", "p2 f"]
`,
    );
    const { code, out } = await doorcard(['review', file, '--player', '1', ...FAST, '--json']);
    expect(code).toBe(0);
    const [line, { summary }] = readJson(out) as [Line, Line];
    expect(line.refused!.code).toBe('review/unknown-cards');
    expect(summary).toMatchObject({ hands: 0, decisions: 0 });
    const text = await doorcard(['review', file, '--player', '1', ...FAST, '--lang', 'en']);
    expect(text.out).toContain('1 hand could not be judged:');
  });

  test('the page opens offline and has every hand', async () => {
    const file = path('review.html');
    const { out } = await doorcard([
      'review',
      hands,
      '--player',
      '1',
      ...FAST,
      '--html',
      file,
      '--lang',
      'ja',
    ]);
    expect(out).toContain('100ハンドあたりのEVロス');
    const html = readFileSync(file, 'utf8');
    expect(html).toContain('<html lang="ja">');
    expect(html.match(/<details>/g)).toHaveLength(2);
    expect(html).not.toMatch(/src=|href=|<script/);
  });

  test('PokerStars text: imported hands are judged against a mix of usual players', async () => {
    const text = path('session.txt');
    const converted = await doorcard(['convert', hands, '--to', 'pokerstars', '--view', '1', '--out', text]);
    expect(converted.code).toBe(0);
    const { code, out } = await doorcard(['review', text, '--player', 'station', ...FAST, '--json']);
    expect(code).toBe(0);
    const lines = readJson(out) as Line[];
    expect(lines.map(({ review }) => review?.decisions.length ?? 0).slice(0, 2)).not.toContain(0);
    for (const { review } of lines.slice(0, 2)) {
      for (const { verdict } of review!.decisions)
        expect(verdict.source).toEqual({ kind: 'rollouts', model: 'mixed' });
    }
  });

  test('mistakes go into the drills, once', async () => {
    const save = path('drills.json');
    const wheel = write(
      'wheel.phh',
      `variant = "FR"
antes = [10, 10]
bring_in = 20
small_bet = 40
big_bet = 80
starting_stacks = [800, 800]
actions = ["d dh p1 As2s3d", "d dh p2 ????Kh", "p2 pb", "p1 cbr 40", "p2 cc", "d dh p1 4c", "d dh p2 Qd", "p1 cbr 40",
  "p2 cc", "d dh p1 5h", "d dh p2 7c", "p1 cc", "p2 cbr 80", "p1 f"]
`,
    );
    const args = ['review', wheel, '--player', '1', '--worlds', '200', '--most', '200', '--threads', '1'];
    const keep = [...args, '--drill', '--save', save, '--lang', 'en'];
    const [first, second] = [await doorcard(keep), await doorcard(keep)];
    const { mistakes } = unwrap(drillDocument.parse(readFileSync(save, 'utf8')));
    expect(mistakes.length).toBeGreaterThan(0);
    expect(first.out).toContain(`${mistakes.length} mistake`);
    expect(second.out).toContain('0 mistakes were added');
  });

  test('bad input is a coded error', async () => {
    const fails = async (...args: string[]): Promise<string> => {
      const { code, err } = await doorcard(['review', ...args]);
      expect(code).toBe(1);
      return err;
    };
    expect(await fails(hands)).toContain('error review/no-player: ');
    expect(await fails(hands, '--player', 'Zoe')).toContain(
      'error review/no-such-player: nobody called "Zoe"',
    );
    expect(await fails(hands, '--player', '1', '--worlds', '5')).toContain('error option/worlds');
    expect(await fails(hands, '--player', '1', '--model', 'lv9')).toContain('error player/');
    expect(await fails(path('none.phhs'), '--player', '1')).toContain('error file/not-found');
  });

  test('--solve: a second opinion on late decisions, which changes no sum', async () => {
    const args = ['review', write('kept.phh', KEPT_RAZZ), '--player', '1', ...FAST];
    const page = path('solved.html');
    const [plain, solved] = [
      await doorcard([...args, '--json']),
      await doorcard([...args, '--solve', '--json', '--html', page, '--lang', 'en']),
    ];
    interface Solved {
      place: number;
      street: string;
      solved?: {
        loss: number;
        actions: { loss: number }[];
        source: { kind: string; exploitability: number };
      };
    }
    const [before, after] = [plain, solved].map(
      ({ out }) =>
        readJson(out) as { summary?: { losses: object; labels: object }; review?: { decisions: Solved[] } }[],
    );
    const { losses, labels } = before!.at(-1)!.summary!;
    expect(after!.at(-1)!.summary).toMatchObject({ losses, labels });
    const decisions = after!.flatMap(({ review }) => review?.decisions ?? []);
    const late = decisions.filter(({ street }) => street === '6th' || street === '7th');
    expect(late.map(({ place }) => place)).toEqual([7, 9, 11]);
    for (const each of decisions) {
      expect(each.solved !== undefined).toBe(late.includes(each));
      if (each.solved === undefined) continue;
      expect(each.solved.source.kind).toBe('solved');
      expect(each.solved.source.exploitability).toBeLessThan(0.01);
      expect(each.solved.actions[0]!.loss).toBe(0);
    }
    expect(readFileSync(page, 'utf8')).toContain('Solved for believed ranges');
  });
});
