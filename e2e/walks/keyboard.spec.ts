import type { Locator, Page } from '@playwright/test';
import { expect, test } from './walk.js';

const MAX_TAB_STOPS = 150;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('A shopper buys with only the keyboard', async ({ page }) => {
  await page.goto('/');
  // What other walks create is bought up, or removed, meanwhile.
  const card = page.getByRole('article').filter({ hasNotText: 'Parcel' }).nth(1);
  await press(page, card.getByRole('button', { name: 'ADD TO CART' }));
  await expect(page.getByText('item added to cart').first()).toBeVisible();
  await press(page, page.getByRole('link', { name: /cart/i }).first());
  await press(page, page.getByRole('link', { name: 'Please login to checkout' }));
  await type(page, page.getByLabel('Email'), 'ines@shop.test');
  await type(page, page.getByLabel('Password', { exact: true }), 'demo-shopper');
  await press(page, page.getByRole('button', { name: 'LOGIN' }));
  await expect(page).toHaveURL(/\/cart$/);
  await press(page, page.getByRole('button', { name: 'Make Payment' }));
  await expect(page.getByText('Payment successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
