import { describe, expect, it } from 'vitest';
import { adjustmentsOf, shownAdjustments } from './adjustments.js';
import type { OrderToPrice } from './order-to-price.js';
import { priceOrder } from './price-order.js';

const mug = { id: 'mug', product: 'mug', priceCents: 10_00, quantity: 2 };
const parcel = { id: 'parcel', name: 'Parcel', price: { by: 'flat', priceCents: 5_00 } } as const;
const off = {
  id: 'off',
  name: '10 % off',
  kind: 'percent',
  scope: 'order',
  value: 10_000,
} as const;
const vat = { name: 'VAT', taxClass: 'standard', rate: 20_000 };

const order: OrderToPrice = {
  lines: [mug],
  promotions: [off],
  shipping: { methods: [parcel], chosen: 'parcel' },
  taxes: { isIncluded: false, rounding: 'line', rates: [vat] },
};

describe('the price of an order', () => {
  it('is the sum of price times quantity, in cents, if nothing is set up', () => {
    const lines = [
      { id: 'a', product: 'a', priceCents: 19_99, quantity: 3 },
      { id: 'b', product: 'b', priceCents: 5, quantity: 1 },
    ];
    const price = priceOrder({ lines });
    expect(price).toMatchObject({ totalCents: 60_02, taxes: [], applied: [], delivery: null });
    expect(adjustmentsOf(price)).toEqual([]);
  });

  it('is zero without lines', () => {
    expect(priceOrder({ ...order, lines: [] }).totalCents).toBe(0);
  });

  it('has discounts, then delivery, then tax', () => {
    expect(priceOrder(order)).toMatchObject({
      itemsCents: 20_00,
      discountCents: 2_00,
      shippingCents: 5_00,
      taxCents: 4_60,
      totalCents: 27_60,
      taxes: [{ name: 'VAT', rate: 20_000, baseCents: 23_00, amountCents: 4_60 }],
    });
  });

  it('has adjustments that lead from the lines to the total', () => {
    expect(adjustmentsOf(priceOrder(order))).toEqual([
      { name: 'Delivery: Parcel', amountCents: 5_00 },
      { name: '10 % off', amountCents: -2_00 },
      { name: 'VAT', amountCents: 4_60 },
    ]);
  });

  it('is lowered by others where an exclusive promotion takes nothing off', () => {
    const free = { id: 'free', name: 'Free delivery', kind: 'freeShipping', value: 0 } as const;
    const exclusive = { ...free, scope: 'shipping', isExclusive: true } as const;
    const methods = [{ ...parcel, freeFromCents: 10_00 }];
    const shipping = { methods, chosen: 'parcel' };
    const price = priceOrder({ ...order, promotions: [exclusive, off], shipping });
    expect(price).toMatchObject({ discountCents: 2_00, applied: [{ promotion: 'off' }] });
  });

  it('contains no tax for whoever is exempt', () => {
    const taxes = { isIncluded: true, rounding: 'line', rates: [vat], isExempt: true } as const;
    const price = priceOrder({ lines: [{ ...mug, priceCents: 12_00 }], taxes });
    expect(price).toMatchObject({ taxCents: 0, containedTaxCents: 4_00, totalCents: 20_00 });
  });

  it('has no delivery before one is chosen, but what could be chosen', () => {
    const { delivery, offers } = priceOrder({ ...order, shipping: { methods: [parcel] } });
    expect(delivery).toBeNull();
    expect(offers).toEqual([{ method: parcel, priceCents: 5_00, leftCents: 5_00 }]);
  });

  it.each([undefined, 'parcel', 'express'])(
    'says of each delivery what promotions leave of its price (chosen: %s)',
    (chosen) => {
      const express = { ...parcel, id: 'express', name: 'Express' };
      const half = {
        ...off,
        scope: 'shipping',
        value: 50_000,
        conditions: { shippingMethods: ['express'], minAmountCents: 18_00 },
      } as const;
      const shipping = { methods: [parcel, express], chosen };
      const { offers } = priceOrder({ ...order, promotions: [off, half], shipping });
      expect(offers).toMatchObject([
        { method: parcel, leftCents: 5_00 },
        { method: express, leftCents: 2_50 },
      ]);
    },
  );

  it('names no rate of a delivery that is free', () => {
    const low = { name: 'Low', taxClass: 'reduced', rate: 10_000 };
    const price = priceOrder({
      ...order,
      lines: [{ ...mug, taxClass: 'reduced' }],
      promotions: [],
      shipping: { methods: [{ ...parcel, freeFromCents: 10_00 }], chosen: 'parcel' },
      taxes: { isIncluded: false, rounding: 'line', rates: [vat, low] },
    });
    expect(price.taxes).toEqual([
      { name: 'Low', rate: 10_000, baseCents: 20_00, amountCents: 2_00 },
    ]);
  });

  it('is free to deliver from an amount after discounts', () => {
    const priced = (freeFromCents: number) =>
      priceOrder({
        ...order,
        shipping: { methods: [{ ...parcel, freeFromCents }], chosen: 'parcel' },
      }).shippingCents;
    expect([priced(18_00), priced(18_01)]).toEqual([0, 5_00]);
  });
});

it('adjustments are shown in dollars, and not at all without any', () => {
  const adjustments = [{ name: 'Discount', amountCents: -1_25 }];
  expect(shownAdjustments(adjustments)).toEqual([{ name: 'Discount', amount: -1.25 }]);
  expect([shownAdjustments([]), shownAdjustments()]).toEqual([undefined, undefined]);
});
