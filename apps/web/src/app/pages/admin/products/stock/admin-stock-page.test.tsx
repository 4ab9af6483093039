import { endpoints, type StockMovement } from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildId, buildSession } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';
import { serveEmptyLists } from '../../../../../testing/serve-empty-lists';

const ordered: StockMovement = {
  _id: buildId(),
  at: '2026-11-27T08:00:00.000Z',
  variant: { _id: buildId(), name: 'Large', sku: null },
  reason: 'order',
  moved: -2,
  quantity: 4,
  order: 1001,
  by: null,
};
const added: StockMovement = {
  ...ordered,
  _id: buildId(),
  variant: null,
  reason: 'added',
  moved: 6,
  quantity: 6,
  order: null,
};

test('a movement is a row that says what moved how many pieces, and leads to its order', async () => {
  serveEmptyLists();
  server.use(
    on(endpoints.listStockMovements).answer(() => ({
      success: true,
      movements: [ordered, added],
      total: 2,
    })),
  );
  renderApp('/dashboard/admin/products/lamp/stock', { session: buildSession({ role: 1 }) });
  await screen.findByText('2 movements');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'When',
    'What',
    'Variant',
    'Pieces',
    'In stock',
    'Who',
  ]);
  const row = within(screen.getByRole('row', { name: /Ordered/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'Ordered Order 1001',
    'Large',
    '−2',
    '4',
    'Customer',
  ]);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(row.getByRole('link', { name: 'Order 1001' })).toHaveFocus();
});
