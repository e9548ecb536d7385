import { useEffect } from 'react';
import { useRouteTail } from '../shared/address/route.js';
import { HandList } from './HandList.js';
import { HandPage } from './HandPage.js';
import { useHandStore } from './handStore.js';

/** The kept hands: all of them, or the one that the address names. */
export function HistoryPage() {
  const id = decodeTail(useRouteTail());
  const load = useHandStore((state) => state.load);
  useEffect(() => {
    void load();
  }, [load, id]);
  return id === '' ? <HandList /> : <HandPage key={id} id={id} />;
}

/** An address may hold anything. */
function decodeTail(tail: string): string {
  try {
    return decodeURIComponent(tail);
  } catch {
    return tail;
  }
}
