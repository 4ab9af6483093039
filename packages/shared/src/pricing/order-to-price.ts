import type { PricedLine } from './priced-line.js';
import type { Occasion } from './promotions/candidates.js';
import type { Promotion } from './promotions/promotion.js';
import type { ShippingMethod } from './shipping/shipping-method.js';
import type { TaxRate } from './taxes/tax-rate.js';

/** How the shop taxes. */
export interface TaxRules {
  /** Whether prices contain the tax; otherwise it is added at the end. */
  readonly isIncluded: boolean;
  /** Whether tax is rounded for each line, or once for all lines with the same rate. */
  readonly rounding: 'line' | 'total';
  /** The rates of the zone that the order goes to. */
  readonly rates: readonly TaxRate[];
  /** Whether this customer pays no tax. */
  readonly isExempt?: boolean | undefined;
}

/** Everything that decides what an order costs. */
export interface OrderToPrice {
  readonly lines: readonly PricedLine[];
  /** In the order in which they were made. */
  readonly promotions?: readonly Promotion[] | undefined;
  /** As they were entered. */
  readonly codes?: readonly string[] | undefined;
  /** Needed as soon as there are promotions or rates. */
  readonly occasion?: Occasion | undefined;
  /** What the zone offers, and which of it was chosen. */
  readonly shipping?:
    | {
        readonly methods: readonly ShippingMethod[];
        readonly chosen?: string | undefined;
        /** Whether other methods may be offered once more of the address is known. */
        readonly isOpen?: boolean | undefined;
      }
    | undefined;
  readonly taxes?: TaxRules | undefined;
}
