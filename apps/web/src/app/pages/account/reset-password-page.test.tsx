import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fillIn } from '../../../testing/fill-in';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const sendsLinks = (link: boolean) =>
  server.use(on(endpoints.getResetWays).answer(() => ({ success: true, link, answer: true })));

beforeEach(() => sendsLinks(true));

async function save() {
  await screen.findByRole('heading', { name: 'Set a new password' });
  fillIn({ 'New password': 'new horse' });
  fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
}

test('the link sets a new password and leads to the login', async () => {
  let body: unknown;
  server.use(
    on(endpoints.resetPasswordByLink).answer(async ({ request }) => {
      body = await request.json();
      return { success: true, message: 'Password reset successfully' };
    }),
  );
  const { router } = renderApp('/reset-password?token=abc');
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(body).toEqual({ token: 'abc', newpassword: 'new horse' });
});

test('who asks for a link on the way to a page is led there by the login', async () => {
  server.use(
    on(endpoints.sendResetLink).answer(() => ({ success: true, message: 'A link is on its way' })),
    on(endpoints.resetPasswordByLink).answer(() => ({ success: true, message: 'It is set' })),
  );
  const next = '?next=%2Fdashboard%2Fuser%2Forders%2F1042';
  const first = renderApp(`/login${next}`);
  fireEvent.click(await screen.findByRole('link', { name: 'Forget Password' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Try another way' }));
  await screen.findByRole('heading', { name: 'Set a new password' });
  fillIn({ Email: 'ada@shop.test' });
  fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  await screen.findByText('A link is on its way');
  first.unmount();
  const { router } = renderApp('/reset-password?token=abc');
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe(next);
});

test('a used link says so beside the form, which leads to a new one', async () => {
  server.use(
    on(endpoints.resetPasswordByLink).answer(() => refusal(401, 'This link has been used')),
  );
  renderApp('/reset-password?token=abc');
  await save();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('This link has been used'),
  );
  expect(screen.getByRole('link', { name: 'Get a new one' })).toBeVisible();
});

test('without a token, a link is sent to the address that is entered', async () => {
  let body: unknown;
  server.use(
    on(endpoints.sendResetLink).answer(async ({ request }) => {
      body = await request.json();
      return { success: true, message: 'A link is on its way' };
    }),
  );
  renderApp('/reset-password');
  await screen.findByRole('heading', { name: 'Set a new password' });
  fillIn({ Email: 'ada@shop.test' });
  fireEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
  // It stays beside the form, where a message at the edge of the window would go.
  const form = within(screen.getByRole('main'));
  expect(await form.findByText('A link is on its way')).toHaveRole('status');
  expect(body).toEqual({ email: 'ada@shop.test' });
});

test('a shop that sends no email says how else to get help', async () => {
  sendsLinks(false);
  renderApp('/reset-password');
  expect(await screen.findByText(/^This shop does not send email yet/)).toBeVisible();
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
});
