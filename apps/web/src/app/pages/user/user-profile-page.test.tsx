import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession } from '../../../testing/factories';
import { fillIn } from '../../../testing/fill-in';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const session = buildSession();
const storedSession = () => JSON.parse(localStorage.getItem('auth') ?? 'null') as unknown;

beforeEach(() => {
  server.use(on(endpoints.checkUser).answer(() => ({ success: true, ok: true })));
});

async function updateProfile(values: Record<string, string>) {
  await screen.findByRole('heading', { name: 'Profile' });
  fillIn(values);
  fireEvent.click(screen.getByRole('button', { name: 'UPDATE' }));
}

test('a saved profile replaces the user part of the stored session [S1.2 S2.35 S3.5 S8.11]', async () => {
  const updatedUser = { ...session.user, address: '2 Side Street' };
  let body: unknown;
  server.use(
    on(endpoints.updateProfile).answer(async ({ request }) => {
      body = await request.json();
      return { success: true, message: 'profile updated successfully', updatedUser };
    }),
  );
  renderApp('/dashboard/user/profile', { session });
  await updateProfile({ Address: '2 Side Street' });
  expect(await screen.findByText('profile updated successfully')).toBeInTheDocument();
  expect(storedSession()).toEqual({ user: updatedUser, token: session.token });
  // An empty password field keeps the old password.
  expect(body).toEqual({ name: 'Ada Buyer', phone: '555 0100', address: '2 Side Street' });
  expect(screen.getByLabelText('Address')).toHaveValue('2 Side Street');
});

test('a new password brings a new token, and the page stays', async () => {
  server.use(
    on(endpoints.updateProfile).answer(() => ({
      success: true,
      message: 'profile updated successfully',
      updatedUser: session.user,
      token: 'a-new-token',
    })),
  );
  renderApp('/dashboard/user/profile', { session });
  await updateProfile({ Password: 'another horse' });
  expect(await screen.findByText('profile updated successfully')).toBeInTheDocument();
  expect(storedSession()).toEqual({ user: session.user, token: 'a-new-token' });
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''));
});

test('the email can’t be edited, and an address is required [S2.35 S5.2]', async () => {
  renderApp('/dashboard/user/profile', { session });
  await updateProfile({ Address: ' ' });
  expect(await screen.findByText('Address is required')).toBeVisible();
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Address is required');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
});

test('a refused profile changes nothing [S8.11]', async () => {
  server.use(on(endpoints.updateProfile).answer(() => refusal(400, 'Phone is required')));
  renderApp('/dashboard/user/profile', { session });
  await updateProfile({ Name: 'Ada B.' });
  expect(await screen.findByText('Phone is required')).toBeInTheDocument();
  expect(storedSession()).toEqual(session);
  expect(screen.getByLabelText('Name')).toHaveValue('Ada B.');
});

test('a profile that breaks the server says "Something went wrong" [S8.2]', async () => {
  server.use(on(endpoints.updateProfile).answer(() => refusal(500, 'broken')));
  renderApp('/dashboard/user/profile', { session });
  await updateProfile({ Name: 'Ada B.' });
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
});
