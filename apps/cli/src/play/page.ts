import type { ViewEvent } from '@doorcard/engine';
import type { Explained, HandInfo } from '@doorcard/table';
import {
  describeReason,
  listDecided,
  listPeople,
  nameDecision,
  namePlayer,
  type Words,
} from '@doorcard/text';
import { padEnd, widthOf, wrapText } from '../textWidth.js';

/** A text that covers the table until a key is pressed, screen by screen. */
export interface Page {
  readonly lines: readonly string[];
  /** The first visible line. */
  readonly at: number;
}

export function drawPage({ lines, at }: Page, words: Words, rows: number): string[] {
  const room = Math.max(1, rows - 2);
  const isLast = at + room >= lines.length;
  return [...lines.slice(at, at + room), '', isLast ? words.play.back : words.play.more];
}

/** The rest of a page; undefined when all of it was shown. */
export function turnPage({ lines, at }: Page, rows: number): Page | undefined {
  const next = at + Math.max(1, rows - 2);
  return next >= lines.length ? undefined : { lines, at: next };
}

export function makeHelp({ play, commands }: Words, width: number): string[] {
  const list = (rows: readonly (readonly [string, string])[]): string[] => {
    const first = Math.max(...rows.map(([key]) => widthOf(key))) + 2;
    return rows.flatMap(([key, meaning]) =>
      wrapText(meaning, width - first).map((line, i) => padEnd(i === 0 ? key : '', first) + line),
    );
  };
  return [play.helpTitle, ...list(play.keys), '', commands.title, ...list(commands.list)];
}

/** Every decision of every computer player, in order, with its reason and data. */
export function makeWhy(
  reasons: readonly Explained[],
  hand: HandInfo,
  events: readonly ViewEvent[],
  words: Words,
  width: number,
): string[] {
  const people = listPeople(words, hand);
  const decided = listDecided(events);
  const lines = reasons.flatMap(({ seat, decision, action, reason }, i) => {
    const { street, event } = decided[decision]!;
    const isNew = i === 0 || street !== decided[reasons[i - 1]!.decision]!.street;
    const { thought, facts } = describeReason(words.reasons, reason, people);
    return [
      ...(isNew ? ['', words.events.street(words.table.streets[street] ?? street)] : []),
      ...wrapText(
        `${people[seat]!.name} (${namePlayer(words.players, hand.players[seat]!)}): ${nameDecision(words, action, event)}`,
        width,
      ),
      ...indent(thought, width),
      ...(facts.length === 0 ? [] : indent(facts.join(', '), width)),
    ];
  });
  return [words.play.whyTitle(hand.number), ...(lines.length === 0 ? [words.play.nobodyDecided] : lines)];
}

const indent = (text: string, width: number): string[] =>
  wrapText(text, width - 4).map((line) => `    ${line}`);
