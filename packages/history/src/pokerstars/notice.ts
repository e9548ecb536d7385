/** Lines about the table that say nothing of the hand: chat, comings and goings, and what follows from other lines. */
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
  / re-buys and receives \d+ chips for .*$/,
  /^No low hand qualified$/,
  /^Pair on board - a double bet is allowed$/,
];

export const isNotice = (text: string): boolean => NOTICES.some((notice) => notice.test(text));
