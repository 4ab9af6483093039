import { rm } from 'node:fs/promises';
import { endpoints, settingsSchema, type Credentials } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { enter } from '../lib/enter.js';
import { printed, SHEETS } from '../lib/paper.js';
import { expect, test } from '../lib/walk.js';

// Its own shop, because it changes the settings.
let shop: ShopProcess;
let dataDir: string;
let visitor: ApiClient;
let admin: ApiClient;

test.use({ colorScheme: 'dark' });

test.beforeAll(async () => {
  dataDir = await temporaryFolder('shop-paper-');
  shop = await startShop({ DATA_DIR: dataDir, ADMIN_PASSWORD: ADMIN.password });
  visitor = new ApiClient(shop.origin);
  admin = await visitor.signIn(ADMIN);
});

test.afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

const OLD_ADDRESS = '7 Birch Road, Seattle, WA 98101';
const NEW_ADDRESS = '9 Elm Street, Boston, MA 02108';

async function moveHouse(credentials: Credentials) {
  const body = { name: 'Nora Moved', email: credentials.email, address: NEW_ADDRESS };
  await (await visitor.signIn(credentials)).call(endpoints.updateProfile, { body });
}

/** An order of one piece each of the first products, as it is stored. */
async function buildOrder(credentials: Credentials, lines: number, key: string) {
  const shopper = await visitor.signIn(credentials);
  const products = (await visitor.products()).filter(({ quantity }) => quantity > 0);
  const items = products.slice(0, lines).map(({ _id }) => ({ product: _id, quantity: 1 }));
  const { order } = await shopper.call(endpoints.placeOrder, {
    headers: { 'idempotency-key': key },
    body: { items },
  });
  return order;
}

test('From payment to a printed packing slip, which keeps the address when the buyer moves', async ({
  page,
  browser,
}) => {
  const credentials = await buildShopper(visitor);
  await enter(page, credentials, '/product/walnut-chair', shop.origin);
  await page.getByRole('main').getByRole('button', { name: 'ADD TO CART' }).first().click();
  await expect(page.getByRole('link', { name: /^Cart/ })).toContainText('1');
  await page.goto(`${shop.origin}/cart`);
  await page.getByRole('button', { name: 'Make Payment' }).click();
  await expect(page.getByText('Payment successfully').first()).toBeVisible();
  await page.goto(`${shop.origin}/dashboard/user/orders`);
  const number = await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Order \d+$/ })
    .innerText();
  await moveHouse(credentials);

  const office = await browser.newPage({ viewport: page.viewportSize(), colorScheme: 'dark' });
  await office.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await enter(office, ADMIN, '/dashboard/admin/orders', shop.origin);
  await office.getByRole('link', { name: number, exact: true }).click();
  await office.getByRole('link', { name: 'Packing slip' }).click();
  const slip = office.getByRole('article', { name: number });
  await expect(slip).toContainText(OLD_ADDRESS);
  await office.getByRole('button', { name: 'Print' }).focus();
  await office.keyboard.press('Enter');
  await expect(office.locator('body')).toHaveAttribute('data-printed', 'yes');
  for (const format of SHEETS) {
    const [only = '', ...more] = await printed(office, format);
    expect(more).toEqual([]);
    for (const text of [number, 'Nora Lind', OLD_ADDRESS, '+1 206 555 0119', 'Walnut Chair'])
      expect(only).toContain(text);
    for (const text of ['$', NEW_ADDRESS, credentials.email]) expect(only).not.toContain(text);
  }
  await office.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(slip).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const painted of [slip, office.locator('body'), office.getByRole('main')])
    await expect(painted).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await office.close();
});

test('Each order begins a sheet, and the lines of a long one follow under the head of the table', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'desktop', 'paper has one width');
  const buyer = await buildShopper(visitor);
  const first = await buildOrder(buyer, 2, 'paper-first');
  const long = await buildOrder(buyer, 60, 'paper-long');
  const last = await buildOrder(buyer, 1, 'paper-last');
  const numbers = [first, long, last].map(({ number }) => number);
  await enter(page, ADMIN, '/dashboard/admin/orders', shop.origin);
  for (const kind of ['slips', 'invoices']) {
    await page.goto(`${shop.origin}/dashboard/admin/orders/${kind}?orders=${numbers.join(',')}`);
    await expect(page.getByRole('article')).toHaveCount(3);
    for (const format of SHEETS) {
      const pages = await printed(page, format);
      const owners = pages.map((text) => /Items in order (\d+)/.exec(text)?.[1]);
      const expected = numbers.flatMap((number) =>
        number === long.number
          ? owners.filter((owner) => owner === String(number))
          : String(number),
      );
      expect(owners).toEqual(expected);
      expect(owners.length).toBeGreaterThan(3);
      const whole = pages.join(' ');
      for (const { name } of long.products) expect(whole).toContain(name);
    }
  }
});

test('An invoice is a preview until the order is shipped, and never changes after that', async ({
  page,
}, { project }) => {
  const buyer = await buildShopper(visitor);
  const { _id, number } = await buildOrder(buyer, 2, `paper-invoice-${project.name}`);
  const path = `/dashboard/admin/orders/${number}`;
  await enter(page, ADMIN, path, shop.origin);
  await page.getByRole('link', { name: 'Invoice (preview)' }).click();
  const invoice = page.getByRole('article', { name: `Order ${number}` });
  await expect(invoice).toContainText('Preview, not an invoice');
  expect((await printed(page, 'A4')).join()).toContain('Preview, not an invoice');

  await page.getByRole('link', { name: `Order ${number}` }).click();
  await page.getByRole('button', { name: 'Set to Shipped' }).click();
  await page.getByRole('link', { name: 'Invoice', exact: true }).click();
  await expect(invoice).toContainText('Invoice date');
  await expect(invoice).not.toContainText('Preview');
  const issued = await printed(page, 'A4');
  expect(issued.join()).toContain(OLD_ADDRESS);

  const { settings } = await admin.call(endpoints.getSettings);
  const body = {
    ...settingsSchema.strip().parse(settings),
    name: `Renamed for ${project.name}`,
    invoiceFooter: 'New terms',
    version: settings.version,
  };
  await admin.call(endpoints.updateSettings, { body });
  await moveHouse(buyer);
  await page.reload();
  await expect(invoice).toBeVisible();
  expect(await printed(page, 'A4')).toEqual(issued);

  await admin.call(endpoints.updateOrderStatus, {
    params: { orderId: _id },
    body: { status: 'deliverd' },
  });
  await page.evaluate(() => localStorage.clear());
  await enter(page, buyer, `/dashboard/user/orders/${number}`, shop.origin);
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(invoice).toBeVisible();
  expect(await printed(page, 'A4')).toEqual(issued);
});
