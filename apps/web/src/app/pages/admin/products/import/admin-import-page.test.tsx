import { endpoints, type Import } from '@shop/shared';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSession } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';

const ID = '0123456789abcdef01234567';

function openImport(given: Partial<Import>) {
  const job: Import = {
    _id: ID,
    name: 'supplier.csv',
    state: 'done',
    createdAt: '2026-11-26T09:00:00.000Z',
    endedAt: null,
    columns: [],
    options: { columns: {} },
    products: 2,
    processed: 2,
    counts: { created: 0, changed: 2, unchanged: 0, refused: 0 },
    otherCurrencies: 0,
    error: null,
    undo: null,
    ...given,
  };
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getImport).answer(() => ({ success: true, import: job, choices: [] })),
    on(endpoints.listImportResults).answer(() => ({ success: true, results: [], total: 0 })),
    on(endpoints.listImportRemarks).answer(() => ({ success: true, remarks: [], total: 0 })),
  );
  const session = buildSession({ role: 1 });
  renderApp(`/dashboard/admin/products/import?id=${ID}`, { session });
}

test('says that new products are drafts, and where they are', async () => {
  openImport({ counts: { created: 2, changed: 0, unchanged: 0, refused: 0 } });
  expect(await screen.findByRole('link', { name: 'Show the drafts' })).toHaveAttribute(
    'href',
    '/dashboard/admin/products?status=draft',
  );
});

test('says nothing about drafts where nothing is new', async () => {
  openImport({});
  expect(await screen.findByText('supplier.csv')).toBeVisible();
  expect(screen.queryByText(/are drafts/)).not.toBeInTheDocument();
});

test('what a check found can be imported above the columns that it left out', async () => {
  const columns = [{ header: 'Gift Card', column: null }];
  openImport({ state: 'checked', columns });
  const start = await screen.findByRole('button', { name: 'Import 2 products' });
  const leftOut = screen.getByText(/^These columns are not known/);
  expect(start.compareDocumentPosition(leftOut)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
