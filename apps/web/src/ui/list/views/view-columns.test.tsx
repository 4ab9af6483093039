import { endpoints, type ListViews, type Preferences } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession, buildUser } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

let kept: ListViews;
let chosen: Preferences[];

beforeEach(() => {
  const view = { name: 'Oldest', search: 'sort=oldest', hidden: ['phone', 'address'] };
  kept = { views: [view], version: 1 };
  chosen = [];
  const user = { ...buildUser(), createdAt: '2026-01-05T12:00:00.000Z', secondFactor: false };
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listUsers).answer(() => ({ success: true, users: [user], total: 1 })),
    on(endpoints.getListViews).answer(() => ({
      success: true,
      mine: kept,
      all: { views: [], version: 0 },
    })),
    on(endpoints.saveMyListViews).answer(async ({ request }) => {
      const { views } = (await request.json()) as ListViews;
      kept = { views, version: kept.version + 1 };
      return { success: true, mine: kept };
    }),
    on(endpoints.savePreferences).answer(async ({ request }) => {
      const { preferences } = (await request.json()) as { preferences: Preferences };
      chosen.push(preferences);
      return { success: true, preferences };
    }),
  );
  renderApp('/dashboard/admin/users', { session: buildSession({ role: 1 }) });
});

const heads = () => screen.queryAllByRole('columnheader').map((head) => head.textContent);
const openView = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }));

test('a view has its own columns, and leaves those of the whole list as they are', async () => {
  await openView('Oldest');
  await waitFor(() => expect(heads()).not.toContain('Phone'));
  await openView('All');
  await waitFor(() => expect(heads()).toContain('Phone'));
  expect(chosen).toEqual([]);
});

test('columns that are changed in a view are of the view, which can be updated', async () => {
  await openView('Oldest');
  await waitFor(() => expect(heads()).not.toContain('Phone'));
  expect(screen.queryByText(/^Update/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByLabelText('Phone'));
  await waitFor(() => expect(heads()).toContain('Phone'));
  fireEvent.click(screen.getByRole('button', { name: 'Update Oldest' }));
  await waitFor(() => expect(kept.views[0]?.hidden).toEqual(['address']));
  await waitFor(() => expect(screen.queryByText(/^Update/)).toBeNull());
  expect(chosen).toEqual([]);
});
