import { capital } from '@doorcard/text';
import { useEffect, useRef } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { KEY_ACTIONS } from '../shared/keys/keys.js';
import { useKeys } from '../shared/keys/useKeys.js';
import styles from './KeySheet.module.css';
import { useTableWords } from './useTableWords.js';

/** Every key and every command, as the visitor has set them. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { words, w } = useTableWords();
  const keys = useKeys();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    sheet.current?.showModal();
  }, []);
  const rows: readonly (readonly [key: string, meaning: string])[] = [
    ...KEY_ACTIONS.filter((action) => !action.startsWith('card')).map(
      (action) => [keys.nameOf(action), words.keyActions[action]] as const,
    ),
    [`${keys.nameOf('card1')}–${keys.nameOf('card7')}`, w.markCards],
    ['Esc', w.closeKey],
  ];
  return (
    <dialog ref={sheet} className={styles.sheet} aria-label={words.play.helpTitle} onClose={onClose}>
      <header>
        <h2>{words.play.helpTitle}</h2>
        <Button look="quiet" onClick={() => sheet.current?.close()}>
          {w.close}
        </Button>
      </header>
      <Pairs pairs={rows} as="kbd" />
      <h2>{words.commands.title}</h2>
      <Pairs pairs={words.commands.list} as="code" />
    </dialog>
  );
}

interface PairsProps {
  readonly pairs: readonly (readonly [name: string, meaning: string])[];
  readonly as: 'kbd' | 'code';
}

function Pairs({ pairs, as: Name }: PairsProps) {
  return (
    <dl className={`${styles.pairs} ${Name === 'code' ? styles.codes : ''}`}>
      {pairs.map(([name, meaning]) => (
        <div key={name}>
          <dt>
            <Name>{name}</Name>
          </dt>
          <dd>{capital(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}
