import type { Page, Request } from '@playwright/test';

/** Keeps requests of a page that failed. Whoever leaves a page needs no more of it: then, and only then, one may be aborted. */
export class RequestWatch {
  private readonly failed: string[] = [];
  private readonly aborted: Request[] = [];
  /** By request: how many documents had been asked for when it began. */
  private readonly begun = new Map<Request, number>();
  private documents = 0;

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.documents++;
      this.begun.set(request, this.documents);
    });
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'net::ERR_ABORTED') this.aborted.push(request);
      else this.failed.push(`request: ${request.url()}`);
    });
  }

  listFailed(): string[] {
    const stayed = this.page.isClosed() ? [] : this.aborted.filter((request) => !this.wasLeft(request));
    return [...this.failed, ...stayed.map((request) => `aborted: ${request.url()}`)];
  }

  forget(): void {
    this.failed.length = 0;
    this.aborted.length = 0;
  }

  private wasLeft(request: Request): boolean {
    return this.begun.get(request) !== this.documents;
  }
}
