import type { Page } from '@playwright/test';
import { API_PREFIX, type Category, type Product, type Session } from '@shop/shared';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startShop, type ShopProcess } from '../shop/shop-process.js';
import { expect, test } from './walk.js';

// The recorder reads blob: addresses from inside the page, which the shop's policy rightly forbids.
test.use({ trace: 'off' });

const PICTURE = new URL('../../apps/api/assets/demo/accordion-640.webp', import.meta.url);
/** Would set a mark on the window wherever it became markup: in text, in an attribute, in a script. */
const MARKUP =
  '</script><script>window.mark=1</script>"><img src=x onerror=window.mark=1><svg onload=window.mark=1>';
const ADMIN = { email: 'admin@shop.test', password: 'the walking administrator' };
const SHOPPER = { email: 'mallory@example.test', password: 'correct horse battery' };

let shop: ShopProcess;
let dataDir: string;
let product: Product;
const sessions = new Map<'admin' | 'shopper', Session>();

async function send<T>(
  method: string,
  address: string,
  body: object | FormData,
  token = '',
  headers: Record<string, string> = {},
): Promise<T> {
  const isForm = body instanceof FormData;
  const response = await fetch(shop.origin + API_PREFIX + address, {
    method,
    headers: {
      Authorization: token,
      ...headers,
      ...(!isForm && { 'Content-Type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const login = (credentials: typeof ADMIN) => send<Session>('POST', '/auth/login', credentials);

/** A shop in which every text that someone can write is markup. */
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-hostile-'));
  shop = await startShop({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: ADMIN.password });
  const admin = await login(ADMIN);
  const { category } = await send<{ category: Category }>(
    'POST',
    '/category/create-category',
    { name: MARKUP.slice(0, 60) },
    admin.token,
  );
  const form = new FormData();
  const fields = { name: MARKUP, description: MARKUP, price: '5', quantity: '9', shipping: '1' };
  for (const [name, value] of Object.entries({ ...fields, category: category._id }))
    form.set(name, value);
  form.set('photo', new Blob([await readFile(PICTURE)]), `${MARKUP}.webp`);
  ({ product } = await send<{ product: Product }>(
    'POST',
    '/products/create-product',
    form,
    admin.token,
  ));
  await send('POST', '/auth/register', {
    ...SHOPPER,
    name: MARKUP.slice(0, 100),
    phone: '555 0134',
    address: MARKUP,
    answer: 'Smriti',
  });
  const shopper = await login(SHOPPER);
  await send('POST', '/orders', { items: [{ product: product._id, quantity: 1 }] }, shopper.token, {
    'Idempotency-Key': 'hostile-text',
  });
  sessions.set('admin', admin).set('shopper', shopper);
});

test.afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

async function enterAs(page: Page, role: 'admin' | 'shopper'): Promise<void> {
  const entries = { auth: sessions.get(role), cart: [product] };
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored))
      localStorage.setItem(key, JSON.stringify(value));
  }, entries);
}

async function expectPlainText(page: Page, address: string): Promise<void> {
  await page.goto(shop.origin + address);
  await page.waitForLoadState('networkidle');
  await expect(
    page.getByRole('main').getByText('<script>').filter({ visible: true }).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => 'mark' in window), `${address} ran what was typed`).toBe(false);
  await expect(page.locator('[onerror], [onload]'), `${address} took text for markup`).toHaveCount(
    0,
  );
}

test('What people type stays text to shoppers', async ({ page }) => {
  await enterAs(page, 'shopper');
  for (const address of [
    '/',
    `/product/${product.slug}`,
    '/categories',
    `/category/${product.category.slug}`,
    `/search?q=${encodeURIComponent('<script>')}`,
    '/cart',
    '/dashboard/user',
    '/dashboard/user/orders',
  ])
    await expectPlainText(page, address);
});

test('What people type stays text to administrators', async ({ page }) => {
  await enterAs(page, 'admin');
  for (const address of [
    '/dashboard/admin/create-category',
    '/dashboard/admin/products',
    `/dashboard/admin/products/${product.slug}`,
    '/dashboard/admin/users',
    '/dashboard/admin/orders',
    '/dashboard/admin/changes',
  ])
    await expectPlainText(page, address);
});

test('A file’s name stays text', async ({ page }) => {
  await enterAs(page, 'admin');
  await page.goto(`${shop.origin}/dashboard/admin/create-product`);
  await page.locator('input[type=file]').setInputFiles({
    name: '<img src=x onerror=window.mark=1>.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByRole('main').getByText('<img src=x').first()).toBeVisible();
  expect(await page.evaluate(() => 'mark' in window)).toBe(false);
});
