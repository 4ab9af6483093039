import { ORDER_STATUSES, type Product } from '@shop/shared';
import type { Random } from '../shop/random.js';
import type { Outcome } from './instances.js';
import type { Scene } from './shoppers.js';

/** Products under one administrator's hands: a second edit at the same time would hide what became of the first. */
const inHand = new Set<string>();

/** Advances, cancels, edits and deletes, again and again. */
export async function administrate(scene: Scene, client: number, random: Random): Promise<void> {
  for (let count = 0; !scene.isOver(); count += 1) {
    const chance = random.next();
    if (chance < 0.6) await setStatus(scene, client, random);
    else if (chance < 0.99) await edit(scene, client, random, `edit-${client}-${count}`);
    else await remove(scene, client, random);
  }
}

/** Any status follows any other; whoever cancels clicks three times, and another does it too. */
async function setStatus(scene: Scene, client: number, random: Random): Promise<void> {
  const orders = [...scene.ledger.orders.values()];
  if (orders.length === 0) return pause();
  const { _id } = random.pick(orders);
  const status = random.next() < 0.4 ? 'cancel' : random.pick(ORDER_STATUSES);
  const clicks = status === 'cancel' ? 3 : 1;
  const outcomes = await Promise.all(
    Array.from({ length: clicks }, () =>
      scene.instances.send(client, `/auth/order-status/${_id}`, {
        method: 'PUT',
        token: scene.admin,
        json: { status },
      }),
    ),
  );
  for (const outcome of outcomes) expectAnswer(scene, 'status', outcome, [200, 409]);
}

/**
 * Moves price and stock from what the product is now, as the edit form does; as there, what nobody answered is sent
 * again under the same key.
 */
async function edit(scene: Scene, client: number, random: Random, editKey: string): Promise<void> {
  const { ledger, instances } = scene;
  const id = random.pick(scene.products);
  if (inHand.has(id)) return pause();
  inHand.add(id);
  const product = await find(scene, client, id);
  if (product) {
    const wanted = Math.max(0, product.quantity + random.between(-4, 12));
    const changes = {
      price: String(random.between(100, 9_999) / 100),
      quantity: String(wanted),
      quantityBefore: String(product.quantity),
      editKey,
    };
    for (let answered = false; !answered;) {
      const outcome = await instances.send(client, `/products/update-product/${id}`, {
        method: 'PUT',
        token: scene.admin,
        form: formOf(product, changes),
      });
      expectAnswer(scene, 'edit', outcome, [200, 404, 409]);
      if (outcome.status === 200) ledger.moveStock(id, wanted - product.quantity);
      answered = outcome.status !== 'lost' && outcome.status !== 503;
    }
  }
  inHand.delete(id);
}

async function remove(scene: Scene, client: number, random: Random): Promise<void> {
  const id = random.pick(scene.products.slice(-4));
  const outcome = await scene.instances.send(client, `/products/product/${id}`, {
    method: 'DELETE',
    token: scene.admin,
  });
  expectAnswer(scene, 'delete', outcome, [200, 404]);
}

async function find({ instances, slugs }: Scene, client: number, id: string) {
  const { status, body } = await instances.send(
    client,
    `/products/get-product/${slugs.get(id) ?? ''}`,
  );
  return status === 200 ? (body as { product: Product }).product : undefined;
}

function formOf(product: Product, changes: Record<string, string>): FormData {
  const form = new FormData();
  const { name, description, price, quantity, category } = product;
  const fields = {
    name,
    description,
    price: String(price),
    quantity: String(quantity),
    category: category._id,
    ...changes,
  };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  return form;
}

function expectAnswer({ ledger }: Scene, what: string, { status, body }: Outcome, good: number[]) {
  ledger.count(`${what} ${status}`);
  if (status !== 'lost' && status !== 503 && !good.includes(status))
    ledger.complain(`${what}: ${status} ${JSON.stringify(body)}`);
}

async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
}
