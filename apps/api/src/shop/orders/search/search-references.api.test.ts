import { endpoints, type Permission } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildMember, buildOrder } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

const PAGE = 'cs_test_a1B2c3D4e5';
const CHARGE = 'pi_3NxYzAbCdEfGh1';

let paid: Awaited<ReturnType<typeof buildOrder>>;

beforeEach(async () => {
  await buildOrder();
  paid = await buildOrder();
  const $set = { 'payment.reference': PAGE, 'payment.charge': CHARGE };
  await OrderModel.updateOne({ _id: paid._id }, { $set });
});

const tokenOf = async (...permissions: Permission[]) => (await buildMember(permissions)).token;

async function search(text: string, token: string, query = {}) {
  const { body } = await api.call(endpoints.listAllOrders, {
    token,
    query: { search: text, ...query },
  });
  return body.map(({ number }) => number);
}

describe('the reference of a payment', () => {
  it('finds its order, as the provider spells it and beside other filters', async () => {
    const token = await tokenOf('orders', 'money');
    for (const text of [PAGE, CHARGE, ` ${CHARGE} `])
      expect(await search(text, token), text).toEqual([paid.number]);
    expect(await search(CHARGE, token, { status: 'Shipped' })).toEqual([]);
    for (const text of [CHARGE.slice(0, -1), CHARGE.toLowerCase(), 'pi_3'])
      expect(await search(text, token), text).toEqual([]);
  });

  it('selects and exports that order, too', async () => {
    const token = await tokenOf('orders', 'money');
    const query = { search: CHARGE };
    const { body } = await api.call(endpoints.listOrderStatuses, { token, query });
    expect(body).toMatchObject({ orders: [{ number: paid.number }], total: 1 });
    const file = await api.call(endpoints.exportOrders, { token, query });
    expect(file.body.trimEnd().split('\r\n')).toHaveLength(2);
  });

  it('finds nothing for those who may not see amounts', async () => {
    const token = await tokenOf('orders');
    for (const text of [PAGE, CHARGE]) expect(await search(text, token), text).toEqual([]);
  });
});
