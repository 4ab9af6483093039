import { endpoints, type CustomerRow } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildAdminOrder, buildSession, buildUser } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

function buildRow(id: string, name: string): CustomerRow {
  return {
    ...buildUser({ _id: id, name }),
    createdAt: '2026-01-05T12:00:00.000Z',
    secondFactor: false,
    tags: [],
    sums: { orders: 0, paid: 0, refunded: 0, spent: 0, lastOrderAt: null },
  };
}

const ADA = buildRow('65a000000000000000000001', 'Ada Buyer');
const BERT = buildRow('65a000000000000000000002', 'Bert Buyer');

beforeEach(() => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCustomers).answer(({ request }) => {
      const { searchParams } = new URL(request.url);
      const search = searchParams.get('search') ?? '';
      const customers = [ADA, BERT].filter(({ name }) => name.toLowerCase().startsWith(search));
      return { success: true, customers, total: customers.length };
    }),
    on(endpoints.listCustomerGroups).answer(() => ({ success: true, groups: [] })),
    on(endpoints.getCustomer).answer(({ params }) => ({
      success: true,
      customer: { ...(params.userId === ADA._id ? ADA : BERT), addresses: [], notes: [] },
    })),
    on(endpoints.listAllOrders).answer(() => [buildAdminOrder()]),
    on(endpoints.listReturns).answer(() => ({ success: true, returns: [], total: 0 })),
  );
});

async function openBeside() {
  const { router } = renderApp(`/dashboard/admin/customers?open=${ADA._id}`, {
    session: buildSession({ role: 1 }),
  });
  const details = await screen.findByRole('complementary', { name: 'Details' });
  await within(details).findByRole('heading', { name: 'Ada Buyer' });
  return router;
}

const search = (words: string) =>
  fireEvent.change(screen.getByLabelText('Find a customer'), { target: { value: words } });

test('details stay open when the list is sorted or filtered and still has their row', async () => {
  const router = await openBeside();
  fireEvent.click(screen.getByRole('button', { name: 'Since' }));
  await waitFor(() => expect(router.state.location.search).toMatch(/sort=/));
  expect(router.state.location.search).toContain(`open=${ADA._id}`);
  search('Ada');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bert Buyer' })).toBeNull());
  expect(screen.getByRole('complementary', { name: 'Details' })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Remove the filter “ada”' }));
  await screen.findByRole('link', { name: 'Bert Buyer' });
  expect(screen.getByRole('complementary', { name: 'Details' })).toBeVisible();
});

test('details close when a filter leaves their row out', async () => {
  const router = await openBeside();
  search('Bert');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ada Buyer' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Details' })).toBeNull());
  await waitFor(() => expect(router.state.location.search).toBe('?search=Bert'));
});

test('details say who else has the record open', async () => {
  const opened: unknown[] = [];
  server.use(
    on(endpoints.openRecord).answer(({ params }) => {
      opened.push(`${String(params.kind)} ${String(params.id)}`);
      return { success: true, others: [{ _id: BERT._id, name: 'Bob' }] };
    }),
  );
  await openBeside();
  const details = screen.getByRole('complementary', { name: 'Details' });
  expect(await within(details).findByText('Also here: Bob')).toBeVisible();
  expect(opened).toEqual([`customer ${ADA._id}`]);
});
