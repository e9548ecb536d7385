import type { Page } from '@playwright/test';

/** Widths in pixels. One visitor sees all of a group, because loading the app takes longer than another width. */
export const SCREENS = [
  ['phones and tablets', [360, 390, 768]],
  ['desktops', [1280, 1920]],
] as const;

/** Makes the screen as wide as this, and waits until the app knows. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 800 ? 844 : 800 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** What is wrong with the boxes of a page: text or its background outside or cut off, and texts that cover each other. */
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
  /** What scrolls or clips its contents: they may be above or below it. */
  const findClip = (element: Element): DOMRect | undefined => {
    for (let each: Element | null = element.parentElement; each !== null; each = each.parentElement) {
      if (isHidden(each)) return new DOMRect();
      const { overflowX, overflowY } = getComputedStyle(each);
      if (each !== document.body && (overflowX !== 'visible' || overflowY !== 'visible'))
        return each.getBoundingClientRect();
    }
    return undefined;
  };
  /** Whether something is cut off at the left or right, where nobody can scroll to it. Dots in place of it are allowed. */
  const isCut = (element: Element, rect: DOMRect): boolean => {
    let { left, right } = rect;
    for (
      let each: Element | null = element;
      each !== null && each !== document.body;
      each = each.parentElement
    ) {
      const { overflowX, textOverflow, display } = getComputedStyle(each);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX === 'visible' || display === 'inline') continue;
      const box = each.getBoundingClientRect();
      // Nothing is shown of a part that is folded away.
      if (box.width === 0 || box.height === 0) return false;
      if (left >= box.left - 1 && right <= box.right + 1) continue;
      if (textOverflow !== 'ellipsis') return true;
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
    }
    return left < -1 || right > width + 1;
  };
  const nameFault = (text: string, { left, right }: DOMRect): string =>
    `"${text.slice(0, 30)}" is outside or cut off: ${left.toFixed(0)} to ${right.toFixed(0)}`;
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
      const isAway =
        clip !== undefined &&
        (clip.width === 0 || clip.height === 0 || rect.top >= clip.bottom || rect.bottom <= clip.top);
      if (isAway) continue;
      if (isCut(element, rect)) faults.push(nameFault(text, rect));
      boxes.push({ text: text.slice(0, 30), element, rect, isFixed });
    }
  }
  // What is behind a text ends with it on the screen, even if the text itself is cut short.
  const behind = boxes.flatMap(({ element }) => {
    const found = [];
    for (
      let each: Element | null = element;
      each !== null && each !== document.body;
      each = each.parentElement
    )
      found.push(each);
    return found;
  });
  for (const element of new Set(behind)) {
    if (getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)') continue;
    const rect = element.getBoundingClientRect();
    if (isCut(element.parentElement!, rect)) faults.push(nameFault(`box of ${element.textContent}`, rect));
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
