import type { OrderStatus } from '@shop/shared';

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
  readonly key: string;
  readonly shopper: number;
  readonly lines: readonly ModelLine[];
  status: OrderStatus;
}

/** Pieces of each product that somebody wants. */
export type Cart = Map<ModelProduct, number>;

/** A shop in a few lines, which the real one is compared with. */
export class Model {
  readonly carts: readonly Cart[];
  /** Oldest first. */
  readonly orders: ModelOrder[] = [];

  constructor(
    readonly products: readonly ModelProduct[],
    shoppers: number,
  ) {
    this.carts = Array.from({ length: shoppers }, (): Cart => new Map());
  }

  hasAll(wanted: Iterable<readonly [ModelProduct, number]>): boolean {
    return [...wanted].every(([product, pieces]) => product.isSold && product.stock >= pieces);
  }

  /** An order was confirmed: its pieces leave the stock at their present prices. */
  place(order: Pick<ModelOrder, '_id' | 'key' | 'shopper'>, wanted: Cart): void {
    const lines = [...wanted].map(([product, quantity]) => ({
      product,
      quantity,
      cents: product.cents,
    }));
    for (const { product, quantity } of lines) product.stock -= quantity;
    this.orders.push({ ...order, lines, status: 'Not Process' });
  }

  /** Cancelling returns the pieces; leaving `cancel` takes them again. @returns false when they are gone. */
  setStatus(order: ModelOrder, status: OrderStatus): boolean {
    const pieces = order.lines.map(({ product, quantity }) => [product, quantity] as const);
    if (order.status === 'cancel' && status !== 'cancel') {
      if (!this.hasAll(pieces)) return false;
      for (const [product, quantity] of pieces) product.stock -= quantity;
    }
    if (order.status !== 'cancel' && status === 'cancel')
      for (const [product, quantity] of pieces) product.stock += product.isSold ? quantity : 0;
    order.status = status;
    return true;
  }
}
