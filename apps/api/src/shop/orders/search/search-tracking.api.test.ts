import { inTransaction } from '@shop/mongo';
import { endpoints, type ShipmentInput } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { forgetBuyer } from '../buyer/forget-buyer.js';

const api = useTestShop();
let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

async function ship(orderId: string, shipment: Partial<ShipmentInput>) {
  const body = { carrier: 'UPS', trackingNumber: 'none', ...shipment };
  const { status } = await api.call(endpoints.setOrderShipment, {
    token,
    params: { orderId },
    body,
  });
  expect(status).toBe(200);
}

async function buildShipped(trackingNumber: string) {
  const order = await buildOrder();
  await ship(String(order._id), { trackingNumber });
  return order;
}

/** The numbers of the orders that a search finds. */
async function search(text: string) {
  const { body } = await api.call(endpoints.listAllOrders, { token, query: { search: text } });
  return body.map(({ number }) => number);
}

describe('a search for orders', () => {
  it.each([
    ['JJD0001', ['JJD0001', 'jjd0001', 'JJD 0001', 'jjd-0001', 'JJD00']],
    [
      '1Z 999 AA1 01 2345 6784',
      ['1Z999AA10123456784', '1z-999-aa1-01-2345-6784', '1Z999 AA10123456784', '1Z 999 AA1 01'],
    ],
    ['9400-1000-0000-0000', ['9400100000000000', '9400 1000 0000 0000', '9400 1000']],
    ['00340434161094042557', ['0034 0434 1610 9404 2557', '00340434161094042557', '340434161094']],
    ['JJD0001, JJD0002', ['JJD 0002', 'jjd0001']],
  ])('finds the tracking number %s however it is written', async (trackingNumber, texts) => {
    const { number } = await buildShipped(trackingNumber);
    await buildShipped('ZZ 12 3456 789');
    await buildOrder();
    for (const text of texts) expect(await search(text), text).toEqual([number]);
  });

  it('finds words as before, also beside many digits', async () => {
    const buyer = await buildUser({ name: 'Zoe King' });
    const { number } = await buildOrder({ buyer });
    await buildShipped('JJD0001');
    expect(await search(`zoe ${number}`)).toEqual([number]);
    expect(await search('zoe king')).toEqual([number]);
  });

  it('forgets a tracking number that was corrected', async () => {
    const { _id, number } = await buildShipped('JJD0001');
    await ship(String(_id), { trackingNumber: 'JJD0009' });
    expect(await search('JJD0009')).toEqual([number]);
    expect(await search('JJD0001')).toEqual([]);
    expect(await search(String(number))).toEqual([number]);
  });

  it('forgets the tracking numbers of a deleted account', async () => {
    const buyer = await buildUser({});
    const order = await buildOrder({ buyer });
    await ship(String(order._id), { trackingNumber: 'JJD0001' });
    await inTransaction((session) => forgetBuyer(buyer.user._id, session));
    expect(await search('JJD0001')).toEqual([]);
  });
});
