import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../lib/walk.js';

const leftOf = async (element: Locator) => (await element.boundingBox())?.x ?? NaN;

const EMPTY: readonly [address: string, message: string][] = [
  ['/search?q=zeppelin', 'Nothing matches “zeppelin”'],
  ['/search', 'What are you looking for?'],
  ['/cart', 'Find something you like'],
];

test('What an empty page says begins where its heading does', async ({ page }) => {
  for (const [address, message] of EMPTY) {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    const said = page.getByRole('heading', { name: message });
    // A page that still grows may get a scroll bar between the two looks.
    await expect
      .poll(async () => (await leftOf(said)) - (await leftOf(heading)), address)
      .toBeCloseTo(0);
  }
});

test('A search that a page of the shop answers says so right below its heading', async ({
  page,
}) => {
  await page.goto('/search?q=returns');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const count = await page.getByText('No Products Found').boundingBox();
  const message = page.getByRole('heading', { name: 'We have a page about that' });
  expect((count?.y ?? NaN) - (heading?.y ?? NaN)).toBeLessThan(80);
  expect(((await message.boundingBox())?.y ?? NaN) - (count?.y ?? NaN)).toBeLessThan(250);
});

/** How far the rows of a list end from its own end, in pixels. */
function holesIn(list: Locator): Promise<number[]> {
  return list.evaluate((element) => {
    const end = element.getBoundingClientRect().right;
    const boxes = [...element.children].map((item) => item.getBoundingClientRect());
    const lastOfRows = boxes.filter(({ top }, index) => (boxes[index + 1]?.top ?? Infinity) > top);
    return lastOfRows.map(({ right }) => end - right);
  });
}

test('The tiles of all categories leave no hole in a row', async ({ page }) => {
  for (const width of [320, 375, 820, 1366, 1920]) {
    await page.setViewportSize({ width, height: 812 });
    await page.goto('/categories');
    const tiles = page.getByRole('main').getByRole('list');
    const holes = await holesIn(tiles);
    expect(
      holes.filter((hole) => hole > 1),
      String(width),
    ).toEqual([]);
  }
});

test('A search with one result fills its row, or is followed by similar products', async ({
  page,
}) => {
  await page.goto('/search?q=chair');
  await expect(page.getByText('Found 1', { exact: true })).toBeVisible();
  const result = page.getByRole('main').getByRole('article').first();
  const similar = page
    .getByRole('region', { name: /^Similar to/ })
    .getByRole('article')
    .first();
  await expect(similar).toBeVisible();
  const [own, other] = [await result.boundingBox(), await similar.boundingBox()];
  if (!own || !other) throw new Error('A card is not shown');
  if (isWide(page)) expect(other.y).toBeCloseTo(own.y);
  else expect(other.y).toBeGreaterThan(own.y + own.height);
});

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 960;

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of a phone is one line', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('list').last();
    await expect(links.getByRole('link', { name: 'Toys' })).toBeAttached();
    expect((await links.boundingBox())?.height).toBeLessThan(60);
  });
});

test('The title of a category stands clear of what is below it', async ({ page }) => {
  for (const width of [375, 820, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/category/toys');
    const head = page.getByRole('heading', { level: 1 });
    const count = page.getByText(/results found$/);
    const bottoms = [head, count].map(async (part) => {
      const { y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
      return y + height;
    });
    const below =
      width < 820
        ? page.getByRole('button', { name: 'Filters' })
        : page.getByText('Filter By Price');
    const { y = NaN } = (await below.first().boundingBox()) ?? {};
    expect(y - Math.max(...(await Promise.all(bottoms))), `at ${width}`).toBeGreaterThanOrEqual(8);
  }
});
