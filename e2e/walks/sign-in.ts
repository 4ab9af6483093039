import type { Page } from '@playwright/test';
import type { Credentials } from '@shop/shared';

/** Fills in and sends the sign-in form, which must be on the page. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
}
