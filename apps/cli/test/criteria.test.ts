import { describe, expect, test } from 'vitest';
import { doorcard, readJson } from './fakeTerminal.js';

interface CriteriaAnswer {
  readonly criteria: readonly {
    readonly id: string;
    readonly pass: boolean | null;
    readonly figures: readonly { readonly figure: string; readonly n: number; readonly met?: boolean }[];
  }[];
}

const args = 'criteria badugi --hands 400 --threads 1'.split(' ');

describe('doorcard criteria', () => {
  test('every criterion with its figures; the last passes when all others do', async () => {
    const { code, out, err } = await doorcard([...args, '--json']);
    expect([code, err]).toEqual([0, '']);
    const [{ criteria }] = readJson(out) as [CriteriaAnswer];
    expect(criteria.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `SC-00${n}`));
    const judged = criteria.slice(0, 7).filter(({ pass }) => pass !== null);
    expect(judged.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 7].map((n) => `SC-00${n}`));
    expect(criteria[7]!.pass).toBe(judged.every(({ pass }) => pass === true));
    for (const { pass, figures } of judged) {
      expect(pass).toBe(figures.every(({ met }) => met !== false));
    }
    // Six personalities.
    expect(criteria[1]!.figures).toHaveLength(6);
  });

  test('for people, in both languages', async () => {
    const { code, out } = await doorcard(args);
    expect(code).toBe(0);
    expect(out).toMatch(/^pass {2}SC-001 {2}First in/);
    expect(out).toMatch(/^info {2}SC-006/m);
    const ja = await doorcard([...args, '--lang', 'ja']);
    expect(ja.out).toMatch(/^合格 {2}SC-001/);
  });

  test.each([
    [['criteria', 'razz'], 'criteria/unknown-game', 'expected badugi'],
    [['criteria', 'badugi', '--hands', '10'], 'option/hands', '100 or more'],
  ])('doorcard %j is refused with %s', async (words, code, part) => {
    const answer = await doorcard(words);
    expect(answer).toMatchObject({ code: 1, out: '' });
    expect(answer.err).toContain(`error ${code}: `);
    expect(answer.err).toContain(part);
  });
});
