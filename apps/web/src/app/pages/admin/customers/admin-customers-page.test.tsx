import { endpoints, type Customer, type CustomerRow } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminOrder, buildSession, buildUser } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const row: CustomerRow = {
  ...buildUser({ name: 'Ada Buyer' }),
  createdAt: '2026-01-05T12:00:00.000Z',
  secondFactor: false,
  tags: ['VIP'],
  sums: {
    orders: 2,
    paid: 69.99,
    refunded: 12.5,
    spent: 57.49,
    lastOrderAt: '2026-11-01T12:00:00.000Z',
  },
};
const address = { name: 'Ada', line1: '1 High Street', city: 'Graz', country: 'AT' };
const ada: Customer = { ...row, addresses: [address], notes: [] };

const GROUP = '65a000000000000000000007';
let asked: Record<string, string>[];

beforeEach(() => {
  asked = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCustomers).answer(({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const customers = query.search === 'nobody' ? [] : [row];
      return { success: true, customers, total: customers.length };
    }),
    on(endpoints.listCustomerGroups).answer(() => ({
      success: true,
      groups: [{ _id: GROUP, version: 1, name: 'Regulars', minSpent: 100, customers: 1 }],
    })),
    on(endpoints.getCustomer).answer(({ params }) =>
      params.userId === ada._id ? { success: true, customer: ada } : refusal(404, 'User not found'),
    ),
    on(endpoints.listAllOrders).answer(() => [buildAdminOrder({ number: 1042 })]),
    on(endpoints.listReturns).answer(() => ({ success: true, returns: [], total: 0 })),
  );
});

function open(path: string) {
  return renderApp(`/dashboard/admin/customers${path}`, { session: buildSession({ role: 1 }) })
    .router;
}

test('each customer has a row with what they have spent, which leads to their page', async () => {
  open('');
  const link = await screen.findByRole('link', { name: 'Ada Buyer' });
  expect(link).toHaveAttribute('href', `/dashboard/admin/customers/${ada._id}`);
  expect(link.closest('tr')).toHaveTextContent('Jan 5, 2026Nov 1, 20262$57.49');
  expect(screen.getByRole('link', { name: 'Customers with the tag VIP' })).toHaveAttribute(
    'href',
    '/dashboard/admin/customers?tag=VIP',
  );
});

test('the filters of the address are asked for, and may leave nothing', async () => {
  open('?search=nobody&tag=VIP&from=2026-01-01&sort=oldest');
  expect(await screen.findByText('No customers match these filters')).toBeVisible();
  expect(asked[0]).toMatchObject({
    search: 'nobody',
    tag: 'VIP',
    from: '2026-01-01',
    sort: 'oldest',
  });
});

test('customers are filtered by group, which says how many are in it', async () => {
  open(`?group=${GROUP}&sort=spent`);
  expect(await screen.findByText('Regulars (1)')).toBeVisible();
  expect(asked[0]).toMatchObject({ group: GROUP, sort: 'spent' });
});

test('without the permission for amounts, nothing is offered that would be refused', async () => {
  const groups = [
    { _id: GROUP, version: 1, name: 'Regulars', byAmount: true as const, customers: 1 },
    { _id: ada._id, version: 1, name: 'From Graz', city: 'Graz', customers: 2 },
  ];
  const permissions = ['customers' as const];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true, permissions })),
    on(endpoints.listCustomerGroups).answer(() => ({ success: true, groups })),
  );
  renderApp('/dashboard/admin/customers?sort=spent', {
    session: buildSession({ role: 1, permissions }),
  });
  fireEvent.mouseDown(await screen.findByLabelText('Group'));
  expect(await screen.findByText('From Graz (2)')).toBeInTheDocument();
  expect(screen.queryByText('Regulars (1)')).toBeNull();
  expect(asked.map(({ sort }) => sort)).not.toContain('spent');
});

test('a customer’s page has contact, addresses, sums and orders', async () => {
  open(`/${ada._id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Buyer' })).toBeVisible();
  expect(screen.getByRole('link', { name: ada.email })).toHaveAttribute(
    'href',
    `mailto:${ada.email}`,
  );
  expect(screen.getByText('1 High Street')).toBeVisible();
  expect(screen.getByText('$57.49')).toBeVisible();
  expect(await screen.findByRole('link', { name: '1042' })).toHaveAttribute(
    'href',
    '/dashboard/admin/orders/1042',
  );
});

test('a note is added, and shown at once', async () => {
  server.use(
    on(endpoints.addCustomerNote).answer(async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      const by = { _id: ada._id, name: 'Grace' };
      const notes = [{ text, at: '2026-11-02T12:00:00.000Z', by }];
      return { success: true, message: 'The note has been added', customer: { ...ada, notes } };
    }),
  );
  open(`/${ada._id}`);
  const note = await screen.findByLabelText('New note');
  fireEvent.change(note, { target: { value: 'Prefers a call' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Prefers a call', { selector: 'p' })).toBeVisible();
  await waitFor(() => expect(note).toHaveValue(''));
});

test('an unknown customer is not found', async () => {
  open('/650000000000000000000009');
  expect(await screen.findByText(/Page Not Found/i)).toBeVisible();
});
