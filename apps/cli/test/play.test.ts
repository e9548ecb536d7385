import { unwrap } from '@doorcard/cards';
import { GAMES } from '@doorcard/engine';
import { parsePhhs, readPhhHand } from '@doorcard/history';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { widthOf } from '../src/textWidth.js';
import { FakeScreen } from './fakeScreen.js';
import { doorcard } from './fakeTerminal.js';
import { makeTempFolder } from './tempFolder.js';

const { path, write } = makeTempFolder();

let files = 0;
const newFile = (): string => path(`table-${++files}.json`);

interface Wish {
  readonly game?: string;
  readonly players?: string;
  readonly save?: string;
  readonly more?: readonly string[];
  readonly width?: number;
  readonly height?: number;
  readonly env?: Record<string, string>;
}

/** A game without pauses, with the same cards every time. */
async function sit({
  game = 'stud8',
  players = 'random,lv0,random',
  save = newFile(),
  more = [],
  ...screen
}: Wish = {}): Promise<FakeScreen> {
  const args = ['play', game, '--players', players, '--seed', '5', '--save', save, '--pace', 'none', ...more];
  const fake = new FakeScreen(args, screen);
  await fake.until(/\? /);
  await fake.settle();
  return fake;
}

const goOn = async (save: string, more: readonly string[] = []): Promise<FakeScreen> => {
  const fake = new FakeScreen(['play', '--save', save, '--pace', 'none', ...more]);
  await fake.until(/\? /);
  await fake.settle();
  return fake;
};

const isBetween = (screen: FakeScreen): boolean => /(^| )N (next hand|次のハンド)/m.test(screen.text);

/** Calls, checks and stands pat to the end of the hand. */
async function playHand(screen: FakeScreen): Promise<void> {
  for (let press = 0; press < 80 && !isBetween(screen); press++) {
    await screen.press(/P (stand pat|パット)/.test(screen.text) ? 'p' : 'c');
  }
  expect(isBetween(screen)).toBe(true);
}

async function quit(screen: FakeScreen): Promise<void> {
  await screen.press('q');
  expect(await screen.end()).toBe(0);
}

describe('every game can be played from the deal to the result', () => {
  test.each(GAMES)('%s', async (game) => {
    const screen = await sit({ game });
    await playHand(screen);
    expect(screen.text).toMatch(/[+-][\d,]+/);
    expect(screen.text).toMatch(/ wins? [\d,]+/);
    await screen.press('n');
    expect(screen.text).toContain('hand 2');
    await quit(screen);
  });

  test.each(['badugi', 'stud', 'plo'])('%s in Japanese', async (game) => {
    const screen = await sit({ game, more: ['--lang', 'ja'] });
    expect(screen.text).toContain('あなた');
    expect(screen.text).toMatch(/ポット [\d,]+/);
    await playHand(screen);
    expect(screen.text).toContain('を獲得');
    expect(screen.history).not.toMatch(/\b(fold|call|raise|bet|pot|hand|street)\b/i);
    await screen.press('q');
    expect(screen.history).toContain('保存しました');
  });

  test('a mix says which game comes next, and changes the game', async () => {
    const screen = await sit({ game: 'razz,badugi' });
    expect(screen.text).toContain('Razz  hand 1');
    expect(screen.text).toContain('6 hands left, then Badugi');
    for (let hand = 0; hand < 6; hand++) {
      await playHand(screen);
      await screen.press('\r');
    }
    expect(screen.text).toContain('Badugi  hand 7');
    expect(screen.text).toContain('Now Badugi: four low cards');
    await quit(screen);
  });

  test('a tournament is played until one player has all chips', async () => {
    const screen = await sit({ game: 'holdem', players: 'random', more: ['--tournament', 'hands'] });
    expect(screen.text).toContain('level 1, 10 hands left');
    for (let press = 0; press < 400 && !/The tournament is over/.test(screen.text); press++) {
      if (isBetween(screen)) await screen.press('n');
      else if (/R (raise|bet)/.test(screen.text)) await screen.press('r', 'm');
      else await screen.press('c');
    }
    expect(screen.text).toMatch(/The tournament is over: (You|Ann) won\.\n1\. /);
    expect(screen.text).not.toContain('next hand');
    await screen.press('n');
    expect(await screen.end()).toBe(0);
  });
});

describe('what the table shows', () => {
  test('up and down cards, the bring-in, the pot and my hand', async () => {
    const screen = await sit({ game: 'stud' });
    expect(screen.text).toMatch(/> 1 You +7,990 +\([\dTJQKA][♣♦♥♠] [\dTJQKA][♣♦♥♠]\) [\dTJQKA][♣♦♥♠]\n/);
    expect(screen.text).toMatch(/2 Ann +7,9\d\d.*\(\?\? \?\?\) [\dTJQKA][♣♦♥♠]/);
    expect(screen.text).toContain('40/80, ante 10, bring-in 20');
    expect(screen.text).toMatch(/Your hand: [\dTJQKA-]+ so far/);
    await screen.press('c');
    expect(screen.text).toMatch(/1 You .*bring-in/);
    await playHand(screen);
    expect(screen.text).toMatch(/Your hand: (?!.*so far)/);
    await quit(screen);
  });

  test('the button, blinds and draws', async () => {
    const screen = await sit({ game: 'badugi' });
    expect(screen.text).toMatch(/1 You \(D\) +8,000/);
    expect(screen.text).toMatch(/2 Ann +7,980 +bet 20 +\?\? \?\? \?\? \?\?/);
    await playHand(screen);
    expect(screen.text).toMatch(/1 You \(D\).*pat-pat-pat/);
    await quit(screen);
  });

  test.each([
    ['en', 80],
    ['en', 40],
    ['ja', 80],
    ['ja', 40],
  ] as const)('%s: nothing is wider than %i columns, or longer than the screen', async (language, width) => {
    for (const game of ['stud8', 'badugi', 'holdem']) {
      const screen = await sit({
        game,
        width,
        height: 24,
        more: ['--lang', language],
        players: 'random,random,lv0,lv0,random',
      });
      const check = (): void => {
        for (const line of screen.lines) expect([line, widthOf(line) <= width]).toEqual([line, true]);
        expect(screen.lines.length).toBeLessThanOrEqual(24);
      };
      check();
      for (let press = 0; press < 80 && !isBetween(screen); press++) {
        await screen.press(/P (stand pat|パット)/.test(screen.text) ? 'p' : 'c');
        check();
      }
      await screen.press('w');
      check();
      await screen.press('\u001b', '?');
      check();
      await screen.press('\u001b');
      await quit(screen);
    }
  });

  test('colours where they are wanted, and words where they are not', async () => {
    const plain = await sit({ game: 'razz' });
    // oxlint-disable-next-line no-control-regex
    expect(plain.raw).not.toMatch(/\u001b\[\d+m/);
    const coloured = await sit({ game: 'razz', env: { NO_COLOR: '' } });
    expect(coloured.raw).toContain('\u001b[31m');
    expect(coloured.lines).toEqual(plain.lines);
    await quit(plain);
    await quit(coloured);
  });

  test('a frame of lines with the title in it, and ASCII where nothing else can be shown', async () => {
    const screen = await sit({ game: 'stud' });
    expect(screen.lines[0]).toMatch(/^─ Stud Hi  hand 1  .*─{3}$/);
    expect(screen.lines.filter((line) => /^─+$/.test(line))).toHaveLength(3);
    const dumb = await sit({ game: 'stud', env: { TERM: 'dumb' } });
    expect(dumb.text).toMatch(/> 1 You +7,990 +\(\w\w \w\w\) \w\w\n/);
    expect(dumb.lines[0]).toMatch(/^- Stud Hi  hand 1  .*-{3}$/);
    await quit(screen);
    await quit(dumb);
  });

  test('a folded seat is dimmed and says so', async () => {
    const screen = await sit({ game: 'holdem', env: { NO_COLOR: '' } });
    await screen.press('f');
    // oxlint-disable-next-line no-control-regex
    expect(screen.raw).toMatch(/\u001b\[2m  1 You[^\n]*folded/);
    await quit(screen);
  });

  test('a narrower window is redrawn at once', async () => {
    const screen = await sit({ game: 'stud' });
    const before = screen.text;
    const after = await screen.resize(40);
    expect(after).not.toBe(before);
    for (const line of screen.lines) expect(widthOf(line)).toBeLessThanOrEqual(40);
    expect(await screen.resize(80)).toBe(before);
    await quit(screen);
  });
});

describe('keys', () => {
  test('a key without a function shows a note, and nothing happens', async () => {
    const screen = await sit();
    const before = screen.text;
    for (const key of ['x', '9', '\u001b[A', '\t', 'あ']) {
      await screen.press(key);
      expect(screen.text).toContain('does nothing here. ? shows the keys.');
    }
    for (const key of ['n', 'p', 'w', 'b']) {
      await screen.press(key);
      expect(screen.text).toContain('Not now.');
    }
    const table = (text: string): string => text.split('\n\n')[1]!;
    expect(table(screen.text)).toBe(table(before));
    await quit(screen);
  });

  test('folding where checking is free is not offered', async () => {
    const screen = await sit({ game: 'limit-holdem', players: 'lv0' });
    await screen.press('c');
    expect(screen.text).toContain('C check');
    expect(screen.text).not.toContain('F fold');
    await screen.press('f');
    expect(screen.text).toContain('Not now.');
    await quit(screen);
  });

  test('cards are marked, unmarked and discarded', async () => {
    const screen = await sit({ game: 'badugi', players: 'lv0' });
    for (let press = 0; press < 5 && !screen.text.includes('1-4 mark'); press++) await screen.press('c');
    await screen.press('\r');
    expect(screen.text).toContain('Mark cards with their numbers first');
    await screen.press('5');
    expect(screen.text).toContain('You have no card there.');
    await screen.press('1', '3');
    expect(screen.text).toMatch(/1:\[\w\W\] 2:\w\W 3:\[\w\W\] 4:\w\W/);
    expect(screen.text).toContain('Enter draw 2');
    await screen.press('3');
    expect(screen.text).toMatch(/1:\[(\w\W)\] 2:\w\W 3:\w\W 4:\w\W/);
    const thrown = /1:\[(\w\W)\]/.exec(screen.text)![1]!;
    await screen.press('\r');
    expect(screen.text).toContain('You draw 1 card');
    expect(/1 You.*/.exec(screen.text)![0]).not.toContain(thrown);
    await quit(screen);
  });

  test('amounts are typed in no-limit games', async () => {
    const screen = await sit({ game: 'holdem', players: 'lv0' });
    await screen.press('r');
    expect(screen.text).toMatch(/raise to \([\d,]+ to 2,000, M for the maximum, Enter for the minimum\): $/m);
    await screen.press('1', '5', '5', '\u007f', '0', 'x', '\r');
    expect(screen.text).toContain('That is not an amount');
    await screen.press('9', '9', '9', '9', '\r');
    expect(screen.text).toContain('That raise is too large.');
    await screen.press('r', '\u001b');
    expect(screen.text).toContain('C call');
    await screen.press('r', '1', '5', '0', '\r');
    expect(screen.text).toContain('You raise to 150');
    await quit(screen);
  });

  test('Enter alone is the minimum, M is all-in', async () => {
    const screen = await sit({ game: 'holdem', players: 'lv0' });
    await screen.press('r', '\r');
    expect(screen.text).toContain('You raise to 40');
    await screen.press('r', 'm');
    expect(screen.text).toMatch(/You bet [\d,]+ and are all-in|You win/);
    await quit(screen);
  });

  test('? shows every key and every command, page by page', async () => {
    const screen = await sit({ height: 12 });
    await screen.press('?');
    expect(screen.text).toContain('any key: more');
    let all = screen.text;
    for (let page = 0; page < 5 && !screen.text.includes('any key: back'); page++) {
      await screen.press(' ');
      all += screen.text;
    }
    for (const word of [
      'F ',
      'C ',
      'R ',
      '1-7',
      'Enter',
      'P ',
      'N ',
      'H ',
      'W ',
      '/ ',
      'Q ',
      'board 3',
      'dead',
      'raise 80',
      'draw 2c 9d',
    ])
      expect(all).toContain(word);
    await screen.press('x');
    expect(screen.text).toContain('Pot');
    await quit(screen);
  });
});

describe('text commands', () => {
  const ask = async (screen: FakeScreen, command: string): Promise<string> => {
    await screen.press('/', ...command, '\r');
    return screen.text;
  };

  test('print what the table shows', async () => {
    const screen = await sit({ game: 'stud', env: { TERM: 'dumb' } });
    const [, first, second, door] = /1 You.*\((\w\w) (\w\w)\) (\w\w)/.exec(screen.text)!;
    expect(await ask(screen, 'cards')).toMatch(
      new RegExp(`\nYou hold ${first} ${second} ${door}: .+ so far\\.\n`),
    );
    const [, ann] = /2 Ann.*\(\?\? \?\?\) (\w\w)/.exec(screen.text)!;
    expect(await ask(screen, 'board 2')).toContain(`\nAnn: ${ann}\n`);
    expect(await ask(screen, 'pot')).toMatch(/\nPot 40\n(?!\nYour)/);
    expect(await ask(screen, 'stack 2')).toContain('Ann: 7,990');
    expect(await ask(screen, 'dead')).toMatch(new RegExp(`Up cards of others: .*${ann}`));
    expect(await ask(screen, 'actions')).toContain('\nBring in 20\nComplete to 40\n');
    expect(await ask(screen, 'board 9')).toContain('Unknown seat "9".');
    expect(await ask(screen, 'fly')).toContain('Unknown command "fly".');
    await ask(screen, 'log');
    await screen.press('\u001b');
    await quit(screen);
  });

  test('play a hand: refusals, a raise to an amount, reasons, the next hand, a hint', async () => {
    const screen = await sit({ game: 'holdem', players: 'lv0' });
    expect(await ask(screen, 'check')).toMatch(/\nNot now\.\nFold\nCall \d+\nRaise to 40\nRaise to 2,000\n/);
    expect(await ask(screen, 'raise 9999')).toContain('Enter an amount from 40 to 2,000.');
    expect(await ask(screen, 'raise 1,150')).toContain('You raise to 1,150');
    expect(screen.text).toContain('\nYou: raise to 1,150.\n');
    for (let press = 0; press < 10 && !isBetween(screen); press++) await ask(screen, 'check');
    expect(await ask(screen, 'fold')).toContain('Not now.\nThe hand is over\n');
    expect(await ask(screen, 'why')).toContain('Why, in hand 1');
    await screen.press('\u001b');
    expect(await ask(screen, 'next')).toContain('hand 2');
    expect(await ask(screen, 'hint')).toMatch(/^Level 2 \w+s.* here\.$/m);
    expect(await ask(screen, 'help')).toContain('Keys\n');
    await screen.press('\u001b', ' ', ' ');
    expect(await ask(screen, 'check')).toContain('You check');
    await quit(screen);
  });

  test('draw cards by position and by name', async () => {
    const screen = await sit({ game: 'badugi', players: 'lv0', env: { TERM: 'dumb' } });
    for (let press = 0; press < 5 && !screen.text.includes('1-4 mark'); press++) await ask(screen, 'call');
    const [, first, , third] = /1:(\w\w) 2:(\w\w) 3:(\w\w)/.exec(screen.text)!;
    expect(await ask(screen, 'draw 5')).toContain('You do not hold "5".');
    expect(await ask(screen, 'draw 1 3')).toContain(`You: draw 2 (${first} ${third}).`);
    expect(screen.text).toContain('You draw 2 cards');
    for (let press = 0; press < 5 && !screen.text.includes('1-4 mark'); press++) await ask(screen, 'check');
    const [, second] = /2:(\w\w)/.exec(screen.text)!;
    expect(await ask(screen, `draw ${second!.toLowerCase()}`)).toContain('You draw 1 card');
    await quit(screen);
  });

  test('pause and continue the table', async () => {
    const screen = await sit();
    expect(await ask(screen, 'pause')).toContain('Paused. Nobody acts');
    expect(screen.text).toContain('/pause go on');
    await screen.press('c');
    expect(screen.text).toContain('Not now.');
    expect(await ask(screen, 'call')).toContain('Paused. Nobody acts');
    expect(await ask(screen, 'pause')).not.toContain('Paused');
    expect(screen.text).toContain('R complete');
    await quit(screen);
  });

  test('a command can be cancelled', async () => {
    const screen = await sit();
    await screen.press('/', 'p', 'o', '\u001b');
    expect(screen.text).toContain('R complete');
    await quit(screen);
  });
});

describe('why and hints', () => {
  test('after a hand every decision of every opponent is explained', async () => {
    const screen = await sit({ game: 'razz', height: 200 });
    await playHand(screen);
    await screen.press('w');
    expect(screen.text).toContain('Why, in hand 1');
    expect(screen.text).toContain('3rd street:');
    expect(screen.text).toMatch(/Ann \(Random\): .+\n +Chosen by chance\./);
    // A completion and a bet have their own names, and a call shows what it cost.
    expect(screen.text).toMatch(/: (complete to 40|bet \d+)\n/);
    expect(screen.text).toMatch(/: call \d+\n/);
    expect(screen.text).toMatch(/Bob \(Level 0\): .+\n +Keeps the hand going without a thought\./);
    expect(screen.text).not.toMatch(/^You/m);
    await screen.press('x');
    await quit(screen);
  });

  test('a hint says what Level 2 does, why, and does not change the hand', async () => {
    const screen = await sit({ game: 'stud' });
    const before = screen.lines.slice(0, 9);
    await screen.press('h');
    expect(screen.text).toMatch(/\nLevel 2 (brings in 20|completes to 40) here\.\n\w/);
    expect(screen.lines.slice(0, 9)).toEqual(before);
    await screen.press('c');
    expect(screen.text).not.toMatch(/^Level 2 \w+s.* here\.$/m);
    await quit(screen);
  });

  test('the computer players explain their thoughts, in both languages', async () => {
    for (const language of ['en', 'ja']) {
      const players = 'lv1,lv2';
      const screen = await sit({ game: 'stud8', players, height: 200, more: ['--lang', language] });
      await playHand(screen);
      await screen.press('w');
      expect(screen.text).toMatch(/Ann \((Level 1, Solid|レベル1・堅実)\): .+\n {4}.+/);
      expect(screen.text).toMatch(/Bob \((Level 2, Careful|レベル2・慎重)\): .+\n {4}.+/);
      expect(screen.text).not.toMatch(/undefined|NaN|lv\d/);
      await screen.press('x');
      await quit(screen);
    }
  });

  test('not before', async () => {
    const screen = await sit();
    await screen.press('w');
    expect(screen.text).toContain('Not now.');
    await quit(screen);
  });
});

describe('saving', () => {
  test('a player who quits in the middle of a hand resumes there', async () => {
    const save = newFile();
    const screen = await sit({ game: 'stud8', save });
    await screen.press('c', 'c');
    const middle = screen.text.split('\n').slice(2, 9);
    await quit(screen);
    expect(screen.history).toContain(`The table is saved in ${save}`);
    const again = await goOn(save);
    expect(again.text).toContain('The saved table is resumed.');
    expect(again.text.split('\n').slice(2, 9)).toEqual(middle);
    await playHand(again);
    await quit(again);
  });

  test('Ctrl-C saves too, and the terminal is restored', async () => {
    const save = newFile();
    const screen = await sit({ save });
    await screen.press('c', '\u0003');
    expect(await screen.end()).toBe(0);
    expect(screen.isTaken).toBe(false);
    const [, after] = screen.raw.split('\u001b[?25h\u001b[?1049l');
    expect(after).toMatch(/^0 hands, \+0\. The table is saved/);
    expect(JSON.parse(readFileSync(save, 'utf8'))).toMatchObject({ type: 'doorcard/table' });
    expect(existsSync(`${save}.part`)).toBe(false);
  });

  test('a saved table is given up only on request', async () => {
    const save = newFile();
    await quit(await sit({ game: 'razz', save }));
    const kept = readFileSync(save, 'utf8');
    const args = ['play', 'badugi', '--players', 'lv0', '--save', save, '--pace', 'none'];
    const asked = new FakeScreen(args);
    await asked.until(/There is a saved table/);
    await asked.press('x');
    expect(asked.text).toContain('X does nothing here');
    await asked.press('q');
    expect(await asked.end()).toBe(0);
    expect(readFileSync(save, 'utf8')).toBe(kept);
    const resumed = new FakeScreen(args);
    await resumed.until(/There is a saved table/);
    await resumed.press('r');
    expect(resumed.text).toContain('Razz  hand 1');
    await quit(resumed);
    const fresh = new FakeScreen(args);
    await fresh.until(/There is a saved table/);
    await fresh.press('n');
    expect(fresh.text).toContain('Badugi  hand 1');
    await quit(fresh);
    const forced = await sit({ game: 'stud', save, more: ['--new'] });
    expect(forced.text).toContain('Stud Hi  hand 1');
    await quit(forced);
  });

  test('a broken file is refused with its code, and kept when a new table replaces it', async () => {
    const save = write('broken.json', '{"type":"doorcard/table"');
    const screen = new FakeScreen(['play', '--save', save]);
    expect(await screen.end()).toBe(1);
    expect(screen.err).toContain('error table/bad-save: ');
    expect(screen.err).toContain(save);
    expect(screen.isTaken).toBe(false);
    const asked = new FakeScreen(['play', 'razz', '--save', save, '--players', 'lv0', '--pace', 'none']);
    await asked.until(/There is a saved table/);
    await asked.press('r');
    expect(asked.text).toContain('The saved table cannot be read.');
    await asked.press('n');
    await asked.until(/Razz {2}hand 1/);
    await quit(asked);
    expect(readFileSync(`${save}.broken`, 'utf8')).toBe('{"type":"doorcard/table"');
  });

  test('by default the table is in the data folder of the user', async () => {
    const data = path('data');
    const env = { XDG_DATA_HOME: data };
    const screen = new FakeScreen(['play', 'razz', '--players', 'lv0', '--pace', 'none'], { env });
    await screen.until(/Razz {2}hand 1/);
    await quit(screen);
    expect(existsSync(path('data/doorcard/table.json'))).toBe(true);
    const again = new FakeScreen(['play', '--pace', 'none'], { env });
    await again.until(/The saved table is resumed/);
    await quit(again);
  });

  test('a player who has lost everything can buy in again', async () => {
    const screen = await sit({ game: 'holdem', players: 'lv0', more: ['--hands', '60'] });
    for (let press = 0; press < 300 && !/B buy 2,000/.test(screen.text); press++) {
      if (isBetween(screen)) await screen.press('n');
      else if (/R (raise|bet)/.test(screen.text)) await screen.press('r', 'm');
      else await screen.press('c');
    }
    expect(screen.text).toContain('You have no chips left.');
    await screen.press('b');
    expect(screen.text).toMatch(/1 You.*2,000|1 You \(D\) +2,000/);
    await quit(screen);
  });
});

describe('--phh and --hands', () => {
  const readFile = (file: string) =>
    unwrap(parsePhhs(readFileSync(file, 'utf8'))).value.map((phh) => ({ phh, ...unwrap(readPhhHand(phh)) }));

  test('every hand of the session is written, also after a break', async () => {
    const [save, phh] = [newFile(), path('session.phhs')];
    writeFileSync(phh, 'old');
    const screen = await sit({ game: 'stud', save, more: ['--phh', phh] });
    await playHand(screen);
    await screen.press('n');
    await quit(screen);
    const again = await goOn(save, ['--phh', phh]);
    await playHand(again);
    await quit(again);
    const hands = readFile(phh);
    expect(hands.map(({ phh: { key } }) => key)).toEqual(['1', '2']);
    for (const {
      matches,
      phh: { details },
    } of hands) {
      expect(matches).toBe(true);
      expect(new Set(details.players)).toEqual(new Set(['You', 'Ann', 'Bob', 'Cid']));
    }
  });

  test('cards that were not seen are not written, unless requested', async () => {
    for (const [more, hides] of [
      [[], true],
      [['--reveal'], false],
    ] as const) {
      const phh = path(`reveal-${hides}.phhs`);
      const screen = await sit({ game: '2-7-triple', more: ['--phh', phh, ...more] });
      await playHand(screen);
      await quit(screen);
      expect(readFileSync(phh, 'utf8').includes('??')).toBe(hides);
    }
  });

  test('it ends after the given number of hands', async () => {
    const screen = await sit({ game: 'razz', more: ['--hands', '1', '--json'] });
    for (let press = 0; press < 80 && !screen.text.includes('W why?'); press++) await screen.press('c');
    expect(screen.text).not.toContain('N next hand');
    await screen.press('n');
    expect(await screen.end()).toBe(0);
    const line = screen.raw.trimEnd().split('\n').at(-1)!;
    const json: unknown = JSON.parse(line.slice(line.indexOf('{')));
    expect(json).toMatchObject({ games: ['razz'], hands: 1 });
  });
});

describe('doorcard play is refused', () => {
  test('without a terminal, saying what to use instead', async () => {
    const { code, err } = await doorcard(['play', 'razz']);
    expect(code).toBe(1);
    expect(err).toContain('error play/no-terminal: ');
    expect(err).toContain('doorcard deal');
  });

  test.each([
    [['play', 'chess'], 'game/unknown', 'unknown game "chess"'],
    [['play', 'razz,chess'], 'game/unknown', 'unknown game "chess"'],
    [['play', 'razz', '--players', 'lv9'], 'player/unknown', 'unknown player "lv9"'],
    [['play', 'razz', '--players', 'lv2:9'], 'player/unknown-profile', 'no profile "9"'],
    [
      ['play', '2-7-triple', '--players', 'lv0,lv0,lv0,lv0,lv0,lv0'],
      'player/wrong-number',
      'expected 1 to 5',
    ],
    [['play', 'razz', '--stakes', 'huge'], 'option/stakes', 'bets such as 40/80'],
    [['play', 'razz', '--stakes', '40/90'], 'option/stakes', 'the big one twice the small'],
    [['play', 'holdem', '--stakes', '20/10'], 'option/stakes', 'blinds such as 10/20'],
    [['play', 'razz', '--hands', '0'], 'option/hands', '1 or more'],
    [['play', 'razz', '--seed', 'x'], 'seed/not-u64', '"x" is not a seed'],
    [['play', 'razz', '--save', path('.')], 'file/cannot-read', 'cannot be read (EISDIR)'],
    [['play', '--players', 'lv0'], 'play/no-game', '--players without a game'],
    [['play', '--save', path('nothing.json')], 'table/no-save', 'no table is saved'],
    [
      ['play', 'razz', '--phh', path('no/folder.phhs'), '--save', path('p.json')],
      'file/cannot-write',
      'cannot be written',
    ],
  ])('%j with %s', async (args, code, text) => {
    const screen = new FakeScreen(args);
    expect(await screen.end()).toBe(1);
    expect(screen.err).toContain(`error ${code}: `);
    expect(screen.err).toContain(text);
    expect(screen.isTaken).toBe(false);
  });
});
