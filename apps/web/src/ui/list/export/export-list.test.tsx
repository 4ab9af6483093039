import { endpoints, promotionInputSchema, type AuditEntry, type StaffMember } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { buildId, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';
import { catchSavedFiles } from '../../../testing/saved-files';

let saved: Blob[];
let names: string[];

beforeEach(() => {
  ({ saved, names } = catchSavedFiles());
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })));
});

const open = (path: string) => renderApp(path, { session: buildSession({ role: 1 }) });

const exportList = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Export (CSV)' }));

const savedLines = async () => (await saved[0]?.text())?.trimEnd().split('\r\n');

function buildEntry(name: string): AuditEntry {
  return {
    _id: buildId(),
    at: '2026-01-05T12:00:00.000Z',
    action: 'updateProduct',
    by: { _id: buildId(), name: 'Grace', email: 'grace@shop.test' },
    subject: { kind: 'product', _id: buildId(), name },
    before: { price: 19.5 },
    after: { price: 20 },
    requestId: 'a-request',
  };
}

/** Answers the pages of these changes, and says which were asked for. */
function serveChanges(entries: AuditEntry[], total = entries.length) {
  const asked: Record<string, string>[] = [];
  server.use(
    on(endpoints.listAuditEntries).answer(({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const [page, size] = [Number(query.page), Number(query.pageSize)];
      return { success: true, entries: entries.slice((page - 1) * size, page * size), total };
    }),
  );
  return asked;
}

const MANY = Array.from({ length: 130 }, (_, index) => buildEntry(`Lamp ${index + 1}`));

test('all rows that match are saved, page by page, from the first', async () => {
  const asked = serveChanges(MANY);
  open('/dashboard/admin/changes?who=grace&page=2');
  await exportList();
  expect(await screen.findByText('The changes have been exported')).toBeInTheDocument();
  expect(names).toEqual([expect.stringMatching(/^changes-\d{4}-\d\d-\d\d\.csv$/)]);
  const lines = await savedLines();
  expect(lines).toHaveLength(131);
  expect(lines?.[0]).toBe('Subject,Change,Who,When,Before and after,Request');
  expect(lines?.[1]).toBe(
    'Lamp 1,Product changed,Grace (grace@shop.test),2026-01-05 12:00,price: $19.50 → $20.00,a-request',
  );
  expect(asked.slice(1)).toEqual([
    { who: 'grace', page: '1', pageSize: '100' },
    { who: 'grace', page: '2', pageSize: '100' },
  ]);
});

test('only the columns that are shown are saved, and no cell runs as a formula', async () => {
  serveChanges([buildEntry('=1+1')]);
  open('/dashboard/admin/changes');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Who', hidden: true }));
  await exportList();
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head, row] = (await savedLines()) ?? [];
  expect(head).toBe('Subject,Change,When,Before and after,Request');
  expect(row).toMatch(/^'=1\+1,Product changed,2026/);
});

test('a row that a new one moved to the next page is saved once', async () => {
  const shifted = [...MANY.slice(0, 100), MANY[99], ...MANY.slice(100)] as AuditEntry[];
  serveChanges(shifted);
  open('/dashboard/admin/changes');
  await exportList();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await savedLines()).toHaveLength(131);
});

test('the button says how far the file is, and leaving the screen ends it', async () => {
  serveChanges(MANY);
  const { router } = open('/dashboard/admin/changes');
  await screen.findByRole('button', { name: 'Export (CSV)' });
  const held = deferred();
  server.use(
    on(endpoints.listStaff).answer(() => ({ success: true, staff: [], invitations: [] })),
    on(endpoints.listAuditEntries).answer(async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (page === 2) await held.promise;
      return { success: true, entries: MANY.slice((page - 1) * 100, page * 100), total: 130 };
    }),
  );
  await exportList();
  expect(await screen.findByRole('button', { name: 'Exporting … 76 %' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await router.navigate('/dashboard/admin/staff');
  await screen.findByText('Nobody yet');
  held.resolve();
  await new Promise((done) => setTimeout(done, 100));
  expect(saved).toEqual([]);
});

test('past ten thousand rows the file ends, and it is said', async () => {
  const asked = serveChanges(
    Array.from({ length: 10_050 }, (_, index) => buildEntry(`Lamp ${index}`)),
  );
  open('/dashboard/admin/changes');
  await exportList();
  const words = 'The file has the first 10,000 of 10,050 changes';
  expect(await screen.findByText(words, undefined, { timeout: 20_000 })).toBeInTheDocument();
  expect(await savedLines()).toHaveLength(10_001);
  expect(asked).toHaveLength(101);
}, 30_000);

test('a refused call says why and saves nothing', async () => {
  serveChanges(MANY);
  open('/dashboard/admin/changes');
  await screen.findByRole('button', { name: 'Export (CSV)' });
  server.use(on(endpoints.listAuditEntries).answer(() => refusal(429, 'Too many calls')));
  await exportList();
  expect(await screen.findByText('Too many calls')).toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('a list that is shown as a whole is saved as it is', async () => {
  const member: StaffMember = {
    _id: buildId(),
    name: 'Grace, Admin',
    email: 'grace@shop.test',
    createdAt: '2026-01-05T12:00:00.000Z',
    secondFactor: true,
  };
  server.use(
    on(endpoints.listStaff).answer(() => ({ success: true, staff: [member], invitations: [] })),
  );
  open('/dashboard/admin/staff');
  await exportList();
  expect(names).toEqual([expect.stringMatching(/^staff-/)]);
  expect(await savedLines()).toEqual([
    'Name,Email,May,Second factor,Invited',
    '"Grace, Admin",grace@shop.test,Administrator: everything,Yes,',
  ]);
});

test('promotions name the products of all pages', async () => {
  const goods = [buildId(), buildId()];
  const promotions = goods.map((product, index) => ({
    ...promotionInputSchema.parse({
      name: `Sale ${index}`,
      kind: 'percent',
      scope: 'items',
      value: 20,
      goods: { products: [product] },
    }),
    _id: buildId(),
    version: 1,
    used: 0,
    spent: 0,
  }));
  const [first] = promotions;
  server.use(
    on(endpoints.listCategories).answer(() => ({ success: true, category: [] })),
    on(endpoints.listShippingZones).answer(() => ({ success: true, shippingZones: [], total: 0 })),
    on(endpoints.listPromotions).answer(({ request }) => {
      const isPage = new URL(request.url).searchParams.get('pageSize') !== '100';
      return { success: true, promotions: isPage && first ? [first] : promotions, total: 2 };
    }),
    on(endpoints.listRuleGoods).answer(({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      return {
        success: true,
        goods: ids.map((_id) => ({ _id, name: `Lamp ${goods.indexOf(_id)}` })),
      };
    }),
  );
  open('/dashboard/admin/promotions');
  await exportList();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await savedLines())?.slice(1)).toEqual([
    'Sale 0,20% off Lamp 0,Automatic,Active,0 times',
    'Sale 1,20% off Lamp 1,Automatic,Active,0 times',
  ]);
});
