import { useEffect, useRef } from 'react';

/** Keys do what buttons do, unless somebody types, a dialog is open, or a button of its own has the focus. */
export function usePress(press: (key: string) => void): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      const { target, key } = event;
      if (document.querySelector('dialog[open]') !== null) return;
      if (target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea'))
        return;
      if (key === 'Enter' && target instanceof HTMLElement && target.matches('button, a, summary')) return;
      // What is typed into the command line begins after its key.
      if (key === '/') event.preventDefault();
      latest.current(key.length === 1 ? key.toLowerCase() : key);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
