import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-products.js';
import { expect } from '../lib/walk.js';

test('A part of an order is sent in a parcel that its buyer follows', async ({
  page,
  buildOwnProducts,
  baseURL,
}) => {
  const { products } = await buildOwnProducts(['Parcel lamp', 'Parcel sofa'], 5);
  const [lamp = '', sofa = ''] = products.map(({ name }) => name);
  const visitor = new ApiClient(baseURL ?? '');
  const buyer = await buildShopper(visitor);
  const shopper = await visitor.signIn(buyer);
  const items = products.map(({ _id }) => ({ product: _id, quantity: 1 }));
  await shopper.placeOrder(items, 'in-parcels');
  const number = (await shopper.call(endpoints.listMyOrders))[0]?.number ?? 0;

  await test.step('the shop sends one, and corrects it', async () => {
    await enter(page, ADMIN, `/dashboard/admin/orders/${number}`);
    const add = async (name: string, trackingNumber: string) => {
      await page.getByRole('button', { name: 'Add a parcel …' }).focus();
      await page.keyboard.press('Enter');
      await page.getByLabel(`Pieces of ${name}`).selectOption('1');
      await page.getByLabel('Carrier of the parcel').fill('DHL');
      await page.getByLabel('Tracking number of the parcel').fill(trackingNumber);
      await expectAccessible(page, { part: 'main' });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: trackingNumber })).toBeVisible();
    };
    await add(lamp, 'WRONG-1');
    await page.getByRole('button', { name: 'Remove parcel 1' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByRole('link', { name: 'WRONG-1' })).toHaveCount(0);
    await add(lamp, 'FIRST-1');
    await expectAccessibleIn('dark', page, 'main');
  });

  await test.step('the buyer follows it, and can return what is on its way, but not cancel', async () => {
    await enter(page, buyer, `/dashboard/user/orders/${number}`);
    await expect(page.getByRole('link', { name: 'FIRST-1' })).toHaveAttribute('href', /dhl/);
    await expect(page.getByText(`Not sent yet: 1 × ${sofa}`)).toBeVisible();
    await expect(page.getByText('A part of it is on its way to you.')).toBeVisible();
    await expect(page.getByText('Parcel 1 sent')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Return items …' }).click();
    const form = page.locator('form').filter({ hasText: 'Request the return' });
    await expect(form.getByLabel(`Pieces of ${lamp}`)).toBeVisible();
    await expect(form.getByLabel(`Pieces of ${sofa}`)).toHaveCount(0);
    await expectAccessible(page, { part: 'main' });
  });
});
