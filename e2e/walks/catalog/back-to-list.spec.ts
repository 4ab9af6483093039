import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { hold } from '../lib/hold.js';
import { expect, test } from '../lib/walk.js';

// A shop of its own: products and categories that other walks create would change these lists meanwhile.
let shop: ShopProcess;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await temporaryFolder('shop-lists-');
  shop = await startShop({ DATA_DIR: dataDir });
});

test.afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

/** Each width takes every other one: with three ways back and a shared link each, 40 combinations. */
const LISTS = [
  '/',
  '/?sort=price',
  '/?price=1',
  '/?category=toys&category=music',
  '/?stock=in&sort=name',
  '/category/toys',
  '/category/electronics?sort=price-desc',
  '/search?q=a',
  '/search?q=a&sort=price',
  '/search?q=a&stock=in',
];

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('A list with filters that was scrolled is at the same place after a reload', async ({
  page,
}) => {
  await page.goto(`${shop.origin}/?category=toys`);
  await cards(page).last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await page.reload();
  const moved = () => page.evaluate((y) => Math.abs(window.scrollY - y), place);
  await expect.poll(moved).toBeLessThan(50);
});

test('A card that was tapped before the script is there has the focus after Back', async ({
  page,
}) => {
  const scripts = await hold(page, /\/assets\/index-.*\.js$/);
  const link = cards(page).nth(7).getByRole('heading').getByRole('link');
  // A busy shop may answer with the page's shell, which its script would fill.
  await expect(async () => {
    await page.goto(`${shop.origin}/category/electronics`, { waitUntil: 'commit' });
    await expect(link).toBeAttached({ timeout: 3_000 });
  }).toPass();
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  const top = async () => (await link.boundingBox())?.y ?? 0;
  const place = await top();
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await scripts();
  await expect(page.getByRole('heading', { name: 'Similar Products' })).toBeAttached();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(50);
});

/** Opens a list with up to three pages. */
async function openList(page: Page, address: string) {
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
  const more = page.getByRole('button', { name: 'Loadmore' });
  for (const loaded of [2, 3]) {
    if (!(await more.isVisible())) return;
    await more.click();
    await expect(page).toHaveURL(new RegExp(`[?&]loaded=${loaded}`));
  }
}

/**
 * Leaves a list by one of its cards and returns to it in each way.
 * @returns the ways, and the products that were in the list up to that card
 */
async function leaveAndReturn(page: Page) {
  const names = await namesOf(page);
  const left = Math.floor(names.length * 0.7);
  const shown = names.slice(0, left + 1);
  const name = names[left] ?? '';
  const link = cards(page).getByRole('heading', { name, exact: true }).getByRole('link');
  const top = async () => (await link.boundingBox())?.y ?? 0;
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  const place = await top();
  const ways: string[] = [];

  async function leave() {
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  async function expectAsLeft(way: string) {
    ways.push(way);
    await expect(link, way).toBeFocused();
    // The cards around that one come first.
    await expect.poll(async () => (await namesOf(page)).slice(0, left + 1), way).toEqual(shown);
    await expect.poll(async () => Math.abs((await top()) - place), way).toBeLessThan(50);
  }

  await leave();
  await page.goBack();
  await expectAsLeft('Back');
  await page.reload();
  await expectAsLeft('a reload of the list');
  await leave();
  await page.reload();
  await page.goBack();
  await expectAsLeft('Back from a reloaded product');
  return { shown, ways };
}

test('A list has its products, its place and the focus again after each way back, and its products as a shared link', async ({
  page,
  browser,
}, { project, annotations }) => {
  const half = project.name === 'phone' ? 1 : 0;
  const guest = await browser.newPage();
  let combinations = 0;
  for (const address of LISTS.filter((_, index) => index % 2 === half))
    await test.step(address, async () => {
      await openList(page, shop.origin + address);
      const { shown, ways } = await leaveAndReturn(page);
      await guest.goto(page.url());
      const sharedNames = async () => (await namesOf(guest)).slice(0, shown.length);
      // A busy shop sends the page's shell, whose list its script brings.
      await expect.poll(sharedNames, 'a shared link').toEqual(shown);
      combinations += ways.length + 1;
    });
  await guest.close();
  annotations.push({ type: 'combinations of list and way', description: String(combinations) });
});

test('Products stay where they were left when the counts of the filters beside them come late', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'on a phone the filters are in a sheet');
  await openList(page, `${shop.origin}/category/electronics?sort=price-desc`);
  const link = cards(page).nth(7).getByRole('heading').getByRole('link');
  const top = async () => (await link.boundingBox())?.y ?? 0;
  await link.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
  });
  const place = await top();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();

  const answer = await hold(page, /\/products\/listing\?within/);
  await page.goBack();
  await expect(link).toBeFocused();
  const moved = async () => Math.abs((await top()) - place);
  await expect.poll(moved).toBeLessThan(2);
  const none = page.getByRole('radio', { name: '$80 to $99' });
  await expect(none).toBeVisible();
  await answer();
  await expect(none).toHaveCount(0);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await moved()).toBeLessThan(2);
});
