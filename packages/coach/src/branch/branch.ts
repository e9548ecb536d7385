import { unwrap, Xoshiro256 } from '@doorcard/cards';
import { act, makeView, type Action, type Hand, type View } from '@doorcard/engine';
import { believe, type Belief } from '@doorcard/search';
import type { OpponentModel } from '../verdict/opponentModel.js';

export interface BranchOptions {
  readonly view: View;
  readonly model: OpponentModel;
  /** The same seed and the same actions give the same branch. */
  readonly seed: bigint;
}

/**
 * What would have happened: the hand goes on from a view with other actions. The hidden cards are imagined from what the
 * others did, as in rollouts, so a branch never shows the cards that were really there.
 */
export class Branch {
  private readonly hand: Hand;
  private readonly belief: Belief;
  private readonly rng: Xoshiro256;

  constructor(private readonly options: BranchOptions) {
    const { view, model, seed } = options;
    this.rng = Xoshiro256.fromSeed(seed);
    this.belief = believe(view, model.types, {
      rng: this.rng,
      ...(model.weights === undefined ? {} : { weights: model.weights }),
    });
    this.belief.sample(this.rng);
    this.hand = this.belief.frame.makeHand();
    this.belief.frame.fill(this.hand, this.belief.world.cards, this.rng);
    this.hand.resume(this.rng);
  }

  /** The seat of the view acts, and the others until it is asked again or the hand is over. */
  act(action: Action): void {
    this.play(action);
    const { hand, belief } = this;
    while (hand.actor >= 0 && hand.actor !== this.options.view.seat) {
      const player = belief.types[belief.world.types[hand.actor]!]!;
      this.play(player.choose(makeView(hand, hand.actor), this.rng));
    }
  }

  private play(action: Action): void {
    unwrap(act(this.hand, this.hand.actor, action));
  }

  /** What the seat sees now. */
  get view(): View {
    return makeView(this.hand, this.options.view.seat);
  }
}
