import { endpoints, TOTAL_COUNT_HEADER } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildOrderLine, buildSession } from '../../../testing/factories';
import { fillIn } from '../../../testing/fill-in';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const session = buildSession();
const storedSession = () => JSON.parse(localStorage.getItem('auth') ?? 'null') as unknown;

beforeEach(() => {
  server.use(on(endpoints.checkUser).answer(() => ({ success: true, ok: true })));
});

test('the dashboard shows who is signed in and leads to profile and orders [S2.34]', async () => {
  renderApp('/dashboard/user', { session });
  expect(await screen.findByText('Ada Buyer')).toBeVisible();
  expect(screen.getByText('ada@shop.test')).toBeVisible();
  expect(screen.getByText('1 Main Street')).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/dashboard/user/profile',
  );
  expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'href',
    '/dashboard/user/orders',
  );
});

async function updateProfile(values: Record<string, string>) {
  await screen.findByRole('heading', { name: 'Profile' });
  fillIn(values);
  fireEvent.click(screen.getByRole('button', { name: 'UPDATE' }));
}

test('a saved profile replaces the user part of the stored session [S1.2 S2.35 S3.5 S8.11]', async () => {
  const updatedUser = { ...session.user, address: '2 Side Street' };
  let body: unknown;
  server.use(
    on(endpoints.updateProfile).answer(async ({ request }) => {
      body = await request.json();
      return { success: true, message: 'profile updated successfully', updatedUser };
    }),
  );
  renderApp('/dashboard/user/profile', { session });
  await updateProfile({ Address: '2 Side Street' });
  expect(await screen.findByText('profile updated successfully')).toBeInTheDocument();
  expect(storedSession()).toEqual({ user: updatedUser, token: session.token });
  // An empty password is no password: the old one stays.
  expect(body).toEqual({ name: 'Ada Buyer', phone: '555 0100', address: '2 Side Street' });
  expect(screen.getByLabelText('Address')).toHaveValue('2 Side Street');
});

test('a new password brings a new token, and the page stays', async () => {
  server.use(
    on(endpoints.updateProfile).answer(() => ({
      success: true,
      message: 'profile updated successfully',
      updatedUser: session.user,
      token: 'a-new-token',
    })),
  );
  renderApp('/dashboard/user/profile', { session });
  await updateProfile({ Password: 'another horse' });
  expect(await screen.findByText('profile updated successfully')).toBeInTheDocument();
  expect(storedSession()).toEqual({ user: session.user, token: 'a-new-token' });
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''));
});

test('the email can’t be edited, and an address is required [S2.35 S5.2]', async () => {
  renderApp('/dashboard/user/profile', { session });
  await updateProfile({ Address: ' ' });
  expect(await screen.findByText('Address is required')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Address is required');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
});

test('a profile that is refused changes nothing [S8.11]', async () => {
  server.use(on(endpoints.updateProfile).answer(() => refusal(400, 'Phone is required')));
  renderApp('/dashboard/user/profile', { session });
  await updateProfile({ Name: 'Ada B.' });
  expect(await screen.findByText('Phone is required')).toBeInTheDocument();
  expect(storedSession()).toEqual(session);
  expect(screen.getByLabelText('Name')).toHaveValue('Ada B.');
});

test('a profile that the server breaks on says "Something went wrong" [S8.2]', async () => {
  server.use(on(endpoints.updateProfile).answer(() => refusal(500, 'broken')));
  renderApp('/dashboard/user/profile', { session });
  await updateProfile({ Name: 'Ada B.' });
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
});

test('each order is a table of facts with its products below [S1.2 S2.36 S9.7]', async () => {
  const products = [
    buildOrderLine({
      name: 'Lamp',
      price: 20,
      quantity: 2,
      description: 'Warm light for long evenings at home',
    }),
    buildOrderLine({ name: 'Chair', price: 75 }),
  ];
  const failed = { success: false, provider: 'simulated', reference: 'sim-2' };
  server.use(
    on(endpoints.listMyOrders).answer(() => [
      buildOrder({ status: 'deliverd', products, total: 115 }),
      buildOrder({ payment: failed }),
    ]),
  );
  renderApp('/dashboard/user/orders', { session });
  const first = within(await screen.findByRole('article', { name: 'Order 1' }));
  const texts = (role: string) => first.getAllByRole(role).map((cell) => cell.textContent);
  expect(texts('columnheader')).toEqual([
    '#',
    'Status',
    'Buyer name',
    'date',
    'Payment',
    'Quantity',
  ]);
  expect(texts('cell')).toEqual(['1', 'deliverd', 'Ada Buyer', 'Jan 6, 2026', 'Success', '3']);
  expect(texts('listitem')).toEqual([
    'LampWarm light for long evenings a...$20.00× 2',
    expect.stringMatching(/^Chair/),
  ]);
  const second = within(screen.getByRole('article', { name: 'Order 2' }));
  expect(second.getByText('Failed')).toBeVisible();
});

test('the photo of a product that is gone is a neutral picture, and nobody asks for it', async () => {
  const photo = { version: 'v1', width: 640, height: 640 };
  const lines = [
    buildOrderLine({ name: 'Chair', photo }),
    buildOrderLine({ name: 'Lamp', photo: null }),
  ];
  server.use(on(endpoints.listMyOrders).answer(() => [buildOrder({ products: lines })]));
  renderApp('/dashboard/user/orders', { session });
  const kept = await screen.findByRole('img', { name: 'Chair' });
  expect(kept).toHaveAttribute('src', expect.stringContaining('v=v1'));
  expect(screen.getByRole('img', { name: 'Lamp' }).tagName).toBe('SPAN');
  // One that can't be loaded after all becomes neutral too.
  fireEvent.error(kept);
  await waitFor(() => expect(screen.getByRole('img', { name: 'Chair' }).tagName).toBe('SPAN'));
});

test('more orders than one page holds lead from page to page', async () => {
  const asked: (string | null)[] = [];
  server.use(
    on(endpoints.listMyOrders).answer(({ request }) => {
      asked.push(new URL(request.url).searchParams.get('page'));
      return HttpResponse.json([buildOrder()], { headers: { [TOTAL_COUNT_HEADER]: '101' } });
    }),
  );
  renderApp('/dashboard/user/orders', { session });
  expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Older' }));
  expect(await screen.findByText('Page 2 of 2')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Order 101' })).toBeInTheDocument();
  await waitFor(() => expect(asked).toEqual(['1', '2']));
});

test('no orders, and orders that can’t be loaded, both offer a way on [S8.15]', async () => {
  server.use(on(endpoints.listMyOrders).answer(() => refusal(500, 'broken')));
  renderApp('/dashboard/user/orders', { session });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(on(endpoints.listMyOrders).answer(() => []));
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

test('a page of orders beyond the last says that it is empty and leads to the first', async () => {
  server.use(on(endpoints.listMyOrders).answer(() => []));
  renderApp('/dashboard/user/orders?page=99', { session });
  expect(await screen.findByRole('heading', { name: 'This page is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
    'href',
    '/dashboard/user/orders',
  );
});

test.each(['', '-'])('what is stored as %j is not given yet', async (address) => {
  renderApp('/dashboard/user', { session: buildSession({ address }) });
  expect(await screen.findByText('Not given yet')).toBeVisible();
});
