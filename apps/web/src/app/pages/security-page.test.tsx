import { endpoints, type SecondFactor, type SessionRow } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildId, buildProduct, buildSession } from '../../testing/factories';
import { fillIn } from '../../testing/fill-in';
import { on, refusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';
import { stubClipboard } from '../../testing/stub-clipboard';

function buildSessionRow(fields: Partial<SessionRow> = {}): SessionRow {
  return {
    _id: buildId(),
    startedAt: '2026-01-05T12:00:00.000Z',
    usedAt: '2026-01-06T12:00:00.000Z',
    client: 'Firefox on Linux',
    network: '203.0.113.0/24',
    current: false,
    ...fields,
  };
}

const storedToken = () =>
  (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token?: string }).token;

let sessions: SessionRow[];
let secondFactor: SecondFactor;

beforeEach(() => {
  sessions = [
    buildSessionRow({ current: true }),
    buildSessionRow({ client: 'Safari on iOS' }),
    buildSessionRow({ client: 'Chrome on Windows' }),
  ];
  secondFactor = { since: null, recoveryCodes: 0, required: false };
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.listSessions).answer(() => ({ success: true, sessions })),
    on(endpoints.getSecondFactor).answer(() => ({ success: true, secondFactor })),
  );
});

async function openPage(session = buildSession()) {
  const view = renderApp('/dashboard/user/security', { session, cart: [buildProduct()] });
  await screen.findByText('Safari on iOS');
  return view;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Answers the question that a button has asked. */
function answer(question: string, name: string) {
  const dialog = within(screen.getByRole('dialog', { name: question }));
  fireEvent.click(dialog.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
}

test('lists the sessions, and marks this one', async () => {
  await openPage();
  const list = within(screen.getByRole('region', { name: 'Sessions' }));
  expect(list.getAllByRole('listitem')).toHaveLength(3);
  const marked = list.getByText('This session').closest('li');
  expect(marked).toHaveTextContent('Firefox on Linux');
  expect(marked).toHaveTextContent('203.0.113.0/24');
  expect(list.getAllByRole('button', { name: /^End session/ })).toHaveLength(2);
});

test('ends one session, after a question', async () => {
  let calls = 0;
  server.use(
    on(endpoints.endSession).answer(({ params }) => {
      calls += 1;
      sessions = sessions.filter(({ _id }) => _id !== params.sessionId);
      return { success: true, message: 'The session has ended' };
    }),
  );
  await openPage();
  press('End session: Safari on iOS');
  answer('End the session of Safari on iOS?', 'Cancel');
  expect(calls).toBe(0);
  press('End session: Safari on iOS');
  answer('End the session of Safari on iOS?', 'End it');
  expect(await screen.findByText('The session has ended')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  expect(screen.getByText('Chrome on Windows')).toBeInTheDocument();
});

test('ends all other sessions, and goes on with the new token', async () => {
  server.use(
    on(endpoints.endOtherSessions).answer(() => {
      sessions = sessions.filter(({ current }) => current);
      return { success: true, message: 'All other sessions have ended', token: 'a-new-token' };
    }),
  );
  await openPage();
  press('End all other sessions');
  answer('End all other sessions?', 'End the others');
  await waitFor(() => expect(storedToken()).toBe('a-new-token'));
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).not.toBeInTheDocument();
});

test('signs out everywhere, here too', async () => {
  server.use(
    on(endpoints.endAllSessions).answer(() => ({
      success: true,
      message: 'You are signed out everywhere',
    })),
  );
  const session = buildSession();
  const payment = { key: 'k', buyer: session.user._id, items: [{ product: 'p', quantity: 1 }] };
  const entries = { owner: session.user._id, address: { city: 'Vienna' }, taxNumber: 'ATU123' };
  localStorage.setItem('checkout', JSON.stringify([payment]));
  localStorage.setItem('checkout-entries', JSON.stringify(entries));
  const { router } = await openPage(session);
  press('Sign out everywhere');
  expect(localStorage.getItem('auth')).not.toBeNull();
  answer('Sign out everywhere?', 'Sign out');
  await waitFor(() => expect(localStorage.getItem('auth')).toBeNull());
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  for (const key of ['checkout', 'checkout-entries', 'cart'])
    expect(localStorage.getItem(key)).toBeNull();
  expect(
    await screen.findByText(/don’t know yet whether your last order was placed/),
  ).toBeVisible();
});

test('sets up a second factor: password, QR code, code, recovery codes shown once', async () => {
  const recoveryCodes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
  const writeText = stubClipboard();
  server.use(
    on(endpoints.startSecondFactor).answer(() => ({
      success: true,
      secret: 'ABCDEFGHIJKLMNOP',
      uri: 'otpauth://totp/Shop:ada?secret=ABCDEFGHIJKLMNOP',
    })),
    on(endpoints.turnOnSecondFactor).answer(async ({ request }) => {
      const { otp } = (await request.json()) as { otp: string };
      if (otp !== '123456') {
        const message = 'The code is wrong';
        return refusal(400, message, [{ field: 'otp', message }]);
      }
      secondFactor = { since: '2026-01-06T12:00:00.000Z', recoveryCodes: 2, required: false };
      return { success: true, message: 'on', recoveryCodes, token: 'a-new-token' };
    }),
  );
  await openPage();
  fillIn({ 'Your password': 'correct horse' });
  press('Set up');
  expect(await screen.findByRole('img', { name: 'QR code of the secret' })).toBeInTheDocument();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
  press('Copy the secret');
  await waitFor(() => expect(writeText).toHaveBeenLastCalledWith('ABCDEFGHIJKLMNOP'));
  fillIn({ Code: '000000' });
  press('Turn on');
  await waitFor(() =>
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('The code is wrong'),
  );
  fillIn({ Code: '123456' });
  press('Turn on');
  for (const code of recoveryCodes) expect(await screen.findByText(code)).toBeInTheDocument();
  expect(storedToken()).toBe('a-new-token');
  expect(screen.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus();
  press('Copy the codes');
  await waitFor(() => expect(writeText).toHaveBeenLastCalledWith(recoveryCodes.join('\n')));
  press('I have saved them');
  expect(await screen.findByText(/You have 2 recovery codes left/)).toBeInTheDocument();
  expect(screen.queryByText('aaaa-bbbb-cccc-dddd')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^Second factor/ })).toHaveFocus();
});

test('turns the second factor off with the password and a code', async () => {
  secondFactor = { since: '2026-01-06T12:00:00.000Z', recoveryCodes: 1, required: false };
  server.use(
    on(endpoints.turnOffSecondFactor).answer(() => {
      secondFactor = { since: null, recoveryCodes: 0, required: false };
      return { success: true, message: 'Your second factor is off' };
    }),
  );
  await openPage();
  press('Turn off');
  expect(await screen.findByText('Password is required')).toBeInTheDocument();
  fillIn({ 'Your password': 'correct horse', Code: '123456' });
  press('Turn off');
  expect(await screen.findByText('Your second factor is off')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeInTheDocument();
});
