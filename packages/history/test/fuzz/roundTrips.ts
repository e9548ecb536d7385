import { below, unwrap, Xoshiro256, type Rng } from '@doorcard/cards';
import {
  act,
  checkSetup,
  findLegal,
  Hand,
  listDecisions,
  makePlan,
  makeView,
  RULE_SETS,
  VARIANTS,
  type Action,
  type GameId,
  type Legal,
  type RuleSetId,
  type Setup,
} from '@doorcard/engine';
import {
  listPokerStarsLosses,
  makeOpenPokerStarsText,
  makePhh,
  makePhhMetadata,
  makePokerStarsText,
  makeTextMetadata,
  parsePhh,
  readPhhHand,
  readPokerStarsText,
  writePhhHand,
} from '../../src/index.js';
import { takeRake } from './corpus.js';

export interface RoundTrips {
  readonly hands: number;
  /** Hands that the text refused beforehand, with the reason. */
  readonly refused: readonly string[];
  /** What came back otherwise. */
  readonly faults: readonly string[];
}

const pick = <T>(rng: Rng, ...items: readonly T[]): T => items[below(rng, items.length)]!;

/** A table as rooms have it, where many players are short: antes, big-blind antes, and sometimes a post. */
function makeSetup(game: GameId, rules: RuleSetId, rng: Rng): Setup {
  const variant = VARIANTS[game];
  const seats = 2 + below(rng, variant.maxSeats - 1);
  const small = pick(rng, 4, 10, 25);
  const isStud = variant.forced === 'bringIn';
  const each = Array.from({ length: seats }, (_, seat) => seat);
  const [big, little] = seats === 2 ? [0, 1] : [1, 0];
  const kind = isStud ? 'all' : pick(rng, 'none', 'none', 'all', 'big');
  const ante = (seat: number): number => {
    if (kind === 'all') return Math.ceil(small / 4);
    return kind === 'big' && seat === big ? small : 0;
  };
  const hasPost = !isStud && seats > 3 && below(rng, 8) === 0;
  const blind = (seat: number): number => {
    if (seat === big) return small;
    if (seat === little) return Math.floor(small / 2);
    return hasPost && seat === seats - 1 ? -small : 0;
  };
  return {
    variant,
    rules: { ...RULE_SETS[rules], anteTrimming: kind !== 'big' },
    stacks: each.map(() => 1 + below(rng, pick(rng, 2, 10, 80) * small)),
    antes: each.map(ante),
    blinds: isStud ? [] : each.map(blind),
    bringIn: isStud ? Math.ceil(small / 3) : 0,
    smallBet: small,
    bigBet: variant.betting === 'fixedLimit' ? 2 * small : small,
  };
}

function choose(legal: Legal, hole: readonly number[], rng: Rng): Action {
  if (legal.draw !== undefined) return { type: 'draw', discard: hole.filter(() => below(rng, 2) === 0) };
  if (legal.fold && !legal.check && below(rng, 6) === 0) return { type: 'fold' };
  const { raise } = legal;
  if (raise !== undefined && below(rng, 3) === 0) {
    const { min, max, sizes } = raise;
    return { type: 'raise', to: sizes?.[below(rng, sizes.length)] ?? pick(rng, min, min, max) };
  }
  return { type: legal.bringIn === undefined ? (legal.check ? 'check' : 'call') : 'bringIn' };
}

function play(setup: Setup, rng: Rng): Hand {
  const hand = new Hand(makePlan(unwrap(checkSetup(setup))));
  hand.deal({ kind: 'rng', rng });
  for (let legal = findLegal(hand); legal !== undefined; legal = findLegal(hand)) {
    const hole = Array.from(hand.holes[legal.seat]!.subarray(0, hand.cardCount(legal.seat)));
    unwrap(act(hand, legal.seat, choose(legal, hole, rng)));
  }
  return hand;
}

/** Which decisions, without the places of discards: a text does not show those of others. */
const listActions = (hand: Hand): string =>
  listDecisions(hand)
    .map(({ code, amount }) =>
      code >= 32 ? `draw ${code.toString(2).replaceAll('0', '').length}` : `${code} ${amount}`,
    )
    .join();

/** PHH to text to PHH, half of them as one seat saw them, some with a rake: money and actions stay the same. */
export function makeRoundTrips(game: GameId, rules: RuleSetId, count: number): RoundTrips {
  const rng = Xoshiro256.fromSeed(BigInt(count) + (rules === 'wsop' ? 31n : 32n));
  const refused: string[] = [];
  const faults: string[] = [];
  for (let i = 0; i < count; i++) {
    const hand = play(makeSetup(game, rules, rng), rng);
    const left = takeRake(hand, below(rng, 4) === 0 ? 1 + below(rng, 3) : 0);
    const first = unwrap(parsePhh(makePhh(unwrap(writePhhHand(hand, { unit: 100, collected: left }))))).value;
    const { hand: source, stacks, collected: paid } = unwrap(readPhhHand(first));
    const details = { ...makeTextMetadata(first, i + 1).details, ...(paid && { collected: paid }) };
    const view = makeView(source, below(rng, source.plan.seats));
    const isOpen = below(rng, 2) === 0;
    const text = unwrap(isOpen ? makeOpenPokerStarsText(source, details) : makePokerStarsText(view, details));
    const read = readPokerStarsText(text, { rules: RULE_SETS[rules], unit: first.unit });
    if (!read.ok) {
      const losses = listPokerStarsLosses(view).map(({ code }) => code);
      // A loss that was announced is a refusal with a reason; anything else is a fault.
      if (losses.includes('stakes')) refused.push(read.error.message);
      else faults.push(`${read.error.message}\n${text}`);
      continue;
    }
    const { text: told, collected } = read.value;
    const phh = unwrap(
      writePhhHand(read.value.hand, { unit: told.unit, ...makePhhMetadata(told), collected }),
    );
    const last = unwrap(readPhhHand(unwrap(parsePhh(makePhh(phh))).value));
    const scale = last.hand.plan.setup.stacks[0]! / source.plan.setup.stacks[0]!;
    const isSame =
      last.matches === true &&
      scale === 1 &&
      String(last.stacks) === String(stacks) &&
      listActions(last.hand) === listActions(source);
    if (!isSame) faults.push(`the hand changed\n${makePhh(first)}\n${text}\n${makePhh(phh)}`);
  }
  return { hands: count, refused, faults };
}
