import { endpoints, type OrderItem } from '@shop/shared';
import { readBody } from '@shop/test-shop/client/api-client';
import type { Random } from '@shop/test-shop/lib/random';
import { isReturned } from './records.js';
import { tokenOf, type Scene } from './scene.js';
import { expectStatus } from './sender.js';

type Result = 'ordered' | 'refused' | 'unknown';

/** How often a shopper cancels an order, among checkouts. */
const CANCELS = 0.15;

/** Checks out repeatedly; retries with the same key when a response is lost. Cancels some of the orders. */
export async function shop(scene: Scene, client: number, random: Random): Promise<void> {
  for (let count = 0; !scene.isOver(); count += 1) {
    const key = `client-${client}-${count}`;
    const items = chooseItems(scene, random);
    scene.records.openKeys.set(key, { client, items });
    // Some click twice, some retry after a lost response; the keys of the others stay open to the end.
    const clicks = random.next() < 0.15 ? 2 : 1;
    const results = await Promise.all(
      Array.from({ length: clicks }, () => checkOut(scene, client, key, items)),
    );
    if (results.includes('unknown') && random.next() < 0.7)
      results.push(await checkOut(scene, client, key, items));
    if (results.every((result) => result === 'refused')) scene.records.openKeys.delete(key);
    if (random.next() < CANCELS) await cancel(scene, client, random);
  }
}

function chooseItems({ products }: Scene, random: Random): OrderItem[] {
  const popular = products.slice(0, 3);
  const count = random.between(1, 3);
  const chosen = new Set(
    Array.from({ length: count }, () => random.pick(random.next() < 0.5 ? popular : products)),
  );
  return [...chosen].map((product) => ({ product, quantity: random.between(1, 3) }));
}

/** Sends a checkout once and records its outcome. */
export async function checkOut(
  scene: Scene,
  client: number,
  key: string,
  items: OrderItem[],
): Promise<Result> {
  const { records, sender } = scene;
  const from = { client, token: tokenOf(scene, client) };
  const outcome = await sender.send(from, endpoints.placeOrder, {
    headers: { 'idempotency-key': key },
    body: { items },
  });
  records.count(`checkout ${outcome.status}`);
  switch (outcome.status) {
    // None of these tells the outcome of an earlier checkout with this key.
    case 'lost':
    case 429:
    case 503:
      return 'unknown';
    case 201:
      records.confirmOrder(key, (await readBody(endpoints.placeOrder, outcome.response)).order);
      return 'ordered';
    case 409:
      return 'refused';
    default:
      records.complain(`${key}: ${outcome.status} ${await outcome.response.text()}`);
      return 'refused';
  }
}

/** Cancels one of the client's own orders from two tabs, while administrators ship, cancel and reopen it. */
async function cancel(scene: Scene, client: number, random: Random): Promise<void> {
  const { records, sender } = scene;
  const own = [...records.orders].filter(([key]) => key.startsWith(`client-${client}-`));
  if (own.length === 0) return;
  const [, { _id, number }] = random.pick(own);
  records.cancelTried.add(_id);
  const from = { client, token: tokenOf(scene, client) };
  const input = { params: { number: String(number) } };
  const outcomes = await Promise.all(
    Array.from({ length: 2 }, () => sender.send(from, endpoints.cancelMyOrder, input)),
  );
  for (const outcome of outcomes) {
    await expectStatus(records, 'cancel', outcome, [200, 409]);
    if (outcome.status !== 200) continue;
    const { order } = await readBody(endpoints.cancelMyOrder, outcome.response);
    if (isReturned(order)) records.returned.add(_id);
  }
}
