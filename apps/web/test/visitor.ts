import type { View } from '@doorcard/engine';
import type { ClientMessage, HostMessage } from '@doorcard/table';
import type { Language } from '@doorcard/text';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '../src/shared/language/language.js';
import type { ServedApp } from './servedApp.js';
import { RequestWatch } from './requestWatch.js';
import { allWordsOf, type AllWords } from './webWords.js';
import { WorkerWatch } from './workerWatch.js';

/** What went between the page and its host, in order. */
export type Traffic = readonly (
  | { readonly from: 'page'; readonly data: ClientMessage }
  | { readonly from: 'host'; readonly data: HostMessage }
)[];

declare global {
  interface Window {
    traffic: Traffic[number][];
    /** Addresses of the workers that were started and not ended. */
    living: string[];
  }
}

export interface VisitorOptions {
  readonly language?: Language;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly address?: string;
  /** Whether the app is kept for visits without a connection; it costs every first visit a moment. */
  readonly isKept?: boolean;
}

/** The start page. */
export const START = 'main.start-StartPage-page';

export interface TableWish {
  readonly games: string;
  readonly level?: 'random' | 'lv0' | 'lv1' | 'lv2' | 'lv3' | 'lv4';
  readonly opponents?: number;
  readonly seed?: string;
  /** Whether the coach judges the hands; it takes time that most tests do not need to spend. (false) */
  readonly judge?: boolean;
}

/** Somebody who visits the page in a real browser. Whatever goes wrong in it is kept in `faults`. */
export class Visitor {
  readonly faults: string[] = [];
  readonly words: AllWords;
  private readonly workers: WorkerWatch;
  private readonly requests: RequestWatch;

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    language: Language,
  ) {
    this.words = allWordsOf(language);
    this.workers = new WorkerWatch(page);
    this.requests = new RequestWatch(page);
  }

  static async enter(app: ServedApp, options: VisitorOptions = {}): Promise<Visitor> {
    const { language = 'en', width = 1280, theme = 'light', address = app.address, isKept = false } = options;
    const context = await app.browser.newContext({
      locale: language === 'ja' ? 'ja-JP' : 'en-GB',
      colorScheme: theme,
      viewport: width < 800 ? { width, height: 844 } : { width, height: 800 },
      hasTouch: width < 800,
    });
    // A machine that is busy with other tests is slow; a wait that never ends still fails.
    context.setDefaultTimeout(30_000);
    await context.addInitScript(recordTraffic);
    if (!isKept) await context.addInitScript(refuseServiceWorker);
    const page = await context.newPage();
    const visitor = new Visitor(page, context, language);
    const { faults } = visitor;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
    await page.goto(address);
    return visitor;
  }

  async leave(): Promise<void> {
    if (!this.page.isClosed()) this.faults.push(...(await this.workers.listViolations()));
    this.faults.push(...this.requests.listFailed());
    await this.context.close();
  }

  /** What went wrong until now was meant to. */
  forgive(): void {
    this.faults.length = 0;
    this.requests.forget();
  }

  /** How many workers the page has started and not ended. */
  countWorkers(): Promise<number> {
    return this.page.evaluate(() => window.living.length);
  }

  /** Sits down at a table where nobody waits. */
  async deal({ games, level = 'lv2', opponents = 3, seed, judge = false }: TableWish): Promise<void> {
    const { page } = this;
    const { start } = this.words.web;
    await page.locator(START).waitFor();
    // The choices are fetched once the page is shown.
    await page.locator('#customise form').waitFor({ state: 'attached' });
    if (!judge) await page.evaluate(switchCoachOff);
    // The lobby has tests of its own; here it is only the way to a table.
    await page.evaluate(clickInputs, [
      '[aria-controls=customise][aria-expanded=false]',
      `[name=games][value="${games}"]`,
      `[name=opponents][value="${opponents}"]`,
      `[name=level][value="${level}"]`,
      '[name=speed][value="off"]',
      ...(seed === undefined ? [] : ['[data-practice] [type=checkbox]:not(:checked)']),
    ]);
    if (seed !== undefined) await page.getByLabel(start.seed, { exact: true }).fill(seed);
    await page.getByRole('button', { name: start.deal, exact: true }).click();
  }

  /** Waits until something is asked of me, or the hand is over; answers which. */
  async waitForMe(): Promise<'asked' | 'between'> {
    const bar = this.page.locator('[data-part=actions]:is([data-asked=true], [data-between=true])');
    await bar.waitFor();
    return (await bar.getAttribute('data-between')) === 'true' ? 'between' : 'asked';
  }

  /** A button of the bar by its key. */
  button(key: string): Locator {
    return this.page.locator(`[data-part=actions] button[aria-keyshortcuts="${key}"]`);
  }

  /** Leaves the table by its menu. */
  async leaveTable(): Promise<void> {
    await this.page.locator('[data-part=menu-button]').click();
    await this.page.getByRole('button', { name: this.words.tableParts.leave, exact: true }).click();
  }

  /** Changes the language by the menu of the table. */
  async switchLanguage(language: Language): Promise<void> {
    await this.page.locator('[data-part=menu-button]').click();
    await this.page.getByRole('button', { name: LANGUAGE_NAMES[language] }).click();
    await this.page.keyboard.press('Escape');
  }

  /** Deals the next hand and waits until it has begun: until then the old one is still on the table. */
  async nextHand(): Promise<void> {
    const before = (await this.heard('handStart')).length;
    await this.button('n').click();
    await this.page.waitForFunction(
      (count) => window.traffic.filter(({ data }) => data.type === 'handStart').length > count,
      before,
    );
  }

  /** Checks, calls and brings in by keys; at a draw throws what `choose` says. */
  async playOn(choosePlaces: (view: View) => readonly number[] = () => []): Promise<void> {
    while ((await this.waitForMe()) === 'asked') {
      const view = await this.view();
      const { keyboard } = this.page;
      if (view.legal!.draw === undefined) {
        await keyboard.press('c');
        continue;
      }
      const places = choosePlaces(view);
      for (const place of places) await keyboard.press(String(place + 1));
      await keyboard.press(places.length === 0 ? 'p' : 'Enter');
    }
  }

  traffic(): Promise<Traffic> {
    return this.page.evaluate(() => window.traffic);
  }

  async heard<T extends HostMessage['type']>(type: T): Promise<Extract<HostMessage, { type: T }>[]> {
    const told = await this.page.evaluate(
      (wanted) => window.traffic.filter(({ from, data }) => from === 'host' && data.type === wanted),
      type as string,
    );
    return told.map(({ data }) => data as Extract<HostMessage, { type: T }>);
  }

  /** What the page knows of the hand now. */
  async view(): Promise<View> {
    const last = await this.page.evaluate(() => window.traffic.findLast(({ data }) => data.type === 'view'));
    return (last!.data as Extract<HostMessage, { type: 'view' }>).view;
  }
}

/** Runs in the page. A text without a seal is accepted as one of the first version. */
function switchCoachOff(): void {
  try {
    const kept = JSON.parse(localStorage.getItem('doorcard') ?? '{}') as Record<string, unknown>;
    const { type: _type, checksum: _checksum, ...choices } = kept;
    localStorage.setItem('doorcard', JSON.stringify({ ...choices, version: 1, judge: false }));
  } catch {
    // In some tests the page can keep nothing, or what it keeps cannot be read.
  }
}

/** Runs in the page. */
function clickInputs(selectors: readonly string[]): void {
  for (const selector of selectors) document.querySelector<HTMLInputElement>(`main ${selector}`)?.click();
}

/** Runs in the page before anything of it: keeps every message to and from a worker. */
function recordTraffic(): void {
  window.traffic = [];
  window.living = [];
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    private readonly address: string;
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.address = new URL(url, location.href).href;
      window.living.push(this.address);
      this.addEventListener('message', ({ data }: MessageEvent<HostMessage>) => {
        window.traffic.push({ from: 'host', data });
      });
    }
    override terminate(): void {
      const at = window.living.indexOf(this.address);
      if (at >= 0) window.living.splice(at, 1);
      super.terminate();
    }
    override postMessage(data: ClientMessage): void {
      window.traffic.push({ from: 'page', data });
      super.postMessage(data);
    }
  };
  // Violations inside a listener's try block would not reach the console as errors of their own.
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy: ${violatedDirective} ${blockedURI}`);
  });
}

/** Runs in the page before anything of it. */
function refuseServiceWorker(): void {
  // A blank page has none.
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker !== undefined) serviceWorker.register = () => new Promise(() => {});
}
