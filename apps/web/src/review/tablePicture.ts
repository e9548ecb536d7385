import { makeRank, type Card } from '@doorcard/cards';
import { VARIANTS, type GameId, type View } from '@doorcard/engine';
import type { WriteChips } from '@doorcard/text';
import { SUIT_SHAPES } from '../shared/cards/suitShapes.js';
import { listOthers } from '../shared/felt/seatOrder.js';
import { listKnownCards } from '../shared/hands/knownCards.js';
import type { SharedWords } from '../shared/language/words/sharedWords.js';

interface TablePicture {
  readonly view: View;
  readonly names: readonly string[];
  readonly words: SharedWords;
  readonly amount: WriteChips;
  /** The verdict in a word. */
  readonly caption: string;
}

const WIDTH = 1104;
const HEIGHT = 704;
const MINE = 104;
const THEIRS = 62;
/** The shape of a card. */
const TALL = 90 / 64;

/** A picture of the table at one moment, with the colours of the page. */
export async function drawTable({ view, names, words, amount, caption }: TablePicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paint = canvas.getContext('2d')!;
  const look = getComputedStyle(document.querySelector('[data-part=review]') ?? document.documentElement);
  const colour = (token: string): string => look.getPropertyValue(token).trim();
  /** Functions such as light-dark() are not known to a canvas: an element computes them. */
  const compute = makeColours();
  const felt = paint.createRadialGradient(
    WIDTH / 2,
    HEIGHT * 0.42,
    40,
    WIDTH / 2,
    HEIGHT * 0.42,
    WIDTH * 0.66,
  );
  felt.addColorStop(0, compute.colour('--felt-hi'));
  felt.addColorStop(0.55, compute.colour('--felt-mid'));
  felt.addColorStop(1, compute.colour('--felt-lo'));
  paint.fillStyle = felt;
  paint.fillRect(0, 0, WIDTH, HEIGHT);
  const font = colour('--font') || 'sans-serif';
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    align: CanvasTextAlign = 'center',
  ): void => {
    paint.font = `650 ${size}px ${font}`;
    paint.textAlign = align;
    paint.fillStyle = compute.colour('--on-felt-1');
    paint.fillText(text, x, y);
  };
  const drawCard = (card: Card | undefined, x: number, y: number, width: number): void => {
    const height = width * TALL;
    paint.fillStyle = card === undefined ? compute.colour('--card-back') : compute.colour('--card');
    paint.beginPath();
    paint.roundRect(x, y, width, height, width * 0.1);
    paint.fill();
    if (card === undefined) return;
    const suit = compute.colour(['--clubs', '--diamonds', '--hearts', '--spades'][card & 3]!);
    paint.fillStyle = suit;
    paint.textAlign = 'left';
    paint.font = `720 ${width * 0.58}px ${font}`;
    paint.fillText(makeRank(card >> 2), x + width * 0.08, y + width * 0.54);
    paint.save();
    paint.translate(x + width * 0.66, y + height * 0.72);
    paint.scale(width / 38, width / 38);
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- this is a canvas, not an array
    paint.fill(new Path2D(SUIT_SHAPES[card & 3]));
    paint.restore();
  };
  const others = listOthers(names.length, view.seat);
  others.forEach((seat, i) => {
    const x = ((i + 0.5) * WIDTH) / others.length;
    const y = 84 + (Math.abs(i - (others.length - 1) / 2) * 96) / Math.max(1, others.length - 1);
    const { folded, bet } = view.seats[seat]!;
    const said = folded ? words.table.folded : bet > 0 ? amount(bet) : '';
    write([names[seat]!, said].filter(Boolean).join('  '), x, y, 24);
    const cards = listKnownCards(view, seat);
    const step = Math.min(THEIRS + 4, (WIDTH / others.length - 16) / Math.max(1, cards.length));
    cards.forEach(({ card }, place) =>
      drawCard(card, x - (step * cards.length) / 2 + place * step, y + 14, Math.min(THEIRS, step - 2)),
    );
  });
  const street = VARIANTS[view.game as GameId].streets[view.street]!.name;
  write(words.table.streets[street] ?? street, WIDTH / 2, 350, 22);
  write(words.table.pot(view.pot), WIDTH / 2, 396, 40);
  view.board.forEach((card, i) => drawCard(card, WIDTH / 2 - (view.board.length * 76) / 2 + i * 76, 414, 70));
  const own = view.mine?.cards ?? [];
  const step = Math.min(MINE + 8, (WIDTH - 80) / Math.max(1, own.length));
  own.forEach((card, i) =>
    drawCard(card, WIDTH / 2 - (step * own.length) / 2 + i * step, 528, Math.min(MINE, step - 6)),
  );
  write(caption, 32, HEIGHT - 28, 26, 'left');
  write('Doorcard', WIDTH - 32, HEIGHT - 28, 22, 'right');
  compute.end();
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), 'image/png'));
}

/** Colours of the page's tokens as a canvas reads them. */
function makeColours(): { readonly colour: (token: string) => string; readonly end: () => void } {
  const probe = document.createElement('span');
  probe.hidden = true;
  (document.querySelector('[data-part=review]') ?? document.body).append(probe);
  return {
    colour: (token) => {
      probe.style.setProperty('color', `var(${token})`);
      return getComputedStyle(probe).color;
    },
    end: () => probe.remove(),
  };
}
