import type { View } from '@doorcard/engine';
import type { ClientMessage, HostMessage } from '@doorcard/table';
import { wordsOf, type Language, type Words } from '@doorcard/text';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { House } from './house.js';

/** What went between the page and its host, in order. */
export type Traffic = readonly (
  | { readonly from: 'page'; readonly data: ClientMessage }
  | { readonly from: 'host'; readonly data: HostMessage }
)[];

declare global {
  interface Window {
    traffic: Traffic[number][];
  }
}

export interface VisitorOptions {
  readonly language?: Language;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  readonly address?: string;
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

  private constructor(
    readonly page: Page,
    private readonly context: BrowserContext,
    language: Language,
  ) {
    this.words = wordsOf(language);
  }

  static async enter(house: House, options: VisitorOptions = {}): Promise<Visitor> {
    const { language = 'en', width = 1280, theme = 'light', address = house.address } = options;
    const context = await house.browser.newContext({
      locale: language === 'ja' ? 'ja-JP' : 'en-GB',
      colorScheme: theme,
      viewport: width < 800 ? { width, height: 844 } : { width, height: 800 },
      hasTouch: width < 800,
    });
    context.setDefaultTimeout(15_000);
    await context.addInitScript(recordTraffic);
    const page = await context.newPage();
    const visitor = new Visitor(page, context, language);
    const { faults } = visitor;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => faults.push(`error: ${error.error().message}`));
    page.on('requestfailed', (request) => {
      // Whoever leaves a page needs no more of it.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()}`);
    });
    await page.goto(address);
    return visitor;
  }

  async leave(): Promise<void> {
    for (const worker of this.page.workers()) this.faults.push(...(await worker.evaluate(listViolations)));
    await this.context.close();
  }

  /** Sits down at a table where nobody waits. */
  async deal({ games, level = 'lv2', opponents = 3, seed }: TableWish): Promise<void> {
    const { page } = this;
    const { start } = this.words.web;
    await page.locator(`input[name=games][value="${games}"]`).check();
    await page.locator(`input[name=opponents][value="${opponents}"]`).check();
    await page.locator(`input[name=level][value="${level}"]`).check();
    await page.locator('input[name=speed][value="off"]').check();
    if (seed !== undefined) {
      await page.getByLabel(start.practice).check();
      await page.getByLabel(start.seed, { exact: true }).fill(seed);
    }
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

  /** Checks, calls and brings in; at a draw throws what `choose` says. */
  async playOn(choosePlaces: (view: View) => readonly number[] = () => []): Promise<void> {
    while ((await this.waitForMe()) === 'asked') {
      const view = await this.view();
      if (view.legal!.draw === undefined) {
        await this.button('c').click();
        continue;
      }
      const places = choosePlaces(view);
      for (const place of places) await this.page.locator('.mark').nth(place).click();
      await this.button(places.length === 0 ? 'p' : 'Enter').click();
    }
  }

  traffic(): Promise<Traffic> {
    return this.page.evaluate(() => window.traffic);
  }

  async heard<T extends HostMessage['type']>(type: T): Promise<Extract<HostMessage, { type: T }>[]> {
    const traffic = await this.traffic();
    return traffic.flatMap(({ from, data }) =>
      from === 'host' && data.type === type ? [data as Extract<HostMessage, { type: T }>] : [],
    );
  }

  /** What the page knows of the hand now. */
  async view(): Promise<View> {
    return (await this.heard('view')).at(-1)!.view;
  }
}

/** Runs in a worker: what it did against the policy so far, which no console tells. */
function listViolations(): string[] {
  const observer = new ReportingObserver(() => {}, { buffered: true, types: ['csp-violation'] });
  observer.observe();
  return observer.takeRecords().map(({ body }) => `policy in a worker: ${JSON.stringify(body)}`);
}

/** Runs in the page before anything of it: keeps every message to and from a worker. */
function recordTraffic(): void {
  window.traffic = [];
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<HostMessage>) => {
        window.traffic.push({ from: 'host', data });
      });
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
