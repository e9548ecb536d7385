import { splitMix64, unwrap, Xoshiro256 } from '@doorcard/cards';
import { streamOf } from '@doorcard/cpu';
import { act, Hand, listEvents, makeDefaultSetup, makePlan, makeView, RULE_SETS } from '@doorcard/engine';
import type { Match } from '../src/match.js';
import { registry } from './matches.js';

/**
 * A match computed slowly: a new hand for every deal, actions as checked objects, and the chips added up from the
 * events, event by event. By group and player.
 */
export function playSlowly(match: Match, from: number, to: number): { game: string; chips: number[] }[] {
  const players = match.players.map((name) => unwrap(registry.find(name)));
  const count = players.length;
  const [first, second] = splitMix64(BigInt(match.seed), 2) as [bigint, bigint];
  const table = Number(second & 0xffffffffn);
  const groups: { game: string; chips: number[] }[] = [];
  for (let group = from; group < to; group++) {
    const game = match.games[group % match.games.length]!;
    const chips = players.map(() => 0);
    const turn = Math.floor(group / match.games.length) % count;
    const rotations = match.duplicate ? players.map((_, rotation) => rotation) : [turn];
    for (const rotation of rotations) {
      const hand = new Hand(makePlan(makeDefaultSetup(game, count, RULE_SETS[match.rules])));
      const words = splitMix64(first + BigInt(group), 4);
      hand.deal({ kind: 'rng', rng: Xoshiro256.fromWords(words) });
      for (let decision = 0; hand.actor >= 0; decision++) {
        const seat = hand.actor;
        const player = players[(seat + rotation) % count]!;
        const { action } = player.decide(makeView(hand, seat), streamOf(table, group, seat, decision));
        unwrap(act(hand, seat, action));
      }
      for (const event of listEvents(hand)) {
        if (!('chips' in event)) continue;
        const sign = event.type === 'win' || event.type === 'return' ? 1 : -1;
        chips[(event.seat + rotation) % count]! += sign * event.chips;
      }
    }
    groups.push({ game, chips });
  }
  return groups;
}
