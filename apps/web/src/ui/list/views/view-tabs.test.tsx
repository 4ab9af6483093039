import { endpoints, type ListViews } from '@shop/shared';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildAdminOrder, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

let kept: ListViews;

beforeEach(() => {
  kept = { views: [], version: 0 };
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listAllOrders).answer(() => [buildAdminOrder({ number: 1042 })]),
    on(endpoints.getListViews).answer(() => ({
      success: true,
      mine: kept,
      all: { views: [], version: 0 },
    })),
    on(endpoints.saveMyListViews).answer(async ({ request }) => {
      const { views, version } = (await request.json()) as ListViews;
      if (version !== kept.version) return refusal(409, 'Your views have changed meanwhile');
      kept = { views, version: version + 1 };
      return { success: true, mine: kept };
    }),
  );
});

async function openOrders(query: string) {
  renderApp(`/dashboard/admin/orders${query}`, { session: buildSession({ role: 1 }) });
  return within(await screen.findByRole('navigation', { name: 'Views' }));
}

async function saveAs(views: Awaited<ReturnType<typeof openOrders>>, name: string) {
  fireEvent.click(views.getByText('Save view'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: name } });
  fireEvent.click(dialog.getByText('Save view'));
}

test('the filters of the list are saved as a view, without its page', async () => {
  const views = await openOrders('?payment=authorized&page=2');
  await saveAs(views, 'Reserved');
  const tab = await views.findByRole('link', { name: 'Reserved' });
  expect(tab).toHaveAttribute('aria-current', 'page');
  expect(kept.views).toEqual([{ name: 'Reserved', search: 'payment=authorized', hidden: [] }]);
});

test('a list that is one of its views offers no other', async () => {
  const views = await openOrders('?payment=pending');
  expect(views.getByRole('link', { name: 'Unpaid' })).toHaveAttribute('aria-current', 'page');
  expect(views.queryByText('Save view')).toBeNull();
});

test('views that changed in another tab are not replaced unseen', async () => {
  const views = await openOrders('?payment=authorized');
  kept = { views: [{ name: 'Other', search: 'sort=oldest' }], version: 1 };
  await saveAs(views, 'Reserved');
  expect(await screen.findByText('Your views have changed meanwhile')).toBeInTheDocument();
  expect(await views.findByRole('link', { name: 'Other' })).toBeVisible();
  expect(kept.version).toBe(1);
});

test('views for all are edited by whoever has the settings, and deleted by a second press', async () => {
  const shared: ListViews = {
    views: [{ name: 'Reserved', search: 'payment=authorized' }],
    version: 3,
  };
  const saved: unknown[] = [];
  server.use(
    on(endpoints.getListViews).answer(() => ({ success: true, mine: kept, all: shared })),
    on(endpoints.saveListViews).answer(async ({ request }) => {
      saved.push(await request.json());
      return { success: true, message: 'Views saved', all: { views: [], version: 4 } };
    }),
  );
  const views = await openOrders('');
  fireEvent.click(await views.findByText('Edit views'));
  fireEvent.click(screen.getByRole('button', { name: 'Delete Reserved' }));
  expect(saved).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete Reserved for all' }));
  await vi.waitFor(() => expect(saved).toEqual([{ views: [], version: 3 }]));
  cleanup();
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true, permissions: ['orders'] })),
  );
  const packer = buildSession({ role: 1, permissions: ['orders'] });
  renderApp('/dashboard/admin/orders', { session: packer });
  expect(await screen.findByRole('link', { name: 'Reserved' })).toBeVisible();
  expect(screen.queryByText('Edit views')).not.toBeInTheDocument();
});
