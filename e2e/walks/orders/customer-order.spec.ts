import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { choose } from '../lib/choose.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-products.js';
import { expect } from '../lib/walk.js';

test('An order is taken by phone, by keyboard, and its customer sees it', async ({
  page,
  buildOwnProducts,
  baseURL,
}) => {
  const { products } = await buildOwnProducts(['Phoned lamp'], 2);
  const [lamp] = products;
  const visitor = new ApiClient(baseURL ?? '');
  const buyer = await buildShopper(visitor);
  const shopper = await visitor.signIn(buyer);

  await test.step('the shop finds the customer', async () => {
    await enter(page, ADMIN, '/dashboard/admin/orders');
    await page.getByRole('link', { name: 'New order' }).press('Enter');
    await page.getByLabel('Find a customer').fill(buyer.email);
    await expect(page.getByText(buyer.email)).toBeVisible();
    await expectAccessible(page, { part: 'main' });
    await page.getByRole('list', { name: 'Found customers' }).getByRole('link').press('Enter');
  });

  await test.step('what they want is typed, and more than there is can’t be ordered', async () => {
    await choose(page, 'Products of the order', lamp?.name ?? '');
    const pieces = page.getByLabel(`Pieces of ${lamp?.name ?? ''}`);
    await pieces.fill('3');
    await expect(page.getByText('Only 2 left.')).toBeVisible();
    const place = page.getByRole('button', { name: 'Place the order' });
    await expect(place).toHaveAttribute('aria-disabled', 'true');
    await pieces.fill('2');
    await expect(place).toHaveAttribute('aria-disabled', 'false');
    await page.getByLabel('Note').fill('Called at noon');
    await expectAccessible(page, { part: 'main' });
    await expectAccessibleIn('dark', page, 'main');
  });

  await test.step('what was typed is there after a reload', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Note')).toHaveValue('Called at noon');
  });

  await test.step('the order is placed, and is the customer’s', async () => {
    const place = page.getByRole('button', { name: 'Place the order' });
    await expect(place).toHaveAttribute('aria-disabled', 'false');
    await place.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible();
    const [order] = await shopper.call(endpoints.listMyOrders);
    expect(order).toMatchObject({ total: (lamp?.price ?? 0) * 2, note: 'Called at noon' });
    await expect(page).toHaveURL(new RegExp(`/orders/${order?.number}$`));
  });
});

test('A caller without an account is entered, and the order begins', async ({ page }, {
  project,
}) => {
  const email = `caller-${project.name}-${Date.now()}@shop.test`;
  await enter(page, ADMIN, '/dashboard/admin/orders/create');
  await page.getByRole('button', { name: 'New customer …' }).press('Enter');
  const form = page.getByRole('form', { name: 'New customer' });
  await form.getByLabel('Name').fill('Cora Caller');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+43 1 234 5678');
  await form.getByRole('button', { name: 'Add the customer' }).press('Enter');
  await expect(form.getByText('Address is required')).toBeVisible();
  await expectAccessible(page, { part: 'main' });
  await expectAccessibleIn('dark', page, 'main');
  await form.getByLabel('Address').fill('1 High Street, Graz');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cora Caller has an account')).toBeVisible();
  await expect(page.getByLabel('Products of the order')).toBeVisible();
  await expect(page.getByText(`, ${email}, `)).toBeVisible();
});
