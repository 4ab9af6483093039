import type { Locator } from '@playwright/test';
import { ADMIN } from '@shop/test-shop/client/people';
import { enter } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

const REM_PX = 16;

const heightOf = async (element: Locator) => (await element.boundingBox())?.height;

test('Pages, cards and pictures have the sizes of the specification [S2.5 S2.13]', async ({
  page,
}) => {
  await page.goto('/');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  expect((await card.boundingBox())?.width).toBe(18 * REM_PX);
  expect(await heightOf(card.locator('img'))).toBe(15 * REM_PX);

  const minHeight = await page
    .getByRole('main')
    .evaluate((main) => getComputedStyle(main).minHeight);
  const viewport = page.viewportSize()?.height ?? 0;
  expect(parseFloat(minHeight)).toBeCloseTo(0.76 * viewport, 0);
});

test('The preview of a photo is 200 pixels high [S2.42]', async ({ page }) => {
  await enter(page, ADMIN, '/dashboard/admin/create-product');
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await page
    .getByLabel('Upload Photo')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('dot.png', { exact: true })).toBeVisible();
  // The border is included.
  expect(await heightOf(page.getByAltText('Preview of the photo'))).toBe(200);
});
