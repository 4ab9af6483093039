import type { Cents } from '../../money.js';

/** Which goods: those that fit everything that is set. Within one list, one entry has to fit. */
export interface Goods {
  readonly lines?: readonly string[] | undefined;
  readonly products?: readonly string[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly brands?: readonly string[] | undefined;
  readonly tags?: readonly string[] | undefined;
  /** Unit prices before any discount, both inclusive. */
  readonly minPriceCents?: Cents | undefined;
  readonly maxPriceCents?: Cents | undefined;
  /** Whether goods whose price is reduced already are left out. */
  readonly isSaleExcluded?: boolean | undefined;
}

/** When a promotion applies. Minimums are inclusive, and count only the goods that are named here, if any are. */
export interface PromotionConditions extends Goods {
  readonly minAmountCents?: Cents | undefined;
  readonly minQuantity?: number | undefined;
  readonly shippingMethods?: readonly string[] | undefined;
  readonly zones?: readonly string[] | undefined;
  /** 0 is Sunday, in the shop's time zone. */
  readonly weekdays?: readonly number[] | undefined;
  /** Tags of customers, one of which the customer has. */
  readonly customerTags?: readonly string[] | undefined;
  /** Ids of groups, one of which the customer is in. */
  readonly customerGroups?: readonly string[] | undefined;
  /** 1 is a customer's first order. */
  readonly nthOrder?: number | undefined;
}

/** How often, and for how much money, a promotion can be used. */
export interface PromotionLimits {
  readonly uses?: number | undefined;
  readonly usesPerCustomer?: number | undefined;
  /** What it may take off all orders together. */
  readonly budgetCents?: Cents | undefined;
}

/** From this amount of money or number of pieces on, another value. */
export interface PromotionTier {
  /** Cents or pieces, inclusive. */
  readonly from: number;
  readonly value: number;
}

/** One application of "buy X get Y": so many pieces at full price, and so many at a discount. */
export interface BuyAndGet {
  readonly buy: { readonly quantity: number; readonly goods: Goods };
  readonly get: {
    readonly quantity: number;
    readonly goods: Goods;
    /** Thousandths of a percent. */
    readonly percent: number;
    /** Whether the dearest are given; otherwise the cheapest. */
    readonly isDearestFirst?: boolean | undefined;
  };
  readonly maxApplications?: number | undefined;
}

/**
 * What a promotion takes off. `fixed` is an amount once for the order or the delivery, `fixedEach` for each piece,
 * `fixedLine` for each line. `gift` makes pieces of certain goods free.
 */
export type PromotionKind =
  'percent' | 'fixed' | 'fixedEach' | 'fixedLine' | 'freeShipping' | 'buyXgetY' | 'gift';

/** What it takes it off: each line on its own, all matching lines together, or the delivery. */
export type PromotionScope = 'items' | 'order' | 'shipping';

/** What lowers the price of goods or of their delivery, when, and by how much. Amounts are in cents. */
export interface Promotion {
  readonly id: string;
  readonly name: string;
  readonly kind: PromotionKind;
  readonly scope: PromotionScope;
  /** Thousandths of a percent, or cents. */
  readonly value: number;
  readonly tiers?:
    { readonly by: 'amount' | 'quantity'; readonly steps: readonly PromotionTier[] } | undefined;
  readonly goods?: Goods | undefined;
  readonly buyAndGet?: BuyAndGet | undefined;
  /** At most so many pieces in all, the dearest first unless it says otherwise. */
  readonly maxPieces?: number | undefined;
  readonly maxPiecesPerLine?: number | undefined;
  readonly isCheapestFirst?: boolean | undefined;
  /** Only complete groups of so many pieces. */
  readonly groupSize?: number | undefined;
  readonly maxDiscountCents?: Cents | undefined;
  readonly conditions?: PromotionConditions | undefined;
  /** The codes that bring it about, in capitals. Absent if it applies by itself. */
  readonly codes?: readonly string[] | undefined;
  /** Whether it has generated codes besides, each for one use. Those that were entered are among its `codes`. */
  readonly generatesCodes?: boolean | undefined;
  /** Those of its `codes` that were generated. */
  readonly singleUseCodes?: readonly string[] | undefined;
  /** Those of these that were used. */
  readonly usedCodes?: readonly string[] | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Milliseconds since 1970: from this moment on. */
  readonly from?: number | undefined;
  /** Milliseconds since 1970: until just before this moment. */
  readonly until?: number | undefined;
  /** The higher comes first. */
  readonly priority?: number | undefined;
  /** Whether it applies alone. */
  readonly isExclusive?: boolean | undefined;
  /** Whether it refuses to stand beside any other. */
  readonly isNotCombinable?: boolean | undefined;
  readonly limits?: PromotionLimits | undefined;
  /** How often it was used, and what it took off in all. */
  readonly used?: number | undefined;
  readonly spentCents?: Cents | undefined;
}
