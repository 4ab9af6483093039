import { DEFAULT_SETTINGS, endpoints, urlOf } from '@shop/shared';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '../../../testing/api-client.js';
import { buildAdmin, buildOrder, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { OrderModel } from '../order.model.js';

const api = useTestShop();
let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

async function download(query: CallInput['query'] = {}) {
  const address = urlOf(endpoints.exportOrders, { query });
  const reply = await api.fetch(address, { method: 'POST', headers: { Authorization: token } });
  return { reply, text: Buffer.from(await reply.arrayBuffer()).toString('utf8') };
}

/** The lines of a file in which no cell has a line break, without the header. */
async function rows(query?: CallInput['query']) {
  const { text } = await download(query);
  return text.trimEnd().split('\r\n').slice(1);
}

const numbers = async (query?: CallInput['query']) =>
  (await rows(query)).map((row) => Number(row.split(',')[0]));

async function buildOrderAt(time: string, delivery: object = {}) {
  const { id: product } = await buildProduct({ name: 'Lamp', price: 19.99, quantity: 9 });
  const { id: other } = await buildProduct({ name: 'Desk, oak', price: 1_250, quantity: 9 });
  const order = await buildOrder({
    items: [
      { product, quantity: 3 },
      { product: other, quantity: 1 },
    ],
  });
  await OrderModel.updateOne({ _id: order._id }, { createdAt: new Date(time), delivery });
  return order;
}

const ADA = {
  name: 'Ada Buyer',
  email: 'ada@example.com',
  phone: '555 0100',
  address: '1 Main Street',
};

describe('the exported file', () => {
  it('is UTF-8 with a byte-order mark and a name with the day', async () => {
    const { reply, text } = await download();
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename=orders-\d{4}-\d\d-\d\d\.csv$/,
    );
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(text.charCodeAt(0)).toBe(0xfeff);
  });

  it('has a name of its own for each kind of rows, with the days it is limited to', async () => {
    const nameOf = async (query: Parameters<typeof download>[0]) =>
      (await download(query)).reply.headers.get('content-disposition');
    expect(await nameOf({ rows: 'item' })).toMatch(
      /^attachment; filename=order-items-\d{4}-\d\d-\d\d\.csv$/,
    );
    expect(await nameOf({ rows: 'order', from: '2026-10-01', until: '2026-10-31' })).toMatch(
      /filename=orders-from-2026-10-01-until-2026-10-31-exported-\d{4}-\d\d-\d\d\.csv$/,
    );
  });

  it('has a row for each order, with sums and the time in the shop’s own zone', async () => {
    await api.call(endpoints.updateSettings, {
      token,
      body: { ...DEFAULT_SETTINGS, timeZone: 'Europe/Oslo', version: 0 },
    });
    const { number, payment } = await buildOrderAt('2026-07-01T22:30:00Z', ADA);
    const { text } = await download();
    expect(text.slice(1)).toBe(
      [
        'Order,Placed (Europe/Oslo),Status,Customer,E-mail,Phone,Address,Pieces,Total (USD),Payment,Payment reference',
        `${number},2026-07-02 00:30:00,Not Process,Ada Buyer,ada@example.com,555 0100,1 Main Street,4,1309.97,paid,${payment.reference}`,
        '',
      ].join('\r\n'),
    );
  });

  it('has the state of a payment, also of one that has no reference', async () => {
    await buildOrder();
    const unpaid = { 'payment.success': false, 'payment.reference': null };
    await OrderModel.updateOne({}, { ...unpaid, 'payment.state': 'pending' });
    expect((await rows())[0]).toMatch(/,pending,$/);
    await OrderModel.updateOne({}, { 'payment.state': 'failed' });
    expect((await rows())[0]).toMatch(/,failed,$/);
  });

  it('has a row for each item', async () => {
    const { number, lines } = await buildOrderAt('2026-07-01T22:30:00Z', ADA);
    const start = `${number},2026-07-01 22:30:00,Not Process,Ada Buyer,ada@example.com,555 0100,1 Main Street`;
    const [lamp, desk] = lines.map(({ product }) => product.toHexString());
    expect(await rows({ rows: 'item' })).toEqual([
      `${start},Lamp,${lamp},3,19.99,59.97`,
      `${start},"Desk, oak",${desk},1,1250.00,1250.00`,
    ]);
  });

  it.each(['=1+1', '+1 555', '-2', '@SUM(A1)', '\t=1'])(
    'has %j as text that no spreadsheet computes',
    async (name) => {
      await buildOrderAt('2026-07-01T22:30:00Z', { ...ADA, name });
      expect((await rows())[0]).toContain(`,'${name},`);
    },
  );

  it('has the address to which the order goes', async () => {
    const { _id } = await buildOrderAt('2026-07-01T22:30:00Z', ADA);
    const address = { name: 'Eva Wien', line1: 'Ring 1', city: 'Wien', country: 'AT' };
    await OrderModel.updateOne({ _id }, { address });
    expect((await download()).text).toContain(',"Ring 1\nWien\nAustria",');
    await OrderModel.updateOne({ _id }, { address: { country: 'AT' } });
    expect((await download()).text).toContain(',1 Main Street,');
  });

  it('keeps quotes and line breaks within their cell', async () => {
    await buildOrderAt('2026-07-01T22:30:00Z', { ...ADA, address: 'The "Mill"\nOslo' });
    expect((await download()).text).toContain(',"The ""Mill""\nOslo",');
  });

  it.each(['\n', '\r'])(
    'quotes a cell that has %j and nothing else to quote',
    async (lineBreak) => {
      await buildOrderAt('2026-07-01T22:30:00Z', {
        ...ADA,
        address: `1 Main Street${lineBreak}Oslo`,
      });
      expect((await download()).text).toContain(`,"1 Main Street${lineBreak}Oslo",`);
    },
  );
});

describe('the orders in the file', () => {
  it('are those that the filters of the list match', async () => {
    const shipped = await buildOrderAt('2026-07-01T10:00:00Z', ADA);
    await OrderModel.updateOne({ _id: shipped._id }, { status: 'Shipped' });
    const waiting = await buildOrder();
    expect(await numbers({ status: 'Shipped' })).toEqual([shipped.number]);
    expect(await numbers({ days: 7 })).toEqual([waiting.number]);
    expect(await numbers({ search: String(waiting.number) })).toEqual([waiting.number]);
  });

  it('are all of them, once each and newest first, however many share a moment', async () => {
    const order = await OrderModel.findById((await buildOrder())._id).lean();
    if (!order) throw new Error('No order');
    const copies = Array.from({ length: 620 }, (_, index) => ({
      ...order,
      _id: new Types.ObjectId(),
      number: order.number + 1 + index,
      idempotencyKey: `copy-${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, Math.floor(index / 200))),
    }));
    await OrderModel.insertMany(copies);
    const found = await OrderModel.find({}, { number: 1 }).sort({ createdAt: -1, _id: -1 }).lean();
    expect(found).toHaveLength(621);
    expect(await numbers()).toEqual(found.map(({ number }) => number));
  });
});
