import type { Page } from '@playwright/test';
import { tabTo } from '../lib/keys.js';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { expect, test } from '../lib/walk.js';

/** On the home page are the newest products: other walks’ own, whose photos may be gone before they are loaded. */
const START = '/category/toys';
const SUGGESTIONS = '**/api/v1/products/suggestions?**';

function parts(page: Page) {
  const form = page.getByRole('search');
  const field = form.getByRole('combobox', { name: 'Search' });
  const list = form.getByRole('listbox', { name: 'Suggestions' });
  return { form, field, list, chair: list.getByRole('option', { name: /^Walnut Chair \$/ }) };
}

test('with only the keyboard, a product is found while its name is typed', async ({ page }) => {
  await page.goto(START);
  const { form, field, list, chair } = parts(page);
  await tabTo(page, form.getByPlaceholder('Search'));
  await page.keyboard.type('walnt', { delay: 60 });
  await expect(chair).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(form.getByText('Suggestions for walnut')).toBeVisible();
  await expect(form.getByRole('status')).toContainText(/\d products? suggested for walnut$/);

  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue('walnt');
  await page.keyboard.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('End');
  await expect(first).not.toHaveAttribute('aria-selected');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/walnut-chair$/);
  await expect(list).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Walnut Chair' }).first()).toBeVisible();
});

test('Enter without a choice still searches', async ({ page }) => {
  await page.goto(START);
  const { field, list } = parts(page);
  await field.fill('walnut chair');
  await expect(list).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=walnut\+chair$/);
  await expect(page.getByText(/^Found \d+$/)).toBeVisible();
  await expect(list).toBeHidden();
});

test('a category is opened with a tap; the list covers neither the field nor the edges', async ({
  page,
}) => {
  await page.goto(START);
  const { field, form, list } = parts(page);
  await field.fill('mus');
  const music = list.getByRole('option', { name: 'Music Category' });
  await expect(music).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  const fieldBox = await field.boundingBox();
  const formBox = await form.boundingBox();
  for (const option of await list.getByRole('option').all()) {
    const box = await option.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThan((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
    expect(box?.x).toBeGreaterThanOrEqual(formBox?.x ?? 0);
    expect(box?.width).toBeLessThanOrEqual(formBox?.width ?? 0);
  }
  await (test.info().project.use.hasTouch ? music.tap() : music.click());
  await expect(page).toHaveURL(/\/category\/music$/);
  await expect(list).toBeHidden();
});

test('a reply that was overtaken is cancelled, and letters typed early are kept', async ({
  page,
}) => {
  let answerLate = (): void => undefined;
  const isLate = new Promise<void>((resolve) => (answerLate = resolve));
  await page.route(SUGGESTIONS, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'violin') await isLate;
    await route.continue();
  });
  let loadCode = (): void => undefined;
  const mayLoad = new Promise<void>((resolve) => (loadCode = resolve));
  await page.route('**/assets/suggestions-*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto(START);
  const { form, field, list, chair } = parts(page);
  await form.getByPlaceholder('Search').pressSequentially('vio');
  loadCode();
  await expect(list).toHaveCount(1);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('vio');
  await expect(list.getByRole('option', { name: /Violin/ })).toBeVisible();

  const asked = page.waitForRequest((request) => request.url().endsWith('q=violin'));
  const cancelled = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('q=violin'),
  );
  await field.pressSequentially('lin');
  await asked;
  await field.fill('walnut ch');
  await cancelled;
  await expect(chair).toBeVisible();
  answerLate();
  await page.waitForTimeout(300);
  await expect(chair).toBeVisible();
  await expect(list.getByRole('option', { name: /Violin/ })).toHaveCount(0);
});
