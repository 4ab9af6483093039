import type { Cents } from '../../money.js';

/** A price up to a weight in grams or an amount in cents, inclusive; without an end, for all that is more. */
export interface ShippingTier {
  readonly upTo?: number | undefined;
  readonly priceCents: Cents;
}

/** What a delivery costs: one price, a price by weight or by the amount of the goods, or one by their number. */
export type ShippingPrice =
  | { readonly by: 'flat'; readonly priceCents: Cents }
  | { readonly by: 'weight' | 'amount'; readonly tiers: readonly ShippingTier[] }
  | { readonly by: 'pieces'; readonly firstCents: Cents; readonly eachCents: Cents };

/** A way to deliver an order. All limits are inclusive; amounts are those of the goods after discounts. */
export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly price: ShippingPrice;
  readonly freeFromCents?: Cents | undefined;
  readonly minAmountCents?: Cents | undefined;
  readonly maxAmountCents?: Cents | undefined;
  /** Grams. */
  readonly minWeight?: number | undefined;
  readonly maxWeight?: number | undefined;
  /** Products and categories that it can't carry. */
  readonly excluded?: {
    readonly products?: readonly string[] | undefined;
    readonly categories?: readonly string[] | undefined;
  };
  readonly taxClass?: string | undefined;
  /** Whether the price contains the tax; as in the whole order if absent. */
  readonly isTaxIncluded?: boolean | undefined;
}
