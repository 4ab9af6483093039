import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-products.js';
import { expect } from '../lib/walk.js';

test('Pieces are taken off an order before it is shipped, by keyboard, and its buyer sees it', async ({
  page,
  buildOwnProducts,
  baseURL,
}) => {
  const { products } = await buildOwnProducts(['Edited lamp', 'Edited sofa'], 5);
  const [lamp = '', sofa = ''] = products.map(({ name }) => name);
  const visitor = new ApiClient(baseURL ?? '');
  const buyer = await buildShopper(visitor);
  const shopper = await visitor.signIn(buyer);
  const items = products.map(({ _id }) => ({ product: _id, quantity: 2 }));
  await shopper.placeOrder(items, 'edited');
  const number = (await shopper.call(endpoints.listMyOrders))[0]?.number ?? 0;

  await test.step('the shop takes a lamp off', async () => {
    await enter(page, ADMIN, `/dashboard/admin/orders/${number}`);
    await page.getByRole('button', { name: 'Take pieces off …' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel(`Pieces of ${lamp}`).focus();
    await page.keyboard.press('1');
    await expect(page.getByText(/^New total \$/)).toBeVisible();
    await page.getByLabel('Reason for the change').fill('One is broken');
    await expectAccessible(page, { part: 'main' });
    await expectAccessibleIn('dark', page, 'main');
    const change = page.getByRole('button', { name: 'Change the order', exact: true });
    await change.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/is refunded\. This can’t be undone/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Change the order' }).press('Enter');
    await expect(page.getByText(`Taken off: 1 × ${lamp} (One is broken)`)).toBeVisible();
    await expect(page.getByText(`Taken off: 1 × ${sofa}`)).toHaveCount(0);
  });

  await test.step('its buyer sees what was taken off, and what goes back', async () => {
    await enter(page, buyer, `/dashboard/user/orders/${number}`);
    await expect(page.getByText(`Taken off: 1 × ${lamp} (One is broken)`)).toBeVisible();
    await expect(page.getByText(/^Refund of \$/).first()).toBeVisible();
    await expectAccessible(page, { part: 'main' });
  });
});
