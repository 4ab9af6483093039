import { endpoints, type Order } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import type { Mailbox } from '../mails/mailbox.js';
import { buyPrepared, PREPARED_CALLS } from './prepared.js';

/** The names of the calls that `buyUnsent` makes. */
export const ORDER_CALLS = [
  'placeOrder',
  'correctOrderAddress',
  'quoteOrderEdit',
  'editOrder',
  'quoteCustomerOrder',
  'placeCustomerOrder',
  ...PREPARED_CALLS,
  'quoteRefund',
  'refundOrder',
  'readPayLink',
  'payByLink',
  'markOrderPaid',
  'updateSettings',
];

const VIENNA = { line1: 'Ring 1', postalCode: '1010', city: 'Vienna', country: 'AT' };
/** With tax rates, an order needs a whole address. */
export const TAXED = { address: VIENNA };

/** Buys a product that is not sent: with zones, one that is sent needs an address in one of them. */
export async function buyUnsent(
  admin: ApiClient,
  shopper: ApiClient,
  mailbox: Mailbox,
): Promise<void> {
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const body = {
    name: 'Made by hand',
    description: 'Not sent',
    price: '10',
    quantity: '6',
    category: category?._id ?? '',
  };
  const { product } = await admin.call(endpoints.createProduct, { body });
  const bought = { items: [{ product: product._id, quantity: 1 }], ...TAXED };
  const headers = { 'idempotency-key': 'by-hand' };
  const { order } = await shopper.call(endpoints.placeOrder, { headers, body: bought });
  await admin.call(endpoints.correctOrderAddress, {
    params: { orderId: order._id },
    body: { address: { ...VIENNA, line1: 'Ring 2' } },
  });
  const refund = { params: { number: String(order.number) }, body: { amount: 1 } };
  await admin.call(endpoints.quoteRefund, refund);
  await admin.call(endpoints.refundOrder, refund);
  const transferred = await buyByTransfer(admin, shopper, product._id);
  const token = await mailbox.linkToken('pay', transferred.delivery.email);
  for (const call of [endpoints.readPayLink, endpoints.payByLink])
    await admin.call(call, { body: { token } });
  await admin.call(endpoints.markOrderPaid, { params: { orderId: transferred._id } });
  const userId = order.buyer._id;
  await admin.call(endpoints.quoteCustomerOrder, { params: { userId }, body: bought });
  await admin.call(endpoints.placeCustomerOrder, {
    params: { userId },
    headers: { 'idempotency-key': 'for-customer' },
    body: bought,
  });
  await buyPrepared(admin, shopper, { userId, items: bought.items });
}

/** An order that waits to be paid by hand. */
async function buyByTransfer(
  admin: ApiClient,
  shopper: ApiClient,
  product: string,
): Promise<Order> {
  const { settings } = await admin.call(endpoints.getSettings);
  const manualMethods = settings.manualMethods.map((method) => ({ ...method, isOn: true }));
  const offering = { ...settings, manualMethods };
  await admin.call(endpoints.updateSettings, { body: offering });
  const { order } = await shopper.call(endpoints.placeOrder, {
    headers: { 'idempotency-key': 'by-transfer' },
    body: { items: [{ product, quantity: 2 }], ...TAXED, payment: 'manual:bank-transfer' },
  });
  const line = order.products[0]?.line ?? '';
  const edit = {
    params: { orderId: order._id },
    body: { lines: [{ line, quantity: 1, quantityBefore: 2 }] },
  };
  await admin.call(endpoints.quoteOrderEdit, edit);
  await admin.call(endpoints.editOrder, edit);
  return order;
}
