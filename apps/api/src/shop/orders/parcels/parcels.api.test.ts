import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAdmin, buildUser, unknownId } from '../../../testing/factories.js';
import { mailsOf, sendMails } from '../../../testing/mail/mails.js';
import { buildPacked } from '../../../testing/orders/packed.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { findDisagreements } from '../../order-checks/index.js';
import { InvoiceModel } from '../documents/invoice.model.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  token = (await buildAdmin()).token;
});

describe('an order in parcels', () => {
  it('keeps its status, and tells its buyer of each parcel, but not of all once more', async () => {
    const { buyer, params, lines, parcelOf, setStatus } = await buildPacked(api, token);
    const first = await api.call(endpoints.addParcel, parcelOf(lines[0], 2));
    const { number } = first.body.order;
    expect(first.body.order).toMatchObject({ status: 'Processing', shipment: null });
    const query = { orders: String(number) };
    const { slips } = (await api.call(endpoints.listPackingSlips, { token, query })).body;
    expect(slips[0]?.lines).toMatchObject([{ quantity: 3, left: 1 }, { quantity: 1 }]);
    expect(slips[0]?.lines[1]).not.toHaveProperty('left');
    await sendMails();
    const [mail] = await mailsOf('parcelShipped');
    expect(mail?.text).toContain('In it: 2 × Lamp\nCarrier: Swift\nTracking number: TRACK-1');
    expect(mail?.text).toContain('The rest will follow.');
    await api.call(endpoints.addParcel, parcelOf(lines[0], 1, 'TRACK-2002'));
    await api.call(endpoints.addParcel, parcelOf(lines[1], 1, 'TRACK-3'));
    await setStatus('Shipped');
    await sendMails();
    const texts = (await mailsOf('parcelShipped')).map(({ text }) => text);
    expect(texts.at(-1)).toContain('Everything is on its way now.');
    expect(await mailsOf('orderShipped')).toEqual([]);
    const mine = await api.call(endpoints.getMyOrder, { token: buyer.token, params });
    expect(mine.body.order.parcels?.map(({ trackingNumber }) => trackingNumber)).toEqual([
      'TRACK-1',
      'TRACK-2002',
      'TRACK-3',
    ]);
    expect(JSON.stringify(mine.body.order.parcels)).not.toContain('"by"');
    const found = { token, query: { search: 'track-2002' } };
    expect((await api.call(endpoints.listAllOrders, found)).body).toHaveLength(1);
  });

  it('says what is to be paid for all its parcels, and not for each', async () => {
    const { order, lines, parcelOf } = await buildPacked(api, token);
    await OrderModel.updateOne(
      { _id: order._id },
      {
        'payment.state': 'pending',
        'payment.success': false,
        'payment.provider': 'manual:cash-on-delivery',
        'payment.text': 'Please have it ready.',
      },
    );
    await api.call(endpoints.addParcel, parcelOf(lines[0], 3));
    await api.call(endpoints.addParcel, parcelOf(lines[1], 1));
    await sendMails();
    const total = `$${(order.totalCents / 100).toFixed(2)}`;
    for (const { text } of await mailsOf('parcelShipped')) {
      expect(text).toContain(`To pay for the whole order: ${total}, once for all its parcels`);
      expect(text).not.toContain('To pay:');
    }
  });

  it('has no more pieces in them than were bought, also at once', async () => {
    const { orderId, lines, parcelOf } = await buildPacked(api, token);
    await Promise.all([1, 2, 3, 4].map(() => api.send(endpoints.addParcel, parcelOf(lines[0], 2))));
    expect((await OrderModel.findById(orderId).lean())?.parcels).toHaveLength(1);
    const more = await api.refuse(endpoints.addParcel, parcelOf(lines[0], 2));
    expect(more.message).toBe('Only 1 of Lamp are in no parcel yet.');
    expect((await api.refuse(endpoints.addParcel, parcelOf(unknownId(), 1))).status).toBe(400);
    expect((await api.refuse(endpoints.addParcel, parcelOf(lines[1], 0))).status).toBe(400);
  });

  it('gets its invoice once, with the parcel that has the last of its pieces', async () => {
    const { orderId, lines, parcelOf, setStatus } = await buildPacked(api, token);
    const first = await api.call(endpoints.addParcel, parcelOf(lines[0], 3));
    expect(first.body.order.invoicedAt).toBeNull();
    expect(await InvoiceModel.countDocuments()).toBe(0);
    const { order } = (await api.call(endpoints.addParcel, parcelOf(lines[1], 1))).body;
    const [invoice] = await InvoiceModel.find().lean();
    const sentAt = new Date(order.parcels?.[1]?.at ?? 0);
    expect(invoice).toMatchObject({ number: order.number, issuedAt: sentAt, shippedAt: sentAt });
    expect(order.invoicedAt).toBe(sentAt.toISOString());
    const params = { orderId, parcelId: order.parcels?.[1]?._id ?? '' };
    await api.call(endpoints.removeParcel, { token, params });
    await api.call(endpoints.addParcel, parcelOf(lines[1], 1));
    await setStatus('Shipped');
    expect(await InvoiceModel.countDocuments()).toBe(1);
    await setStatus('cancel');
    const documents = await InvoiceModel.find().sort({ _id: 1 }).lean();
    expect(documents.map(({ documentNumber }) => documentNumber)).toEqual(['INV-1', 'CN-1']);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('has an invoice of the day of its last parcel, if an earlier build wrote none', async () => {
    const { orderId, order, lines, parcelOf } = await buildPacked(api, token);
    await api.call(endpoints.addParcel, parcelOf(lines[0], 3));
    await api.call(endpoints.addParcel, parcelOf(lines[1], 1));
    const sentAt = new Date('2026-01-31T12:00:00Z');
    await InvoiceModel.deleteMany({});
    await OrderModel.updateOne(
      { _id: orderId },
      { $set: { 'parcels.1.at': sentAt }, $unset: { invoicedAt: 1 } },
    );
    const asked = { token, body: { orders: [order.number] } };
    await api.call(endpoints.issueInvoices, asked);
    expect(await InvoiceModel.find().lean()).toMatchObject([
      { issuedAt: sentAt, shippedAt: sentAt },
    ]);
  });

  it('says nothing of a parcel that was removed again', async () => {
    const { orderId, lines, parcelOf } = await buildPacked(api, token);
    const { parcels } = (await api.call(endpoints.addParcel, parcelOf(lines[1], 1))).body.order;
    const params = { orderId, parcelId: parcels?.[0]?._id ?? '' };
    const after = (await api.call(endpoints.removeParcel, { token, params })).body.order;
    expect(after).not.toHaveProperty('parcels');
    expect((await api.refuse(endpoints.removeParcel, { token, params })).status).toBe(404);
    await sendMails();
    expect(await mailsOf('parcelShipped')).toEqual([]);
  });

  it('can neither be sent when it is cancelled, nor be cancelled by its buyer once a part is sent', async () => {
    const { buyer, params, lines, parcelOf, setStatus } = await buildPacked(api, token);
    await api.call(endpoints.addParcel, parcelOf(lines[1], 1));
    const mine = { token: buyer.token, params };
    const refusal = await api.refuse(endpoints.cancelMyOrder, mine);
    expect(refusal.message).toContain('is on its way already');
    await setStatus('cancel');
    expect((await api.refuse(endpoints.addParcel, parcelOf(lines[0], 1))).status).toBe(409);
  });

  it('can be returned as far as it is sent', async () => {
    const { buyer, params, lines, parcelOf } = await buildPacked(api, token);
    await api.call(endpoints.addParcel, parcelOf(lines[0], 2));
    const ask = (quantity: number) => ({
      token: buyer.token,
      params,
      body: { lines: [{ line: lines[0], quantity }], reason: 'damaged' as const },
    });
    expect((await api.refuse(endpoints.requestReturn, ask(3))).status).toBe(409);
    await api.call(endpoints.requestReturn, ask(2));
    expect((await api.refuse(endpoints.requestReturn, ask(1))).status).toBe(409);
  });

  it('can be returned as far as it is sent, though others of its pieces were refunded before', async () => {
    const { buyer, params, lines, parcelOf } = await buildPacked(api, token);
    await api.call(endpoints.addParcel, parcelOf(lines[0], 1));
    const body = { lines: [{ line: lines[0], quantity: 1 }] };
    await api.call(endpoints.refundOrder, { token, params, body });
    const asked = { token: buyer.token, params, body: { ...body, reason: 'damaged' as const } };
    await api.call(endpoints.requestReturn, asked);
    expect((await api.refuse(endpoints.requestReturn, asked)).status).toBe(409);
  });

  it('is in the download of its buyer, and loses its number when the account is deleted', async () => {
    const { buyer, order, lines, parcelOf } = await buildPacked(api, token);
    await api.call(endpoints.addParcel, parcelOf(lines[1], 1));
    const file = await api.call(endpoints.downloadMyData, { token: buyer.token });
    expect(file.body.orders[0]?.parcels).toMatchObject([{ trackingNumber: 'TRACK-1' }]);
    await OrderModel.updateOne({ _id: order._id }, { $set: { status: 'deliverd' } });
    const proof = { token: buyer.token, body: { password: 'correct horse battery' } };
    await api.call(endpoints.deleteMyAccount, proof);
    const kept = await OrderModel.findById(order._id).lean();
    expect(JSON.stringify(kept)).not.toContain('TRACK');
  });

  it('is for administrators alone', async () => {
    const { lines, parcelOf } = await buildPacked(api, token);
    const shopper = { ...parcelOf(lines[1], 1), token: (await buildUser()).token };
    expect((await api.refuse(endpoints.addParcel, shopper)).status).toBe(403);
  });
});
