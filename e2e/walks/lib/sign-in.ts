import type { Page } from '@playwright/test';
import type { Credentials } from '@shop/shared';

/** Fills in and sends the sign-in form once it is there: the URL changes before the previous page is gone. */
export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  const login = page.getByRole('button', { name: 'LOGIN' });
  await login.waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await login.click();
}
