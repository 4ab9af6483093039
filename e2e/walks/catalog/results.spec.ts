import type { Page } from '@playwright/test';
import { expectAccessible } from '../lib/accessible.js';
import { expect, test } from '../lib/walk.js';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function searchFor(page: Page, words: string) {
  // By its label: the script turns the search box into a combobox.
  await page.getByLabel('Search', { exact: true }).fill(words);
  await page.getByLabel('Search', { exact: true }).press('Enter');
}

/** Chooses filters, on a narrow screen in the sheet. */
async function choose(page: Page, makeChoices: () => Promise<void>) {
  const toSheet = page.getByRole('button', { name: /^Filters/ });
  const isNarrow = await toSheet.isVisible();
  if (isNarrow) await toSheet.click();
  await makeChoices();
  if (isNarrow) await page.getByRole('button', { name: /^Show \d+ product/ }).click();
}

test('a shopper learns which word nothing matches, and sees what the others find', async ({
  page,
}) => {
  await page.goto('/');
  await searchFor(page, 'black bag');
  await expect(
    page.getByText('Nothing matches “black bag”. Showing results for bag, leaving out “black”.'),
  ).toBeVisible();
  await expect(cards(page).filter({ hasText: 'City Backpack' })).toBeVisible();
  // The bar of a page that is awaited ends with its arrival.
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 2_000 });
  await expectAccessible(page);
});

test('a shopper narrows results, turns pages and goes back', async ({ page }) => {
  await page.goto('/');
  await searchFor(page, 'a');
  await expect(page.getByText(/^Found \d+$/)).toBeVisible();
  await expect(cards(page).first()).toBeInViewport();
  await expect(cards(page).locator('mark').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/search\?q=a&page=2$/);
  await expect(page.getByText(/Page 2 of/)).toHaveCount(1);
  await expect(cards(page).first()).toBeInViewport();

  await choose(page, async () => {
    const range = page.getByRole('radio', { name: '$20 to $39' });
    await expect(range).toHaveAccessibleDescription(/^\d+$/);
    await range.check();
  });
  await expect(page).toHaveURL(/\/search\?q=a&price=1$/);
  await choose(page, () => page.getByRole('checkbox', { name: 'In stock' }).check());
  await expect(page).toHaveURL(/\/search\?q=a&price=1&stock=in$/);
  await page.getByLabel('Sort by').selectOption('Best selling');
  await expect(page).toHaveURL(/&sort=best-selling$/);
  await expectAccessible(page);

  const found = page.getByText(/^Found \d+$/);
  const narrowed = (await found.textContent()) ?? '';
  await page.getByRole('link', { name: 'Remove filter In stock' }).click();
  await page.getByRole('link', { name: 'Remove filter $20 to $39' }).click();
  await expect(page).toHaveURL(/\/search\?q=a&sort=best-selling$/);
  await expect(found).not.toHaveText(narrowed);
  for (let steps = 0; steps < 5; steps += 1) await page.goBack();
  await expect(page).toHaveURL(/\/search\?q=a&page=2$/);
  await expect(page.getByText(/Page 2 of/)).toHaveCount(1);
});

test('filters stay under the pointer when what was chosen is named above the products', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'on a phone the filters are in a sheet');
  await page.goto('/', { waitUntil: 'networkidle' });
  const range = page.getByRole('radio', { name: '$100 to more' });
  await page.evaluate(() => window.scrollTo(0, 700));
  const top = async () => (await range.boundingBox())?.y ?? 0;
  const place = await top();
  await range.check();
  await expect(page.getByRole('link', { name: 'Remove filter $100 to more' })).toBeAttached();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(Math.abs((await top()) - place)).toBeLessThan(2);
});

test('a misspelt query is corrected, and can be searched for as it is', async ({ page }) => {
  await page.goto('/search?q=hedphones');
  await expect(page.getByText(/^Showing results for headphones/)).toBeVisible();
  await page.getByRole('link', { name: 'Search instead for “hedphones”' }).click();
  await expect(page).toHaveURL(/\/search\?q=hedphones&literal=1$/);
  await expect(page.getByText('No Products Found')).toBeVisible();
  await page.getByRole('link', { name: 'headphones', exact: true }).click();
  await expect(page.getByText(/^Found \d+$/)).toBeVisible();
});

test('where nothing is found, there is something else to look at', async ({ page }) => {
  await page.goto('/search?q=plorkle');
  await expect(page.getByText('No Products Found')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible();
  await expect(cards(page).nth(3)).toBeVisible();
  await expectAccessible(page);
  await searchFor(page, 'chair violin');
  await expect(page.getByText(/^Nothing matches “chair violin”/)).toBeVisible();
  await expect(cards(page).first()).toContainText(/violin/i);
});

test('all products and a category count what each filter would list', async ({ page }) => {
  for (const address of ['/', '/category/music']) {
    await page.goto(address);
    await choose(page, async () => {
      const inStock = page.getByRole('checkbox', { name: 'In stock' });
      await expect(inStock).toHaveAccessibleDescription(/^\d+$/);
      await inStock.check();
    });
    await expect(page).toHaveURL(/\?stock=in$/);
    await page.getByLabel('Sort by').selectOption('Best selling');
    await expect(page).toHaveURL(/\?stock=in&sort=best-selling$/);
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page);
  }
});
