import * as fc from 'fast-check';

// Damages to a text: what a bad disk, a careless hand or a broken converter does to it.

/** Where and how a text is damaged: numbers from fast-check, so that it can make a failing text smaller. */
class Choices {
  private at = 0;

  constructor(private readonly numbers: readonly number[]) {}

  /** A number from 0 to `end - 1`. */
  below(end: number): number {
    return this.numbers[this.at++ % this.numbers.length]! % end;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }
}

type Damage = (text: string, other: string, choices: Choices) => string;

const onLines =
  (change: (lines: string[], choices: Choices, other: string) => void): Damage =>
  (text, other, choices) => {
    const lines = text.split('\n');
    change(lines, choices, other);
    return lines.join('\n');
  };

/** Replaces one of the matches of a pattern. */
const onMatch =
  (pattern: RegExp, change: (found: string, choices: Choices) => string): Damage =>
  (text, _other, choices) => {
    const all = [...text.matchAll(pattern)];
    if (all.length === 0) return text;
    const found = choices.pick(all);
    return text.slice(0, found.index) + change(found[0], choices) + text.slice(found.index + found[0].length);
  };

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
const SUITS = ['c', 'd', 'h', 's'];
const STRANGE = [
  '"',
  "'",
  '[',
  ']',
  '{',
  '=',
  '#',
  '\\',
  '\r',
  '\t',
  '\u0000',
  '\u001B',
  'é',
  '\uD800',
  '𝄞',
  ' ',
  '-',
  '.',
];

const DAMAGES: readonly Damage[] = [
  // A text ends anywhere, or begins anywhere.
  (text, _other, choices) => text.slice(0, choices.below(text.length + 1)),
  (text, _other, choices) => text.slice(choices.below(text.length + 1)),
  // Lines get lost, come twice, change places, come from another hand.
  onLines((lines, choices) => void lines.splice(choices.below(lines.length), 1)),
  onLines((lines, choices) => {
    const at = choices.below(lines.length);
    lines.splice(at, 0, lines[at]!);
  }),
  onLines((lines, choices) => {
    const [line] = lines.splice(choices.below(lines.length), 1);
    lines.splice(choices.below(lines.length + 1), 0, line!);
  }),
  onLines((lines, choices, other) => {
    lines.splice(choices.below(lines.length), choices.below(2), choices.pick(other.split('\n')));
  }),
  // Amounts and counts.
  onMatch(/\d+(?:\.\d+)?/g, (found, choices) =>
    choices.pick([
      '0',
      '1',
      String(Number(found) + 1),
      String(Number(found) * 2),
      `${found}0`,
      `${found}.5`,
      `-${found}`,
      '9'.repeat(20),
    ]),
  ),
  // Cards.
  onMatch(/[2-9TJQKA][cdhs]/g, (_found, choices) => choices.pick(RANKS) + choices.pick(SUITS)),
  onMatch(/[2-9TJQKA][cdhs] ?/g, () => ''),
  // Words and players.
  onMatch(
    /\b(?:folds|checks|calls|bets|raises|shows|mucks|posts|discards|collected|stands pat)\b/g,
    (_found, choices) =>
      choices.pick([
        'folds',
        'checks',
        'calls',
        'bets',
        'raises',
        'shows',
        'mucks',
        'collected',
        'stands pat',
      ]),
  ),
  onMatch(/\b(?:p\d+|Ann|Ben|Cat|Dan|Eve|Fay|Gus|Hal|Ida|Joe)\b/g, (found, choices) =>
    found.startsWith('p')
      ? `p${choices.below(9)}`
      : choices.pick(['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Nobody']),
  ),
  onMatch(/\b(?:cc|cbr|f|sd|sm|pb|dh|db)\b/g, (_found, choices) =>
    choices.pick(['cc', 'f', 'sd', 'sm', 'pb', 'dh', 'db']),
  ),
  onMatch(/ and is all-in| \(button\)|\*\*\* [A-Z0-9a-z ]+ \*\*\*/g, () => ''),
  // Any character.
  (text, _other, choices) => {
    const at = choices.below(text.length + 1);
    return text.slice(0, at) + choices.pick(STRANGE) + text.slice(at + choices.below(2));
  },
  (text, _other, choices) => {
    const at = choices.below(text.length + 1);
    return text.slice(0, at) + text.slice(at + 1 + choices.below(12));
  },
];

/** More numbers than any damage uses. */
const NUMBERS = 5;
/** Texts are a few thousand characters long. */
const HIGHEST = 0xff_ffff;

/** One of the texts with one to three damages. */
export function damagedText(texts: readonly string[]): fc.Arbitrary<string> {
  const index = fc.nat(texts.length - 1);
  const numbers = fc.array(fc.nat(HIGHEST), { minLength: NUMBERS, maxLength: NUMBERS, size: 'max' });
  const damages = fc.array(fc.tuple(fc.nat(DAMAGES.length - 1), numbers), { minLength: 1, maxLength: 3 });
  return fc
    .tuple(index, index, damages)
    .map(([at, other, list]) =>
      list.reduce(
        (text, [damage, values]) => DAMAGES[damage]!(text, texts[other]!, new Choices(values)),
        texts[at]!,
      ),
    );
}
