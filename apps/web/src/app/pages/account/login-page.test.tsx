import { endpoints } from '@shop/shared';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';
import { buildSession } from '../../../testing/factories';
import { fillIn } from '../../../testing/fill-in';
import { goOffline } from '../../../testing/go-offline';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const session = buildSession();

function acceptLogin() {
  server.use(
    on(endpoints.login).answer(() => ({
      success: true,
      message: 'login successfully',
      ...session,
    })),
  );
}

async function signIn(values = { Email: 'Ada@Shop.test', Password: 'correct horse' }) {
  await screen.findByRole('heading', { name: 'Login' });
  fillIn(values);
  fireEvent.click(screen.getByRole('button', { name: 'LOGIN' }));
}

test('signing in stores the whole session, shows a message and opens the shop [S2.32 S3.5 S8.14 S9.6]', async () => {
  acceptLogin();
  serveEmptyShop();
  const { router } = renderApp('/login');
  await signIn();
  expect(await screen.findByText('login successfully')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual(session);
});

test('a login that began at the cart leads back to it [S2.25 S2.32 R18]', async () => {
  acceptLogin();
  const { router } = renderApp('/login?next=%2Fcart');
  await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(await screen.findByRole('heading', { name: `Hello ${session.user.name}` })).toBeVisible();
});

test('a return target on another site is ignored', async () => {
  acceptLogin();
  serveEmptyShop();
  const { router } = renderApp('/login?next=%2F%2Fevil.test%2Fcart');
  await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a refusal shows the server’s message and keeps the typed text [S8.1]', async () => {
  server.use(on(endpoints.login).answer(() => refusal(401, 'Wrong email or password')));
  renderApp('/login');
  await signIn();
  const failed = await screen.findByRole('alert');
  await waitFor(() => expect(failed).toHaveTextContent('Wrong email or password'));
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  expect(messages.getByText('Wrong email or password')).toBeInTheDocument();
  for (const label of ['Email', 'Password']) {
    const field = screen.getByLabelText(label);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Wrong email or password');
  }
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveValue('Ada@Shop.test');
  expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
  const button = screen.getByRole('button', { name: 'LOGIN' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(localStorage.getItem('auth')).toBeNull();
});

test.each([
  ['breaks', () => refusal(500, 'E11000 in shard 7')],
  ['can’t be reached', () => HttpResponse.error()],
])('a server that %s is reported as "Something went wrong" [S8.2]', async (_, answer) => {
  server.use(on(endpoints.login).answer(answer));
  renderApp('/login');
  await signIn();
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  expect(await messages.findByText('Something went wrong')).toBeInTheDocument();
  // It is not what was typed that is wrong.
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByLabelText('Password')).toBeValid();
});

test('the message about a refused sign-in leaves with the form', async () => {
  server.use(on(endpoints.login).answer(() => refusal(401, 'Wrong email or password')));
  renderApp('/login');
  await signIn();
  const messages = within(screen.getByRole('region', { name: 'Messages' }));
  await messages.findByText('Wrong email or password');
  fireEvent.click(screen.getByRole('link', { name: 'Create an account' }));
  await screen.findByRole('heading', { name: 'Register' });
  await waitFor(() => expect(screen.queryByText('Wrong email or password')).toBeNull());
});

test('a password is shown on request, and hidden again when the form is sent', async () => {
  acceptLogin();
  renderApp('/login');
  const password = await screen.findByLabelText('Password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await signIn({ Email: 'not an address', Password: 'correct horse' });
  expect(password).toHaveAttribute('type', 'password');
});

test('missing fields are reported at the field, before anything is sent [S5.1]', async () => {
  renderApp('/login');
  await signIn({ Email: 'not an address', Password: '' });
  expect(await screen.findByText('This is not a valid email address')).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
});

test('the form can’t be sent again while a request is pending', async () => {
  let calls = 0;
  server.use(
    on(endpoints.login).answer(() => {
      calls += 1;
      return refusal(401, 'Wrong email or password');
    }),
  );
  renderApp('/login');
  await signIn();
  const button = screen.getByRole('button', { name: 'LOGIN' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  // The button is not `disabled`, so it keeps the focus.
  expect(button).toBeEnabled();
  const form = button.closest('form');
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  expect(calls).toBe(1);
});

test('the form links to the password reset [S2.32 S5.1]', async () => {
  renderApp('/login');
  expect(await screen.findByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(await screen.findByRole('link', { name: 'Forget Password' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('going back after signing in skips the form', async () => {
  acceptLogin();
  const { router } = renderApp('/policy');
  await screen.findByRole('heading', { name: 'Privacy Policy' });
  await act(() => router.navigate('/login?next=%2Fcart'));
  await signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/policy'));
});

test.each(['/login', '/register'])(
  'a signed-in shopper sees a link to continue at %s, not a form',
  async (path) => {
    const { router } = renderApp(`${path}?next=%2Fcart`, { session });
    expect(await screen.findByText(`You are signed in as ${session.user.name}`)).toBeVisible();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe(path);
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/cart');
  },
);

test('who signs in without a connection is told so beside the form', async () => {
  server.use(on(endpoints.login).answer(() => HttpResponse.error()));
  renderApp('/login');
  await screen.findByRole('heading', { name: 'Login' });
  goOffline();
  onTestFinished(() => void vi.restoreAllMocks());
  await signIn();
  expect(await screen.findByText(/^You are offline\. What you have entered is kept/)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('Ada@Shop.test');
});
