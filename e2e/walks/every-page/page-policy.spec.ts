import { test as plain } from '@playwright/test';
import { ADMIN } from '@shop/test-shop/client/people';
import { signIn } from '../lib/sign-in.js';
import { expect, test } from '../lib/walk.js';

// Blocked attempts are errors in the console, so this walk does not fail on those.
plain(
  'The page refuses markup, scripts and style sheets that were made of text',
  async ({ page }) => {
    await page.goto('/product/walnut-chair');
    await expect(page.getByRole('heading', { name: 'Walnut Chair' })).toBeVisible();
    const outcomes = await page.evaluate(() => {
      const outcomeOf = (attempt: () => void) => {
        try {
          attempt();
          return 'allowed';
        } catch {
          return 'refused';
        }
      };
      const style = document.createElement('style');
      style.textContent = 'body { outline: 9px solid red }';
      document.head.append(style);
      const script = document.createElement('script');
      return {
        markup: outcomeOf(() => (document.createElement('div').innerHTML = '<img onerror="x()">')),
        code: outcomeOf(() => (script.text = 'document.title = "x"')),
        address: outcomeOf(() => (script.src = '/assets/x.js')),
        style: getComputedStyle(document.body).outlineStyle === 'solid' ? 'allowed' : 'refused',
      };
    });
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'refused')).toEqual([]);
  },
);

test('Screens with run-time styles look right under the policy of the page they are reached from', async ({
  page,
}, { project }) => {
  await page.goto('/login');
  await signIn(page, ADMIN);
  // The address changes before the page does, which folds the menu.
  await expect(page.getByLabel('Email')).toBeHidden();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  if (project.name === 'phone') await page.getByRole('button', { name: 'Sections' }).click();
  await page.getByRole('link', { name: 'Users' }).click();
  await page
    .getByRole('button', { name: /Make administrator/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Make administrator?' });
  await expect(dialog).toHaveCSS('position', 'relative');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('The page of the API is shown under a policy, too', async ({ page }) => {
  await page.goto('/api/docs/');
  await page
    .getByText('All categories, as administrators arranged them, or else by name', { exact: true })
    .click();
  await expect(page.getByText('No parameters')).toBeVisible();
});
