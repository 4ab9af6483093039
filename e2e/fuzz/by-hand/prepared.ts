import { endpoints, type OrderItem } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';

/** The names of the calls that `buyPrepared` makes. */
export const PREPARED_CALLS = [
  'createPreparedOrder',
  'getPreparedOrder',
  'updatePreparedOrder',
  'sendPreparedOrder',
  'deletePreparedOrder',
  'getMyPreparedOrder',
  'placeMyPreparedOrder',
];

/** The shop prepares an order, changes and sends it, and its customer orders it. */
export async function buyPrepared(
  admin: ApiClient,
  shopper: ApiClient,
  { userId, items }: { userId: string; items: OrderItem[] },
): Promise<void> {
  const address = { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', country: 'AT' };
  const entry = { items, address };
  const { preparedOrder } = await admin.call(endpoints.createPreparedOrder, {
    params: { userId },
    body: entry,
  });
  const params = { id: preparedOrder._id };
  await admin.call(endpoints.getPreparedOrder, { params });
  const changed = { ...entry, note: 'As agreed', version: preparedOrder.version };
  const { version } = (await admin.call(endpoints.updatePreparedOrder, { params, body: changed }))
    .preparedOrder;
  await admin.call(endpoints.sendPreparedOrder, { params, body: { version } });
  await shopper.call(endpoints.getMyPreparedOrder, { params });
  await shopper.call(endpoints.placeMyPreparedOrder, {
    params,
    headers: { 'idempotency-key': 'prepared' },
    body: { version },
  });
  await admin.call(endpoints.deletePreparedOrder, { params });
}
