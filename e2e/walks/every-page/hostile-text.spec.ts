import { readFile, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { endpoints, type Product, type Session } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { expect, test } from '../lib/walk.js';

// Playwright's trace reads blob: addresses from inside the page, which the shop's content policy forbids.
test.use({ trace: 'off' });

const PICTURE = new URL('../../../packages/demo/assets/accordion-640.webp', import.meta.url);
/** Sets a mark on the window if it is ever parsed as markup: in text, in an attribute or in a script. */
const MARKUP =
  '</script><script>window.mark=1</script>"><img src=x onerror=window.mark=1><svg onload=window.mark=1>';
const SHOPPER = { email: 'mallory@example.test', password: 'correct horse battery' };

let shop: ShopProcess;
let dataDir: string;
let product: Product;
const sessions = new Map<'admin' | 'shopper', Session>();

/** Fills a shop in which every text that users can enter is markup. */
test.beforeAll(async () => {
  dataDir = await temporaryFolder('shop-hostile-');
  shop = await startShop({ DATA_DIR: dataDir, SEED: 'none', ADMIN_PASSWORD: ADMIN.password });
  const visitor = new ApiClient(shop.origin);
  const adminSession = await visitor.session(ADMIN);
  const admin = visitor.as({ token: adminSession.token });
  const { category } = await admin.call(endpoints.createCategory, {
    body: { name: MARKUP.slice(0, 60) },
  });
  ({ product } = await admin.call(endpoints.createProduct, {
    body: {
      name: MARKUP,
      description: MARKUP,
      price: '5',
      quantity: '9',
      shipping: '1',
      category: category._id,
      photo: new File([await readFile(PICTURE)], `${MARKUP}.webp`),
    },
  }));
  await visitor.call(endpoints.register, {
    body: {
      ...SHOPPER,
      name: MARKUP.slice(0, 100),
      phone: '555 0134',
      address: MARKUP,
      answer: 'Smriti',
    },
  });
  const shopperSession = await visitor.session(SHOPPER);
  const shopper = visitor.as({ token: shopperSession.token });
  await shopper.call(endpoints.placeOrder, {
    headers: { 'idempotency-key': 'hostile-text' },
    body: { items: [{ product: product._id, quantity: 1 }] },
  });
  sessions.set('admin', adminSession).set('shopper', shopperSession);
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
  expect(await page.evaluate(() => 'mark' in window), `${address} ran what a user typed`).toBe(
    false,
  );
  await expect(page.locator('[onerror], [onload]'), `${address} parsed text as markup`).toHaveCount(
    0,
  );
}

test('What users type stays text on the shopper’s screens', async ({ page }) => {
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

test('What users type stays text on the administrator’s screens', async ({ page }) => {
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

test('The name of a file stays text', async ({ page }) => {
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
