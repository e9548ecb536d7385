import { RULE_SETS, VARIANTS, type GameId, type RuleSetId, type Setup } from '@doorcard/engine';

const SMALL_BET = 40;
const BIG_BET = 80;
const STUD_ANTE = 10;
const BRING_IN = 20;
const BIG_BLIND = 20;
/** In big bets, or in big blinds where there is no limit. */
const DEPTH = 100;

/** What hands are dealt for when nobody says otherwise; the button is the last seat. */
export function makeDefaultSetup(game: GameId, seats: number, rules: RuleSetId): Setup {
  const variant = VARIANTS[game];
  const isFixed = variant.betting === 'fixedLimit';
  const isStud = variant.forced === 'bringIn';
  const bigBlind = isFixed ? SMALL_BET : BIG_BLIND;
  const bigBlindSeat = seats === 2 ? 0 : 1;
  const smallBlindSeat = seats === 2 ? 1 : 0;
  // An ante of the big blind for the whole table belongs to the pot, however short the others are.
  const antes = Array.from({ length: seats }, (_, seat) =>
    isStud ? STUD_ANTE : !isFixed && seat === bigBlindSeat ? bigBlind : 0,
  );
  const blinds = antes.map((_, seat) =>
    seat === bigBlindSeat ? bigBlind : seat === smallBlindSeat ? bigBlind / 2 : 0,
  );
  return {
    variant,
    rules: { ...RULE_SETS[rules], anteTrimming: isFixed },
    stacks: antes.map(() => DEPTH * (isFixed ? BIG_BET : BIG_BLIND)),
    antes,
    blinds: isStud ? [] : blinds,
    bringIn: isStud ? BRING_IN : 0,
    smallBet: isFixed ? SMALL_BET : BIG_BLIND,
    bigBet: isFixed ? BIG_BET : BIG_BLIND,
  };
}
