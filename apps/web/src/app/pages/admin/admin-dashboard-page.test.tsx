import { endpoints, OVERVIEW_DAYS, type Overview } from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildId, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const ORDERS = '/dashboard/admin/orders';

function days(): Overview['sales'] {
  return Array.from({ length: OVERVIEW_DAYS }, (_, index) => ({
    day: new Date(Date.UTC(2026, 2, index + 1)).toISOString().slice(0, 10),
    orders: index === 29 ? 2 : 1,
    cancelled: index === 0 ? 1 : 0,
    revenue: index === 0 ? 0 : 0.1,
  }));
}

function serve(given: Partial<Overview> = {}) {
  const overview = {
    waiting: [
      { status: 'Not Process' as const, orders: 1200 },
      { status: 'Processing' as const, orders: 34 },
    ],
    sales: days(),
    timeZone: 'America/New_York',
    lowStock: {
      mark: 4,
      total: 7,
      products: [
        { _id: buildId(), name: 'Atlas', slug: 'atlas', quantity: 0 },
        { _id: buildId(), name: 'Globe', slug: 'globe', quantity: 2 },
      ],
    },
    ...given,
  };
  server.use(on(endpoints.getOverview).answer(() => ({ success: true, ...overview })));
}

beforeEach(() => {
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })));
});

async function openPage() {
  renderApp('/dashboard/admin', {
    session: buildSession({ role: 1, name: 'Grace', email: 'grace@shop.test', phone: '555 0199' }),
  });
  return screen.findByText('Grace', { selector: 'dd' });
}

async function card(title: string) {
  return within(await screen.findByRole('region', { name: title }));
}

test('the administrator’s name, e-mail and phone come first', async () => {
  serve();
  await openPage();
  expect(screen.getByText('grace@shop.test')).toBeVisible();
  expect(screen.getByText('555 0199')).toBeVisible();
});

test('where the money is, is told only if something is not simply paid', async () => {
  serve();
  await openPage();
  await card('Orders waiting');
  expect(screen.queryByText('Still to be paid')).toBeNull();
});

test('what is to be paid and what is disputed link to exactly those orders', async () => {
  serve({ money: { paid: 100.5, refunded: 20, outstanding: 30, disputed: 8 } });
  await openPage();
  const money = await card('Money of the last 30 days’ orders');
  expect(money.getByText('$100.50')).toBeVisible();
  expect(money.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['Still to be paid', `${ORDERS}?payment=pending`],
    ['Disputed', `${ORDERS}?payment=disputed`],
  ]);
});

test('waiting orders link to the list of exactly those orders', async () => {
  serve();
  await openPage();
  const waiting = await card('Orders waiting');
  const links = waiting.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)]);
  expect(links).toEqual([
    ['1,234 orders waiting', `${ORDERS}?status=waiting`],
    ['Not Process1,200', `${ORDERS}?status=Not+Process`],
    ['Processing34', `${ORDERS}?status=Processing`],
  ]);
});

test.each([
  [7, '$0.70 revenue', '8 orders', 'No orders were cancelled.'],
  [30, '$2.90 revenue', '31 orders', '1 order was cancelled.'],
])('the last %i days are summed, charted and listed', async (count, revenue, orders, cancelled) => {
  serve();
  await openPage();
  const period = await card(`Last ${count} days`);
  const links = period.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)]);
  expect(links).toEqual([
    [revenue, `${ORDERS}?days=${count}`],
    [orders, `${ORDERS}?days=${count}`],
  ]);
  expect(period.getByText(cancelled)).toBeVisible();
  const chart = period.getByRole('img', { name: 'Orders by day: most on Mar 30, 2' });
  expect(chart.querySelectorAll('rect')).toHaveLength(count);
  fireEvent.click(period.getByText('Figures by day'));
  const [, latest, ...others] = period.getAllByRole('row', { hidden: true });
  expect(latest).toHaveTextContent('Mar 3020$0.10');
  expect(others).toHaveLength(count - 1);
});

test('low stock links to the list and to each product', async () => {
  serve();
  await openPage();
  const low = await card('Low in stock');
  const links = low.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)]);
  expect(links).toEqual([
    ['7 products with 4 pieces or fewer', '/dashboard/admin/products?stock=low&sort=quantity'],
    ['AtlasSold out', '/dashboard/admin/products/atlas'],
    ['Globe2 left', '/dashboard/admin/products/globe'],
  ]);
});

test('an overview that fails to load can be retried', async () => {
  server.use(on(endpoints.getOverview).answer(() => refusal(500, 'broken')));
  await openPage();
  await screen.findByText('Something Went Wrong');
  serve();
  fireEvent.click(screen.getByText('Try again'));
  await card('Orders waiting');
});

function hrefOf(link: HTMLElement) {
  return link.getAttribute('href');
}
