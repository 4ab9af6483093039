import {
  CANCELLED_STATUS,
  holdsStock,
  INITIAL_STATUS,
  isCancellable,
  type Contact,
  type OrderStatus,
} from '@shop/shared';
import { priceOf, type ModelPrice, type Wishes } from './price.js';
import { AMOUNT_USES_EACH, PERCENT_USES } from './rules.js';

/** A product as the shop should have it. */
export interface ModelProduct {
  readonly _id: string;
  readonly name: string;
  readonly category: string;
  /** Whether it has to be sent. */
  readonly isSent: boolean;
  cents: number;
  stock: number;
  /** False once it was deleted. */
  isSold: boolean;
}

/** A line of an order, frozen when it was placed. */
interface ModelLine {
  product: ModelProduct;
  cents: number;
  quantity: number;
}

/** An order as the shop should have it. */
export interface ModelOrder {
  readonly _id: string;
  readonly number: number;
  readonly key: string;
  readonly shopper: number;
  readonly lines: readonly ModelLine[];
  /** What the shopper's account said when it was placed. */
  readonly delivery: Contact;
  readonly wishes: Wishes;
  readonly price: ModelPrice;
  status: OrderStatus;
  /** Whether its shopper has cancelled it and got the money back. */
  isReturned?: true;
}

/** Pieces of each product that somebody wants. */
export type Cart = Map<ModelProduct, number>;

/** A minimal shop, to compare the real one with. */
export class Model {
  readonly carts: readonly Cart[];
  /** Oldest first. */
  readonly orders: ModelOrder[] = [];

  constructor(
    readonly products: readonly ModelProduct[],
    /** The shoppers' accounts. */
    readonly contacts: Contact[],
  ) {
    this.carts = contacts.map((): Cart => new Map());
  }

  /** How many orders have the percent code, or of a shopper the amount code, and are not cancelled. */
  uses(code: 'percent' | 'amount', shopper?: number): number {
    return this.orders.filter(
      (order) =>
        order.wishes[code] &&
        holdsStock(order.status) &&
        (shopper === undefined || order.shopper === shopper),
    ).length;
  }

  /** Whether a shopper can use the codes that they wish for. */
  canUse({ percent, amount }: Wishes, shopper: number): boolean {
    return (
      !(percent && this.uses('percent') >= PERCENT_USES) &&
      !(amount && this.uses('amount', shopper) >= AMOUNT_USES_EACH)
    );
  }

  /** What pieces cost now. */
  price(wanted: Cart, wishes: Wishes): ModelPrice {
    const lines = [...wanted].map(([{ cents, isSent }, quantity]) => ({ cents, isSent, quantity }));
    return priceOf(lines, wishes);
  }

  hasAll(wanted: Iterable<readonly [ModelProduct, number]>): boolean {
    return [...wanted].every(([product, pieces]) => product.isSold && product.stock >= pieces);
  }

  /** An order was confirmed: its pieces leave the stock at their present prices. */
  place(order: Omit<ModelOrder, 'lines' | 'delivery' | 'status' | 'price'>, wanted: Cart): void {
    const delivery = this.contacts[order.shopper];
    if (!delivery) throw new RangeError('There is no such shopper');
    const lines = [...wanted].map(([product, quantity]) => ({
      product,
      quantity,
      cents: product.cents,
    }));
    for (const { product, quantity } of lines) product.stock -= quantity;
    const price = this.price(wanted, order.wishes);
    this.orders.push({ ...order, lines, delivery, price, status: INITIAL_STATUS });
  }

  /**
   * Cancelling returns the pieces and the uses of codes; undoing it takes them again.
   * @returns false if stock is too low for that, a code is used up, or the money was returned.
   */
  setStatus(order: ModelOrder, status: OrderStatus): boolean {
    const pieces = order.lines.map(({ product, quantity }) => [product, quantity] as const);
    if (!holdsStock(order.status) && holdsStock(status)) {
      if (order.isReturned) return false;
      if (!this.hasAll(pieces) || !this.canUse(order.wishes, order.shopper)) return false;
      for (const [product, quantity] of pieces) product.stock -= quantity;
    }
    if (holdsStock(order.status) && !holdsStock(status))
      for (const [product, quantity] of pieces) product.stock += product.isSold ? quantity : 0;
    order.status = status;
    return true;
  }

  /** Its shopper cancels an order. @returns false if it has left the shop. */
  cancel(order: ModelOrder): boolean {
    if (order.status === CANCELLED_STATUS) return true;
    if (!isCancellable(order.status)) return false;
    // A discount can leave nothing to pay, and so nothing to return.
    if (order.price.total > 0) order.isReturned = true;
    return this.setStatus(order, CANCELLED_STATUS);
  }
}
