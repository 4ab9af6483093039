import { DEFAULT_SETTINGS, endpoints, type Invoice } from '@shop/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { createApp } from '../../../app/app.js';
import { AuditEntryModel } from '../../audit/index.js';
import { createShopSettings } from '../../settings/index.js';
import { buildAdmin, buildShippedOrder, buildUser, PASSWORD } from '../../../testing/factories.js';
import { buildAppDeps, useTestShop } from '../../../testing/test-shop.js';
import { tracesOf } from '../../../testing/traces.js';
import { OrderModel } from '../order.model.js';
import { InvoiceModel } from './invoice.model.js';

const api = useTestShop();
const ROUNDS = [1, 2, 3, 4, 5];

/** An instance that has not yet read the settings saved elsewhere. */
let other: Listening;
let token: string;

beforeEach(async () => {
  const settings = createShopSettings({ ...DEFAULT_SETTINGS, name: 'The Other Instance' });
  other = await listen(0);
  other.serve(createApp(buildAppDeps({ settings })));
  ({ token } = await buildAdmin());
});

afterEach(() => other.close());

const headers = () => ({ Authorization: token, 'Content-Type': 'application/json' });

async function printOnOther(orders: number[]): Promise<Invoice[]> {
  const url = `http://127.0.0.1:${other.port}/api/v1/orders/invoices`;
  const init = { method: 'POST', headers: headers(), body: JSON.stringify({ orders }) };
  const reply = endpoints.issueInvoices.response.parse(await (await fetch(url, init)).json());
  return reply.invoices;
}

async function print(orders: number[]): Promise<Invoice[]> {
  return (await api.call(endpoints.issueInvoices, { token, body: { orders } })).body.invoices;
}

it.each(ROUNDS)('an invoice is issued once, by whichever instance comes first (%i)', async () => {
  const shipped = [await buildShippedOrder(), await buildShippedOrder()];
  const orders = shipped.map(({ number }) => number);
  const printed = await Promise.all([
    print(orders),
    printOnOther([...orders].reverse()),
    print(orders),
    printOnOther(orders),
  ]);
  const texts = printed.flat().map((invoice) => JSON.stringify(invoice));
  expect(new Set(texts).size).toBe(orders.length);
  expect(await InvoiceModel.countDocuments({})).toBe(orders.length);
  expect(await AuditEntryModel.countDocuments({ action: 'issueInvoices' })).toBe(orders.length);
});

it.each(ROUNDS)('a cancelled order gets no invoice at the same moment (%i)', async () => {
  const { number, id } = await buildShippedOrder();
  const cancel = api.call(endpoints.updateOrderStatus, {
    token,
    params: { orderId: id },
    body: { status: 'cancel', statusBefore: 'Shipped' },
  });
  await Promise.all([print([number]), cancel, printOnOther([number])]);
  const order = await OrderModel.findById(id).lean();
  const invoice = await InvoiceModel.findOne({ order: id, kind: 'invoice' }).lean();
  const creditNotes = await InvoiceModel.countDocuments({ order: id, kind: 'credit-note' });
  expect(order?.status).toBe('cancel');
  expect(order?.invoicedAt).toEqual(invoice?.issuedAt);
  expect(creditNotes).toBe(invoice ? 1 : 0);
  const cancelledAt = order?.history.at(-1)?.at ?? new Date(0);
  if (invoice) expect(invoice.issuedAt.getTime()).toBeLessThanOrEqual(cancelledAt.getTime());
});

it.each(ROUNDS)(
  'an account that is deleted meanwhile is on the whole invoice, or not on it (%i)',
  async () => {
    const ada = await buildUser({ name: 'Ada Quillfeather' });
    const { number, id } = await buildShippedOrder({ buyer: ada });
    await OrderModel.updateOne({ _id: id }, { $set: { status: 'deliverd' } });
    const body = { password: PASSWORD };
    const deletion = api.call(endpoints.deleteMyAccount, { token: ada.token, body });
    await Promise.all([print([number]), deletion, printOnOther([number])]);
    const { buyer } = (await InvoiceModel.findOne({ order: id }).lean()) ?? {};
    expect([
      { name: 'Ada Quillfeather', address: 'Main Street 1' },
      { name: 'Deleted customer', address: '' },
    ]).toContainEqual(buyer);
    const traces = await tracesOf('Quillfeather', ada.email);
    expect(traces.filter((collection) => collection !== 'invoices')).toEqual([]);
  },
);
