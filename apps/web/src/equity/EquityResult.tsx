import { useEffect, useRef, useState } from 'react';
import { EquityTable } from './EquityTable.js';
import type { EquityState } from './useEquity.js';
import { useEquityWords } from './useEquityWords.js';
import { Button } from '../shared/buttons/Button.js';
import inputs from '../shared/controls/inputs.module.css';
import styles from './equity.module.css';

/** What the calculation says, or how far it is. */
export function EquityResult({ state }: { readonly state: EquityState }) {
  const w = useEquityWords();
  const place = useRef<HTMLElement>(null);
  const { status } = state;
  useEffect(() => {
    if (status === 'answered') place.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return (
    <section className={styles.answer} data-status={status} ref={place} aria-labelledby="answer-title">
      {status === 'answered' && <h2 id="answer-title">{w.result}</h2>}
      {state.status === 'answered' && <EquityTable spot={state.spot} equity={state.equity} />}
      {state.status === 'running' && (
        <p className={styles.progress}>
          <progress max={1} value={state.done} aria-label={w.working} />
          <span>{w.done(Math.floor(100 * state.done))}</span>
        </p>
      )}
      <p role="status" className={inputs.meaning}>
        {status === 'running' && w.working}
        {status === 'cancelled' && w.cancelled}
        {state.status === 'answered' &&
          w.method(state.equity.method, state.equity.showdowns.toLocaleString('en'))}
      </p>
      {state.status === 'answered' && state.equity.policy !== undefined && (
        <p className={inputs.meaning}>{w.policies[state.equity.policy]}</p>
      )}
      {state.status === 'answered' && <CopyLink />}
    </section>
  );
}

/** The address has the whole spot. */
function CopyLink() {
  const w = useEquityWords();
  const [told, setTold] = useState<string>();
  const copy = (): void => {
    // Not there on pages that came over an open line.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) {
      setTold(w.copyByHand);
      return;
    }
    clipboard.writeText(location.href).then(
      () => setTold(w.copied),
      () => setTold(w.copyByHand),
    );
  };
  return (
    <div className={styles.copyLink}>
      <Button onClick={copy}>{w.copyLink}</Button>
      <span role="status">{told}</span>
    </div>
  );
}
