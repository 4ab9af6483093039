import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible, expectAccessibleIn } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { press, type } from '../lib/keys.js';
import { useMerchantsShop } from '../lib/merchants-shop.js';
import { placePricedOrder } from '../lib/priced-order.js';
import { expect, test } from '../lib/walk.js';

const opened = useMerchantsShop();

test('A line of an order with a code and taxes is refunded by keyboard: what was paid for it', async ({
  page,
}) => {
  const { shop, merchant } = opened;
  const { number, _id } = await placePricedOrder(merchant);
  await merchant.admin.call(endpoints.updateOrderStatus, {
    params: { orderId: _id },
    body: { status: 'Shipped' },
  });

  await test.step('the shop refunds it', async () => {
    await enter(page, ADMIN, `/dashboard/admin/orders/${number}`, shop.origin);
    await press(page, page.getByRole('button', { name: 'Refund …' }));
    await type(page, page.getByLabel('Pieces of T-shirt').first(), '1');
    // Of $20.00, the code took $2.00. A sixth of the rest is tax.
    const sum = page.getByText('$18.00, $3.00 of it tax. $15.70 stay with the shop.');
    await expect(sum).toBeVisible();
    await expectAccessible(page, { part: 'main' });
    await expectAccessibleIn('dark', page, 'main');
    await press(page, page.getByRole('button', { name: 'Refund $18.00' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Refund $18.00' }));
    await expect(page.getByText(`Order ${number} is refunded`)).toBeVisible();
  });

  await test.step('the buyer sees it, and the credit note has its tax', async () => {
    const { credentials } = merchant.shopper;
    await enter(page, credentials, `/dashboard/user/orders/${number}`, shop.origin);
    await expect(page.getByRole('listitem').filter({ hasText: '$18.00 refunded' })).toBeVisible();
    await page.getByRole('link', { name: 'Invoice' }).click();
    const main = page.getByRole('main');
    for (const text of ['Credit note CN-1', 'Credited $18.00', 'VAT, 20% of $15.00'])
      await expect(main).toContainText(text);
    await expectAccessible(page);
  });
});
