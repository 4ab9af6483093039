import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ADMIN } from '../shop/people.js';
import { signIn } from './sign-in.js';
import { expect, test } from './walk.js';

/** What shoppers of each width call a chair; both walk in one shop. */
const WORDS: Record<string, string> = { desktop: 'tabouret', phone: 'bergere' };

async function expectAccessible(page: Page, part: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)[0]}`)).toEqual(
    [],
  );
}

test.use({ reducedMotion: 'reduce' });

test('What shoppers don’t find, an administrator lets them find in two clicks', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const words = WORDS[project.name] ?? '';
  const shopper = await browser.newPage({ baseURL, viewport: page.viewportSize() });
  const search = () => shopper.goto(`/search?q=${words}`);
  await search();
  await expect(shopper.getByText('No Products Found')).toBeVisible();

  await page.goto('/login?next=%2Fdashboard%2Fadmin%2Fsearches%3Fview%3Dnothing-found');
  await signIn(page, ADMIN);
  await expect(page.getByRole('heading', { name: 'What shoppers look for' })).toBeVisible();
  const row = page.getByRole('row', { name: words });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expectAccessible(page, 'main');

  await row.getByRole('button', { name: /^Add synonym/ }).click();
  await expectAccessible(page, '[role="dialog"]');
  await expect(page.getByLabel('Means the same as')).toBeFocused();
  await page.keyboard.type('chair');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Synonyms are saved')).toBeVisible();
  await expect(row).toContainText(/now [1-9]/);
  await search();
  await expect(shopper.getByRole('article', { name: 'Walnut Chair' })).toBeVisible();

  await row.getByRole('button', { name: /^Pin product/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Find a product').fill('skateboard');
  await dialog.getByRole('button', { name: 'Pin Street Skateboard' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Street Skateboard' })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await search();
  await expect(shopper.getByRole('article').first()).toHaveAccessibleName('Street Skateboard');
  await shopper.close();
});
