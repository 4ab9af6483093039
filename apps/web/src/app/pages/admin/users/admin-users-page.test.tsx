import { endpoints, type UserRow } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../../../../lib/session/session';
import { buildSession, buildUser } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const ada: UserRow = { ...buildUser(), createdAt: '2026-01-05T12:00:00.000Z', secondFactor: false };
const grace: UserRow = {
  ...buildUser({ name: 'Grace Admin', email: 'grace@shop.test', role: 1 }),
  createdAt: '2026-01-02T12:00:00.000Z',
  secondFactor: false,
};

let asked: Record<string, string>[];

/** Serves the users whose e-mail address starts with the search. @param total how many the reply says there are */
function serve(total?: number) {
  server.use(
    on(endpoints.listUsers).answer(({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(Object.fromEntries(query));
      const users = [ada, grace].filter(({ email }) => email.startsWith(query.get('search') ?? ''));
      return { success: true, users, total: total ?? users.length };
    }),
  );
}

beforeEach(() => {
  asked = [];
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })));
});

function openPage(query = '') {
  return renderApp(`/dashboard/admin/users${query}`, { session: buildSession({ role: 1 }) }).router;
}

test('everyone is listed in a table under "All users" [S2.46 R16]', async () => {
  serve();
  openPage();
  const name = await screen.findByText('Ada Buyer');
  expect(screen.getByText('All users', { selector: 'h1' })).toBeInTheDocument();
  const texts = (selector: string, inside: ParentNode | null = document) =>
    Array.from(inside?.querySelectorAll(selector) ?? [], (cell) => cell.textContent);
  expect(texts('thead th')).toEqual([
    'Name',
    'Email',
    'Phone',
    'Address',
    'Role',
    'Since',
    'Actions',
  ]);
  expect(texts('th, td', name.closest('tr'))).toEqual([
    'Ada Buyer',
    'ada@shop.test',
    '555 0100',
    '1 Main Street',
    'Shopper',
    'Jan 5, 2026',
    'Make administrator: Ada BuyerTags: Ada BuyerTax: Ada BuyerPersonal data: Ada Buyer',
  ]);
  expect(screen.getByText('Administrator').closest('tr')).toHaveTextContent('Grace Admin');
  expect(screen.getByText('2 users')).toBeInTheDocument();
});

test('the page in the address is requested, and the next one is linked', async () => {
  serve(45);
  openPage('?page=2');
  await screen.findByText('Page 2 of 3');
  expect(asked).toEqual([{ page: '2', pageSize: '20', sort: 'newest' }]);
  expect(screen.getByText('Next')).toHaveAttribute('href', '/dashboard/admin/users?page=3');
});

test('users are searched once typing stops', async () => {
  serve();
  const router = openPage('?page=2');
  await screen.findByText('Ada Buyer');
  const box = screen.getByLabelText('Find a user');
  fireEvent.change(box, { target: { value: 'grace' } });
  await waitFor(() => expect(screen.queryByText('Ada Buyer')).toBeNull());
  await screen.findByText('Grace Admin');
  expect(router.state.location.search).toBe('?search=grace');
  fireEvent.change(box, { target: { value: 'nobody' } });
  await screen.findByText('No users match');
  expect(asked.map(({ search }) => search)).toEqual([undefined, 'grace', 'nobody']);
});

test('an empty page whose count is out of date says so instead of redirecting to itself', async () => {
  serve(2);
  openPage('?search=nobody');
  await screen.findByText('No users match');
  expect(screen.getByText('Show all users')).toHaveAttribute('href', '/dashboard/admin/users');
});

test('a list that fails to load can be retried', async () => {
  server.use(on(endpoints.listUsers).answer(() => refusal(500, 'broken')));
  openPage();
  await screen.findByText('Something Went Wrong');
  serve();
  fireEvent.click(screen.getByText('Try again'));
  await screen.findByText('Ada Buyer');
});

async function pressInRow(name: string, button: string) {
  const cell = await screen.findByText(name, { selector: 'th a' });
  const row = cell.closest('tr');
  fireEvent.click(within(row ?? cell).getByText(button));
  return screen.findByRole('dialog');
}

test('a shopper becomes an administrator once that is confirmed', async () => {
  serve();
  const sent: unknown[] = [];
  server.use(
    on(endpoints.updateUserRole).answer(async ({ request, params }) => {
      sent.push([params.userId, await request.json()]);
      return { success: true, message: 'Ada Buyer is an administrator', user: { ...ada, role: 1 } };
    }),
  );
  openPage();
  const dialog = await pressInRow('Ada Buyer', 'Make administrator');
  expect(dialog).toHaveTextContent('Ada Buyer (ada@shop.test)');
  fireEvent.click(within(dialog).getByText('Cancel'));
  expect(sent).toEqual([]);
  const again = await pressInRow('Ada Buyer', 'Make administrator');
  fireEvent.click(within(again).getByText('Make administrator'));
  await screen.findByText('Ada Buyer is an administrator');
  expect(sent).toEqual([[ada._id, { role: 1 }]]);
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('the last administrator cannot step down, and the server’s reason is shown', async () => {
  serve();
  const message = 'This is the last administrator: appoint another one first';
  server.use(on(endpoints.updateUserRole).answer(() => refusal(409, message)));
  openPage();
  const dialog = await pressInRow('Grace Admin', 'Make shopper');
  fireEvent.click(within(dialog).getByText('Make shopper'));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('administrators who give up their own role lose it in their session too', async () => {
  serve();
  const me = { ...grace, role: 0 as const };
  server.use(
    on(endpoints.updateUserRole).answer(() => ({ success: true, message: 'done', user: me })),
  );
  renderApp('/dashboard/admin/users', {
    session: buildSession({ _id: grace._id, role: 1 }),
  });
  const dialog = await pressInRow('Grace Admin', 'Make shopper');
  server.use(on(endpoints.checkAdmin).answer(() => refusal(403, 'Administrators only')));
  fireEvent.click(within(dialog).getByText('Make shopper'));
  await screen.findByText(/^redirecting to you/);
  expect(session.get()?.user.role).toBe(0);
});

test('the second factor of another user is reset after a confirmation', async () => {
  let asked: unknown;
  server.use(
    on(endpoints.listUsers).answer(() => ({
      success: true,
      users: [{ ...ada, secondFactor: asked === undefined }, grace],
      total: 2,
    })),
    on(endpoints.resetSecondFactor).answer(({ params }) => {
      asked = params.userId;
      const user = { ...ada, secondFactor: false };
      return { success: true, message: 'The second factor of Ada Buyer is off', user };
    }),
  );
  openPage();
  const name = 'Reset second factor: Ada Buyer';
  fireEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Reset second factor' }));
  expect(await screen.findByText('The second factor of Ada Buyer is off')).toBeInTheDocument();
  expect(asked).toBe(ada._id);
  await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
});
