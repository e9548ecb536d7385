import { useState } from 'react';
import type { BrokenHand } from '../shared/hands/handDatabase.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { FaultText } from './Fault.js';
import { useHandStore } from './handStore.js';
import { useHistoryWords } from './useHistoryWords.js';
import { Button } from '../shared/buttons/Button.js';
import notes from '../shared/controls/Note.module.css';
import styles from './history.module.css';

/** Hands that cannot be read: each with its reason. They stay until the visitor deletes them. */
export function BrokenHands({ broken }: { readonly broken: readonly BrokenHand[] }) {
  const { list, removal } = useHistoryWords();
  const remove = useHandStore((state) => state.remove);
  const [asked, setAsked] = useState<string>();
  return (
    <section className={`${notes.note} ${notes.error} ${styles.broken}`} role="alert">
      <h2>{list.broken(broken.length)}</h2>
      <p>{list.brokenKept}</p>
      <ul>
        {broken.map(({ id, error }) => (
          <li key={id}>
            <span>
              <code>{id}</code>: <FaultText error={error} />
            </span>{' '}
            <Button look="quiet" onClick={() => setAsked(id)}>
              {removal.one}
            </Button>
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <ConfirmDialog
          count={1}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            void remove([asked]);
          }}
        />
      )}
    </section>
  );
}
