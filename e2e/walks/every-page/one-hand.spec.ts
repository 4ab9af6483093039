import { ADMIN } from '@shop/test-shop/client/people';
import { enter } from '../lib/enter.js';
import { smallTargets } from '../lib/small-targets.js';
import { expect, test } from '../lib/walk.js';

/** Where an administrator with a phone in one hand goes. */
const SCREENS = [
  '',
  '/orders',
  '/orders/1005',
  '/orders/prepared',
  '/returns',
  '/products',
  '/prices',
  '/brands',
  '/create-category',
  '/customers',
  '/customers/groups',
  '/users',
  '/promotions',
  '/promotions/create',
  '/searches',
  '/delivery',
  '/mails',
  '/jobs',
  '/staff',
  '/changes',
  '/settings',
];

test('On a phone, an administrator hits everything with a thumb, and nothing leads sideways', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'a mouse hits smaller targets');
  test.setTimeout(120_000);
  for (const screen of SCREENS) {
    await enter(page, ADMIN, `/dashboard/admin${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect.soft(sideways, `sideways at ${screen}`).toBeLessThanOrEqual(0);
    expect.soft(await smallTargets(page), `targets at ${screen}`).toEqual([]);
  }
});

test('on a phone held sideways, the filters open at their beginning and fill the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 812, height: 375 });
  await page.goto('/');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  const hidden = await sheet.evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
  );
  expect(hidden).toBe(0);
  const show = sheet.getByRole('button', { name: /^Show/ });
  await show.scrollIntoViewIfNeeded();
  await expect(show).toBeInViewport({ ratio: 1 });
});
