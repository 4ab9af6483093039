import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildProduct,
  buildUser,
  PASSWORD,
  unknownId,
} from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { stockOf } from '../../../testing/orders/checkouts.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { PreparedOrderModel } from './prepared-order.model.js';

const api = useTestShop();

async function prepare(more: object = {}) {
  const { token } = await buildAdmin();
  const buyer = await buildUser({ name: 'Ada Buyer' });
  const { id: product } = await buildProduct({ name: 'Lamp', price: 10, quantity: 5 });
  const body = { items: [{ product, quantity: 2 }], note: 'As agreed', ...more };
  const input = { token, params: { userId: buyer.id }, body };
  const { preparedOrder } = (await api.call(endpoints.createPreparedOrder, input)).body;
  return {
    token,
    buyer,
    product,
    prepared: preparedOrder,
    body,
    params: { id: preparedOrder._id },
  };
}

describe('an order that is prepared for a customer', () => {
  it('takes no stock, is listed by its state, and can be read', async () => {
    const { token, buyer, product, prepared, params } = await prepare();
    expect(prepared).toMatchObject({
      customer: { _id: buyer.id, name: 'Ada Buyer', email: buyer.email },
      items: [{ product, quantity: 2, name: 'Lamp' }],
      note: 'As agreed',
      version: 1,
      sentAt: null,
      order: null,
    });
    expect(await stockOf(product)).toBe(5);
    const listed = async (state: string) =>
      (await api.call(endpoints.listPreparedOrders, { token, query: { state } })).body;
    expect(await listed('unsent')).toMatchObject({ total: 1, preparedOrders: [prepared] });
    expect(await listed('sent')).toMatchObject({ total: 0, preparedOrders: [] });
    const { body } = await api.call(endpoints.getPreparedOrder, { token, params });
    expect(body.preparedOrder).toEqual(prepared);
  });

  it('is changed by one administrator at a time', async () => {
    const { token, product, params, body } = await prepare();
    const items = [{ product, quantity: 3 }];
    const save = { token, params, body: { items, version: 1 } };
    const { preparedOrder } = (await api.call(endpoints.updatePreparedOrder, save)).body;
    expect(preparedOrder).toMatchObject({ items: [{ quantity: 3 }], version: 2 });
    expect(preparedOrder).not.toHaveProperty('note');
    expect((await api.refuse(endpoints.updatePreparedOrder, save)).status).toBe(409);
    const stale = { token, params, body: { version: 1 } };
    expect((await api.refuse(endpoints.sendPreparedOrder, stale)).status).toBe(409);
    const unknown = { token, params: { id: unknownId() }, body: { ...body, version: 1 } };
    expect((await api.refuse(endpoints.updatePreparedOrder, unknown)).status).toBe(404);
  });

  it('is sent by mail, with the link and without amounts', async () => {
    const { token, buyer, params } = await prepare();
    await api.call(endpoints.sendPreparedOrder, { token, params, body: { version: 1 } });
    await sendMails({ publicUrl: 'https://shop.test' });
    const [mail] = await mailsOf('orderPrepared');
    expect(mail?.to.address).toBe(buyer.email);
    expect(mail?.text).toContain('2 × Lamp');
    expect(mail?.text).toContain('As agreed');
    expect(mail?.text).toContain(`https://shop.test/dashboard/user/prepared-orders/${params.id}`);
    expect(mail?.text).not.toContain('$');
    await api.call(endpoints.sendPreparedOrder, { token, params, body: { version: 1 } });
    await sendMails();
    expect(await mailsOf('orderPrepared')).toHaveLength(2);
  });

  it('is nobody’s once it is deleted, and no mail about it goes out', async () => {
    const { token, buyer, params } = await prepare();
    await api.call(endpoints.sendPreparedOrder, { token, params, body: { version: 1 } });
    await api.call(endpoints.deletePreparedOrder, { token, params });
    await sendMails();
    expect(await mailsOf('orderPrepared')).toEqual([]);
    const mine = { token: buyer.token, params };
    expect((await api.refuse(endpoints.getMyPreparedOrder, mine)).status).toBe(404);
    expect((await api.refuse(endpoints.deletePreparedOrder, { token, params })).status).toBe(404);
  });

  it('is prepared for somebody who has an account, by administrators', async () => {
    const { token, buyer, body } = await prepare();
    const nobody = { token, params: { userId: unknownId() }, body };
    expect((await api.refuse(endpoints.createPreparedOrder, nobody)).status).toBe(404);
    const own = { token: buyer.token, params: { userId: buyer.id }, body };
    expect((await api.refuse(endpoints.createPreparedOrder, own)).status).toBe(403);
  });

  it('is in its customer’s data, and goes with their account', async () => {
    const { buyer, product } = await prepare();
    const { token } = buyer;
    const { body } = await api.call(endpoints.downloadMyData, { token });
    expect(body.preparedOrders).toMatchObject([
      { items: [{ product, quantity: 2 }], note: 'As agreed', sentAt: null },
    ]);
    await api.call(endpoints.deleteMyAccount, { token, body: { password: PASSWORD } });
    expect(await PreparedOrderModel.countDocuments()).toBe(0);
  });
});
