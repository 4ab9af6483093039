import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ADMIN } from '@shop/test-shop/client/people';
import { signIn } from '../lib/sign-in.js';
import { expect, test } from '../lib/walk.js';

const PASSWORD = 'a shopper’s password';

test('A visitor finds two things, registers, buys them and follows the order until it is shipped [S1.1]', async ({
  page,
  browser,
}, { project }) => {
  // The walks of both widths meet in one shop.
  const buyer = `Wanda ${randomUUID()}`;
  const email = `${randomUUID()}@example.test`;
  const isPhone = project.name === 'phone';
  const openMenu = async (on: Page) => {
    if (isPhone) await on.getByRole('button', { name: /menu/i }).first().click();
  };
  const card = (name: string) => page.getByRole('article').filter({ hasText: name }).first();

  await test.step('filters by category and price', async () => {
    await page.goto('/');
    await expect(page).toHaveTitle(/\S/);
    await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
    if (isPhone)
      await page
        .getByRole('button', { name: /filter/i })
        .first()
        .click();
    await page.getByRole('checkbox', { name: 'Music' }).check();
    await page.getByRole('radio', { name: '$100 to more' }).check();
    if (isPhone) await page.getByRole('button', { name: /^Show \d+ products?$/ }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Wireless Headphones')).toHaveCount(0);
    if (isPhone)
      await page
        .getByRole('button', { name: /filter/i })
        .first()
        .click();
    await page.getByRole('button', { name: 'RESET FILTERS' }).click();
    await expect(page.getByText('Wireless Headphones').first()).toBeVisible();
  });

  await test.step('loads more', async () => {
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByRole('button', { name: 'Loadmore' }).click();
    await expect(page.getByRole('article')).toHaveCount(24);
  });

  await test.step('searches and opens a product', async () => {
    await page.getByPlaceholder('Search').fill('hedphones');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search/);
    await expect(page.getByText(/^Found \d+$/)).toBeVisible();
    await card('Wireless Headphones').getByText('More Details').click();
    await expect(page).toHaveURL(/\/product\/wireless-headphones$/);
    await expect(page.getByRole('heading', { name: 'Wireless Headphones' })).toBeVisible();
    await expect(page.getByText('Similar Products')).toBeVisible();
  });

  await test.step('adds two to the cart', async () => {
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'ADD TO CART' }).first().click();
    await expect(page.getByText('item added to cart').first()).toBeVisible();
    await page.getByPlaceholder('Search').fill('teapot');
    await page.getByRole('button', { name: 'Search' }).click();
    await card('Teapot').getByRole('button', { name: 'ADD TO CART' }).click();
    await page.getByRole('link', { name: /cart/i }).first().click();
    await expect(
      page.getByText(/You Have 2 items in your cart.*please login to checkout/),
    ).toBeVisible();
  });

  await test.step('is sent to login, registers, and returns to the cart', async () => {
    await page
      .getByRole('button', { name: 'Please login to checkout' })
      .or(page.getByRole('link', { name: 'Please login to checkout' }))
      .click();
    await expect(page).toHaveURL(/\/login/);
    // The address changes before the page does.
    await expect(page.getByLabel('Password')).toBeVisible();
    await openMenu(page);
    await page.getByRole('link', { name: 'Register' }).first().click();
    await page.getByLabel('Name').fill(buyer);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Phone').fill('555 0134');
    await page.getByLabel('Address').fill('Trail 5, Portland');
    await page.getByPlaceholder('your best cricketer').fill('Smriti');
    await page.getByRole('button', { name: /register/i }).click();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, { email, password: PASSWORD });
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByText(buyer).first()).toBeVisible();
  });

  await test.step('pays', async () => {
    await expect(page.getByText('Trail 5, Portland')).toBeVisible();
    await page.getByRole('button', { name: 'Make Payment' }).click();
    await expect(page.getByText('Payment successfully').first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('sees the order', async () => {
    await page.goto('/dashboard/user/orders');
    await expect(page.getByText('Not Process').first()).toBeVisible();
    await expect(page.getByText('Wireless Headphones').first()).toBeVisible();
    await expect(page.getByText('Success').first()).toBeVisible();
  });

  await test.step('an administrator sets it to Shipped', async () => {
    const adminContext = await browser.newContext({
      baseURL: process.env.SHOP_ORIGIN,
      viewport: page.viewportSize(),
    });
    const adminPage = await adminContext.newPage();
    await adminPage.goto('/login');
    await signIn(adminPage, ADMIN);
    await expect(adminPage).toHaveURL(/\/$/);
    await adminPage.goto('/dashboard/admin/orders');
    await expect(adminPage.getByText(buyer).first()).toBeVisible();
    const order = adminPage.getByRole('article').filter({ hasText: buyer });
    const status = order.getByRole('combobox', { name: /status/i });
    await expect(status).toHaveValue('Not Process');
    await status.selectOption('Shipped');
    await expect(adminPage.getByText(/Order \d+ is Shipped/).first()).toBeVisible();
    await adminPage.reload();
    await expect(status).toHaveValue('Shipped');
    await adminContext.close();
  });

  await test.step('the shopper sees that', async () => {
    await page.reload();
    await expect(page.getByText('Shipped').first()).toBeVisible();
  });
});
