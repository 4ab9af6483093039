import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { personalDataSchema } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { signIn } from '../lib/sign-in.js';
import { expect, test } from '../lib/walk.js';

const PASSWORD = 'a leaver’s password';

async function register(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Phone').fill('555 0177');
  await page.getByLabel('Address').fill('Exit 9, Portland');
  await page.getByPlaceholder('your best cricketer').fill('Smriti');
  await page.getByRole('button', { name: /register/i }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** The content of a download. */
async function downloaded(page: Page, button: string): Promise<unknown> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^shop-data-\d{4}-\d\d-\d\d\.json$/);
  return JSON.parse(await readFile(await file.path(), 'utf8'));
}

test('A shopper downloads their data and deletes their account, with the keyboard alone at the end', async ({
  page,
}, { project }) => {
  const email = `leaver-${randomUUID()}@example.test`;
  await register(page, 'Lea Leaver', email);
  await signIn(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/dashboard/user');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Sections' }).click();
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
  const data = personalDataSchema.parse(await downloaded(page, 'Download my data'));
  expect(data.profile).toMatchObject({ name: 'Lea Leaver', email, address: 'Exit 9, Portland' });

  const open = page.getByRole('button', { name: 'Delete my account' });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  // The browser hides the dialog, and tells the page in a later task.
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account has been deleted').first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await register(page, 'Somebody Else', email);
});

test('An administrator downloads the data of a shopper who asks, and deletes the account', async ({
  page,
}) => {
  const email = `caller-${randomUUID()}@example.test`;
  await register(page, 'Cal Caller', email);
  await signIn(page, ADMIN);
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`/dashboard/admin/users?search=${email}`);
  const open = page.getByRole('button', { name: /^Personal data/ });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Personal data' });
  await expect(dialog.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  const data = personalDataSchema.parse(await downloaded(page, 'Download data'));
  expect(data.profile.email).toBe(email);
  await expect(dialog).toBeHidden();
  await open.click();
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('The account of Cal Caller has been deleted').first()).toBeVisible();
  await expect(page.getByText('No users match')).toBeVisible();
  await page.goto('/dashboard/admin/changes');
  await expect(page.getByText('Account deleted').first()).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});
