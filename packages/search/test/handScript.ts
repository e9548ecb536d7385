import { cards as parseCards, type Card } from '@doorcard/cards';
import {
  act,
  Hand,
  makePlan,
  makeView,
  RULE_SETS,
  VARIANTS,
  type Action,
  type GameId,
  type RuleSet,
  type Setup,
  type View,
} from '@doorcard/engine';

/** Usual stakes: bets of 40 and 80, ante 10 and bring-in 20, or blinds of 20 and 40. */
export function makeStakes(game: GameId, seats: number, stack = 4000, rules: Partial<RuleSet> = {}): Setup {
  const variant = VARIANTS[game];
  const isStud = variant.forced === 'bringIn';
  const blinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 20 : seat === 1 ? 40 : 0));
  return {
    variant,
    rules: { ...RULE_SETS.wsop, ...rules },
    stacks: Array.from({ length: seats }, () => stack),
    antes: Array.from({ length: seats }, () => (isStud ? 10 : 0)),
    blinds: isStud ? [] : seats === 2 ? [40, 20] : blinds,
    bringIn: isStud ? 20 : 0,
    smallBet: 40,
    bigBet: 80,
  };
}

const WORDS: Readonly<Record<string, Action['type']>> = { f: 'fold', k: 'check', c: 'call', b: 'bringIn' };

/**
 * A hand with these cards in the order of dealing, then any others, played by words: f(old), k (check), c(all), b(ring-in), r(aise, the
 * least), `d` with the cards to discard.
 */
export function playScript(setup: Setup, cards: string, words: string): Hand {
  const hand = new Hand(makePlan(setup));
  const given = parseCards(cards.replaceAll(' ', ''));
  const rest = Array.from({ length: 52 }, (_, card) => card).filter((card) => !given.includes(card));
  hand.deal({ kind: 'script', cards: [...given, ...rest] });
  for (const word of words.split(' ').filter((each) => each !== '')) {
    const done = act(hand, hand.actor, readWord(hand, word));
    if (!done.ok) throw done.error;
  }
  return hand;
}

function readWord(hand: Hand, word: string): Action {
  if (word === 'r') return { type: 'raise', to: makeView(hand, hand.actor).legal!.raise!.min };
  if (word.startsWith('d')) return { type: 'draw', discard: word === 'd' ? [] : parseCards(word.slice(1)) };
  return { type: WORDS[word]! } as Action;
}

/** What the player who is to act sees. */
export const viewOf = (hand: Hand): View => makeView(hand, hand.actor);

/** All cards but these and those that the view shows: with them out of play only these can be hidden. */
export function listDead(view: View, hidden: string): Card[] {
  const left = new Set(parseCards(hidden.replaceAll(' ', '')));
  return Array.from({ length: 52 }, (_, card) => card).filter(
    (card) =>
      !left.has(card) &&
      !view.mine!.dealt.includes(card) &&
      !view.board.includes(card) &&
      !view.seats.some(({ up }) => up.includes(card)),
  );
}
