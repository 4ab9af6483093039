import { endpoints, type Import } from '@shop/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSession } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';

const ID = '0123456789abcdef01234567';

function job(given: Partial<Import> = {}): Import {
  return {
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
}

function openImport(given: Partial<Import>) {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getImport).answer(() => ({ success: true, import: job(given), choices: [] })),
    on(endpoints.listImportResults).answer(() => ({ success: true, results: [], total: 0 })),
    on(endpoints.listImportRemarks).answer(() => ({ success: true, remarks: [], total: 0 })),
  );
  const session = buildSession({ role: 1 });
  renderApp(`/dashboard/admin/products/import?id=${ID}`, { session });
}

test('says that new products without a status are drafts, and where they are', async () => {
  openImport({ drafts: 1, counts: { created: 2, changed: 0, unchanged: 0, refused: 0 } });
  expect(await screen.findByText(/^1 new product is a draft/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Show the drafts' })).toHaveAttribute(
    'href',
    '/dashboard/admin/products?status=draft',
  );
});

test('says nothing about drafts where each new product has a status', async () => {
  openImport({ counts: { created: 2, changed: 0, unchanged: 0, refused: 0 } });
  expect(await screen.findByText('supplier.csv')).toBeVisible();
  expect(screen.queryByText(/drafts?,/)).not.toBeInTheDocument();
});

test('what a check found can be imported above the columns that it left out', async () => {
  const columns = [
    { header: 'Title', column: 'title' },
    { header: 'Shelf', column: null, samples: ['A 12', 'B 7'] },
  ];
  openImport({ state: 'checked', columns });
  const start = await screen.findByRole('button', { name: 'Import 2 products' });
  const leftOut = screen.getByText(/^These columns are not known/);
  screen.getByText('1 column is not used: Shelf.');
  expect(screen.getByLabelText('Shelf')).toHaveAccessibleDescription('A 12 · B 7');
  expect(start.compareDocumentPosition(leftOut)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('columns of Shopify that the shop does not use are folded into a line of their own', async () => {
  const unused = ['Gift Card', 'Google Shopping / MPN', 'Variant Tax Code', 'Price / Poland'];
  openImport({
    state: 'checked',
    columns: [...unused, 'Shelf'].map((header) => ({ header, column: null })),
  });
  const line = await screen.findByText(`Not used by this shop: ${unused.join(', ')}`);
  expect(line.closest('details')).not.toHaveAttribute('open');
  expect(screen.getByLabelText('Shelf').closest('details')).toBeNull();
});

test('a file that is checked again shows what was found', async () => {
  openImport({ state: 'checked' });
  let state: Import['state'] = 'checked';
  let polls = 0;
  const reply = () => ({
    success: true as const,
    import: { ...job(), state, counts: { created: 0, changed: 1, unchanged: 0, refused: 1 } },
  });
  const found = () => (state === 'checked' ? 1 : 0);
  const remark = {
    ...{ _id: ID, isProblem: true, line: 3, column: 'Price', value: 'x' },
    reason: 'Not a price',
  };
  const result = { _id: ID, line: 2, name: 'Hat', outcome: 'changed' as const, changes: [] };
  server.use(
    on(endpoints.getImport).answer(() => {
      if (state === 'checking') polls += 1;
      if (polls > 1) state = 'checked';
      return { ...reply(), choices: [] };
    }),
    on(endpoints.updateImport).answer(() => {
      state = 'checking';
      return { ...reply(), message: 'ok' };
    }),
    on(endpoints.listImportResults).answer(({ request }) => {
      const isChanged = new URL(request.url).searchParams.get('outcome') === 'changed';
      const results = isChanged && found() ? [result] : [];
      return { success: true, results, total: results.length };
    }),
    on(endpoints.listImportRemarks).answer(() => {
      const remarks = found() ? [remark] : [];
      return { success: true, remarks, total: remarks.length };
    }),
  );
  await screen.findByText('Not a price');
  (await screen.findByRole('button', { name: 'Check the file again' })).click();
  await waitFor(() => expect(polls).toBeGreaterThan(1), { timeout: 5_000 });
  await screen.findByText('Changed products');
  expect(await screen.findByText('Not a price')).toBeVisible();
  expect(screen.getByText('Hat')).toBeVisible();
});

test('a check shows what new products cost', async () => {
  openImport({ state: 'checked', counts: { created: 1, changed: 0, unchanged: 0, refused: 0 } });
  const changes = [{ field: 'Price', before: '', after: '$8.50 to $12.00' }];
  const result = { _id: ID, line: 2, name: 'Hat', outcome: 'created' as const, changes };
  server.use(
    on(endpoints.listImportResults).answer(({ request }) => {
      const isNew = new URL(request.url).searchParams.get('outcome') === 'created';
      return { success: true, results: isNew ? [result] : [], total: isNew ? 1 : 0 };
    }),
  );
  expect(await screen.findByRole('cell', { name: '$8.50 to $12.00' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Price' })).toBeVisible();
});

test('photos that undoing took away do not stand among those that failed', async () => {
  const photo = { _id: ID, line: 2, src: '1.jpg', state: 'failed' as const };
  const photos = [{ ...photo, reason: 'The import was undone' }];
  server.use(on(endpoints.listImportPhotos).answer(() => ({ success: true, photos, total: 1 })));
  openImport({ state: 'undone', photos: { files: 1, left: 0, waiting: 0, done: 1, failed: 0 } });
  expect(await screen.findByRole('cell', { name: 'The import was undone' })).toBeVisible();
  expect(
    screen.getByText('Before it was undone, in place: 1 of 1 photo. Failed: 0.'),
  ).toBeVisible();
  expect(screen.queryByText('Photos that failed')).toBeNull();
});
