import type { Cents } from '../money.js';
import type { GiftOffer } from './promotions/gift-offer.js';
import type { AppliedPromotion, Rejected } from './promotions/refusal.js';
import type { DiscountedOffer } from './shipping/offers.js';

/** What is taxed, at which rate, and what is paid for it in the end. */
export interface TaxedAmount {
  /** Thousandths of a percent. */
  readonly rate: number;
  readonly rateName: string;
  readonly taxClass: string;
  /** The tax in it. */
  readonly taxCents: Cents;
  /** The tax that its price contains, whether or not the customer pays it. */
  readonly containedTaxCents: Cents;
  /** What is paid for it, with all tax. */
  readonly totalCents: Cents;
}

/** What a promotion takes off a line. */
export interface LineDiscount {
  readonly promotion: string;
  readonly amountCents: Cents;
}

/** What a line costs. */
export interface LinePrice extends TaxedAmount {
  readonly id: string;
  readonly priceCents: Cents;
  readonly quantity: number;
  /** Per piece, in grams; absent if it is unknown. */
  readonly weight?: number;
  readonly discounts: readonly LineDiscount[];
  readonly discountCents: Cents;
}

/** What the chosen way of delivery costs. */
export interface DeliveryPrice extends TaxedAmount {
  readonly method: string;
  readonly name: string;
  /** Before discounts. */
  readonly priceCents: Cents;
  readonly discountCents: Cents;
}

/** All tax of one rate. */
export interface TaxTotal {
  readonly name: string;
  /** Thousandths of a percent. */
  readonly rate: number;
  /** What it is charged on, without the tax. */
  readonly baseCents: Cents;
  readonly amountCents: Cents;
}

/** What an order costs, in cents, down to each line. Stored with the order, and never computed again. */
export interface OrderPrice {
  readonly lines: readonly LinePrice[];
  /** Null if nothing is delivered, or no way of delivery is chosen. */
  readonly delivery: DeliveryPrice | null;
  readonly taxes: readonly TaxTotal[];
  readonly applied: readonly AppliedPromotion[];
  /** The lines before discounts. */
  readonly itemsCents: Cents;
  /** What promotions take off the lines. */
  readonly discountCents: Cents;
  /** The delivery after its discount. */
  readonly shippingCents: Cents;
  readonly taxCents: Cents;
  /** The tax that prices contain. */
  readonly containedTaxCents: Cents;
  /** `itemsCents - discountCents + shippingCents + taxCents - containedTaxCents`. */
  readonly totalCents: Cents;
}

/** The price of an order that is not placed yet. */
export interface PricedOrder extends OrderPrice {
  readonly rejected: readonly Rejected[];
  /** Gifts that the order has brought about and that are not in it. */
  readonly gifts: readonly GiftOffer[];
  /** The ways in which it can be delivered. */
  readonly offers: readonly DiscountedOffer[];
}
