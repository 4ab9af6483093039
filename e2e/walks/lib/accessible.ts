import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './walk.js';

/** The rules of axe that a change of theme can break. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What voice control needs, which axe does not check by default. */
export const SPEECH = ['label-content-name-mismatch'];

interface Scope {
  /** Selector of the part to check; the whole page by default. */
  part?: string;
  /** The rules of axe to check; all by default. */
  rules?: string[];
}

/** Waits until outdated content, which is dimmed, has been replaced and colour transitions have ended. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  // Their state, not their promises: Chromium leaves some unresolved when the page is not painted again.
  const running = () =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSTransition && each.playState === 'running').length;
  await expect.poll(() => page.evaluate(running)).toBe(0);
}

/** Expects axe to find nothing on the page once it has settled. */
export async function expectAccessible(page: Page, { part, rules }: Scope = {}): Promise<void> {
  // Each page has a headline, once its code is there.
  await expect(page.locator(part ?? 'h1').first()).toBeVisible();
  await settle(page);
  // Without legacy mode, axe opens another page each time, which only cross-origin frames need.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Describing every element that passes would take longer than checking it.
  axe.options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      `accessibility of ${page.url()}`,
    )
    .toEqual([]);
}

/** Switches to another theme and expects axe to accept its colours. */
export async function expectAccessibleIn(
  theme: 'light' | 'dark',
  page: Page,
  part?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expectAccessible(page, { ...(part && { part }), rules: RULES_OF_COLOUR });
}
