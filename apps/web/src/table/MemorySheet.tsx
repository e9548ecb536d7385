import { describeMemory } from '@doorcard/text';
import { useEffect, useRef } from 'react';
import { Button } from '../shared/buttons/Button.js';
import { useTable } from '../shared/tableStore/useTable.js';
import styles from './KeySheet.module.css';
import { useTableWords } from './useTableWords.js';

/** What Level 3 has learned about the players of this table, and a way to delete it. */
export function MemorySheet({ onClose }: { readonly onClose: () => void }) {
  const { words, w } = useTableWords();
  const memory = useTable((state) => state.memory);
  const askMemory = useTable((state) => state.askMemory);
  const table = useTable((state) => state.table)!;
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    sheet.current?.showModal();
    askMemory(false);
  }, [askMemory]);
  const names = table.chairs.map((chair) => chair?.name ?? '');
  const lines = memory === undefined ? [] : describeMemory(words, memory, names);
  const isEmpty = memory?.every((record) => record === null) !== false;
  return (
    <dialog ref={sheet} className={styles.sheet} aria-label={w.memory} data-part="memory" onClose={onClose}>
      <header>
        <h2>{w.memory}</h2>
        <Button look="quiet" onClick={() => sheet.current?.close()}>
          {w.close}
        </Button>
      </header>
      <p>{w.memoryMeaning}</p>
      <ul role="status">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button disabled={isEmpty} onClick={() => askMemory(true)}>
        {w.forget}
      </Button>
    </dialog>
  );
}
