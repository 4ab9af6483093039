import { endpoints, TOTAL_COUNT_HEADER, type Order } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

/** The first page of the list. */
let rows: Order[];
/** How many orders match, according to the list. */
let total: number;
/** The queries that the selection sent. */
let asked: Record<string, string>;

beforeEach(() => {
  rows = Array.from({ length: 20 }, () => buildOrder());
  total = 45;
  asked = {};
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() =>
      HttpResponse.json(rows, { headers: { [TOTAL_COUNT_HEADER]: String(total) } }),
    ),
    on(endpoints.listOrderStatuses).answer(({ request }) => {
      asked = Object.fromEntries(new URL(request.url).searchParams);
      const orders = Array.from({ length: Math.min(total, 5_000) }, () => buildOrder());
      return {
        success: true,
        total,
        orders: orders.map(({ _id, number, status, payment: { state } }) => ({
          _id,
          number,
          status,
          payment: { state },
        })),
      };
    }),
  );
});

/** Opens the list, selects its first order, and then all of them with the named button. */
async function selectAll(query: string, count: string, button: string) {
  renderApp(`/dashboard/admin/orders${query}`, { session: buildSession({ role: 1 }) });
  await screen.findByText(`${count} orders`);
  fireEvent.click(screen.getByRole('checkbox', { name: `Select order ${rows[0]?.number}` }));
  const bar = within(screen.getByRole('region', { name: 'Selected orders' }));
  fireEvent.click(bar.getByRole('button', { name: button }));
  const selected = `${Math.min(total, 5_000).toLocaleString('en-US')} selected`;
  await screen.findByText(selected, { selector: 'section p' });
  return bar;
}

test.each([
  [7_312, '', '7,312', '7,312'],
  [10_000, '?search=ada', '10,000+', '10,000 or more'],
])('of %d that match, the first 5,000 are selected, and the bar says so', async (...given) => {
  const [count, query, inList, inBar] = given;
  total = count;
  const bar = await selectAll(query, inList, `Select the first 5,000 of ${inBar} that match`);
  expect(bar.getByText(`${inBar} match: at most 5,000 can be selected at once.`)).toBeVisible();
});

test('what is selected is what the list has, in its order', async () => {
  await selectAll('?sort=oldest&status=waiting', '45', 'Select all 45 that match');
  expect(asked).toEqual({ sort: 'oldest', status: 'waiting' });
});

test('orders that arrived since the list was loaded are not selected with it', async () => {
  await selectAll('', '45', 'Select all 45 that match');
  await waitFor(() => expect(asked).toEqual({ asOf: rows[0]?.createAt }));
});
