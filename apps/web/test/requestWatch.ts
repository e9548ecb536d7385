import type { Page, Request } from '@playwright/test';

/** Keeps requests of a page that failed. A visitor who leaves a page needs no more of it: then, and only then, one may be aborted. */
export class RequestWatch {
  private readonly failed: string[] = [];
  private readonly aborted: Request[] = [];
  /** By request: whether the page has been left since, or, of a document, another one been asked for. */
  private readonly wasLeft = new Map<Request, () => boolean>();
  private asked = 0;
  private documents = 0;
  private isLeaving = false;

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        const number = ++this.asked;
        this.isLeaving = true;
        this.wasLeft.set(request, () => this.asked !== number);
      } else {
        const document = this.documents;
        this.wasLeft.set(request, () => this.documents !== document);
      }
    });
    // Until a new document is there, the old one may still ask for something, such as its icon.
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !this.isLeaving) return;
      this.isLeaving = false;
      this.documents++;
    });
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'net::ERR_ABORTED') this.aborted.push(request);
      else this.failed.push(`request: ${request.url()}`);
    });
  }

  listFailed(): string[] {
    const stayed = this.page.isClosed()
      ? []
      : this.aborted.filter((request) => this.wasLeft.get(request)?.() !== true);
    return [...this.failed, ...stayed.map((request) => `aborted: ${request.url()}`)];
  }

  forget(): void {
    this.failed.length = 0;
    this.aborted.length = 0;
  }
}
