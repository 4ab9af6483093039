import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

test('The looks of the shop are drafted, seen in the shop by their address alone, and discarded', async ({
  page,
  browser,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'both projects share one set of settings');
  await enter(page, ADMIN, '/dashboard/admin/settings');
  await page.getByLabel('Accent colour', { exact: true }).fill('#7a1f3d');

  // Links are moved by the keyboard, rows of the home page by their grips.
  for (const [number, label] of [
    [1, 'Gifts'],
    [2, 'Journal'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a header link' }).click();
    await page.getByLabel(`Text of header link ${number}`).fill(label);
  }
  await page.getByRole('button', { name: 'Move header link 2 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text of header link 1')).toHaveValue('Journal');
  await expect(page.getByRole('button', { name: 'Move header link 1 up' })).toBeFocused();
  for (const [number, heading] of [
    [1, 'First row'],
    [2, 'Second row'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a row' }).click();
    await page.getByLabel(`Heading of row ${number}`).fill(heading);
  }
  const rows = page.getByRole('list', { name: 'Rows', exact: true }).getByRole('listitem');
  await rows.nth(1).scrollIntoViewIfNeeded();
  const from = await rows.nth(1).locator('svg').first().boundingBox();
  const to = await rows.nth(0).locator('svg').first().boundingBox();
  if (!from || !to) throw new Error('The rows have no grips');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 8, { steps: 10 });
  await page.mouse.up();
  await expect(page.getByLabel('Heading of row 1')).toHaveValue('Second row');

  await page.getByRole('button', { name: 'Format About text' }).click();
  const editor = page.getByRole('textbox', { name: 'About text' });
  await editor.click();
  await page.keyboard.press('Control+B');
  await page.keyboard.type('Since 1970');
  await page.keyboard.press('Control+B');
  await page.keyboard.type(' we make lamps.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, { part: 'main' });
  }
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('button', { name: 'Save as a draft to preview' }).click();
  const path = await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href');
  const shopper = await browser.newPage();
  await shopper.goto('/');
  await expect(shopper.getByRole('link', { name: 'All Categories' }).first()).toBeVisible();
  await expect(shopper.getByRole('link', { name: 'Journal' })).toHaveCount(0);
  await expect(shopper.locator('#accent-sheet')).toHaveCount(0);
  await shopper.close();

  await page.goto(path ?? '');
  await expect(page.getByText('Shoppers don’t see it.')).toBeVisible();
  await expect(page.locator('#accent-sheet')).toHaveAttribute('href', '/accent/7a1f3d.css');
  await expect(page.getByRole('link', { name: 'Journal' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.locator('strong', { hasText: 'Since 1970' })).toBeVisible();

  await page.goto('/dashboard/admin/settings');
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByRole('button', { name: 'Save settings' })).toBeVisible();
});
