import type { Cents } from '../../money.js';
import type { Basket } from './basket.js';

/** What is to be discounted: the lines, and the chosen delivery if there is one. */
export interface Payable {
  readonly basket: Basket;
  readonly delivery?: Delivered | undefined;
  /** Whether there is something to deliver, and how is still to be chosen. */
  readonly isDeliveryOpen?: boolean | undefined;
}

/** A way of delivery and what is left of its price. */
export interface Delivered {
  readonly method: string;
  readonly leftCents: Cents;
}
