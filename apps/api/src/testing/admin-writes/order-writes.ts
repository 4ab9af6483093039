import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { OrderModel } from '../../shop/orders/index.js';
import { buildOrder, buildProduct, buildShippedOrder, buildUser } from '../factories.js';
import { buildPrepared } from '../orders/prepared.js';
import type { BuildWrite } from './write.js';

const PREPARED = { kind: 'preparedOrder', name: 'Prepared order' } as const;

/** The first order of a shop, as the audit names it. */
const firstOrder = (_id: string) => ({
  kind: 'order' as const,
  _id,
  name: 'Order 1001 of Ada Buyer',
});

/** Those of orders. */
export const orderWrites = {
  updateOrderStatus: async () => {
    const { id } = await buildOrder();
    return {
      input: { params: { orderId: id }, body: { status: 'Shipped' } },
      entry: {
        subject: firstOrder(id),
        before: { status: 'Not Process' },
        after: { status: 'Shipped' },
      },
    };
  },
  updateOrderStatuses: async () => {
    const { id } = await buildOrder();
    const changes = [{ orderId: id, statusBefore: 'Not Process', status: 'Shipped' }];
    return {
      input: { body: { changes } },
      entry: {
        subject: firstOrder(id),
        before: { status: 'Not Process' },
        after: { status: 'Shipped' },
      },
    };
  },
  placeCustomerOrder: async () => {
    const { id: userId } = await buildUser({ name: 'Ada Buyer' });
    const { id: product } = await buildProduct({ name: 'Lamp', price: 10, quantity: 5 });
    const headers = { 'Idempotency-Key': randomUUID() };
    return {
      input: { params: { userId }, headers, body: { items: [{ product, quantity: 2 }] } },
      entry: {
        subject: { kind: 'order' as const, name: 'Order 1001 of Ada Buyer' },
        before: null,
        after: { pieces: '2 × Lamp', total: 20, payment: 'simulated' },
      },
    };
  },
  createPreparedOrder: async () => {
    const { id: userId } = await buildUser();
    const { id: product } = await buildProduct({ name: 'Lamp' });
    return {
      input: { params: { userId }, body: { items: [{ product, quantity: 2 }] } },
      entry: { subject: PREPARED, before: null, after: { pieces: '2 × Lamp' } },
    };
  },
  updatePreparedOrder: async () => {
    const { id, product, version } = await buildPrepared();
    const items = [{ product, quantity: 3 }];
    return {
      input: { params: { id }, body: { items, version } },
      entry: {
        subject: PREPARED,
        before: { pieces: '2 × Lamp' },
        after: { pieces: '3 × Lamp' },
      },
    };
  },
  sendPreparedOrder: async () => {
    const { id, version } = await buildPrepared();
    return {
      input: { params: { id }, body: { version } },
      entry: { subject: PREPARED, before: null, after: { pieces: '2 × Lamp' } },
    };
  },
  deletePreparedOrder: async () => {
    const { id } = await buildPrepared();
    return {
      input: { params: { id } },
      entry: { subject: PREPARED, before: { pieces: '2 × Lamp' }, after: null },
    };
  },
  exportOrders: () =>
    Promise.resolve({
      input: { query: { rows: 'item', status: 'waiting', search: 'ada' } },
      entry: {
        subject: { kind: 'orderList', name: 'Orders' },
        before: null,
        after: { rows: 'item', status: 'waiting', search: true },
      },
    }),
  exportLabels: () =>
    Promise.resolve({
      input: { query: { orders: '1001,1002', search: 'ada' } },
      entry: {
        subject: { kind: 'orderList', name: 'Orders' },
        before: null,
        after: { orders: '1001, 1002', search: true },
      },
    }),
  addOrderNote: async () => {
    const { id } = await buildOrder();
    return {
      input: { params: { orderId: id }, body: { text: 'Ring twice' } },
      entry: {
        subject: firstOrder(id),
        before: { notes: 0 },
        after: { notes: 1 },
      },
    };
  },
  setOrderShipments: async () => {
    const { id, number } = await buildOrder();
    return {
      input: { body: { shipments: [{ number, carrier: 'DHL', trackingNumber: 'JJD0001' }] } },
      entry: {
        subject: firstOrder(id),
        before: { carrier: null },
        after: { carrier: 'DHL' },
      },
    };
  },
  setOrderShipment: async () => {
    const { id } = await buildOrder();
    return {
      input: { params: { orderId: id }, body: { carrier: 'UPS', trackingNumber: '1Z 999' } },
      entry: {
        subject: firstOrder(id),
        before: { carrier: null },
        after: { carrier: 'UPS' },
      },
    };
  },
  addParcel: async () => {
    const { id, lines } = await buildOrder();
    const line = lines[0]?._id.toHexString() ?? '';
    const parcel = { carrier: 'UPS', trackingNumber: '1Z 999' };
    return {
      input: { params: { orderId: id }, body: { lines: [{ line, quantity: 1 }], ...parcel } },
      entry: {
        subject: firstOrder(id),
        before: { parcels: 0, carrier: null },
        after: { parcels: 1, carrier: 'UPS' },
      },
    };
  },
  removeParcel: async () => {
    const { id, _id } = await buildOrder();
    const parcel = { _id: new Types.ObjectId(), lines: [], carrier: 'UPS', trackingNumber: '1' };
    const by = new Types.ObjectId();
    await OrderModel.updateOne({ _id }, { $set: { parcels: [{ ...parcel, at: new Date(), by }] } });
    return {
      input: { params: { orderId: id, parcelId: parcel._id.toHexString() } },
      entry: { subject: firstOrder(id), before: { parcels: 1 }, after: { parcels: 0 } },
    };
  },
  correctOrderAddress: async () => {
    const { id } = await buildOrder();
    return {
      input: { params: { orderId: id }, body: { address: { city: 'Vienna', country: 'AT' } } },
      entry: {
        subject: firstOrder(id),
        before: null,
        after: { changed: 'city, country' },
      },
    };
  },
  editOrder: async () => {
    const { id: product } = await buildProduct();
    const { id, lines, totalCents } = await buildOrder({ items: [{ product, quantity: 2 }] });
    const [line] = lines;
    const name = line?.name ?? '';
    const less = { line: line?._id.toHexString() ?? '', quantity: 1, quantityBefore: 2 };
    return {
      input: { params: { orderId: id }, body: { lines: [less] } },
      entry: {
        subject: firstOrder(id),
        before: { pieces: `2 × ${name}`, total: totalCents / 100 },
        after: { pieces: `1 × ${name}`, total: totalCents / 200 },
      },
    };
  },
  refundOrder: async () => {
    const { id, number } = await buildOrder();
    return {
      input: { params: { number: String(number) }, body: { amount: 1 } },
      entry: { subject: firstOrder(id), before: null, after: { amount: 1 } },
    };
  },
  markOrderPaid: async () => {
    const { id, _id } = await buildOrder();
    const payment = {
      success: false,
      provider: 'manual:bank-transfer',
      reference: null,
      state: 'pending',
    };
    await OrderModel.updateOne({ _id }, { $set: { payment } });
    return {
      input: { params: { orderId: id } },
      entry: {
        subject: firstOrder(id),
        before: { payment: 'pending' },
        after: { payment: 'paid' },
      },
    };
  },
  issueInvoices: async () => {
    const { id, number } = await buildShippedOrder();
    return {
      input: { body: { orders: [number] } },
      entry: {
        subject: firstOrder(id),
        before: { invoice: false },
        after: { invoice: true },
      },
    };
  },
} as const satisfies Record<string, BuildWrite>;
