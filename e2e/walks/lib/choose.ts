import { expect, type Page } from '@playwright/test';

/** Chooses one option of a dropdown by keyboard. @param at which one, of several dropdowns with this label */
export async function choose(page: Page, label: string, typed: string, at = 0): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).nth(at).focus();
  // As fast as a person: antd's portal gives up on a burst of keys while the machine is busy.
  await page.keyboard.type(typed, { delay: 30 });
  await expect(page.getByRole('option', { name: new RegExp(typed, 'i') }).first()).toBeAttached();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
}
