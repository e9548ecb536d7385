import { refuse, succeed, type Result } from '@doorcard/cards';

/** One word of a bet menu. */
export type BetSize =
  /** `50%`: a share of the pot; a raise adds it to the previous bet, where the pot is counted after calling. */
  | { readonly kind: 'pot'; readonly share: number }
  /** `2.5x`: raise to this many times the previous bet. */
  | { readonly kind: 'times'; readonly factor: number }
  /** `40c`: a number of chips; a raise adds them to the previous bet. */
  | { readonly kind: 'chips'; readonly chips: number }
  /** `e`, `2e`: the same share of the pot on each street, so that the last bet is all-in. 0 streets: up to the river. */
  | { readonly kind: 'geometric'; readonly streets: number }
  /** `a`: all-in. */
  | { readonly kind: 'allIn' };

export type BetMenu = readonly BetSize[];

/** The sizes of one player on one street. */
export interface BetMenus {
  readonly bet: BetMenu;
  readonly raise: BetMenu;
  /** Sizes of the player out of position who called on the street before; undefined means the `bet` sizes. */
  readonly donk?: BetMenu | undefined;
}

const DECIMAL = '\\d+(?:\\.\\d+)?|\\.\\d+';
const WORD = new RegExp(`^(?:(?<number>${DECIMAL})(?<unit>[%xc])|(?<streets>[1-9]?)(?<sign>[ea]))$`);

/** Reads sizes separated by commas; an empty text is an empty menu. `2.5x` is for raises only. */
export function parseBetMenu(text: string, use: 'bet' | 'raise'): Result<BetMenu> {
  if (text.trim() === '') return succeed([]);
  const sizes: BetSize[] = [];
  let start = 0;
  for (const part of text.split(',')) {
    const word = part.trim();
    const size = readSize(word, use);
    if (size === undefined) return refuseWord(text, word, start + part.indexOf(word) + 1, use);
    sizes.push(size);
    start += part.length + 1;
  }
  return succeed(sizes);
}

function readSize(word: string, use: 'bet' | 'raise'): BetSize | undefined {
  const { number, unit, streets, sign } = WORD.exec(word)?.groups ?? {};
  if (sign === 'a') return streets === '' ? { kind: 'allIn' } : undefined;
  if (sign === 'e') return { kind: 'geometric', streets: Number(streets) };
  const value = Number(number);
  switch (unit) {
    case '%':
      return value > 0 ? { kind: 'pot', share: value / 100 } : undefined;
    case 'x':
      return value > 1 && use === 'raise' ? { kind: 'times', factor: value } : undefined;
    case 'c':
      return value > 0 && Number.isSafeInteger(value) ? { kind: 'chips', chips: value } : undefined;
    default:
      return undefined;
  }
}

const refuseWord = (text: string, word: string, at: number, use: 'bet' | 'raise'): Result<never> =>
  refuse({
    code: 'bets/unknown-size',
    value: word,
    at,
    problem: word === '' ? `no size next to a comma in "${text}"` : `the size "${word}" in "${text}"`,
    expected:
      use === 'bet'
        ? 'sizes such as 50%, 40c (whole chips), e or 2e (geometric), a (all-in); 2.5x is for raises only'
        : 'sizes such as 60%, 2.5x (more than 1), 40c (whole chips), e or 2e (geometric), a (all-in)',
  });
