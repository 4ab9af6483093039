import { DELETED_CUSTOMER, endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { OrderModel } from '../orders/index.js';
import { buildAdmin, buildOrder, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { tracesOf } from '../../testing/traces.js';

const api = useTestShop();

/** A delivered order with a shipment and a note. */
async function buildScene() {
  const { token } = await buildAdmin();
  const ada = await buildUser({ name: 'Ada Quillfeather' });
  const { id, number } = await buildOrder({ buyer: ada });
  const shipment = { carrier: 'UPS', trackingNumber: '1Z 999' };
  const params = { orderId: id };
  await api.call(endpoints.setOrderShipment, { token, params, body: shipment });
  await api.call(endpoints.addOrderNote, { token, params, body: { text: 'Ring twice' } });
  await OrderModel.updateOne({ _id: id }, { $set: { status: 'deliverd' } });
  const print = async () =>
    (await api.call(endpoints.issueInvoices, { token, body: { orders: [number] } })).body
      .invoices[0];
  const leave = () => api.call(endpoints.deleteUser, { token, params: { userId: ada.id } });
  return { token, ada, id, number, shipment, print, leave };
}

it('an issued invoice keeps name and postal address when the account is deleted, and nothing else', async () => {
  const { ada, print, leave } = await buildScene();
  const invoice = await print();
  await leave();
  expect(await print()).toEqual(invoice);
  expect(await tracesOf('Quillfeather')).toEqual(['invoices']);
  expect(await tracesOf(ada.email, ada.user.phone, ada.id)).not.toContain('invoices');
});

it('an invoice that is issued after that names nobody', async () => {
  const { print, leave } = await buildScene();
  await leave();
  expect((await print())?.buyer).toEqual({ name: DELETED_CUSTOMER, address: '' });
  expect(await tracesOf('Quillfeather')).toEqual([]);
});

it('a download has the shipment of each order, and what its invoice says about the person', async () => {
  const { ada, print, shipment } = await buildScene();
  const download = async () =>
    (await api.call(endpoints.downloadMyData, { token: ada.token })).body.orders[0];
  expect(await download()).toMatchObject({ shipment, invoice: null });
  const invoice = await print();
  expect((await download())?.invoice).toEqual({
    issuedAt: invoice?.issuedAt,
    buyer: { name: 'Ada Quillfeather', address: 'Main Street 1' },
  });
});

it('a download has every invoice and credit note of an order', async () => {
  const { ada, id, token, print } = await buildScene();
  await print();
  await OrderModel.updateOne({ _id: id }, { $set: { status: 'Shipped' } });
  const cancelled = { token, params: { orderId: id }, body: { status: 'cancel' } } as const;
  await api.call(endpoints.updateOrderStatus, cancelled);
  const { body } = await api.call(endpoints.downloadMyData, { token: ada.token });
  const buyer = { name: 'Ada Quillfeather', address: 'Main Street 1' };
  expect(body.orders[0]?.documents).toMatchObject([
    { kind: 'invoice', buyer },
    { kind: 'credit-note', buyer },
  ]);
});

it('notes are in the file of an administrator, without their authors, and not in that of the owner', async () => {
  const { ada, token } = await buildScene();
  const own = await api.call(endpoints.downloadMyData, { token: ada.token });
  expect(JSON.stringify(own.body)).not.toContain('Ring twice');
  const params = { userId: ada.id };
  const theirs = await api.call(endpoints.downloadUserData, { token, params });
  const [order] = theirs.body.orders;
  expect(order?.notes).toEqual([{ text: 'Ring twice', at: expect.stringMatching(/Z$/) as string }]);
  expect(JSON.stringify(theirs.body)).not.toContain('Grace');
});
