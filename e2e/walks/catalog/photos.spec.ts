import { fileURLToPath } from 'node:url';
import { PHOTO_LIMITS } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { png } from '../../fuzz/inputs/pictures.js';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-products.js';
import { touchDrag } from '../lib/touch-drag.js';
import { expect } from '../lib/walk.js';

// Playwright's trace reads blob: addresses from inside the page, which the shop's content policy forbids.
test.use({ trace: 'off' });

/** A HEIC picture of 480 by 360 pixels, drawn for this walk. */
const HEIC = fileURLToPath(new URL('../lib/sun.heic', import.meta.url));

test('photos from a phone are added, described and put in order, and shoppers see them', async ({
  page,
  buildOwnProducts,
}, { project }) => {
  const own = await buildOwnProducts(['Parcel cup'], 5);
  const [cup] = own.products;
  await enter(page, ADMIN, `/dashboard/admin/products/${cup?.slug}`);
  const large = Buffer.concat([png(900, 300), Buffer.alloc(PHOTO_LIMITS.bytes)]);
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  const add = page.getByLabel('Add photos');
  await add.setInputFiles(HEIC);
  await expect(page.getByLabel(/^Alt text of photo/)).toHaveCount(1);
  await add.setInputFiles([file('large.png', large), file('plain.png', png(300, 200))]);
  await expect(page.getByLabel(/^Alt text of photo/)).toHaveCount(3);
  await page.getByLabel('Alt text of photo 1').fill('The sun');
  await page.getByLabel('Alt text of photo 1').press('Enter');
  await expect.poll(async () => (await own.stored())[0]?.photo?.width).toBe(480);

  await page.getByRole('button', { name: 'Move photo 1 to the right' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Alt text of photo 2')).toHaveValue('The sun');
  await expect(page.getByRole('button', { name: 'Move photo 2 to the right' })).toBeFocused();
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  if (project.name === 'phone') {
    const cards = page.getByRole('listitem').filter({ has: page.getByLabel(/^Alt text of photo/) });
    const grip = cards.nth(1).locator('.lucide-grip-vertical');
    await touchDrag(page, grip, cards.first().locator('img'));
    await expect(page.getByLabel('Alt text of photo 1')).toHaveValue('The sun');
    await touchDrag(
      page,
      cards.first().locator('.lucide-grip-vertical'),
      cards.nth(1).locator('img'),
    );
    await expect(page.getByLabel('Alt text of photo 2')).toHaveValue('The sun');
  }

  await page.goto(`/product/${cup?.slug}`);
  await expect(page.getByRole('img', { name: 'The sun' })).toBeAttached();
  await page.getByRole('button', { name: 'Photo 2 of 3' }).click();
  await expect(page.getByRole('img', { name: 'The sun' })).toBeInViewport({ ratio: 0.9 });
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const enlarge = page.getByRole('button', { name: /Enlarge photo$/ });
  await page.getByRole('button', { name: 'Photo 1 of 3' }).click();
  await expect(enlarge.first()).toBeInViewport({ ratio: 1 });
  await enlarge.first().focus();
  // The second press comes while the photos still move.
  await page.evaluate(() => {
    for (let press = 0; press < 2; press += 1)
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      );
  });
  await expect(enlarge.nth(2)).toBeInViewport({ ratio: 0.95 });
  await expect(enlarge.nth(2)).toBeFocused();
});
