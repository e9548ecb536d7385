import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { serveApp, type ServedApp } from './servedApp.js';
import { Visitor, type VisitorOptions } from './visitor.js';

/** A app for all tests of a file, and visitors of one test each. Whatever their browsers complain about fails it. */
export function serveVisitors(): {
  readonly app: () => ServedApp;
  readonly enter: (options?: VisitorOptions) => Promise<Visitor>;
} {
  let app: ServedApp;
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    app = await serveApp();
  });
  afterAll(() => app.close());
  afterEach(async () => {
    for (const visitor of visitors) await visitor.leave();
    const faults = visitors.flatMap((visitor) => visitor.faults);
    visitors = [];
    expect(faults).toEqual([]);
  });
  return {
    app: () => app,
    enter: async (options) => {
      const visitor = await Visitor.enter(app, options);
      visitors.push(visitor);
      return visitor;
    },
  };
}
