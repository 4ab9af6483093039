import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { endpoints, PAGE_DATA_ELEMENT, urlOf } from '@shop/shared';
import { ADMIN, THEO } from '@shop/test-shop/client/people';
import { expectRendered, MISSING_PAGES, PUBLIC_PAGES } from '../lib/public-pages.js';
import { signIn } from '../lib/sign-in.js';
import { expect, test } from '../lib/walk.js';

// React reports a hydration mismatch as an error, and any error in the console fails a walk.

/** Records the page's API calls and layout shifts. */
async function watch(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isData = request.resourceType() !== 'image' && pathname !== urlOf(endpoints.countSearch);
    if (pathname.startsWith('/api/') && isData) calls.push(pathname);
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { calls, shift: () => page.evaluate(() => Number(Reflect.get(window, 'shift'))) };
}

/** Expects the page to be hydrated: React marks the elements that it owns. */
async function expectAlive(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('#root > *') ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        ),
      ),
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
}

/** Fills the cart with chairs. */
async function addChairs(page: Page, pieces: number): Promise<void> {
  await page.goto('/product/walnut-chair');
  for (let piece = 0; piece < pieces; piece += 1)
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText(String(pieces));
}

/** On a phone it is in the folded menu. */
function dashboard(page: Page) {
  return page.getByRole('link', { name: 'Dashboard', includeHidden: true });
}

test('what a search page says about no products stays while the page is hydrated', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const isSaid = () => document.querySelectorAll('main h2').length > 1;
    const look = () => {
      if (isSaid()) Object.assign(window, { wasSaid: true });
      else if (Reflect.get(window, 'wasSaid')) Object.assign(window, { wasGone: true });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // So slow that the page is painted before all of its code is there.
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const address of ['/search', '/search?q=zeppelin', '/search?q=returns']) {
    await page.goto(address);
    await expectAlive(page);
    const seen = await page.evaluate(() => ({
      wasSaid: Reflect.get(window, 'wasSaid') === true,
      wasGone: Reflect.get(window, 'wasGone') === true,
    }));
    expect(seen, address).toEqual({ wasSaid: true, wasGone: false });
  }
});

test('every public page continues from what was rendered, and fetches nothing again', async ({
  page,
}) => {
  const { calls, shift } = await watch(page);
  for (const [address, heading] of PUBLIC_PAGES) {
    await expectRendered(page, address);
    await page.goto(address, { waitUntil: 'commit' });
    await expectAlive(page);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    expect(calls, address).toEqual([]);
    expect(await shift(), address).toBeLessThan(0.02);
  }
});

test('a visitor who is signed in and has a cart sees both without a shift', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, THEO);
  await expect(dashboard(page)).toBeAttached();
  await addChairs(page, 11);
  const { shift } = await watch(page);
  for (const [address] of PUBLIC_PAGES) {
    await expectRendered(page, address);
    await page.goto(address);
    await expectAlive(page);
    await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('11');
    await expect(dashboard(page)).toBeAttached();
    expect(await shift(), address).toBeLessThan(0.02);
  }
});

/** Opens a page again if a busy shop sends it without content. */
async function openRendered(page: Page, address: string) {
  await expect(async () => {
    const reply = await page.goto(address, { waitUntil: 'commit' });
    expect(await reply?.text()).toContain(PAGE_DATA_ELEMENT);
  }).toPass();
}

/** Opens a page, and delays its script until `act` is done. */
async function beforeItsScript(page: Page, address: string, act: () => Promise<void>) {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/index-*.js', (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  await openRendered(page, address);
  // Nothing is painted before this script has run.
  await page.waitForFunction(() => 'takeEarlyClicks' in window);
  await act();
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
}

test('a button that is clicked before the script is there works, even when a link follows', async ({
  page,
}) => {
  await beforeItsScript(page, '/product/walnut-chair', async () => {
    await page.getByRole('combobox', { name: 'Quantity' }).selectOption('2');
    await page.getByRole('button', { name: 'ADD TO CART' }).first().click();
    const cart = page.getByRole('link', { name: /^Cart/ });
    await expect(cart).toContainText('0');
    await cart.click();
  });
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Quantity of Walnut Chair' })).toHaveText('2');
});

test('a stored cart is shown before the script is there, and again by the script, without a shift', async ({
  page,
}) => {
  await addChairs(page, 2);
  const { shift } = await watch(page);
  await expectRendered(page, '/cart');
  const item = page.getByRole('listitem').filter({ hasText: 'Walnut Chair' });
  const look = async () => [
    await item.boundingBox(),
    await page.locator('h1:visible').boundingBox(),
  ];
  let before: Awaited<ReturnType<typeof look>> = [];
  await beforeItsScript(page, '/cart', async () => {
    await expect(page.getByText('You Have 2 items in your cart')).toBeVisible();
    await expect(item.getByRole('img')).toBeVisible();
    before = await look();
  });
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expectAlive(page);
  expect(await look()).toEqual(before);
  expect(await shift()).toBeLessThan(0.02);
});

test('a filled cart waits for its styles', async ({ page }) => {
  await addChairs(page, 1);
  const { shift } = await watch(page);
  await page.route('**/assets/cart-contents-*.css', async (route) => {
    await delay(1000);
    await route.continue();
  });
  await page.goto('/cart');
  await expect(page.getByRole('heading', { name: 'Cart Summary' })).toBeVisible();
  await expectAlive(page);
  expect(await shift()).toBeLessThan(0.02);
});

test('what is typed into a form before the script is there is kept, and sent once it is', async ({
  page,
}) => {
  await expectRendered(page, '/login');
  await beforeItsScript(page, '/login', async () => {
    await page.getByLabel('Email').fill(THEO.email);
    await page.getByLabel('Password').fill(THEO.password);
    await page.getByLabel('Password').press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel('Email')).toHaveValue(THEO.email);
  });
  await expect(page).toHaveURL(/\/$/);
  await expect(dashboard(page)).toBeAttached();
});

test('a form that is quicker than any script stays as it is', async ({ page }) => {
  await page.route('**/*.js', () => undefined);
  await openRendered(page, '/login');
  await page.getByLabel('Email').fill(THEO.email);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByLabel('Email')).toHaveValue(THEO.email);
  await expect(page).toHaveURL(/\/login$/);
});

test('filters that are chosen before the script is there are all applied', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'folded until the script is there');
  await beforeItsScript(page, '/', async () => {
    await page.getByRole('checkbox', { name: 'Music' }).check();
    await page.getByRole('radio', { name: '$100 to more' }).check();
    await page.getByRole('checkbox', { name: 'In stock' }).check();
  });
  await expect(page).toHaveURL(/\/\?category=music&price=5&stock=in$/);
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('link')).toHaveCount(3);
});

test.describe('what is not there', () => {
  test.use({ isRefused: true });

  test('stays on the screen, and is not asked for again', async ({ page }) => {
    const { calls } = await watch(page);
    for (const address of MISSING_PAGES) {
      await expectRendered(page, address);
      const reply = await page.goto(address);
      expect(reply?.status(), address).toBe(404);
      await expectAlive(page);
      await expect(page.getByText('oops ! page not found')).toBeVisible();
      // Its search field asks whether the shop has something like it.
      const others = calls.filter((path) => path !== '/api/v1/products/suggestions');
      expect(others, address).toEqual([]);
    }
  });
});

test('an administrator gets from a rendered page to the dashboard', async ({ page }) => {
  await page.goto('/login');
  await signIn(page, ADMIN);
  await expect(dashboard(page)).toBeAttached();
  await page.goto('/');
  await expectAlive(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await dashboard(page).click();
  await expect(page.getByRole('heading', { name: 'Day by day' })).toBeVisible();
});

test('from a rendered page, everything else can be reached', async ({ page }) => {
  // Other walks create and delete products meanwhile, so a product may be on both pages or on neither.
  const products = page.getByRole('main').getByRole('article');
  for (const address of ['/', '/?page=2']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Loadmore' }).click();
    await expect.poll(() => products.count()).toBeGreaterThan(18);
  }
  await page.getByLabel('Sort by').selectOption('price');
  await expect(page).toHaveURL(/\/\?sort=price$/);
});
