import { useState } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { useLabWords } from './useLabWords.js';
import styles from './lab.module.css';

/** Copies the address, or another link that is made first; where that is not allowed, shows it. */
export function CopyLink({ makeLink }: { readonly makeLink?: () => Promise<string> }) {
  const { link: w } = useLabWords();
  const [state, setState] = useState<'copied' | { readonly link: string }>();
  const copy = async (): Promise<void> => {
    const link = (await makeLink?.()) ?? location.href;
    setState(
      await navigator.clipboard.writeText(link).then(
        () => 'copied' as const,
        () => ({ link }),
      ),
    );
  };
  return (
    <>
      <Button onClick={() => void copy()} data-part="copy-link">
        {state === 'copied' ? w.copied : w.copy}
      </Button>
      {typeof state === 'object' && (
        <input
          className={styles.link}
          aria-label={w.byHand}
          readOnly
          value={state.link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  );
}
