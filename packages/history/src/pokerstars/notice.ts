/**
 * Lines about the table that are not part of the hand: chat, arrivals and departures, and what follows from other
 * lines.
 */
const NOTICES: readonly RegExp[] = [
  / said, ".*"$/,
  / joins the table at seat #\d+$/,
  / leaves the table$/,
  / is (?:dis)?connected$/,
  / has timed out(?: while (?:being )?disconnected)?$/,
  / has returned$/,
  /:? (?:is sitting out|sits out)$/,
  / was removed from the table for failing to post$/,
  / will be allowed to play after the button$/,
  / finished the tournament(?: in \d+(?:st|nd|rd|th) place)?(?: and received .*)?$/,
  / wins the tournament and receives .*$/,
  / wins the \S+ bounty for eliminating .*$/,
  / wins \S+ for eliminating .* and their own bounty increases by \S+ to \S+$/,
  / split the \S+ bounty for eliminating .*$/,
  / re-buys and receives \d+ chips for .*$/,
  / takes the add-on and receives \d+ chips for .*$/,
  / has requested TIME$/,
  / has (?:\d+ seconds left to act|reconnected)$/,
  / (?:sits down|stands up)$/,
  / is out of the hand$/,
  /^No low hand qualified$/,
  /^Hand was run once$/,
  /^Pair on board - a double bet is allowed$/,
];

/** Hands that one deal with one result cannot hold: refused with these codes. */
const REFUSED: readonly (readonly [pattern: RegExp, code: string, problem: string])[] = [
  [
    /^\*\*\* (?:FIRST|SECOND|THIRD) (?:FLOP|TURN|RIVER|SHOW ?DOWN|BOARD)/,
    'run-twice',
    'the board is run more than once',
  ],
  [/^Hand was run (?:twice|\w+ times)$/, 'run-twice', 'the board is run more than once'],
  [/^(?:FIRST|SECOND|THIRD) Board \[/, 'run-twice', 'the board is run more than once'],
  [
    / cashed out the hand for |\(pot not awarded as player cashed out\)/i,
    'cash-out',
    'a player has cashed out of the hand',
  ],
  [/^Hand cancelled$/i, 'cancelled', 'the hand was cancelled'],
];

/** Why a hand with this line is refused as a whole; undefined for all other lines. */
export const findRefusal = (text: string): { code: string; problem: string } | undefined => {
  const found = REFUSED.find(([pattern]) => pattern.test(text));
  return found && { code: found[1], problem: found[2] };
};

export const isNotice = (text: string): boolean => NOTICES.some((notice) => notice.test(text));
