import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

const LIST = '[class*=select-dropdown]';

test('The options of a dropdown can be read: chosen, under the pointer and by keyboard', async ({
  page,
}) => {
  await enter(page, ADMIN, '/dashboard/admin/products');
  await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  const folded = page.getByRole('button', { name: 'Search and filter' });
  if (await folded.isVisible()) await folded.click();
  await page.getByRole('combobox', { name: 'Order' }).press('ArrowDown');
  const options = page.locator(`${LIST} [class*=option-content]`);
  await expect(options.filter({ hasText: 'Newest first' })).toBeVisible();
  for (const theme of ['light', 'dark'] as const)
    for (const name of ['Newest first', 'Name, A to Z'])
      await test.step(`${name}, ${theme}`, async () => {
        await options.filter({ hasText: name }).hover();
        await expectAccessibleIn(theme, page, LIST);
      });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Escape');

  // A list in which nothing matches.
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.fill('no such category');
  const nothing = page.locator(`${LIST} [class*=empty-description]`);
  await expect(nothing).toBeVisible();
  for (const theme of ['light', 'dark'] as const)
    await expectAccessibleIn(theme, page, '[class*=select-dropdown-empty]');
});
