import type { Page } from '@playwright/test';
import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible } from '../lib/accessible.js';
import { choose } from '../lib/choose.js';
import { enter } from '../lib/enter.js';
import { useMerchantsShop } from '../lib/merchants-shop.js';
import { expect, test } from '../lib/walk.js';

const opened = useMerchantsShop();
const OFFER = 'Free with your order: Mug';

/** Puts a jacket into the cart and opens it. */
async function takeJacket(page: Page) {
  await page.goto(`${opened.shop.origin}/product/jacket`);
  await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(page.getByText('Item Added to cart')).toBeVisible();
  await page.goto(`${opened.shop.origin}/cart`);
}

/** Pieces of the gift in stock. */
async function mugs() {
  const { product } = await opened.merchant.admin.call(endpoints.getProduct, {
    params: { slug: 'mug' },
  });
  return product.quantity;
}

test('A gift is set up, taken and bought; the cancelled order gives use and stock back', async ({
  page,
  browser,
}) => {
  const { shop, merchant } = opened;
  await test.step('one free mug from $60, once in all', async () => {
    await enter(page, ADMIN, '/dashboard/admin/promotions/create', shop.origin);
    await page.getByLabel('Name', { exact: true }).fill('Mug for you');
    await choose(page, 'Kind', 'A gift');
    await choose(page, 'Products', 'Mug');
    await page.getByLabel('Minimum amount in dollars').fill('60');
    await page.getByLabel('Total uses').fill('1');
    await expectAccessible(page, { part: 'main' });
    await page.getByRole('button', { name: 'Save promotion' }).press('Enter');
    await expect(page.getByRole('row', { name: 'Mug for you' })).toContainText('0 of 1');
  });

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const cart = await context.newPage();
  await test.step('the cart offers it, and it costs nothing', async () => {
    await enter(cart, merchant.shopper.credentials, '/', shop.origin);
    await takeJacket(cart);
    await expect(cart.getByRole('heading', { name: OFFER })).toBeVisible();
    await expectAccessible(cart, { part: 'main' });
    await cart.getByRole('button', { name: 'Add it for free' }).press('Enter');
    await expect(cart.getByText('-$9.99')).toBeVisible();
    await expect(cart.getByRole('heading', { name: OFFER })).toHaveCount(0);
    await cart.getByRole('button', { name: 'Make Payment' }).press('Enter');
    await expect(cart.getByText('Payment successfully').first()).toBeVisible();
    const [order] = await merchant.shopper.client.call(endpoints.listMyOrders);
    expect(order).toMatchObject({ total: 80, discounts: [{ name: 'Mug for you', amount: 9.99 }] });
    expect(await mugs()).toBe(99);
  });

  await test.step('nobody else is offered it', async () => {
    await page.goto(`${shop.origin}/dashboard/admin/promotions`);
    await expect(page.getByRole('row', { name: 'Mug for you' })).toContainText('1 of 1');
    await takeJacket(cart);
    await expect(cart.getByText('$80.00').first()).toBeVisible();
    await cart.waitForLoadState('networkidle');
    await expect(cart.getByRole('heading', { name: OFFER })).toHaveCount(0);
  });

  await test.step('its buyer cancels the order, and it can be taken again', async () => {
    const [order] = await merchant.shopper.client.call(endpoints.listMyOrders);
    await cart.goto(`${shop.origin}/dashboard/user/orders/${order?.number}`);
    await cart.getByRole('button', { name: 'Cancel order' }).click();
    await cart.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(cart.getByText('This order is cancelled.')).toBeVisible();
    expect(await mugs()).toBe(100);
    await page.reload();
    await expect(page.getByRole('row', { name: 'Mug for you' })).toContainText('0 of 1');
    await cart.goto(`${shop.origin}/cart`);
    await expect(cart.getByRole('heading', { name: OFFER })).toBeVisible();
  });
  await context.close();
});
