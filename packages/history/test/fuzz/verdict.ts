import { unwrap } from '@doorcard/cards';
import {
  makePhh,
  makePhhMetadata,
  parsePhh,
  readPhhHand,
  readPokerStarsText,
  splitPokerStarsText,
  writePhhHand,
} from '../../src/index.js';

/** How the reading of a text ended: played, or refused with a code. Anything else is thrown. */
export type Verdict = 'played' | `${string}/${string}`;

/** An error must have a code and name its line. */
function judgeError({ code, message }: { code: string; message: string }): Verdict {
  if (!/^[a-z]+\/[a-z0-9-]+$/.test(code)) throw new Error(`no code: ${code}, ${message}`);
  if (!/\bline \d+/.test(message)) throw new Error(`no line: ${code}, ${message}`);
  return code as Verdict;
}

/** A PHH text is refused, or played, and then written and read again it is the same hand. */
export function judgePhh(text: string): Verdict {
  const phh = parsePhh(text);
  if (!phh.ok) return judgeError(phh.error);
  const { value, lines } = phh.value;
  const played = readPhhHand(value, { lines });
  if (!played.ok) return judgeError(played.error);
  const { hand, state, stacks, collected } = played.value;
  const written = unwrap(writePhhHand(hand, { unit: value.unit, ...(collected && { collected }) }));
  const reread = unwrap(parsePhh(makePhh(written))).value;
  const again = unwrap(readPhhHand(reread));
  const [before, after] = [
    scale(stacks, value.unit) ?? state,
    scale(again.stacks, reread.unit) ?? again.state,
  ];
  if (before !== after) throw new Error(`the money changes: ${before} becomes ${after}`);
  return 'played';
}

const scale = (stacks: readonly number[] | undefined, unit: number): string | undefined =>
  stacks?.map((chips) => chips / unit).join();

/** A PokerStars text is refused, or it becomes PHH that the replay accepts, with the same money. */
export function judgeText(text: string): Verdict {
  const hands = splitPokerStarsText(text);
  if (hands.length === 0) return 'file/no-hands';
  let verdict: Verdict = 'played';
  for (const { text: one, firstLine } of hands) {
    const read = readPokerStarsText(one, { firstLine });
    if (!read.ok) {
      verdict = judgeError(read.error);
      continue;
    }
    const { hand, text: told, collected } = read.value;
    const { details, extras } = makePhhMetadata(told);
    const phh = makePhh(unwrap(writePhhHand(hand, { unit: told.unit, details, extras, collected })));
    const parsed = unwrap(parsePhh(phh));
    const played = unwrap(readPhhHand(parsed.value, { lines: parsed.lines }));
    if (played.state !== 'finished' || played.matches !== true) {
      throw new Error(`the replay says ${played.state}, matches ${String(played.matches)}:\n${phh}`);
    }
    const unit = parsed.value.unit;
    played.stacks!.forEach((chips, seat) => {
      const won = collected[seat]! - hand.paidOf(seat) - hand.anteOf(seat);
      const net = chips / unit - played.hand.plan.setup.stacks[seat]! / unit;
      if (Math.abs(net - won / told.unit) > 1e-9)
        throw new Error(`seat ${seat} has ${net}, not ${won / told.unit}`);
    });
    if (Math.abs(played.rake / unit - told.rake / told.unit) > 1e-9) throw new Error('another rake');
  }
  return verdict;
}
