import { useEffect, useRef } from 'react';

/** Keys of a page, unless somebody types, a dialog is open, or a button of its own has the focus. */
export function useShortcuts(press: (key: string) => boolean | void): void {
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
      const isPress = key === 'Enter' || key === ' ';
      if (isPress && target instanceof HTMLElement && target.matches('button, a, summary, input')) return;
      if (latest.current(key.length === 1 ? key.toLowerCase() : key) === true) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
