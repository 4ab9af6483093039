import {
  endpoints,
  FIRST_STEPS,
  type Figures,
  type FirstStep,
  type Overview,
  type PeriodFigures,
} from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildId, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const ORDERS = '/dashboard/admin/orders';

/** The days of March, each with an order; the first was cancelled, and the last has two. */
function period(from: number, until: number, given: Partial<PeriodFigures> = {}): PeriodFigures {
  const days = Array.from({ length: until - from + 1 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 2, from + index)).toISOString().slice(0, 10),
    orders: from + index === until ? 2 : 1,
    cancelled: index === 0 ? 1 : 0,
    pieces: 3,
    revenue: index === 0 ? 0 : 0.1,
    visits: null,
  }));
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return {
    from: first,
    until: last,
    orders: 8,
    cancelled: 1,
    pieces: 21,
    revenue: 0.6,
    averageOrder: 0.08,
    refunded: 0,
    visits: null,
    conversion: null,
    searches: null,
    days,
    ...given,
  };
}

function serveFigures(given: Partial<Figures> = {}) {
  const figures: Figures = {
    period: '7-days',
    timeZone: 'America/New_York',
    isCurrent: true,
    now: period(8, 14),
    before: period(1, 7, { orders: 4, revenue: 0.3 }),
    bestSellers: [],
    runningOut: { total: 0, products: [] },
    ...given,
  };
  server.use(on(endpoints.getFigures).answer(() => ({ success: true, ...figures })));
}

function serve(given: Partial<Overview> = {}) {
  const overview = {
    waiting: [
      { status: 'Not Process' as const, orders: 1200 },
      { status: 'Processing' as const, orders: 34 },
    ],
    toSend: 1234,
    sentUnpaid: 0,
    paidInPart: 0,
    toReturn: 0,
    disputed: { orders: 0, dueAt: null },
    returns: { requested: 0, received: 0 },
    failedTasks: 0,
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

function serveSteps(done: FirstStep[]) {
  const steps = FIRST_STEPS.map((step) => ({ step, isDone: done.includes(step) }));
  server.use(on(endpoints.getFirstSteps).answer(() => ({ success: true, steps })));
}

beforeEach(() => {
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })));
  serveFigures();
  serveSteps(['name', 'product', 'delivery', 'tax', 'payment', 'mail', 'order']);
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

test('a new shop is told its first steps until they are dismissed', async () => {
  serve();
  serveSteps(['product', 'order']);
  await openPage();
  const steps = await card('First steps');
  expect(steps.getByText('2 of 7 done')).toBeVisible();
  expect(steps.getByRole('link', { name: 'Add the first product (done)' })).toBeVisible();
  expect(hrefOf(steps.getByRole('link', { name: 'Set up taxes' }))).toBe('/dashboard/admin/taxes');
  fireEvent.click(steps.getByText('Dismiss'));
  expect(screen.queryByText('First steps')).toBeNull();
});

test('once all first steps are done, nothing speaks of them', async () => {
  serve();
  await openPage();
  await card('Orders waiting');
  expect(screen.queryByText('First steps')).toBeNull();
});

test('where the money is, is told only if something is not simply paid', async () => {
  serve();
  await openPage();
  await card('Orders waiting');
  expect(screen.queryByText('Still to be paid')).toBeNull();
});

test('refunds, what is to be paid and what is disputed link to exactly those orders', async () => {
  serve();
  serveFigures({
    money: { paid: 100.5, refunded: 20, outstanding: 30, missing: 4, disputed: 8, lost: 2 },
  });
  await openPage();
  const money = await card('Payments for these orders');
  expect(money.getByText('$100.50')).toBeVisible();
  const days = 'from=2026-03-08&until=2026-03-14';
  expect(money.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['Refunded', `${ORDERS}?${days}&payment=with_refund`],
    ['Still to be paid', `${ORDERS}?${days}&payment=outstanding`],
    ['Rest of orders sent and paid in part', `${ORDERS}?${days}&payment=paid_in_part`],
    ['Disputed', `${ORDERS}?${days}&payment=disputed`],
  ]);
});

test('waiting orders link to the list of exactly those orders', async () => {
  serve();
  await openPage();
  const waiting = await card('Orders waiting');
  const links = waiting.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)]);
  expect(links).toEqual([
    ['1,234 orders waiting', `${ORDERS}?status=waiting`],
    ['Status: Not Process1,200', `${ORDERS}?status=Not+Process&left=to_send`],
    ['Status: Processing34', `${ORDERS}?status=Processing&left=to_send`],
  ]);
});

test('each figure has its change and opens the list behind it', async () => {
  serve();
  serveFigures({
    now: period(8, 14, { visits: 200, conversion: 4, searches: { asked: 9, missed: 3 } }),
  });
  await openPage();
  const figures = await card('Figures');
  const links = figures
    .getAllByRole('link')
    .map((link) => [link.textContent, hrefOf(link)])
    .filter(([, href]) => !href?.includes('period='));
  const list = `${ORDERS}?from=2026-03-08&until=2026-03-14`;
  expect(links).toEqual([
    ['Revenue $0.60 +100 % from $0.30', list],
    ['Orders 8 +100 % from 4', list],
    ['Items 21 ±0 % from 21', list],
    ['Average order $0.08 ±0 % from $0.08', list],
    ['Refunds $0.00 from $0.00', `${list}&payment=with_refund`],
    ['Visits 200 nothing before', '/dashboard/admin#figures-by-day'],
    ['Conversion 4 % nothing before', '/dashboard/admin#figures-by-day'],
    [
      'Searches without result 3 nothing before',
      '/dashboard/admin/searches?view=nothing-found&days=7',
    ],
  ]);
});

test('today is said to stand against the whole of yesterday', async () => {
  serve();
  serveFigures({ period: 'today', now: period(14, 14), before: period(13, 13) });
  await openPage();
  const figures = await card('Figures');
  expect(figures.getByText('Mar 14, against the whole of Mar 13')).toBeVisible();
  expect(figures.getByRole('link', { name: /^Orders/ })).toHaveTextContent(/yesterday 8$/);
  expect(figures.queryByText(/[+−±]\d+ %/)).toBeNull();
  expect(figures.getByText(/also those that were cancelled or placed by the staff/)).toBeVisible();
});

test('the chart shows one figure at a time, and the table all of them', async () => {
  serve();
  await openPage();
  const chart = await card('Day by day');
  expect(chart.getByRole('img', { name: 'Revenue by day: most on Mar 9, $0.10' })).toBeVisible();
  fireEvent.click(chart.getByText('Orders', { selector: 'button' }));
  expect(chart.getByRole('img', { name: 'Orders by day: most on Mar 14, 2' })).toBeVisible();
  const [, latest, ...others] = chart.getAllByRole('row', { hidden: true });
  expect(latest).toHaveTextContent('Mar 14$0.10203–');
  expect(others).toHaveLength(6);
});

test('visits open the table of the days', async () => {
  serve();
  await openPage();
  const figures = await card('Figures');
  const table = (await card('Day by day')).getByText('Figures by day').closest('details');
  expect(table).not.toHaveAttribute('open');
  fireEvent.click(figures.getByText('Visits', { selector: 'a span' }));
  await expect
    .poll(() => screen.getByText('Figures by day').closest('details'))
    .toHaveAttribute('open');
});

test('without the permission for amounts there are none, and the rest stands', async () => {
  serve();
  const bare = (of: PeriodFigures) =>
    JSON.parse(
      JSON.stringify(of, (name, value: unknown) =>
        ['revenue', 'averageOrder', 'refunded'].includes(name) ? undefined : value,
      ),
    ) as PeriodFigures;
  serveFigures({ now: bare(period(8, 14)), before: bare(period(1, 7)) });
  await openPage();
  const figures = await card('Figures');
  expect(figures.getByRole('link', { name: /^Orders 8/ })).toBeVisible();
  expect(figures.queryByText('Revenue')).toBeNull();
  expect(figures.queryByText(/\$/)).toBeNull();
  expect(figures.queryByText(/amounts|revenue|refund/i)).toBeNull();
  expect(figures.getByText(/Cancelled orders count as orders, but not their items/)).toBeVisible();
  expect(figures.getByRole('img', { name: 'Orders by day: most on Mar 14, 2' })).toBeVisible();
});

test('best sellers and what runs out lead to their products', async () => {
  serve();
  const globe = { _id: buildId(), name: 'Globe', slug: 'globe' };
  serveFigures({
    bestSellers: [{ ...globe, pieces: 6, piecesBefore: 3, goods: 120 }],
    runningOut: {
      total: 1,
      products: [{ ...globe, variant: 'Large', quantity: 2, sold: 14, lasts: 4 }],
    },
  });
  await openPage();
  const rows = async (title: string) =>
    (await card(title)).getAllByRole('link').map((link) => [link.textContent, hrefOf(link)]);
  expect(await rows('Best sellers')).toEqual([
    ['Globe6 sold · $120.00 · +100 %', '/dashboard/admin/products/globe'],
  ]);
  expect(await rows('Runs out soon')).toEqual([
    ['Globe, Large2 left · 14 sold · 4 days', '/dashboard/admin/products/globe/stock'],
  ]);
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

test('a variant that is low in stock is named, and leads to where its stock is changed', async () => {
  const shirt = { _id: buildId(), name: 'Shirt', slug: 'shirt', variant: 'Large', quantity: 0 };
  serve({ lowStock: { mark: 4, total: 1, products: [shirt] } });
  await openPage();
  const [, row] = (await card('Low in stock')).getAllByRole('link');
  expect(row).toHaveTextContent(/^Shirt, LargeSold out$/);
  expect(row).toHaveAttribute('href', '/dashboard/admin/products/shirt/variants');
});

test('an editor sees what is low in stock, and nothing of orders', async () => {
  const permissions = ['catalog' as const, 'marketing' as const];
  const asked: string[] = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true, permissions })),
    on(endpoints.getOverview).answer(() => ({
      success: true,
      failedTasks: 1,
      lowStock: { mark: 4, total: 7, products: [] },
    })),
    on(endpoints.getFigures).answer(() => {
      asked.push('figures');
      return refusal(403, 'No');
    }),
  );
  renderApp('/dashboard/admin', { session: buildSession({ role: 1, permissions }) });
  const low = await card('Low in stock');
  expect(low.getByRole('link', { name: '7 products with 4 pieces or fewer' })).toBeVisible();
  expect(screen.queryByText('Orders waiting')).toBeNull();
  expect(asked).toEqual([]);
  const opener = screen.getByRole('button', { name: /Needs attention/ });
  const panel = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error('The button opens nothing');
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  expect(await within(panel).findByText('Tasks that failed')).toBeInTheDocument();
  expect([...panel.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Tasks that failed 1',
    'Products low in stock 7',
  ]);
});

test('a packer sees what waits of orders, and nothing of the stock', async () => {
  const permissions = ['orders' as const];
  serve({ lowStock: undefined });
  serveFigures({ runningOut: undefined });
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true, permissions })));
  renderApp('/dashboard/admin', { session: buildSession({ role: 1, permissions }) });
  await card('Orders waiting');
  await card('Figures');
  expect(screen.queryByText('Low in stock')).toBeNull();
  expect(screen.queryByText('Runs out soon')).toBeNull();
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

test('all that runs out is listed when it is asked for', async () => {
  serve();
  const items = ['Globe', 'Atlas', 'Map'].map((name, at) => ({
    _id: buildId(),
    name,
    slug: name.toLowerCase(),
    quantity: at,
    sold: 14,
    lasts: at,
  }));
  serveFigures({ runningOut: { total: 3, products: items.slice(0, 1) } });
  server.use(on(endpoints.listRunningOut).answer(() => ({ success: true, products: items })));
  await openPage();
  const list = await card('Runs out soon');
  expect(list.getAllByRole('link')).toHaveLength(1);
  fireEvent.click(list.getByRole('button', { name: 'Show all 3' }));
  expect(await list.findByRole('link', { name: /^Map/ })).toHaveAttribute(
    'href',
    '/dashboard/admin/products/map/stock',
  );
  expect(list.queryByRole('button')).toBeNull();
});

test('without a paid order there is no average, and it says why', async () => {
  serve();
  serveFigures({ now: period(8, 14, { averageOrder: null }) });
  await openPage();
  expect(
    await screen.findByRole('link', { name: 'Average order – nothing paid yet' }),
  ).toBeVisible();
});
