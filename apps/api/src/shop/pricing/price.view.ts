import {
  dollarsFromCents,
  refusalText,
  type LinePrice,
  type OrderPrice,
  type Quote,
  type Rejected,
  type RejectedCode,
  type TaxTotal,
} from '@shop/shared';
import type { PricedCart } from './price-cart.js';

/** What an order costs, in its parts, in dollars. */
export function priceView(
  price: OrderPrice & { pickUpAt?: string },
): Required<Pick<Quote, 'amounts' | 'discounts' | 'taxes'>> & Pick<Quote, 'shippingMethod'> {
  const { delivery, pickUpAt } = price;
  return {
    amounts: {
      items: dollarsFromCents(price.itemsCents),
      discount: dollarsFromCents(price.discountCents),
      shipping: dollarsFromCents(price.shippingCents),
      tax: dollarsFromCents(price.taxCents),
      taxIncluded: dollarsFromCents(price.containedTaxCents),
      total: dollarsFromCents(price.totalCents),
    },
    // One whose pieces were taken off the order stays used, and takes off nothing.
    discounts: price.applied
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ code = null, name, amountCents, scope }) => ({
        code,
        name,
        amount: dollarsFromCents(amountCents),
        scope,
      })),
    taxes: price.taxes.map(taxView),
    ...(delivery && {
      shippingMethod: { _id: delivery.method, name: delivery.name, ...(pickUpAt && { pickUpAt }) },
    }),
  };
}

/** The tax of one rate, in percent and dollars. */
export function taxView({ name, rate, baseCents, amountCents }: TaxTotal) {
  return {
    name,
    rate: rate / 1000,
    base: dollarsFromCents(baseCents),
    amount: dollarsFromCents(amountCents),
  };
}

/** What a line costs, in dollars. */
export function linePriceView(line: LinePrice) {
  return {
    quantity: line.quantity,
    unitPrice: dollarsFromCents(line.priceCents),
    discount: dollarsFromCents(line.discountCents),
    tax: dollarsFromCents(line.taxCents),
    total: dollarsFromCents(line.totalCents),
  };
}

/** The codes that are not used, each with its reason. */
export function rejectedView(rejected: readonly Rejected[]): RejectedCode[] {
  return rejected.flatMap((one) => {
    const { code, reason, awaits } = one;
    if (code === undefined) return [];
    return [{ code, reason, message: refusalText(one), ...(awaits && { awaits }) }];
  });
}

/** The promotions that are set aside, each with the sentence that says so; nothing without any. */
export function setAsideView(rejected: readonly Rejected[]): Pick<Quote, 'setAside'> {
  const setAside = rejected
    .filter(({ code, reason }) => code === undefined && reason === 'not-combinable')
    .map((one) => ({ name: one.name ?? '', message: refusalText(one) }));
  return setAside.length > 0 ? { setAside } : {};
}

/** The ways in which a cart can be delivered. */
export function shippingMethodsView({ price, zone }: PricedCart) {
  const stored = new Map(zone?.methods.map((method) => [method._id, method]));
  return price.offers.map(({ method: { id, name }, priceCents, leftCents }) => {
    const { days = '', pickUpAt } = stored.get(id) ?? {};
    return {
      _id: id,
      name,
      price: dollarsFromCents(priceCents),
      ...(leftCents < priceCents && { discounted: dollarsFromCents(leftCents) }),
      days,
      ...(pickUpAt && { pickUpAt }),
    };
  });
}
