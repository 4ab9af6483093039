import { endpoints, TOTAL_COUNT_HEADER, type Order } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildId, buildOrder, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

/** The queries as they were sent. */
let asked: Record<string, string>[];

const LIST = '/dashboard/admin/orders';

beforeEach(() => {
  asked = [];
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })));
});

/** Serves orders by what the query says. @param total how many the reply says there are */
function serve(answer: (query: URLSearchParams) => Order[] | Promise<Order[]>, total?: number) {
  server.use(
    on(endpoints.listAllOrders).answer(async ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(Object.fromEntries(query));
      const orders = await answer(query);
      const headers = { [TOTAL_COUNT_HEADER]: String(total ?? orders.length) };
      return HttpResponse.json(orders, { headers });
    }),
  );
}

function openPage(query = '') {
  return renderApp(LIST + query, { session: buildSession({ role: 1 }) }).router;
}

const searchBox = () => screen.findByLabelText('Find an order');

const ofBuyer = (name: string) => buildOrder({ buyer: { _id: buildId(), name } });

async function choose(select: string, option: string) {
  fireEvent.mouseDown(screen.getByLabelText(select));
  fireEvent.click(await screen.findByText(option, { selector: '[class*="option-content"]' }));
}

test('an order shows its number, and whom and where it goes to', async () => {
  const delivery = {
    name: 'Zoë King',
    email: 'zoe@shop.test',
    phone: '555 0123',
    address: '9 Hill Road',
    completedLater: false,
  };
  serve(() => [
    buildOrder({ number: 1042, delivery }),
    buildOrder({ number: 1041, delivery: { ...delivery, address: '', completedLater: true } }),
  ]);
  openPage();
  await screen.findByText('Order 1042');
  const first = within(screen.getByRole('article', { name: 'Order 1042' }));
  expect(first.getByRole('link', { name: 'Order 1042' })).toHaveAttribute('href', `${LIST}/1042`);
  expect(first.getByRole('group')).toHaveTextContent('Zoë King9 Hill Road555 0123, zoe@shop.test');
  expect(first.queryByText(/^Copied from the buyer’s account later/)).toBeNull();
  const second = within(screen.getByRole('article', { name: 'Order 1041' }));
  expect(second.getByRole('group')).toHaveTextContent('Address unknown');
  expect(second.getByText(/^Copied from the buyer’s account later/)).toBeVisible();
});

test('the query in the address is requested and shown in the controls', async () => {
  serve(() => [buildOrder({ number: 1042 })], 45);
  openPage('?search=ada&status=waiting&days=9&page=2');
  await screen.findByText('Ada Buyer');
  expect(asked).toEqual([
    { page: '2', pageSize: '20', search: 'ada', status: 'waiting', days: '9' },
  ]);
  expect(await searchBox()).toHaveValue('ada');
  expect(screen.getByTitle('Waiting (not yet shipped)')).toBeInTheDocument();
  expect(screen.getByTitle('In the last 9 days')).toBeInTheDocument();
  expect(screen.getByText('45 orders')).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '21' })).toBeInTheDocument();
  expect(screen.getByText('Next')).toHaveAttribute(
    'href',
    `${LIST}?search=ada&status=waiting&days=9&page=3`,
  );
});

test('a new filter returns to the first page, and going back restores the previous one', async () => {
  serve(() => [buildOrder()], 45);
  const router = openPage('?page=2');
  await screen.findByText('Ada Buyer');
  await choose('Show', 'Shipped');
  await waitFor(() => expect(router.state.location.search).toBe('?status=Shipped'));
  await choose('Placed', 'In the last 7 days');
  await waitFor(() => expect(router.state.location.search).toBe('?status=Shipped&days=7'));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ page: '1', pageSize: '20', status: 'Shipped', days: '7' }),
  );
  await router.navigate(-1);
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ page: '1', pageSize: '20', status: 'Shipped' }),
  );
  expect(router.state.location.search).toBe('?status=Shipped');
});

test('a disputed order says until when the shop has to answer', async () => {
  const { payment } = buildOrder();
  const dispute = { state: 'open', amount: 40, reason: 'fraudulent' } as const;
  const dueAt = '2026-02-03T10:00:00.000Z';
  serve(() => [buildOrder({ payment: { ...payment, dispute: { ...dispute, dueAt } } })]);
  openPage();
  expect(await screen.findByText('Paid, disputed: answer by Feb 3, 2026')).toBeVisible();
});

test('the payment filter is in the address and in the call', async () => {
  serve(() => [buildOrder()]);
  const router = openPage();
  await screen.findByText('Ada Buyer');
  await choose('Payment', 'Partly refunded');
  await waitFor(() => expect(router.state.location.search).toBe('?payment=partially_refunded'));
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ page: '1', pageSize: '20', payment: 'partially_refunded' }),
  );
});

test('an older answer never replaces a newer one', async () => {
  let answerOld: () => void = () => undefined;
  const old = new Promise<void>((resolve) => (answerOld = resolve));
  serve(async (query) => {
    if (query.get('search') !== 'old') return query.get('search') === 'zoe' ? [ofBuyer('Zoe')] : [];
    await old;
    return [ofBuyer('Too late')];
  });
  openPage();
  const box = await searchBox();
  fireEvent.change(box, { target: { value: 'old' } });
  await waitFor(() => expect(asked.at(-1)?.search).toBe('old'));
  fireEvent.change(box, { target: { value: 'zoe' } });
  await screen.findByText('Zoe');
  answerOld();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('Too late')).toBeNull();
  expect(screen.getByText('Zoe')).toBeInTheDocument();
});

test('when no orders match, a link shows all of them', async () => {
  serve(() => []);
  openPage('?search=nobody');
  await screen.findByText('No orders match these filters');
  expect(screen.getByText('Show all orders')).toHaveAttribute('href', LIST);
});

test('a page past the end redirects to the last one', async () => {
  serve((query) => (query.get('page') === '3' ? [buildOrder()] : []), 45);
  const router = openPage('?status=cancel&page=9');
  await screen.findByText('Ada Buyer');
  expect(router.state.location.search).toBe('?status=cancel&page=3');
});
