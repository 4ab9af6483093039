import { randomUUID } from 'node:crypto';
import { endpoints, type OrderStatus, type StatusChange, type StatusResult } from '@shop/shared';
import { expect, it } from 'vitest';
import { ApiClient, readBody } from '@shop/test-shop/client/api-client';
import { Instances } from '@shop/test-shop/shop/instances';
import { ADMIN, MAYA } from '@shop/test-shop/client/people';

const ORDERS = 40;
const PIECES = 2;
/** Finished changes after which an instance is killed: in the middle of a bulk change. */
const KILL_AFTER = 10;
const MAX_TRIES = 50;

// A new database on a MongoDB, in place of an embedded one; as in the state test.
const mongodbUri = process.env.STATE_MONGODB_URI;

it(
  'keeps stock and orders right when two instances cancel and ship the same orders, and one is killed meanwhile',
  { timeout: 480_000 },
  async () => {
    const instances = await Instances.start(2, {
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMIT_FACTOR: '9999',
      ...(mongodbUri && { MONGODB_URI: mongodbUri }),
    });
    try {
      const clientOf = (index: number) =>
        new ApiClient(instances.shops[index]?.origin ?? expect.fail('no instance'));
      const { token } = await clientOf(0).session(ADMIN);
      const admin = clientOf(0).as({ token });
      const { product, orders } = await placeOrders(admin, await clientOf(0).signIn(MAYA));
      const changesTo = (status: OrderStatus): StatusChange[] =>
        orders.map((orderId) => ({ orderId, statusBefore: 'Not Process', status }));

      const cancelling = setAll(instances, 0, token, changesTo('cancel'));
      const shipping = setAll(instances, 1, token, changesTo('Shipped').reverse());
      await waitForChanges(instances, token);
      await instances.killAndRestart(0);
      const results = [...(await cancelling), ...(await shipping)];

      const wins = results.filter(({ outcome }) => outcome === 'done');
      expect(wins.map(({ orderId }) => orderId).sort()).toEqual([...orders].sort());
      const restarted = clientOf(0).as({ token });
      const seen = (await restarted.call(endpoints.listOrderStatuses)).orders;
      const statuses = seen.filter(({ _id }) => orders.includes(_id)).map(({ status }) => status);
      expect(new Set([...statuses, 'cancel', 'Shipped'])).toEqual(new Set(['cancel', 'Shipped']));
      const shipped = statuses.filter((status) => status === 'Shipped').length;
      const { quantity } = (
        await restarted.call(endpoints.getProduct, { params: { slug: product.slug } })
      ).product;
      expect(quantity + shipped * PIECES).toBe(ORDERS * PIECES);
      const { total } = await restarted.call(endpoints.listAuditEntries, {
        query: { action: 'updateOrderStatus' },
      });
      expect(total).toBe(ORDERS);
    } finally {
      await instances.stop();
    }
  },
);

/** Places orders that take the whole stock of a product. */
async function placeOrders(admin: ApiClient, shopper: ApiClient) {
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const { product } = await admin.call(endpoints.createProduct, {
    body: {
      name: `Contested ${randomUUID()}`,
      description: 'Cancelled and shipped at the same moment',
      price: '10',
      quantity: String(ORDERS * PIECES),
      category: category?._id ?? '',
    },
  });
  const orders: string[] = [];
  for (let index = 0; index < ORDERS; index += 1) {
    const items = [{ product: product._id, quantity: PIECES }];
    const response = await shopper.placeOrder(items, randomUUID());
    orders.push((await readBody(endpoints.placeOrder, response)).order._id);
  }
  return { product, orders };
}

/** Sends changes to an instance until all are finished, as the screen does; a killed instance is asked again. */
async function setAll(
  instances: Instances,
  index: number,
  token: string,
  changes: readonly StatusChange[],
): Promise<StatusResult[]> {
  let rest = changes;
  const finished: StatusResult[] = [];
  for (let tries = 0; rest.length > 0 && tries < MAX_TRIES; tries += 1) {
    const { origin } = instances.shops[index] ?? expect.fail('no instance');
    const body = { changes: [...rest] };
    const results = await new ApiClient(origin, { token })
      .call(endpoints.updateOrderStatuses, { body })
      .then((reply) => reply.results)
      .catch(() => []);
    finished.push(...results.filter(({ outcome }) => outcome !== 'unfinished'));
    rest = changes.filter(({ orderId }) => !finished.some((one) => one.orderId === orderId));
    if (results.length === 0) await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(rest, 'changes that were never finished').toEqual([]);
  return finished;
}

/** Resolves when some orders are changed. */
async function waitForChanges(instances: Instances, token: string): Promise<void> {
  const { origin } = instances.shops[1] ?? expect.fail('no instance');
  const admin = new ApiClient(origin, { token });
  await expect
    .poll(
      async () =>
        (await admin.call(endpoints.listAuditEntries, { query: { action: 'updateOrderStatus' } }))
          .total,
      { timeout: 240_000, interval: 20 },
    )
    .toBeGreaterThan(KILL_AFTER);
}
