import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { expectAccessible, expectAccessibleIn, SPEECH } from '../lib/accessible.js';
import { expectEdges, expectRoomAtZoom } from '../lib/edges.js';
import { hold } from '../lib/hold.js';
import { press, tabTo, type } from '../lib/keys.js';
import { expect, test } from '../lib/walk.js';

const PASSWORD = 'a shopper’s password';

// A zone changes every checkout, so it is in a shop of its own.
let shop: ShopProcess;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await temporaryFolder('shop-checkout-');
  shop = await startShop({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password });
  const admin = await new ApiClient(shop.origin).signIn(ADMIN);
  const { shippingZone } = await admin.call(endpoints.createShippingZone, {
    body: {
      name: 'Austria',
      countries: ['AT'],
      methods: [
        { name: 'Parcel', price: { by: 'flat', price: 5 }, days: '2 to 4' },
        { name: 'Express', price: { by: 'flat', price: 12 }, days: '1' },
      ],
    },
  });
  await admin.call(endpoints.createTaxRate, {
    body: { name: 'USt.', zone: shippingZone._id, rate: 20, isIncluded: true },
  });
  await admin.call(endpoints.createPromotion, {
    body: {
      name: 'Summer sale',
      kind: 'percent',
      scope: 'order',
      value: 20,
      codes: ['SUMMER20'],
    },
  });
});

test.afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

test('what a quote adds to the cart moves nothing that is in sight', async ({ page }) => {
  await page.goto(`${shop.origin}/product/wireless-headphones`);
  await page.getByRole('main').getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(page.getByText('item added to cart').first()).toBeVisible();
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const release = await hold(page, /orders\/quote/);
  await page.goto(`${shop.origin}/cart`);
  await expect(page.getByText('Estimated total')).toBeVisible();
  await release();
  await expect(page.getByRole('radio', { name: /Parcel/ })).toBeChecked();
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBeLessThan(0.02);
});

test('A guest estimates, signs in and pays by keyboard alone; a reload loses nothing', async ({
  page,
}) => {
  const email = `${randomUUID()}@example.test`;
  await new ApiClient(shop.origin).call(endpoints.register, {
    body: {
      name: 'Ada Buyer',
      email,
      password: PASSWORD,
      phone: '+43 1 555 0100',
      address: 'Ring 12',
      answer: 'Smriti',
    },
  });
  const country = page.getByLabel('Country');
  const total = page.getByText(/^Total/);

  await test.step('a guest sees what the delivery costs', async () => {
    await page.goto(`${shop.origin}/product/wireless-headphones`);
    await press(page, page.getByRole('main').getByRole('button', { name: 'ADD TO CART' }).first());
    await expect(page.getByText('item added to cart').first()).toBeVisible();
    await page.goto(`${shop.origin}/cart`);
    // The only country of the shop.
    await expect(country).toHaveValue('AT');
    await expect(page.getByRole('radio', { name: /Parcel/ })).toBeChecked();
    await type(page, page.getByLabel('Postal code'), '1010');
    await type(page, page.getByLabel('Code', { exact: true }), ' summer20 ');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Summer sale (SUMMER20)')).toBeVisible();
    await expect(total).toContainText('$108.20');
    await expectAccessible(page);
  });

  await test.step('signs in, and completes the address', async () => {
    await press(page, page.getByRole('link', { name: 'Please login to checkout' }));
    await page.getByRole('button', { name: 'LOGIN' }).waitFor();
    await type(page, page.getByLabel('Email'), email);
    await type(page, page.getByLabel('Password', { exact: true }), PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('Ring 12');
    await expect(page.getByLabel('Postal code')).toHaveValue('1010');
    await press(page, page.getByRole('button', { name: 'Make Payment' }));
    await expect(page.getByText('City is required')).toBeVisible();
    await expect(page.getByLabel('City')).toBeFocused();
    await page.keyboard.type('Vienna');
    await tabTo(page, page.getByRole('radio', { name: /Parcel/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Delivery: Express')).toBeVisible();
    await expect(total).toContainText('$115.20');
    await expectAccessible(page);
    await expectAccessible(page, { rules: SPEECH });
    await expectAccessibleIn('dark', page);
    await expectEdges(page);
    await expectRoomAtZoom(page);
  });

  await test.step('reloads, and pays', async () => {
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Vienna');
    await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked();
    await expect(total).toContainText('$115.20');
    await press(page, page.getByRole('button', { name: 'Make Payment' }));
    await expect(page.getByText('Payment successfully').first()).toBeVisible();
  });

  await test.step('finds every amount on the order, and the address in the account', async () => {
    await page.goto(`${shop.origin}/dashboard/user/orders`);
    await page
      .getByRole('link', { name: /^Order \d+$/ })
      .first()
      .click();
    await expect(page.getByText('Delivery: Express')).toBeVisible();
    await expect(page.getByText('1010 Vienna')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${shop.origin}/dashboard/user/addresses`);
    await expect(page.getByText('1010 Vienna')).toBeVisible();
    await expectAccessible(page);
  });
});
