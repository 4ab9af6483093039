import { endpoints, type PersonalData, type SecondFactor } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildOrder, buildProduct, buildSession, buildUser } from '../../testing/factories';
import { fillIn } from '../../testing/fill-in';
import { on, refusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';

const session = buildSession();
let secondFactor: SecondFactor;

beforeEach(() => {
  secondFactor = { since: null, recoveryCodes: 0, required: false };
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.getSecondFactor).answer(() => ({ success: true, secondFactor })),
  );
});

async function openPage() {
  const view = renderApp('/dashboard/user/data', { session, cart: [buildProduct()] });
  await screen.findByRole('heading', { level: 1, name: 'Your data' });
  return view;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function openDialog() {
  press('Delete my account');
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
}

test('downloads the data as a file that does not name the person', async () => {
  const data: PersonalData = {
    createdAt: '2026-01-06T12:00:00.000Z',
    profile: {
      ...buildUser(),
      registeredAt: '2026-01-05T12:00:00.000Z',
      secondFactorSince: null,
      recoveryCodes: 0,
    },
    addresses: [],
    cart: [],
    sessions: [],
    knownAddresses: [],
    repeatableCalls: [],
    mails: [],
    orders: [{ ...buildOrder(), shipment: null, invoice: null }],
  };
  server.use(on(endpoints.downloadMyData).answer(() => data));
  const files: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal('URL', class extends URL {});
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await openPage();
  press('Download my data');
  expect(await screen.findByText('The file has been downloaded')).toBeInTheDocument();
  expect(names).toEqual(['shop-data-2026-01-06.json']);
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data);
});

test('says why a download failed', async () => {
  const message = 'Too many requests, please try again later';
  server.use(on(endpoints.downloadMyData).answer(() => refusal(429, message)));
  await openPage();
  press('Download my data');
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('deletes the account with the password, and forgets everything in this browser', async () => {
  sessionStorage.setItem('draft ada settings', '{}');
  localStorage.setItem(
    'checkout',
    JSON.stringify([{ key: 'k', buyer: session.user._id, items: [{ product: 'p', quantity: 1 }] }]),
  );
  let sent: unknown;
  server.use(
    on(endpoints.deleteMyAccount).answer(async ({ request }) => {
      sent = await request.json();
      return { success: true, message: 'Your account has been deleted' };
    }),
  );
  const { router } = await openPage();
  const dialog = await openDialog();
  expect(dialog.queryByLabelText('Code')).not.toBeInTheDocument();
  fillIn({ 'Your password': 'correct horse' });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('Your account has been deleted')).toBeInTheDocument();
  expect(sent).toEqual({ password: 'correct horse' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  for (const key of ['auth', 'cart', 'checkout']) expect(localStorage.getItem(key)).toBeNull();
  expect(sessionStorage.getItem('draft ada settings')).toBeNull();
});

test('asks for a code where the second factor is on, and shows what is wrong with it', async () => {
  secondFactor = { since: '2026-01-06T12:00:00.000Z', recoveryCodes: 2, required: false };
  const message = 'The code is wrong, or has been used already';
  server.use(
    on(endpoints.deleteMyAccount).answer(() => refusal(400, message, [{ field: 'otp', message }])),
  );
  await openPage();
  const dialog = await openDialog();
  await dialog.findByLabelText('Code');
  fillIn({ 'Your password': 'correct horse', Code: '123456' });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(message));
  expect(localStorage.getItem('auth')).not.toBeNull();
});

test('keeps the account while an order is under way, and says so', async () => {
  const message =
    'You have orders that are not delivered yet. You can delete your account once they are delivered or cancelled';
  server.use(on(endpoints.deleteMyAccount).answer(() => refusal(409, message)));
  await openPage();
  const dialog = await openDialog();
  fillIn({ 'Your password': 'correct horse' });
  fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  fireEvent.click(dialog.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage.getItem('auth')).not.toBeNull();
});
