import type { Result } from '@doorcard/cards';
import { useEffect, useState } from 'react';

/** Milliseconds after the last change. */
const PAUSE = 150;

/** What a run of a file would take, estimated a moment after the last change; undefined until it is known. */
export function useEstimate<File extends object, Estimate>(
  file: File,
  estimate: (file: File) => Promise<Result<Estimate>>,
): Result<Estimate> | undefined {
  const text = JSON.stringify(file);
  const [estimated, setEstimated] = useState<{
    readonly of: string;
    readonly result: Result<Estimate>;
  }>();
  useEffect(() => {
    let isHere = true;
    const wait = setTimeout(() => {
      void estimate(JSON.parse(text) as File).then((result) => isHere && setEstimated({ of: text, result }));
    }, PAUSE);
    return () => {
      isHere = false;
      clearTimeout(wait);
    };
  }, [text, estimate]);
  return estimated?.of === text ? estimated.result : undefined;
}
