import {
  customerGroupEditSchema,
  customerGroupInputSchema,
  endpoints,
  type CustomerGroup,
} from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let groups: CustomerGroup[];
const ID = '65a000000000000000000001';

beforeEach(() => {
  groups = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCustomers).answer(() => ({ success: true, customers: [], total: 0 })),
    on(endpoints.listCustomerGroups).answer(() => ({ success: true, groups })),
    on(endpoints.createCustomerGroup).answer(async ({ request }) => {
      const input = customerGroupInputSchema.parse(await request.json());
      const group = { ...input, _id: ID, version: 1, customers: 3 };
      groups = [group];
      return { success: true, message: `${input.name} is saved`, group };
    }),
    on(endpoints.updateCustomerGroup).answer(async ({ request }) => {
      const { version, ...input } = customerGroupEditSchema.parse(await request.json());
      const [before] = groups;
      if (before?.version !== version) return refusal(409, 'Grace saved the customer group');
      const group = { ...input, _id: ID, version: version + 1, customers: 2 };
      groups = [group];
      return { success: true, message: `${input.name} is saved`, group };
    }),
  );
});

const open = () =>
  renderApp('/dashboard/admin/customers/groups', { session: buildSession({ role: 1 }) });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('without a group, the list says what groups are for, and the first one is made from there', async () => {
  const { router } = open();
  expect(await screen.findByText('No groups yet')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'New group' }));
  await screen.findByLabelText('Name');
  type('Name', 'Regulars');
  type('Spent at least, in dollars', '100');
  type('City', 'Graz');
  fireEvent.click(screen.getByRole('button', { name: 'Save group' }));
  expect(await screen.findByText('spent $100.00 or more, last order went to Graz')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Customers in Regulars' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?group=${ID}`));
});

test('a group without a rule is refused at a field', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'New group' }));
  await screen.findByLabelText('Name');
  type('Name', 'Everybody');
  fireEvent.click(screen.getByRole('button', { name: 'Save group' }));
  expect(await screen.findByText('Set at least one rule')).toBeVisible();
  expect(groups).toEqual([]);
});

test('without the permission for amounts, a group by amount says so and opens no list', async () => {
  const byAmount = { version: 1, byAmount: true as const };
  groups = [
    { ...byAmount, _id: ID, name: 'Regulars', customers: 3 },
    { ...byAmount, _id: ID.replace(/1$/, '2'), name: 'Near us', city: 'Graz', customers: 1 },
    { _id: ID.replace(/1$/, '3'), version: 1, name: 'VIP', tag: 'VIP', customers: 2 },
  ];
  const permissions = ['customers' as const];
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true, permissions })));
  renderApp('/dashboard/admin/customers/groups', {
    session: buildSession({ role: 1, permissions }),
  });
  expect(await screen.findByText('by what they spent')).toBeVisible();
  expect(screen.getByText('by what they spent, last order went to Graz')).toBeVisible();
  expect(screen.getByText('3 customers')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Customers in/ })).toHaveLength(1);
});

test('a group that somebody else saved meanwhile is not overwritten, and can be loaded', async () => {
  groups = [{ _id: ID, version: 1, name: 'Regulars', minSpent: 100, customers: 3 }];
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Regulars' }));
  await screen.findByLabelText('Name');
  groups = [{ _id: ID, version: 2, name: 'Regulars', minSpent: 150, customers: 1 }];
  type('Name', 'Good customers');
  fireEvent.click(screen.getByRole('button', { name: 'Save group' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Load the saved group' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Spent at least, in dollars')).toHaveValue('150'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save group' }));
  await waitFor(() =>
    expect(groups).toMatchObject([{ name: 'Good customers', minSpent: 150, version: 3 }]),
  );
});
