import { expect, test } from '../lib/walk.js';
import { expectRendered, MISSING_PAGES, PUBLIC_PAGES } from '../lib/public-pages.js';

test.use({ javaScriptEnabled: false, isRefused: true });

test('every public page can be read', async ({ page }) => {
  for (const [address, heading] of PUBLIC_PAGES) {
    await expectRendered(page, address);
    const reply = await page.goto(address);
    expect(reply?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
  for (const address of MISSING_PAGES) {
    const reply = await page.goto(address);
    expect(reply?.status(), address).toBe(404);
    await expect(page.getByText('oops ! page not found')).toBeVisible();
  }
});

test('a visitor finds a product by browsing, filtering, paging and searching', async ({ page }) => {
  await expectRendered(page, '/');
  await page.goto('/');
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(12);
  const first = await cards.first().getByRole('heading').textContent();

  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/\?page=2$/);
  await expect(cards).toHaveCount(12);
  expect(await cards.first().getByRole('heading').textContent()).not.toBe(first);

  await page.goto('/');
  await page.getByRole('checkbox', { name: 'Music' }).check();
  await page.getByRole('radio', { name: '$100 to more' }).check();
  await page.getByLabel('Sort by').selectOption('price');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL(/\/\?sort=price&category=music&price=5&min=&max=$/);
  await expect(page.getByRole('checkbox', { name: 'Music' })).toBeChecked();
  expect(await cards.count()).toBeLessThan(12);
  await page.getByRole('link', { name: 'Remove filter $100 to more' }).click();
  await expect(page).toHaveURL(/\?category=music&sort=price$/);
  await expect(page.getByRole('checkbox', { name: 'Music' })).toBeChecked();
  await page.getByRole('button', { name: 'RESET FILTERS' }).click();
  await expect(cards).toHaveCount(12);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Music' }).click();
  await page.getByLabel('Sort by').selectOption('name');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL(/\/category\/music\?sort=name&min=&max=$/);
  await cards.first().getByRole('link', { name: 'More Details' }).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(main.getByText('$').first()).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search' }).fill('walnut chair');
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=walnut\+chair$/);
  await expect(page.getByText(/^Found \d+$/)).toBeVisible();
  await expect(cards.first()).toContainText('Walnut Chair');

  await page.getByRole('searchbox', { name: 'Search' }).fill('a');
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  await page.getByRole('checkbox', { name: 'In stock' }).check();
  await page.getByLabel('Sort by').selectOption('price');
  await page.getByRole('button', { name: 'Show products' }).click();
  await expect(page).toHaveURL(/\/search\?(?=.*q=a(?:&|$))(?=.*sort=price)(?=.*stock=in)/);
  await expect(page.getByText(/^Found \d+$/)).toBeVisible();
});

test('a variant is chosen by a form, and its page shows what it costs', async ({ page }) => {
  await expectRendered(page, '/product/summer-dress');
  await page.goto('/product/summer-dress');
  const article = page.getByRole('article').first();
  await article.getByLabel('Variant').selectOption({ index: 1 });
  const chosen = await article.getByLabel('Variant').inputValue();
  await article.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(`/product/summer-dress?variant=${chosen}`);
  await expect(article.getByLabel('Variant')).toHaveValue(chosen);
  await expect(article).toContainText('$69.00');
});

test('a phone shows the products first, and a link leads to the filters', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  const first = await page.getByRole('article').first().boundingBox();
  expect(first?.y).toBeLessThan(600);
  await page.getByRole('main').getByRole('link', { name: 'Filters' }).click();
  await expect(page.getByRole('checkbox', { name: 'Music' })).toBeInViewport();
});

test('nothing is offered that needs a script, except by name', async ({ page }) => {
  for (const address of ['/login', '/register', '/forgot-password']) {
    await expectRendered(page, address);
    await page.goto(address);
    await expect(page.getByLabel('Email')).toBeHidden();
    await expect(page.locator('main noscript p')).toBeVisible();
  }
  await page.goto('/product/walnut-chair');
  await expect(page.getByRole('button', { name: 'ADD TO CART' }).first()).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Loadmore' })).toBeHidden();
  expect(await page.locator('body > noscript').innerHTML()).toContain('need JavaScript');
});
