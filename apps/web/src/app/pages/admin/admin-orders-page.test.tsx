import { endpoints, TOTAL_COUNT_HEADER, type Order } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildId, buildOrder, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

let order: Order;
let listed: number;
/** The queries that were asked, as they were sent. */
let asked: Record<string, string>[];

const LIST = '/dashboard/admin/orders';
const patience = { timeout: 15_000 };

beforeEach(() => {
  order = buildOrder({ createAt: new Date(Date.now() - 3 * 60 * 60 * 1000).toISOString() });
  listed = 0;
  asked = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => {
      listed += 1;
      return [order];
    }),
  );
});

async function statusSelect() {
  renderApp('/dashboard/admin/orders', { session: buildSession({ role: 1 }) });
  const name = 'Status of order 1';
  return screen.findByRole('combobox', { name }, { timeout: 15_000 });
}

test('an order shows its buyer, a relative date and the five statuses to choose from [S2.47 S4.5]', async () => {
  const select = await statusSelect();
  const options = within(select).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual([
    'Not Process',
    'Processing',
    'Shipped',
    'deliverd',
    'cancel',
  ]);
  expect(select).toHaveValue('Not Process');
  expect(screen.getByText('Ada Buyer')).toBeVisible();
  expect(screen.getByText('3 hours ago')).toHaveAttribute(
    'title',
    new Date(order.createAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' }),
  );
});

test('a chosen status is saved, and the list is loaded again [S1.3 S4.5]', async () => {
  server.use(
    on(endpoints.updateOrderStatus).answer(async ({ request, params }) => {
      expect(params.orderId).toBe(order._id);
      expect(await request.json()).toEqual({ status: 'Shipped' });
      order = { ...order, status: 'Shipped' };
      return { success: true, message: 'Order is Shipped', order };
    }),
  );
  const select = await statusSelect();
  fireEvent.change(select, { target: { value: 'Shipped' } });
  expect(select).toHaveValue('Shipped');
  expect(await screen.findByText('Order is Shipped')).toBeInTheDocument();
  await waitFor(() => expect(listed).toBe(2));
  await waitFor(() => expect(select).toHaveAttribute('aria-busy', 'false'));
  expect(select).toHaveValue('Shipped');
});

test('a refused change shows the server’s words and keeps the old status', async () => {
  server.use(on(endpoints.updateOrderStatus).answer(() => refusal(409, 'Lamp is sold out')));
  const select = await statusSelect();
  fireEvent.change(select, { target: { value: 'Processing' } });
  expect(await screen.findByText('Lamp is sold out')).toBeInTheDocument();
  await waitFor(() => expect(select).toHaveValue('Not Process'));
});

test('a change that the server breaks on says "Something went wrong"', async () => {
  server.use(on(endpoints.updateOrderStatus).answer(() => refusal(500, 'broken')));
  fireEvent.change(await statusSelect(), { target: { value: 'cancel' } });
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
});

/** Serves orders by what the query says, of as many in all. */
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

const searchBox = () => screen.findByLabelText('Find an order', {}, patience);

const ofBuyer = (name: string) => buildOrder({ buyer: { _id: buildId(), name } });

async function choose(select: string, option: string) {
  fireEvent.mouseDown(screen.getByLabelText(select));
  fireEvent.click(await screen.findByText(option, { selector: '[class*="option-content"]' }));
}

test('an order bears its number, by which it is found', async () => {
  serve(() => [order]);
  openPage();
  expect(await screen.findByText(`Order ${order._id}`, {}, patience)).toBeVisible();
});

test('what the address says is asked for and stands in the controls', async () => {
  serve(() => [order], 45);
  openPage('?search=ada&status=waiting&days=9&page=2');
  await screen.findByText('Ada Buyer', {}, patience);
  expect(asked).toEqual([
    { page: '2', pageSize: '20', search: 'ada', status: 'waiting', days: '9' },
  ]);
  expect(await searchBox()).toHaveValue('ada');
  expect(screen.getByTitle('Waiting (not yet shipped)')).toBeInTheDocument();
  expect(screen.getByTitle('In the last 9 days')).toBeInTheDocument();
  expect(screen.getByText('45 orders')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Status of order 21' })).toBeInTheDocument();
  expect(screen.getByText('Next')).toHaveAttribute(
    'href',
    `${LIST}?search=ada&status=waiting&days=9&page=3`,
  );
});

test('a chosen filter begins at the first page, and going back brings the one before', async () => {
  serve(() => [order], 45);
  const router = openPage('?page=2');
  await screen.findByText('Ada Buyer', {}, patience);
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

test('an older answer never takes the place of a newer one', async () => {
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

test('an order that leaves a narrowed list hands the focus to the one in its place', async () => {
  let orders = [ofBuyer('Ada'), ofBuyer('Bob')];
  serve(() => orders);
  server.use(
    on(endpoints.updateOrderStatus).answer(({ params }) => {
      orders = orders.filter(({ _id }) => _id !== params.orderId);
      return { success: true, message: 'Order is Shipped', order };
    }),
  );
  openPage('?status=waiting');
  await screen.findByText('Ada', {}, patience);
  const select = screen.getByRole('combobox', { name: 'Status of order 1' });
  select.focus();
  fireEvent.change(select, { target: { value: 'Shipped' } });
  await waitFor(() => expect(screen.queryByText('Ada')).toBeNull());
  expect(screen.getByRole('combobox', { name: 'Status of order 1' })).toHaveFocus();
});

test('when nothing fits, the way back to everything is at hand', async () => {
  serve(() => []);
  openPage('?search=nobody');
  await screen.findByText('No order fits', {}, patience);
  expect(screen.getByText('Show all orders')).toHaveAttribute('href', LIST);
});

test('a page past the end leads to the last one', async () => {
  serve((query) => (query.get('page') === '3' ? [order] : []), 45);
  const router = openPage('?status=cancel&page=9');
  await screen.findByText('Ada Buyer', {}, patience);
  expect(router.state.location.search).toBe('?status=cancel&page=3');
});
