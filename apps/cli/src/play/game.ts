import { InputError } from '@doorcard/cards';
import type { Action, View } from '@doorcard/engine';
import type {
  ClientMessage,
  Explained,
  HandInfo,
  HandResult,
  HostMessage,
  TableClient,
  TableInfo,
  TableOptions,
} from '@doorcard/table';
import { describeAction, describeError, describeEvent, describeReason, type Words } from '@doorcard/text';
import { joinPieces, wrapText } from '../textWidth.js';
import { listChoices } from './choice.js';
import { isPrintable, readKeys, type Key } from './key.js';
import { listKeyLabels } from './keyLine.js';
import { drawPage, makeHelp, makeWhy, turnPage, type Page } from './page.js';
import type { PhhFile } from './phhFile.js';
import { listPeople } from './sight.js';
import type { Style } from './style.js';
import { drawTableScreen } from './tableScreen.js';
import { answerCommand, readAmount } from './textCommand.js';

/** What a game in the terminal is made of. */
export interface GameSetup {
  readonly words: Words;
  readonly style: Style;
  /** For a new table; undefined to go on with the saved one. */
  readonly options: TableOptions | undefined;
  readonly replace: boolean;
  /** Stops after so many hands. */
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

const MOST_LOG_LINES = 10;

/** What the keys mean: play, a line that is being typed, or the question whether to give up a saved table. */
type Mode = 'table' | 'amount' | 'command' | 'saved';

/** The player's side of a table: takes messages and keys, draws lines. It knows no terminal. */
export class Game {
  private table: TableInfo | undefined;
  private hand: HandInfo | undefined;
  private view: View | undefined;
  private decision = 0;
  private log: string[] = [];
  private results: readonly HandResult[] | undefined;
  private reasons: readonly Explained[] | undefined;
  private readonly marked = new Set<number>();
  private mode: Mode = 'table';
  private typed = '';
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
    const { words } = this.setup;
    switch (message.type) {
      case 'table':
        this.takeTable(message.table);
        break;
      case 'handStart':
        this.takeHand(message);
        break;
      case 'events': {
        const people = listPeople(this.hand!, words);
        const view = this.view ?? { game: this.hand!.game, board: [] };
        const news = message.events.filter(({ type }) => type !== 'ante');
        this.log.push(
          ...news.flatMap((event) => describeEvent(words, event, seeBoard(view, news), people) ?? []),
        );
        break;
      }
      case 'view':
        if (message.decision !== this.decision) this.marked.clear();
        this.view = message.view;
        this.decision = message.decision;
        break;
      case 'handOver':
        this.takeEnd(message.hand, message.results);
        break;
      case 'reasons':
        this.reasons = message.reasons;
        break;
      case 'record':
        this.phh?.add(Number(message.hand.split('-').at(-1)), message.phh);
        break;
      case 'hint': {
        const { thought, facts } = describeReason(words.reasons, message.reason);
        const action = describeAction(words, message.action, this.view?.legal);
        this.notice = [
          words.play.hintTitle(message.player, action),
          [thought, facts.join(', ')].filter(Boolean).join(' '),
        ];
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
        this.takeError(message);
        break;
      case 'paused':
        break;
      case 'bye':
        this.end();
    }
  }

  private takeTable(table: TableInfo): void {
    const isFirst = this.table === undefined;
    this.table = table;
    if (!isFirst) return;
    this.mode = 'table';
    this.phh = this.setup.openPhh?.(!this.isResumed);
    if (this.isResumed) this.notice = [this.setup.words.play.resumed];
  }

  private takeHand(hand: HandInfo): void {
    const { games, aims, nextGame } = this.setup.words.table;
    this.hand = hand;
    this.log = [];
    this.results = undefined;
    this.reasons = undefined;
    this.view = undefined;
    this.decision = 0;
    this.marked.clear();
    if (hand.game !== this.lastGame)
      this.notice = [...this.notice, nextGame(games[hand.game], aims[hand.game])];
    this.lastGame = hand.game;
  }

  private takeEnd(hand: string, results: readonly HandResult[]): void {
    this.results = results;
    this.hands++;
    const mine = results.find(({ seat }) => seat === this.hand?.you);
    if (mine !== undefined) this.won += mine.after - mine.before;
    if (mine?.after === 0) this.notice = [this.setup.words.play.noChips];
    if (this.phh !== undefined) {
      this.client.send({ type: 'record', hand, cards: this.setup.reveal ? 'all' : 'seen' });
    }
  }

  private takeError({ about, error }: Extract<HostMessage, { type: 'error' }>): void {
    const text = describeError(this.setup.words, error);
    if (error.code === 'table/save-exists') {
      this.mode = 'saved';
      return;
    }
    const isOpening = this.table === undefined && (about === 'start' || about === 'resume');
    if (isOpening && this.mode !== 'saved') this.end(new InputError(error));
    else this.notice = [text];
  }

  private end(error?: InputError): void {
    this.onEnd({ table: this.table, hands: this.hands, won: this.won, error });
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
    if (this.mode === 'amount' || this.mode === 'command') return this.type(key);
    const letter = key.length === 1 ? key.toUpperCase() : key;
    if (this.mode === 'saved') return this.chooseSaved(letter);
    return this.pressAtTable(letter);
  }

  private chooseSaved(key: Key): void {
    if (key === 'Q') this.leave();
    else if (key === 'R') this.resume();
    else if (key === 'N') this.start(this.setup.options!, true);
    else this.notice = [this.setup.words.play.badKey(key)];
  }

  private pressAtTable(key: Key): void {
    const { play } = this.setup.words;
    if (key === 'Q') return this.leave();
    if (key === '?') return this.open(makeHelp(this.setup.words, this.width));
    if (key === '/') return this.startTyping('command');
    if (key === 'H') return this.askHint();
    if (key === 'W') return this.showWhy();
    if (key === 'B') return this.buyIn();
    if (key === 'N' || ((key === 'Enter' || key === 'Space') && this.isBetweenHands)) return this.nextHand();
    if (this.view?.legal?.draw !== undefined) return this.pressAtDraw(key, this.view);
    const choice = this.view && listChoices(this.view, this.setup.words).find((each) => each.key === key);
    if (choice === undefined) {
      this.notice = ['F', 'C', 'R', 'P', 'Enter'].includes(key) ? [play.notNow] : [play.badKey(key)];
    } else if (choice.action === 'askAmount') this.startTyping('amount');
    else this.act(choice.action);
    return undefined;
  }

  private pressAtDraw(key: Key, { mine }: View): void {
    const { play } = this.setup.words;
    const cards = mine!.cards;
    if (/^[1-9]$/.test(key)) {
      const place = Number(key) - 1;
      this.notice = place < cards.length ? [] : [play.noCardThere];
      if (place >= cards.length) return;
      if (!this.marked.delete(place)) this.marked.add(place);
    } else if (key === 'P') this.act({ type: 'draw', discard: [] });
    else if (key === 'Enter' && this.marked.size > 0) {
      this.act({ type: 'draw', discard: cards.filter((_, place) => this.marked.has(place)) });
    } else this.notice = [key === 'Enter' ? play.markFirst : play.badKey(key)];
  }

  private get isBetweenHands(): boolean {
    return this.table !== undefined && this.table.hand === null;
  }

  /** As many hands have been played as were asked for, or the tournament has its winner. */
  private get isLastHand(): boolean {
    return this.hands >= this.setup.hands || this.table?.places.some(({ place }) => place === 1) === true;
  }

  private act(action: Action): void {
    this.send({ type: 'act', hand: this.hand!.hand, decision: this.decision, action });
  }

  private nextHand(): void {
    if (this.isBetweenHands && this.isLastHand) this.leave();
    else if (this.isBetweenHands) this.send({ type: 'nextHand' });
    else this.notice = [this.setup.words.play.notNow];
  }

  private askHint(): void {
    if (this.view?.legal === undefined || this.view.legal === null)
      this.notice = [this.setup.words.play.notNow];
    else this.send({ type: 'hint', hand: this.hand!.hand, decision: this.decision });
  }

  private showWhy(): void {
    const { words } = this.setup;
    if (this.reasons === undefined || this.hand === undefined) this.notice = [words.play.notNow];
    else this.open(makeWhy(this.reasons, this.hand, this.view?.events ?? [], words, this.width));
  }

  private buyIn(): void {
    const chips = this.missingChips;
    if (chips > 0) this.send({ type: 'topUp', chips });
    else this.notice = [this.setup.words.play.notNow];
  }

  /** What has to be bought for a stack as at the start. */
  private get missingChips(): number {
    const { table } = this;
    if (table === undefined || table.kind !== 'cash' || table.you === null || !this.isBetweenHands) return 0;
    return Math.max(0, table.startChips - table.chairs[table.you]!.chips);
  }

  private open(lines: readonly string[]): void {
    this.page = { lines, at: 0 };
  }

  private startTyping(mode: 'amount' | 'command'): void {
    this.mode = mode;
    this.typed = '';
    this.notice = [];
  }

  private type(key: Key): void {
    if (key === 'Esc') this.mode = 'table';
    else if (key === 'Enter') this.finishTyping();
    else if (key === 'Backspace') this.typed = this.typed.slice(0, -1);
    else if (this.mode === 'amount' && key.toUpperCase() === 'M') this.raiseTo(this.view?.legal?.raise?.max);
    else if (isPrintable(key)) this.typed += key === 'Space' ? ' ' : key;
  }

  private finishTyping(): void {
    const { words } = this.setup;
    if (this.mode === 'amount') {
      this.raiseTo(this.typed === '' ? this.view?.legal?.raise?.min : readAmount(this.typed));
      return;
    }
    this.mode = 'table';
    const options = this.view
      ? listChoices(this.view, words).map(({ key, label }) => `${key}: ${label}`)
      : [];
    const answer = answerCommand(this.typed, this.sight, words, options);
    if (answer === undefined) this.notice = [words.play.unknownCommand(this.typed)];
    else if (answer.length > 5) this.open(answer.flatMap((line) => wrapText(line, this.width)));
    else this.notice = [...answer];
  }

  private raiseTo(to: number | undefined): void {
    if (to === undefined) {
      this.typed = '';
      this.notice = [this.setup.words.play.noAmount];
      return;
    }
    this.mode = 'table';
    this.act({ type: 'raise', to });
  }

  // Drawing.

  private get width(): number {
    return Math.max(20, this.size.columns() - 1);
  }

  private get sight() {
    const { table, hand, view, log, results, marked } = this;
    return { table, hand, view, log, results, marked };
  }

  /** The whole screen as lines, none wider than the terminal. */
  draw(): string[] {
    const { words, style } = this.setup;
    const rows = this.size.rows();
    if (this.page !== undefined) return drawPage(this.page, words, rows);
    if (this.mode === 'saved') {
      return [
        ...wrapText(words.play.savedTable, this.width),
        ...this.notice.flatMap((line) => wrapText(line, this.width)),
      ];
    }
    const table = drawTableScreen(this.sight, words, style, this.width);
    const foot = [...this.notice.flatMap((line) => wrapText(line, this.width)), ...this.drawKeys()];
    const room = Math.min(rows - table.length - foot.length - 2, MOST_LOG_LINES);
    if (room < 1) return [...squeeze(table, rows - foot.length), ...foot];
    const log = this.log.flatMap((line) => wrapText(line, this.width)).slice(-room);
    return [...table, '', ...log.map(style.dim), '', ...foot];
  }

  private drawKeys(): string[] {
    const { words } = this.setup;
    const { play } = words;
    if (this.mode === 'command') return [`/${this.typed}`];
    if (this.mode === 'amount') {
      const { as, min, max } = this.view!.legal!.raise!;
      return wrapText(play.amount(as, min, max) + this.typed, this.width);
    }
    const labels = listKeyLabels(this.sight, words, {
      isBetween: this.isBetweenHands,
      isLast: this.isLastHand,
      hasReasons: this.reasons !== undefined,
      missingChips: this.missingChips,
    });
    return joinPieces(
      labels.map(([key, label]) => `${key} ${label}`),
      this.width,
    );
  }
}

/** In a low window the gaps go first, then what stands lowest: the keys must be seen. */
function squeeze(lines: readonly string[], rows: number): string[] {
  const full = lines.filter((line) => line !== '');
  return (lines.length <= rows ? lines : full).slice(0, Math.max(1, rows));
}

/** The board as it is after these events: a hand that is shown is named with all of it. */
function seeBoard(
  view: Pick<View, 'game' | 'board'>,
  events: Extract<HostMessage, { type: 'events' }>['events'],
) {
  const dealt = events.flatMap((event) => (event.type === 'board' ? event.cards : []));
  return { game: view.game, board: [...view.board, ...dealt] };
}
