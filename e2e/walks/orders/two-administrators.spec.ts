import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { test } from '../lib/own/own-orders.js';
import { enter } from '../lib/enter.js';
import { expect } from '../lib/walk.js';

test.use({ isRefused: true });

for (const [place, pathOf] of [
  ['list', (_number: number, buyer: string) => `/dashboard/admin/orders?buyer=${buyer}`],
  ['page of the order', (number: number) => `/dashboard/admin/orders/${number}`],
] as const) {
  test(`Of two administrators at one order, the later one is told who was faster, on the ${place}`, async ({
    page,
    browser,
    baseURL,
    placeOwnOrders,
  }) => {
    const { admin, buyer, numbers, stock, statuses } = await placeOwnOrders(1);
    const [number = 0] = numbers;
    const colleague = await browser.newPage({ baseURL, viewport: page.viewportSize() });
    for (const screen of [page, colleague]) {
      await enter(screen, ADMIN, pathOf(number, buyer));
      await expect(screen.getByLabel(`Status of order ${number}`)).toHaveValue('Not Process');
    }

    await colleague.getByLabel(`Status of order ${number}`).selectOption('cancel');
    await colleague.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(colleague.getByText(`Order ${number} is cancelled`).first()).toBeVisible();
    expect(await stock()).toBe(1);

    await page.getByLabel(`Status of order ${number}`).selectOption('Shipped');
    await expect(page.getByText(/is now cancelled: .+ has changed it/).first()).toBeVisible();
    await expect(page.getByLabel(`Status of order ${number}`)).toHaveValue('cancel');
    expect([await stock(), await statuses()]).toEqual([1, { cancel: 1 }]);

    const { order } = await admin.call(endpoints.getOrder, { params: { number: String(number) } });
    expect(order.history.map(({ status }) => status)).toEqual(['Not Process', 'cancel']);
    await colleague.close();
  });
}
