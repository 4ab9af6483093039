import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { endpoints, type Credentials, type Product } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { freePort } from '@shop/test-shop/lib/free-port';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { expectAccessible } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { Letterbox } from '../lib/letterbox.js';
import { expect, test } from '../lib/walk.js';

// A shop of its own, with a mail server.
let shop: ShopProcess;
let dataDir: string;
let letters: Letterbox;
let admin: ApiClient;

test.beforeAll(async () => {
  dataDir = await temporaryFolder('shop-walk-');
  letters = await Letterbox.open();
  // Mails link to the shop’s own address only.
  const port = String(await freePort());
  shop = await startShop({
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: ADMIN.password,
    SMTP_URL: letters.url,
  });
  admin = await new ApiClient(shop.origin).signIn(ADMIN);
});

test.afterAll(async () => {
  await shop.stop();
  await letters.close();
  await rm(dataDir, { recursive: true });
});

const buildBuyer = () => buildShopper(new ApiClient(shop.origin));

async function buildProduct(name: string, quantity: number): Promise<Product> {
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const body = {
    name,
    description: 'Of clay',
    price: '5',
    quantity: String(quantity),
    category: category?._id ?? '',
  };
  return (await admin.call(endpoints.createProduct, { body })).product;
}

/** The number of an order of one piece of each product, which is paid. */
async function buy(buyer: Credentials, products: readonly Product[]): Promise<number> {
  const shopper = await new ApiClient(shop.origin).signIn(buyer);
  const items = products.map(({ _id }) => ({ product: _id, quantity: 1 }));
  await shopper.placeOrder(items, 'told-by-mail');
  return (await shopper.call(endpoints.listMyOrders))[0]?.number ?? 0;
}

test('Who asks for a sold-out product is told by mail when it is back, and comes back by its link', async ({
  page,
}) => {
  const { _id: id, name, slug } = await buildProduct('Parcel vase', 0);
  const buyer = await buildBuyer();
  await enter(page, buyer, `/product/${slug}`, shop.origin);
  await page.getByRole('button', { name: 'Email me when it is back' }).click();
  await expect(page.getByRole('button', { name: 'Email me when it is back' })).toHaveCount(0);
  await expectAccessible(page, { part: 'main' });

  const { price } = (await admin.call(endpoints.getProduct, { params: { slug } })).product;
  await admin.call(endpoints.updatePriceAndStock, {
    params: { id },
    body: { price, quantity: 3, priceBefore: price, quantityBefore: 0, editKey: randomUUID() },
  });
  const letter = await letters.find(buyer.email, `${name} is back in stock`);
  expect(letter).toContain('$5.00');
  const link = `${shop.origin}/product/${slug}`;
  expect(letter).toContain(link);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'ADD TO CART' }).first()).toBeEnabled();
});

test('A parcel’s mail has its tracking number, and a withdrawal is confirmed by mail', async ({
  page,
}) => {
  const products = [await buildProduct('Parcel bowl', 5), await buildProduct('Parcel cup', 5)];
  const [bowl, cup] = products.map(({ name }) => name);
  const buyer = await buildBuyer();
  const number = await buy(buyer, products);

  await test.step('the shop sends a parcel', async () => {
    await enter(page, ADMIN, `/dashboard/admin/orders/${number}`, shop.origin);
    await page.getByRole('button', { name: 'Add a parcel …' }).click();
    await page.getByLabel(`Pieces of ${bowl}`).selectOption('1');
    await page.getByLabel('Carrier of the parcel').fill('DHL');
    await page.getByLabel('Tracking number of the parcel').fill('TRACK-77');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'TRACK-77' })).toBeVisible();
  });

  await test.step('its buyer withdraws from a part, by two presses', async () => {
    await enter(page, buyer, `/dashboard/user/orders/${number}`, shop.origin);
    await page.getByText('Only part of the order').click();
    await page.getByLabel(`Pieces of ${bowl}`).selectOption('1');
    await page.getByRole('button', { name: 'Withdraw from the contract' }).click();
    await page.getByRole('button', { name: 'Confirm the withdrawal' }).click();
    await expect(page.getByText('Withdrawn from the contract').first()).toBeVisible();
    const letter = await letters.find(buyer.email, `Your withdrawal from order ${number}`);
    expect(letter).toContain('We confirm that we have received your withdrawal.');
    expect(letter).toContain(`1 × ${bowl}`);
    expect(letter).not.toContain(cup);
    expect(letter).toContain(`${shop.origin}/dashboard/user/orders/${number}`);
  });

  // It leaves a minute after the parcel was added, so that a mistake can be corrected.
  const letter = await letters.find(buyer.email, `A parcel of your order ${number}`);
  expect(letter).toContain('TRACK-77');
  expect(letter).toContain(`1 × ${bowl}`);
  expect(letter).toContain('The rest will follow.');
});
