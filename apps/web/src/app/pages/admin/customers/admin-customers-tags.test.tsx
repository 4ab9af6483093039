import { endpoints, type CustomerRow } from '@shop/shared';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session } from '../../../../lib/session/session';
import { deferred } from '../../../../testing/deferred';
import { buildSession, buildUser } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

function buildRow(name: string, tags: string[] = []): CustomerRow {
  return {
    ...buildUser({ name }),
    createdAt: '2026-01-05T12:00:00.000Z',
    secondFactor: false,
    tags,
    sums: { orders: 0, paid: 0, refunded: 0, spent: 0, lastOrderAt: null },
  };
}

let rows: CustomerRow[];
let router: ReturnType<typeof renderApp>['router'];

/** The tags that the shop has of each. */
const stored = () => rows.map(({ tags = [] }) => tags.join());

beforeEach(async () => {
  rows = [buildRow('Ada'), buildRow('Bob', ['VIP']), buildRow('Cleo', ['Wholesale'])];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCustomerGroups).answer(() => ({ success: true, groups: [] })),
    on(endpoints.listCustomers).answer(() => ({
      success: true,
      customers: rows,
      total: rows.length,
    })),
    on(endpoints.updateUserTags).answer(async ({ params, request }) => {
      const { tags, tagsBefore } = (await request.json()) as Record<string, string[]>;
      const row = rows.find(({ _id }) => _id === params.userId);
      if (!row || row.tags?.join() !== tagsBefore?.join())
        return refusal(409, 'The tags have been changed meanwhile');
      rows = rows.map((each) => (each === row ? { ...row, tags } : each));
      return Response.json({ success: true, message: 'Saved', user: { ...buildUser(), tags } });
    }),
  );
  ({ router } = renderApp('/dashboard/admin/customers', { session: buildSession({ role: 1 }) }));
  await screen.findByText('3 customers');
});

const bar = () => within(screen.getByRole('region', { name: 'Selected customers' }));

function addTag(tag: string) {
  const field = bar().getByLabelText('Tag of the selected customers');
  fireEvent.change(field, { target: { value: tag } });
  fireEvent.click(bar().getByRole('button', { name: 'Add tag' }));
}

test('all customers of the page get a tag, which can be taken back', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(bar().getByText('3 selected')).toBeVisible();
  addTag('wholesale');
  await bar().findByText('2 customers have the tag “wholesale” now.');
  expect(stored()).toEqual(['wholesale', 'VIP,wholesale', 'Wholesale']);
  fireEvent.click(bar().getByRole('button', { name: 'Undo' }));
  await bar().findByText('2 customers no longer have the tag “wholesale”.');
  expect(stored()).toEqual(['', 'VIP', 'Wholesale']);
});

test('a tag is removed from those who have it', async () => {
  fireEvent.keyDown(document.body, { key: 'a' });
  const field = bar().getByLabelText('Tag of the selected customers');
  expect(bar().getByRole('button', { name: 'Remove tag' })).toBeDisabled();
  fireEvent.change(field, { target: { value: 'vip' } });
  fireEvent.click(bar().getByRole('button', { name: 'Remove tag' }));
  await bar().findByText('1 customer no longer has the tag “vip”.');
  expect(stored()).toEqual(['', '', 'Wholesale']);
});

test('whose tags somebody has changed meanwhile is named, and keeps them', async () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Ada' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Cleo' }));
  rows = rows.map((row) => (row.name === 'Cleo' ? { ...row, tags: [] } : row));
  addTag('VIP');
  await bar().findByText('1 customer has the tag “VIP” now.');
  const refused = bar().getByRole('list', { name: 'Customers that were not changed' });
  expect(refused).toHaveTextContent('Cleo: The tags have been changed meanwhile');
  expect(stored()).toEqual(['VIP', 'VIP', '']);
});

/** Holds the replies to changes of tags back. @returns what releases them, and whose tags were to be changed */
function holdReplies() {
  const reply = deferred();
  const asked: unknown[] = [];
  server.use(
    on(endpoints.updateUserTags).answer(async ({ params, request }) => {
      asked.push(params.userId);
      const { tags = [] } = (await request.json()) as Record<string, string[]>;
      await reply.promise;
      return Response.json({ success: true, message: 'Saved', user: { ...buildUser(), tags } });
    }),
  );
  return { release: reply.resolve, asked };
}

async function tagMany() {
  rows = Array.from({ length: 6 }, (_, at) => buildRow(`Ada ${at}`));
  await act(() => router.navigate('/dashboard/admin/customers?search=ada'));
  await screen.findByText('6 customers');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  addTag('VIP');
}

test('a change goes on while another screen is open, and closing the tab asks', async () => {
  const { release, asked } = holdReplies();
  await tagMany();
  await waitFor(() => expect(asked).toHaveLength(4));
  await act(() => router.navigate('/dashboard/admin/orders'));
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await act(() => router.navigate('/dashboard/admin/customers'));
  await screen.findByRole('button', { name: 'Stop' });
  release();
  await bar().findByText('6 customers have the tag “VIP” now.');
});

test('whoever signs in next does not go on with it', async () => {
  const { release, asked } = holdReplies();
  await tagMany();
  await waitFor(() => expect(asked).toHaveLength(4));
  act(() => session.set(buildSession({ name: 'Next', role: 1 })));
  release();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(asked).toHaveLength(4);
  expect(screen.queryByText(/have the tag/)).toBeNull();
});
