import { useState } from 'react';
import { download } from '../shared/browser/download.js';
import { listHands, nameFault, type BrokenHand } from '../shared/hands/handDatabase.js';
import { makeExport, type ExportFile, type Format } from '../shared/hands/handExport.js';
import { handStore } from './handStore.js';
import type { Sight } from '../shared/hands/sight.js';

export interface Exporting {
  readonly format: Format;
  readonly sight: Sight;
  readonly onFormat: (format: Format) => void;
  readonly onSight: (sight: Sight) => void;
  /** What the last export was. */
  readonly file: ExportFile | undefined;
  readonly write: (ids: ReadonlySet<string>) => Promise<void>;
}

/** Reads hands, writes them in the chosen form, and gives the file to the visitor. */
export function useExport(): Exporting {
  const [format, onFormat] = useState<Format>('phh');
  const [sight, onSight] = useState<Sight>('seen');
  const [file, setFile] = useState<ExportFile>();
  const write = async (ids: ReadonlySet<string>): Promise<void> => {
    try {
      const { hands, broken } = await listHands();
      const made = makeExport(
        hands.filter(({ row }) => ids.has(row.id)),
        format,
        sight,
      );
      const unread: readonly BrokenHand[] = broken.filter(({ id }) => ids.has(id));
      if (made.hands > 0) download(made.name, made.text);
      setFile({ ...made, refused: [...made.refused, ...unread] });
    } catch (fault) {
      handStore.setState({ error: nameFault(fault) });
    }
  };
  return { format, sight, onFormat, onSight, file, write };
}
