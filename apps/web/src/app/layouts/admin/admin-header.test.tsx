import { endpoints } from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

beforeEach(() => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getOverview).answer(() => ({
      success: true,
      waiting: [
        { status: 'Not Process' as const, orders: 1200 },
        { status: 'Processing' as const, orders: 5 },
      ],
      toSend: 1200,
      sentUnpaid: 3,
      paidInPart: 6,
      toReturn: 8,
      disputed: { orders: 1, dueAt: '2026-12-05T12:00:00.000Z' },
      returns: { requested: 4, received: 5 },
      failedTasks: 2,
      lowStock: { mark: 4, total: 7, products: [] },
    })),
    on(endpoints.getFigures).answer(() => refusal(503, 'Back soon')),
    on(endpoints.getFirstSteps).answer(() => refusal(503, 'Back soon')),
  );
});

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const namesOf = (links: HTMLElement[]) => links.map((link) => link.textContent.trim());

test('an administrator’s page has a bar with all that the shop’s header has', async () => {
  renderApp('/dashboard/admin', { session: buildSession({ role: 1 }) });
  await screen.findByText('Needs attention');
  const links = bar().getAllByRole('link').slice(0, 3);
  expect(namesOf(links)).toEqual(['Ecommerce App', 'Home', 'All Categories']);
  expect(bar().getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(bar().getByRole('link', { name: 'Cart 0 items' })).toBeVisible();
  expect(bar().getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(bar().getByRole('search')).toBeVisible();
});

test('it lists what needs attention, with the lists behind it', async () => {
  renderApp('/dashboard/admin', { session: buildSession({ role: 1 }) });
  const opener = await screen.findByRole('button', { name: /Needs attention/ });
  const panel = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  if (!panel) throw new Error('The button opens nothing');
  fireEvent(panel, Object.assign(new Event('beforetoggle'), { newState: 'open' }));
  await within(panel).findByText('1,200');
  const links = [...panel.querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Orders: Waiting 1,200', '/dashboard/admin/orders?status=waiting'],
    ['Orders: Sent, not paid 3', '/dashboard/admin/orders?payment=sent_unpaid'],
    ['Orders: Sent, paid in part 6', '/dashboard/admin/orders?payment=paid_in_part'],
    ['Orders: Money to return 8', '/dashboard/admin/orders?payment=to_return'],
    ['Disputes: answer by Dec 5, 2026 1', '/dashboard/admin/orders?payment=disputed'],
    ['Returns: Requested 4', '/dashboard/admin/returns?state=requested'],
    ['Returns: Received 5', '/dashboard/admin/returns?state=received'],
    ['Tasks that failed 2', '/dashboard/admin/jobs'],
    ['Products low in stock 7', '/dashboard/admin/products?stock=low&sort=quantity'],
  ]);
});

test('the shop’s own pages, and those of shoppers, keep the shop’s header', async () => {
  renderApp('/', { session: buildSession({ role: 1 }) });
  await screen.findByRole('heading', { name: 'All Products' });
  expect(screen.queryByText('Needs attention')).not.toBeInTheDocument();
});
