import { makeJobPlan, type Runner, type RunWatch, type Shard } from '@doorcard/jobs';
import { USUAL_CONFIDENCE } from './estimate.js';
import type { Match } from './match.js';
import { cutFine, cutMatch, estimatePlayers, type MatchResult, type PlayerEstimate } from './runMatches.js';
import { joinShards, MATCH_SIGNATURE, type ShardInput, type ShardSums } from './shard.js';
import { confidenceOf, isNarrow, planLooks } from './looks.js';

export interface MatchRunOptions {
  /** Ends the match when the interval of every player is at most this wide to either side, in units per 100 hands. */
  readonly margin?: number | undefined;
  /** The number of hands in the smallest shards, if there is to be news often; otherwise shards are large. */
  readonly shardHands?: number | undefined;
}

/** What is still to be played before the next look, and what is done of it. */
interface Stage {
  readonly from: number;
  readonly to: number;
  readonly shards: readonly Shard<ShardInput>[];
  readonly done: Map<string, ShardSums>;
}

/**
 * A match that can be watched, stopped and continued. Whatever the order in which shards end, the result counts the
 * groups from the first up to the first that is missing, so it does not depend on which hands take long.
 */
export class MatchRun {
  /** Numbers of groups after which the match may end, planned before the first hand. */
  readonly looks: readonly number[];
  /** Of every single interval. */
  readonly confidence: number;
  private stage: Stage;
  private looked = 0;
  private before: ShardSums = { parts: [], styles: [] };
  private reached = false;

  constructor(
    readonly match: Match,
    private readonly options: MatchRunOptions = {},
  ) {
    this.looks = options.margin === undefined ? [match.groups] : planLooks(match);
    this.confidence = options.margin === undefined ? USUAL_CONFIDENCE : confidenceOf(this.looks.length);
    this.stage = this.openStage();
  }

  /** The match so far. */
  get result(): MatchResult {
    const { shards, done } = this.stage;
    const first: ShardSums[] = [this.before];
    for (const { id } of shards) {
      const sums = done.get(id);
      if (sums === undefined) break;
      first.push(sums);
    }
    return { match: this.match, ...joinShards(first) };
  }

  /** By player, as far as the match has come; empty before the first part. */
  get players(): readonly PlayerEstimate[] {
    const { result } = this;
    return result.parts.length === 0 ? [] : estimatePlayers(result, this.confidence);
  }

  /** The played share of the groups, from 0 to 1. */
  get progress(): number {
    const { from, to, shards, done } = this.stage;
    const share = shards.length === 0 ? 1 : done.size / shards.length;
    return (from + share * (to - from)) / this.match.groups;
  }

  /** The checks that are done. */
  get looksDone(): number {
    return this.looked;
  }

  /** Whether all intervals became as narrow as requested. */
  get isReached(): boolean {
    return this.reached;
  }

  get isOver(): boolean {
    return this.reached || this.looked === this.looks.length;
  }

  /**
   * Plays to the end, or until it is cancelled, and continues where it was. `onProgress` is called with the finished
   * share of all groups after every shard.
   */
  async play(runner: Runner, run: string, { onProgress, ...watch }: RunWatch = {}): Promise<void> {
    while (!this.isOver) {
      const { shards, done } = this.stage;
      const open = shards.filter(({ id }) => !done.has(id));
      await runner.run(makeJobPlan(MATCH_SIGNATURE, `${run}-${this.looked}`, open), {
        ...watch,
        onResult: ({ id }, sums) => {
          done.set(id, sums);
          onProgress?.(this.progress);
        },
      });
      this.look();
    }
  }

  private look(): void {
    const { parts, styles } = this.result;
    this.before = { parts, styles };
    this.looked++;
    this.stage = this.openStage();
    const { margin } = this.options;
    this.reached = margin !== undefined && this.players.every((player) => isNarrow(player, margin));
  }

  private openStage(): Stage {
    const from = this.looks[this.looked - 1] ?? 0;
    const to = this.looks[this.looked] ?? from;
    const { shardHands } = this.options;
    const cut = shardHands === undefined ? undefined : cutFine(shardHands);
    const shards = from === to ? [] : cutMatch(this.match, 'm0', from, to, cut);
    return { from, to, shards, done: new Map() };
  }
}
