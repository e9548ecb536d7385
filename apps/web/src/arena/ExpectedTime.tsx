import { countRotations } from '@doorcard/arena';
import inputs from '../shared/controls/inputs.module.css';
import type { ChosenMatch } from './matchText.js';
import { countWorkers } from './matchWorkers.js';
import { useMatch } from './matchStore.js';
import { useSpeed } from './speed.js';
import { useArenaWords } from './useArenaWords.js';

/** Seconds after which a match is long. */
const LONG = 300;
/** Hands before the first check of a match that ends when its interval is narrow. */
const FIRST_CHECK = 2000;

/** How long the chosen match will take here, before it is started. */
export function ExpectedTime({ chosen }: { readonly chosen: ChosenMatch | undefined }) {
  const w = useArenaWords();
  // A match that runs leaves no time to measure another.
  const isRunning = useMatch(({ status }) => status === 'running');
  const speed = useSpeed(isRunning ? undefined : chosen?.match);
  if (chosen === undefined || isRunning) return null;
  if (speed === undefined) {
    return (
      <p className={inputs.meaning} data-part="expected" aria-busy>
        {w.measuring}
      </p>
    );
  }
  const { match, margin } = chosen;
  const threads = countWorkers();
  const hands = match.groups * countRotations(match);
  const secondsFor = (count: number): number => (Math.min(count, hands) * speed) / 1000 / threads;
  const about = w.time(secondsFor(margin === undefined ? hands : FIRST_CHECK));
  return (
    <div data-part="expected">
      <p>
        {margin === undefined
          ? w.expected(about, threads)
          : w.expectedUntil(about, w.time(secondsFor(hands)), threads)}
      </p>
      {secondsFor(margin === undefined ? hands : FIRST_CHECK) > LONG && (
        <p className={inputs.meaning}>{w.slow}</p>
      )}
    </div>
  );
}
