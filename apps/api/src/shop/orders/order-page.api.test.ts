import { endpoints, LIMITS } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildUser, unknownId } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { OrderModel } from './order.model.js';

const api = useTestShop();

async function buildScene() {
  const [ada, admin] = [await buildUser(), await buildAdmin()];
  const { id, number } = await buildOrder({ buyer: ada });
  const change = { token: admin.token, params: { orderId: id } };
  return {
    id,
    admin,
    ada,
    change,
    forAdmin: { token: admin.token, params: { number: String(number) } },
    forAda: { token: ada.token, params: { number: String(number) } },
  };
}

describe('an order by its number', () => {
  it('has its history with who and when for administrators, and without who for its buyer', async () => {
    const { change, forAdmin, forAda, admin, ada } = await buildScene();
    await api.call(endpoints.updateOrderStatus, { ...change, body: { status: 'Shipped' } });
    const seen = (await api.call(endpoints.getOrder, forAdmin)).body.order;
    expect(seen.history).toMatchObject([
      { status: 'Not Process', by: { _id: ada.id, name: 'Ada Buyer' } },
      { status: 'Shipped', by: { _id: admin.id, name: 'Grace Admin' } },
    ]);
    const mine = (await api.call(endpoints.getMyOrder, forAda)).body.order;
    expect(mine.history).toEqual(seen.history.map(({ status, at }) => ({ status, at })));
    expect(JSON.stringify(mine)).not.toContain('Grace');
  });

  it('shows the shipment to both, and the notes to administrators alone', async () => {
    const { change, forAdmin, forAda } = await buildScene();
    const shipment = { carrier: 'ups', trackingNumber: '1Z 999' };
    await api.call(endpoints.setOrderShipment, { ...change, body: shipment });
    await api.call(endpoints.addOrderNote, { ...change, body: { text: 'Ring twice' } });
    const seen = (await api.call(endpoints.getOrder, forAdmin)).body.order;
    expect(seen).toMatchObject({
      shipment,
      notes: [{ text: 'Ring twice', by: { name: 'Grace Admin' } }],
    });
    const mine = (await api.call(endpoints.getMyOrder, forAda)).body.order;
    expect(mine.shipment).toEqual(shipment);
    expect(JSON.stringify(mine)).not.toContain('Ring twice');
  });

  it('shows why its payment changed to administrators alone', async () => {
    const { id, forAdmin, forAda, ada } = await buildScene();
    const at = new Date('2026-01-06T10:00:02Z');
    const told = { state: 'authorized', at, cause: 'webhook', event: 'evt_1' };
    const cancelled = { state: 'cancelling', at, cause: 'buyer', by: ada.user._id };
    await OrderModel.updateOne({ _id: id }, { 'payment.changes': [told, cancelled] });
    const seen = (await api.call(endpoints.getOrder, forAdmin)).body.order;
    expect(seen.paymentChanges).toEqual([
      { ...told, at: at.toISOString() },
      { ...cancelled, at: at.toISOString(), by: { _id: ada.id, name: 'Ada Buyer' } },
    ]);
    const mine = (await api.call(endpoints.getMyOrder, forAda)).body.order;
    expect(mine).not.toHaveProperty('paymentChanges');
  });

  it('is found by its id too, and nothing else is found', async () => {
    const { forAdmin, id } = await buildScene();
    const { token } = forAdmin;
    const found = await api.call(endpoints.getOrder, { token, params: { number: id } });
    expect(found.body.order._id).toBe(id);
    for (const number of ['9999', '0', 'delivery', '1e3', unknownId(), '99999999999999999999'])
      expect((await api.refuse(endpoints.getOrder, { token, params: { number } })).status).toBe(
        404,
      );
  });

  it('says of people whose accounts are gone only that', async () => {
    const { change, forAdmin, admin } = await buildScene();
    await api.call(endpoints.updateOrderStatus, { ...change, body: { status: 'Shipped' } });
    await OrderModel.updateOne({}, { $set: { 'history.1.by': unknownId() } });
    const { history } = (await api.call(endpoints.getOrder, forAdmin)).body.order;
    expect(history[1]?.by?.name).toBe('Deleted user');
    expect(admin.id).not.toBe(history[1]?.by?._id);
  });
});

describe('a shipment', () => {
  const ups = { carrier: 'UPS', trackingNumber: '1Z999' };
  const dhl = { carrier: 'DHL', trackingNumber: 'JJD01' };

  it('is not replaced by an administrator who has not seen it, and the message names who saved it', async () => {
    const { change, id } = await buildScene();
    const { token } = await buildAdmin();
    const alices = { ...change, body: { ...ups, shipmentBefore: null } };
    const bobs = { ...change, token, body: { ...dhl, shipmentBefore: null } };
    await api.call(endpoints.setOrderShipment, alices);
    await api.call(endpoints.addOrderNote, { ...change, body: { text: 'Ring twice' } });
    const message =
      'Grace Admin saved the shipment of order 1001 after you opened it. Load it before you save.';
    expect(await api.refuse(endpoints.setOrderShipment, bobs)).toMatchObject({
      status: 409,
      message,
      errors: [{ field: 'shipmentBefore', message }],
    });
    expect((await OrderModel.findById(id).lean())?.shipment).toEqual(ups);
    // A request whose reply was lost can be sent again.
    await api.call(endpoints.setOrderShipment, alices);
    const informed = { ...bobs, body: { ...dhl, shipmentBefore: ups } };
    expect((await api.call(endpoints.setOrderShipment, informed)).body.order.shipment).toEqual(dhl);
  });

  it('is set as sent by a call that does not say what it saw', async () => {
    const { change } = await buildScene();
    for (const body of [ups, dhl]) {
      const reply = await api.call(endpoints.setOrderShipment, { ...change, body });
      expect(reply.body.order.shipment).toEqual(body);
    }
  });
});

describe('a note', () => {
  it('is refused when it is empty, too long, or one too many', async () => {
    const { change, id } = await buildScene();
    for (const text of ['', '  ', 'x'.repeat(LIMITS.orderNote + 1)]) {
      const failure = await api.refuse(endpoints.addOrderNote, { ...change, body: { text } });
      expect(failure.status).toBe(400);
    }
    const note = { text: 'Seen', at: new Date(), by: unknownId() };
    const notes = Array.from({ length: LIMITS.orderNotes }, () => note);
    await OrderModel.updateOne({ _id: id }, { $set: { notes } });
    const failure = await api.refuse(endpoints.addOrderNote, { ...change, body: { text: 'More' } });
    expect(failure.status).toBe(409);
    expect((await OrderModel.findById(id).lean())?.notes).toHaveLength(LIMITS.orderNotes);
  });
});

it('the list of all orders can be narrowed to a buyer', async () => {
  const { ada, admin, id } = await buildScene();
  await buildOrder();
  const query = { buyer: ada.id };
  const { body } = await api.call(endpoints.listAllOrders, { token: admin.token, query });
  expect(body.map(({ _id }) => _id)).toEqual([id]);
});
