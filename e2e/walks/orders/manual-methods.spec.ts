import { rm } from 'node:fs/promises';
import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { press, tabTo, type } from '../lib/keys.js';
import { expect, test } from '../lib/walk.js';

// A shop of its own: the carts of other walks would show the methods.
let shop: ShopProcess;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await temporaryFolder('shop-walk-');
  shop = await startShop({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password });
});

test.afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

test('An administrator offers a way to pay by hand, with only the keyboard, and an order keeps its name', async ({
  page,
  browser,
}, { project }) => {
  const visitor = new ApiClient(shop.origin);
  const admin = visitor.as(await visitor.session(ADMIN));
  const buyer = await buildShopper(visitor);

  await test.step('the list in the settings', async () => {
    await enter(page, ADMIN, '/dashboard/admin/settings', shop.origin);
    const methods = page.getByRole('list', { name: 'Manual payment methods' });
    await expect(methods.getByRole('listitem')).toHaveCount(2);
    await press(page, page.getByRole('button', { name: 'Add a method' }));
    await type(page, page.getByLabel('Name of method 3'), 'Open invoice');
    await tabTo(page, page.getByLabel('Days to pay by method 3'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('soon');
    await type(page, page.getByLabel('Text of method 3'), 'The invoice comes with the parcel.');
    const save = page.getByRole('button', { name: 'Save settings' });
    await press(page, save);
    await expect(
      page.getByText(/^Method 3: The number of days must be a whole number/),
    ).toBeVisible();
    await tabTo(page, page.getByLabel('Days to pay by method 3'));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('30');
    await press(page, page.getByRole('button', { name: 'Move method 3 up' }));
    await expect(page.getByText('It is now method 2 of 3')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Move method 2 up' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name of method 1')).toHaveValue('Open invoice');
    await press(page, page.getByRole('button', { name: 'Remove method 3' }));
    await expectAccessible(page, { part: 'main' });
    await expectAccessibleIn('dark', page, 'main');
    await press(page, save);
    await expect(page.getByText('The settings have been saved')).toBeVisible();
    const { settings } = await admin.call(endpoints.getSettings);
    expect(settings.manualMethods).toEqual([
      {
        id: 'open-invoice',
        name: 'Open invoice',
        text: 'The invoice comes with the parcel.',
        days: 30,
        isOn: true,
      },
      DEFAULT_SETTINGS.manualMethods[0],
    ]);
  });

  const shopper = await browser.newPage({ viewport: project.use.viewport ?? null });
  await test.step('a shopper chooses it, and reads its text and name', async () => {
    await enter(shopper, buyer, '/product/walnut-chair', shop.origin);
    await shopper.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await expect(shopper.getByRole('link', { name: /^Cart/ })).toContainText('1');
    await shopper.goto(`${shop.origin}/cart`);
    await shopper.getByRole('radio', { name: 'Open invoice' }).check();
    await expect(shopper.getByText('The invoice comes with the parcel.')).toBeVisible();
    await expect(shopper.getByRole('radio', { name: 'Bank transfer' })).toHaveCount(0);
    await expectAccessible(shopper, { part: 'main' });
    await shopper.getByRole('button', { name: 'Place order' }).click();
    await expect(shopper).toHaveURL(/\/dashboard\/user\/orders/);
  });

  await test.step('the order keeps the name when the method is gone', async () => {
    const { settings } = await admin.call(endpoints.getSettings);
    await admin.call(endpoints.updateSettings, { body: { ...settings, manualMethods: [] } });
    const [order] = await visitor.as(await visitor.session(buyer)).call(endpoints.listMyOrders);
    await shopper.goto(`${shop.origin}/dashboard/user/orders/${order?.number}`);
    await expect(shopper.getByText(/Open invoice\./)).toBeVisible();
    await expect(shopper.getByText('The invoice comes with the parcel.')).toBeVisible();
    await expectAccessible(shopper, { part: 'main' });
    await page.goto(`${shop.origin}/dashboard/admin/orders/${order?.number}`);
    await expect(page.getByText(/Open invoice\./)).toBeVisible();
    await page.getByRole('button', { name: 'Set to paid' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Set to paid' }).click();
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  });
  await shopper.close();
});
