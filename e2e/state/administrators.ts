import { endpoints, ORDER_STATUSES, type Product } from '@shop/shared';
import { readBody } from '@shop/test-shop/client/api-client';
import type { Random } from '@shop/test-shop/lib/random';
import type { Scene } from './scene.js';
import { expectStatus } from './sender.js';

/** Products that an administrator is editing: a second edit at the same time would hide the effect of the first. */
const beingEdited = new Set<string>();

/** Repeatedly changes statuses, edits and deletes. */
export async function administrate(scene: Scene, client: number, random: Random): Promise<void> {
  for (let count = 0; !scene.isOver(); count += 1) {
    const chance = random.next();
    if (chance < 0.5) await setStatus(scene, client, random);
    else if (chance < 0.6) await setStatuses(scene, client, random);
    else if (chance < 0.99) await edit(scene, client, random, `edit-${client}-${count}`);
    else await remove(scene, client, random);
  }
}

/**
 * Any status may follow any other, unless the money was returned. A cancellation is clicked three times, and repeated
 * by other administrators.
 */
async function setStatus(scene: Scene, client: number, random: Random): Promise<void> {
  const orders = [...scene.records.orders.values()];
  if (orders.length === 0) return pause();
  const { _id } = random.pick(orders);
  const status = random.next() < 0.4 ? 'cancel' : random.pick(ORDER_STATUSES);
  const clicks = status === 'cancel' ? 3 : 1;
  const from = { client, token: scene.admin };
  const input = { params: { orderId: _id }, body: { status } };
  const outcomes = await Promise.all(
    Array.from({ length: clicks }, () =>
      scene.sender.send(from, endpoints.updateOrderStatus, input),
    ),
  );
  for (const outcome of outcomes) await expectStatus(scene.records, 'status', outcome, [200, 409]);
}

/** Sets adjacent orders in the list of all orders, with the statuses seen; twice, as after a lost reply. */
async function setStatuses(scene: Scene, client: number, random: Random): Promise<void> {
  const from = { client, token: scene.admin };
  const seen = await scene.sender.send(from, endpoints.listOrderStatuses, {});
  await expectStatus(scene.records, 'statuses seen', seen, [200]);
  if (seen.status !== 200) return pause();
  const { orders } = await readBody(endpoints.listOrderStatuses, seen.response);
  const first = random.between(0, orders.length);
  const status = random.pick(ORDER_STATUSES);
  const changes = orders
    .slice(first, first + random.between(1, 12))
    .map((order) => ({ orderId: order._id, statusBefore: order.status, status }));
  if (changes.length === 0) return pause();
  for (const what of ['statuses', 'statuses again']) {
    const outcome = await scene.sender.send(from, endpoints.updateOrderStatuses, {
      body: { changes },
    });
    await expectStatus(scene.records, what, outcome, [200]);
    if (outcome.status !== 200) continue;
    const { results } = await readBody(endpoints.updateOrderStatuses, outcome.response);
    for (const { outcome: became } of results) scene.records.count(`${what}: ${became}`);
  }
}

/** Changes price and stock from their current values, as the edit form does; retries a lost request with its key. */
async function edit(scene: Scene, client: number, random: Random, editKey: string): Promise<void> {
  const { records, sender } = scene;
  const id = random.pick(scene.products);
  if (beingEdited.has(id)) return pause();
  beingEdited.add(id);
  const product = await find(scene, client, id);
  if (product) {
    const quantity = Math.max(0, product.quantity + random.between(-4, 12));
    const body = {
      name: product.name,
      description: product.description,
      category: product.category._id,
      price: String(random.between(100, 9_999) / 100),
      quantity: String(quantity),
      quantityBefore: String(product.quantity),
      editKey,
    };
    const from = { client, token: scene.admin };
    for (let answered = false; !answered;) {
      const outcome = await sender.send(from, endpoints.updateProduct, { params: { id }, body });
      await expectStatus(scene.records, 'edit', outcome, [200, 404, 409]);
      if (outcome.status === 200) records.moveStock(id, quantity - product.quantity);
      answered = outcome.status !== 'lost' && outcome.status !== 503;
    }
  }
  beingEdited.delete(id);
}

async function remove(scene: Scene, client: number, random: Random): Promise<void> {
  const id = random.pick(scene.products.slice(-4));
  const from = { client, token: scene.admin };
  const outcome = await scene.sender.send(from, endpoints.deleteProduct, { params: { id } });
  await expectStatus(scene.records, 'delete', outcome, [200, 404]);
}

async function find(
  { sender, slugs }: Scene,
  client: number,
  id: string,
): Promise<Product | undefined> {
  const params = { slug: slugs.get(id) ?? '' };
  const outcome = await sender.send({ client }, endpoints.getProduct, { params });
  if (outcome.status === 'lost' || outcome.status !== 200) return undefined;
  return (await readBody(endpoints.getProduct, outcome.response)).product;
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
