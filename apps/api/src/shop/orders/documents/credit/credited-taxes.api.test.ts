import { randomUUID } from 'node:crypto';
import { endpoints, type RefundInput } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { EVERYWHERE } from '../../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { findDisagreements } from '../../../order-checks/index.js';
import { OrderModel } from '../../order.model.js';
import { InvoiceModel } from '../invoice.model.js';

const api = useTestShop();

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
});

/** A box for $24 with 10% of tax in it, two bears for $21.60 with 20%, and the delivery for $5. */
async function buildMixed({ isShipped = true } = {}) {
  const price = { by: 'flat', price: 5 } as const;
  const zone = { ...EVERYWHERE, countries: ['AT'], methods: [{ name: 'Parcel', price }] };
  const { body: made } = await api.call(endpoints.createShippingZone, { token, body: zone });
  const items = [];
  for (const [taxClass, rate, goods] of [
    ['reduced', 10, { price: 24, quantity: 1 }],
    ['standard', 20, { price: 21.6, quantity: 2 }],
  ] as const) {
    const body = { name: 'VAT', zone: made.shippingZone._id, rate, taxClass, isIncluded: true };
    await api.call(endpoints.createTaxRate, { token, body });
    const details = { taxClass };
    const { id: product } = await buildProduct({ ...goods, details, shipping: true });
    items.push({ product, quantity: goods.quantity });
  }
  const address = { name: 'Eva', line1: 'Ring 1', city: 'Wien', postalCode: '1010', country: 'AT' };
  const { token: shopper } = await buildUser();
  const placed = await api.call(endpoints.placeOrder, {
    token: shopper,
    headers: { 'idempotency-key': randomUUID() },
    body: { items, address, shippingMethod: made.shippingZone.methods[0]?._id },
  });
  const { _id, number } = placed.body.order;
  const ship = () =>
    api.call(endpoints.updateOrderStatus, {
      token,
      params: { orderId: _id },
      body: { status: 'Shipped' },
    });
  if (isShipped) await ship();
  const { lines } = await OrderModel.findById(_id).orFail().lean();
  const [box = '', bear = ''] = lines.map((line) => line._id.toHexString());
  const refund = (body: RefundInput) =>
    api.call(endpoints.refundOrder, { token, params: { number: String(number) }, body });
  return { _id, ship, refund, box, bear };
}

/** The taxes of all documents, the oldest first. */
async function taxes() {
  const documents = await InvoiceModel.find().sort({ _id: 1 }).lean();
  return documents.map((one) =>
    (one.taxes ?? []).map(
      ({ rate, baseCents, amountCents }) => `${rate / 1000}% of ${baseCents}: ${amountCents}`,
    ),
  );
}

/** What invoices and credit notes leave of net and tax at each rate, as far as it is not nothing. */
async function left() {
  const sums: Record<string, [net: number, tax: number]> = {};
  for (const { kind, taxes: some = [] } of await InvoiceModel.find().lean())
    for (const { rate, baseCents, amountCents } of some) {
      const sign = kind === 'invoice' ? 1 : -1;
      const [net, tax] = sums[rate] ?? [0, 0];
      sums[rate] = [net + sign * baseCents, tax + sign * amountCents];
    }
  return Object.entries(sums).filter(([, [net, tax]]) => net !== 0 || tax !== 0);
}

describe('the taxes of credit notes', () => {
  it('are of the net beside them, and take back all of it in the end', async () => {
    const { refund, box } = await buildMixed();
    await refund({ lines: [{ line: box, quantity: 1 }] });
    await refund({ amount: 20 });
    await refund({ all: true });
    expect(await taxes()).toEqual([
      ['20% of 4017: 803', '10% of 2182: 218'],
      ['10% of 2182: 218'],
      ['20% of 1667: 333'],
      ['20% of 2350: 470'],
    ]);
    expect(await left()).toEqual([]);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('are so after an amount and the delivery, too', async () => {
    const { refund } = await buildMixed();
    await refund({ amount: 20 });
    await refund({ shipping: true });
    await refund({ all: true });
    expect((await taxes()).slice(1)).toEqual([
      ['20% of 1113: 222', '10% of 605: 60'],
      ['20% of 417: 83'],
      ['20% of 2487: 498', '10% of 1577: 158'],
    ]);
    expect(await left()).toEqual([]);
  });

  it('take back what an earlier build has credited at the wrong rate, with the last of them', async () => {
    const { _id, refund, box, ship } = await buildMixed({ isShipped: false });
    await refund({ lines: [{ line: box, quantity: 1 }] });
    await refund({ amount: 20 });
    const kept = [
      [
        { rate: 10_000, amountCents: 218 },
        { rate: 20_000, amountCents: 0 },
      ],
      [
        { rate: 10_000, amountCents: 0 },
        { rate: 20_000, amountCents: 290 },
      ],
    ];
    for (const [index, some] of kept.entries())
      await OrderModel.updateOne({ _id }, { $set: { [`refunds.${index}.taxes`]: some } });
    await ship();
    expect((await taxes()).slice(1)).toEqual([['10% of 2182: 218'], ['20% of 1667: 333']]);
    const wrong = [
      { name: 'VAT', rate: 20_000, baseCents: 1045, amountCents: 290 },
      { name: 'VAT', rate: 10_000, baseCents: 665, amountCents: 0 },
    ];
    await InvoiceModel.updateOne({ documentNumber: 'CN-2' }, { $set: { taxes: wrong } });
    await refund({ amount: 10 });
    await refund({ all: true });
    expect(await left()).toEqual([]);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('are told where they are not of the net, or something is left of all that was taken back', async () => {
    const { refund } = await buildMixed();
    await refund({ amount: 20 });
    await refund({ all: true });
    const told = async (baseCents: number) => {
      const taxes = [{ name: 'VAT', rate: 20_000, baseCents, amountCents: 223 }];
      await InvoiceModel.updateOne({ documentNumber: 'CN-1' }, { $set: { taxes } });
      return (await findDisagreements({ againAfterMs: 0 })).map((one) => one.split(': ')[1]);
    };
    expect(await told(1113)).toEqual([
      'its invoices are taken back, but for -1 cents of tax on 0 at 20%',
      'its invoices are taken back, but for 60 cents of tax on 605 at 10%',
    ]);
    expect(await told(1777)).toContain('CN-1 has 223 cents of tax on 1777 at 20%');
  });
});
