import { GAMES, VARIANTS, type GameId } from '@doorcard/engine';
import * as z from 'zod/mini';
import { makeSpotTail } from '../shared/address/spotAddress.js';
import { USUAL_SPOTS } from './usualSpots.js';

export const PRECISIONS = ['quick', 'usual', 'fine'] as const;
/** How narrow the intervals of samples have to be. */
export type Precision = (typeof PRECISIONS)[number];
export const MARGINS: Readonly<Record<Precision, number>> = { quick: 0.005, usual: 0.001, fine: 0.0003 };

export const MIN_HANDS = 2;
export const MAX_HANDS = 6;
/** Longer than any field can need: a whole deck with blanks. */
const MAX_TEXT = 160;

/** A spot as it is written, right or wrong. */
export interface SpotText {
  readonly game: GameId;
  readonly hands: readonly string[];
  readonly board: string;
  readonly dead: string;
  readonly draws: number;
  readonly precision: Precision;
}

/** Where cards are written. */
export type Field = number | 'board' | 'dead';

export const readField = (text: SpotText, field: Field): string =>
  typeof field === 'number' ? (text.hands[field] ?? '') : text[field];

export const writeField = (text: SpotText, field: Field, value: string): SpotText =>
  typeof field === 'number'
    ? { ...text, hands: text.hands.map((hand, i) => (i === field ? value : hand)) }
    : { ...text, [field]: value };

/** How many cards a field takes. */
export function sizeOf({ game }: SpotText, field: Field): number {
  const { handSize, boardSize } = VARIANTS[game].showdown;
  if (field === 'dead') return 52;
  return field === 'board' ? boardSize : handSize;
}

export const listFields = ({ game, hands }: SpotText): Field[] => [
  ...hands.keys(),
  ...(VARIANTS[game].showdown.boardSize > 0 ? (['board'] as const) : []),
  'dead',
];

/** A spot to begin with. */
export const usualSpot = (game: GameId): SpotText => ({ game, precision: 'usual', ...USUAL_SPOTS[game] });

/** The same cards in another game where they fit, else its usual spot. */
export function changeGame(text: SpotText, game: GameId): SpotText {
  const [before, after] = [VARIANTS[text.game].showdown, VARIANTS[game].showdown];
  const fits = before.handSize === after.handSize && before.boardSize === after.boardSize;
  return fits
    ? { ...text, game, draws: Math.min(text.draws, after.draws) }
    : { ...usualSpot(game), precision: text.precision };
}

const cardText = z.string().check(z.maxLength(MAX_TEXT));
const addressSchema = z.object({
  game: z.enum(GAMES),
  hand: z.array(cardText).check(z.minLength(MIN_HANDS), z.maxLength(MAX_HANDS)),
  board: cardText,
  dead: cardText,
  draws: z.string().check(z.regex(/^\d$/)),
  precision: z.enum(PRECISIONS),
});

export const encodeSpot = ({ precision, ...spot }: SpotText): string =>
  makeSpotTail(spot, precision === 'usual' ? [] : [['precision', precision]]);

export interface DecodedSpot {
  readonly text: SpotText;
  /** The part of an address that cannot be read, as it was written. */
  readonly bad: string | undefined;
}

/** An address without hands is the usual spot of its game; what cannot be read is named. */
export function decodeSpot(tail: string): DecodedSpot {
  const query = new URLSearchParams(tail);
  const game = z.safeParse(addressSchema.shape.game, query.get('game') ?? 'badugi');
  if (!game.success) return { text: usualSpot('badugi'), bad: `game=${query.get('game')}` };
  const usual = usualSpot(game.data);
  if (!query.has('hand')) return { text: usual, bad: undefined };
  const read = z.safeParse(addressSchema, {
    game: game.data,
    hand: query.getAll('hand'),
    board: query.get('board') ?? '',
    dead: query.get('dead') ?? '',
    draws: query.get('draws') ?? '0',
    precision: query.get('precision') ?? 'usual',
  });
  if (!read.success) {
    const name = String(read.error.issues[0]!.path[0]);
    return {
      text: usual,
      bad: query
        .getAll(name)
        .map((value) => `${name}=${value}`)
        .join('&'),
    };
  }
  const { hand, draws, ...rest } = read.data;
  return { text: { ...rest, hands: hand, draws: Number(draws) }, bad: undefined };
}
