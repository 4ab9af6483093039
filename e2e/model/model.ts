import {
  CANCELLED_STATUS,
  holdsStock,
  INITIAL_STATUS,
  isCancellable,
  type Contact,
  type OrderStatus,
} from '@shop/shared';

/** A product as the shop should have it. */
export interface ModelProduct {
  readonly _id: string;
  readonly name: string;
  readonly category: string;
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

  hasAll(wanted: Iterable<readonly [ModelProduct, number]>): boolean {
    return [...wanted].every(([product, pieces]) => product.isSold && product.stock >= pieces);
  }

  /** An order was confirmed: its pieces leave the stock at their present prices. */
  place(order: Omit<ModelOrder, 'lines' | 'delivery' | 'status'>, wanted: Cart): void {
    const delivery = this.contacts[order.shopper];
    if (!delivery) throw new RangeError('There is no such shopper');
    const lines = [...wanted].map(([product, quantity]) => ({
      product,
      quantity,
      cents: product.cents,
    }));
    for (const { product, quantity } of lines) product.stock -= quantity;
    this.orders.push({ ...order, lines, delivery, status: INITIAL_STATUS });
  }

  /**
   * Cancelling returns the pieces; undoing it takes them again.
   * @returns false if stock is too low for that, or the money was returned.
   */
  setStatus(order: ModelOrder, status: OrderStatus): boolean {
    const pieces = order.lines.map(({ product, quantity }) => [product, quantity] as const);
    if (!holdsStock(order.status) && holdsStock(status)) {
      if (order.isReturned) return false;
      if (!this.hasAll(pieces)) return false;
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
    order.isReturned = true;
    return this.setStatus(order, CANCELLED_STATUS);
  }
}
