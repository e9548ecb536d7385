import { useEffect, useState } from 'react';
import { listRows, nameFault } from '../shared/hands/handDatabase.js';
import { FaultNote } from './FaultNote.js';
import { useSettingsWords } from './useSettingsWords.js';
import inputs from '../shared/controls/inputs.module.css';

interface Use {
  readonly used: number | undefined;
  readonly allowed: number | undefined;
  readonly hands: number;
  readonly broken: number;
}

/** 1,234,567 bytes are 1.2 MB. */
function writeBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let [size, unit] = [bytes, 0];
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${size < 10 && unit > 0 ? size.toFixed(1) : Math.round(size)} ${units[unit]!}`;
}

async function measure(): Promise<Use> {
  const { storage } = navigator as { readonly storage?: StorageManager };
  const { usage, quota } = (await storage?.estimate()) ?? {};
  const { rows, broken } = await listRows();
  return { used: usage, allowed: quota, hands: rows.length, broken: broken.length };
}

/** How much room everything takes. */
export function StorageUse() {
  const w = useSettingsWords();
  const [use, setUse] = useState<Use>();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    measure().then(setUse, (fault: unknown) => setCode(nameFault(fault).code));
  }, []);
  if (code !== undefined) return <FaultNote code={code} />;
  const { used, allowed, hands = 0, broken = 0 } = use ?? {};
  return (
    <div data-part="storage" aria-busy={use === undefined}>
      <p>{w.hands(hands)}</p>
      <p className={inputs.meaning}>
        {used === undefined || allowed === undefined
          ? w.usedUnknown
          : w.used(writeBytes(used), writeBytes(allowed))}
      </p>
      {broken > 0 && <p className={inputs.wrong}>{w.brokenHands(broken)}</p>}
    </div>
  );
}
