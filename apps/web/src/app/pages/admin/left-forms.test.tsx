import { DEFAULT_SETTINGS, endpoints, type StoredSettings } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftsInMemory } from '../../../lib/storage/drafts';
import {
  buildAdminOrder,
  buildCategory,
  buildAdministeredProduct,
  buildSession,
} from '../../../testing/factories';
import { fillIn } from '../../../testing/fill-in';
import { deferred } from '../../../testing/deferred';
import { on, refusal, server } from '../../../testing/handlers';
import { buildPicture } from '../../../testing/pictures';
import { renderApp } from '../../../testing/render-app';

const RESTORED = /^What you had typed is back. It is not saved yet./;
const DASHBOARD = '/dashboard/admin';
const session = buildSession({ role: 1 });
const category = buildCategory();
const atlas = buildAdministeredProduct({ name: 'Atlas', slug: 'atlas', quantity: 7, category });
const order = buildAdminOrder({ number: 1042 });
const settings: StoredSettings = { ...DEFAULT_SETTINGS, version: 1, saved: null };
const synonyms = { lines: ['tap, faucet'], version: 1, saved: null };
const created = { success: true as const, message: 'ok', product: atlas };

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn() });
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [category] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: atlas })),
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
    on(endpoints.getSettings).answer(() => ({ success: true, settings })),
    on(endpoints.listShippingZones).answer(() => ({ success: true, shippingZones: [], total: 0 })),
    on(endpoints.getSynonyms).answer(() => ({ success: true, synonyms, builtIn: [], off: [] })),
  );
});

/** Every form of some size: where it is, one of its fields, and what the field holds. */
const FORMS = [
  ['/dashboard/admin/create-product', 'Name', ''],
  ['/dashboard/admin/products/atlas', 'Name', 'Atlas'],
  ['/dashboard/admin/settings', 'Phone', DEFAULT_SETTINGS.phone],
  ['/dashboard/admin/promotions/create', 'Name', ''],
  ['/dashboard/admin/searches/synonyms', 'Your synonyms', 'tap, faucet'],
  ['/dashboard/admin/orders/1042', 'Carrier', ''],
  ['/dashboard/admin/orders/1042', 'New note', ''],
] as const;

async function open(page: string, field: string) {
  const view = renderApp(page, { session });
  await screen.findByLabelText(field);
  return view;
}

/** Types into the field, and leaves the page. */
async function typeAndLeave(page: string, field: string) {
  const view = await open(page, field);
  fillIn({ [field]: 'typed' });
  view.unmount();
}

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));

function closeTab() {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return { isAsked: closing.defaultPrevented };
}

test.each(FORMS)('what was typed at %s (%s) is back later', async (page, field) => {
  await typeAndLeave(page, field);
  await open(page, field);
  expect(screen.getByLabelText(field)).toHaveValue('typed');
  expect(await screen.findByText(RESTORED)).toBeVisible();
});

test.each(FORMS)('what is back at %s (%s) can be discarded', async (page, field, stored) => {
  await typeAndLeave(page, field);
  const again = await open(page, field);
  fireEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
  expect(screen.getByLabelText(field)).toHaveValue(stored);
  await waitFor(() => expect(screen.queryByText(RESTORED)).toBeNull());
  again.unmount();
  await open(page, field);
  expect(screen.getByLabelText(field)).toHaveValue(stored);
});

test.each(FORMS)(
  'the browser asks before what was typed at %s (%s) is lost',
  async (page, field) => {
    await open(page, field);
    expect(closeTab()).toEqual({ isAsked: false });
    const before = screen.getByLabelText<HTMLInputElement>(field).value;
    fillIn({ [field]: 'typed' });
    expect(closeTab()).toEqual({ isAsked: true });
    fillIn({ [field]: before });
    expect(closeTab()).toEqual({ isAsked: false });
  },
);

test('what was typed survives a reload and a dropped page', async () => {
  const [page, field] = FORMS[0];
  const view = await open(page, field);
  fillIn({ [field]: 'typed' });
  document.dispatchEvent(new Event('visibilitychange'));
  draftsInMemory.clear();
  expect(drafts()).toHaveLength(1);
  fillIn({ [field]: 'typed on' });
  window.dispatchEvent(new Event('pagehide'));
  draftsInMemory.clear();
  fillIn({ [field]: '' });
  const [key = ''] = drafts();
  const draft = sessionStorage.getItem(key) ?? '';
  view.unmount();
  sessionStorage.setItem(key, draft);
  await open(page, field);
  expect(screen.getByLabelText(field)).toHaveValue('typed on');
});

test('a link away keeps what was typed and the chosen photo', async () => {
  const view = await open('/dashboard/admin/create-product', 'Name');
  fillIn({ Name: 'Globe' });
  const picture = buildPicture('globe.png');
  fireEvent.change(screen.getByLabelText('Upload Photo'), { target: { files: [picture] } });
  fireEvent.click(screen.getAllByRole('link', { name: 'Products' })[0] ?? document.body);
  await waitFor(() => expect(view.router.state.location.pathname).toBe(`${DASHBOARD}/products`));
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  view.unmount();
  await open('/dashboard/admin/create-product', 'Name');
  expect(screen.getByLabelText('Name')).toHaveValue('Globe');
  expect(screen.getByLabelText('globe.png')).toBeInTheDocument();
  expect(screen.getByAltText('Preview of the photo')).toHaveAttribute('src', 'blob:preview');
});

test('a chosen photo alone makes the browser ask', async () => {
  await open('/dashboard/admin/products/atlas', 'Name');
  const picture = buildPicture('globe.png');
  fireEvent.change(screen.getByLabelText('Upload Photo'), { target: { files: [picture] } });
  expect(closeTab()).toEqual({ isAsked: true });
});

test('what was saved is neither asked for nor back', async () => {
  server.use(
    on(endpoints.updateProduct).answer(() => created),
    on(endpoints.addOrderNote).answer(() => ({ success: true, message: 'Note added', order })),
  );
  const view = await open('/dashboard/admin/products/atlas', 'Name');
  fillIn({ Name: 'World Atlas' });
  fireEvent.click(screen.getByText('UPDATE PRODUCT'));
  await waitFor(() => expect(view.router.state.location.pathname).toBe(`${DASHBOARD}/products`));
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  view.unmount();
  const again = await open('/dashboard/admin/products/atlas', 'Name');
  expect(screen.getByLabelText('Name')).toHaveValue('Atlas');
  again.unmount();

  await open('/dashboard/admin/orders/1042', 'New note');
  fillIn({ 'New note': 'Ring twice' });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await screen.findByText('Note added');
  await waitFor(() => expect(screen.getByLabelText('New note')).toHaveValue(''));
  expect(closeTab()).toEqual({ isAsked: false });
  expect(drafts()).toHaveLength(0);
});

test('what was left while it was being saved is not back once it is saved', async () => {
  const reply = deferred();
  server.use(
    on(endpoints.updateSettings).answer(async () => {
      await reply.promise;
      return { success: true, message: 'The settings have been saved', settings };
    }),
  );
  const view = await open('/dashboard/admin/settings', 'Phone');
  fillIn({ Phone: '555' });
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await screen.findByText('Saving …');
  view.unmount();
  expect(drafts()).toHaveLength(1);
  reply.resolve();
  await waitFor(() => expect(drafts()).toHaveLength(0));
});

test('a form that is back has what was saved since, and what was typed', async () => {
  const versions: unknown[] = [];
  server.use(
    on(endpoints.updateSettings).answer(async ({ request }) => {
      versions.push(((await request.json()) as { version: number }).version);
      return refusal(409, 'Grace saved the settings after you opened them.');
    }),
  );
  await typeAndLeave('/dashboard/admin/settings', 'Phone');
  server.use(
    on(endpoints.getSettings).answer(() => ({
      success: true,
      settings: { ...settings, name: 'Chairs', version: 2 },
    })),
  );
  await open('/dashboard/admin/settings', 'Phone');
  expect(screen.getByLabelText('Name')).toHaveValue('Chairs');
  expect(screen.getByLabelText('Phone')).toHaveValue('typed');
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(versions).toEqual([2]));
});

test('nobody else gets it, and sign-out leaves nothing behind', async () => {
  await typeAndLeave('/dashboard/admin/settings', 'Phone');
  const other = renderApp('/dashboard/admin/settings', { session: buildSession({ role: 1 }) });
  expect(await screen.findByLabelText('Phone')).toHaveValue(DEFAULT_SETTINGS.phone);
  other.unmount();
  await open('/dashboard/admin/settings', 'Phone');
  fireEvent.click(screen.getAllByText('Logout')[0] ?? document.body);
  await waitFor(() => expect(localStorage.getItem('auth')).toBeNull());
  expect(drafts()).toHaveLength(0);
  expect(draftsInMemory.size).toBe(0);
});
