import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps somebody from using the page, as axe finds it; a line each. */
export async function listBarriers(page: Page, rules?: readonly string[]): Promise<string[]> {
  await endTransitions(page);
  // Nothing is framed here, so the page itself can be asked for all of it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? axe : axe.withRules([...rules])).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** In the middle of a transition, as after a change of theme, a colour is neither the old nor the new one. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running');
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
