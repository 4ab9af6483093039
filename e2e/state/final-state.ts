import { endpoints, MAX_LIST_SIZE, type Order, type Product } from '@shop/shared';
import type { Scene } from './scene.js';
import type { Sender } from './sender.js';
import { checkOut } from './shoppers.js';

/** A pause for requests of killed instances that the database may still be processing. */
const QUIET_MS = 1_000;
/** How long the shop may take to return the payments that a killed instance left: a lease, and a busy machine. */
const RETURNED_WITHIN_MS = 90_000;
/** The client that reads the shop after the run. */
const INSPECTOR = 0;

/** What the shop reports when all clients are done. */
export interface FinalState {
  orders: Map<string, Order>;
  products: Map<string, Product>;
  /** By how much all edits moved the stock of each product, by their audit entries. */
  audited: Map<string, number>;
}

/** Repeats every checkout whose outcome is unknown, now that nothing is killed any more, and reads everything. */
export async function readFinalState(scene: Scene): Promise<FinalState> {
  const { records, sender, admin } = scene;
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  for (const [key, { client, items }] of [...records.openKeys]) {
    while ((await checkOut(scene, client, key, items)) === 'unknown');
    records.openKeys.delete(key);
  }
  const products = await allProducts(sender);
  return {
    orders: await settledOrders(sender, admin),
    products: new Map(products.map((product) => [product._id, product])),
    audited: await auditedMoves(sender, admin),
  };
}

/** All products, deleted ones excluded. */
export async function allProducts(sender: Sender): Promise<Product[]> {
  return (await sender.sendUntilAnswered({ client: INSPECTOR }, endpoints.listProducts, {}))
    .products;
}

/** All orders by id, those of the demo data included. */
export async function allOrders(sender: Sender, admin: string): Promise<Map<string, Order>> {
  const orders = new Map<string, Order>();
  const from = { client: INSPECTOR, token: admin };
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: MAX_LIST_SIZE };
    const some = await sender.sendUntilAnswered(from, endpoints.listAllOrders, { query });
    for (const order of some) orders.set(order._id, order);
    if (some.length < MAX_LIST_SIZE) return orders;
  }
}

/** All orders, once no payment is under way; those that stay so when it takes too long. */
async function settledOrders(sender: Sender, admin: string): Promise<Map<string, Order>> {
  const end = performance.now() + RETURNED_WITHIN_MS;
  for (;;) {
    const orders = await allOrders(sender, admin);
    const states = new Set([...orders.values()].map(({ payment }) => payment.state));
    const isSettled = !states.has('pending') && !states.has('cancelling');
    if (isSettled || performance.now() > end) return orders;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

async function auditedMoves(sender: Sender, admin: string): Promise<Map<string, number>> {
  const moves = new Map<string, number>();
  const from = { client: INSPECTOR, token: admin };
  for (let page = 1; ; page += 1) {
    const query = { action: 'updateProduct', page, pageSize: MAX_LIST_SIZE };
    const reply = await sender.sendUntilAnswered(from, endpoints.listAuditEntries, { query });
    for (const { subject, before, after } of reply.entries) {
      const moved = Number(after?.quantity ?? 0) - Number(before?.quantity ?? 0);
      moves.set(subject._id, (moves.get(subject._id) ?? 0) + moved);
    }
    if (reply.entries.length < MAX_LIST_SIZE) return moves;
  }
}
