import type { Chips, Seat, ViewEvent } from '@doorcard/engine';
import type { BlindRole } from './blindRoles.js';
import { hasFixedLimit, isStud } from './gameName.js';
import type { Header } from './headerLine.js';
import { complain, type SourceLine } from './sourceLine.js';

type Forced = Extract<ViewEvent, { type: 'ante' | 'blind' }>;

interface BlindPosts {
  /** Whose small and big blind are the blinds of this hand. */
  readonly small: Seat | undefined;
  readonly big: Seat | undefined;
  /** By seat: the name of its blind. */
  readonly roles: readonly (BlindRole | undefined)[];
  /** By seat: the part of its chips before the cards that is dead, a small blind out of turn. */
  readonly dead: readonly Chips[];
}

interface Post {
  readonly line: SourceLine;
  readonly seat: Seat;
  readonly chips: Chips;
  /** Of a blind: as the line names it. */
  readonly role: BlindRole;
}

/** The lines before the cards. */
export class ForcedBets {
  private readonly antes: { readonly line: SourceLine; readonly seat: Seat; readonly chips: Chips }[] = [];
  private readonly posts: Post[] = [];
  /** What follows from the posts, until another line comes: later bets must not change it. */
  private known: BlindPosts | undefined;

  constructor(
    private readonly header: Header,
    private readonly players: number,
    /** Whether a player has nothing left, for example after the ante. */
    private readonly isBroke: (seat: Seat) => boolean,
  ) {}

  postAnte(line: SourceLine, seat: Seat, chips: Chips): void {
    if (this.antes.some((ante) => ante.seat === seat)) {
      throw complain(line, 'post', 'a second ante', 'one ante for a player');
    }
    this.antes.push({ line, seat, chips });
    this.known = undefined;
  }

  postBlind(line: SourceLine, seat: Seat, chips: Chips, role: BlindRole): void {
    const isSecond = this.posts.some((post) => post.seat === seat);
    if (isStud(this.header.game) || isSecond) {
      throw complain(line, 'post', 'an unexpected blind', 'one blind for a player, none in stud');
    }
    this.posts.push({ line, seat, chips, role });
    this.known = undefined;
  }

  /**
   * For a player who has missed both: the small one is dead, like an ante, and the big one is posted besides the usual
   * two.
   */
  postBothBlinds(line: SourceLine, seat: Seat, chips: Chips): void {
    const { game, level } = this.header;
    const blind = Math.min(chips, hasFixedLimit(game) ? level[0] : level[1]);
    this.postBlind(line, seat, blind, 'post');
    if (blind < chips) this.posts.push({ line, seat, chips: chips - blind, role: 'small blind' });
    this.known = undefined;
  }

  listStraddlers(): Seat[] {
    return [...this.roles.keys()].filter((seat) => this.roles[seat] === 'straddle');
  }

  /** By seat: the part of its chips before the cards that is dead. */
  get dead(): readonly Chips[] {
    return this.posted.dead;
  }

  /** By seat: the name of its blind. */
  get roles(): readonly (BlindRole | undefined)[] {
    return this.posted.roles;
  }

  private get posted(): BlindPosts {
    this.known ??= this.readPosts();
    return this.known;
  }

  private readPosts(): BlindPosts {
    const roles: (BlindRole | undefined)[] = Array.from({ length: this.players }, () => undefined);
    const dead = Array.from({ length: this.players }, () => 0);
    const { small, big } = this.findBlindSeats();
    for (const { role, seat, chips } of this.posts) {
      if (role === 'small blind' && seat !== small) dead[seat]! += chips;
      else roles[seat] = role === 'big blind' && seat !== big ? 'post' : role;
    }
    return { small, big, roles, dead };
  }

  private isDead({ role, seat }: Post): boolean {
    return role === 'small blind' && seat !== this.posted.small;
  }

  /**
   * Whose small and big blind are the blinds of this hand: the first ones left of the button, the big one behind the
   * small one. All others were posted by players who enter the game or come back.
   */
  private findBlindSeats(): { readonly small: Seat | undefined; readonly big: Seat | undefined } {
    if (this.posts.length === 0) return { small: undefined, big: undefined };
    const seatsOf = (role: BlindRole): Seat[] =>
      this.posts
        .filter((post) => post.role === role)
        .map(({ seat }) => seat)
        .sort((a, b) => a - b);
    const [smalls, bigs] = [seatsOf('small blind'), seatsOf('big blind')];
    if (this.players === 2) return { small: smalls.find((seat) => seat !== bigs[0]), big: bigs[0] };
    const [small] = smalls;
    const isInTurn = small !== undefined && (bigs.length === 0 || bigs.some((seat) => seat > small));
    const first = bigs.find((seat) => !isInTurn || seat > small) ?? bigs[0];
    // If the player whose turn it is has no chips for the blind, all others post besides.
    const due = isInTurn ? small + 1 : this.isBroke(0) ? 1 : 0;
    const isBesides = first !== undefined && first > due && this.isBroke(due);
    return { small: isInTurn ? small : undefined, big: isBesides ? undefined : first };
  }

  /** Antes and blinds in the dealer's order: heads-up the small blind, which is the button, before the big one. */
  list(): { readonly event: ViewEvent; readonly line: SourceLine }[] {
    const antes = new Map<Seat, { event: Forced; line: SourceLine }>();
    const addAnte = (line: SourceLine, seat: Seat, chips: Chips): void => {
      const before = antes.get(seat)?.event.chips ?? 0;
      antes.set(seat, { line, event: { type: 'ante', seat, chips: before + chips } });
    };
    for (const { line, seat, chips } of this.antes) addAnte(line, seat, chips);
    for (const post of this.posts) if (this.isDead(post)) addAnte(post.line, post.seat, post.chips);
    const live = this.posts.filter((post) => !this.isDead(post));
    const second = live.find(({ seat }, i) => live.findIndex((post) => post.seat === seat) < i);
    if (second !== undefined) throw complain(second.line, 'post', 'a second blind', 'one for a player');
    const blinds = live.map(({ line, seat, chips }) => ({
      line,
      event: { type: 'blind', seat, chips } as Forced,
    }));
    const direction = this.players === 2 ? -1 : 1;
    return [
      ...[...antes.values()].sort((a, b) => a.event.seat - b.event.seat),
      ...blinds.sort((a, b) => direction * (a.event.seat - b.event.seat)),
    ];
  }
}
