import type { Page } from '@playwright/test';
import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { press } from '../lib/keys.js';
import { useMerchantsShop } from '../lib/merchants-shop.js';
import { placePricedOrder } from '../lib/priced-order.js';
import { printed, SHEETS } from '../lib/paper.js';
import { expect, test } from '../lib/walk.js';

const opened = useMerchantsShop();

/** The texts of the invoice by hand: 18 + 10.80 + 4.90. In it, 18/6 + 4.90/6 = 3.82, and 10.80/11 = 0.98. */
const INVOICE = [
  'Invoice INV-1',
  ...['$20.00', '$12.00', 'Delivery: Standard', '$4.90', 'Autumn', '-$3.20', 'Total $33.70'],
  ...['Without tax $28.90', 'VAT, 20% of $19.08', '$3.82', 'VAT, 10% of $9.82', '$0.98'],
  'All tax $4.80',
];
const CREDIT_NOTE = ['Credit note CN-1', 'INV-1', 'Credited $33.70', 'All tax $4.80'];

async function expectDocument(page: Page, texts: readonly string[]) {
  for (const text of texts) await expect(page.getByRole('main')).toContainText(text);
  await expectAccessible(page);
  await expectAccessibleIn('dark', page);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const format of SHEETS) {
    const all = (await printed(page, format)).join(' ');
    for (const text of texts) expect(all).toContain(text);
  }
}

test('An invoice has every amount and rate; the credit note of a cancelled order takes it back', async ({
  page,
}) => {
  const { shop, merchant } = opened;
  const order = await placePricedOrder(merchant);
  const path = `/dashboard/admin/orders/${order.number}`;
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await enter(page, ADMIN, path, shop.origin);
  await press(page, page.getByRole('button', { name: 'Set to Shipped' }));
  await press(page, page.getByRole('link', { name: 'Invoice', exact: true }));
  await expectDocument(page, INVOICE);
  await press(page, page.getByRole('button', { name: 'Print' }));
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

  await merchant.admin.call(endpoints.updateOrderStatus, {
    params: { orderId: order._id },
    body: { status: 'cancel' },
  });
  await page.reload();
  await expectDocument(page, CREDIT_NOTE);

  await enter(
    page,
    merchant.shopper.credentials,
    `/dashboard/user/orders/${order.number}/invoice`,
    shop.origin,
  );
  await expectDocument(page, [...INVOICE, ...CREDIT_NOTE]);
});
