import { endpoints, WORDED_KINDS } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { choose } from '../lib/choose.js';
import { enter } from '../lib/enter.js';
import { expect, test } from '../lib/walk.js';

/** The ground of a mail, in light and in dark. */
const GROUND = { light: 'rgb(250, 247, 242)', dark: 'rgb(21, 19, 17)' };

test('An administrator words a mail, sees it as its reader does, and has a test sent', async ({
  page,
}) => {
  await enter(page, ADMIN, '/dashboard/admin/mail-settings');
  await page.getByLabel('Text after the greeting').fill('Hooray, {name}!');
  await page.getByRole('button', { name: 'Show a preview' }).click();
  const mail = page.frameLocator('iframe');
  const ground = mail.locator('body');
  const frame = page.locator('iframe');
  await expect(mail.getByText('Hooray, ')).toBeVisible();
  await expect(ground).toHaveCSS('background-color', GROUND.light);
  await expect(frame).toHaveCSS('width', '700px');
  await expectAccessible(page, { part: 'main' });

  await choose(page, 'Width', 'Phone, 320 pixels');
  await choose(page, 'Colours', 'Dark');
  await expect(frame).toHaveCSS('width', '320px');
  await expect(ground).toHaveCSS('background-color', GROUND.dark);
  const isTooWide = () =>
    ground.evaluate((body) => body.ownerDocument.documentElement.scrollWidth > 320);
  expect(await isTooWide()).toBe(false);
  await expectAccessible(page, { part: 'main' });

  await page.getByLabel('Text after the greeting').fill('Many thanks!');
  await page.getByRole('button', { name: 'Show a preview' }).click();
  await expect(mail.getByText('Many thanks!')).toBeVisible();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('no mail server is set. The mail is kept')).toBeVisible();
});

/** Mails that together have everything that a mail can have: axe takes seconds for each. */
const READ = ['orderReceived', 'paymentRefused', 'backInStock'];

test('Every mail fits 320 and 700 pixels, and is legible in light and in dark', async ({
  page,
  baseURL,
}) => {
  const admin = await new ApiClient(baseURL ?? '').signIn(ADMIN);
  for (const kind of WORDED_KINDS) {
    const body = { color: '', logo: '', words: { kind, subject: '', intro: '' } };
    const { html } = await admin.call(endpoints.previewMail, { body });
    await page.setContent(html);
    for (const width of [320, 700]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${kind} at ${width} pixels`).toBe(width);
    }
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('body')).toHaveCSS('background-color', GROUND[theme]);
      if (READ.includes(kind)) await expectAccessibleIn(theme, page);
    }
  }
});
