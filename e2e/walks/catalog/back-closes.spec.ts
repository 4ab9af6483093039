import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../lib/walk.js';

/** Buttons that add at once. */
const AT_ONCE = ':enabled:not([aria-haspopup])';
/** A list with two pages and without the products of other walks, which may sell out or be removed meanwhile. */
const LIST = '/?price=5';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The history has an entry for what is open, which comes once that has been painted. */
const hasEntry = (page: Page) =>
  page.waitForFunction(() => Reflect.get(Object(history.state), 'overlay') === true);

/** Goes back once to close what is open, and expects the page as it was, and then the page before. */
async function expectBackCloses(page: Page, overlay: Locator) {
  await hasEntry(page);
  const before = { url: page.url(), y: await page.evaluate(() => window.scrollY) };
  await page.goBack();
  await expect(overlay).toBeHidden();
  expect(page.url()).toBe(before.url);
  expect(await page.evaluate(() => window.scrollY)).toBe(before.y);
}

test('Back closes the photo, and then leaves the product', async ({ page }) => {
  await page.goto('/category/home-and-kitchen?loaded=2');
  await cards(page).getByRole('link', { name: 'Walnut Chair', exact: true }).click();
  const photos = page.getByRole('dialog', { name: 'Photos of Walnut Chair' });
  const enlarge = page.getByRole('button', { name: /Enlarge photo$/ });
  await enlarge.tap();
  await expect(photos).toBeVisible();
  await expectBackCloses(page, photos);
  await expect(enlarge).toBeFocused();
  await page.goForward();
  await expect(photos).toBeHidden();

  await enlarge.tap();
  await photos.getByRole('button', { name: 'Close' }).tap();
  await expect(photos).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/home-and-kitchen\?loaded=2$/);
  await expect(cards(page).getByRole('link', { name: 'Walnut Chair', exact: true })).toBeFocused();
});

test('Back closes the filters, and goes from chosen ones to the list before', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/');
  const filters = page.getByRole('button', { name: /^Filters/ });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await filters.tap();
  await sheet.getByRole('checkbox', { name: 'Toys' }).check();
  await expectBackCloses(page, sheet);
  await filters.tap();
  await sheet.getByRole('checkbox', { name: 'Toys' }).check();
  await sheet.getByRole('button', { name: /^Show \d/ }).tap();
  await expect(page).toHaveURL(/\/\?category=toys$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('Back closes the menu, which stays closed where a link in it was followed', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const toys = page.locator('#site-links').getByRole('link', { name: 'Toys' });
  await menu.tap();
  await expect(toys).toBeVisible();
  // The code that has Back close it loads with the first menu.
  await page.waitForFunction(() => Reflect.get(Object(history.state), 'overlay') === true);
  await expectBackCloses(page, toys);
  await menu.tap();
  await toys.tap();
  await expect(page).toHaveURL(/\/category\/toys$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('the bar of a sold-out product does not cover the page', async ({ page }) => {
  await page.goto('/product/mantel-clock');
  const bar = page.locator('[data-sticks-below]');
  await expect(bar).toHaveCSS('position', 'static');
  await page.goto('/product/walnut-chair');
  await expect(bar).toHaveCSS('position', 'sticky');
});

test('Back closes the cart’s panel, and Loadmore beside it stays exact', async ({ page }) => {
  await page.goto('/about');
  await page.goto(LIST);
  const panel = page.getByRole('region', { name: 'Added to your cart' });
  const add = cards(page).getByRole('button', { name: 'ADD TO CART' });
  await add.and(page.locator(AT_ONCE)).first().tap();
  await expect(panel).toBeVisible();
  await expectBackCloses(page, panel);

  await add.and(page.locator(AT_ONCE)).first().tap();
  await expect(panel).toBeVisible();
  await hasEntry(page);
  await page.getByRole('button', { name: 'Loadmore' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?price=5&loaded=2$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(page).toHaveURL(/\?price=5&loaded=2$/);
  await expect(cards(page).nth(23)).toBeAttached();
});

test('Back closes the choice, and once it is made the panel in its place', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/category/clothing');
  const add = cards(page).getByRole('button', { name: 'ADD TO CART' });
  const asking = add.and(page.locator('[aria-haspopup]')).first();
  const choice = page.getByRole('dialog');
  await asking.tap();
  await expect(choice).toBeVisible();
  await expectBackCloses(page, choice);

  await asking.tap();
  await choice.getByRole('radio').first().check({ force: true });
  await choice.getByRole('button', { name: 'ADD TO CART' }).tap();
  await expect(choice).toBeHidden();
  const panel = page.getByRole('region', { name: 'Added to your cart' });
  await expect(panel).toBeVisible();
  await expectBackCloses(page, panel);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a page that is opened from the panel is one step away', async ({ page }) => {
  await page.goto(LIST);
  const add = cards(page).getByRole('button', { name: 'ADD TO CART' });
  await add.and(page.locator(AT_ONCE)).first().tap();
  await page.getByRole('link', { name: 'View cart' }).tap();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/\?price=5$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/cart$/);
});

test('a reload under an overlay leaves no step that does nothing', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/product/walnut-chair');
  await page.getByRole('button', { name: /Enlarge photo$/ }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(history.state)))
    .not.toMatch(/overlay/);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
