import type { Cents } from '../../money.js';
import { sumOf } from '../arithmetic/sum.js';
import type { PricedLine } from '../priced-line.js';
import { amountOf, type Basket } from '../promotions/basket.js';
import type { ShippingMethod, ShippingPrice } from './shipping-method.js';

/** A way of delivery that fits an order, and its price before discounts. */
export interface ShippingOffer {
  readonly method: ShippingMethod;
  readonly priceCents: Cents;
}

/** The same with what promotions leave of its price. */
export interface DiscountedOffer extends ShippingOffer {
  readonly leftCents: Cents;
}

/** A parcel as carriers see it. */
interface Parcel {
  readonly goods: readonly PricedLine[];
  readonly pieces: number;
  /** Grams. */
  readonly weight: number;
  /** The price of all goods of the order after discounts. */
  readonly amountCents: Cents;
}

/** The ways in which what has to be carried can be delivered. None if there is nothing to carry. */
export function shippingOffers(
  methods: readonly ShippingMethod[],
  basket: Basket,
): ShippingOffer[] {
  const goods = carriedLines(basket);
  if (goods.length === 0) return [];
  const parcel = {
    goods,
    pieces: sumOf(goods, ({ quantity }) => quantity),
    weight: sumOf(goods, ({ weight = 0, quantity }) => weight * quantity),
    amountCents: amountOf(basket),
  };
  return methods.flatMap((method) => {
    const priceCents = carries(method, parcel) ? priceFor(method, parcel) : undefined;
    return priceCents === undefined ? [] : [{ method, priceCents }];
  });
}

/** Whether anything in the basket has to be carried. */
export function isCarried(basket: Basket): boolean {
  return carriedLines(basket).length > 0;
}

function carriedLines(basket: Basket): PricedLine[] {
  return basket.map(({ line }) => line).filter(({ isDelivered = true }) => isDelivered);
}

function carries(
  {
    minAmountCents = 0,
    maxAmountCents = Infinity,
    minWeight = 0,
    maxWeight = Infinity,
    excluded = {},
  }: ShippingMethod,
  { goods, weight, amountCents }: Parcel,
): boolean {
  const { products = [], categories = [] } = excluded;
  return (
    amountCents >= minAmountCents &&
    amountCents <= maxAmountCents &&
    weight >= minWeight &&
    weight <= maxWeight &&
    !goods.some(
      (line) =>
        products.includes(line.product) ||
        line.categories?.some((category) => categories.includes(category)),
    )
  );
}

function priceFor({ price, freeFromCents = Infinity }: ShippingMethod, parcel: Parcel) {
  const priceCents = fullPrice(price, parcel);
  return priceCents !== undefined && parcel.amountCents >= freeFromCents ? 0 : priceCents;
}

/** Undefined if it is beyond the last tier. */
function fullPrice(price: ShippingPrice, { pieces, weight, amountCents }: Parcel) {
  switch (price.by) {
    case 'flat':
      return price.priceCents;
    case 'pieces':
      return price.firstCents + price.eachCents * (pieces - 1);
    case 'weight':
    case 'amount': {
      const measure = price.by === 'weight' ? weight : amountCents;
      return price.tiers.find(({ upTo = Infinity }) => measure <= upTo)?.priceCents;
    }
  }
}
