import { capital } from '@doorcard/text';
import { useEffect, useRef } from 'react';
import { KEY_ACTIONS } from '../settings/keys.js';
import { useKeys } from '../settings/useKeys.js';
import { useTableWords } from './useTableWords.js';

/** Every key and every command, as the visitor has set them. */
export function KeySheet({ onClose }: { readonly onClose: () => void }) {
  const { words } = useTableWords();
  const { table: w, settings } = words.web;
  const keys = useKeys();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    sheet.current?.showModal();
  }, []);
  const rows: readonly (readonly [key: string, meaning: string])[] = [
    ...KEY_ACTIONS.filter((action) => !action.startsWith('card')).map(
      (action) => [keys.nameOf(action), settings.keyActions[action]] as const,
    ),
    [`${keys.nameOf('card1')}–${keys.nameOf('card7')}`, w.markCards],
    ['Esc', w.closeKey],
  ];
  return (
    <dialog ref={sheet} className="sheet" aria-label={words.play.helpTitle} onClose={onClose}>
      <header>
        <h2>{words.play.helpTitle}</h2>
        <button type="button" className="quiet" onClick={() => sheet.current?.close()}>
          {w.close}
        </button>
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
    <dl className={`pairs ${Name}s`}>
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
