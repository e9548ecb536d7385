import type { Page } from '@playwright/test';

/** What is wrong with the boxes of a page: text or controls outside of it, and texts that cover each other. */
export const findBoxFaults = (page: Page): Promise<string[]> => page.evaluate(measure);

/** Runs in the page. */
function measure(): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) {
    faults.push(`the page is ${document.documentElement.scrollWidth} wide, the screen ${width}`);
  }
  const isHidden = (element: Element): boolean => {
    const { visibility, clipPath, opacity } = getComputedStyle(element);
    return visibility === 'hidden' || opacity === '0' || clipPath !== 'none';
  };
  /** What scrolls or clips its contents: they may be outside of it. */
  const findClip = (element: Element): DOMRect | undefined => {
    for (let each: Element | null = element.parentElement; each !== null; each = each.parentElement) {
      if (isHidden(each)) return new DOMRect();
      const { overflowX, overflowY } = getComputedStyle(each);
      if (each !== document.body && (overflowX !== 'visible' || overflowY !== 'visible'))
        return each.getBoundingClientRect();
    }
    return undefined;
  };
  /** A bar that stays while the page moves under it. */
  const staysInPlace = (element: Element): boolean => {
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return true;
    }
    return false;
  };
  interface Box {
    readonly text: string;
    readonly element: Element;
    readonly rect: DOMRect;
    readonly isFixed: boolean;
  }
  const boxes: Box[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement!;
    const text = node.textContent!.trim();
    if (text === '' || isHidden(element) || element.closest('option, svg') !== null) continue;
    const clip = findClip(element);
    const isFixed = staysInPlace(element);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width === 0 || rect.height === 0) continue;
      if (clip !== undefined) {
        const isShown =
          rect.left < clip.right &&
          rect.right > clip.left &&
          rect.top < clip.bottom &&
          rect.bottom > clip.top;
        if (!isShown) continue;
      } else if (rect.left < -1 || rect.right > width + 1) {
        faults.push(`"${text.slice(0, 30)}" is outside: ${rect.left.toFixed(0)} to ${rect.right.toFixed(0)}`);
      }
      boxes.push({ text: text.slice(0, 30), element, rect, isFixed });
    }
  }
  // Lines of text are as high as their font; a few pixels of two lines may touch.
  const GAP = 3;
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      if (a.element === b.element || a.isFixed || b.isFixed) continue;
      const x = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const y = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      if (x > GAP && y > GAP) faults.push(`"${a.text}" and "${b.text}" cover each other`);
    }
  }
  return faults;
}
