import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildUser } from '../../../testing/factories';
import { fillIn } from '../../../testing/fill-in';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const typed = {
  Name: 'Ada Buyer',
  Email: 'ada@shop.test',
  Password: 'correct horse',
  Phone: '555 0100',
  Address: '1 Main Street',
  'Security answer': 'Kapil Dev',
};

async function register(values: Record<string, string>) {
  await screen.findByRole('heading', { name: 'Register' });
  fillIn(values);
  fireEvent.click(screen.getByRole('button', { name: 'REGISTER' }));
}

test('registering opens the login screen, which keeps the return target [S2.31 S3.8 S8.14]', async () => {
  let body: unknown;
  server.use(
    on(endpoints.register).answer(async ({ request }) => {
      body = await request.json();
      return { success: true, message: 'User registered successfully', user: buildUser() };
    }),
  );
  const { router } = renderApp('/register?next=%2Fcart');
  await register(typed);
  expect(await screen.findByText('User registered successfully')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.search).toBe('?next=%2Fcart');
  expect(await screen.findByText('Your account is ready. Please log in.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@shop.test');
  // The history of the tab is there for the next person, too.
  expect(JSON.stringify(router.state.location)).not.toContain('ada@');
  expect(body).toEqual({
    name: 'Ada Buyer',
    email: 'ada@shop.test',
    password: 'correct horse',
    phone: '555 0100',
    address: '1 Main Street',
    answer: 'Kapil Dev',
  });
});

test('every field is required [S2.31 S5.1]', async () => {
  renderApp('/register');
  await register({});
  await screen.findByText('Name is required');
  for (const label of Object.keys(typed)) {
    expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/ is required$/);
  }
  expect(screen.getByPlaceholderText('your best cricketer')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
});

test.each([
  ['Name', 'name', 'text'],
  ['Email', 'email', 'email'],
  ['Password', 'new-password', 'password'],
  ['Phone', 'tel', 'tel'],
  ['Address', 'address-line1', 'text'],
])(
  'a browser knows what to fill into %s, and a phone which keys it needs',
  async (label, token, type) => {
    renderApp('/register');
    const field = await screen.findByLabelText(label);
    expect(field).toHaveAttribute('autocomplete', token);
    expect(field).toHaveProperty('type', type);
  },
);

test('the fields stand in groups, and a sentence says what the data are for', async () => {
  renderApp('/register');
  const account = await screen.findByRole('group', { name: 'Your account' });
  expect(account).toContainElement(screen.getByLabelText('Email'));
  const delivery = screen.getByRole('group', { name: 'Delivery' });
  expect(delivery).toContainElement(screen.getByLabelText('Phone'));
  expect(delivery).toContainElement(screen.getByLabelText('Address'));
  expect(screen.getByText(/only for your account and to deliver your orders/)).toBeVisible();
});

test('the security answer is not said to be asked for in a shop that resets passwords by links', async () => {
  renderApp('/register', { shop: { sendsMail: true, resetsByLinkAlone: true } });
  const answer = await screen.findByLabelText('Security answer');
  expect(answer).toBeRequired();
  expect(answer).toHaveAccessibleDescription(/We don’t ask for it now: we email you a link/);
});

test('a server error during registration is reported as "Something went wrong" [S8.2]', async () => {
  server.use(on(endpoints.register).answer(() => refusal(500, 'broken')));
  renderApp('/register');
  await register(typed);
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
});

test('an error message disappears once the field is corrected', async () => {
  renderApp('/register');
  await register({ ...typed, Password: 'short' });
  expect(await screen.findByText('Password must have at least 8 characters')).toBeVisible();
  fillIn({ Password: 'long enough' });
  await waitFor(() =>
    expect(screen.getByLabelText('Password')).not.toHaveAttribute('aria-invalid'),
  );
});

test('a server error about a field is shown at the field, and typed text is kept', async () => {
  const taken = 'Already registered, please login';
  server.use(
    on(endpoints.register).answer(() => refusal(409, taken, [{ field: 'email', message: taken }])),
  );
  renderApp('/register');
  await register(typed);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(taken));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
});
