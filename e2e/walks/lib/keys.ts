import type { Locator, Page } from '@playwright/test';
import { expect } from './walk.js';

const MAX_TAB_STOPS = 150;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

/** Presses Enter on an element that Tab reaches. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into a field that Tab reaches. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Chooses an option of a dropdown that Tab reaches. */
export async function pick(page: Page, target: Locator, text: string): Promise<void> {
  await type(page, target, text);
  await expect(page.getByRole('option', { name: new RegExp(text, 'i') }).first()).toBeAttached();
  await page.keyboard.press('Enter');
}
