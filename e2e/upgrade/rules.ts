// Prices by rules came after version 1, and no step changes them: so they stand here as their first build stored them.
import { ObjectId } from 'mongodb';

const NOW = new Date('2026-11-01T12:00:00Z');
const PARCEL_CENTS = 500;
const VAT = { rate: 20_000, rateName: 'VAT', taxClass: 'standard' };

const [promotion, coded, zone, rate, method] = Array.from({ length: 5 }, () => new ObjectId());
const idOf = (id: ObjectId | undefined) => id?.toHexString() ?? '';
const stored = (_id: ObjectId | undefined, rule: object) => ({
  _id,
  rule,
  version: 1,
  createdAt: NOW,
});
const promotionOf = (_id: ObjectId | undefined, rule: object) => ({
  ...stored(_id, {
    ...{ isEnabled: true, kind: 'percent', scope: 'order', value: 10 },
    ...{ priority: 0, isExclusive: false, isCombinable: true },
    ...rule,
  }),
  used: 0,
  spentCents: 0,
});

/** A promotion for all, one by a code, a delivery zone and its tax rate, by the names of their collections. */
export const RULES = {
  promotions: [
    promotionOf(promotion, { name: 'Ten percent' }),
    promotionOf(coded, { name: 'First order', codes: ['FIRST'], conditions: { minAmount: 4000 } }),
  ],
  shippingzones: [
    stored(zone, {
      name: 'Austria',
      countries: ['AT'],
      taxRounding: 'line',
      methods: [
        {
          _id: idOf(method),
          name: 'Parcel',
          price: { by: 'flat', price: PARCEL_CENTS },
          days: '2',
          pickUpAt: '',
        },
      ],
    }),
  ],
  taxrates: [
    stored(rate, {
      name: 'VAT',
      zone: idOf(zone),
      taxClass: 'standard',
      rate: 20,
      isIncluded: true,
    }),
  ],
};

const taxIn = (cents: number) => Math.round(cents / 6);

/** What an order of one piece keeps of its price by these rules. */
export function pricedBy(product: ObjectId, priceCents: number) {
  const discountCents = priceCents / 10;
  const goodsCents = priceCents - discountCents;
  const totalCents = goodsCents + PARCEL_CENTS;
  const taxed = (cents: number) => {
    const taxCents = taxIn(cents);
    return { ...VAT, taxCents, containedTaxCents: taxCents, totalCents: cents };
  };
  const taxCents = taxIn(goodsCents) + taxIn(PARCEL_CENTS);
  return {
    totalCents,
    adjustments: [
      { name: 'Delivery: Parcel', amountCents: PARCEL_CENTS },
      { name: 'Ten percent', amountCents: -discountCents },
    ],
    address: { name: 'Eva', line1: 'Ring 1', city: 'Vienna', postalCode: '1010', country: 'AT' },
    price: {
      lines: [
        {
          ...{ id: product.toHexString(), priceCents, quantity: 1, discountCents },
          discounts: [{ promotion: idOf(promotion), amountCents: discountCents }],
          ...taxed(goodsCents),
        },
      ],
      delivery: {
        ...{ method: idOf(method), name: 'Parcel', priceCents: PARCEL_CENTS, discountCents: 0 },
        ...taxed(PARCEL_CENTS),
      },
      taxes: [
        { name: 'VAT', rate: VAT.rate, baseCents: totalCents - taxCents, amountCents: taxCents },
      ],
      applied: [
        {
          promotion: idOf(promotion),
          name: 'Ten percent',
          scope: 'items',
          amountCents: discountCents,
        },
      ],
      itemsCents: priceCents,
      discountCents,
      shippingCents: PARCEL_CENTS,
      taxCents,
      containedTaxCents: taxCents,
      totalCents,
      currency: 'USD',
      zone: { _id: idOf(zone), name: 'Austria' },
      destination: { country: 'AT', state: '' },
      uses: [],
    },
  };
}
