import { InputError } from '@doorcard/cards';
import type { Action } from '@doorcard/engine';
import type { ClientMessage, HandResult, HostMessage, TableInfo, TableOptions } from '@doorcard/table';
import {
  answerQuestion,
  countMissingChips,
  findWinner,
  isBetweenHands,
  listChoices,
  NO_TABLE,
  parseAmount,
  parseCommand,
  reduceMessage,
  requestHint,
  toggleMark,
  type TableClient,
  type TablePress,
  type TableState,
} from '@doorcard/table/client';
import {
  describeAction,
  describeCommand,
  describeMemory,
  describeError,
  describeReason,
  listPeople,
  nameLevel,
  writeChips,
  type Words,
} from '@doorcard/text';
import { wrapText } from '../textWidth.js';
import { drawGame, type Typing } from './gameScreen.js';
import { isPrintable, readKeys, type Key } from './key.js';
import { findTableKey } from './keyLine.js';
import { drawPage, makeHelp, makeWhy, turnPage, type Page } from './page.js';
import type { PhhFile } from './phhFile.js';
import type { Style } from './style.js';

/** The parts of a game in the terminal. */
export interface GameSetup {
  readonly words: Words;
  readonly style: Style;
  /** For a new table; undefined to resume the saved one. */
  readonly options: TableOptions | undefined;
  readonly replace: boolean;
  /** Stops after this many hands. */
  readonly hands: number;
  readonly openPhh: ((isNew: boolean) => PhhFile) | undefined;
  readonly reveal: boolean;
}

/** How it went. */
export interface GameEnd {
  readonly table: TableInfo | undefined;
  readonly hands: number;
  readonly won: number;
  readonly error: InputError | undefined;
}

/** An answer with more lines than this gets its own page. */
const MOST_NOTICE_LINES = 5;

/** The player's side of a table: takes messages and keys, draws lines. It does not know the terminal. */
export class Game {
  private state: TableState = NO_TABLE;
  /** A line that is being typed: an amount, or a command. */
  private typing: Typing | undefined;
  private notice: string[] = [];
  private page: Page | undefined;
  private phh: PhhFile | undefined;
  private lastGame: string | undefined;
  private hands = 0;
  private won = 0;
  private isLeaving = false;
  private isResumed = false;

  constructor(
    private readonly setup: GameSetup,
    private readonly client: TableClient,
    private readonly size: { readonly columns: () => number; readonly rows: () => number },
    private readonly onEnd: (end: GameEnd) => void,
  ) {}

  begin(): void {
    const { options, replace } = this.setup;
    this.state = { ...NO_TABLE, status: 'opening' };
    if (options === undefined) this.resume();
    else this.start(options, replace);
  }

  private start(options: TableOptions, replace: boolean): void {
    this.isResumed = false;
    this.client.send({ type: 'start', options, replace });
  }

  private resume(): void {
    this.isResumed = true;
    this.client.send({ type: 'resume' });
  }

  private send(message: ClientMessage): void {
    this.notice = [];
    this.client.send(message);
  }

  leave(): void {
    if (this.isLeaving) return;
    this.isLeaving = true;
    this.client.send({ type: 'leave' });
  }

  // Messages.

  take(message: HostMessage): void {
    if (message.type === 'bye') return this.end();
    const before = this.state;
    this.state = reduceMessage(before, message);
    const { words } = this.setup;
    switch (message.type) {
      case 'table':
        if (before.table === undefined) this.beginTable();
        this.announceSubstitutes(message.table, before.table);
        break;
      case 'handStart':
        this.announceGame(message.game);
        break;
      case 'handOver':
        this.takeEnd(message.hand, message.results);
        break;
      case 'record':
        this.phh?.add(
          Number(message.hand.split('-').at(-1)),
          message.all === null ? message.seen : message.all.phh,
          this.state.hand?.hand === message.hand ? this.state.hand.players : undefined,
        );
        break;
      case 'hint': {
        const { hand } = this.state;
        const people = hand === undefined ? [] : listPeople(words, hand);
        const { thought, facts } = describeReason(words.reasons, message.reason, people);
        const action = describeAction(words, message.action, this.state.view?.legal);
        this.notice = [
          words.play.hintTitle(nameLevel(words.players, message.player), action),
          [thought, facts.join(', ')].filter(Boolean).join(' '),
        ];
        break;
      }
      case 'memory': {
        const names = this.state.table?.chairs.map((chair) => chair?.name ?? '') ?? [];
        this.notice = describeMemory(words, message.records, names);
        break;
      }
      case 'sessionOver': {
        const { places } = message;
        this.notice = [
          words.table.tournamentOver(places[0]!.name),
          ...places.map(({ name, place, prize }) => words.table.place(name, place, prize)),
        ];
        break;
      }
      case 'error':
        this.takeError(message, before.status === 'opening');
        break;
      case 'view':
      case 'reasons':
      case 'paused':
    }
  }

  private beginTable(): void {
    this.phh = this.setup.openPhh?.(!this.isResumed);
    if (this.isResumed) this.notice = [this.setup.words.play.resumed];
  }

  /** The substitutes that play now and did not before. */
  private announceSubstitutes({ substitutes, chairs }: TableInfo, before: TableInfo | undefined): void {
    const { substitute } = this.setup.words.table;
    const news = substitutes.filter(
      ({ chair }) => !before?.substitutes.some((known) => known.chair === chair),
    );
    const lines = news.map(({ chair, wanted, plays }) =>
      substitute(chairs[chair]?.name ?? '', wanted, plays),
    );
    if (lines.length > 0) this.notice = [...this.notice, ...lines];
  }

  private announceGame(game: TableInfo['game']): void {
    const { games, aims, nextGame } = this.setup.words.table;
    if (game !== this.lastGame) this.notice = [...this.notice, nextGame(games[game], aims[game])];
    this.lastGame = game;
  }

  private takeEnd(hand: string, results: readonly HandResult[]): void {
    this.hands++;
    const mine = results.find(({ seat }) => seat === this.state.hand?.you);
    if (mine !== undefined) this.won += mine.after - mine.before;
    if (mine?.after === 0) this.notice = [this.setup.words.play.noChips];
    if (this.phh !== undefined) {
      this.client.send({ type: 'record', hand, cards: this.setup.reveal ? 'all' : 'seen' });
    }
  }

  private takeError({ about, error }: Extract<HostMessage, { type: 'error' }>, isOpening: boolean): void {
    if (error.code === 'table/save-exists') return;
    // Other errors while it opens, such as a full disk, do not end it.
    if (isOpening && (about === 'start' || about === 'resume')) this.end(new InputError(error));
    else this.notice = [describeError(this.setup.words, error)];
  }

  private end(error?: InputError): void {
    this.onEnd({ table: this.state.table, hands: this.hands, won: this.won, error });
  }

  // Keys.

  /** What the keyboard sends. */
  press(input: string): void {
    for (const key of readKeys(input)) this.pressKey(key);
  }

  private pressKey(key: Key): void {
    if (key === 'Ctrl-C') return this.leave();
    if (this.isLeaving) return undefined;
    if (this.page !== undefined) {
      this.page = key === 'Esc' ? undefined : turnPage(this.page, this.size.rows());
      return undefined;
    }
    if (this.typing !== undefined) return this.type(key, this.typing);
    const letter = key.length === 1 ? key.toUpperCase() : key;
    return this.state.status === 'saved' ? this.chooseSaved(letter) : this.pressAtTable(letter);
  }

  private chooseSaved(key: Key): void {
    if (key === 'Q') this.leave();
    else if (key === 'R') this.resume();
    else if (key === 'N') this.start(this.setup.options!, true);
    else this.notice = [this.setup.words.play.badKey(key)];
  }

  private pressAtTable(key: Key): void {
    if (key === 'Q') return this.leave();
    if (key === '/') return this.startTyping('command');
    const isBetween = isBetweenHands(this.state);
    if (isBetween && (key === 'Enter' || key === 'Space')) return this.nextHand();
    if (/^[1-9]$/.test(key) && this.state.view?.legal?.draw !== undefined) return this.mark(Number(key) - 1);
    const name = findTableKey(key);
    if (name === 'next' || name === 'hint' || name === 'why' || name === 'help') return this.pressFor(name);
    if (name === 'bet' && isBetween) return this.buyIn();
    return this.choose(key, name);
  }

  private choose(key: Key, name: ReturnType<typeof findTableKey>): void {
    const { play } = this.setup.words;
    const choice = listChoices(this.state).find((each) => each.key === name);
    if (choice === undefined) this.notice = [name === undefined ? play.badKey(key) : play.notNow];
    else if (choice.code === 'amount') this.startTyping('amount');
    else if (choice.code === 'draw' && choice.isOff) this.notice = [play.markFirst];
    else this.act(choice.action);
  }

  private pressFor(press: TablePress): void {
    switch (press) {
      case 'next':
        return this.nextHand();
      case 'hint': {
        const message = requestHint(this.state);
        return message === undefined ? this.refuse() : this.send(message);
      }
      case 'why':
        return this.showWhy();
      case 'help':
        return this.open(makeHelp(this.setup.words, this.width));
      case 'memory':
      case 'forget':
        return this.send({ type: 'memory', forget: press === 'forget' });
      case 'pause':
        return this.send({ type: this.state.table?.paused === true ? 'continue' : 'pause' });
    }
  }

  private refuse(): void {
    this.notice = [this.setup.words.play.notNow];
  }

  private mark(place: number): void {
    const card = this.state.view!.mine!.cards[place];
    this.notice = card === undefined ? [this.setup.words.play.noCardThere] : [];
    if (card !== undefined) this.state = toggleMark(this.state, card);
  }

  /** The requested number of hands has been played, or the tournament has a winner. */
  private get isLastHand(): boolean {
    return this.hands >= this.setup.hands || findWinner(this.state) !== undefined;
  }

  private act(action: Action): void {
    const answered = answerQuestion(this.state, action);
    if (answered === undefined) return this.refuse();
    this.state = answered.state;
    return this.send(answered.message);
  }

  private nextHand(): void {
    if (!isBetweenHands(this.state)) this.refuse();
    else if (this.isLastHand) this.leave();
    else this.send({ type: 'nextHand' });
  }

  private showWhy(): void {
    const { hand, reasons, view } = this.state;
    if (reasons === undefined || hand === undefined) this.refuse();
    else this.open(makeWhy(reasons, hand, view?.events ?? [], this.setup.words, this.width));
  }

  private buyIn(): void {
    const chips = countMissingChips(this.state);
    if (chips > 0) this.send({ type: 'topUp', chips });
    else this.refuse();
  }

  private open(lines: readonly string[]): void {
    this.page = { lines, at: 0 };
  }

  // Typing.

  private startTyping(what: Typing['what']): void {
    this.typing = { what, text: '' };
    this.notice = [];
  }

  private type(key: Key, typing: Typing): void {
    const { what, text } = typing;
    if (key === 'Esc') this.typing = undefined;
    else if (key === 'Enter') this.finishTyping(typing);
    else if (key === 'Backspace') this.typing = { what, text: text.slice(0, -1) };
    else if (what === 'amount' && key.toUpperCase() === 'M') this.raiseTo(this.state.view?.legal?.raise?.max);
    else if (isPrintable(key)) this.typing = { what, text: text + (key === 'Space' ? ' ' : key) };
  }

  private finishTyping({ what, text }: Typing): void {
    if (what === 'command') this.runCommand(text);
    else this.raiseTo(text === '' ? this.state.view?.legal?.raise?.min : parseAmount(text));
  }

  private runCommand(text: string): void {
    const { words } = this.setup;
    this.typing = undefined;
    const command = parseCommand(text, this.state);
    if (command.type === 'press') return this.pressFor(command.press);
    if (command.type === 'act') this.act(command.action);
    const lines = describeCommand(words, command, writeChips);
    if (lines.length > MOST_NOTICE_LINES)
      return this.open(lines.flatMap((line) => wrapText(line, this.width)));
    this.notice = lines;
    return undefined;
  }

  private raiseTo(to: number | undefined): void {
    if (to === undefined) {
      this.typing = { what: 'amount', text: '' };
      this.notice = [this.setup.words.play.noAmount];
      return;
    }
    this.typing = undefined;
    this.act({ type: 'raise', to });
  }

  // Drawing.

  private get width(): number {
    return Math.max(20, this.size.columns() - 1);
  }

  /** The whole screen as lines, none wider than the terminal. */
  draw(): string[] {
    const { words, style } = this.setup;
    const rows = this.size.rows();
    if (this.page !== undefined) return drawPage(this.page, words, rows);
    const { state, typing, notice, isLastHand, width } = this;
    return drawGame({ state, typing, notice, isLastHand }, words, style, { width, rows });
  }
}
