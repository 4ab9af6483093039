import { rm } from 'node:fs/promises';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { freePort } from '@shop/test-shop/lib/free-port';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { SECRET_KEY, startStripe, type StripeStandin } from '../../stripe/start.js';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { Letterbox } from '../lib/letterbox.js';
import { expect, test } from '../lib/walk.js';

// A shop of its own, with payments on a page and a mail server.
let folder: string;
let stripe: StripeStandin;
let letters: Letterbox;
let shop: ShopProcess;

test.beforeAll(async () => {
  folder = await temporaryFolder('shop-pay-link-');
  stripe = await startStripe(folder);
  letters = await Letterbox.open();
  const port = String(await freePort());
  shop = await startShop({
    DATA_DIR: `${folder}/data`,
    ADMIN_PASSWORD: ADMIN.password,
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: letters.url,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: 'whsec_walk',
    STRIPE_API_BASE: stripe.origin,
  });
});

test.afterAll(async () => {
  await shop.stop();
  await letters.close();
  await stripe.close();
  await rm(folder, { recursive: true });
});

/** Places an order for somebody on the phone. @returns its number, and the link in the mail about it */
async function placeByPhone(): Promise<{ number: number; link: string }> {
  const visitor = new ApiClient(shop.origin);
  const admin = await visitor.signIn(ADMIN);
  const caller = await buildShopper(visitor);
  const { user } = await visitor.session(caller);
  const [product] = (await admin.call(endpoints.listProducts)).products;
  const { order } = await admin.call(endpoints.placeCustomerOrder, {
    params: { userId: user._id },
    headers: { 'idempotency-key': `by-phone-${caller.email}` },
    body: { items: [{ product: product?._id ?? '', quantity: 1 }] },
  });
  const letter = await letters.find(caller.email, `Please pay your order ${order.number}`);
  const [link = ''] = /http:\/\/localhost:\d+\/dashboard\/pay#[\w-]+/.exec(letter) ?? [];
  return { number: order.number, link };
}

test('A caller pays by the link in a mail, without signing in', async ({ page }) => {
  const { number, link } = await placeByPhone();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
  const token = link.slice(link.indexOf('#') + 1);

  await test.step('the page says what is to be paid', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: `Order ${number} at` })).toBeVisible();
    await expectAccessible(page, { part: 'main' });
    await expectAccessibleIn('dark', page, 'main');
  });

  await test.step('who turns back is at the same page', async () => {
    await page.getByRole('button', { name: /^Pay \$/ }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
    expect(page.url()).toBe(link);
  });

  await test.step('who pays reads that it is paid', async () => {
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(`Order ${number} is paid. Thank you!`)).toBeVisible();
    await expect(page.getByText('Payment successfully')).toBeVisible();
    await expectAccessible(page, { part: 'main' });
    await page.reload();
    await expect(page.getByText(`Order ${number} is paid. Thank you!`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  });

  // What follows the # stays in the browser.
  expect(asked.filter((url) => !url.includes('#') && url.includes(token))).toEqual([]);
});
