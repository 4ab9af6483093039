import type { Order, Product } from '@shop/shared';

export type Items = { product: string; quantity: number }[];

/** What the clients were told, kept by themselves: the shop is held against it afterwards. */
export class Ledger {
  /** What each product had in stock at the start. */
  readonly start = new Map<string, number>();
  /** By how much acknowledged edits moved the stock of each product. */
  readonly edited = new Map<string, number>();
  /** Keys whose outcome nobody knows, with who sent them. */
  readonly openKeys = new Map<string, { client: number; items: Items }>();
  /** Orders as they were acknowledged, by their key. */
  readonly orders = new Map<string, Order>();
  /** Orders that the demo shop has at its opening. */
  readonly before = new Set<string>();
  /** What should not have happened. */
  readonly complaints: string[] = [];
  /** How often what came of what. */
  readonly counts = new Map<string, number>();

  open(products: readonly Product[]): void {
    for (const { _id, quantity } of products) this.start.set(_id, quantity);
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  complain(what: string): void {
    this.complaints.push(what);
  }

  acknowledge(key: string, order: Order): void {
    this.openKeys.delete(key);
    const earlier = this.orders.get(key);
    if (earlier && earlier._id !== order._id) this.complain(`${key} was ordered twice`);
    if (!earlier) this.orders.set(key, order);
  }

  moveStock(product: string, delta: number): void {
    this.edited.set(product, (this.edited.get(product) ?? 0) + delta);
  }
}
