import { endpoints, shipmentInputSchema, type AdminOrderDetails } from '@shop/shared';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  buildAdminOrder,
  buildId,
  buildOrder,
  buildOrderLine,
  buildSession,
} from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let order: AdminOrderDetails;
/** What the shop was asked to store, in this order. */
let calls: string[];

beforeEach(() => {
  order = buildAdminOrder({ number: 1012 });
  calls = [];
  server.use(
    on(endpoints.listAllOrders).answer(() => []),
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getOrder).answer(() => ({ success: true, order })),
    on(endpoints.setOrderShipment).answer(async ({ request }) => {
      const { carrier, trackingNumber } = shipmentInputSchema.parse(await request.json());
      calls.push(`${carrier} ${trackingNumber}`);
      order = { ...order, shipment: { carrier, trackingNumber } };
      return { success: true, message: 'The shipment of order 1012 has been saved', order };
    }),
    on(endpoints.updateOrderStatus).answer(async ({ request }) => {
      const { status } = (await request.json()) as Pick<AdminOrderDetails, 'status'>;
      calls.push(status);
      order = { ...order, status };
      return { success: true, message: `Order 1012 is ${status}`, order: buildOrder() };
    }),
  );
});

async function openPage(shown = 'Shipment') {
  renderApp('/dashboard/admin/orders/1012', { session: buildSession({ role: 1 }) });
  await screen.findByRole('heading', { name: shown });
}

function type(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Both ways to ship the order of the page. */
const waysToShip = {
  button: () => fireEvent.click(screen.getByRole('button', { name: 'Set to Shipped' })),
  select: () => choose('Shipped'),
};

function choose(status: string) {
  const select = screen.getByRole('combobox', { name: 'Status of order 1012' });
  fireEvent.change(select, { target: { value: status } });
}

const STAYS = 'The shipment is not saved, so order 1012 stays Not Process';

test.each(['button', 'select'] as const)(
  'what was typed as shipment is saved before the order is shipped: by the %s',
  async (way) => {
    await openPage();
    type({ Carrier: ' UPS ', 'Tracking number': '1Z12345' });
    waysToShip[way]();
    expect(await screen.findByText('Order 1012 is Shipped')).toBeVisible();
    expect(calls).toEqual(['UPS 1Z12345', 'Shipped']);
    expect(await screen.findByRole('link', { name: '1Z12345' })).toBeVisible();
  },
);

test.each(['button', 'select'] as const)(
  'an order with half a shipment is not shipped, and the field says why: by the %s',
  async (way) => {
    await openPage();
    type({ 'Tracking number': '1Z12345' });
    waysToShip[way]();
    expect(await screen.findByText('Carrier is required')).toBeVisible();
    expect((await screen.findAllByText(STAYS)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Carrier')).toHaveFocus();
    expect(screen.getByLabelText('Tracking number')).toHaveValue('1Z12345');
    expect(calls).toEqual([]);
  },
);

test('an order whose shipment is refused is not shipped, and keeps what was typed', async () => {
  const message = 'Carrier must have at most 5 characters';
  server.use(
    on(endpoints.setOrderShipment).answer(() =>
      refusal(400, message, [{ field: 'carrier', message }]),
    ),
  );
  await openPage();
  type({ Carrier: 'Pigeon', 'Tracking number': '7' });
  waysToShip.button();
  expect(await screen.findByText(STAYS)).toBeVisible();
  expect(screen.getByLabelText('Carrier')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Carrier')).toHaveValue('Pigeon');
  expect(calls).toEqual([]);
});

test('nothing is saved with a shipment that was not touched, or a status that ships nothing', async () => {
  order = { ...order, shipment: { carrier: 'UPS', trackingNumber: '1Z 999' } };
  await openPage();
  waysToShip.button();
  await waitFor(() => expect(calls).toEqual(['Shipped']));
  expect(await screen.findByRole('link', { name: 'Invoice' })).toBeVisible();
  type({ Carrier: '' });
  choose('Processing');
  await waitFor(() => expect(calls).toEqual(['Shipped', 'Processing']));
});

test('what is typed while the shipment is being saved is saved too', async () => {
  await openPage();
  type({ Carrier: 'UPS', 'Tracking number': '1Z' });
  fireEvent.click(screen.getByRole('button', { name: 'Save shipment' }));
  type({ 'Tracking number': '1Z12345' });
  waysToShip.button();
  await waitFor(() => expect(calls.at(-1)).toBe('Shipped'));
  expect(calls.at(-2)).toBe('UPS 1Z12345');
});

test('what a colleague saved meanwhile is not overwritten, and can be loaded', async () => {
  const message =
    'Alice saved the shipment of order 1012 after you opened it. Load it before you save.';
  server.use(
    on(endpoints.setOrderShipment).answer(async ({ request }) => {
      expect(await request.json()).toMatchObject({ carrier: 'DHL', shipmentBefore: null });
      order = { ...order, shipment: { carrier: 'UPS', trackingNumber: '1Z999' } };
      return refusal(409, message, [{ field: 'shipmentBefore', message }]);
    }),
  );
  await openPage();
  type({ Carrier: 'DHL', 'Tracking number': 'JJD01' });
  fireEvent.click(screen.getByRole('button', { name: 'Save shipment' }));
  const load = await screen.findByRole('button', { name: 'Load the saved shipment' });
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect(await screen.findByRole('link', { name: '1Z999' })).toBeVisible();
  expect(screen.getByLabelText('Tracking number')).toHaveValue('JJD01');
  fireEvent.click(load);
  expect(screen.getByLabelText('Carrier')).toHaveValue('UPS');
  expect(screen.getByLabelText('Tracking number')).toHaveValue('1Z999');
  expect(await screen.findByText(/You had typed: DHL, JJD01/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load the saved shipment' })).toBeNull();
});

test('parcels are offered for what is sent, not for what its buyer collects', async () => {
  order = { ...order, products: [buildOrderLine({ quantity: 2 })] };
  const method = { _id: buildId(), name: 'Pick-up' };
  for (const [pickUpAt, offers, shown] of [
    [{}, 1, 'Shipment'],
    [{ pickUpAt: 'Ring 1' }, 0, 'Collection'],
  ] as const) {
    order = { ...order, shippingMethod: { ...method, ...pickUpAt } };
    await openPage(shown);
    expect(screen.queryAllByRole('button', { name: 'Add a parcel …' })).toHaveLength(offers);
    cleanup();
  }
});

test('an order that its buyer collects is ready, then collected, and no carrier is asked for', async () => {
  order = {
    ...order,
    shippingMethod: { _id: buildId(), name: 'Pick-up', pickUpAt: 'Ring 1' },
  };
  await openPage('Collection');
  expect(screen.queryByLabelText('Carrier')).toBeNull();
  expect(screen.queryByLabelText('Tracking number')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Set to Shipped' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as ready to collect' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as collected' }));
  expect(await screen.findByText('The buyer has collected it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mark as/ })).toBeNull();
  expect(calls).toEqual(['Shipped', 'deliverd']);
});

test('a shipment that was entered for a collected order can still be corrected', async () => {
  const shippingMethod = { _id: buildId(), name: 'Pick-up', pickUpAt: 'Ring 1' };
  order = { ...order, shippingMethod, shipment: { carrier: 'UPS', trackingNumber: '1Z' } };
  await openPage('Collection');
  expect(screen.getByLabelText('Carrier')).toHaveValue('UPS');
  expect(screen.queryByRole('button', { name: 'Set to Shipped' })).toBeNull();
});
