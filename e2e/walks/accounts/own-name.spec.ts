import { rm } from 'node:fs/promises';
import { DEFAULT_PAGE, DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { expectAccessible } from '../lib/accessible.js';
import { expect, test } from '../lib/walk.js';

const NAME = 'Bergmann Keramik & Söhne';

// A shop of its own: the others of these walks read the name.
let shop: ShopProcess;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await temporaryFolder('shop-walk-');
  shop = await startShop({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password });
});

test.afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

/** The first page as the server sends it once it is rendered: a busy shop sends the page's shell until then. */
async function sentHome(title: string): Promise<string> {
  let home = '';
  await expect(async () => {
    home = await (await fetch(`${shop.origin}/`)).text();
    expect(home).toContain(`<title>${title}</title>`);
  }).toPass();
  return home;
}

test('A shop with its own name is called by it in the tab, in search results and in the header', async ({
  page,
}) => {
  await sentHome(DEFAULT_PAGE.title);
  const visitor = new ApiClient(shop.origin);
  const admin = visitor.as(await visitor.session(ADMIN));
  const body = { ...DEFAULT_SETTINGS, name: NAME, author: 'Ada Bergmann', version: 0 };
  await admin.call(endpoints.updateSettings, { body });
  const home = await sentHome('Bergmann Keramik &amp; Söhne');
  expect(home).toMatch(/property="og:description" content="Shop online at Bergmann Keramik &amp; /);
  expect(home).not.toMatch(/ecommerce app|mern/i);

  await page.goto(`${shop.origin}/`, { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle(NAME);
  const description = page.locator('meta[name=description]');
  await expect(description).toHaveCount(1);
  await expect(description).toHaveAttribute('content', /^Shop online at Bergmann .* and more\.$/);
  const name = page.getByRole('link', { name: NAME }).getByText(NAME);
  const cut = await name.evaluate(
    // Descenders reach a little below a narrow line; a line that is cut is much higher.
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 8,
  );
  expect(cut, 'the name in the header is cut').toBe(false);
  await expectAccessible(page, { part: 'header' });
});
