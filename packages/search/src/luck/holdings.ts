import type { Plan } from '@doorcard/engine';

/** All cards of a hand that have been dealt so far, as far as they are still held. */
export class Holdings {
  /** By seat: the cards that it holds, without gaps. */
  readonly cards: readonly Uint8Array[];
  readonly counts: Uint8Array;
  readonly board = new Uint8Array(5);
  boardCount = 0;
  /** By seat: how many draws it has left after the cards that it waits for. */
  readonly draws: Uint8Array;

  constructor(private readonly plan: Plan) {
    this.cards = Array.from({ length: plan.seats }, () => new Uint8Array(plan.handSize));
    this.counts = new Uint8Array(plan.seats);
    this.draws = new Uint8Array(plan.seats);
  }

  clear(): void {
    this.counts.fill(0);
    this.boardCount = 0;
    this.draws.fill(this.plan.setup.variant.showdown.draws);
  }
}
