import type { View, ViewEvent } from '@doorcard/engine';
import { describeEvent, type CommonWords, type Person } from '@doorcard/text';

/** What several do alike, one after the other. */
export type Alike = 'call' | 'check' | 'pat' | 'draw';

/** Says it of all of them; `count` is how many cards they draw. */
export type NameAlike = (what: Alike, people: readonly Person[], count: number) => string;

export interface StreetSoFar {
  /** The name of the street, as the engine has it. */
  readonly street: string;
  readonly deeds: readonly string[];
}

/** The bets and draws of a hand by streets. Folds are left out: seats show them. */
export function tellSoFar(
  words: CommonWords,
  nameAlike: NameAlike,
  view: View,
  people: readonly Person[],
): readonly StreetSoFar[] {
  const streets: { street: string; deeds: string[] }[] = [];
  let alike: { what: Alike; count: number; who: Person[] } | undefined;
  const close = (): void => {
    if (alike !== undefined) streets.at(-1)!.deeds.push(nameAlike(alike.what, alike.who, alike.count));
    alike = undefined;
  };
  for (const event of view.events) {
    const found = findAlike(event);
    if (found !== undefined && found.what === alike?.what && found.count === alike.count) {
      alike.who.push(people[found.seat]!);
      continue;
    }
    if (event.type === 'street') {
      close();
      streets.push({ street: event.name, deeds: [] });
    } else if (found !== undefined) {
      close();
      alike = { what: found.what, count: found.count, who: [people[found.seat]!] };
    } else if (event.type === 'bringIn' || event.type === 'raise' || event.type === 'call') {
      close();
      streets.at(-1)!.deeds.push(describeEvent(words, event, view, people)!);
    }
  }
  close();
  return streets.filter(({ deeds }) => deeds.length > 0);
}

/** A call that is all-in is said with its amount. */
function findAlike(event: ViewEvent): { what: Alike; seat: number; count: number } | undefined {
  switch (event.type) {
    case 'check':
      return { what: 'check', seat: event.seat, count: 0 };
    case 'call':
      return event.allIn ? undefined : { what: 'call', seat: event.seat, count: 0 };
    case 'discard':
      return { what: event.count === 0 ? 'pat' : 'draw', seat: event.seat, count: event.count };
    default:
      return undefined;
  }
}
