import { endpoints } from '@shop/shared';
import { expect, it, vi } from 'vitest';
import { OPERATOR, type Client } from '@shop/front';
import { heldTask, settled } from '@shop/front/testing';
import { TRANSACTION_DEADLINE_MS } from '@shop/mongo';
import { HttpError } from '@shop/http/errors';
import { ProductModel } from '../catalog/index.js';
import { buildCheckout } from '../../testing/orders/checkouts.js';
import { buildProduct, buildUser } from '../../testing/factories.js';
import { useTestShop } from '../../testing/test-shop.js';
import { checkoutQueue } from './checkout-queue.js';
import { OrderModel } from '../orders/order.model.js';
import { simulatedPayments } from '../payments/simulated.js';
import { placeOrder } from './place-order.js';

const api = useTestShop();

type Buyer = Awaited<ReturnType<typeof buildUser>>['user'];

let orders = 0;

const order = (buyer: Buyer, product: string, quantity = 1, client: Client = OPERATOR) =>
  placeOrder(
    {
      buyer,
      items: [{ product, quantity }],
      idempotencyKey: `order-${(orders += 1)}`,
      client,
    },
    simulatedPayments,
  );

/** Keeps the queue of a product waiting until the returned function is called. */
function holdQueue(product: string): () => Promise<void> {
  const { run, end } = heldTask();
  const held = checkoutQueue.run([product], run);
  return async () => {
    end();
    await held;
  };
}

const isTooMany = (error: unknown) =>
  error instanceof HttpError &&
  error.status === 429 &&
  error.details.headers?.['Retry-After'] === '2';

it('gives up a checkout whose turn comes after its caller has stopped waiting', async () => {
  const { user } = await buildUser();
  const { id } = await buildProduct({ quantity: 5 });
  const stock = vi.spyOn(ProductModel, 'find');
  const release = holdQueue(id);
  const asked = performance.now();
  const late = order(user, id);
  // It waits in the queue once it has seen the stock.
  await vi.waitFor(() => expect(stock).toHaveBeenCalled(), 20_000);
  const clock = vi
    .spyOn(performance, 'now')
    .mockReturnValue(asked + TRANSACTION_DEADLINE_MS + 1_000);
  await release();
  await expect(late).rejects.toMatchObject({ name: 'TransactionTimeoutError' });
  clock.mockRestore();
  expect(await OrderModel.countDocuments()).toBe(0);
  expect((await ProductModel.findById(id).lean())?.quantity).toBe(5);
});

it('places no order for a caller who was told to come back while the checkout waited', async () => {
  const { user } = await buildUser();
  const { id } = await buildProduct({ quantity: 5 });
  const stock = vi.spyOn(ProductModel, 'find');
  const release = holdQueue(id);
  const leaving = new AbortController();
  const late = order(user, id, 1, { key: 'shopper', left: leaving.signal });
  await vi.waitFor(() => expect(stock).toHaveBeenCalled(), 20_000);
  leaving.abort();
  await release();
  await expect(late).rejects.toMatchObject({ name: 'ClientLeftError' });
  expect(await OrderModel.countDocuments()).toBe(0);
});

it('refuses what is not in stock without waiting in the queue', async () => {
  const { user } = await buildUser();
  const { id } = await buildProduct({ quantity: 5 });
  const release = holdQueue(id);
  await expect(order(user, id, 6)).rejects.toMatchObject({ status: 409 });
  await release();
});

it('stores an order as its model has it', async () => {
  const { user } = await buildUser();
  const { id } = await buildProduct();
  const { order: placed } = await order(user, id);
  const stored = await OrderModel.findById(placed._id).lean();
  const checked = new OrderModel(stored);
  await checked.validate();
  // The payment has marked it once more.
  const expected = { ...placed, uncounted: stored?.uncounted };
  expect([stored, checked.toObject()]).toEqual([expected, expected]);
});

it('shows the photos of a new order without reading them again', async () => {
  const { token } = await buildUser();
  const { id } = await buildProduct();
  const photo = { version: 'a-version', width: 600, height: 400 };
  await ProductModel.updateOne({ _id: id }, { $set: { photo } });
  const read = vi.spyOn(ProductModel, 'find');
  const checkout = buildCheckout(token, [{ product: id, quantity: 1 }]);
  const first = await api.call(endpoints.placeOrder, checkout);
  expect(first.body.order.products).toMatchObject([{ photo, inCatalog: true }]);
  // The stock check before the queue.
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
  expect((await api.call(endpoints.placeOrder, checkout)).body).toEqual(first.body);
});

it('gives an earlier order again although its products are sold out since', async () => {
  const { user } = await buildUser();
  const { id } = await buildProduct({ quantity: 1 });
  const items = [{ product: id, quantity: 1 }];
  const request = { buyer: user, items, idempotencyKey: 'last', client: OPERATOR };
  const first = await placeOrder(request, simulatedPayments);
  const again = await placeOrder(request, simulatedPayments);
  expect(again.order).toEqual({ ...first.order, uncounted: again.order.uncounted });
});

it('lets no buyer alone fill the queue of a product', async () => {
  const [{ user: hoarder }, { user: neighbour }] = [await buildUser(), await buildUser()];
  const { id } = await buildProduct({ quantity: 1_000 });
  const release = holdQueue(id);
  const hoarded = Promise.allSettled(Array.from({ length: 600 }, () => order(hoarder, id)));
  const neighbours = order(neighbour, id);
  await settled();
  await release();
  expect((await neighbours).order.buyer._id).toEqual(neighbour._id);
  // On a slow machine, some of the hundred queued checkouts give up before their turn.
  const refused = (await hoarded).filter(
    (outcome) => outcome.status === 'rejected' && isTooMany(outcome.reason),
  );
  expect(refused).toHaveLength(500);
});
