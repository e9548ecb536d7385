import { unwrap } from '@doorcard/cards';
import { listDecisions, makeView, VARIANTS, type Hand, type TableHand, type View } from '@doorcard/engine';
import { makePhh, writePhhHand } from '@doorcard/history';
import type { HandInfo, HandResult, HostMessage, RecordCards, TableInfo } from './protocol.js';
import { hideUnseen } from './seenHand.js';
import type { FinishedHand, LiveTable } from './table.js';

// What the host reports about a table and its hands, apart from views.

export function describeTable(
  { session, settings, computers, you, last }: LiveTable,
  paused: boolean,
): TableInfo {
  const { config, game, snapshot, levelLeft } = session;
  const { turn } = snapshot;
  const hasTurns = config.games.length > 1 && turn.length > 0;
  return {
    id: config.id,
    kind: config.kind,
    games: [...config.games],
    game,
    handsLeft: hasTurns ? turn.length - turn.hands : null,
    nextGame: config.games.length > 1 ? findNextGame(config.games, turn.at, game) : null,
    stakes: session.stakes,
    nextStakes: config.kind === 'cash' ? null : (config.levels[session.level + 1]?.stakes ?? null),
    startChips: config.chips,
    level:
      config.kind === 'cash' ? null : { number: session.level + 1, left: levelLeft, unit: config.levelsBy },
    chairs: session.seats.map((seat, chair) =>
      seat === null
        ? null
        : { name: seat.name, player: settings.players[chair] ?? '', chips: seat.chips, bought: seat.bought },
    ),
    substitutes: computers.listSubstitutes(game),
    you,
    hands: session.handNumber,
    hand: session.current?.id ?? null,
    lastHand: last?.id ?? null,
    seed: settings.seed,
    paused,
    places: [...session.places],
  };
}

/** Where games change with the level, the turn does not move and the game itself gives the position. */
const findNextGame = (
  games: TableInfo['games'] | readonly TableInfo['game'][],
  at: number,
  game: TableInfo['game'],
): TableInfo['game'] => games[((games[at] === game ? at : games.indexOf(game)) + 1) % games.length]!;

export function describeHand(
  { session, settings, computers, seat }: LiveTable,
  tableHand: TableHand,
): HandInfo {
  const { id, number, game, level, chairs, positions } = tableHand;
  const substitutes = new Map(computers.listSubstitutes(game).map(({ chair, plays }) => [chair, plays]));
  return {
    hand: id,
    number,
    game,
    level: session.config.kind === 'cash' ? null : level + 1,
    chairs: [...chairs],
    names: chairs.map((chair) => session.seats[chair]!.name),
    players: chairs.map((chair) => substitutes.get(chair) ?? settings.players[chair]!),
    you: seat,
    button: VARIANTS[game].forced === 'blinds' ? positions.button : null,
  };
}

/** For a hand that is over and not yet finished: the stacks of the chairs are those before it. */
export const listResults = ({ session }: LiveTable, { chairs, hand }: TableHand): HandResult[] =>
  chairs.map((chair, seat) => {
    const { name, chips } = session.seats[chair]!;
    return { seat, chair, name, before: chips, after: hand.stackOf(seat) };
  });

type HandRecordMessage = Extract<HostMessage, { type: 'record' }>;

/** The hand as PHH with the cards that the human saw; with `all`, also with all cards and reasons. */
export function makeRecord(
  { number, names, you, hand, reasons }: FinishedHand,
  cards: RecordCards,
): Pick<HandRecordMessage, 'seen' | 'all'> {
  const details = { hand: number, players: [...names] };
  const write = (shown: Hand): string => makePhh(unwrap(writePhhHand(shown, { details })));
  return {
    seen: write(hideUnseen(hand, you)),
    all: cards === 'all' ? { phh: write(hand), reasons: [...reasons] } : null,
  };
}

/** The human's view at the end of the last hand, and the number of its decisions. */
export const seeLast = ({ you, hand }: FinishedHand): { readonly view: View; readonly decision: number } => ({
  view: makeView(hand, you),
  decision: listDecisions(hand).length,
});
