import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Credentials } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { codeOf, earlierCodeOf } from '@shop/test-shop/client/second-factor';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { signIn } from '../lib/sign-in.js';
import { expect, test } from '../lib/walk.js';

test.use({ isRefused: true });

const origin = process.env.SHOP_ORIGIN ?? '';

/** Sets up a second factor on the Security screen with the keyboard alone. */
async function setUp(page: Page, password: string) {
  await page.getByLabel('Your password').focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?)+$/).innerText()).replaceAll(' ', '');
  await page.keyboard.type(await earlierCodeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page.getByText(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/).allInnerTexts();
  // Past the button that copies them.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have 10 recovery codes left')).toBeVisible();
  return { secret, recoveryCode: codes[0] ?? '' };
}

async function signInWithCode(page: Page, credentials: Credentials, code: string) {
  await signIn(page, credentials);
  const field = page.getByLabel('Code');
  await expect(field).toBeFocused();
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  // The address changes before the page does, which folds the menu.
  await expect(field).toBeHidden();
}

async function signOut(page: Page, isPhone: boolean) {
  const logout = page.getByRole('button', { name: 'Logout' });
  // A menu that is opened while a new page appears is folded again.
  await expect(async () => {
    if (isPhone && !(await logout.isVisible()))
      await page.getByRole('button', { name: 'Menu' }).click();
    await logout.click({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/login/);
}

test('A shopper turns on a second factor and signs in with a code, then with a recovery code', async ({
  page,
}, { project }) => {
  const shopper = await buildShopper(new ApiClient(origin));
  const isPhone = project.name === 'phone';
  await page.goto('/login?next=/dashboard/user/security');
  await signIn(page, shopper);
  const { secret, recoveryCode } = await setUp(page, shopper.password);

  await signOut(page, isPhone);
  await signInWithCode(page, shopper, codeOf(secret));
  await signOut(page, isPhone);
  await signInWithCode(page, shopper, recoveryCode);
  await page.goto('/dashboard/user/security');
  await expect(page.getByText('You have 9 recovery codes left')).toBeVisible();

  await page.getByLabel('Your password').fill(shopper.password);
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('A shopper ends a session elsewhere, then signs out everywhere', async ({ page, browser }) => {
  const shopper = await buildShopper(new ApiClient(origin));
  const elsewhere = await (await browser.newContext({ baseURL: origin })).newPage();
  const openOrders = async () => {
    await elsewhere.goto('/login?next=/dashboard/user/orders');
    await signIn(elsewhere, shopper);
    await expect(elsewhere.getByText('No orders yet')).toBeVisible();
  };
  const expectSignedOut = async () => {
    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/login/);
  };
  await openOrders();
  await page.goto('/login?next=/dashboard/user/security');
  await signIn(page, shopper);
  const sessions = page.getByRole('region', { name: 'Sessions' });
  // Registering did not start a session.
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^End session/ }).click();
  const question = page.getByRole('dialog', { name: /^End the session of / });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'End it' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expectSignedOut();

  await openOrders();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expectSignedOut();
  await elsewhere.context().close();
});

test.describe('in a shop that requires a second factor of administrators', () => {
  let shop: ShopProcess;
  let dataDir: string;

  test.beforeAll(async () => {
    dataDir = await temporaryFolder('shop-walk-');
    shop = await startShop({
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: ADMIN.password,
      ADMIN_SECOND_FACTOR: 'required',
    });
  });

  test.afterAll(async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  });

  test('An administrator sets one up before anything else', async ({ page }) => {
    await page.goto(`${shop.origin}/login`);
    await signIn(page, ADMIN);
    const expectSetUp = async () => {
      await expect(page).toHaveURL(/\/admin\/security$/);
      await expect(page.getByText(/Administrators of this shop need/)).toBeVisible();
    };
    await expectSetUp();
    for (const path of ['', '/users', '/create-product', '/orders']) {
      await page.goto(`${shop.origin}/dashboard/admin${path}`);
      await expectSetUp();
    }
    await setUp(page, ADMIN.password);
    await page.goto(`${shop.origin}/dashboard/admin/users`);
    await expect(page.getByRole('heading', { name: 'All users' })).toBeVisible();
  });
});
