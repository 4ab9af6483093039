import { endpoints, type ListViews, type Permission } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession, buildUser } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const SEARCH = 'sort=oldest';
const permissions: Permission[] = ['customers'];
let mine: ListViews;
let all: ListViews;

beforeEach(() => {
  mine = { views: [], version: 0 };
  all = { views: [{ name: 'Old', search: SEARCH, hidden: ['address'] }], version: 1 };
  const user = { ...buildUser(), createdAt: '2026-01-05T12:00:00.000Z', secondFactor: false };
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true, permissions })),
    on(endpoints.listUsers).answer(() => ({ success: true, users: [user], total: 1 })),
    on(endpoints.getListViews).answer(() => ({ success: true, mine, all })),
    on(endpoints.saveMyListViews).answer(async ({ request }) => {
      const { views, version } = (await request.json()) as ListViews;
      mine = { views, version: version + 1 };
      return { success: true, mine };
    }),
  );
});

const open = (search = '') =>
  renderApp(`/dashboard/admin/users${search}`, {
    session: buildSession({ role: 1, permissions }),
  });
const heads = () => screen.queryAllByRole('columnheader').map((head) => head.textContent);
const tabs = () => within(screen.getByRole('navigation', { name: 'Views' }));
const current = () =>
  tabs()
    .getAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent);

test('of two views with the same filters, the one that is pressed is open', async () => {
  mine = { views: [{ name: 'Oldest', search: SEARCH, hidden: ['phone'] }], version: 1 };
  open();
  fireEvent.click(await screen.findByRole('link', { name: 'Old' }));
  await waitFor(() => expect(heads()).not.toContain('Address'));
  expect([heads().includes('Phone'), current()]).toEqual([true, ['Old']]);
  fireEvent.click(screen.getByRole('link', { name: 'Oldest' }));
  await waitFor(() => expect(heads()).not.toContain('Phone'));
  expect([heads().includes('Address'), current()]).toEqual([true, ['Oldest']]);
});

test('an address that two views have opens one’s own', async () => {
  mine = { views: [{ name: 'Oldest', search: SEARCH, hidden: ['phone'] }], version: 1 };
  open(`?${SEARCH}`);
  await screen.findByRole('link', { name: 'Oldest' });
  await waitFor(() => expect(heads()).not.toContain('Phone'));
  expect(current()).toEqual(['Oldest']);
});

test('columns that are changed in a view of all can be kept as a view of one’s own', async () => {
  open();
  fireEvent.click(await screen.findByRole('link', { name: 'Old' }));
  await waitFor(() => expect(heads()).not.toContain('Address'));
  expect(screen.queryByText('Save view')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByLabelText('Phone'));
  await waitFor(() => expect(heads()).not.toContain('Phone'));
  fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Mine' } });
  fireEvent.click(dialog.getByText('Save view'));
  await waitFor(() => expect(current()).toEqual(['Mine']));
  const [kept] = mine.views;
  expect(kept).toMatchObject({ name: 'Mine', search: SEARCH });
  expect([...(kept?.hidden ?? [])].sort()).toEqual(['address', 'phone']);
  expect(screen.queryByText('Save view')).toBeNull();
});
