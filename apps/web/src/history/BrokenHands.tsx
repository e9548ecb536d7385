import { useState } from 'react';
import { useWords } from '../language/LanguageProvider.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { FaultText } from './Fault.js';
import type { BrokenHand } from './handDatabase.js';
import { useShelf } from './handShelf.js';

/** Hands that cannot be read: each with its reason. They stay until the visitor deletes them. */
export function BrokenHands({ broken }: { readonly broken: readonly BrokenHand[] }) {
  const { list, removal } = useWords().web.history;
  const remove = useShelf((state) => state.remove);
  const [asked, setAsked] = useState<string>();
  return (
    <section className="note error broken" role="alert">
      <h2>{list.broken(broken.length)}</h2>
      <p>{list.brokenKept}</p>
      <ul>
        {broken.map(({ id, error }) => (
          <li key={id}>
            <span>
              <code>{id}</code>: <FaultText error={error} />
            </span>{' '}
            <button type="button" className="quiet" onClick={() => setAsked(id)}>
              {removal.one}
            </button>
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
