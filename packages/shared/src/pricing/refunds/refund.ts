import type { Cents } from '../../money.js';
import type { TaxTotal } from '../order-price.js';

/** Pieces of a line, as they were bought. */
export interface RefundedPieces {
  readonly line: string;
  readonly quantity: number;
  /** One certain piece, counted from 1; otherwise the first that are left. */
  readonly unit?: number | undefined;
}

/** An amount of a line, or of one piece of it. */
export interface RefundedAmount {
  readonly line: string;
  readonly unit?: number | undefined;
  readonly amountCents: Cents;
}

/** What is to be given back. */
export interface RefundRequest {
  readonly pieces?: readonly RefundedPieces[] | undefined;
  readonly amounts?: readonly RefundedAmount[] | undefined;
  /** What is left of the delivery, or an amount of it. */
  readonly shipping?: true | { readonly amountCents: Cents } | undefined;
  /** Any amount of the order. */
  readonly amountCents?: Cents | undefined;
  /** All that is left. */
  readonly isAll?: boolean | undefined;
  /** What is kept of it, such as for wear. Spread over its parts. */
  readonly deductionCents?: Cents | undefined;
  /** Only as much of it as is left, and no more than this. Without it, a request for more than is left is refused. */
  readonly mostCents?: Cents | undefined;
}

/** A part of a refund: money for a line, for the delivery, or for the order as such. */
export interface RefundPart {
  readonly of: 'line' | 'shipping' | 'order';
  readonly line?: string | undefined;
  /** The piece, counted from 1. */
  readonly unit?: number | undefined;
  /** So many pieces came back with it. */
  readonly pieces?: number | undefined;
  readonly amountCents: Cents;
  /** What was kept of it. Absent if nothing was. */
  readonly deductedCents?: Cents | undefined;
}

/** A refund that uses up what was paid. */
export interface EarlierRefund {
  readonly parts: readonly RefundPart[];
  /** Net and tax in it by rate, as they were found then. Without it, they are found again. */
  readonly taxes?: readonly TaxTotal[] | undefined;
}

/** Why nothing can be given back. */
export type RefundError =
  | 'order-not-paid'
  | 'nothing-selected'
  | 'delivery-free'
  | 'amount-not-positive'
  | 'amount-exceeds-remaining'
  | 'deduction-too-high';

/** A refund that can be made. */
export interface Refund {
  readonly parts: readonly RefundPart[];
  readonly amountCents: Cents;
  readonly taxCents: Cents;
  /** Net and tax in it, by rate; also at rates without a name, which no tax is. */
  readonly taxes: readonly TaxTotal[];
  /** What was refunded in all, with this one. */
  readonly refundedCents: Cents;
  readonly remainingCents: Cents;
}
