import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps somebody from using the page, as axe finds it; a line each. */
export async function listBarriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  const isLoaded = await endTransitions(page);
  // Half a megabyte of axe is evaluated twice in each analysis; a page that has it already gets an empty script.
  const source = isLoaded ? { axeSource: 'undefined' } : {};
  // Nothing is framed here, so the page itself can be asked for all of it.
  const axe = new AxeBuilder({ page, ...source }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? axe : axe.withRules([...rules])).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * In the middle of a transition, as after a change of theme, a colour is neither the old nor the new one. Returns
 * whether axe is in the page.
 */
async function endTransitions(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition && animation.playState === 'running') animation.finish();
    }
    return 'axe' in window;
  });
}
