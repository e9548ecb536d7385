import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openHouse, type House } from './house.js';
import { Visitor, type VisitorOptions } from './visitor.js';

/** A house for all tests of a file, and visitors of one test each. Whatever their browsers complain about fails it. */
export function openDoors(): {
  readonly house: () => House;
  readonly enter: (options?: VisitorOptions) => Promise<Visitor>;
} {
  let house: House;
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());
  afterEach(async () => {
    for (const visitor of visitors) await visitor.leave();
    const faults = visitors.flatMap((visitor) => visitor.faults);
    visitors = [];
    expect(faults).toEqual([]);
  });
  return {
    house: () => house,
    enter: async (options) => {
      const visitor = await Visitor.enter(house, options);
      visitors.push(visitor);
      return visitor;
    },
  };
}
