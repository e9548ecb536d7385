import type { View } from '@doorcard/engine';
import type { ClientMessage, HostMessage } from '@doorcard/table';
import { wordsOf, type Language, type Words } from '@doorcard/text';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { House } from './house.js';
import { RequestWatch } from './requestWatch.js';
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

export interface TableWish {
  readonly games: string;
  readonly level?: 'random' | 'lv0' | 'lv1' | 'lv2';
  readonly opponents?: number;
  readonly seed?: string;
}

/** Somebody who visits the page in a real browser. Whatever goes wrong in it is kept in `faults`. */
export class Visitor {
  readonly faults: string[] = [];
  readonly words: Words;
  private readonly workers: WorkerWatch;
  private readonly requests: RequestWatch;

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    language: Language,
  ) {
    this.words = wordsOf(language);
    this.workers = new WorkerWatch(page);
    this.requests = new RequestWatch(page);
  }

  static async enter(house: House, options: VisitorOptions = {}): Promise<Visitor> {
    const {
      language = 'en',
      width = 1280,
      theme = 'light',
      address = house.address,
      isKept = false,
    } = options;
    const context = await house.browser.newContext({
      locale: language === 'ja' ? 'ja-JP' : 'en-GB',
      colorScheme: theme,
      viewport: width < 800 ? { width, height: 844 } : { width, height: 800 },
      hasTouch: width < 800,
    });
    // A machine that is busy with other tests is slow; whoever waits for nothing fails all the same.
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
  async deal({ games, level = 'lv2', opponents = 3, seed }: TableWish): Promise<void> {
    const { page } = this;
    const { start } = this.words.web;
    await page.locator('main.start').waitFor();
    // The lobby has tests of its own; here it is only the way to a table.
    await page.evaluate(clickInputs, [
      `[name=games][value="${games}"]`,
      `[name=opponents][value="${opponents}"]`,
      `[name=level][value="${level}"]`,
      '[name=speed][value="off"]',
      ...(seed === undefined ? [] : ['.practice-choice [type=checkbox]:not(:checked)']),
    ]);
    if (seed !== undefined) await page.getByLabel(start.seed, { exact: true }).fill(seed);
    await page.getByRole('button', { name: start.deal, exact: true }).click();
  }

  /** Waits until something is asked of me, or the hand is over; answers which. */
  async waitForMe(): Promise<'asked' | 'between'> {
    const bar = this.page.locator('.actions:is([data-asked=true], [data-between=true])');
    await bar.waitFor();
    return (await bar.getAttribute('data-between')) === 'true' ? 'between' : 'asked';
  }

  /** A button of the bar by its key. */
  button(key: string): Locator {
    return this.page.locator(`.actions button[aria-keyshortcuts="${key}"]`);
  }

  /** Deals the next hand and waits until it has begun: until then the old one still lies on the table. */
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

/** Runs in the page. */
function clickInputs(selectors: readonly string[]): void {
  for (const selector of selectors)
    document.querySelector<HTMLInputElement>(`main.start ${selector}`)?.click();
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
