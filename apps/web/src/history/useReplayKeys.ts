import { useEffect, useRef } from 'react';

/** Arrows step, Home and End jump; fields and the slider keep their own keys. */
export function useReplayKeys(at: number, last: number, onStep: (step: number) => void): void {
  const latest = useRef({ at, last, onStep });
  useEffect(() => {
    latest.current = { at, last, onStep };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const { target, key } = event;
      if (target instanceof Element && target.matches('input, textarea, select, dialog *')) return;
      const here = latest.current;
      const steps: Readonly<Record<string, number>> = {
        ArrowLeft: here.at - 1,
        ArrowRight: here.at + 1,
        Home: 0,
        End: here.last,
      };
      const step = steps[key];
      if (step === undefined) return;
      event.preventDefault();
      if (step >= 0 && step <= here.last) here.onStep(step);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
