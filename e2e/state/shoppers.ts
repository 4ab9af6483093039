import type { Order } from '@shop/shared';
import type { Random } from '../shop/random.js';
import type { Instances } from './instances.js';
import type { Items, Ledger } from './ledger.js';

export interface Scene {
  instances: Instances;
  ledger: Ledger;
  /** Ids of all products, deleted ones included. */
  products: readonly string[];
  slugs: ReadonlyMap<string, string>;
  /** A token for each account of a shopper. */
  shoppers: readonly string[];
  admin: string;
  isOver(): boolean;
}

export const tokenOf = ({ shoppers }: Scene, client: number): string =>
  shoppers[client % shoppers.length] ?? '';

/** Checks out again and again; asks again, with the same key, when a reply is lost. */
export async function shop(scene: Scene, client: number, random: Random): Promise<void> {
  for (let count = 0; !scene.isOver(); count += 1) {
    const key = `client-${client}-${count}`;
    const items = chooseItems(scene, random);
    scene.ledger.openKeys.set(key, { client, items });
    // Some click twice, some ask again when they hear nothing; the others' keys stay open to the end.
    const clicks = random.next() < 0.15 ? 2 : 1;
    const tries = Array.from({ length: clicks }, () => checkOut(scene, client, key, items));
    const outcomes = await Promise.all(tries);
    if (outcomes.includes('unknown') && random.next() < 0.7)
      outcomes.push(await checkOut(scene, client, key, items));
    if (outcomes.every((outcome) => outcome === 'refused')) scene.ledger.openKeys.delete(key);
  }
}

function chooseItems({ products }: Scene, random: Random): Items {
  const hot = products.slice(0, 3);
  const count = random.between(1, 3);
  const chosen = new Set(
    Array.from({ length: count }, () => random.pick(random.next() < 0.5 ? hot : products)),
  );
  return [...chosen].map((product) => ({ product, quantity: random.between(1, 3) }));
}

/** Sends a key once; the ledger hears of an order. */
export async function checkOut(scene: Scene, client: number, key: string, items: Items) {
  const { ledger } = scene;
  const { status, body } = await scene.instances.send(client, '/orders', {
    method: 'POST',
    token: tokenOf(scene, client),
    headers: { 'Idempotency-Key': key },
    json: { items },
  });
  ledger.count(`checkout ${status}`);
  switch (status) {
    case 201:
      ledger.acknowledge(key, (body as { order: Order }).order);
      return 'ordered';
    case 409:
    case 429:
      return 'refused';
    case 'lost':
    case 503:
      return 'unknown';
    default:
      ledger.complain(`${key}: ${status} ${JSON.stringify(body)}`);
      return 'refused';
  }
}
