import { readFileSync } from 'node:fs';
import { GAMES } from '@doorcard/engine';
import { describe, expect, test } from 'vitest';
import { parsePublishedStrength, readPublishedStrength } from '../build/publishedStrength.js';
import {
  decodeMatch,
  makeCommand,
  makeMatchTail,
  readMatch,
  USUAL_MATCH,
  type ChosenMatch,
  type MatchText,
} from '../src/arena/matchText.js';

const readGood = (text: MatchText): ChosenMatch => {
  const read = readMatch(text);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
};

describe('the address of a match', () => {
  const rich: MatchText = {
    game: 'razz',
    players: ['lv2:4', 'lv1:solid'],
    hands: '3000',
    until: '2.5',
    seed: '20261101',
    isAdjusted: false,
  };

  test('names players as the command does, and is read as it was written', () => {
    const tail = makeMatchTail(rich);
    expect(tail).toBe('?game=razz&players=lv2:4,lv1&hands=3000&until=2.5&seed=20261101&luck=raw');
    expect(decodeMatch(tail)).toEqual({ text: rich, problem: undefined });
    expect(decodeMatch('')).toEqual({ text: USUAL_MATCH, problem: undefined });
  });

  test('the first style of a level may be named or not', () => {
    for (const players of ['lv2,patter', 'lv2:1,patter:first']) {
      expect(decodeMatch(`?players=${players}`).text.players).toEqual(['lv2:1', 'patter:first']);
    }
  });

  test('what is typed is kept, right or wrong', () => {
    const typed = { ...USUAL_MATCH, hands: '1 000', seed: 'a&b=c' };
    expect(decodeMatch(makeMatchTail(typed)).text).toEqual(typed);
  });

  test.each([
    ['?game=chess', 'arena/unknown-game', 'game=chess'],
    ['?players=lv2', 'arena/bad-players', 'players=lv2'],
    ['?players=lv2,lv9', 'arena/bad-players', 'players=lv2,lv9'],
    ['?players=lv2,lv1,lv0', 'arena/bad-players', 'players=lv2,lv1,lv0'],
    ['?players=lv2:7,lv1', 'arena/bad-players', 'players=lv2:7,lv1'],
    ['?luck=good', 'arena/bad-luck', 'luck=good'],
  ])('%s is refused with what it says', (tail, code, value) => {
    const { text, problem } = decodeMatch(tail);
    expect(problem).toEqual({ code, value, field: undefined });
    expect(text).toEqual(USUAL_MATCH);
  });
});

describe('a match that is typed', () => {
  test.each([
    ['hands', '1'],
    ['hands', '10000001'],
    ['hands', '1e3'],
    ['hands', ''],
    ['until', '0'],
    ['until', '-1'],
    ['until', 'narrow'],
    ['seed', 'x'],
    ['seed', ''],
    ['seed', '18446744073709551616'],
  ] as const)('%s "%s" is refused where it was typed', (field, value) => {
    expect(readMatch({ ...USUAL_MATCH, [field]: value })).toEqual({
      ok: false,
      problem: { code: `arena/bad-${field}`, value, field },
    });
  });

  test('is the one that the command plays', () => {
    const { match, margin } = readGood({ ...USUAL_MATCH, hands: '101', seed: '7' });
    expect(match).toMatchObject({ players: ['lv2', 'lv1'], groups: 51, duplicate: true, seed: '7' });
    expect(margin).toBeUndefined();
    const chosen = readGood({ ...USUAL_MATCH, hands: '101', until: '0.5' });
    expect(makeCommand(chosen)).toBe(
      'doorcard arena badugi --players lv2,lv1 --hands 102 --duplicate --luck-adjusted --until 0.5bb --seed 1',
    );
  });
});

describe('published strength', () => {
  const page = readFileSync(new URL('../../../docs/strength.md', import.meta.url), 'utf8');
  /** Without the parts that are measured one by one. */
  const bare = page.replaceAll(/<!-- (lv3|lv4|exploitability) -->[^]*?<!-- \/\1 -->/g, '');

  test('is what docs/strength.md says', () => {
    const { seed, steps, bounds } = readPublishedStrength();
    expect(page).toContain(`seed ${seed}`);
    expect(steps.length).toBeGreaterThanOrEqual(14);
    for (const { game, above, below, value, low, high } of steps) {
      expect(GAMES).toContain(game);
      expect(Number(above.slice(2)) - Number(below.slice(2))).toBe(1);
      expect(page).toContain(value);
      expect(page).toContain(`${low} to ${high}`);
    }
    for (const { game } of bounds) expect(GAMES).toContain(game);
    expect(bounds.length > 0).toBe(page.includes('| what exploiters win'));
  });

  const more = `
<!-- lv4 -->

| part   | game | opponent | seats | result | interval       | raw        | hands |
| ------ | ---- | -------- | ----- | ------ | -------------- | ---------- | ----- |
| levels | razz | lv2      | 2     | +5.5   | +3.0 to +8.0   | +8.0 ± 9.9 | 2500  |
| search | razz | lv3      | 2     | +4.4   | +1.0 to +7.8   | +8.0 ± 9.9 | 2500  |
| search | razz | lv3:lv4  | 2     | −4.4   | −7.8 to −1.0   | +8.0 ± 9.9 | 2500  |

<!-- /lv4 -->
<!-- lv3 -->

| part   | game   | opponent | seats | result | interval     | raw         | hands              |
| ------ | ------ | -------- | ----- | ------ | ------------ | ----------- | ------------------ |
| levels | badugi | lv2      | 2     | +9.1   | +6.0 to +12.2 | +8.0 ± 9.9 | 2500               |
| levels | badugi | lv1      | 2     | +20.1  | +16.0 to +24.2 | +8.0 ± 9.9 | 2500              |
| others | holdem | lv2      | 2     | −1.1   | −6.0 to +3.8 | +8.0 ± 9.9  | 1500, not finished |
| six    | badugi | lv2      | 6     | +1.1   | −6.0 to +8.2 | +8.0 ± 9.9  | 1500               |

<!-- /lv3 -->

| game   | player | what exploiters win |
| ------ | ------ | ------------------- |
| badugi | lv2    | **+41.2 (+39.0 to +43.4) trained 10 min, may still improve**; −3.0 (−5.0 to −1.0) level 4 |
| badugi | lv3    | – |
`;

  test('levels 3 and 4 and lower bounds are read as soon as they are measured', () => {
    const { steps, bounds } = parsePublishedStrength(`${bare}\n${more}`);
    expect(steps.filter(({ above }) => above === 'lv3')).toEqual([
      { game: 'badugi', above: 'lv3', below: 'lv2', value: '+9.1', low: '+6.0', high: '+12.2' },
      {
        game: 'holdem',
        above: 'lv3',
        below: 'lv2',
        value: '−1.1',
        low: '−6.0',
        high: '+3.8',
        unfinished: '1500',
      },
    ]);
    expect(steps.filter(({ above }) => above === 'lv4')).toEqual([
      { game: 'razz', above: 'lv4', below: 'lv3', value: '+4.4', low: '+1.0', high: '+7.8' },
    ]);
    expect(bounds).toEqual([
      {
        game: 'badugi',
        player: 'lv2',
        kind: 'training',
        isImproving: true,
        value: '+41.2',
        low: '+39.0',
        high: '+43.4',
      },
      {
        game: 'badugi',
        player: 'lv2',
        kind: 'lv4',
        isImproving: false,
        value: '−3.0',
        low: '−5.0',
        high: '−1.0',
      },
    ]);
  });

  test.each([
    ['', 'does not name its seed'],
    ['these figures come from seed 1', 'has no table'],
    [page.replace(/\+96\.20 \(/, 'many ('), 'is not a result with its interval'],
    [`${bare}\n${more.replace('trained 10 min', 'luck')}`, 'unknown exploiter'],
  ])('a page of another form stops the build', (broken, message) => {
    expect(() => parsePublishedStrength(broken)).toThrow(message);
  });
});
