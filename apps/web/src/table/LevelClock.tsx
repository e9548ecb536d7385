import type { TableInfo } from '@doorcard/table';
import { useEffect, useState } from 'react';
import { useTablePageWords } from './useTablePageWords.js';

/** The level of a tournament and what is left of it; a clock goes on by itself until the host sends the time again. */
export function LevelClock({ table }: { readonly table: TableInfo }) {
  const { levelLeft } = useTablePageWords();
  const { level, paused } = table;
  const left = useCountdown(level?.left ?? 0, level?.unit === 'seconds' && !paused, table);
  if (level === null) return null;
  return <li>{levelLeft(level.number, left, level.unit)}</li>;
}

/** Seconds that are left since the host sent `from`. */
function useCountdown(seconds: number, isRunning: boolean, from: unknown): number {
  const [gone, setGone] = useState({ from, seconds: 0 });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(
      () => setGone((before) => ({ from, seconds: before.from === from ? before.seconds + 1 : 1 })),
      1000,
    );
    return () => clearInterval(timer);
  }, [isRunning, from]);
  return Math.max(0, seconds - (gone.from === from ? gone.seconds : 0));
}
