import type { Rng } from '@doorcard/cards';
import { encodeAction, LiveView, type Action, type Chips, type Hand } from '@doorcard/engine';
import type { Belief, World } from '../belief/belief.js';
import type { ImaginedPlayer } from '../policy.js';
import { ResettableStream } from '../resettableStream.js';

/**
 * Plays hands to the end from the point of a view. All actions of one world meet the same cards in the same order and
 * the same random numbers for the same decision of a seat (common random numbers), so that they can be compared.
 */
export class Rollout {
  readonly live: LiveView;
  readonly hand: Hand;
  /** Policy decisions so far, for measurements. */
  decisions = 0;
  private readonly start: Hand;
  private readonly cards = new ResettableStream();
  private readonly choices = new ResettableStream();
  private readonly made: Int32Array;
  private readonly hero: number;
  private readonly stack: Chips;
  private readonly world: World;
  private seedOne = 0;
  private seedTwo = 0;

  constructor(
    private readonly belief: Belief,
    private readonly base: ImaginedPlayer,
  ) {
    const { frame } = belief;
    this.start = frame.makeHand();
    this.hand = frame.makeHand();
    this.live = new LiveView(this.hand, frame);
    this.made = new Int32Array(frame.seats.length);
    this.hero = frame.view.seat!;
    this.stack = frame.example.stackOf(this.hero);
    this.world = belief.world;
    this.hand.resume(this.cards);
  }

  /** Goes to another world. */
  enter(rng: Rng): void {
    this.belief.sample(rng);
    this.belief.frame.fill(this.start, this.world.cards, this.cards);
    this.seedOne = rng.nextUint32() | 0;
    this.seedTwo = rng.nextUint32() | 0;
  }

  /** The chips that the viewing seat ends up with, less those that it has now, if it does this in this world. */
  play(action: Action): Chips {
    const { hand, start, live, belief, world, made, cards, choices, base, hero } = this;
    start.copyTo(hand);
    cards.reset(this.seedOne, this.seedTwo, -1);
    live.begin(world.cards);
    made.fill(0);
    this.act(action);
    while (hand.actor >= 0) {
      const seat = hand.actor;
      choices.reset(this.seedOne, this.seedTwo, seat * 1024 + made[seat]!++);
      const policy = seat === hero ? base : belief.types[world.types[seat]!]!;
      this.act(policy.choose(live.see(), choices));
      this.decisions++;
    }
    return hand.stackOf(hero) - this.stack;
  }

  private act(action: Action): void {
    const [code, amount] = encodeAction(this.hand, action);
    if (!this.hand.act(code, amount)) throw new Error(`a rollout may not ${JSON.stringify(action)}`);
  }
}
