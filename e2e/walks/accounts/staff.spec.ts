import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { ADMIN } from '@shop/test-shop/client/people';
import { expectAccessible } from '../lib/accessible.js';
import { enter } from '../lib/enter.js';
import { test } from '../lib/own/own-orders.js';
import { signIn } from '../lib/sign-in.js';
import { expect } from '../lib/walk.js';

// A call with a permission that was taken away is refused.
test.use({ isRefused: true });

test('A packer is invited, packs an order without seeing amounts, and is refused afterwards', async ({
  page,
  browser,
  placeOwnOrders,
}) => {
  const { admin, numbers, statuses } = await placeOwnOrders(1);
  const [number = 0] = numbers;
  const email = `packer-${randomUUID()}@example.test`;
  const password = 'boxes and tape';

  await enter(page, ADMIN, '/dashboard/admin/staff');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await page.locator('pre', { hasText: '/dashboard/invitation?token=' }).textContent();
  await page
    .getByRole('dialog', { name: /^The link/ })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const theirs = await context.newPage();
  await theirs.goto(link?.trim() ?? '');
  const register = theirs.getByRole('main').getByRole('link', { name: 'Register' });
  await expect(register).toBeVisible();
  await expectAccessible(theirs);
  await register.click();
  await theirs.getByLabel('Name').fill('Pat Packer');
  await theirs.getByLabel('Email').fill(email);
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByLabel('Phone').fill('555 0177');
  await theirs.getByLabel('Address').fill('Main Street 1, Springfield');
  await theirs.getByRole('main').getByRole('textbox').last().fill('Tape');
  await theirs.getByRole('button', { name: 'REGISTER' }).click();
  await signIn(theirs, { email, password });
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
  await expectAccessible(theirs);

  await theirs.goto(`/dashboard/admin/orders/${number}`);
  await expect(theirs.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(theirs.getByRole('main')).not.toContainText(/\$|NaN|undefined|Total/);
  await expectAccessible(theirs);
  await theirs.getByLabel('Carrier').fill('DHL');
  await theirs.getByLabel('Tracking number').fill('JJD0042');
  await theirs.getByRole('button', { name: 'Set to Shipped' }).click();
  await expect.poll(statuses).toEqual({ Shipped: 1 });
  await theirs.goto(`/dashboard/admin/orders/${number}/slip`);
  await expect(theirs.getByRole('main')).not.toContainText('$');
  await theirs.goto('/dashboard/admin/customers');
  await expect(theirs.getByText('This screen needs “customers”')).toBeVisible();
  await expectAccessible(theirs);

  const { staff } = await admin.call(endpoints.listStaff);
  const userId = staff.find((member) => member.email === email)?._id ?? '';
  await theirs.goto('/dashboard/admin/orders');
  await expect(theirs.getByRole('article').first()).toBeVisible();
  const body = { permissions: ['catalog' as const] };
  await admin.call(endpoints.updateStaff, { params: { userId }, body });
  await expect(theirs.getByText('This screen needs “orders”')).toBeVisible({ timeout: 30_000 });
  await context.close();
});
