import { endpoints, type PackingSlip } from '@shop/shared';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSession } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';

const slip: PackingSlip = {
  number: 1001,
  status: 'Processing',
  createAt: '2026-01-06T03:00:00.000Z',
  delivery: { name: 'Ada Buyer', phone: '', address: '', completedLater: false },
  shipment: null,
  lines: [
    { name: 'Lamp', quantity: 1 },
    { name: 'Oak Chair', sku: 'CHAIR', barcode: '4006381333931', quantity: 3 },
  ],
};

function open(slips: PackingSlip[], orders: string) {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listPackingSlips).answer(() => ({ success: true, slips })),
  );
  renderApp(`/dashboard/admin/orders/pick-list?orders=${orders}`, {
    session: buildSession({ role: 1 }),
  });
  return screen.findByRole('article', { name: 'Pick list' });
}

test('the goods of several orders are picked together, with what each order gets', async () => {
  const second = { ...slip, number: 1002, lines: slip.lines.slice(1) };
  const sheet = await open([slip, second], '1001,1002');
  expect(screen.getByRole('heading', { name: 'Pick list for 2 orders' })).toBeVisible();
  const rows = within(sheet).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '6CHAIROak ChairBarcode 40063813339311001 × 3, 1002 × 3',
    '1–Lamp1001',
  ]);
  expect(sheet).toHaveTextContent('Pieces7');
});

test('orders that need nothing, and those that are missing, are named', async () => {
  const sheet = await open([slip, { ...slip, number: 1002, status: 'cancel' }], '1001,1002,9999');
  expect(sheet).toHaveTextContent('Nothing to pack for 1002.');
  expect(screen.getByText('Not found: 9999')).toBeVisible();
});

test('orders that are not paid yet are named', async () => {
  const sheet = await open([slip, { ...slip, number: 1002, unpaid: true }], '1001,1002');
  expect(sheet).toHaveTextContent('Not paid yet: 1002. Wait for the money before you ship.');
});

test('unknown orders are not found', async () => {
  void open([], '9999').catch(() => undefined);
  expect(await screen.findByText('oops ! page not found')).toBeVisible();
});
