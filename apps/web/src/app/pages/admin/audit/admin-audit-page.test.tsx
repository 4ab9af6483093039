import { endpoints, type AuditEntry } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildId, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

function buildAuditEntry(fields: Partial<AuditEntry> = {}): AuditEntry {
  return {
    _id: buildId(),
    at: '2026-01-05T12:00:00.000Z',
    action: 'updateProduct',
    by: { _id: buildId(), name: 'Grace Admin', email: 'grace@shop.test' },
    subject: { kind: 'product', _id: buildId(), name: 'Lamp' },
    before: { price: 19.5, shipping: false },
    after: { price: 20, shipping: true },
    requestId: 'a-request',
    ...fields,
  };
}

let asked: Record<string, string>[];

function serve(entries: AuditEntry[], total = entries.length) {
  server.use(
    on(endpoints.listAuditEntries).answer(({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return { success: true, entries, total };
    }),
  );
}

beforeEach(() => {
  asked = [];
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })));
});

function openPage(query = '') {
  return renderApp(`/dashboard/admin/changes${query}`, { session: buildSession({ role: 1 }) })
    .router;
}

async function entryOf(subject: string) {
  const link = await screen.findByText(subject, { selector: 'a' });
  const entry = link.closest('tr');
  if (!entry) throw new Error('No entry');
  return entry;
}

test('an entry shows who changed what and when, with each fact before and after', async () => {
  const entry = buildAuditEntry();
  serve([entry]);
  openPage();
  const shown = await entryOf('Lamp');
  expect(shown).toHaveTextContent('Product changed');
  expect(shown).toHaveTextContent('a-request');
  expect(within(shown).getByText('Grace Admin')).toHaveAttribute(
    'href',
    '/dashboard/admin/changes?who=grace%40shop.test',
  );
  expect(within(shown).getByText('Lamp')).toHaveAttribute(
    'href',
    `/dashboard/admin/changes?subject=${entry.subject._id}`,
  );
  expect(shown.querySelector('time')).toHaveAttribute('datetime', entry.at);
  expect(shown.querySelector('dl')).toHaveTextContent('price$19.50 $20.00shippingNo Yes');
  expect(screen.getByText('1 change')).toBeInTheDocument();
});

test('a created thing has no before, a deleted one no after', async () => {
  const subject = (name: string) => ({ ...buildAuditEntry().subject, name });
  serve([
    buildAuditEntry({
      action: 'createCategory',
      subject: subject('New'),
      before: null,
      after: { name: 'New' },
    }),
    buildAuditEntry({
      action: 'deleteCategory',
      subject: subject('Old'),
      before: { name: 'Old' },
      after: null,
    }),
    buildAuditEntry({ subject: subject('Same'), before: {}, after: {} }),
  ]);
  openPage();
  expect((await entryOf('New')).querySelectorAll('del')).toHaveLength(0);
  expect((await entryOf('Old')).querySelectorAll('ins')).toHaveLength(0);
  expect(await entryOf('Same')).toHaveTextContent('Saved without changes');
});

test('the filters and the page in the address are requested', async () => {
  serve([buildAuditEntry()], 45);
  openPage('?who=grace&action=updateProduct&subject=lamp&from=2026-01-01&page=2');
  await screen.findByText('Page 2 of 3');
  expect(asked).toEqual([
    {
      page: '2',
      pageSize: '20',
      who: 'grace',
      action: 'updateProduct',
      subject: 'lamp',
      from: '2026-01-01',
    },
  ]);
  const filters = 'who=grace&action=updateProduct&subject=lamp&from=2026-01-01';
  expect(screen.getByText('Next')).toHaveAttribute(
    'href',
    `/dashboard/admin/changes?${filters}&page=3`,
  );
});

test('a new filter goes into the address and returns to the first page', async () => {
  serve([buildAuditEntry()], 45);
  const router = openPage('?page=2');
  fireEvent.change(await screen.findByLabelText('Who'), {
    target: { value: 'Grace@' },
  });
  await waitFor(() => expect(router.state.location.search).toBe('?who=Grace%40'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } });
  await waitFor(() => expect(router.state.location.search).toContain('from=2026-01-01'));
});

test('when no changes match, a link shows all of them', async () => {
  serve([]);
  openPage('?who=nobody');
  await screen.findByText('No changes match these filters');
  expect(screen.getByText('Show all changes')).toHaveAttribute('href', '/dashboard/admin/changes');
});

test('without any entries there is nothing to clear', async () => {
  serve([]);
  openPage();
  await screen.findByText('No changes yet');
  expect(screen.queryByText('Show all changes')).toBeNull();
});

test('entries that fail to load can be retried', async () => {
  server.use(on(endpoints.listAuditEntries).answer(() => refusal(500, 'broken')));
  openPage();
  await screen.findByText('Something Went Wrong');
  serve([buildAuditEntry()]);
  fireEvent.click(screen.getByText('Try again'));
  await entryOf('Lamp');
});
