import { DEFAULT_SETTINGS, endpoints, LIMITS, type OrderStatus } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { AuditEntryModel } from '../../audit/index.js';
import { ProductModel } from '../../catalog/index.js';
import {
  buildAdmin,
  buildOrder,
  buildProduct,
  buildShippedOrder,
  buildUser,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { InvoiceModel } from './invoice.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

async function print(...orders: number[]) {
  return (await api.call(endpoints.issueInvoices, { token, body: { orders } })).body.invoices;
}

async function saveSettings(given: Partial<typeof DEFAULT_SETTINGS>) {
  const { version } = (await api.call(endpoints.getSettings, { token })).body.settings;
  await api.call(endpoints.updateSettings, {
    token,
    body: { ...DEFAULT_SETTINGS, ...given, version },
  });
}

async function setStatus(orderId: string, status: OrderStatus) {
  await api.call(endpoints.updateOrderStatus, { token, params: { orderId }, body: { status } });
}

describe('the invoice of a shipped order', () => {
  it('says who sells and who bought what for how much', async () => {
    await saveSettings({ name: 'Lamps & Co', address: 'Elm 1\nOslo', invoiceFooter: 'VAT 123' });
    const buyer = await buildUser();
    const chair = await buildProduct({ name: 'Oak Chair', price: 19.99 });
    const order = await buildShippedOrder({
      buyer,
      items: [{ product: chair.id, quantity: 3 }],
    });
    const [invoice] = await print(order.number);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: order.number,
      documentNumber: 'INV-1',
      issuedAt: expect.stringMatching(/Z$/) as string,
      orderedAt: order.createdAt.toISOString(),
      seller: { name: 'Lamps & Co', address: 'Elm 1\nOslo', invoiceFooter: 'VAT 123' },
      buyer: { name: 'Ada Buyer', address: 'Main Street 1' },
      lines: [{ name: 'Oak Chair', quantity: 3, price: 19.99, total: 59.97 }],
      total: 59.97,
      payment: { success: true },
    });
    expect(JSON.stringify(invoice)).not.toContain(buyer.email);
  });

  it('stays as it was first printed, whatever changes later', async () => {
    const buyer = await buildUser();
    const { id: product } = await buildProduct({ name: 'Oak Chair' });
    const order = await buildShippedOrder({ buyer, items: [{ product, quantity: 1 }] });
    const printed = await print(order.number);
    await saveSettings({
      name: 'Another Shop',
      invoiceFooter: 'New terms',
      timeZone: 'Asia/Tokyo',
    });
    await ProductModel.updateOne({ _id: product }, { $set: { name: 'Beech Chair' } });
    await api.call(endpoints.updateProfile, {
      token: buyer.token,
      body: { name: 'Ada Married', email: buyer.email, address: 'New Road 9' },
    });
    expect(await print(order.number)).toEqual(printed);
    const mine = { token: buyer.token, params: { number: String(order.number) } };
    expect((await api.call(endpoints.issueMyInvoice, mine)).body.invoice).toEqual(printed[0]);
  });

  it('that was shipped before invoices were issued by that leaves an audit entry when it is opened first', async () => {
    const order = await buildShippedOrder();
    await print(order.number);
    await print(order.number);
    expect(await AuditEntryModel.countDocuments({ action: 'issueInvoices' })).toBe(1);
    const params = { number: String(order.number) };
    const { invoicedAt } = (await api.call(endpoints.getOrder, { token, params })).body.order;
    expect(invoicedAt).toMatch(/Z$/);
  });
});

describe('an order that was not shipped', () => {
  it.each(['Not Process', 'Processing', 'cancel'] as const)(
    'has a preview while it is %s, and nothing is kept',
    async (status) => {
      const order = await buildOrder();
      await setStatus(order.id, status);
      const [before] = await print(order.number);
      expect(before).toMatchObject({ issuedAt: null, status, number: order.number });
      await saveSettings({ invoiceFooter: 'New terms' });
      expect((await print(order.number))[0]?.seller.invoiceFooter).toBe('New terms');
      expect(await InvoiceModel.countDocuments({})).toBe(0);
      expect(await AuditEntryModel.countDocuments({ action: 'issueInvoices' })).toBe(0);
    },
  );

  it('has no invoice for its buyer yet', async () => {
    const buyer = await buildUser();
    const { number } = await buildOrder({ buyer });
    const input = { token: buyer.token, params: { number: String(number) } };
    const failure = await api.refuse(endpoints.issueMyInvoice, input);
    expect([failure.status, failure.message]).toEqual([
      409,
      `Order ${number} gets its invoice when it is shipped`,
    ]);
  });
});

it('a cancelled order that never had an invoice says so to its buyer', async () => {
  const buyer = await buildUser();
  const { id, number } = await buildOrder({ buyer });
  await setStatus(id, 'cancel');
  const input = { token: buyer.token, params: { number: String(number) } };
  const failure = await api.refuse(endpoints.issueMyInvoice, input);
  expect([failure.status, failure.message]).toEqual([
    409,
    `Order ${number} was cancelled and has no invoice`,
  ]);
});

describe('many invoices', () => {
  it('come in the order that was asked for, each as its order is', async () => {
    const waiting = await buildOrder();
    const shipped = await buildShippedOrder();
    const invoices = await print(shipped.number, 9999, waiting.number, shipped.number);
    expect(invoices.map(({ number, issuedAt }) => [number, issuedAt !== null])).toEqual([
      [shipped.number, true],
      [waiting.number, false],
    ]);
  });

  it.each([
    ['none', []],
    ['text', ['1001']],
    ['too many', Array.from({ length: LIMITS.documentsAtOnce + 1 }, (_, index) => 1001 + index)],
  ])('are refused for %s', async (_what, orders) => {
    const body = { orders };
    const failure = await api.refuse(endpoints.issueInvoices, { token, body });
    expect(failure.status).toBe(400);
  });
});

it('its buyer issues it, too, and administrators get the same one', async () => {
  const buyer = await buildUser();
  const order = await buildShippedOrder({ buyer });
  const input = { token: buyer.token, params: { number: String(order.number) } };
  const { invoice } = (await api.call(endpoints.issueMyInvoice, input)).body;
  await saveSettings({ name: 'Another Shop' });
  expect(await print(order.number)).toEqual([invoice]);
  expect(await AuditEntryModel.countDocuments({ action: 'issueInvoices' })).toBe(0);
});
