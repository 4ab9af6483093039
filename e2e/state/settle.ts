import type { AuditEntry, Order, Product } from '@shop/shared';
import { checkOut, type Scene } from './shoppers.js';

const PAGE = 100;
const CALM_MS = 1_000;
const cents = (dollars: number) => Math.round(dollars * 100);

/** What the shop says when all is over. */
export interface Truth {
  orders: Map<string, Order>;
  products: Map<string, Product>;
  /** By how much all edits moved the stock of each product, by the entries that they left. */
  audited: Map<string, number>;
}

/** Asks again for everything whose outcome nobody knows, now that nobody else is there and nothing is killed. */
export async function settle(scene: Scene): Promise<Truth> {
  const { ledger } = scene;
  // What a killed instance had asked of the database last may still arrive.
  await new Promise((resolve) => setTimeout(resolve, CALM_MS));
  for (const [key, { client, items }] of [...ledger.openKeys]) {
    for (let outcome = 'unknown'; outcome === 'unknown';)
      outcome = await checkOut(scene, client, key, items);
    ledger.openKeys.delete(key);
  }
  return {
    orders: await allOrders(scene),
    products: await allProducts(scene),
    audited: await auditedMoves(scene),
  };
}

export async function allProducts({ instances }: Pick<Scene, 'instances'>) {
  const { products } = await instances.insist<{ products: Product[] }>('/products/get-product');
  return new Map(products.map((product) => [product._id, product]));
}

export async function allOrders({ instances, admin }: Pick<Scene, 'instances' | 'admin'>) {
  const orders = new Map<string, Order>();
  for (let page = 1; ; page += 1) {
    const path = `/auth/all-orders?page=${page}&pageSize=${PAGE}`;
    const some = await instances.insist<Order[]>(path, { token: admin });
    for (const order of some) orders.set(order._id, order);
    if (some.length < PAGE) return orders;
  }
}

async function auditedMoves({ instances, admin }: Scene): Promise<Map<string, number>> {
  const moves = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const path = `/audit/entries?action=updateProduct&page=${page}&pageSize=${PAGE}`;
    const { entries } = await instances.insist<{ entries: AuditEntry[] }>(path, { token: admin });
    for (const { subject, before, after } of entries) {
      const moved = Number(after?.quantity ?? 0) - Number(before?.quantity ?? 0);
      moves.set(subject._id, (moves.get(subject._id) ?? 0) + moved);
    }
    if (entries.length < PAGE) return moves;
  }
}

/** Everything that is not as it was promised; empty when all is well. */
export function complaints(scene: Scene, { orders, products, audited }: Truth): string[] {
  const { ledger } = scene;
  const found = [...ledger.complaints];
  const keys = new Map([...ledger.orders].map(([key, { _id }]) => [_id, key]));
  if (keys.size !== ledger.orders.size) found.push('two keys share an order');

  for (const [key, told] of ledger.orders) {
    const kept = orders.get(told._id);
    if (!kept) found.push(`the order of ${key} is lost`);
    else if (asBought(kept) !== asBought(told)) found.push(`the order of ${key} was changed`);
  }
  for (const order of orders.values()) {
    if (!keys.has(order._id) && !ledger.before.has(order._id))
      found.push(`order ${order._id} belongs to no key that was acknowledged`);
    const sum = order.products.reduce((sum, line) => sum + cents(line.price) * line.quantity, 0);
    if (cents(order.total) !== sum) found.push(`the total of ${order._id} is not its lines' sum`);
  }
  for (const [id, { quantity, name }] of products) {
    const expected =
      (ledger.start.get(id) ?? NaN) + (ledger.edited.get(id) ?? 0) - soldOf(id, ledger, orders);
    if (quantity !== expected)
      found.push(`${name}: ${quantity} in stock, but ${expected} expected`);
    if ((audited.get(id) ?? 0) !== (ledger.edited.get(id) ?? 0))
      found.push(`${name}: the entries of its edits don't add up to what was acknowledged`);
    if (quantity < 0) found.push(`${name} has less than nothing in stock`);
  }
  return found;
}

/** Pieces of a product in orders that were placed here and are not cancelled. */
function soldOf(id: string, { before }: Scene['ledger'], orders: ReadonlyMap<string, Order>) {
  return [...orders.values()]
    .filter((order) => order.status !== 'cancel' && !before.has(order._id))
    .flatMap((order) => order.products)
    .filter((line) => line._id === id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** All of an order that may never change: everything but where it stands and how its products look today. */
function asBought({ _id, buyer, createAt, payment, products, total }: Order): string {
  const lines = products.map((line) => ({ ...line, photo: undefined }));
  return JSON.stringify([_id, buyer, createAt, payment, lines, total]);
}
