import { endpoints, type UserRow } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession, buildUser } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const facts = { createdAt: '2026-01-05T12:00:00.000Z', secondFactor: false };
const ada: UserRow = { ...buildUser(), ...facts };
const grace: UserRow = {
  ...buildUser({ name: 'Grace Admin', email: 'grace@shop.test', role: 1 }),
  ...facts,
};

let users: UserRow[];

beforeEach(() => {
  users = [ada, grace];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listUsers).answer(() => ({ success: true, users, total: users.length })),
  );
});

async function openDialog() {
  renderApp('/dashboard/admin/users', { session: buildSession({ role: 1 }) });
  const name = 'Personal data: Ada Buyer';
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Personal data' }));
}

test('a shopper’s account is deleted after a dialog that says what happens', async () => {
  let deleted: unknown;
  server.use(
    on(endpoints.deleteUser).answer(({ params }) => {
      deleted = params.userId;
      users = [grace];
      return { success: true, message: 'The account of Ada Buyer has been deleted' };
    }),
  );
  const dialog = await openDialog();
  expect(dialog.getByText(/They are kept without the person’s details/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('The account of Ada Buyer has been deleted')).toBeInTheDocument();
  expect(deleted).toBe(ada._id);
  await waitFor(() => expect(screen.queryByText('ada@shop.test')).not.toBeInTheDocument());
});

test('a refusal is shown, and the account stays', async () => {
  const message = 'This user has orders that are not delivered yet: deliver or cancel them first';
  server.use(on(endpoints.deleteUser).answer(() => refusal(409, message)));
  const dialog = await openDialog();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByText('ada@shop.test')).toBeInTheDocument();
});

test('administrators’ rows have no such button: they do it themselves', async () => {
  await openDialog();
  expect(screen.queryByRole('button', { name: 'Personal data: Grace Admin' })).toBeNull();
});
