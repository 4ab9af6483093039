import type { Page } from '@playwright/test';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

const FORM = '/dashboard/admin/create-product';

/** Reloads the page as somebody who confirms that they want to leave it. @returns what the browser asked */
async function reload(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  return asked;
}

test('A half typed product is back after another page and a reload, until it is discarded', async ({
  page,
}) => {
  await enter(page, ADMIN, FORM);
  const name = page.getByLabel('Name', { exact: true });
  const restored = page.getByText('What you had typed is back. It is not saved yet.');
  await name.fill('Half a globe');
  await page.getByRole('link', { name: 'Admin Panel' }).first().click();
  // Until the other page is there, this one is only hidden.
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expect(name).toBeHidden();
  await page.goBack();
  await expect(name).toHaveValue('Half a globe');
  await expect(restored).toBeVisible();
  await expectAccessible(page);

  await name.fill('Half a globe, blue');
  expect(await reload(page)).toEqual(['beforeunload']);
  await expect(name).toHaveValue('Half a globe, blue');
  await expect(restored).toBeVisible();

  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(name).toHaveValue('');
  await expect(restored).toBeHidden();
  expect(await reload(page)).toEqual([]);
  await expect(name).toHaveValue('');
});
