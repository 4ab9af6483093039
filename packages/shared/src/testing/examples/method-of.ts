import type { ShippingMethod, ShippingPrice } from '../../pricing/shipping/shipping-method.js';

/** A way of delivery of an example: cents, and kilograms. */
export interface ExampleMethod {
  id?: string;
  kind: string;
  price?: number;
  minSubtotal?: number;
  maxSubtotal?: number;
  minWeight?: number;
  maxWeight?: number;
  minimum?: number;
  below?: number;
  above?: number;
  first?: number;
  additional?: number;
}

/** What delivery costs for a cart, or which ways of it fit. */
export interface RateExample {
  id: string;
  type: string;
  method?: ExampleMethod;
  methods?: ExampleMethod[];
  cart: {
    subtotal?: number;
    quantity?: number;
    weight?: number;
    discount?: number;
    choose?: string;
  };
  expect: { available?: string[]; price?: number; total?: number };
}

/** The way of delivery of an example as the shop has it. */
export function methodOf(example: ExampleMethod): ShippingMethod {
  const { id = example.kind, minSubtotal, maxSubtotal, minWeight, maxWeight } = example;
  return {
    id,
    name: id,
    price: priceOf(example),
    minAmountCents: minSubtotal,
    maxAmountCents: maxSubtotal,
    minWeight: inGrams(minWeight),
    maxWeight: inGrams(maxWeight),
  };
}

function priceOf(method: ExampleMethod): ShippingPrice {
  const { price = 0, minimum = 0, below = 0, above = 0, first = 0, additional = 0 } = method;
  switch (method.kind) {
    case 'perUnit':
      return { by: 'pieces', firstCents: price, eachCents: price };
    case 'firstAdditional':
      return { by: 'pieces', firstCents: first, eachCents: additional };
    case 'priceSack':
      return {
        by: 'amount',
        tiers: [{ upTo: minimum - 1, priceCents: below }, { priceCents: above }],
      };
    default:
      return { by: 'flat', priceCents: price };
  }
}

function inGrams(kilograms: number | undefined): number | undefined {
  return kilograms === undefined ? undefined : Math.round(kilograms * 1000);
}
