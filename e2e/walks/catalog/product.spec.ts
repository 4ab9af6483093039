import { expect, test } from '../lib/walk.js';

test('a product is looked at closely, added twice and left for one that is like it', async ({
  page,
}, { project }) => {
  await page.goto('/product/walnut-chair');
  const product = page.getByRole('article').first();
  const enlarge = product.getByRole('button', { name: /Enlarge photo$/ });
  const photos = page.getByRole('dialog', { name: 'Photos of Walnut Chair' });
  const image = photos.getByRole('img');

  const isTouched = project.name === 'phone';
  await (isTouched ? enlarge.tap() : enlarge.press('Enter'));
  await expect(photos).toBeVisible();
  await expect(async () => {
    // On a busy machine two taps may be too far apart to be one gesture.
    if (isTouched) {
      await page.touchscreen.tap(180, 380);
      await page.touchscreen.tap(180, 380);
    } else await page.keyboard.press('+');
    await expect(image).toHaveAttribute('style', /scale\((2\.5|1\.5)\)/, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(photos).toBeHidden();
  await expect(enlarge).toBeFocused();

  await product.getByLabel('Quantity').selectOption('2');
  await product.getByRole('button', { name: 'ADD TO CART' }).click();
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText('2');

  const similar = page.getByRole('region', { name: 'Similar Products' }).getByRole('article');
  const tops = await similar.evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect()).filter(({ width }) => width > 0),
  );
  expect(new Set(tops.map(({ y }) => y)).size, 'rows of similar products').toBe(1);
  await similar.first().getByRole('link', { name: 'More Details' }).click();
  await expect(page).not.toHaveURL(/walnut-chair/);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(recent.getByRole('link', { name: 'Walnut Chair' })).toBeVisible();
});
