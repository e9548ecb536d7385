import type { Chips, Seat, ViewEvent } from '@doorcard/engine';
import type { BlindRole } from './blindRoles.js';
import { hasFixedLimit, isStud } from './gameName.js';
import type { Header } from './headerLine.js';
import { complain, type SourceLine } from './sourceLine.js';

type Forced = Extract<ViewEvent, { type: 'ante' | 'blind' }>;

/** The lines before the cards. */
export class ForcedBets {
  private readonly events: Forced[] = [];
  /** By seat: what its blind was called. */
  readonly roles: (BlindRole | undefined)[];

  constructor(
    private readonly header: Header,
    private readonly players: number,
  ) {
    this.roles = Array.from({ length: players }, () => undefined);
  }

  postAnte(seat: Seat, chips: Chips): void {
    this.events.push({ type: 'ante', seat, chips });
  }

  postBlind(line: SourceLine, seat: Seat, chips: Chips, role: BlindRole): void {
    if (isStud(this.header.game) || this.roles[seat] !== undefined) {
      throw complain(line, 'post', 'a blind that nobody owes', 'one blind for a player, none in stud');
    }
    this.roles[seat] = role;
    this.events.push({ type: 'blind', seat, chips });
  }

  /** Of somebody who has missed both: the small one is dead, like an ante, and the big one beside the usual two. */
  postBothBlinds(line: SourceLine, seat: Seat, chips: Chips): void {
    const { game, level } = this.header;
    const blind = Math.min(chips, hasFixedLimit(game) ? level[0] : level[1]);
    if (blind < chips) this.postAnte(seat, chips - blind);
    this.postBlind(line, seat, blind, 'straddle');
  }

  listStraddlers(): Seat[] {
    return [...this.roles.keys()].filter((seat) => this.roles[seat] === 'straddle');
  }

  /** Antes and blinds in the order of the dealer: heads-up the small blind, which is the button, before the big one. */
  list(): ViewEvent[] {
    const listType = (type: Forced['type'], direction: number): Forced[] =>
      this.events.filter((event) => event.type === type).sort((a, b) => direction * (a.seat - b.seat));
    return [...listType('ante', 1), ...listType('blind', this.players === 2 ? -1 : 1)];
  }
}
