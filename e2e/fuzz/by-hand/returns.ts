import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { png } from '../inputs/pictures.js';
import { mustSucceed } from './must-succeed.js';
import { TAXED } from './orders.js';

/** The names of the calls that `sendBack` makes. */
export const RETURN_CALLS = [
  'addParcel',
  'removeParcel',
  'requestReturn',
  'setReturnPhoto',
  'getMyReturnPhoto',
  'getReturnPhoto',
  'cancelReturn',
  'withdrawFromOrder',
  'decideReturn',
  'receiveReturn',
  'refundReturn',
  'exchangeReturn',
  'closeReturn',
];

/** Sends back four pieces of an order of the shopper's: they are refunded, withdrawn from, and closed otherwise. */
export async function sendBack(admin: ApiClient, shopper: ApiClient): Promise<void> {
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const { product } = await admin.call(endpoints.createProduct, {
    body: {
      name: 'Sent back by hand',
      description: 'Not sent',
      price: '10',
      quantity: '5',
      category: category?._id ?? '',
    },
  });
  const { order } = await shopper.call(endpoints.placeOrder, {
    headers: { 'idempotency-key': 'sent-back' },
    body: { items: [{ product: product._id, quantity: 4 }], ...TAXED },
  });
  const line = order.products[0]?.line ?? '';
  const inParcel = { lines: [{ line, quantity: 1 }], carrier: 'UPS', trackingNumber: '1Z 999' };
  const orderId = order._id;
  const packed = await admin.call(endpoints.addParcel, { params: { orderId }, body: inParcel });
  const parcelId = packed.order.parcels?.[0]?._id ?? '';
  await admin.call(endpoints.removeParcel, { params: { orderId, parcelId } });
  await admin.call(endpoints.updateOrderStatus, {
    params: { orderId },
    body: { status: 'Shipped' },
  });
  const lines = [{ line, quantity: 1 }];
  const requestedReturn = async () => {
    const asked = await shopper.call(endpoints.requestReturn, {
      params: { number: String(order.number) },
      body: { lines, reason: 'damaged' },
    });
    return { id: asked.order.returns?.at(-1)?._id ?? '' };
  };
  const shown = await requestedReturn();
  const photo = new Blob([new Uint8Array(png(80, 90))]);
  await shopper.call(endpoints.setReturnPhoto, { params: shown, body: { photo } });
  mustSucceed(await shopper.send(endpoints.getMyReturnPhoto, { params: shown }));
  mustSucceed(await admin.send(endpoints.getReturnPhoto, { params: shown }));
  await shopper.call(endpoints.cancelReturn, { params: shown });
  const arrivedReturn = async () => {
    const params = await requestedReturn();
    await admin.call(endpoints.decideReturn, { params, body: { isApproved: true } });
    await admin.call(endpoints.receiveReturn, { params, body: { lines, restock: true } });
    return params;
  };
  await admin.call(endpoints.refundReturn, { params: await arrivedReturn(), body: {} });
  const withdrawal = { params: { number: String(order.number) }, body: { lines } };
  await shopper.call(endpoints.withdrawFromOrder, withdrawal);
  const exchange = { params: await arrivedReturn(), body: { message: 'Another one comes' } };
  await admin.call(endpoints.exchangeReturn, exchange);
  const closing = { params: await arrivedReturn(), body: { message: 'It was used' } };
  await admin.call(endpoints.closeReturn, closing);
}
