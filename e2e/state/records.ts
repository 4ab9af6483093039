import type { Order, OrderItem, Product } from '@shop/shared';

/** Whether the payment of an order was returned, or is about to be. */
export function isReturned({ payment }: Order): boolean {
  return payment.state === 'refunded' || payment.state === 'cancelling';
}

/** What the clients learned from their responses; the shop is compared with it afterwards. */
export class Records {
  /** Stock of each product at the start. */
  readonly initialStock = new Map<string, number>();
  /** By how much confirmed edits moved the stock of each product. */
  readonly edited = new Map<string, number>();
  /** Idempotency keys whose outcome is unknown, with the client and its items. */
  readonly openKeys = new Map<string, { client: number; items: OrderItem[] }>();
  /** Orders as they were confirmed, by idempotency key. */
  readonly orders = new Map<string, Order>();
  /** Ids of orders that their shoppers have tried to cancel. */
  readonly cancelTried = new Set<string>();
  /** Ids of orders whose payment was said to be returned, or about to be. */
  readonly returned = new Set<string>();
  /** Orders of the demo data as they were at the start, by id. */
  ordersBefore: ReadonlyMap<string, Order> = new Map<string, Order>();
  /** What should not have happened. */
  readonly complaints: string[] = [];
  /** How often each kind of request had which outcome. */
  readonly counts = new Map<string, number>();

  recordInitialStock(products: readonly Product[]): void {
    for (const { _id, quantity } of products) this.initialStock.set(_id, quantity);
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  complain(what: string): void {
    this.complaints.push(what);
  }

  confirmOrder(key: string, order: Order): void {
    this.openKeys.delete(key);
    const earlier = this.orders.get(key);
    if (earlier && earlier._id !== order._id) this.complain(`${key} was ordered twice`);
    if (!earlier) this.orders.set(key, order);
  }

  moveStock(product: string, delta: number): void {
    this.edited.set(product, (this.edited.get(product) ?? 0) + delta);
  }
}
