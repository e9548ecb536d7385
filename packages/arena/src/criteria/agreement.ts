import { rankBadugi4, type Card } from '@doorcard/cards';
import { badugiHandOf, RANK_COUNT, type BadugiHand } from './badugiHand.js';
import { drawOf, drawsLeftIn, isPatIn } from './breaks.js';

// Whether breaking or standing pat wins more, against the hands that opponents really held. Draws are enumerated card
// by card: everybody keeps the cards that count and stands pat with a badugi. The cards and discards of others are not
// removed from the deck.

const BADUGI = 4;
const DRAWS = 3;
const DECK_SIZE = 52;
/** With fewer hands seen, a situation is not judged. */
const LEAST_HELD = 100;

/** By rank: a probability, or the value of a final hand of that rank. */
type ByRank = Float64Array;

/** Cards with these values and different suits; which suits does not matter. */
const cardsOf = ({ values }: BadugiHand): Card[] =>
  values.map((value, suit) => ((value + 11) % 13) * 4 + suit);

/** The hands after drawing to the kept cards, from a deck without `gone`. */
function drawTo(kept: readonly Card[], gone: readonly Card[]): ByRank {
  const unseen = Array.from({ length: DECK_SIZE }, (_, card) => card).filter((card) => !gone.includes(card));
  const chances = new Float64Array(RANK_COUNT);
  let ways = 0;
  const fill = (hand: readonly Card[], from: number): void => {
    if (hand.length === BADUGI) {
      chances[rankBadugi4(hand[0]!, hand[1]!, hand[2]!, hand[3]!)]!++;
      ways++;
      return;
    }
    for (let i = from; i < unseen.length; i++) fill([...hand, unseen[i]!], i + 1);
  };
  fill(kept, 0);
  return chances.map((each) => each / ways);
}

const outcomes: (ByRank | undefined)[] = [];

/** One draw of a hand that is not a badugi. */
function outcomesOf(rank: number): ByRank {
  const kept = cardsOf(badugiHandOf(rank));
  return (outcomes[rank] ??= drawTo(kept, kept));
}

const isMade = (rank: number): boolean => badugiHandOf(rank).size === BADUGI;

/** The probability of each hand after `draws` draws. */
function drawOn(now: ByRank, draws: number): ByRank {
  if (draws === 0) return now;
  const then = new Float64Array(RANK_COUNT);
  for (let rank = 1; rank < RANK_COUNT; rank++) {
    if (now[rank] === 0) continue;
    if (isMade(rank)) then[rank]! += now[rank]!;
    else outcomesOf(rank).forEach((chance, to) => (then[to]! += now[rank]! * chance));
  }
  return drawOn(then, draws - 1);
}

const weigh = (chances: ByRank, worth: ByRank): number =>
  chances.reduce((sum, chance, rank) => sum + chance * worth[rank]!, 0);

/** The value of each hand with `draws` draws left, from the values of final hands. */
const worthBefore = (worth: ByRank, draws: number): ByRank =>
  draws === 0
    ? worth
    : worthBefore(
        worth.map((each, rank) => (rank === 0 || isMade(rank) ? each : weigh(outcomesOf(rank), worth))),
        draws - 1,
      );

/** By rank of my final hand: the probability to beat one of these hands; a tie counts half. */
function sharesAgainst(final: ByRank): ByRank {
  let worse = 0;
  return final.map((chance) => {
    const share = worse + chance / 2;
    worse += chance;
    return share;
  });
}

/** Shares this close are equal: they differ only by rounding. */
const EQUAL = 1e-9;

/** What discarding the highest card or the two highest wins at showdown, compared with standing pat to the end. */
function findGain(rank: number, final: ByRank, next: ByRank): number {
  const gone = cardsOf(badugiHandOf(rank));
  const broken = [1, 2].map((thrown) => weigh(drawTo(gone.slice(thrown), gone), next));
  return Math.max(...broken) - final[rank]!;
}

/** Whether a decision took the better share; if both are equal, either did. */
const isRight = (gain: number, isBroken: boolean): boolean => (isBroken ? gain > -EQUAL : gain < EQUAL);

export interface Agreement {
  readonly agreed: number;
  readonly n: number;
  /** Decisions in situations that were too rare to judge. */
  readonly notJudged: number;
}

type Counts = Readonly<Record<string, number>>;

/** Judges the counts of `watchBreaks`. */
export function judgeBreaks(counts: Counts): Agreement {
  const held = readHeld(counts);
  let [agreed, n, notJudged] = [0, 0, 0];
  for (const [situations, spots] of readSpots(counts)) {
    const opponents = situations.split('+').map((situation) => sharesIn(situation, held.get(situation)));
    const worth = multiply(opponents);
    const draw = drawOf(situations);
    const next = worth && worthBefore(worth, DRAWS - draw);
    for (const { rank, isBroken, times } of spots) {
      if (worth === undefined || next === undefined) notJudged += times;
      else {
        n += times;
        if (isRight(findGain(rank, worth, next), isBroken)) agreed += times;
      }
    }
  }
  return { agreed, n, notJudged };
}

/** Against several opponents, assumed to be independent; undefined when one of them is. */
function multiply(opponents: readonly (ByRank | undefined)[]): ByRank | undefined {
  let product: ByRank | undefined;
  for (const shares of opponents) {
    if (shares === undefined) return undefined;
    product = product === undefined ? shares : product.map((each, rank) => each * shares[rank]!);
  }
  return product;
}

const known = new WeakMap<Held, ByRank>();

function sharesIn(situation: string, held: Held | undefined): ByRank | undefined {
  if (held === undefined || held.n < LEAST_HELD) return undefined;
  const found = known.get(held);
  if (found !== undefined) return found;
  const now = held.hands.map((each) => each / held.n);
  const shares = sharesAgainst(isPatIn(situation) ? now : drawOn(now, drawsLeftIn(situation)));
  known.set(held, shares);
  return shares;
}

interface Held {
  n: number;
  readonly hands: ByRank;
}

function readHeld(counts: Counts): Map<string, Held> {
  const held = new Map<string, Held>();
  for (const [name, times] of Object.entries(counts)) {
    if (!name.startsWith('breaks/held/')) continue;
    const [, , situation, rank] = name.split('/');
    const seen = held.get(situation!) ?? { n: 0, hands: new Float64Array(RANK_COUNT) };
    seen.n += times;
    seen.hands[Number(rank)]! += times;
    held.set(situation!, seen);
  }
  return held;
}

interface BreakSpot {
  readonly rank: number;
  readonly isBroken: boolean;
  readonly times: number;
}

function readSpots(counts: Counts): Map<string, BreakSpot[]> {
  const spots = new Map<string, BreakSpot[]>();
  for (const [name, times] of Object.entries(counts)) {
    if (!name.startsWith('breaks/spot/')) continue;
    const [, , situations, rank, choice] = name.split('/');
    const same = spots.get(situations!) ?? [];
    same.push({ rank: Number(rank), isBroken: choice === 'broken', times });
    spots.set(situations!, same);
  }
  return spots;
}
