import type { GameId } from '@doorcard/engine';
import { usualUnit } from './amount.js';
import { GAME_NAMES, gameNamed } from './gameName.js';
import { Money } from './money.js';
import { BUY_IN, CURRENCY_CODE, CURRENCY_SYMBOL, HAND_ID, MIX_NAME } from './pokerStarsDetails.js';
import { POKERSTARS_SITES, type PokerStarsHand, type PokerStarsSite } from './pokerStarsHand.js';
import { complain, type SourceLine } from './sourceLine.js';

/** The line before the header when the text shows the cards of all players. PokerStars does not have it. */
export const OPEN_MARK = '*** ALL CARDS OPEN ***';

export type Header = Pick<
  PokerStarsHand,
  'site' | 'id' | 'tournament' | 'mix' | 'game' | 'level' | 'time' | 'currency' | 'unit'
>;

export function makeHeaderLine(header: Header): string {
  const { site, id, tournament, mix, game, level, time, currency, unit } = header;
  const pair = new Money(currency.symbol, unit).makePair(level);
  const stakes = currency.code === '' ? pair : `${pair} ${currency.code}`;
  const name = GAME_NAMES[game];
  // Tournaments and Phenom have one space after the colon, cash tables two.
  const start = `${site} Hand #${id}: `;
  if (tournament !== null) {
    const buyIn = tournament.buyIn === '' ? '' : `${tournament.buyIn} `;
    const played = mix === null ? name : `${mix} (${name})`;
    return `${start}Tournament #${tournament.id}, ${buyIn}${played} - Level ${tournament.level} (${stakes}) - ${time}`;
  }
  const played = mix === null ? `${name} (${stakes})` : `${mix} (${name}, ${stakes})`;
  return `${start}${site === 'PokerStars' ? ' ' : ''}${played} - ${time}`;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const NAME = Object.values(GAME_NAMES).map(escape).join('|');
const AMOUNT = String.raw`\d[\d,]*(?:\.\d+)?`;
const STAKES = String.raw`(?<symbol>${CURRENCY_SYMBOL})(?<small>${AMOUNT})\/\k<symbol>(?<big>${AMOUNT})(?: (?<code>${CURRENCY_CODE}))?`;

const START = new RegExp(
  String.raw`^(?<site>${POKERSTARS_SITES.join('|')})(?: Zoom| Home Game)? (?:Hand|Game) #(?<id>${HAND_ID}): +(?:\{[^}]*\} +)?(?<rest>.*)$`,
);
const CASH = new RegExp(
  String.raw`^(?:(?<mix>${MIX_NAME}) \((?<mixed>${NAME}), |(?<name>${NAME}) \()${STAKES}\) - (?<time>.+)$`,
);
const TOURNAMENT = new RegExp(
  String.raw`^Tournament #(?<number>${HAND_ID}), (?:(?<buyIn>${BUY_IN}) +)?(?:(?<mix>${MIX_NAME}) \((?<mixed>${NAME})\)|(?<name>${NAME})) - (?:Match Round \w+, )?Level ?(?<level>\w+) ?\(${STAKES}\) - (?<time>.+)$`,
);

export const isHeader = (text: string): boolean => text.includes(' #') && START.test(text);

/** `unit` is chips for 1.0, if it is known. */
export function readHeaderLine(line: SourceLine, unit: number | undefined, isSettled: boolean): Header {
  const start = START.exec(line.text)?.groups;
  if (start === undefined) {
    const expected = `PokerStars Hand #42:  ${GAME_NAMES.razz} ($0.04/$0.08 USD) - 2012/05/23 23:24:52 CET`;
    throw complain(line, 'header', 'no header', expected);
  }
  const found = (TOURNAMENT.exec(start['rest']!) ?? CASH.exec(start['rest']!))?.groups;
  if (found === undefined) {
    const games = Object.values(GAME_NAMES).join(', ');
    throw complain(
      line,
      'unknown-game',
      'no known game and stakes',
      `one of ${games}, and stakes as in ($1/$2)`,
    );
  }
  const symbol = found['symbol']!;
  const money = new Money(symbol, unit ?? usualUnit(symbol), isSettled);
  const { number, buyIn = '', level = '' } = found;
  return {
    site: start['site'] as PokerStarsSite,
    id: start['id']!,
    tournament: number === undefined ? null : { id: number, buyIn, level },
    mix: found['mix'] ?? null,
    game: gameNamed(found['mixed'] ?? found['name']!) as GameId,
    level: [money.parse(symbol + found['small']!, line), money.parse(symbol + found['big']!, line)],
    time: found['time']!,
    currency: { symbol, code: found['code'] ?? '' },
    unit: money.unit,
  };
}
