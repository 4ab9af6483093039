import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

/** Words for a chair. Each attempt needs a word that is not a synonym yet. */
const WORDS: Record<string, string[]> = {
  desktop: ['tabouret', 'sgabello', 'taburete'],
  phone: ['bergere', 'krzeslo', 'szezlong'],
};

test('What shoppers don’t find, an administrator lets them find in two clicks', async ({
  page,
  browser,
  baseURL,
}, { project, retry }) => {
  const words = WORDS[project.name]?.[retry] ?? '';
  const shopper = await browser.newPage({ baseURL, viewport: page.viewportSize() });
  const search = () => shopper.goto(`/search?q=${words}`);
  await search();
  await expect(shopper.getByText('No Products Found')).toBeVisible();

  await enter(page, ADMIN, '/dashboard/admin/searches?view=nothing-found');
  await expect(page.getByRole('heading', { name: 'What shoppers look for' })).toBeVisible();
  const row = page.getByRole('row', { name: words });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page, { part: 'main' });

  await row.getByRole('button', { name: /^Add synonym/ }).click();
  await expectAccessible(page, { part: '[role="dialog"]' });
  await expect(page.getByLabel('Means the same as')).toBeFocused();
  await page.keyboard.type('chair');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The synonyms have been saved')).toBeVisible();
  await expect(row).toContainText(/now [1-9]/);
  await search();
  await expect(shopper.getByRole('article', { name: 'Walnut Chair' })).toBeVisible();

  await row.getByRole('button', { name: /^Pin product/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find a product').fill('skateboard');
  await dialog.getByRole('button', { name: 'Pin Street Skateboard' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Street Skateboard' })).toBeVisible();
  await expectAccessible(page, { part: '[role="dialog"]' });
  await search();
  await expect(shopper.getByRole('article').first()).toHaveAccessibleName('Street Skateboard');
  await shopper.close();
});
